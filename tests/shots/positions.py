"""Positions of Ghour from which its moments are played to, in the words of the scenarios."""

from __future__ import annotations

from typing import Any

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
    "morning": {
        "morning": True,
        "bases": ["vor-01 r0", "tel-01 r1"],
        "field": [["11 vor-11 r0", "12 vor-09 r0", "13 vor-09 r1", "14 vor-03 r0"], ["21 tel-11 r1", "22 tel-05 r0"]],
    },
    "undead": {
        "morning": True,
        "bases": ["umb-01 r0", "tel-01 r1"],
        "field": [["11 umb-11 r0"], ["21 tel-11 r1"]],
        "graves": [["umb-04", "umb-08", "umb-03", "umb-08"], []],
        "recruiters": ["umb-03", None],
        "hands": [2, 5],
    },
    "spells": {
        "bases": ["ysm-01 r0", "tel-01 r1"],
        "field": [["11 ysm-11 r0", "12 ysm-03 r0"], ["21 tel-11 r1", "22 tel-04 r0", "23 tel-05 r0"]],
        "hands": [["ysm-04", "ysm-17", "ysm-16"], 5],
    },
    "weak": {
        "bases": ["umb-01 r0", "tel-01 r1"],
        "field": [["11 umb-11 r0"], ["21 tel-11 r1", "22 tel-05 r0"]],
        "hands": [["umb-05", 3], 5],
    },
}  # fmt: skip


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
