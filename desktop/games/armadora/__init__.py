"""Armadora: warriors and palisades around forty pieces of gold, base and advanced game."""
