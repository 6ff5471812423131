"""The user's card files: one of them open, judged as one types, taken anew when another editor has written it."""

from __future__ import annotations

from pathlib import Path

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop.core.fault import ContentError
from desktop.core.message import Ref, message
from desktop.data import reader
from desktop.data.compiled import replace
from desktop.games.ghour.model import Card
from desktop.games.ghour.workshop import gathering
from desktop.games.ghour.workshop.card_writing import blank, new_set, with_card, write_card
from desktop.games.ghour.workshop.editing import identity_for
from desktop.games.ghour.workshop.gathering import CardFile
from desktop.ui.decks.card_text import Judged, judge
from desktop.ui.decks.library import Library, Loader, files_in
from desktop.ui.decks.watch import Watch
from desktop.ui.text import name_of, say, spoken


class CardBook(QObject):
    """One card file of the user's, as it is being written.

    Parameters
    ----------
    loader
        Knows where card files lie.
    watch
        Tells when one of them has changed.
    """

    changed = Signal()
    """The text, its verdict or the list of files is another one."""

    told = Signal(object)
    """A :class:`Message` for the status line."""

    def __init__(self, loader: Loader, watch: Watch, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._loader = loader
        self._watch = watch
        self._others: tuple[Library | None, Path | None, tuple[CardFile, ...]] = (None, None, ())
        self.path: Path | None = None
        self.text = ""
        self.disk = ""
        self.judged = Judged()
        watch.renewed.connect(self._renewed)

    @property
    def library(self) -> Library:
        """All cards there are, as they stand on the disk."""
        return self._watch.library

    @property
    def folder(self) -> Path:
        """Where the user's card files lie; it need not be there yet."""
        return self._loader.folders[-1] / "cards"

    @property
    def is_changed(self) -> bool:
        """Whether something would be lost."""
        return self.text != self.disk

    def files(self) -> tuple[Path, ...]:
        """Return the user's card files, in the order of their names."""
        return tuple(files_in(self.folder)) if self.folder.is_dir() else ()

    def open(self, path: Path) -> None:
        """Open the file at ``path``."""
        try:
            text = path.read_text(encoding="utf-8", errors="replace")
        except OSError as error:
            self.told.emit(message("workshop.cannot-read", file=path.name, why=error.strerror or str(error)))
            return
        self.path = path
        self.disk = text
        self.write(text)

    def write(self, text: str) -> None:
        """Hold ``text``, and judge it."""
        self.text = text
        name = "" if self.path is None else self.path.name
        self.judged = judge(text, name, self._beside(), spoken()) if self.path is not None else Judged()
        self.changed.emit()

    def save(self) -> bool:
        """Write the text to its file; return whether that was done."""
        if self.path is None:
            return False
        try:
            replace(self.path, self.text.encode())
        except OSError as error:
            self.told.emit(message("workshop.cannot-write", file=self.path.name, why=error.strerror or str(error)))
            return False
        self.disk = self.text
        self._watch.reload()
        self.told.emit(message("workshop.saved", file=self.path.name))
        return True

    def give_up(self) -> None:
        """Take what stands on the disk."""
        self.write(self.disk)

    def begin(self, name: str) -> Path | None:
        """Begin a new set called ``name``, in a file of its own, and open it."""
        taken = {each.id for each in self.library.content.sets} | {path.stem for path in self.files()}
        identity = identity_for(name, taken)
        colours = {colour.key: colour for _, colour in self.library.colours.values()}
        path = self.folder / f"{identity}.yaml"
        try:
            replace(path, new_set(identity, name, spoken(), colours.values()).encode())
        except OSError as error:
            self.told.emit(message("workshop.cannot-write", file=path.name, why=error.strerror or str(error)))
            return None
        self._watch.reload()
        self.open(path)
        return path

    def add(self, kind: str) -> int:
        """Write a new card of the type ``kind`` at the end, and return its line."""
        identity = self._identity()
        name = say(message("workshop.new-name", kind=_kind(kind), number=identity.rpartition("-")[2]))
        colours = self._colours()
        return self._append(blank(kind, identity, name[:40], colours[0] if colours else "red"))

    def copy(self, card: Card) -> int:
        """Write a copy of ``card``, under an id and names of its own, at the end, and return its line."""
        taken = {words.casefold() for each in self.library.cards.values() for _, words in each.name}
        taken |= {entry.name.casefold() for entry in self.judged.entries}
        number = 2
        while any(_numbered(words, number).casefold() in taken for _, words in card.name):
            number += 1
        name = tuple((language, _numbered(words, number)) for language, words in card.name)
        return self._append(write_card(msgspec.structs.replace(card, id=self._identity(), name=name)))

    # ------------------------------------------------------------------ inside

    def _append(self, block: str) -> int:
        self.write(with_card(self.text, block))
        return self.judged.entries[-1].line if self.judged.entries else 1

    def _identity(self) -> str:
        stem = (self.path.stem if self.path is not None else "own")[:24]
        taken = {entry.id for entry in self.judged.entries} | set(self.library.cards)
        number = 1
        while f"{stem}-{number:02}" in taken:
            number += 1
        return f"{stem}-{number:02}"

    def _colours(self) -> list[str]:
        try:
            read = gathering.read_card_file("", reader.read_text(self.text, ""))
        except ContentError:
            return []
        return [] if read.set is None else [colour.key for colour in read.set.colours]

    def _beside(self) -> tuple[CardFile, ...]:
        """Return the cards of all other files, read once for each state of the library."""
        library, path, others = self._others
        if library is self.library and path == self.path:
            return others
        found = []
        for other in self._loader.paths("cards"):
            if self.path is None or other.resolve() != self.path.resolve():
                try:
                    found.append(gathering.read_card_file(str(other), reader.read(other)))
                except ContentError as error:
                    found.append(gathering.unreadable(str(other), error))
        self._others = (self.library, self.path, tuple(found))
        return self._others[2]

    def _renewed(self) -> None:
        """Take what another editor has written, unless that would lose what was written here."""
        if self.path is None:
            self.changed.emit()
            return
        try:
            text = self.path.read_text(encoding="utf-8", errors="replace")
        except OSError:
            # an editor that replaces files lets them vanish for a moment
            return
        if text == self.disk:
            self.write(self.text)
        elif self.is_changed and text != self.text:
            self.told.emit(message("workshop.changed-outside", file=self.path.name))
            self.write(self.text)
        else:
            self.disk = text
            self.write(text)


def _numbered(words: str, number: int) -> str:
    return f"{words[:36]} {number}"


def _kind(kind: str) -> str:
    return name_of(Ref("type", kind), "ghour")
