"""Meadhall: five fantasy games at one table, and a workshop for Ghour decks."""

__version__ = "0.1.0"
