"""What a deck workshop asks of cards and decks, as pure functions of values: search, edits, lists, figures."""
