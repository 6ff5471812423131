"""The contract's edges: setup, advice, what is seen, what is told, and words for all of it."""

import random
import re
from pathlib import Path

import pytest
from games.ghour.ghour_players import CONTENT, RULES, playing, sensible
from games.ghour.test_ghour_extra import RULES as MORE
from games.ghour.test_ghour_extra import Game

from desktop.core.dice import LiveDice
from desktop.core.message import Message
from desktop.core.rules import Refusal, Seat, Setup
from desktop.games.ghour import actions as a
from desktop.games.ghour import events as e
from desktop.games.ghour import keywords as k
from desktop.games.ghour.abilities import text
from desktop.games.ghour.model import Content, Deck, words_in
from desktop.games.ghour.rules import rules
from desktop.ui.words.ghour import WORDS

ROOM = Path(__file__).parents[3] / "desktop" / "games" / "ghour"


def spoken(message: Message) -> str:
    """The message in English, with names as they are."""
    found = {name: spoken(v) if isinstance(v, Message) else getattr(v, "id", v) for name, v in message.args}
    return WORDS[message.key].replace("%n", str(found.get("n", "%n"))).format(**found)


@pytest.mark.clause("GH-1.1", "GH-7.1", "GH-7.2", "GH-7.5", "GH-7.6", "GH-13.3")
def test_set_ups_that_are_refused():
    def clauses(*args):
        return [refusal.clause for refusal in RULES.refuse_setup(Setup(*args))]

    assert clauses(1) == ["GH-1.1"]
    assert clauses(5) == ["GH-1.1"]
    assert clauses(2) == []
    assert clauses(2, (), None, ("deck-vorrak",)) == ["GH-11.24"]
    assert clauses(2, (), None, ("deck-vorrak", "nonsense")) == ["GH-13.3"]
    # a selection of a pool: mixed colours and a second base
    assert clauses(2, (), None, ("pool-gold-concordat/game-1", "")) == []
    short = Deck("short", (), CONTENT.decks[0].cards[1:])
    poor = rules(Content(CONTENT.sets, CONTENT.cards, (short,)))
    assert [r.clause for r in poor.refuse_setup(Setup(2, (), None, ("short", "")))] == ["GH-7.1", "GH-7.3", "GH-7.1"]


@pytest.mark.clause("GH-8.1", "GH-7.4", "GH-7.7")
def test_the_opening_lays_out_bases_and_shuffles_the_rest():
    state = RULES.begin(Setup(3, (), Seat(1), ("", "deck-ysmer", "pool-gold-concordat/game-1")), LiveDice(5)).state
    assert [len(pile) for pile in state.colonies] == [35, 35, 35]
    assert [field[0].turned for field in state.fields] == [3, 3, 3]
    assert state.first == 1
    assert len(set(state.picks)) == 3


@pytest.mark.clause("GH-11.9", "GH-11.8")
def test_advice_proposes_a_way_to_pay_that_spares_the_untired():
    given = {"bases": ["vor-01 r1", "tel-01 r2"], "field": [["11 vor-03 r0", "12 vor-11 r0"], []],
             "hands": [["vor-06", "vor-05", "vor-05"], 4]}  # fmt: skip
    game = Game(given)
    assert rules_of(game).advise(game.state, rules_of(game).decisions(game.state)[0]).proposal == ()
    card = rules_of(game).faces.number["vor-06"]
    game.state = rules_of(game).apply(game.state, a.Play(Seat(0), card), LiveDice(1)).state
    advice = rules_of(game).advise(game.state, rules_of(game).decisions(game.state)[0])
    assert [type(step).__name__ for step in advice.proposal] == ["Turn", "Confirm"]
    assert advice.proposal[0].unit == 1
    assert advice.warnings == ()


def rules_of(game):
    return MORE


@pytest.mark.clause("GH-11.9")
@pytest.mark.parametrize(("given", "keys"), [
    ({"bases": ["vor-01 r3", "tel-01 r2"], "hands": [["vor-03", "vor-05"], 4]}, ["ghour.warn.base"]),
    ({"bases": ["vor-01 r0", "tel-01 r2"], "hands": [["vor-03"], 4]}, ["ghour.warn.last-card"]),
    ({"bases": [None, "tel-01 r2"], "hands": [["vor-14"], 4], "field": [["12 vor-11 r2", "11 vor-03 r1"], []]},
     ["ghour.warn.sacrifice"]),
])  # fmt: skip
def test_warnings_before_a_move_that_costs_much(given, keys):
    game = Game(given)
    more = rules_of(game)
    play = next(option for option in more.decisions(game.state)[0].options if isinstance(option, a.Play))
    game.state = more.apply(game.state, play, LiveDice(1)).state
    advice = more.advise(game.state, more.decisions(game.state)[0])
    assert [warning.key for warning in advice.warnings] == keys
    for warning in advice.warnings:
        assert spoken(warning)


@pytest.mark.clause("GH-11.1", "GH-11.2", "GH-11.16", "GH-6.15", "GH-9.24", "GH-9.25")
def test_what_is_seen_of_a_card_and_why_it_differs():
    game = Game(
        {
            "field": [
                ["11 vor-03 r1 + 12 vor-15 + 13 ysm-16"],
                ["21 ysm-04 r1 hidden + 22 tel-15", "23 vor-13 r1 + 24 vor-14"],
            ]
        }
    )
    told = rules_of(game).observe(game.state, Seat(0))
    runt = told.players[0].field[1]
    assert runt.attacks == ((0, 3),)
    assert runt.defence == 2
    assert k.words(runt.keywords) == ("invisible",)
    assert {(each.what, each.by) for each in runt.changes} == {
        ("attack", "attached"), ("defence", "attached"), ("keywords", "attached"),
    }  # fmt: skip
    back, tower = told.players[1].field[1:]
    assert (back.unit.face, back.attacks, back.defence, back.keywords) == (-1, (), None, 0)
    assert back.unit.attached
    assert tower.attacks == ((1, 2),)
    assert tower.defence == 7
    assert told.players[0].field[0].defence is None
    assert rules_of(game).observe(game.state, Seat(1)).players[1].field[1].unit.face >= 0
    assert rules_of(game).observe(game.state, Seat(0), perfect=True).players[1].field[1].unit.face >= 0
    assert told.players[1].hand is None
    assert told.players[0].list is not None
    assert told.players[1].list is None


@pytest.mark.clause("GH-11.19", "GH-1.4")
def test_a_look_shows_the_pile_to_the_looker_until_he_acts():
    game = Game({"graves": [[], ["tel-03", "tel-04"]], "trophies": [["tel-05"], []]})
    more = rules_of(game)
    step = more.apply(game.state, a.Look(Seat(0), Seat(1), 0), LiveDice(1))
    assert step.reveals
    assert more.observe(step.state, Seat(0)).players[1].grave is not None
    assert more.observe(step.state, Seat(1)).players[1].grave is None
    assert more.observe(step.state, None).players[1].top == more.faces.number["tel-04"]
    step = more.apply(step.state, a.Look(Seat(0), Seat(0), 1), LiveDice(1))
    assert more.observe(step.state, Seat(0)).players[0].won is not None
    assert more.observe(step.state, Seat(0)).players[1].grave is None


@pytest.mark.clause("GH-11.21")
def test_the_log_names_no_card_that_others_have_not_seen():
    for seed in range(8):
        dice, lot = LiveDice(seed), random.Random(seed)
        state = RULES.begin(Setup(2), dice).state
        for _ in range(1500):
            asked = tuple(each for each in RULES.decisions(state) if each.waits)
            if not asked:
                break
            action = sensible(RULES, state, asked, lot)
            step = RULES.apply(state, action, dice)
            for emission in step.emissions:
                told = emission.heard_by(None)
                if isinstance(told, e.Drew):
                    assert told.card == -1
                if isinstance(told, e.Worked) and told.card >= 0:
                    unit = next((u for f in step.state.fields for u in f if u.uid == told.unit), None)
                    assert unit is None or not unit.hidden
            state = step.state


def test_every_word_is_there_and_none_too_many():
    """Keys in the source and sentences in the words are the same; placeholders are filled."""
    source = "\n".join(path.read_text(encoding="utf-8") for path in ROOM.rglob("*.py") if "workshop" not in path.parts)
    used = set(re.findall(r'"(ghour\.[a-z0-9.-]+)"', source))
    used |= {f"ghour.refuse.{word}" for word in re.findall(r'no\(\s*"GH-[^"]+", "([a-z-]+)"', source)}
    used |= {
        f"ghour.refuse.{word}"
        for word in re.findall(r'(?:_only\("[a-z-]+"|_special\("GH[^"]+"), (?:"GH-[^"]+", )?"([a-z-]+)"', source)
    }
    missing = {key for key in used if key not in WORDS and not key.endswith(".")}
    assert not missing
    for prefix in ("ghour.ask.", "ghour.warn.", "ghour.refuse.", "ghour.text."):
        assert any(key.startswith(prefix) for key in WORDS)


def test_every_question_has_words():
    seen = set()
    for seed in range(30):
        for state, _, _ in playing(seed, Setup(2 + seed % 2, (("window-mode", "claim"),))):
            for decision in RULES.decisions(state):
                seen.add(decision.prompt.key)
    assert len(seen) > 15
    assert all(key in WORDS for key in seen)


@pytest.mark.clause("GH-6.9", "GH-13.9", "GH-6.24")
def test_each_card_says_what_it_does():
    lines = {card.id: [spoken(each) for each in text.rules_text(card)] for card in CONTENT.cards}
    assert lines["vor-11"] == ["Turn this card: gain 1 material.", "Turn this card, pay 1 material: gain 2 gold."]
    assert lines["ysm-18"] == ["When ripe: each creature of all players without flying: -1 attack, -1 life."]
    assert lines["umb-16"][1] == "When an opponent kills it: gain 2 gold."
    assert lines["vor-18"] == ["When ripe: one building: -4 structure."]
    for card in CONTENT.cards:
        assert len(text.symbol_lines(card)) == len(card.abilities)
        for ability, row in zip(card.abilities, text.symbol_lines(card), strict=True):
            assert ("pay" in [each.kind for each in row]) == bool(ability.pay)
            assert spoken(text.log_line(card.id, ability)).startswith(card.id)
            assert [each.struck for each in row if each.kind == "filter"] == (
                [False] * len(ability.to.having) + [True] * len(ability.to.lacking) if ability.to else []
            )
    timed = next(card for card in CONTENT.cards if card.timed)
    assert text.symbol_lines(timed)[0][0].kind == "timed"
    assert words_in(timed.name, "hu") != words_in(timed.name, "xx") == words_in(timed.name, "en")
    assert words_in((("pl", "x"),), "hu") == "x"
    assert words_in((), "hu") == ""


@pytest.mark.clause("GH-11.24")
@pytest.mark.parametrize("raw", [
    None, [], {"do": "dance", "seat": 0}, {"seat": 0}, {"do": "pass"}, {"do": "pass", "seat": "x"},
    {"do": "recruit", "seat": 0, "card": "nobody"}, {"do": "recruit", "seat": 0, "card": -1},
    {"do": "pass", "seat": 0, "more": 1},
])  # fmt: skip
def test_what_is_no_move_is_refused(raw):
    found = RULES.read(raw)
    assert isinstance(found, Refusal)
    assert found.clause == "GH-11.24"
    assert spoken(found.message)


@pytest.mark.clause("GH-11.23", "GH-11.24")
def test_every_refusal_has_a_clause_and_words():
    """Answers of other moments are refused everywhere, with words."""
    rng = random.Random(1)
    pool = []
    for seed in range(14):
        for state, action, _ in playing(seed, Setup(2)):
            if action is not None:
                pool.append(action)
            if len(pool) > 30 and rng.random() < 0.2:
                for _ in range(6):
                    wrong = rng.choice(pool)
                    refusal = RULES.explain(state, wrong)
                    if refusal is not None:
                        assert re.fullmatch(r"GH-\d+\.\d+[a-z]?", refusal.clause)
                        assert spoken(refusal.message)
