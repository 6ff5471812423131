"""Takes a picture of every moment of Ghour that a player meets, to be looked at beside the mock-ups.

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

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT), str(ROOT / "tests")]
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtWidgets import QApplication  # noqa: E402
from ui.games.ghour.ghour_at_table import GhourAtTable, card, dealt, staged, walk  # noqa: E402

from desktop.app import make_app, speak  # noqa: E402
from desktop.games.ghour import actions as a  # noqa: E402
from desktop.match.match import Match  # noqa: E402
from desktop.ui.theme import look_of, palette  # noqa: E402

DUEL = ("deck-vorrak", "deck-telmaris")
FOUR = ("deck-telmaris", "deck-vorrak", "deck-ysmer", "deck-umbrath")


def many(clan: str, first: int, cards: tuple[int, ...]) -> list[str]:
    """Return a row of cards of one clan, turned in several ways."""
    return [f"{first + at} {clan}-{card:02} r{at % 4}" for at, card in enumerate(cards)]


POSITIONS: dict[str, dict[str, Any]] = {
    "duel": {
        "bases": ["vor-01 r0", "tel-01 r0"],
        "field": [
            ["11 vor-13 r0", "12 vor-07 r0", "13 vor-05 r0 + 31 vor-15", "14 vor-09 r0", "15 vor-03 r2"],
            ["21 tel-11 r1 + 32 tel-14", "22 tel-12 r0", "23 tel-05 r0", "24 tel-09 r0 + 33 tel-15", "25 tel-06 r1"],
        ],
        "hands": [["vor-06", "vor-17", "vor-16", 2], ["tel-03", "tel-04", "tel-16", "tel-10", "tel-17", "tel-13"]],
        "trophies": [["tel-03", "tel-06"], ["vor-03", "vor-05", "vor-04"]],
        "graves": [["vor-18"], ["tel-18", "tel-08", "tel-17"]],
    },
    "payment": {
        "bases": ["vor-01 r1", "tel-02 r0"],
        "field": [
            ["11 vor-13 r0", "12 vor-07 r1", "13 vor-09 r0"],
            ["21 tel-11 r0", "22 tel-03 r0", "23 tel-06 r2", "24 tel-05 r1", "25 tel-13 r0"],
        ],
        "hands": [4, ["tel-03", "tel-04", "tel-16", "tel-10", "tel-17", "tel-13"]],
        "trophies": [[], ["vor-10", "vor-05", "vor-04"]],
        "floor": 1,
    },
    "four": {
        "bases": ["tel-02 r0", "vor-01 r1", "ysm-01 r0", "umb-01 r1"],
        "field": [
            ["11 tel-11 r1", "12 tel-13 r0", "13 tel-09 r0", "14 tel-05 r0", "15 tel-07 r0 + 16 tel-15"],
            ["21 vor-13 r0", "22 vor-07 r2", "23 vor-05 r1", "24 vor-09 r1", "25 vor-03 r1"],
            ["31 ysm-11 r0 + 39 ysm-14", "32 ysm-12 r0", "33 ysm-08 r2", "34 ysm-05 r1", "35 ysm-04 r0 hidden"],
            ["41 umb-08 r1", "42 umb-13 r1", "43 umb-11 r0", "44 umb-07 r0 + 45 umb-15"],
        ],
        "hands": [["tel-03", "tel-04", "tel-16", "tel-10", "tel-17", "tel-06", "tel-18"], 5, 7, 3],
        "trophies": [["vor-03", "vor-04", "ysm-05"], ["tel-03"], ["umb-03", "umb-05"], []],
        "attacked": [[], [0], [], []],
        "recruiters": [None, None, "ysm-03", None],
    },
    "crowded": {
        "bases": ["tel-02 r0", "vor-01 r1", "ysm-01 r0", "umb-01 r1"],
        "field": [
            many("tel", 10, (11, 13, 9, 5, 7, 3, 4, 6, 8, 10, 12, 3, 4, 5, 6, 11, 9, 13, 12, 3, 7)),
            many("vor", 40, (13, 7, 5, 9, 3, 4, 6, 8, 10, 11, 12, 3, 4)),
            ["70 ysm-11 r0", "71 ysm-12 r0", "72 ysm-08 r2", "73 ysm-05 r1", "74 ysm-04 r0 hidden"],
            ["80 umb-08 r1", "81 umb-13 r1", "82 umb-11 r0", "83 umb-07 r0 + 84 umb-15"],
        ],
        "hands": [["tel-03", "tel-04", "tel-16", "tel-10", "tel-17", "tel-06", "tel-18", 3], 5, 7, 3],
        "trophies": [["vor-03", "vor-04", "ysm-05"], ["tel-03"], ["umb-03", "umb-05"], []],
    },
    "hidden": {
        "bases": ["ysm-01 r0", "tel-01 r1"],
        "field": [
            ["11 ysm-11 r0", "12 ysm-04 r1 hidden", "13 ysm-06 r0 hidden", "14 ysm-08 r0 + 15 ysm-15"],
            ["21 tel-11 r1", "22 tel-05 r0"],
        ],
    },
    "last-card": {
        "bases": ["vor-01 r0", "tel-01 r1"],
        "field": [["11 vor-13 r0", "12 vor-07 r0"], ["21 tel-11 r1", "22 tel-05 r0"]],
        "hands": [["vor-03"], 5],
    },
    "weak": {
        "bases": ["umb-01 r0", "tel-01 r1"],
        "field": [["11 umb-11 r0"], ["21 tel-11 r1", "22 tel-05 r0"]],
        "hands": [["umb-05", 3], 5],
    },
}  # fmt: skip

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


def still_field() -> list[Any]:
    """Return the crowded Fields with all cards straight."""
    return [[each.replace(" r2", " r0").replace(" r3", " r0").replace(" r1", " r0") for each in field]
            for field in POSITIONS["crowded"]["field"]]  # fmt: skip


def thick() -> list[Any]:
    """Return two Fields on which an axe meets two blockers."""
    return [["11 vor-13 r0", "12 vor-10 r0"], ["23 tel-05 r0", "24 tel-04 r0", "25 tel-06 r1"]]


def open_field() -> list[Any]:
    """Return two Fields with a base that nobody shields."""
    return [POSITIONS["duel"]["field"][0], ["21 tel-11 r1", "23 tel-05 r0"]]


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
        if factor != scale or (wanted and not any(word in name for word in wanted)):
            continue
        speak(app, language)
        app.setPalette(palette(look_of(scheme)))
        match, play = MOMENTS[moment]
        points = (round(size[0] / scale), round(size[1] / scale))
        table = GhourAtTable(Chair(), match(), points, scheme)
        for part in play(table):
            QApplication.processEvents()
            table.page.grab().save(str(folder / f"{name}{part}.png"))
            taken += 1
        table.page.close()
    return taken


def main() -> int:
    """Take them, each scale in a program of its own."""
    if len(sys.argv) < 2:
        print(__doc__)
        return 2
    folder, wanted = Path(sys.argv[1]), sys.argv[2:]
    folder.mkdir(parents=True, exist_ok=True)
    scale = os.environ.get("QT_SCALE_FACTOR")
    if scale is not None:
        print(f"{take(folder, wanted, float(scale))} pictures at scale {scale} in {folder}")
        return 0
    failed = 0
    for each in sorted({shot[3] for shot in SHOTS}):
        environment = {**os.environ, "QT_SCALE_FACTOR": str(each)}
        failed += subprocess.run([sys.executable, *sys.argv], env=environment, check=False).returncode
    return failed


if __name__ == "__main__":
    sys.exit(main())
