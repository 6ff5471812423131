"""From YAML nodes to cards and decks, with every fault of GH-13d on the way."""
