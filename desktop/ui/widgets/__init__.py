"""Real widgets that look like wood and brass: they take focus, keys and screen readers."""
