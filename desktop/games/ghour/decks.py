"""The decks of a game: chosen, refused, dealt (GH-7)."""

from __future__ import annotations

from desktop.core.dice import Dice
from desktop.core.message import message, seat_ref
from desktop.core.rules import Refusal, Setup
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.model import COPIES, Content, Deck


class Decks:
    """What can be chosen: every deck, and every selection of a pool as ``pool/selection``.

    Parameters
    ----------
    content
        What was loaded.
    faces
        The cards.
    """

    def __init__(self, content: Content, faces: Faces) -> None:
        self.faces = faces
        self.cards = verdict.by_id(content.cards)
        self.known: dict[str, Deck] = {deck.id: deck for deck in content.decks}
        self.held: dict[str, dict[str, int]] = {}
        for pool in content.pools:
            for selection in pool.selections:
                name = f"{pool.id}/{selection.id}"
                self.known[name] = selection
                self.held[name] = dict(pool.cards)
        self.sets = {card.id: card.set for card in content.cards}
        self._like: dict[frozenset[tuple[int, str]], tuple[tuple[int, ...], ...]] = {}
        self._cards: dict[str, tuple[int, ...]] = {}
        self._legal = {name: not self._faults(name) for name in self.known}

    def legal(self, name: str) -> bool:
        """Tell whether the deck ``name`` can be played."""
        return self._legal.get(name, False)

    def _faults(self, name: str) -> list[Refusal]:
        deck = self.known[name]
        found = list(verdict.faults(deck, self.cards))
        if name in self.held:
            found += verdict.selection_faults(deck.cards, self.held[name])
        return [Refusal(fault.clause, fault.message) for fault in found if fault.level == "error"]

    def like(self, shown: frozenset[tuple[int, str]], least: int) -> tuple[int, ...]:
        """Return the cards, each as often as a deck may hold it, of the colours and sets ``shown``.

        Cards of everything else follow where these are fewer than ``least``.
        """
        found = self._like.get(shown)
        if found is None:
            faces = self.faces
            every = [face for face in range(len(faces.ids)) if not faces.starts[face]]
            fitting = [face for face in every if (faces.colour[face], self.sets[faces.ids[face]]) in shown]
            rest = [face for face in every if face not in set(fitting)]
            found = self._like[shown] = tuple(
                tuple(face for face in group for _ in range(COPIES)) for group in (fitting, rest)
            )
        own, others = found
        return own if len(own) >= least else own + others

    def refuse(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return what is wrong with the decks that ``setup`` names."""
        if setup.picks and len(setup.picks) != setup.seats:
            return (Refusal("GH-11.24", message("ghour.refuse.picks", n=setup.seats)),)
        found: list[Refusal] = []
        for seat, name in enumerate(setup.picks):
            if name and name not in self.known:
                found.append(Refusal("GH-13.3", message("ghour.refuse.deck", seat=seat_ref(seat), deck=name)))
            elif name:
                found += self._faults(name)
        if not any(self.legal(name) for name in self.known):
            found.append(Refusal("GH-7.1", message("ghour.refuse.no-deck")))
        return tuple(found)

    def dealt(self, setup: Setup, dice: Dice) -> tuple[tuple[str, ...], tuple[tuple[int, ...], ...]]:
        """Return the names and the cards of the decks; what was left to chance is drawn, none twice if it can be."""
        picks = list(setup.picks or ("",) * setup.seats)
        own = [name for name in self.known if name not in self.held and self.legal(name)]
        for seat, name in enumerate(picks):
            if not name:
                fresh = [each for each in own if each not in picks] or own or [n for n in self.known if self.legal(n)]
                picks[seat] = fresh[dice.below(len(fresh))]
        return tuple(picks), tuple(self.cards_of(name) for name in picks)

    def cards_of(self, name: str) -> tuple[int, ...]:
        """Return the cards of the deck ``name`` as numbers, ascending."""
        found = self._cards.get(name)
        if found is None:
            number = self.faces.number
            cards = self.known[name].cards
            found = self._cards[name] = tuple(sorted(number[card] for card, count in cards for _ in range(count)))
        return found
