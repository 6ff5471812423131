"""One match: its journal, its undo, and who may see what; without Qt."""
