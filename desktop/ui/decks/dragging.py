"""Cards on the move between library and deck."""

from __future__ import annotations

from typing import Literal

from PySide6.QtCore import QByteArray, QMimeData

FORMAT = "application/x-meadhall-card"

Origin = Literal["library", "deck"]


def mime_of(card: str, name: str, origin: Origin) -> QMimeData:
    """Return what is dragged: ``card``, and where it was taken; other programs get its ``name``."""
    data = QMimeData()
    data.setData(FORMAT, QByteArray(f"{origin}\n{card}".encode()))
    data.setText(name)
    return data


def card_in(data: QMimeData) -> tuple[str, str]:
    """Return where the card was taken and which it is; two empty texts if there is none."""
    if not data.hasFormat(FORMAT):
        return "", ""
    origin, _, card = bytes(data.data(FORMAT).data()).decode("utf-8", "replace").partition("\n")
    return origin, card
