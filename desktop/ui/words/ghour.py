"""English sentences of Ghour, gathered from its rooms."""

from desktop.ui.words import ghour_faults, ghour_play, ghour_text

WORDS: dict[str, str] = {**ghour_play.WORDS, **ghour_text.WORDS, **ghour_faults.WORDS}
