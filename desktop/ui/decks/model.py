"""The open deck: a value behind one door, with undo, verdict and figures; and the library as a list."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtCore import (
    QAbstractListModel,
    QCollator,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)
from PySide6.QtGui import QUndoCommand, QUndoStack

from desktop.core.fault import Fault
from desktop.core.message import Message, message
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import DECK_SIZE, POOL_SIZE, TYPES, Card, Deck, Pool
from desktop.games.ghour.workshop import editing
from desktop.games.ghour.workshop.editing import Annotate, Edit, Rename, SetCount, edited
from desktop.games.ghour.workshop.index import number
from desktop.games.ghour.workshop.searching import Query, parse
from desktop.games.ghour.workshop.statistics import Odds, Statistics, opening, statistics
from desktop.ui.decks.library import Library, errors
from desktop.ui.text import say, spoken

Index = QModelIndex | QPersistentModelIndex


class _Change(QUndoCommand):
    """One edit: the deck before and after it."""

    def __init__(self, model: DeckModel, edit: Edit, before: Deck, after: Deck, words: str) -> None:
        super().__init__(words)
        self._model = model
        self.edit = edit
        self._before = before
        self.after = after

    def redo(self) -> None:
        """Show the deck after the edit."""
        self._model.show(self.after)

    def undo(self) -> None:
        """Show the deck before the edit."""
        self._model.show(self._before)

    def id(self) -> int:
        """Return a number that letters typed one after another share."""
        return {Rename: 1, Annotate: 2}.get(type(self.edit), -1)

    def mergeWith(self, other: QUndoCommand) -> bool:
        """Take the next letter into this edit, if it belongs to the same text."""
        if not isinstance(other, _Change) or getattr(other.edit, "language", "") != getattr(
            self.edit, "language", None
        ):
            return False
        self.after = other.after
        if self.after == self._before:
            self.setObsolete(True)
        return True


class DeckModel(QObject):
    """The deck that is open.

    Parameters
    ----------
    library
        Which cards there are.
    deck
        What to begin with; it counts as saved unless ``saved`` says otherwise.
    """

    changed = Signal()
    """The deck, the library or what counts as saved has changed: everything shown is to be asked for again."""

    def __init__(self, library: Library, deck: Deck, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.library = library
        self.stack = QUndoStack(self)
        self.pool: Pool | None = None
        self.selections: tuple[Deck, ...] | None = None
        """The choices that a pool of 48 suggests; ``None`` while the deck that is open is no pool (GH-7.8)."""
        self.path: Path | None = None
        self._deck = deck
        self._saved = deck
        self._verdict: tuple[Fault, ...] | None = None

    @property
    def deck(self) -> Deck:
        """The deck as it is now."""
        return self._deck

    @property
    def saved(self) -> Deck:
        """The deck as it was opened or last saved."""
        return self._saved

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost; the order in which cards were added does not matter."""
        now, then = self._deck, self._saved
        return not editing.same_cards(now.cards, then.cards) or (now.name, now.notes, now.colour, now.id) != (
            then.name, then.notes, then.colour, then.id,
        )  # fmt: skip

    @property
    def is_pool(self) -> bool:
        """Whether what is open is a pool of 48 rather than a deck of 36."""
        return self.selections is not None

    @property
    def whole(self) -> int:
        """How many cards there shall be (GH-7.1, GH-7.8)."""
        return POOL_SIZE if self.is_pool else DECK_SIZE

    @property
    def thing(self) -> Deck | Pool:
        """What is written to a file: the deck, or the pool with those of its choices that it still allows."""
        deck = self._deck
        if self.selections is None:
            return deck
        held, cards = dict(deck.cards), self.library.cards
        kept = (
            each
            for each in self.selections
            if not errors((*verdict.faults(each, cards), *verdict.selection_faults(each.cards, held)))
        )
        return Pool(deck.id, deck.name, deck.cards, tuple(kept), deck.colour, deck.sets)

    def open(
        self,
        deck: Deck,
        path: Path | None = None,
        pool: Pool | None = None,
        *,
        saved: Deck | None = None,
        selections: tuple[Deck, ...] | None = None,
    ) -> None:
        """Show another deck, freshly loaded.

        Parameters
        ----------
        saved
            What its file holds if that is not ``deck`` (a draft).
        selections
            Those of a pool; what is open is none if not given.
        """
        self.stack.clear()
        self.path, self.pool, self.selections = path, pool, selections
        self._saved = deck if saved is None else saved
        self.show(deck)

    def refresh(self, library: Library) -> None:
        """Take a library that was read again."""
        self.library = library
        self.show(self._deck)

    def save(self, path: Path | None = None) -> Path:
        """Write the deck to ``path``, or to its place among the user's, and return where.

        Raises
        ------
        OSError
            If it could not be written.
        """
        target = self.library.save(self.thing, path or self.path)
        self.path, self._saved = target, self._deck
        self.changed.emit()
        return target

    # ------------------------------------------------------------------ edits

    def do(self, edit: Edit | None) -> bool:
        """Make ``edit`` through the undo stack; return whether it changed anything."""
        if edit is None:
            return False
        after = edited(self._deck, edit)
        if after == self._deck:
            return False
        self.stack.push(_Change(self, edit, self._deck, after, say(told(edit, self), self.library.names)))
        return True

    def add(self, card: str) -> bool:
        """Add a copy of ``card`` unless there are three (GH-7.2)."""
        return self.do(editing.more(self._deck, card))

    def remove(self, card: str) -> bool:
        """Take out a copy of ``card``."""
        return self.do(editing.fewer(self._deck, card))

    def mend(self, fault: Fault) -> Edit | None:
        """Return the edit that mends ``fault`` where there is only one way; give it to :meth:`do`."""
        return editing.mend(fault, self._deck, self.library.cards)

    def show(self, deck: Deck) -> None:
        """Let ``deck`` be the one that is open; the undo stack alone calls this, everybody else :meth:`do`."""
        self._deck = deck
        self._verdict = None
        self.changed.emit()

    # ------------------------------------------------------------------ what is shown

    def count(self, card: str) -> int:
        """Return how many copies of ``card`` the deck holds."""
        return editing.count(self._deck, card)

    @property
    def size(self) -> int:
        """How many cards the deck holds."""
        return editing.size(self._deck)

    @property
    def faults(self) -> tuple[Fault, ...]:
        """Everything that is wrong with it, errors and advice together (GH-7, GH-13d)."""
        if self._verdict is None:
            thing = self.thing
            if isinstance(thing, Pool):
                self._verdict = self.library.pool_verdict(thing)
            else:
                self._verdict = self.library.verdict(thing, self.pool)
        return self._verdict

    @property
    def statistics(self) -> Statistics:
        """The figures of the deck."""
        return statistics(self._deck, self.library.cards)

    @property
    def odds(self) -> Odds | None:
        """The chances of the opening hand."""
        return opening(self._deck, self.library.cards)

    def groups(self, language: str = "") -> tuple[tuple[str, tuple[tuple[str, int], ...]], ...]:
        """Return the deck by type, cheapest first: (type, ((card, count), …)); unknown cards under ``""``."""
        language = language or spoken()
        order = collation(language)
        cards = self.library.cards
        found = []
        for kind in (*TYPES, ""):
            rows = [(card, n) for card, n in self._deck.cards if (cards[card].type if card in cards else "") == kind]
            if rows:
                rows.sort(key=lambda row: _place(row[0], self.library, order, language))
                found.append((kind, tuple(rows)))
        return tuple(found)

    def piles(self) -> tuple[tuple[int, tuple[tuple[str, int], ...]], ...]:
        """Return the deck by cost in goods: (cost, ((card, count), …)), cheapest first."""
        found: dict[int, list[tuple[str, int]]] = {}
        for _, rows in self.groups():
            for card, n in rows:
                if card in self.library.cards:
                    found.setdefault(number(self.library.cards[card], "cost") or 0, []).append((card, n))
        return tuple((cost, tuple(found[cost])) for cost in sorted(found))


def told(edit: Edit, model: DeckModel) -> Message:
    """Return what ``edit`` does, for the menu's "Undo …"."""
    if isinstance(edit, SetCount):
        key = "add" if edit.count > model.count(edit.card) else "remove"
        return message(f"ghour.edit.{key}", card=model.library.name(edit.card))
    return message(f"ghour.edit.{type(edit).__name__.lower()}")


def collation(language: str) -> QCollator:
    """Return the order of words in ``language``: Ág after ab, Lap 2 before Lap 10."""
    order = QCollator(QLocale(language))
    order.setNumericMode(True)
    order.setCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)
    return order


def _place(card: str, library: Library, order: QCollator, language: str) -> tuple[int, Any]:
    cost = number(library.cards[card], "cost") if card in library.cards else None
    return (99 if cost is None else cost, order.sortKey(library.name(card, language)))


ORDERS = ("cost", "name", "type", "colour", "attack", "defence", "recruit", "tp")
"""What the library can be sorted by."""


class LibraryModel(QAbstractListModel):
    """The cards that a search line finds, sorted.  ``CARD`` gives the card, ``COUNT`` its copies in the deck."""

    CARD = Qt.ItemDataRole.UserRole + 1
    COUNT = Qt.ItemDataRole.UserRole + 2

    def __init__(self, deck: DeckModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._deck = deck
        self._library = deck.library
        self.query = Query()
        self.order = "cost"
        self._orders: dict[tuple[str, str], list[int]] = {}
        self._names: dict[str, list[Any]] = {}
        self._rows: list[int] = []
        self._held: dict[str, int] = {}
        deck.changed.connect(self._follow)
        self._find()

    def search(self, line: str | Query) -> Query:
        """Show what ``line`` finds, and return how it was read."""
        self.query = parse(line) if isinstance(line, str) else line
        self._find()
        return self.query

    def sort_by(self, order: str) -> None:
        """Sort by one of :data:`ORDERS`, then by name."""
        self.order = order
        self._find()

    def card(self, row: int) -> Card:
        """Return the card of a row."""
        return self._library.index.cards[self._rows[row]]

    def row_of(self, card: str) -> int:
        """Return the row that shows ``card``, -1 if none does."""
        cards = self._library.index.cards
        return next((row for row, at in enumerate(self._rows) if cards[at].id == card), -1)

    def rowCount(self, parent: Index | None = None) -> int:
        """Return how many cards were found."""
        return 0 if parent is not None and parent.isValid() else len(self._rows)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a card, the card itself, or its copies."""
        if not index.isValid() or index.row() >= len(self._rows):
            return None
        card = self.card(index.row())
        if role == self.CARD:
            return card
        if role == self.COUNT:
            return self._held.get(card.id, 0)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return self._library.name(card.id)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let cards be dragged."""
        found = super().flags(index)
        return found | Qt.ItemFlag.ItemIsDragEnabled if index.isValid() else found

    def _follow(self) -> None:
        held = dict(self._deck.deck.cards)
        if self._deck.library is not self._library:
            self._library = self._deck.library
            self._orders.clear()
            self._names.clear()
            self._held = held
            self._find()
        elif held != self._held:
            self._held = held
            if any(term.key == "deck" for term in self.query.terms):
                self._find()
            elif self._rows:
                self.dataChanged.emit(self.index(0), self.index(len(self._rows) - 1), [self.COUNT])

    def _find(self) -> None:
        self.beginResetModel()
        self._held = dict(self._deck.deck.cards)
        order = self._order()
        found = self._library.index.find(self.query, self._held)
        if len(found) == len(order):
            self._rows = order
        else:
            among = frozenset(found)
            self._rows = [at for at in order if at in among]
        self.endResetModel()

    def _order(self) -> list[int]:
        """Return all cards in the present order; worked out once for each order and language."""
        language = spoken()
        known = self._orders.get((self.order, language))
        if known is None:
            cards = self._library.index.cards
            names = self._names.get(language)
            if names is None:
                order = collation(language)
                names = self._names[language] = [order.sortKey(self._library.name(card.id, language)) for card in cards]
            places = [(_key(card, self.order, self._library), name) for card, name in zip(cards, names, strict=True)]
            known = self._orders[self.order, language] = sorted(range(len(cards)), key=places.__getitem__)
        return known


def _key(card: Card, order: str, library: Library) -> int:
    if order == "name":
        return 0
    if order == "type":
        return TYPES.index(card.type)
    if order == "colour":
        return library.colours.get((card.set, card.colour), (0, None))[0]
    found = number(card, order)
    # the cheapest first, but the strongest first
    return (found or 0) if order == "cost" else -(-1 if found is None else found)
