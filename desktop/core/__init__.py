"""The contract between rules, knowledge and screen; knows no game."""
