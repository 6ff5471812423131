"""How scenario files write lines, fields and tiles: ``0 C1^ A2`` is seat 0 with C1 face up on the left."""

from __future__ import annotations

from typing import Any

from desktop.core.staging import ScenarioError
from desktop.games.orcz.content import Content
from desktop.games.orcz.observation import LineSeen
from desktop.games.orcz.state import Line
from desktop.games.orcz.tiles import FIELDS, GONE, HIDDEN, NUMBERS, TILES, may_pair


def field_number(word: object) -> int:
    """Return the field called ``word``."""
    if word not in FIELDS:
        raise ScenarioError(f"there is no field {word!r}")
    return FIELDS.index(str(word))


def tile_number(word: object) -> int:
    """Return the tile called ``word``."""
    if not isinstance(word, str) or word not in NUMBERS:
        raise ScenarioError(f"there is no tile {word!r}")
    return NUMBERS[word]


def opponent_number(content: Content, word: object, field: int | None = None) -> int:
    """Return the opponent called ``word``, which must belong to ``field`` if one is given."""
    for number, opponent in enumerate(content.opponents):
        if opponent.id == word and field in (None, opponent.field):
            return number
    raise ScenarioError(f"there is no opponent {word!r}" + (f" at {FIELDS[field]}" if field is not None else ""))


def event_number(content: Content, word: object) -> int:
    """Return the event called ``word``."""
    for number, event in enumerate(content.events):
        if event.id == word:
            return number
    raise ScenarioError(f"there is no event {word!r}")


def tiles_and_sides(words: list[str]) -> tuple[int, int, int]:
    """Return left tile, right tile and what lies face up of two words such as ``C1^`` and ``A2``."""
    if len(words) != 2:
        raise ScenarioError(f"a line has two tiles, not {' '.join(words)!r}")
    left, right = (GONE if word == "-" else tile_number(word.removesuffix("^")) for word in words)
    return left, right, sum(1 << wing for wing, word in enumerate(words) if word.endswith("^") or word == "-")


def line_of(text: object, number: int, seats: int) -> Line:
    """Return the line written as ``text``."""
    seat, *tiles = str(text).split()
    if not seat.isdecimal() or int(seat) >= seats:
        raise ScenarioError(f"{text!r}: a line begins with the seat of its owner")
    left, right, up = tiles_and_sides(tiles)
    if left == right or (GONE not in (left, right) and not may_pair(left, right)):
        raise ScenarioError(f"{text!r}: these tiles cannot march together")
    return Line(number, int(seat), left, right, up)


def written(line: Line | LineSeen) -> str:
    """Return ``line`` as scenario files write it; ``?`` for a tile the viewer does not know."""
    words = [str(line.seat)]
    for wing, tile in enumerate((line.left, line.right)):
        if tile in (GONE, HIDDEN):
            words.append("-" if tile == GONE else "?")
        else:
            words.append(TILES[tile].id + "^" * (line.up >> wing & 1))
    return " ".join(words)


def tiles_of(mask: int) -> list[str]:
    """Return the names of the tiles in ``mask``."""
    return [tile.id for number, tile in enumerate(TILES) if mask >> number & 1]


def answer(action: Any) -> Any:
    """Return what an option answers, as short as it can be written."""
    for name, words in (("field", FIELDS), ("show", ("left", "right"))):
        if action.__struct_config__.tag == name:
            return words[action.field if name == "field" else action.wing]
    for name in ("to", "on"):
        if hasattr(action, name):
            return getattr(action, name)
    if hasattr(action, "tile"):
        return TILES[action.tile].id
    return "nobody" if action.__struct_config__.tag == "spare" else action.__struct_config__.tag
