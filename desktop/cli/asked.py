"""What was asked for, checked: game, seats, options, levels, files."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any

from desktop import catalogue
from desktop.catalogue import Game
from desktop.cli.speech import Wrong, wrong
from desktop.core.message import message
from desktop.core.rules import Rules, Setup
from desktop.match.options import OptionError, read_options
from desktop.match.save import Header

RANDOM = "random"
"""The player that is always there; the levels are those of ``desktop.bots``."""


def game(word: str) -> Game:
    """Return the game called ``word``."""
    found = catalogue.game(word)
    if found is None:
        raise unknown("game", word, [each.id for each in catalogue.GAMES])
    return found


def setup(
    record: Game, seats: int | None, options: Iterable[str], picks: Sequence[str] = ()
) -> tuple[Rules[Any, Any], Setup]:
    """Return the rules of a game, and what was agreed; seats for which nothing is picked have it by lot."""
    fewest, most = record.seats
    count = fewest if seats is None else seats
    if not fewest <= count <= most:
        key = "cli.seats" if fewest < most else "cli.seats-exactly"
        raise wrong(key, game=record.title, fewest=fewest, most=most, seats=count)
    try:
        chosen = read_options(options, record.options)
    except OptionError as error:
        raise Wrong(error.message) from error
    for option in record.options:
        if option.seats and count not in option.seats and any(name == option.name for name, _ in chosen):
            listed = ", ".join(map(str, option.seats))
            raise wrong("cli.option-seats", name=option.name, listed=listed, seats=count)
    rules = record.rules()
    picked = tuple(_pick(record, rules, word) for word in picks)
    agreed = Setup(count, chosen, None, (*picked, *[""] * (count - len(picked))) if picked else ())
    for refusal in rules.refuse_setup(agreed):
        raise wrong("cli.refused", why=refusal.message, clause=refusal.clause)
    return rules, agreed


def _pick(record: Game, rules: Rules[Any, Any], word: str) -> str:
    """Return the id of what is called ``word``: a deck, a race; by its id or name, ``""`` stays by lot."""
    from desktop.ui.screens.picks import picks_of  # noqa: PLC0415  # most verbs pick nothing

    known = picks_of(record, rules.content)
    folded = word.casefold()
    found = [each for each, name in known if folded in (each.casefold(), name.casefold())]
    # what nothing can be picked of, the rules refuse in their own words
    if found or not word or not known:
        return found[0] if found else word
    raise unknown(record.picks, word, [each for each, _ in known])


def level(word: str) -> str:
    """Return ``word`` if it is a computer player."""
    from desktop.bots import LEVELS  # noqa: PLC0415  # most verbs need no computer player

    if word != RANDOM and word not in LEVELS:
        raise unknown("level", word, [RANDOM, *LEVELS])
    return word


def bots(text: str, seats: int) -> dict[int, str]:
    """Return the computer players that ``SEAT=LEVEL,…`` names, by seat."""
    found: dict[int, str] = {}
    for part in filter(None, text.split(",")):
        seat, given, word = part.partition("=")
        if not given or not seat.isascii() or not seat.isdigit():
            raise wrong("cli.bots", word=part)
        if int(seat) >= seats:
            raise wrong("cli.no-seat", seat=int(seat), last=seats - 1)
        if int(seat) in found:
            raise wrong("cli.seat-twice", seat=int(seat))
        found[int(seat)] = level(word)
    return found


def rules_for(header: Header) -> tuple[Rules[Any, Any], int] | None:
    """Return the rules that the game of a save is played by, and their version."""
    record = catalogue.game(header.game)
    return None if record is None else (record.rules(header.embedded), record.version)


def file(name: str) -> Path:
    """Return the file called ``name``, which is there."""
    path = Path(name)
    if path.is_dir():
        raise wrong("cli.folder", file=name)
    if not path.is_file():
        raise wrong("cli.no-file", file=name)
    return path


def unknown(what: str, word: str, known: Sequence[str]) -> Wrong:
    """Return that there is no game, level, deck, race, screen or verb called ``word``, with what was probably meant."""
    from desktop.data.schema import nearest  # noqa: PLC0415  # only for a message

    near = nearest(word, known)
    thing = message(f"cli.{what}")
    if near:
        return wrong("cli.near", thing=thing, word=word, near=near[0])
    return wrong("cli.unknown", thing=thing, word=word, known=", ".join(known))
