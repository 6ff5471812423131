"""Computer players: they decide from an observation alone, in any game that keeps the contract (contract.md §8)."""

from desktop.bots.make import LEVELS, Bot, make

__all__ = ["LEVELS", "Bot", "make"]
