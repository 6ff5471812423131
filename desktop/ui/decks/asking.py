"""One question with three answers, of which the last changes nothing; nothing waits while it stands open."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QPushButton, QWidget

from desktop.core.message import Message, message
from desktop.ui.text import say
from desktop.ui.theme import DARK, MEDIUM, UI, font

Way = tuple[str, Callable[[], object]]
"""The key of an answer under ``workshop.``, and what it does."""

_ROLES = (QMessageBox.ButtonRole.AcceptRole, QMessageBox.ButtonRole.DestructiveRole)


def dress(box: QWidget) -> None:
    """Let a dialog or a menu be written in the letters of the house."""
    box.setFont(font(DARK, UI, 17, MEDIUM))


def question(
    parent: QWidget,
    said: Message,
    take: Way,
    drop: Way,
    stay: str,
    closed: Callable[[], None],
    *,
    careful: bool = False,
) -> QMessageBox:
    """Return the open question ``said``.

    Parameters
    ----------
    take, drop
        The answer that keeps, and the one that gives up.
    stay
        The answer that changes nothing; Esc gives it too.
    closed
        Called first, whatever was answered.
    careful
        Whether Enter means ``stay`` rather than ``take``.
    """
    box = QMessageBox(QMessageBox.Icon.Question, "Meadhall", say(said), QMessageBox.StandardButton.NoButton, parent)
    dress(box)
    ways: list[tuple[QPushButton, Callable[[], object]]] = [
        (box.addButton(say(message(f"workshop.{key}")), role), do)
        for (key, do), role in zip((take, drop), _ROLES, strict=True)
    ]
    cancel = box.addButton(say(message(f"workshop.{stay}")), QMessageBox.ButtonRole.RejectRole)
    box.setDefaultButton(cancel if careful else ways[0][0])
    box.setEscapeButton(cancel)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)

    def answer(button: QAbstractButton) -> None:
        closed()
        for each, do in ways:
            if each is button:
                do()

    box.buttonClicked.connect(answer)
    box.open()
    return box
