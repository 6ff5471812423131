"""The dialog that tells of an error nobody expected: the report, to copy; the folder of the log, to open."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QUrl
from PySide6.QtGui import QDesktopServices, QGuiApplication
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QPlainTextEdit, QVBoxLayout, QWidget

from desktop.core.message import message
from desktop.ui.text import say


class CrashDialog(QDialog):
    """Shows a report; nothing is sent.

    Parameters
    ----------
    report
        The whole text.
    folder
        Where the log lies.
    """

    def __init__(self, report: str, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle("Meadhall")
        self.resize(640, 460)
        column = QVBoxLayout(self)
        told = QLabel(say(message("crash.told")))
        told.setWordWrap(True)
        column.addWidget(told)
        self.text = QPlainTextEdit(report)
        self.text.setReadOnly(True)
        self.text.setAccessibleName(say(message("crash.report")))
        told.setBuddy(self.text)
        column.addWidget(self.text, 1)
        buttons = QDialogButtonBox(self)
        action = QDialogButtonBox.ButtonRole.ActionRole
        self.copy = buttons.addButton(say(message("crash.copy")), action)
        self.copy.clicked.connect(lambda: QGuiApplication.clipboard().setText(report))
        self.show_folder = buttons.addButton(say(message("crash.folder")), action)
        self.show_folder.clicked.connect(lambda: QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder))))
        self.go_on = buttons.addButton(say(message("crash.go-on")), QDialogButtonBox.ButtonRole.AcceptRole)
        self.go_on.setDefault(True)
        buttons.accepted.connect(self.accept)
        column.addWidget(buttons)
        self.go_on.setFocus()
