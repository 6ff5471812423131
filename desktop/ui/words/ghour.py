"""English sentences of Ghour, gathered from its rooms."""

from desktop.ui.words import ghour_faults, ghour_text

WORDS: dict[str, str] = {**ghour_faults.WORDS, **ghour_text.WORDS}
