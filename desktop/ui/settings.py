"""What the user chose once and for all; every read is typed, for an INI file holds only text."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSettings

if TYPE_CHECKING:
    from desktop.ui.pace import Pace

SCHEMES = ("system", "light", "dark")
SPEEDS = ("off", "slow", "normal", "fast")
LANGUAGES = ("", "en", "hu", "nl", "pl")


class Settings:
    """The settings file.

    Parameters
    ----------
    path
        The INI file; made when something is first written.
    """

    def __init__(self, path: Path) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._store = QSettings(str(path), QSettings.Format.IniFormat)

    @property
    def scheme(self) -> str:
        """``"light"``, ``"dark"``, or ``"system"`` to follow the desktop."""
        return self._word("scheme", SCHEMES, "system")

    @scheme.setter
    def scheme(self, value: str) -> None:
        self._store.setValue("scheme", value)

    @property
    def speed(self) -> str:
        """How fast things move: one of :data:`SPEEDS`; ``""`` follows the desktop's wish for reduced motion."""
        return self._word("speed", ("", *SPEEDS), "")

    @speed.setter
    def speed(self, value: str) -> None:
        self._store.setValue("speed", value)

    @property
    def language(self) -> str:
        """The language of the program; ``""`` follows the desktop."""
        return self._word("language", LANGUAGES, "")

    @language.setter
    def language(self, value: str) -> None:
        self._store.setValue("language", value)

    @property
    def pace(self) -> Pace:
        """How fast a game goes on that does not wait, and the call key of each seat."""
        from desktop.ui.pace import Pace  # noqa: PLC0415  # the first paint asks for settings, and not for this one

        value: Any = self._store.value("pace", "", type=str)
        return Pace.read(str(value))

    @pace.setter
    def pace(self, value: Pace) -> None:
        self._store.setValue("pace", value.text())

    def names(self) -> tuple[str, ...]:
        """Return the names that sat at the table last, in order."""
        value: Any = self._store.value("names", "", type=str)
        return tuple(name for name in str(value).split("\n") if name)

    def keep_names(self, names: tuple[str, ...]) -> None:
        """Remember who sat at the table."""
        self._store.setValue("names", "\n".join(names))

    def hall(self) -> str:
        """Return in which light the hall stands before anything else is known: as it was left, if no one chose."""
        return self._word("hall", ("dark", "light"), "dark") if self.scheme == "system" else self.scheme

    def keep_hall(self, scheme: str) -> None:
        """Remember in which light the hall was left."""
        self._store.setValue("hall", scheme)

    def geometry(self) -> QByteArray:
        """Return where the window lay last."""
        value: Any = self._store.value("geometry", QByteArray(), type=QByteArray)
        return QByteArray(value)

    def keep_geometry(self, geometry: QByteArray) -> None:
        """Remember where the window lies."""
        self._store.setValue("geometry", geometry)

    def sync(self) -> None:
        """Write everything to the disk."""
        self._store.sync()

    def _word(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        value: Any = self._store.value(key, default, type=str)
        return str(value) if value in allowed else default
