"""The ways in and out of the workshop: new, open, save, import, export; unsaved work is asked about on every one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from desktop.core.message import Message, message
from desktop.data.compiled import replace
from desktop.games.ghour.model import Deck, Pool, words_in
from desktop.games.ghour.workshop.editing import Replace, empty, size
from desktop.games.ghour.workshop.lists import write_list
from desktop.ui.decks.asking import question
from desktop.ui.decks.choosing import DeckChooser
from desktop.ui.decks.drafts import Autosave, Draft, discard, leftovers
from desktop.ui.decks.files import is_yaml, lost, read_file, write_text
from desktop.ui.decks.importing import ImportDialog
from desktop.ui.decks.library import SUFFIX, own
from desktop.ui.decks.model import DeckModel
from desktop.ui.text import say, spoken

Then = Callable[[], None]


class Errands(QObject):
    """Does what the menu of the workshop offers.

    Parameters
    ----------
    page
        Over which dialogs open.
    model
        The open deck.
    drafts
        Where drafts lie; the user's folder if not given.
    """

    told = Signal(object)
    """A :class:`Message` for the status line."""

    def __init__(self, page: QWidget, model: DeckModel, drafts: Path | None = None) -> None:
        super().__init__(page)
        self._page = page
        self._model = model
        self._drafts = drafts
        self.autosave = Autosave(model, drafts)
        self.box: QMessageBox | None = None
        """The question that stands open, if any."""

    # ------------------------------------------------------------------ unsaved work

    def ask(self, then: Then) -> None:
        """Do ``then`` at once if nothing would be lost by it, else once the user has saved or given up the deck."""
        if not self._model.is_changed:
            then()
            return
        if self.box is not None:
            self.box.raise_()
            return
        model = self._model

        def discard() -> None:
            self.autosave.clear()
            model.open(model.saved, model.path, model.pool, selections=model.selections)
            then()

        said = message("workshop.unsaved", name=self.name())
        take = ("save", lambda: self.save(then))
        self.box = question(self._page, said, take, ("discard", discard), "cancel", self._closed)

    # ------------------------------------------------------------------ in

    def new(self) -> None:
        """Begin an empty deck."""
        self.ask(self._begin)

    def new_pool(self) -> None:
        """Begin an empty pool of 48 cards, as tournaments want them (GH-7.8)."""
        self.ask(lambda: self._begin("pool-unnamed", ()))

    def choose(self) -> None:
        """Open another deck."""
        self.ask(self._choose)

    def open_deck(self, identity: str) -> None:
        """Open the deck or pool called ``identity``; one that is not the user's own is opened as a copy."""
        library = self._model.library
        pool = None if identity in library.decks else library.pools[identity]
        selections = None if pool is None else pool.selections
        deck = library.decks[identity] if pool is None else deck_of(pool)
        path = library.files.get(identity)
        alone = path is not None and sum(each == path for each in library.files.values()) == 1
        if path is None or not library.is_own(identity) or not alone:
            identity = library.new_identity(self.name(deck))
            self._model.open(msgspec.structs.replace(deck, id=identity), selections=selections)
            return
        self._model.open(deck, path, selections=selections)

    def open_file(self, path: Path) -> None:
        """Open the deck in the file at ``path``; where something of it cannot be read, the user sees it first."""
        library = self._model.library
        try:
            found = read_file(path, library)
        except OSError as error:
            self.told.emit(message("workshop.cannot-read", file=path.name, why=error.strerror or str(error)))
            return
        if len(found.pools) == 1 and not found.decks and is_yaml(path) and not lost(found.faults):
            (pool,) = found.pools
            self._model.open(deck_of(pool), path, selections=pool.selections)
        elif lost(found.faults) or not found.decks:
            dialog = self.import_text("")
            dialog.load(path)
        elif len(found.decks) == 1 and is_yaml(path):
            self._model.open(found.decks[0], path)
        else:
            self._take(found.decks[0], new=True)

    def import_text(self, text: str | None = None) -> ImportDialog:
        """Open the dialog in which a list is pasted; it holds what the clipboard holds if that is a list."""
        if text is None:
            text = QGuiApplication.clipboard().text()
        dialog = ImportDialog(self._model.library, text, "", self._page)
        dialog.taken.connect(lambda deck, new: self._take(deck, new=new))
        dialog.open()
        return dialog

    def duplicate(self) -> None:
        """Go on with a copy of the deck under another name."""
        self.ask(self._copy)

    def turn(self) -> None:
        """Go on with a copy of the deck as a pool of 48, or with one of the pool as a deck of 36."""
        self.ask(lambda: self._copy(turned=True))

    def offer_drafts(self) -> None:
        """Ask whether to go on with what a crash left behind."""
        found = leftovers(self._drafts)
        if found and self.box is None:
            self._offer(*found[0])

    # ------------------------------------------------------------------ out

    def save(self, then: Then | None = None) -> bool:
        """Write the deck to its place."""
        return self._write(None, then)

    def save_as(self) -> None:
        """Ask for a file to write the deck to."""
        self._ask_name(f"{self._model.deck.id}{SUFFIX}", f"*{SUFFIX}", lambda path: self._write(_named(path)))

    def export(self) -> None:
        """Ask for a file to write a list or YAML to; the deck itself stays where it is."""
        kinds = f"{say(message('workshop.list-file'))} (*.txt);;{say(message('workshop.yaml-file'))} (*{SUFFIX})"
        self._ask_name(f"{self._model.deck.id}.txt", kinds, self.export_to)

    def export_to(self, path: Path) -> None:
        """Write the deck to ``path``, as a list unless it is called like YAML."""
        try:
            model = self._model
            text = (
                model.library.file_text(model.thing)
                if is_yaml(path)
                else write_text(model.deck, path, model.library, spoken())
            )
            replace(path, text.encode())
        except OSError as error:
            self.told.emit(message("workshop.cannot-write", file=path.name, why=error.strerror or str(error)))
            return
        self.told.emit(message("workshop.written", file=path.name))

    def copy_list(self) -> None:
        """Lay the deck on the clipboard as a list of names."""
        library = self._model.library
        text = write_list(self._model.deck, library.cards, library.catalogue, spoken())
        QGuiApplication.clipboard().setText(text)
        self.told.emit(message("workshop.copied", n=self._model.size))

    def copy_yaml(self) -> None:
        """Lay the deck on the clipboard as a file of its own."""
        QGuiApplication.clipboard().setText(self._model.library.file_text(self._model.thing))
        self.told.emit(message("workshop.copied", n=self._model.size))

    def name(self, deck: Deck | None = None) -> str:
        """Return what the deck is called."""
        return words_in((deck or self._model.deck).name, spoken()) or say(message("workshop.unnamed"))

    # ------------------------------------------------------------------ inside

    def _begin(self, key: str = "unnamed", selections: tuple[Deck, ...] | None = None) -> None:
        name = say(message(f"workshop.{key}"))
        self._model.open(empty(self._model.library.new_identity(name), name, spoken()), selections=selections)

    def _choose(self) -> None:
        dialog = DeckChooser(self._model.library, say(message("workshop.open-deck")), pools=True, parent=self._page)
        dialog.chosen.connect(self.open_deck)
        dialog.opened.connect(self.open_file)
        dialog.open()

    def _take(self, deck: Deck, *, new: bool) -> None:
        if not new:
            self._model.do(Replace(deck.cards))
            return
        identity = self._model.library.new_identity(self.name(deck))
        fresh = msgspec.structs.replace(deck, id=identity)
        # nothing of it is on the disk yet, so that it counts as unsaved work
        self.ask(lambda: self._model.open(fresh, saved=empty(identity, "", spoken())))

    def _copy(self, *, turned: bool = False) -> None:
        deck = self._model.deck
        name = say(message("workshop.copy-of", name=self.name()))
        identity = self._model.library.new_identity(name)
        copy = Deck(identity, ((spoken(), name[:40]),), deck.cards, deck.colour, spoken(), deck.notes, deck.sets)
        selections = self._model.selections
        if turned:
            selections = () if selections is None else None
        self._model.open(copy, saved=empty(identity, "", spoken()), selections=selections)

    def _write(self, path: Path | None, then: Then | None = None) -> bool:
        try:
            written = self._model.save(path)
        except OSError as error:
            named = path.name if path is not None else self.name()
            self.told.emit(message("workshop.cannot-write", file=named, why=error.strerror or str(error)))
            return False
        self.autosave.clear()
        self.told.emit(message("workshop.saved", file=written.name))
        if then is not None:
            then()
        return True

    def _ask_name(self, name: str, kinds: str, then: Callable[[Path], object]) -> None:
        folder = (self._model.path or own() / "decks" / name).parent
        folder = folder if folder.is_dir() else Path.home()
        dialog = QFileDialog(self._page, say(message("workshop.save-as")), str(folder / name), kinds)
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda chosen: then(Path(chosen)))
        dialog.open()

    def _offer(self, path: Path, draft: Draft) -> None:
        def take() -> None:
            path_of = Path(draft.path) if draft.path else None
            self._model.open(draft.deck, path_of, saved=draft.saved, selections=draft.selections)
            self.autosave.write()
            discard(path)

        def drop() -> None:
            discard(path)
            self.offer_drafts()

        said = _told(draft, self.name(draft.deck))
        ways = ("draft-take", take), ("draft-drop", drop)
        self.box = question(self._page, said, *ways, "draft-later", self._closed)

    def _closed(self) -> None:
        self.box = None


def deck_of(pool: Pool) -> Deck:
    """Return ``pool`` as what is edited: a deck that may hold 48 cards."""
    return Deck(pool.id, pool.name, pool.cards, pool.colour, sets=pool.sets)


def _told(draft: Draft, name: str) -> Message:
    return message("workshop.draft", name=name, n=size(draft.deck))


def _named(path: Path) -> Path:
    """Return ``path`` with the ending of our deck files."""
    return path if is_yaml(path) else path.with_name(path.name + SUFFIX)
