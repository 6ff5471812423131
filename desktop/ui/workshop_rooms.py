"""The rooms of the workshop in the window: made when they are first wanted, asked for unsaved work on every way out."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from desktop import paths
from desktop.ui.theme import Look

if TYPE_CHECKING:
    from pathlib import Path

    from desktop.core.message import Message
    from desktop.ui.bridge import Update
    from desktop.ui.decks.contest import Contest
    from desktop.ui.decks.library import Loader
    from desktop.ui.decks.watch import Watch
    from desktop.ui.screens.card_maker import CardMakerPage
    from desktop.ui.screens.compare import ComparePage
    from desktop.ui.screens.proof import ProofPage
    from desktop.ui.screens.tournament import TournamentPage
    from desktop.ui.screens.workshop import WorkshopPage
    from desktop.ui.sitting import Sitting

Then = Callable[[], object]


class WorkshopRooms(QObject):
    """Deck editor, proof, comparison, card maker and tournament, and the ways between them.

    Parameters
    ----------
    pages
        The pages of the window, of which one is shown.
    look_at
        Gives the look for a scale of the window.
    """

    left = Signal()
    """Home."""

    agreed = Signal(object, str)
    """What a match of the tournament is begun with: the choice, and the content of its save."""

    resumed = Signal(object)
    """The path of a match of the tournament that is to be gone on with."""

    def __init__(self, pages: QStackedWidget, look_at: Callable[[float], Look]) -> None:
        super().__init__(pages)
        self._pages = pages
        self._look_at = look_at
        self._loader: Loader | None = None
        self._watch: Watch | None = None
        self.decks: WorkshopPage | None = None
        self.proof: ProofPage | None = None
        self.compare: ComparePage | None = None
        self.maker: CardMakerPage | None = None
        self.contest: TournamentPage | None = None
        self._tour: Contest | None = None
        self._awaited = -1
        self._at_table = False

    def lead(self, home: Then, sit_down: Callable[[Any, str], object], resume: Callable[[Path], object]) -> None:
        """Let the ways out of the workshop lead ``home``, to a new match, and back to one that was begun."""
        self.left.connect(home)
        self.agreed.connect(sit_down)
        self.resumed.connect(resume)

    def show(self) -> None:
        """Show the deck editor."""
        self._bring(self._decks())

    def open(self, path: Path) -> Message | None:
        """Show the deck in the file at ``path`` once unsaved work is safe; return why not if the file holds none."""
        from desktop.ui.opening import without_deck  # noqa: PLC0415

        decks = self._decks()
        self._bring(decks)
        model = decks.model
        if model.is_changed and model.path is not None and model.path.resolve() == path.resolve():
            # it is this very deck that is being worked at
            return None
        trouble = without_deck(path, model.library)
        if trouble is None:
            decks.errands.ask(lambda: decks.errands.open_file(path))
        return trouble

    def opens(self) -> bool:
        """Let the deck editor open a deck, if it is in front; return whether it is."""
        if self.decks is None or self._pages.currentWidget() is not self.decks:
            return False
        self.decks.errands.choose()
        return True

    def holds_back(self, then: Then) -> bool:
        """Return whether unsaved work stands in the way; if so the user is asked, and ``then`` done when it is safe."""

        def safe() -> None:
            then()

        if self.decks is not None and self.decks.model.is_changed:
            self._bring(self.decks)
            self.decks.errands.ask(safe)
            return True
        if self.maker is not None and self.maker.is_changed:
            self._bring(self.maker)
            self.maker.ask(safe)
            return True
        return False

    def retranslate(self) -> None:
        """Name and paint every room anew that was ever entered."""
        for page in (self.decks, self.proof, self.compare, self.maker, self.contest):
            if page is not None:
                page.retranslate()

    # ------------------------------------------------------------------ rooms

    def show_proof(self) -> None:
        """Show what the open deck looks like in print."""
        from desktop.ui.screens.proof import ProofPage  # noqa: PLC0415

        decks = self._decks()
        if self.proof is None:
            self.proof = ProofPage(self._look_at)
            self.proof.left.connect(self.show)
            self._pages.addWidget(self.proof)
        found = [decks.cards.card(row).id for row in range(decks.cards.rowCount())] if decks.search.query.terms else []
        self.proof.prepare(decks.model.library, decks.model.thing, found)
        self._bring(self.proof)

    def show_compare(self) -> None:
        """Show the open deck beside another."""
        from desktop.ui.screens.compare import ComparePage  # noqa: PLC0415

        decks = self._decks()
        if self.compare is None:
            self.compare = ComparePage(self._look_at, decks.model)
            self.compare.left.connect(self.show)
            self.compare.opened.connect(self._look_closer)
            self._pages.addWidget(self.compare)
        self.compare.show_open()
        self._bring(self.compare)

    def show_maker(self) -> None:
        """Show the card maker."""
        from desktop.ui.screens.card_maker import CardMakerPage  # noqa: PLC0415

        self._decks()
        assert self._loader is not None
        assert self._watch is not None
        if self.maker is None:
            self.maker = CardMakerPage(self._look_at, self._loader, self._watch)
            self.maker.left.connect(self.show)
            self._pages.addWidget(self.maker)
        self._bring(self.maker)

    def show_contest(self) -> None:
        """Show the tournament."""
        page = self._contest()
        page.renew()
        self._bring(page)

    def follow(self, sitting: Sitting) -> None:
        """Listen to a match that has begun: if it belongs to the tournament, its result is written down."""
        self._at_table = False
        if sitting.game.id != "ghour":
            return
        contest = self._tournament()
        if self._awaited >= 0:
            contest.playing(self._awaited, sitting.path)
            self._awaited = -1
        if contest.place_of(sitting.path) < 0:
            return
        self._at_table = True
        path = sitting.path

        def hear(update: Update) -> None:
            if update.outcome is not None:
                contest.finish(path, update.outcome, update.observation)

        sitting.controller.updated.connect(hear)

    @property
    def at_table(self) -> bool:
        """Whether the match on the table belongs to the tournament."""
        return self._at_table

    @property
    def again(self) -> str:
        """The key of what the results offer: another match, or the way back to the tournament."""
        return "workshop.to-tournament" if self._at_table else "results.again"

    def returns(self) -> bool:
        """Lead from a table of the tournament back to it; return whether the match was one of its games."""
        if not self._at_table:
            return False
        self._at_table = False
        self.show_contest()
        return True

    # ------------------------------------------------------------------ inside

    def _contest(self) -> TournamentPage:
        """Return the tournament, made if it is not there yet."""
        if self.contest is None:
            from desktop.ui.screens.tournament import TournamentPage  # noqa: PLC0415

            decks = self._decks()
            page = TournamentPage(self._look_at, lambda: decks.model.library, self._tournament())
            page.left.connect(self.show)
            page.played.connect(self._play)
            page.resumed.connect(self._resume)
            self._pages.addWidget(page)
            self.contest = page
        return self.contest

    def _tournament(self) -> Contest:
        """Return the tournament that is going on, read when it is first asked for."""
        if self._tour is None:
            from desktop.ui.decks.contest import Contest  # noqa: PLC0415

            self._tour = Contest(parent=self)
        return self._tour

    def _play(self, place: int) -> None:
        page = self._contest()
        choice, embedded = page.contest.match_for(place, self._decks().model.library)
        self._awaited = place
        self.agreed.emit(choice, embedded)

    def _resume(self, name: str) -> None:
        path = paths.saves() / name
        if path.is_file():
            self.resumed.emit(path)
        else:
            page = self._contest()
            page.contest.forget(page.contest.place_of(path))

    def _decks(self) -> WorkshopPage:
        """Return the deck editor, made if it is not there yet."""
        if self.decks is None:
            from desktop.ui.decks.library import Loader  # noqa: PLC0415
            from desktop.ui.decks.watch import Watch  # noqa: PLC0415
            from desktop.ui.screens.workshop import WorkshopPage  # noqa: PLC0415

            self._loader = Loader()
            self._watch = Watch(self._loader, self)
            page = WorkshopPage(self._look_at, self._watch)
            page.left.connect(self.left)
            page.printed.connect(self.show_proof)
            page.compared.connect(self.show_compare)
            page.cards_made.connect(self.show_maker)
            page.contested.connect(self.show_contest)
            self._pages.addWidget(page)
            self.decks = page
        return self.decks

    def _look_closer(self, card: str) -> None:
        self.show()
        decks = self._decks()
        decks.look_closer(card)
        decks.shelf.go_to(card)

    def _bring(self, page: QWidget) -> None:
        self._pages.setCurrentWidget(page)
        page.setFocus()
