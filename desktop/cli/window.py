"""The verbs that draw: the window itself, ``play``, ``screenshot`` and ``self-test``."""

from __future__ import annotations

import os
import traceback
from pathlib import Path
from typing import TYPE_CHECKING

from desktop.cli import display
from desktop.cli.speech import complain, tell, wrong

if TYPE_CHECKING:
    import argparse


def opened(file: str | None) -> int:
    """Open the window, at the save or deck ``file`` if there is one."""
    display.require()
    from desktop.app import run_window  # noqa: PLC0415  # draws

    return run_window(file)


def play(options: argparse.Namespace) -> int:
    """Open the window at the table of a game."""
    from desktop.cli import asked  # noqa: PLC0415  # the bare window needs none of it

    record = asked.game(options.game)
    _, setup = asked.setup(record, options.seats, options.option)
    bots = asked.bots(options.bots, setup.seats)
    display.require()
    from desktop.app import run_window  # noqa: PLC0415  # draws

    return run_window(game=record.id, seats=setup.seats, bots=bots, seed=options.seed, options=setup.options)


def screenshot(options: argparse.Namespace) -> int:
    """Write a picture of a table or screen."""
    _without_screen()
    display.require_libraries()
    from desktop import app, catalogue  # noqa: PLC0415  # draws
    from desktop.cli import asked  # noqa: PLC0415

    known = app.screenshot_names()
    if options.what not in known:
        raise asked.unknown("screen", options.what, known)
    record = catalogue.game(options.what) or asked.game(options.game)
    _, setup = asked.setup(record, options.seats, options.option)
    if options.viewer is not None and options.viewer >= setup.seats:
        raise wrong("cli.no-seat", seat=options.viewer, last=setup.seats - 1)
    if not Path(options.output).parent.is_dir():
        raise wrong("cli.no-folder", file=options.output)
    app.take_screenshot(
        options.what,
        options.output,
        game=record.id,
        seats=setup.seats,
        seed=1 if options.seed is None else options.seed,
        moves=options.moves,
        size=options.size,
        scale=options.scale,
        viewer=options.viewer,
        language=options.language,
        dark=options.dark,
        options=setup.options,
    )
    return 0


def self_test(options: argparse.Namespace) -> int:
    """Try every game at the real table; 1 and where it failed if one does not work."""
    if display.missing() is not None:
        _without_screen()
    display.require_libraries()
    from desktop import app  # noqa: PLC0415  # draws

    try:
        app.self_test(tell)
    except Exception as error:
        # a frozen program has nothing else that could say where
        place = traceback.extract_tb(error.__traceback__)[-1]
        complain(f"meadhall: self-test: {type(error).__name__}: {error} ({Path(place.filename).name}:{place.lineno})")
        return 1
    return 0


def _without_screen() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
