"""What the user chose once and for all; every read is typed, for an INI file holds only text."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QByteArray, QSettings

if TYPE_CHECKING:
    from desktop.ui.pace import Pace

SCHEMES = ("system", "light", "dark")
SPEEDS = ("off", "slow", "normal", "fast")
LANGUAGES = ("", "en", "hu", "nl", "pl")
LETTERS = {"usual": 1.0, "large": 1.15, "largest": 1.3}
"""How large letters are, against what their place asks for."""
COLOURS = ("usual", "strong")
BOT_PACES = {"slow": 1500, "normal": 600, "fast": 150}

_MOST_NAMES = 14
"""So many names are remembered: twice a full table."""
"""Milliseconds between two answers of computer players, at the least."""
_CHOSEN = ("scheme", "speed", "language", "letters", "colours", "bot-pace", "pace")


class Settings:
    """The settings file.

    Parameters
    ----------
    path
        The INI file; made when something is first written.
    """

    def __init__(self, path: Path) -> None:
        with contextlib.suppress(OSError):  # where nothing can be written, nothing is kept
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
    def letters(self) -> str:
        """How large the letters are: a key of :data:`LETTERS`."""
        return self._word("letters", tuple(LETTERS), "usual")

    @letters.setter
    def letters(self, value: str) -> None:
        self._store.setValue("letters", value)

    @property
    def colours(self) -> str:
        """``"strong"`` if the colours of the seats shall stand further apart, ``"usual"`` if not."""
        return self._word("colours", COLOURS, "usual")

    @colours.setter
    def colours(self, value: str) -> None:
        self._store.setValue("colours", value)

    @property
    def bot_pace(self) -> str:
        """How fast computer players answer: a key of :data:`BOT_PACES`."""
        return self._word("bot-pace", tuple(BOT_PACES), "normal")

    @bot_pace.setter
    def bot_pace(self, value: str) -> None:
        self._store.setValue("bot-pace", value)

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
        """Return the names that are known, those who sat at the table last before all others."""
        value: Any = self._store.value("names", "", type=str)
        return tuple(name for name in str(value).split("\n") if name)

    def seated(self) -> int:
        """Return how many sat at the table last; 0 if nobody ever did."""
        value: Any = self._store.value("seated", 0, type=int)
        return int(value)

    def keep_names(self, names: Sequence[str]) -> None:
        """Remember who sat at the table, and still those who stayed away this time."""
        away = (name for name in self.names() if name not in names)
        self._store.setValue("names", "\n".join((*names, *away)[:_MOST_NAMES]))
        self._store.setValue("seated", len(names))

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

    def forget_layout(self) -> None:
        """Forget where the window lay."""
        self._store.remove("geometry")

    def reset(self) -> None:
        """Forget every choice of the settings screen; names and the place of the window stay."""
        for key in _CHOSEN:
            self._store.remove(key)

    def file(self) -> Path:
        """Return the file in which all this stands."""
        return Path(self._store.fileName())

    def sync(self) -> None:
        """Write everything to the disk."""
        self._store.sync()

    def _word(self, key: str, allowed: tuple[str, ...], default: str) -> str:
        value: Any = self._store.value(key, default, type=str)
        return str(value) if value in allowed else default
