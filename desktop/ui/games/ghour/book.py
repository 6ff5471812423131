"""The cards of the content as they look and as they are called."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, TypeVar

import msgspec

from desktop.core.message import Message
from desktop.games.ghour import keywords as k
from desktop.games.ghour.content import names
from desktop.games.ghour.faces import BASE, CREATURE, Faces
from desktop.games.ghour.model import ATTACKS, Content, words_in
from desktop.games.ghour.observation import Observation, Seen
from desktop.games.ghour.pieces import Unit
from desktop.ui.decks.faces import face_of
from desktop.ui.paint.ghour_signs import GhourFace
from desktop.ui.table.situation import Situation
from desktop.ui.text import spoken

MOST = 4000
"""So many pictures and sentences are kept before they are made anew."""

LATELY = 4
"""So many states of a seat's Field are kept: as one turns from one to another and back, or takes a card up."""

Made = TypeVar("Made")


class Book:
    """Everything a table asks of printed cards, by their number.

    Parameters
    ----------
    content
        What was loaded.
    """

    def __init__(self, content: Content) -> None:
        self.content = content
        self.rules = Faces(content)
        self.decks = {deck.id: deck for deck in content.decks}
        for pool in content.pools:
            for selection in pool.selections:
                self.decks[f"{pool.id}/{selection.id}"] = selection
        self._colours = {
            (each.id, colour.key): place for each in content.sets for place, colour in enumerate(each.colours)
        }
        self._shown: dict[tuple[int, str], GhourFace] = {}
        self._made: dict[Hashable, Any] = {}
        self._lately: dict[int, list[tuple[object, Any]]] = {}

    def face(self, number: int) -> GhourFace:
        """Return what the card ``number`` shows, in the language that is spoken."""
        language = spoken()
        found = self._shown.get((number, language))
        if found is None:
            card = self.content.cards[number]
            place = self._colours.get((card.set, card.colour), 0)
            found = self._shown[number, language] = face_of(card, language, place)
        return found

    def once(self, key: Hashable, make: Callable[[], Made]) -> Made:
        """Return what ``make`` returns, made once for ``key``, which must hold all that it depends on."""
        found: Made | None = self._made.get(key)
        if found is None:
            if len(self._made) >= MOST:
                self._made.clear()
            found = self._made[key] = make()
        return found

    def lately(self, seat: int, depends: object, make: Callable[[], Made]) -> Made:
        """Return what ``make`` returns for a seat, made anew unless one of the last few depended on the same."""
        kept = self._lately.setdefault(seat, [])
        for at, (before, made) in enumerate(kept):
            if before == depends:
                kept.insert(0, kept.pop(at))
                return made  # type: ignore[no-any-return]
        fresh = make()
        kept.insert(0, (depends, fresh))
        del kept[LATELY:]
        return fresh

    def name(self, number: int) -> str:
        """Return what the card ``number`` is called."""
        return self.face(number).name

    def deck(self, identity: str) -> str:
        """Return what a deck is called."""
        deck = self.decks.get(identity)
        return words_in(deck.name, spoken()) if deck is not None else identity

    def current(self, seen: Seen) -> GhourFace:
        """Return what a card on the Field shows, with the values it has now."""
        printed = self.face(seen.unit.face)
        if self.rules.type[seen.unit.face] > 2:
            return printed
        return msgspec.structs.replace(
            printed,
            attacks=tuple((ATTACKS[kind], value) for kind, value in seen.attacks),
            defence=seen.defence if seen.defence is not None else printed.defence,
            keywords=k.words(seen.keywords),
        )

    def symbols(self, unit: Unit) -> list[tuple[int, int, Any]]:
        """Return the symbols of ``unit`` that give something for a turn: where each stands, its place, itself."""
        if unit.face < 0:
            return []
        rules = self.rules
        return [
            (uid, symbol.index, symbol)
            for uid, face in rules.rows(unit)
            for symbol in (*rules.turned_gifts[face], *rules.helped_gifts[face])
            if symbol.tree.give
        ]

    def is_base(self, number: int) -> bool:
        """Return whether the card ``number`` is a base."""
        return number >= 0 and self.rules.type[number] == BASE

    def is_creature(self, number: int) -> bool:
        """Return whether the card ``number`` is a creature."""
        return number >= 0 and self.rules.type[number] == CREATURE


class Shelf:
    """Keeps what is made once and is no fact of the game: the book of the content, and sentences."""

    def __init__(self) -> None:
        self._book: Book | None = None
        self._said: dict[Message, str] = {}
        self._for: tuple[object, ...] = ()

    def saying(self, now: Situation) -> Situation:
        """Return ``now`` with sentences that are said once for a language and its players."""
        spoken_for = (spoken(), now.players)
        if spoken_for != self._for or len(self._said) > MOST:
            self._for = spoken_for
            self._said.clear()
        said, say = self._said, now.say

        def once(words: Message) -> str:
            found = said.get(words)
            if found is None:
                found = said[words] = say(words)
            return found

        return replace(now, say=once)

    def book(self, content: Content) -> Book:
        """Return the book of ``content``."""
        if self._book is None or self._book.content is not content:
            self._book = Book(content)
        return self._book


def things(content: Content) -> dict[tuple[str, str], tuple[tuple[str, str], ...]]:
    """Return what the content calls its own pieces."""
    return {(kind, identity): words for kind, identity, words in names(content)}


def unit_at(seen: Observation, uid: int) -> tuple[int, Seen] | None:
    """Return whose Field the card ``uid`` lies on, and the card; the host of something attached."""
    for seat, player in enumerate(seen.players):
        for card in player.field:
            if card.unit.uid == uid or any(piece.uid == uid for piece in card.unit.attached):
                return seat, card
    return None


def face_at(seen: Observation, uid: int) -> int:
    """Return the number of the card called ``uid`` on the table, itself or attached; -1 if it is not known."""
    found = unit_at(seen, uid)
    if found is None:
        return -1
    unit = found[1].unit
    if unit.uid == uid:
        return unit.face
    return next(piece.face for piece in unit.attached if piece.uid == uid)
