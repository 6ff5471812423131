"""The game-neutral scene kit."""
