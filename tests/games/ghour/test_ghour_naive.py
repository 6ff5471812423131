"""The engine's damage agrees with a second, naive reading of section 9 on generated fights."""

import os
import random

import pytest
from games.ghour.ghour_players import CONTENT, RULES
from games.ghour.naive_fight import Naive

from desktop.core.dice import LiveDice
from desktop.core.rules import Setup
from desktop.games.ghour import actions as a
from desktop.games.ghour import keywords as k
from desktop.games.ghour.pieces import Mod, Piece, Question, Unit
from desktop.games.ghour.table import Table

FACES = RULES.faces
OF = {
    name: [n for n, card in enumerate(CONTENT.cards) if card.type == name] for name in ("creature", "building", "item")
}
MOBILE = [n for n in OF["building"] if "mobile" in CONTENT.cards[n].keywords]
EXTENSIONS = [n for n, card in enumerate(CONTENT.cards) if card.type == "extension"]
BASES = [n for n, card in enumerate(CONTENT.cards) if card.type == "base"]
PLAIN_SPELL = FACES.number["umb-17"]
GRANTED = ("poisonous", "sleep_inducing", "looting", "berserk", "life_drinker", "ravaging", "invisible")
FIGHTS = 20_000 if os.environ.get("GHOUR_FIGHTS") else 500


def position(rng: random.Random):
    """A state in daytime with something to fight with on both sides."""
    start = RULES.begin(Setup(2, (("unarmed-bonus-strikes", rng.choice(["on", "off"])),)), LiveDice(1)).state
    table = Table(start, FACES, LiveDice(1), False)
    table.day, table.todo, table.next = 5, [], 500
    table.question = Question("floor", 0)
    for seat in (0, 1):
        table.hands[seat] = (PLAIN_SPELL,) * 4
        table.colonies[seat] = table.colonies[seat][:20]
        field = [unit(rng, seat + 1, rng.choice(BASES), seat, rng.choice([0, 2, 3]))]
        for n in range(rng.randint(1, 4)):
            kinds = [*OF["creature"] * 2, *MOBILE, *(OF["building"] if seat else [])]
            field.append(unit(rng, 10 * (seat + 1) + n, rng.choice(kinds), seat, 0 if rng.random() < 0.8 else 1))
        table.fields[seat] = tuple(field)
    return table.freeze()


def unit(rng, uid, face, seat, turned):
    kind = CONTENT.cards[face].type
    more = {"creature": OF["item"], "building": EXTENSIONS}.get(kind, [])
    attached = (
        tuple(Piece(100 * uid + n, rng.choice(more), seat) for n in range(rng.choice([0, 0, 0, 1, 2]))) if more else ()
    )
    granted = k.mask((rng.choice(GRANTED),)) if kind == "creature" and rng.random() < 0.3 else 0
    return Unit(uid, face, seat, turned, 0, granted, attached)


def fight(seed: int):
    """Play one attack; return what the naive reading needs, and what the engine made of it."""
    rng = random.Random(seed)
    state = position(rng)
    before, splits, asked_loot = None, [], False
    for _ in range(200):
        question = state.question
        options = RULES.decisions(state)[0].options
        kind = question.kind
        if kind == "floor":
            if before is not None or not any(isinstance(each, a.Announce) for each in options):
                break
            action = next(each for each in options if isinstance(each, a.Announce))
        elif kind in ("answer", "window"):
            special = [each for each in options if isinstance(each, a.Explode | a.Wind)]
            action = rng.choice(special) if special and rng.random() < 0.5 else options[0]
            if kind == "window" and question.purpose == "second" and question.left == 1 and action is options[0]:
                before = state
        elif kind == "declare":
            sends = [each for each in options if isinstance(each, a.Send)]
            strikes = [each for each in options if isinstance(each, a.Strike)]
            action = rng.choice(strikes) if strikes and (not sends or rng.random() < 0.4) else rng.choice(sends)
        elif kind == "blocks":
            action = options[0] if len(options) == 1 or rng.random() < 0.2 else rng.choice(options[1:])
        elif kind in ("surcharge", "spend"):
            action = next(each for each in options if isinstance(each, a.Refrain))
        elif kind == "result":
            break
        else:
            asked_loot = asked_loot or kind == "loot"
            action = rng.choice(options)
            if isinstance(action, a.Split):
                splits.append((action.source, action.target, action.points))
        if kind == "window" and question.purpose == "first" and rng.random() < 0.3:
            # modifiers as spells would have made them
            some = rng.choice([each for field in state.fields for each in field])
            mod = Mod(some.uid, rng.choice([-2, -1, 1, 2]), rng.choice([0, 0, 1, 2]), 0)
            table = Table(state, FACES, LiveDice(1), False)
            table.mods = (*table.mods, mod)
            state = table.freeze()
        state = RULES.apply(state, action, LiveDice(1), tell=seed % 7 == 0).state
    return before, splits, state, asked_loot


def naive_of(before, splits):
    fight = before.fight
    units, side = {}, {}
    for seat in (0, 1):
        for each in before.fields[seat]:
            carried = [FACES.ids[piece.face] for piece in each.attached]
            units[each.uid] = (FACES.ids[each.face], each.turned, carried, k.words(each.granted))
            side[each.uid] = "a" if seat == 0 else "d"
    return Naive(
        CONTENT,
        units,
        side,
        fight.target,
        [(line.owner, line.value) for line in fight.lines],
        [(block.unit, block.value, block.line) for block in fight.blocks],
        fight.overflow,
        [(mod.uid, mod.attack, mod.defence) for mod in before.mods],
        fight.wound,
        fight.blown,
        splits,
        before.options.unarmed,
    )


@pytest.mark.clause("GH-9.13", "GH-9.15", "GH-9.16", "GH-9.18", "GH-9.19", "GH-9.21", "GH-9.22", "GH-9.24", "GH-9.26")
def test_the_engine_and_a_naive_reading_of_section_9_agree():
    fought = 0
    seed = 0
    while fought < FIGHTS:
        seed += 1
        before, splits, after, asked_loot = fight(seed)
        if before is None or asked_loot:
            continue
        fought += 1
        naive = naive_of(before, splits)
        naive.play()
        assert not naive.splits, f"seed {seed}: splits left over {naive.splits}"
        gone = set(before.fight.blown)
        expected = {
            u: (naive.turned[u], sorted(item.id for item in naive.items[u])) for u in naive.alive if u not in gone
        }
        found = {
            each.uid: (each.turned, sorted(FACES.ids[piece.face] for piece in each.attached))
            for field in after.fields
            for each in field
            if each.uid not in gone
        }
        # the reduced died when the window closed, and a base without a hand went later
        assert found == expected, f"seed {seed}"
        if after.question.kind == "result":
            assert after.fight.hit == naive.base_damage, f"seed {seed}"
