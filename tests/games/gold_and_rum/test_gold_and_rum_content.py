"""The numbers of the game, and every fault of them at once."""

from pathlib import Path

import pytest

from desktop.core.fault import ContentError
from desktop.data.reader import read_text
from desktop.games.gold_and_rum.cards import KINDS, RACES
from desktop.games.gold_and_rum.content import faults, load, pack, unpack

FOLDER = Path(__file__).parents[3] / "rules_data" / "gold_and_rum"
CARDS = (FOLDER / "cards.yaml").read_text(encoding="utf-8")
GAME = (FOLDER / "game.yaml").read_text(encoding="utf-8")


def copied(folder, cards=CARDS, game=GAME):
    for name, text in (("cards.yaml", cards), ("game.yaml", game)):
        if text is not None:
            (folder / name).write_text(text, encoding="utf-8")
    return folder


def found(folder):
    """Return code and line of every fault of ``folder``."""
    with pytest.raises(ContentError) as caught:
        load(folder)
    assert all(fault.mend is not None for fault in caught.value.faults)
    return [(fault.code, Path(fault.where.file).name, fault.where.line) for fault in caught.value.faults]


@pytest.mark.clause("CH-1.1", "CH-9.8")
def test_eighty_warriors_of_their_kinds():
    content = load(FOLDER)
    copies = dict(zip(KINDS, content.copies, strict=True))
    values = dict(zip(KINDS, content.values, strict=True))
    assert sum(content.copies) == len(content.deck) == 80
    for race in RACES:
        assert (copies[f"{race} 2"], copies[f"{race} 6"], copies[f"{race} leader"]) == (7, 4, 2)
        assert (values[f"{race} 2"], values[f"{race} 6"]) == (2, 6)
    rest = {"goblin": 8, "giant": 6, "troll": 4, "machine": 4, "airship": 1, "commando": 1}
    assert {kind: copies[kind] for kind in rest} == rest
    assert [copies[f"spy {number}"] for number in range(1, 5)] == [1, 1, 1, 1]
    assert (values["goblin"], values["giant"], values["troll"], values["machine"], values["airship"]) == (
        1,
        10,
        5,
        9,
        4,
    )
    assert content.points == (2, 1, 1, 2)


@pytest.mark.clause("CH-1.2", "CH-2.2", "CH-10.1")
def test_the_table_of_players():
    tables = [(t.seats, t.piles, t.recruits, t.deserts, t.threshold) for t in load(FOLDER).tables]
    assert tables == [(4, 9, 2, 2, 8), (5, 11, 2, 2, 8), (6, 13, 2, 1, 7), (7, 14, 2, 1, 6)]


def test_content_survives_being_packed():
    content = load(FOLDER)
    assert unpack(pack(content)) == content


def test_every_fault_of_both_files_is_told_at_once(tmp_path):
    cards = (
        CARDS.replace("{kind: orc 6, copies: 4, value: 6}", "{kind: orcs 6, copies: 4, value: 6}")
        .replace("{kind: troll, copies: 4, value: 5}", "{kind: troll, copies: 4, value: -5}")
        .replace("{kind: spy 2, copies: 1, value: 0}", "{kind: spy 1, copies: 1, value: 0}")
        .replace("{kind: airship, copies: 1,", "{kind: airship, copies: 2,")
        .replace("{kind: goblin, copies: 8,", "{kind: wizard of the far and misty north, copies: 8,")
    )
    game = (
        GAME.replace("seats: 5", "seats: 4")
        .replace("piles: 13", "piles: 99")
        .replace("first: 36", "first: 50")
        .replace("[2, 1, 1, 2]", "[2, 1, -1]")
    )
    assert sorted(found(copied(tmp_path, cards, game))) == sorted(
        [
            ("G01", "cards.yaml", 9),
            ("G01", "cards.yaml", 17),
            ("G03", "cards.yaml", 19),
            ("G03", "cards.yaml", 21),
            ("G02", "cards.yaml", 24),
            ("G04", "cards.yaml", 5),
            ("G04", "cards.yaml", 5),
            ("G04", "cards.yaml", 5),
            ("G05", "cards.yaml", 5),
            ("G06", "game.yaml", 4),
            ("G03", "game.yaml", 5),
            ("G07", "game.yaml", 3),
            ("G08", "game.yaml", 8),
            ("G09", "game.yaml", 10),
            ("G03", "game.yaml", 10),
        ]
    )


def test_a_near_name_is_proposed(tmp_path):
    with pytest.raises(ContentError) as caught:
        load(copied(tmp_path, CARDS.replace("kind: orc 6", "kind: ork 6")))
    assert ("word", "orc 6") in caught.value.faults[0].mend.args


def test_seventy_nine_cards_are_counted(tmp_path):
    with pytest.raises(ContentError) as caught:
        load(copied(tmp_path, CARDS.replace("{kind: dwarf 2, copies: 7", "{kind: dwarf 2, copies: 6")))
    (fault,) = caught.value.faults
    assert (fault.code, fault.clause) == ("G05", "CH-1.1")
    assert dict(fault.message.args) == {"n": 79, "wanted": 80}


@pytest.mark.parametrize(
    ("cards", "game", "codes"),
    [
        (None, GAME, ["Y01"]),
        (CARDS, None, ["Y01"]),
        (None, None, ["Y01", "Y01"]),
        (None, GAME.replace("[2, 1, 1, 2]", "[2]"), ["G09", "Y01"]),
        (CARDS.replace("copies: 8", "copies: 9"), None, ["G05", "Y01"]),
        (CARDS.replace("copies: 8", "copies: many"), GAME.replace("seats: 4", "seat: 4"), ["Y21", "Y24"]),
    ],
)
def test_a_file_that_cannot_be_read_does_not_hide_the_other(tmp_path, cards, game, codes):
    assert sorted(code for code, _, _ in found(copied(tmp_path, cards, game))) == codes


def test_the_verdict_on_nodes_is_the_same():
    assert faults(read_text(CARDS, "cards.yaml"), read_text(GAME, "game.yaml")) == ()
    bad = faults(read_text(CARDS.replace("copies: 8", "copies: 7"), "cards.yaml"), read_text("tables: 3", "game.yaml"))
    assert bad[0].code == "G05"
    assert len(bad) > 1
