"""Words made comparable: case, accents, dashes and blanks no longer tell them apart."""

from __future__ import annotations

import re
import unicodedata

from desktop.games.ghour.model import Text

# letters with a stroke, and ligatures, have no decomposition of their own in Unicode
_LETTERS = str.maketrans(
    {
        "ł": "l", "đ": "d", "ð": "d", "ø": "o", "ħ": "h", "ŧ": "t", "ı": "i", "þ": "th", "æ": "ae", "œ": "oe",
        "ß": "ss", "ŋ": "n", "ĸ": "k", "‐": "-", "‑": "-", "‒": "-", "–": "-", "—": "-", "−": "-",
        "’": "'", "‘": "'", "ʼ": "'", "´": "'", "`": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"',
        "\u200b": "", "\u200c": "", "\u200d": "", "\u2060": "", "\ufeff": "", "\xad": "",
    }
)  # fmt: skip

_ACCENTS = re.compile("[\u0300-\u036f]+")


def folded(text: str) -> str:
    """Return ``text`` as it is compared: "Łódź–ŐR" and "lodz-or" are the same."""
    if text.isascii():
        return " ".join(text.lower().split())
    previous, now = text, _once(text)
    # what one pass takes apart may hold another letter to take apart, seldom more than once
    while now != previous:
        previous, now = now, _once(now)
    return now


def folded_text(text: Text) -> str:
    """Return ``text`` in all its languages, folded, a line each."""
    return "\n".join(folded(words) for _, words in text)


def _once(text: str) -> str:
    apart = _ACCENTS.sub("", unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS)))
    if apart.isascii():
        return " ".join(apart.split())
    bare = "".join(sign for sign in apart if not unicodedata.combining(sign))
    return " ".join(bare.casefold().translate(_LETTERS).split())
