"""Takes a picture of every moment of Ghour that a player meets, to be looked at beside the mock-ups.

    python tests/shots/moments.py                    the pictures that are kept beside this file
    python tests/shots/moments.py FOLDER [WORD…]     every picture, or those whose name holds a word

Each moment is played to at the real table, by the clicks of a hand, from a position of ``POSITIONS`` or through a
match with seeds that were searched for; it is seen from the view of the seat that is asked.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from positions import DUEL, FOUR, POSITIONS, open_field, still_field, thick  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402
from ui.games.ghour.ghour_at_table import GhourAtTable, card, dealt, rules, staged, walk  # noqa: E402

from desktop.app import make_app, speak  # noqa: E402
from desktop.bots.make import make  # noqa: E402
from desktop.core.rules import waiting  # noqa: E402
from desktop.games.ghour import actions as a  # noqa: E402
from desktop.match.match import Match  # noqa: E402
from desktop.ui.theme import look_of, palette  # noqa: E402

Pictures = Iterator[str]
Play = Callable[[GhourAtTable], Pictures]


class Chair:
    """What a table of the tests asks of its test: that it is kept, and waited for."""

    def addWidget(self, _widget: object) -> None:
        """Keep nothing: the page is closed by who opened it."""

    @contextmanager
    def waitExposed(self, _widget: object) -> Iterator[None]:
        """Let the window come."""
        QApplication.processEvents()
        yield


def at(position: str, decks: tuple[str, ...] = DUEL, **more: Any) -> Callable[[], Match]:
    """Return who deals a position of ``POSITIONS``."""
    return lambda: staged({**POSITIONS[position], **more}, decks)


# ---------------------------------------------------------------------- to each moment


def still(_table: GhourAtTable) -> Pictures:
    yield ""


def first_day() -> Match:
    match = dealt(2, 3)
    walk(match, 300, 1, lambda match, _asked: match.observe(None).question.kind == "floor")
    return match


def bots(seats: int, seed: int, moves: int, stop: Callable[[Any], bool] = lambda _seen: True) -> Match:
    """Return a match of computer players after ``moves`` answers, as soon as ``stop`` holds of what is seen."""
    match, bot = dealt(seats, seed), make("recruit", rules())
    for number in range(moves + 600):
        asked = waiting(match.asked())
        if not asked:
            break
        if match.wanted() is not None:
            match.look(match.wanted())
        if number >= moves and stop(match.observe(asked[0].seat)):
            break
        match.submit(bot(match.remember(asked[0].seat), asked[0], seed * 1000 + number, 0.02))
    for viewer in (None, *range(seats)):
        match.news(viewer)
    return match


def before_damage(seen: Any) -> bool:
    """Return whether blocks are laid and damage is about to fall."""
    return seen.question.kind == "window" and seen.question.purpose == "second" and bool(seen.fight.blocks)


def over() -> Match:
    match = dealt(2, 5)
    walk(match, 4000, 5)
    return match


def pass_to(table: GhourAtTable, kind: str, purpose: str = "") -> None:
    """Pass until ``kind`` is asked."""
    for _ in range(40):
        table.come_forward()
        asked = table.seen.question
        if asked.kind == kind and (not purpose or asked.purpose == purpose):
            return
        table.click(("button", "pass"))
    raise AssertionError(f"{kind} is never asked")


def announce(table: GhourAtTable, against: int) -> None:
    table.click(("swords",), ("seat", against) if ("seat", against) in table.shown() else ("felt", against))
    if table.seen.question.kind == "floor":
        table.click(("button", f"against={against}"))
    pass_to(table, "declare")


def declare(table: GhourAtTable, senders: tuple[int, ...], goal: int, against: int = 1) -> None:
    announce(table, against)
    table.click(*(("unit", uid) for uid in senders))
    table.click(("unit", goal))


def declaring(table: GhourAtTable) -> Pictures:
    declare(table, (13, 14), 21)
    yield ""


def declaring_four(table: GhourAtTable) -> Pictures:
    declare(table, (13, 15), 32, 2)
    yield ""


def answering(table: GhourAtTable) -> Pictures:
    table.click(("swords",), ("felt", 1))
    table.come_forward()
    yield ""


def window(table: GhourAtTable) -> Pictures:
    declare(table, (12, 13, 14), 21)
    table.click(("button", "strike"))
    table.come_forward()
    table.click(("button", "pass"))
    table.come_forward()
    yield ""


def blocking(table: GhourAtTable) -> Pictures:
    declare(table, (12, 13, 14), 21)
    table.click(("button", "strike"))
    pass_to(table, "blocks")
    table.come_forward()
    yield "_before"
    table.click(("unit", 23), ("unit", 13))
    table.click(("unit", 24), ("unit", 14))
    yield "_laid"


def damage(table: GhourAtTable) -> Pictures:
    declare(table, (12, 13, 14), 21)
    table.click(("button", "strike"))
    pass_to(table, "blocks")
    table.click(("unit", 23), ("unit", 13))
    table.click(("unit", 24), ("unit", 14))
    table.click(("button", "done"))
    yield from told(table)


def told(table: GhourAtTable) -> Pictures:
    """Pass until the damage is told, and stop at each picture of it."""
    number = 0
    for _ in range(20):
        while table.story.current is not None:
            number += 1
            yield f"_{number}"
            table.story.forward()
        if (seat := table.match.wanted()) is not None:
            table.controller.come_forward(seat)
        if table.seen.question.kind in ("floor", "result", "split"):
            break
        table.click(("button", "pass"))
    yield "_after"


def paying(table: GhourAtTable) -> Pictures:
    table.click(("hand", card("tel-10"), 0), ("felt", 1))
    yield "_begun"
    for uid in (2, 21, 22):
        turns = [option for option in table.options() if isinstance(option, a.Turn) and option.unit == uid]
        table.give(turns[0])
    yield "_half"


def crowded_paying(table: GhourAtTable) -> Pictures:
    table.click(("hand", card("tel-06"), 0), ("felt", 0))
    done: set[int] = set()
    while len(done) < 2:
        turn = next(each for each in table.options() if isinstance(each, a.Turn | a.Help) and each.unit not in done)
        done.add(turn.unit)
        table.give(turn)
    yield ""


def crowded_fight(table: GhourAtTable) -> Pictures:
    declare(table, (12, 14, 18, 20), 48)
    yield "_declare"
    table.click(("button", "strike"))
    pass_to(table, "blocks")
    table.click(("unit", 44), ("unit", 14))
    yield "_blocks"
    table.click(("button", "done"))
    yield from told(table)


def dividing(table: GhourAtTable) -> Pictures:
    declare(table, (12,), 2)
    table.click(("button", "strike"))
    pass_to(table, "blocks")
    table.click(("unit", 23), ("unit", 12))
    table.click(("unit", 24), ("unit", 12))
    table.click(("button", "done"))
    for _ in range(9):
        table.come_forward()
        if table.seen.question.kind in ("split", "floor"):
            break
        table.click(("button", "pass"))
    yield ""


def base_hit(table: GhourAtTable) -> Pictures:
    declare(table, (13, 14), 2)
    table.click(("button", "strike"))
    pass_to(table, "blocks")
    table.click(("button", "done"))
    for part in told(table):
        if table.seen.question.kind == "result":
            yield part
    if table.seen.question.kind == "result":
        yield "_asked"
        table.click(("button", "mill"))
        yield "_told"


def reached(kind: str) -> Callable[[], Match]:
    """Return who deals a match and plays it until ``kind`` is asked."""

    def deal() -> Match:
        match = dealt(2, 3)
        walk(match, 300, 1, lambda match, _asked: match.observe(None).question.kind == kind)
        return match

    return deal


def lurking(table: GhourAtTable) -> Pictures:
    table.give(a.Play(0, card("ysm-04")))
    table.click(("button", "propose"), ("button", "confirm"))
    yield ""


def withering(table: GhourAtTable) -> Pictures:
    table.click(("hand", card("ysm-17"), 0), ("unit", 22))
    table.click(("button", "propose"), ("button", "confirm"))
    table.come_forward()
    yield ""


def looking(pile: str) -> Play:
    def play(table: GhourAtTable) -> Pictures:
        table.click((pile, 1), (pile, 1))
        yield ""

    return play


def warned(table: GhourAtTable) -> Pictures:
    table.click(("hand", card("vor-03"), 0), ("colony", 0))
    yield ""


def signs(table: GhourAtTable) -> Pictures:
    table.give(a.Play(0, card("umb-05")))
    table.click(("button", "propose"), ("button", "confirm"))
    if table.seen.question.kind == "weak":
        table.click(("button", "against=1"))
    table.come_forward()
    yield "_first"
    table.click(("sign", 0), ("sign-box",))
    table.come_forward()
    yield "_second"
    table.click(("sign", 1), ("sign-box",))
    if table.story.current is not None:
        yield "_shown"


def pointed(*key: str | int) -> Play:
    def play(table: GhourAtTable) -> Pictures:
        table.page.picture.hover = key
        table.page.draw()
        yield ""

    return play


def theirs(table: GhourAtTable) -> Pictures:
    table.click(("button", "pass"))
    table.come_forward()
    yield ""


MOMENTS: dict[str, tuple[Callable[[], Match], Play]] = {
    "first_day": (first_day, still),
    "cut": (reached("cut"), still),
    "opening": (reached("opening"), still),
    "hire": (at("morning"), still),
    "undead": (at("undead", ("deck-umbrath", "deck-telmaris")), still),
    "lurk": (at("spells", ("deck-ysmer", "deck-telmaris")), lurking),
    "effect": (at("spells", ("deck-ysmer", "deck-telmaris")), withering),
    "midgame": (lambda: bots(2, 0, 150, lambda seen: seen.question.kind == "floor"), still),
    "midgame_four": (lambda: bots(4, 10, 376, lambda seen: seen.question.kind == "floor"), still),
    "damage_four": (lambda: bots(4, 10, 200, before_damage), told),
    "duel": (at("duel"), still),
    "four": (at("four", FOUR), still),
    "crowded_foe": (at("crowded", FOUR), still),
    "crowded_own": (at("crowded", FOUR), pointed("unit", 20)),
    "answer": (at("duel"), answering),
    "declare": (at("duel"), declaring),
    "declare_four": (at("four", FOUR), declaring_four),
    "window": (at("duel"), window),
    "blocks": (at("duel"), blocking),
    "damage": (at("duel"), damage),
    "crowded_fight": (at("crowded", FOUR, field=still_field()), crowded_fight),
    "dividing": (at("duel", field=thick()), dividing),
    "base_hit": (at("duel", field=open_field()), base_hit),
    "payment": (at("payment"), paying),
    "crowded_pay": (at("crowded", FOUR), crowded_paying),
    "hidden_own": (at("hidden", ("deck-ysmer", "deck-telmaris")), pointed("unit", 12)),
    "hidden_theirs": (at("hidden", ("deck-ysmer", "deck-telmaris")), theirs),
    "changes": (at("duel"), pointed("unit", 13)),
    "signs": (at("weak", ("deck-umbrath", "deck-telmaris")), signs),
    "graveyard": (at("duel"), looking("grave")),
    "trophies": (at("duel"), looking("trophies")),
    "warning": (at("last-card"), warned),
    "over": (over, still),
}

DARK, LIGHT = "dark", "light"
USUAL, SMALL, LARGE = (1280, 800), (1024, 700), (2560, 1440)

SHOTS: list[tuple[str, str, tuple[int, int], float, str]] = [
    *((name, DARK, USUAL, 1, "en") for name in MOMENTS),
    *((name, LIGHT, USUAL, 1, "hu") for name in ("duel", "four", "blocks", "damage", "payment", "crowded_foe")),
    *((name, DARK, SMALL, 1, "hu") for name in ("duel", "four", "damage", "payment", "crowded_foe", "window")),
    *((name, DARK, LARGE, 1.5, "en") for name in ("duel", "four", "damage", "crowded_foe")),
]
"""Moment, colours, size in pixels, scale and language of each picture."""

KEPT = (
    "first_day", "duel-light-hu", "four", "declare", "blocks_laid", "window-1024-hu", "damage_2", "payment_half",
    "crowded_foe-light-hu", "hidden_own", "signs_second", "over",
)  # fmt: skip
"""The pictures that are kept beside this file, small."""


def named(moment: str, scheme: str, size: tuple[int, int], scale: float, language: str) -> str:
    """Return what a picture is called."""
    parts = [moment, scheme if scheme != DARK else "", str(size[0]) if size != USUAL else "", language.strip("en")]
    del scale
    return "-".join(part for part in parts if part)


def take(folder: Path, wanted: list[str], scale: float) -> int:
    """Take the pictures of one scale, and return how many."""
    app = make_app()
    taken = 0
    for moment, scheme, size, factor, language in SHOTS:
        name = named(moment, scheme, size, factor, language)
        kept = not wanted and any(each.startswith(name) for each in KEPT)
        if factor != scale or not (kept if folder == HERE else not wanted or any(word in name for word in wanted)):
            continue
        speak(app, language)
        app.setPalette(palette(look_of(scheme)))
        match, play = MOMENTS[moment]
        points = (round(size[0] / scale), round(size[1] / scale))
        table = GhourAtTable(Chair(), match(), points, scheme)
        for part in play(table):
            QApplication.processEvents()
            picture = table.page.grab()
            if folder != HERE:
                picture.save(str(folder / f"{name}{part}.png"))
            elif f"{name}{part}" in KEPT:
                picture.save(str(HERE / f"ghour_{name}{part}.jpg"), "JPG", 70)
            taken += 1
        table.page.close()
    return taken


def main() -> int:
    """Take them, each scale in a program of its own."""
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else HERE
    folder.mkdir(parents=True, exist_ok=True)
    scale = os.environ.get("QT_SCALE_FACTOR")
    if scale is not None:
        print(f"{take(folder, sys.argv[2:], float(scale))} pictures at scale {scale} in {folder}")
        return 0
    failed = 0
    for each in sorted({shot[3] for shot in SHOTS}):
        environment = {**os.environ, "QT_SCALE_FACTOR": str(each)}
        failed += subprocess.run([sys.executable, *sys.argv], env=environment, check=False).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main())
