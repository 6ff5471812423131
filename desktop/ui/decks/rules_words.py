"""What a card does, in words: its keywords, each with what it says, and the sentences of its text box."""

from __future__ import annotations

from html import escape

from desktop.core.message import Ref, message
from desktop.games.ghour.abilities.text import rules_text
from desktop.games.ghour.model import Card
from desktop.ui.text import NOBODY, name_of, say, spoken

GAME = "ghour"


def keyword_name(keyword: str, language: str = "") -> str:
    """Return what ``keyword`` is called."""
    return name_of(Ref("keyword", keyword), GAME, language)


def keyword_help(keyword: str, language: str = "") -> str:
    """Return what ``keyword`` does, in one sentence."""
    return name_of(Ref("keyword-says", keyword), GAME, language)


def sentences(card: Card, language: str = "") -> tuple[str, ...]:
    """Return what stands on ``card`` as sentences, in ``language`` or in the one that is spoken."""
    language = language or spoken()
    told = [say(each, NOBODY, language=language) for each in rules_text(card)]
    if card.starts:
        told.insert(0, say(message("workshop.starting-base")))
    return tuple(text[:1].upper() + text[1:] for text in told)


def as_html(card: Card, link: str, language: str = "") -> str:
    """Return the same as rich text; keywords are links of the colour ``link``, each with what it means."""
    lines = [
        f'<a href="{keyword}" style="color:{link}; text-decoration:none; font-weight:bold">'
        f"{escape(keyword_name(keyword, language))}</a>: {escape(keyword_help(keyword, language))}"
        for keyword in card.keywords
    ]
    lines += [escape(line if line.endswith((".", "!", "?")) else f"{line}.") for line in sentences(card, language)]
    return "<br>".join(lines)


def as_text(card: Card, language: str = "") -> str:
    """Return the same for a screen reader and a tool tip: every keyword with what it says."""
    lines = [f"{keyword_name(each, language)}: {keyword_help(each, language)}" for each in card.keywords]
    return "\n".join([*lines, *sentences(card, language)])
