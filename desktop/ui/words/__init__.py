"""Sentences of each game, by message key."""
