"""The composition root: the application, its language, fonts and colours, and what the command line asks of it.

The window's first paint waits for nothing that it does not show: what it shows is in ``desktop.ui.door``.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication

from desktop import __version__, paths
from desktop.ui.door import Door
from desktop.ui.settings import Settings

if TYPE_CHECKING:
    from desktop.ui.window import Window


def bare_app() -> QApplication:
    """Return the application without fonts and style; the running one if there is one."""
    running = QApplication.instance()
    if isinstance(running, QApplication):
        return running
    QGuiApplication.setDesktopFileName("org.meadhall.Meadhall")
    app = QApplication(sys.argv[:1])
    app.setApplicationName("meadhall")
    app.setApplicationDisplayName("Meadhall")
    app.setApplicationVersion(__version__)
    return app


def make_app() -> QApplication:
    """Return the application, with fonts and style; the running one if there is one."""
    from desktop.ui.theme import UI, load_fonts, plain_font  # noqa: PLC0415  # not before the first paint

    app = bare_app()
    load_fonts()
    if app.font().family() != UI:
        app.setStyle("Fusion")
        app.setFont(plain_font(app.font()))
    return app


def speak(app: QApplication, language: str) -> str:
    """Install the translations of ``language``, or of the desktop's language if it is empty; return which one."""
    from PySide6.QtCore import QLibraryInfo, QLocale, QTranslator  # noqa: PLC0415  # not before the first paint

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


def open_window(settings: Settings | None = None) -> Door:
    """Return the frame of the main window, shown; the window comes into it after the first paint."""
    bare_app()
    door = Door(settings or Settings(paths.user_config() / "settings.ini"), _furnish)
    door.show()
    return door


def run_window(
    file: str | None = None,
    *,
    game: str | None = None,
    seats: int | None = None,
    bots: dict[int, str] | None = None,
    seed: int | None = None,
    options: tuple[tuple[str, str], ...] = (),
) -> int:
    """Open the window: at home, at a saved match or deck, or straight at the table of ``game``; return the exit code.

    Without ``game``, a window that is open already gets the file, and nothing is opened here.
    """
    from desktop.ui.crash import Crash  # noqa: PLC0415  # a program without a window has a console to complain to
    from desktop.ui.diary import Diary  # noqa: PLC0415
    from desktop.ui.instance import Instance  # noqa: PLC0415
    from desktop.ui.opening import open_file  # noqa: PLC0415

    app = bare_app()
    instance = Instance(paths.user_state())
    if game is None and not instance.first() and instance.hand_over(file or ""):
        return 0
    diary = Diary(paths.user_state() / "log")
    door = open_window()
    crash = Crash(diary, lambda: () if door.inside is None else door.inside.trail())

    def begin(window: Window) -> None:
        diary.begin()
        instance.listen()
        if file is not None:
            open_file(window, Path(file).absolute())
        elif game is not None:
            from desktop.ui.quick import quick_choice  # noqa: PLC0415

            window.sit_down(quick_choice(game, seats, bots or {}, seed, options))

    def receive(name: str) -> None:
        door.come_forward()
        if name:
            open_file(door.enter(), Path(name))

    door.entered.connect(begin)
    instance.handed.connect(receive)
    if sys.platform == "darwin":
        from desktop.ui.clicked import Clicked  # noqa: PLC0415

        clicked = Clicked(app)
        clicked.opened.connect(receive)
    code = app.exec()
    # widgets go before the application, and hooks before what they write to
    instance.close()
    crash.close()
    diary.close()
    _destroy(door)
    return code


def _furnish(door: Door) -> Window:
    """Return the window that belongs into ``door``, in its language, fonts and colours."""
    from desktop.ui.theme import palette  # noqa: PLC0415  # not before the first paint
    from desktop.ui.window import Window  # noqa: PLC0415

    app = make_app()
    speak(app, door.settings.language)
    window = Window(door.settings, door)
    window.language_chosen.connect(lambda language: speak(app, language))
    app.setPalette(palette(window.look_at(1.0)))
    return window


def _destroy(door: Door) -> None:
    """Let the window go while the application still stands."""
    from PySide6.QtCore import QCoreApplication, QEvent  # noqa: PLC0415

    door.close()
    door.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


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
    from desktop.ui.shots import Shot, photograph  # noqa: PLC0415
    from desktop.ui.theme import look_of, palette  # noqa: PLC0415

    app = make_app()
    speak(app, language)

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
    app = make_app()
    from desktop.ui import shots, soundness  # noqa: PLC0415

    soundness.fonts(tell)
    soundness.languages(tell, lambda language: speak(app, language))
    soundness.pictures(tell)
    soundness.window(tell, _furnish)
    soundness.computer_player(tell)
    shots.self_test(tell)
