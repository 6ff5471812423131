"""The symbols of the text box (GH-6): one tree, parsed once, run once, told once."""
