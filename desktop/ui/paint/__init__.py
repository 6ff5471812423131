"""Pieces and surfaces, drawn from vectors."""
