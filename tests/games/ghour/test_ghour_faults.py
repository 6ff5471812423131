"""Each code of GH-13d provoked, with its line; damaged files get a verdict, never an exception."""

import random
from pathlib import Path

import pytest

from desktop import paths
from desktop.core.fault import ContentError
from desktop.core.message import Message
from desktop.data.reader import read_text
from desktop.games.ghour import content
from desktop.games.ghour import deck as verdict
from desktop.games.ghour.model import Deck
from desktop.games.ghour.reading.sheet import form_faults
from desktop.ui.words.ghour import WORDS

FOLDER = paths.rules_data() / "ghour"
SHIPPED = content.load(FOLDER)

HEAD = """format: ghour-cards/1
set: {id: bad, name: Bad cards, version: 1, language: en}
colours: {red: {name: Red}}
cards:
- id: a-1
  name: First
  type: creature
  colour: red
  cost: {gold: 1}
  defence: 2
  tp: 1
"""  # the card begins on line 5, what is appended on line 12

DECK = "format: ghour-decks/1\nsets: [clans-and-counting-houses]\ndecks:\n- id: d\n  name: D\n  cards:\n"


def found(text: str) -> list[tuple[str, int, str]]:
    try:
        node = read_text(text, "bad.yaml")
    except ContentError as error:
        faults = form_faults(error)
    else:
        faults = content.faults([node], SHIPPED)
    for fault in faults:
        for words in (fault.message, fault.mend):
            assert isinstance(words, Message)
            assert words.key.startswith("data.") or words.key in WORDS, words.key
            if words.key in WORDS:
                for name, _ in words.args:
                    assert isinstance(name, str)
                told = {name for name, _ in words.args}
                wanted = {part.split("}")[0] for part in WORDS[words.key].split("{")[1:]}
                assert wanted <= told, (words, wanted)
    return [(fault.code, fault.where.line if fault.where else 0, fault.clause) for fault in faults]


def card(change: str = "", without: str = "") -> str:
    """The good card with lines replaced or added; ``change`` may replace a field of the same name."""
    lines = HEAD.splitlines()
    for line in change.splitlines():
        field = line.strip().split(":")[0]
        at = next(
            (n for n, old in enumerate(lines[4:], 4) if old.strip().removeprefix("- ").startswith(field + ":")), 0
        )
        if at and not line.startswith("   "):
            lines[at] = ("- " if lines[at].startswith("- ") else "  ") + line.strip()
        else:
            lines.append(line)
    return "\n".join(n for n in lines if not without or not n.strip().startswith(without)) + "\n"


def ability(line: str, kind: str = "") -> str:
    return card(f"{kind}  abilities:\n  - {line}\n")


BUILDING = "  type: building\n"
ITEM = HEAD.replace("type: creature", "type: item").replace("  defence: 2\n  tp: 1\n", "")
SPELL = HEAD.replace("type: creature", "type: spell").replace("  defence: 2\n  tp: 1\n", "")

EQUIPMENT = [f"{clan}-{n}" for clan in ("vor", "tel", "ysm", "umb") for n in (15, 16, 17)]
"""Twelve cards that are no creatures."""

BAD = [
    ("V001", 2, "format: [\n"),
    ("V001", 0, ""),
    ("V002", 1, HEAD.replace("ghour-cards/1", "ghour-cards/9")),
    ("V003", 12, HEAD + "  tp: 1\n"),
    ("V004", 12, HEAD + "card: []\n"),
    ("V005", 5, HEAD.replace("- id: a-1", "- id: &x a-1")),
    ("V006", 13, HEAD + "---\na: b\n"),
    ("V007", 12, HEAD + "\trecruit: 1\n"),
    ("V101", 5, card("  id: A_1")),
    ("V101", 5, HEAD.replace("- id: a-1\n  name: First", "- name: First")),
    ("V101", 3, HEAD.replace("colours: {red: {name: Red}}", "colours: {red: {name: Red}, R D: {name: X}}")),
    ("V102", 12, HEAD + HEAD.split("cards:\n")[1].replace("First", "Second")),
    ("V103", 12, card("  attack: 1")),
    ("V104", 5, card(without="tp")),
    ("V104", 5, card(without="type")),
    ("V104", 1, "format: ghour-cards/1\nset: {id: a, name: A}\ncolours: {red: {name: Red}}\n"),
    ("V104", 1, "format: ghour-cards/1\ncolours: {red: {name: Red}}\ncards: []\n"),
    ("V104", 2, HEAD.replace(", name: Bad cards", "")),
    ("V104", 3, HEAD.replace("{name: Red}", "{about: x}")),
    ("V105", 12, card("  size: 3")),
    ("V106", 7, card("  type: creatur")),
    ("V107", 8, card("  colour: pink")),
    ("V107", 1, HEAD.replace("colours: {red: {name: Red}}\n", "")),
    ("V107", 3, HEAD.replace("{red: {name: Red}}", "{}")),
    ("V108", 9, card("  cost: {wood: 1}")),
    ("V108", 9, card("  cost: {gold: x}")),
    ("V108", 2, HEAD.replace("version: 1", "version: 0")),
    ("V109", 12, card("  recruit: 0")),
    ("V110", 12, card("  keywords: [flyng]")),
    ("V111", 12, card("  keywords: [market]")),
    ("V112", 12, card("  keywords: [flying, flying]")),
    ("V112", 12, card("  keywords: [guard, aggressive]")),
    ("V113", 12, card("  attacks: [{kind: sword, value: 2}]")),
    ("V113", 12, card("  attacks: [7]")),
    ("V113", 12, card("  attacks: []")),
    ("V113", 5, card(BUILDING + "  keywords: [catapult]")),
    ("V114", 10, card("  defence: 0")),
    ("V115", 11, card("  tp: 31")),
    ("V116", 11, card("  type: base\n  size: 13", without="defence")),
    ("V117", 9, card("  cost: {gold: 20}")),
    ("V117", 9, card("  type: base\n  cost: {gold: 20, mana: 1}\n  size: 6")),
    ("V118", 10, SPELL + "  timed: yes\n  abilities: [{when: cast, gain: {gold: 1}}]\n"),
    ("V119", 13, HEAD + HEAD.split("cards:\n")[1].replace("a-1", "a-2")),
    ("V120", 6, card("  name: ''")),
    ("V120", 6, card("  name: [a]")),
    ("V120", 6, card("  name: {}")),
    ("V120", 6, card("  name: {de: Erste}")),
    ("V120", 6, card("  name: {en: [a]}")),
    ("V120", 2, HEAD.replace("language: en", "language: de")),
    ("V120", 12, card("  emblem: A B")),
    ("V121", 12, card("  keywords: flying")),
    ("V121", 9, card("  cost: 3")),
    ("V121", 5, HEAD.split("- id", maxsplit=1)[0] + "- 7\n"),
    ("V121", 1, "[]\n"),
    ("V121", 3, HEAD.replace("{name: Red}", "7")),
    ("V201", 13, ability("{on: rotate, gain: {gold: 1}}")),
    ("V202", 13, ability("{gain: {gold: 1}}")),
    ("V202", 13, ability("{when: turn, gain: {gold: 1}}")),
    ("V202", 13, ability("{when: rotate, gains: {gold: 1}}")),
    ("V202", 13, ability("rotate")),
    ("V203", 13, ability("{when: cast, gain: {gold: 1}}")),
    ("V204", 13, ability("{when: rotate}")),
    ("V204", 13, ability("{when: rotate, gain: {}}")),
    ("V204", 13, ability("{when: rotate, give: {}, to: {scope: one, kinds: [creature]}}")),
    ("V204", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one, kinds: [creature], with: []}}")),
    ("V206", 11, ITEM + "  abilities:\n  - {when: static, pay: {gold: 1}, give: {attack: 1}}\n"),
    ("V207", 13, ability("{when: dying, give: {attack: 1}}")),
    ("V208", 11, ITEM + "  abilities:\n  - {when: static, gain: {gold: 1}}\n"),
    ("V209", 13, ability("{when: defending, give: {defence: 0}}")),
    ("V209", 13, ability("{when: defending, give: {armour: 1}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}}")),
    ("V210", 13, ability("{when: defending, give: {attack: 1}, to: {scope: one, kinds: [creature]}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: some, kinds: [creature]}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one, kinds: [castle]}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one, kinds: [base, base]}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one, kinds: []}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one, kinds: [base], who: me}}")),
    ("V210", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: all, kinds: [base]}}")),
    ("V211", 13, ability("{when: rotate, give: {attack: 1}, to: {scope: one, kinds: [building], with: [fast]}}")),
    ("V212", 13, ability("{when: rotate, give: {defence: 1}, to: {scope: one, kinds: [building]}}")),
    ("V212", 13, ability("{when: rotate, give: {structure: 1}, to: {scope: one, kinds: [creature]}}")),
    ("V212", 5, ability("{when: defending, give: {structure: 1}}")),
    ("V212", 5, ability("{when: defending, give: {defence: 1}}", BUILDING)),
    ("V213", 13, ability("{when: rotate, give: {keywords: [flying]}, to: {scope: one, kinds: [creature]}}")),
    ("V214", 5, SPELL),
    ("V215", 13, ability("{when: rotate, give: {keywords: [market]}, to: {scope: one, kinds: [creature]}}")),
    ("V216", 13, ability("{when: attacking, give: {attack: 1}}", BUILDING)),
    ("V301", 7, DECK + "    vor-3: 1\n"),
    ("V302", 7, DECK + "    vor-03: 4\n"),
    ("V302", 7, DECK + "    vor-03: 0\n"),
    ("V302", 7, DECK + "    vor-03: many\n"),
    ("V303", 4, DECK + "    vor-01: 1\n"),
    ("V304", 4, DECK + "    vor-01: 1\n    tel-01: 1\n"),
    ("V304", 4, DECK + "    vor-03: 1\n"),
    ("V305", 4, DECK.replace("decks:", "pools:") + "    vor-01: 1\n"),
    ("V306", 4, DECK.replace("decks:", "pools:") + "    vor-03: 1\n"),
    ("V307", 9, DECK.replace("decks:", "pools:") + "    vor-01: 1\n  selections:\n  - {id: s, cards: {vor-01: 2}}\n"),
    ("V308", 4, DECK + "    ysm-17: 2\n    ysm-18: 1\n"),
    ("V308", 4, DECK + "    ysm-17: 2\n"),
    ("V309", 4, DECK + "    tel-14: 1\n"),
    ("V309", 4, DECK + "    tel-15: 1\n"),
    ("V309", 4, DECK + "    tel-01: 1\n"),
    ("V310", 8, DECK + "    vor-01: 1\n- {id: d, name: D, cards: {vor-01: 1}}\n"),
    ("V311", 2, DECK.replace("[clans-and-counting-houses]", "[x]")),
    ("V311", 2, DECK.replace("[clans", "[{id: clans").replace("houses]", "houses, version: 2}]")),
    ("V312", 1, DECK.replace("sets: [clans-and-counting-houses]\n", "")),
    ("V312", 4, "format: ghour-decks/1\nsets: []\ndecks:\n- {id: d, name: D}\n"),
    ("V312", 4, "format: ghour-decks/1\nsets: []\ndecks:\n- {name: D, cards: {}}\n"),
    ("V312", 4, "format: ghour-decks/1\nsets: []\ndecks:\n- {id: d, cards: {}}\n"),
    ("V312", 1, "format: ghour-decks/1\nsets: []\n"),
    ("V313", 6, DECK.replace("  cards:", "  color: red\n  cards:")),
    ("V313", 2, HEAD.replace("version: 1", "versoin: 1")),
    ("V313", 3, HEAD.replace("{name: Red}", "{name: Red, says: x}")),
    ("V314", 4, DECK + "".join(f"    vor-{n:02}: 3\n" for n in range(4, 16))),
    ("V315", 4, DECK + "".join(f"    {card}: 3\n" for card in EQUIPMENT)),
    ("V120", 4, "format: ghour-decks/1\nsets: []\ndecks:\n- {id: d, name: D, language: de, cards: {}}\n"),
    ("V120", 4, "format: ghour-decks/1\nsets: []\ndecks:\n- {id: d, name: D, colour: [a], cards: {}}\n"),
    ("V101", 4, "format: ghour-decks/1\nsets: []\ndecks:\n- {id: D D, name: D, cards: {}}\n"),
    ("V313", 2, DECK.replace("[clans", "[{id: clans").replace("houses]", "houses, versoin: 2}]")),
    ("V004", 7, DECK + "deck: []\n"),
    ("V121", 1, "format: ghour-decks/1\nsets: []\ndecks: x\n"),
]


@pytest.mark.clause("GH-13.1", "GH-13.2", "GH-13.3", "GH-13.4", "GH-13.5", "GH-13.6", "GH-13.7", "GH-13.8")
@pytest.mark.clause("GH-13.8a", "GH-7.1", "GH-7.2", "GH-7.3", "GH-7.8", "GH-7.9", "GH-12.2", "GH-12.92", "GH-2.1")
@pytest.mark.parametrize(("code", "line", "text"), BAD, ids=[f"{n}-{bad[0]}" for n, bad in enumerate(BAD)])
def test_each_code_names_its_line(code: str, line: int, text: str) -> None:
    told = found(text)
    if code == "V121" and "decks: x" in text:
        line = 3
    assert any(each[0] == code and each[1] == line for each in told), told


def test_every_code_of_the_list_is_provoked() -> None:
    wanted = {f"V{n:03}" for n in (*range(1, 8), *range(101, 122), *range(201, 217), *range(301, 316))} - {"V205"}
    assert wanted == {bad[0] for bad in BAD}


@pytest.mark.clause("GH-14.1")
def test_the_shipped_cards_and_decks_are_sound() -> None:
    library = content.gather(FOLDER)
    assert library.faults == ()
    assert len(library.content.cards) == 72
    assert [sum(n for _, n in deck.cards) for deck in library.content.decks] == [36] * 4
    assert [sum(n for _, n in pool.cards) for pool in library.content.pools] == [48]
    assert all({language for language, _ in card.name} == {"en", "hu", "nl", "pl"} for card in library.content.cards)


def test_content_survives_packing() -> None:
    assert content.unpack(content.pack(SHIPPED)) == SHIPPED
    assert {kind for kind, _, _ in content.names(SHIPPED)} == {"card", "colour", "set", "deck"}


def test_a_deck_as_a_value_has_the_same_verdict() -> None:
    cards = verdict.by_id(SHIPPED.cards)
    assert all(verdict.faults(deck, cards) == () for deck in SHIPPED.decks)
    short = Deck("mine", (), SHIPPED.decks[0].cards[1:])
    assert [(fault.code, fault.where) for fault in verdict.faults(short, cards)] == [("V303", None), ("V304", None)]


def test_a_broken_folder_is_refused_as_a_whole(tmp_path: Path) -> None:
    (tmp_path / "cards").mkdir()
    (tmp_path / "cards" / "a.yaml").write_text(card("  tp: 99"), encoding="utf-8")
    (tmp_path / "cards" / "b.yaml").write_text("a: [", encoding="utf-8")
    with pytest.raises(ContentError) as caught:
        content.load(FOLDER, tmp_path)
    assert {fault.code for fault in caught.value.faults} == {"V001", "V115"}
    both = content.check_files([tmp_path / "cards" / "a.yaml", tmp_path / "cards" / "b.yaml"], SHIPPED)
    assert {fault.code for fault in both.faults} == {"V001", "V115"}
    assert both.content.cards == SHIPPED.cards


def damaged(text: str, dice: random.Random) -> str:
    """``text`` with a few signs, words or lines gone, doubled or exchanged."""
    for _ in range(dice.randint(1, 4)):
        lines = text.splitlines(keepends=True)
        at = dice.randrange(len(lines))
        kind = dice.randrange(6)
        if kind == 0:
            del lines[at]
        elif kind == 1:
            lines.insert(at, dice.choice(lines))
        elif kind == 2:
            lines[at] = lines[at].replace(dice.choice(": {}[],-0123456789"), dice.choice("{}[]:,-#&*!\"'\t x9"), 1)
        elif kind == 3:
            cut = dice.randrange(len(lines[at]) + 1)
            lines[at] = lines[at][:cut] + lines[at][cut + 1 :]
        elif kind == 4:
            lines[at] = lines[at].replace(": ", dice.choice([": []", ": {} ", ": -1 ", ": {a: b} ", ":"]), 1)
        else:
            lines[at] = " " * dice.randrange(6) + lines[at].lstrip()
        text = "".join(lines) or "x"
    return text


@pytest.mark.parametrize("part", range(3))
def test_damaged_files_get_a_verdict_and_no_exception(part: int) -> None:
    dice = random.Random(part)
    cards = (FOLDER / "cards" / "clans.yaml").read_text(encoding="utf-8").split("- id: ")
    decks = (FOLDER / "decks" / "clans.yaml").read_text(encoding="utf-8")
    for _ in range(500):
        some = cards[0] + "".join("- id: " + dice.choice(cards[1:]) for _ in range(3))
        found(damaged(some if dice.randrange(2) else decks, dice))
