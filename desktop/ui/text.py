"""Messages to sentences in the user's language.  QtCore only: the command line speaks with it too.

A sentence is written once, in English, in ``desktop.ui.words``; Qt Linguist's files translate it.
``{name}`` stands for the argument ``name``, ``%n`` for the number ``n`` that chooses the plural form.
English chooses by itself: ``card(s)`` is one card or two cards, ``(is|are)`` one word or the other.
"""

from __future__ import annotations

import functools
import importlib
import pkgutil
import re
from collections.abc import Mapping
from typing import Any

import msgspec
from PySide6.QtCore import QCoreApplication, QLocale

from desktop import paths
from desktop.core.fault import Fault
from desktop.core.message import Argument, Message, Ref, message
from desktop.core.rules import Refusal
from desktop.ui import words

_PLACEHOLDER = re.compile(r"\{([a-z0-9_]+)\}")
_EITHER = re.compile(r"\(([^()|]*)\|([^()|]*)\)")
_ENDING = re.compile(r"(?<=\w)\((e?s)\)")
_FULL_STOP = (".", "!", "?", "…")


class Names(msgspec.Struct, frozen=True):
    """What is called how, beside the words everybody shares.

    Attributes
    ----------
    players
        By seat.
    game
        Whose pieces are meant when the message itself belongs to no game.
    things
        What loaded content calls its own pieces: kind and id, to the words by language.
    """

    players: tuple[str, ...] = ()
    game: str = ""
    things: Mapping[tuple[str, str], tuple[tuple[str, str], ...]] = {}


NOBODY = Names()
"""Names for where no players are known: seats are called by their number."""


def spoken() -> str:
    """Return the language that is spoken: the one whose translation is installed, as two letters."""
    return QCoreApplication.translate("text", "en")


def say(said: Message, names: Names = NOBODY, *, language: str = "") -> str:
    """Return ``said`` as a sentence.

    Parameters
    ----------
    language
        In which language pieces are named, as two letters; the language that is spoken if not given.
    """
    part = said.key.partition(".")[0]
    source = sentences(part).get(said.key)
    if source is None:
        # a test finds every key without words; a game on somebody's table goes on
        return said.key
    text = _translated(part, source, said.get("n"))
    thing = Names(names.players, part if _pieces(part) else names.game, names.things)
    values = {name: _shown(value, thing, language or spoken()) for name, value in said.args}
    return _PLACEHOLDER.sub(lambda found: values.get(found[1], found[0]), text)


def say_refusal(refusal: Refusal, names: Names = NOBODY) -> str:
    """Return why something is not allowed, with the clause of the rules."""
    text = say(refusal.message, names)
    return f"{text.removesuffix('.')} ({refusal.clause})" if refusal.clause else text


def say_fault(fault: Fault, names: Names = NOBODY) -> str:
    """Return ``FILE:LINE:COL: level CODE (CLAUSE): who: what is wrong. How to mend it.`` as far as it is known."""
    parts = [] if fault.where is None else [str(fault.where)]
    clause = f" ({fault.clause})" if fault.clause else ""
    parts.append(f"{say(message(f'text.level-{fault.level}'))} {fault.code}{clause}")
    if fault.who:
        parts.append(fault.who)
    sentences = [_ended(say(each, names)) for each in (fault.message, fault.mend) if each is not None]
    return ": ".join([*parts, " ".join(sentences)])


@functools.cache
def sentences(part: str) -> dict[str, str]:
    """Return the English sentences of all keys that begin with ``part``; they may be spread over several modules."""
    found: dict[str, str] = {}
    for module in pkgutil.iter_modules(words.__path__):
        if module.name == part or module.name.startswith(f"{part}_"):
            found.update(getattr(importlib.import_module(f"{words.__name__}.{module.name}"), "WORDS", {}))
    return found


def name_of(thing: Ref, game: str, language: str = "") -> str:
    """Return what ``rules_data/<game>/names.yaml`` calls ``thing``; its own id if it has no name there."""
    entry = _pieces(game).get(thing.kind, {}).get(thing.id)
    if isinstance(entry, dict) and "name" in entry:
        entry = entry["name"]
    if isinstance(entry, dict):
        entry = entry.get(language or spoken(), entry.get("en"))
    return thing.id if entry is None else str(entry)


def named(kind: str, game: str) -> tuple[str, ...]:
    """Return the ids of everything of ``kind`` that ``rules_data/<game>/names.yaml`` names, in its order."""
    return tuple(_pieces(game).get(kind, {}))


@functools.cache
def _pieces(game: str) -> dict[str, Any]:
    """Return what ``names.yaml`` of ``game`` holds, nothing if there is none: kind, then id, then the name."""
    file = paths.rules_data() / game / "names.yaml"
    if not game or not file.is_file():
        return {}
    # the home screen paints before YAML is imported
    from desktop.data.nodes import plain  # noqa: PLC0415
    from desktop.data.reader import read  # noqa: PLC0415

    found: dict[str, Any] = plain(read(file))
    return found


def _translated(part: str, source: str, number: Argument | None) -> str:
    """Return ``source`` in the language that is spoken, in the plural form for ``number``."""
    if not isinstance(number, int):
        return QCoreApplication.translate(part, source)
    text = QCoreApplication.translate(part, source, None, number)
    if text != source.replace("%n", str(number)):
        return text
    text = _EITHER.sub(r"\1" if number == 1 else r"\2", text)
    return _ENDING.sub("" if number == 1 else r"\1", text)


def _shown(value: Argument, names: Names, language: str) -> str:
    """Return one argument as text."""
    if isinstance(value, Message):
        return say(value, names, language=language)
    if isinstance(value, tuple):
        return ", ".join(_shown(each, names, language) for each in value)
    if isinstance(value, float):
        return (QLocale(language) if language else QLocale()).toString(value, "f", 1)
    if not isinstance(value, Ref):
        return str(value)
    own = dict(names.things.get((value.kind, value.id), ()))
    if own:
        return own.get(language) or own.get("en") or next(iter(own.values()))
    if value.kind != "seat":
        return name_of(value, names.game, language)
    seat = int(value.id)
    if seat < len(names.players):
        return names.players[seat]
    return say(message("match.seat", number=seat + 1))


def _ended(text: str) -> str:
    return text if text.endswith(_FULL_STOP) else f"{text}."
