"""Small boxes over the window that stop nothing: a sentence to be read, a save to be chosen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QWidget

from desktop.core.message import Message, message
from desktop.ui.text import say


def warn(parent: QWidget, said: Message) -> None:
    """Tell the player one sentence."""
    box = QMessageBox(QMessageBox.Icon.Warning, "Meadhall", say(said), QMessageBox.StandardButton.Ok, parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.open()


def ask_save(parent: QWidget, then: Callable[[Path], object], *, finished: bool = False) -> None:
    """Ask for the file of a match, one that is over with ``finished``, and do ``then`` with it."""
    from desktop import paths  # noqa: PLC0415

    folder = paths.saves() / "finished" if finished else paths.saves()
    dialog = QFileDialog(parent, say(message("home.open")), str(folder), "Meadhall (*.meadhall)")
    dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    dialog.fileSelected.connect(lambda name: then(Path(name)))
    dialog.open()
