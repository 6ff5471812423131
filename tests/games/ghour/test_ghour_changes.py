"""What makes a value differ from the printed one is told, and adds up (GH-9.24, GH-9.25)."""

import random

from games.ghour.ghour_players import CONTENT, RULES, playing

from desktop.core.rules import Setup
from desktop.games.ghour import keywords as k
from desktop.games.ghour.faces import CREATURE, EXTENSION, ITEM
from desktop.games.ghour.pieces import Fight, Mod, Piece, Unit
from desktop.games.ghour.showing import seen

FACES = RULES.faces


def said(card, what):
    return sum(change.amount for change in card.changes if change.what == what)


def check(card):
    """Assert that the changes of ``card`` make its values of the printed ones."""
    face = card.unit.face
    printed = sum(value for _, value in FACES.attacks[face])
    now = sum(value for _, value in card.attacks)
    first = card.attacks[0][1] if card.attacks else 0
    # an attack below 0 counts 0, and then its change says by how much it fell
    assert now == printed + said(card, "attack") or (not first and now >= printed + said(card, "attack")), card
    if card.defence is not None:
        assert card.defence == FACES.defence[face] + said(card, "defence"), card
    words = FACES.words[face]
    for change in card.changes:
        words |= change.amount if change.what == "keywords" else 0
    assert card.keywords == words, card


def test_changes_add_up_in_whole_games():
    met = set()
    for seed in range(36):
        for at, (state, _, _) in enumerate(playing(seed, Setup(2 + seed % 3))):
            if not state.mods and at % (3 if state.fight is not None else 12):
                continue
            seen = RULES.observe(state, None, perfect=True)
            for card in (card for player in seen.players for card in player.field):
                if FACES.type[card.unit.face] > 2 or not (card.changes or card.unit.attached):
                    continue
                check(card)
                for change in card.changes:
                    met.add(change.by)
                    named = change.by == "attached" or (change.by == "battle" and change.card >= 0)
                    if named:
                        assert CONTENT.cards[change.card].abilities or CONTENT.cards[change.card].attacks
    assert {"attached", "battle", "day"} <= met, met


def test_changes_add_up_whatever_happens_to_a_card_in_a_fight():
    rng, met = random.Random(3), set()
    carried = [face for face in range(len(CONTENT.cards)) if FACES.type[face] in (EXTENSION, ITEM)]
    bearers = [face for face in range(len(CONTENT.cards)) if FACES.type[face] < EXTENSION]
    for _ in range(1500):
        kind = EXTENSION if FACES.type[face := rng.choice(bearers)] != CREATURE else ITEM
        lent = [each for each in carried if FACES.type[each] == kind]
        attached = tuple(Piece(20 + at, rng.choice(lent), 0) for at in range(rng.choice((0, 0, 1, 2))))
        unit = Unit(10, face, 0, rng.randrange(4), 0, rng.choice((0, k.BERSERK, k.FLYING)), attached)
        spells = range(rng.choice((0, 1, 2)))
        mods = tuple(Mod(10, rng.randint(-1, 3), rng.randint(-1, 3), 0, card=rng.choice(carried)) for _ in spells)
        mods += (Mod(10, 1, 1, 0, late=True),) * rng.randrange(2)
        fight = Fight(
            0, 1, False, 10, (10,),
            wound=((10, rng.randrange(4)),), blown=(10,) if rng.random() < 0.3 else (),
            wise=(10,) if rng.random() < 0.3 else (), drunk=((10, rng.randrange(3)),),
        )  # fmt: skip
        card = seen(FACES, unit, mods, rng.choice((None, fight)), known=True)
        check(card)
        met |= {change.by for change in card.changes}
    assert met == {"attached", "battle", "shapeshifter", "day", "kamikaze", "catapult", "knowledge", "life-drinker"}
