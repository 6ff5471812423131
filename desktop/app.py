"""The composition root: the application, its language, fonts and colours, and what the command line asks of it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import __version__, paths
from desktop.ui.settings import Settings
from desktop.ui.theme import load_fonts, look_of, palette
from desktop.ui.window import Window


def make_app() -> QApplication:
    """Return the application, with fonts and style; the running one if there is one."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        load_fonts()
        return running
    QGuiApplication.setDesktopFileName("org.meadhall.Meadhall")
    app = QApplication(sys.argv[:1])
    app.setApplicationName("meadhall")
    app.setApplicationDisplayName("Meadhall")
    app.setApplicationVersion(__version__)
    app.setStyle("Fusion")
    load_fonts()
    return app


def speak(app: QApplication, language: str) -> str:
    """Install the translations of ``language``, or of the desktop's language if it is empty; return which one."""
    chosen = language or QLocale.system().name()[:2]
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.deleteLater()
    QLocale.setDefault(QLocale(chosen) if language else QLocale.system())
    for name, folder in (
        (f"qtbase_{chosen}", QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)),
        (f"meadhall_{chosen}", str(paths.resources() / "translations")),
    ):
        translator = QTranslator(app)
        if translator.load(name, folder):
            app.installTranslator(translator)
    return chosen


def open_window(settings: Settings | None = None) -> Window:
    """Return the main window, shown."""
    app = make_app()
    settings = settings or Settings(paths.user_config() / "settings.ini")
    speak(app, settings.language)
    window = Window(settings)
    app.setPalette(palette(window.look_at(1.0)))
    window.show()
    return window


def run_window(
    file: str | None = None,
    *,
    game: str | None = None,
    seats: int | None = None,
    bots: dict[int, str] | None = None,
    seed: int | None = None,
    options: tuple[tuple[str, str], ...] = (),
) -> int:
    """Open the window: at home, at a saved match, or straight at the table of ``game``; return the exit code."""
    app = make_app()
    window = open_window()
    if file is not None:
        window.resume(Path(file))
    elif game is not None:
        from desktop.ui.quick import quick_choice  # noqa: PLC0415

        window.sit_down(quick_choice(game, seats, bots or {}, seed, options))
    return app.exec()


def take_screenshot(
    what: str,
    out: str,
    *,
    game: str = "claim2",
    seats: int | None = None,
    seed: int = 1,
    moves: int = 0,
    size: tuple[int, int] = (1280, 800),
    scale: float = 1.0,
    viewer: int | None = None,
    language: str = "en",
    dark: bool = False,
    options: tuple[tuple[str, str], ...] = (),
) -> None:
    """Write a picture of a screen or table to the file ``out``.

    Raises
    ------
    KeyError
        If there is no screen or game called ``what``.
    OSError
        If the file cannot be written.
    """
    if QApplication.instance() is None:
        os.environ["QT_SCALE_FACTOR"] = str(scale)
        os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    app = make_app()
    speak(app, language)
    from desktop.ui.shots import Shot, photograph  # noqa: PLC0415

    scheme = "dark" if dark else "light"
    app.setPalette(palette(look_of(scheme)))
    shot = Shot(what, game, seats or 0, seed, moves, options, size, scale, viewer, scheme)
    if not photograph(shot).save(out, "PNG"):
        raise OSError(f"{out} cannot be written")


def screenshot_names() -> tuple[str, ...]:
    """Return everything ``screenshot`` knows."""
    from desktop.ui.shots import names  # noqa: PLC0415

    return names()


def self_test(tell: Callable[[str], None]) -> None:
    """Play, save and load at the real table of every game, and say so line by line.

    Raises
    ------
    Exception
        If anything goes wrong.
    """
    make_app()
    from desktop.ui import shots  # noqa: PLC0415

    shots.self_test(tell)
