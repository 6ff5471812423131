"""Who takes part in a tournament, and with which pool; and the result of a game that was not played here."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QGridLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from desktop.bots import LEVELS
from desktop.core.message import message
from desktop.games.ghour.model import Pool, words_in
from desktop.games.ghour.tournament import DRAWN, PERSON, Entrant, Played, points_for
from desktop.ui.decks.asking import dress
from desktop.ui.decks.library import Library, errors
from desktop.ui.text import say, spoken

MOST = 16
LONGEST_NAME = 40


class EntrantsDialog(QDialog):
    """A row for everybody: a name, a person or a computer player, and a pool of 48.

    Parameters
    ----------
    library
        Knows the pools.
    names
        Who played here before.
    """

    agreed = Signal(object)
    """The entrants."""

    def __init__(self, library: Library, names: tuple[str, ...] = (), parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(message("workshop.new-tournament")))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        self.resize(720, 440)
        self._pools: tuple[Pool, ...] = tuple(
            pool for pool in library.pools.values() if not errors(library.pool_verdict(pool))
        )
        self.rows: list[tuple[QLineEdit, QComboBox, QComboBox]] = []
        column = QVBoxLayout(self)
        hint = QLabel(say(message("workshop.entrants-hint")))
        hint.setWordWrap(True)
        column.addWidget(hint)
        self._grid = QGridLayout()
        column.addLayout(self._grid)
        column.addStretch(1)
        self.told = QLabel()
        self.told.setWordWrap(True)
        column.addWidget(self.told)
        buttons = QDialogButtonBox(self)
        self.more = buttons.addButton(say(message("workshop.add-entrant")), QDialogButtonBox.ButtonRole.ActionRole)
        self.start = buttons.addButton(
            say(message("workshop.begin-tournament")), QDialogButtonBox.ButtonRole.AcceptRole
        )
        cancel = buttons.addButton(say(message("workshop.cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        self.more.clicked.connect(lambda *_: self.add())
        self.start.clicked.connect(self._agree)
        cancel.clicked.connect(self.reject)
        column.addWidget(buttons)
        for name in (*names, "", "", "", "")[: max(4, min(MOST, len(names)))]:
            self.add(name)
        self.rows[0][0].setFocus()

    def add(self, name: str = "") -> None:
        """Add a row."""
        if len(self.rows) >= MOST:
            return
        number = len(self.rows) + 1
        line = QLineEdit(name)
        line.setMaxLength(LONGEST_NAME)
        line.setPlaceholderText(say(message("match.seat", number=number)))
        line.setAccessibleName(line.placeholderText())
        pool = QComboBox()
        pool.setAccessibleName(say(message("workshop.pool")))
        for each in self._pools:
            pool.addItem(words_in(each.name, spoken()), each.id)
        if self._pools:
            pool.setCurrentIndex((number - 1) % len(self._pools))
        kind = QComboBox()
        kind.setAccessibleName(say(message("workshop.who-plays")))
        kind.addItem(say(message("setup.person")), PERSON)
        for level in LEVELS:
            kind.addItem(say(message(f"setup.level-{level}")), level)
        kind.currentIndexChanged.connect(lambda _: self._name(line, kind))
        line.textChanged.connect(self._judge)
        before: QWidget | None = self.rows[-1][2] if self.rows else None
        for place, field in enumerate((line, kind, pool)):
            self._grid.addWidget(field, number, place)
            if before is not None:
                self.setTabOrder(before, field)
            before = field
        self.rows.append((line, kind, pool))
        self.more.setEnabled(len(self.rows) < MOST)
        self._judge()

    def entrants(self) -> tuple[Entrant, ...]:
        """Return those who have a name."""
        pools = {pool.id: pool for pool in self._pools}
        rows = [
            (" ".join(line.text().split()), kind.currentData(), pool.currentData()) for line, kind, pool in self.rows
        ]
        return tuple(Entrant(name, pools[pool], kind) for name, kind, pool in rows if name and pool in pools)

    def _name(self, line: QLineEdit, kind: QComboBox) -> None:
        """Call a computer player after its level, until somebody gives it a name."""
        called = {kind.itemText(at) for at in range(1, kind.count())}
        if line.text() and line.text().rsplit(" (", 1)[0] not in called:
            return
        name = kind.currentText() if kind.currentData() != PERSON else ""
        taken = {other.text() for other, _, _ in self.rows if other is not line}
        names = (name, *(f"{name} ({number})" for number in range(2, MOST + 1)))
        line.setText(next(each for each in names if not each or each not in taken))

    def _judge(self) -> None:
        names = [each.name.casefold() for each in self.entrants()]
        why = ""
        if not self._pools:
            why = say(message("workshop.no-pool"))
        elif len(names) < 2:
            why = say(message("workshop.two-entrants"))
        elif len(set(names)) < len(names):
            why = say(message("workshop.same-names"))
        self.told.setText(why)
        self.start.setEnabled(not why)

    def _agree(self) -> None:
        found = self.entrants()
        self.accept()
        self.agreed.emit(found)


class ResultDialog(QDialog):
    """Who has won a game, with how many cards left in the Colony and how many trophy points.

    Parameters
    ----------
    names
        Both sides.
    """

    agreed = Signal(object)
    """A :class:`Played`."""

    def __init__(self, names: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(say(message("workshop.enter-result")))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dress(self)
        form = QFormLayout(self)
        self.winner = QComboBox()
        for side, name in enumerate(names):
            self.winner.addItem(name, side)
        self.winner.addItem(say(message("workshop.drawn-game")), DRAWN)
        form.addRow(say(message("workshop.winner")), self.winner)
        self.colony = self._number(48)
        form.addRow(say(message("workshop.colony-left")), self.colony)
        self.tp = (self._number(999), self._number(999))
        for name, field in zip(names, self.tp, strict=True):
            form.addRow(say(message("workshop.tp-of", name=name)), field)
        self.told = QLabel()
        form.addRow(self.told)
        buttons = QDialogButtonBox(self)
        take: QPushButton = buttons.addButton(say(message("workshop.take")), QDialogButtonBox.ButtonRole.AcceptRole)
        take.clicked.connect(self._agree)
        cancel = buttons.addButton(say(message("workshop.cancel")), QDialogButtonBox.ButtonRole.RejectRole)
        cancel.clicked.connect(self.reject)
        form.addRow(buttons)
        self.winner.currentIndexChanged.connect(self._count)
        for field in (self.colony, *self.tp):
            field.valueChanged.connect(self._count)
        self._count()

    def played(self) -> Played:
        """Return the result that is written there (GH-7.10)."""
        winner = int(self.winner.currentData())
        tp = (self.tp[0].value(), self.tp[1].value())
        points = 0 if winner == DRAWN else points_for(self.colony.value(), tp[winner])
        return Played(winner, points, tp)

    @staticmethod
    def _number(most: int) -> QSpinBox:
        field = QSpinBox()
        field.setRange(0, most)
        return field

    def _count(self) -> None:
        self.colony.setEnabled(int(self.winner.currentData()) != DRAWN)
        self.told.setText(say(message("workshop.points-are", n=self.played().points)))

    def _agree(self) -> None:
        found = self.played()
        self.accept()
        self.agreed.emit(found)
