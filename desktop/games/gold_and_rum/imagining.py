"""Full states that a viewer cannot tell from the real one."""

from __future__ import annotations

from desktop.core.dice import Dice, shuffled
from desktop.core.rules import Seat
from desktop.games.gold_and_rum.cards import (
    DESERT,
    GIANT,
    GOBLIN,
    LAYABLE,
    MERCENARY,
    NO_ARMY,
    RECRUIT,
    SPIES,
    SPY,
    Army,
    Tally,
    army_cards,
    back,
    plus,
    spread,
    tally,
)
from desktop.games.gold_and_rum.content import MOST, Content
from desktop.games.gold_and_rum.observation import Hit, Observation
from desktop.games.gold_and_rum.recruiting import LOTS
from desktop.games.gold_and_rum.state import Battle, Call, Deal, Muster, State

ATTEMPTS = 12
"""How often mercenaries are dealt at random before they are dealt so that it surely comes out."""


def imagine(content: Content, seen: Observation, viewer: Seat, dice: Dice) -> State:
    """Return a state that ``viewer``, who sees ``seen``, cannot tell from the real one."""
    first, last = content.marker
    low = max(first, seen.dealt)
    marker = seen.marker if seen.marker >= 0 else low + dice.below(last - low + 1)
    lot = dice.below(LOTS)
    deck: tuple[int, ...] = ()
    piles: tuple[tuple[int, ...], ...] = ()
    muster, battle = None, None
    if seen.phase in ("deal", "recruit", "favourite"):
        deck, piles = _piles(content, seen, marker, dice)
    else:
        muster, armies = _muster(content, seen, viewer, dice)
        battle = _battle(seen, viewer, armies, dice)
    return State(
        seen.terms,
        seen.phase,
        seen.round,
        seen.chancellor,
        seen.favourite,
        seen.scores,
        seen.favours,
        seen.wins,
        Deal(
            deck,
            piles,
            marker,
            seen.offset,
            seen.window,
            seen.turn,
            seen.passes,
            seen.recruits,
            seen.deserts,
            lot,
        ),
        muster,
        battle,
        seen.previous,
    )


def _pick(pool: list[int], dice: Dice) -> int:
    """Take any card out of ``pool``."""
    return pool.pop(dice.below(len(pool)))


def _piles(
    content: Content, seen: Observation, marker: int, dice: Dice
) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...]]:
    """Return the deck to come and the piles."""
    pool = list(content.deck)
    if any(pile.cards for pile in seen.piles):
        for pile in seen.piles:
            for card in pile.cards:
                if card < RECRUIT:
                    pool.remove(card)
        return shuffled(pool, dice), tuple(pile.cards for pile in seen.piles)
    for pile in seen.piles:
        if 0 <= pile.top < RECRUIT:
            pool.remove(pile.top)
    hidden = list(shuffled(pool, dice))
    # of every pile: its warriors, each followed by the special cards that lie on it
    rows: list[list[list[int]]] = []
    for pile in seen.piles:
        shown = 1 if 0 <= pile.top < RECRUIT else 0
        row = [[hidden.pop()] for _ in range(pile.warriors - shown)]
        rows.append([*row, [pile.top]] if shown else row)
    for card in _covered(seen):
        at, place = _gap(seen, card, marker, dice)
        rows[at][place].append(card)
    for pile, row in zip(seen.piles, rows, strict=True):
        if pile.top >= RECRUIT:
            row[-1].append(pile.top)
    return tuple(hidden), tuple(tuple(card for part in row for card in part) for row in rows)


def _covered(seen: Observation) -> list[int]:
    """Return the recruiting and desertion cards that lie covered."""
    terms, cards = seen.terms, list[int]()
    for seat in seen.warlords:
        cards += [RECRUIT + seat] * (terms.recruits - seen.recruits[seat])
        cards += [DESERT + seat] * (terms.deserts - seen.deserts[seat])
    for pile in seen.piles:
        if pile.top >= RECRUIT:
            cards.remove(pile.top)
    return cards


def _gap(seen: Observation, card: int, marker: int, dice: Dice) -> tuple[int, int]:
    """Return pile and warrior on which the covered ``card`` may lie: not on top, nor before it was allowed."""
    gaps = [
        (at, place)
        for at, pile in enumerate(seen.piles)
        for place in range(pile.warriors if pile.top >= RECRUIT else pile.warriors - 1)
    ]
    late = [
        (at, place)
        for at, place in gaps
        if place + 1 == seen.piles[at].warriors or (place + 1) * len(seen.piles) + at + 1 > marker
    ]
    fitting = (late or gaps) if card < DESERT else gaps
    return fitting[dice.below(len(fitting))]


def _muster(
    content: Content, seen: Observation, viewer: Seat, dice: Dice
) -> tuple[Muster, tuple[Army, ...]]:  # fmt: skip
    """Return who holds what, and what lies in the battle."""
    up = any(army.sum is not None for army in seen.armies)
    guess = _remembering(seen, viewer, up, dice) if seen.remembered else _guessing(content, seen, viewer, up, dice)
    hands, armies, struck = guess
    out = list(content.copies)
    for counts in (seen.aside, *hands, *(tally(army_cards(seen.race, army)) for army in armies)):
        for kind, count in enumerate(counts):
            out[kind] -= count
    hit = seen.hit
    if hit is not None:
        hit = Hit(hit.user, hit.victim, hit.battle, hit.back, struck)
    holder = seen.asked[0] if seen.phase == "spies" else -1
    muster = Muster(
        hands, seen.certain, seen.aside, tuple(out), seen.claims, seen.spies, seen.called, holder, hit, seen.fought
    )  # fmt: skip
    return muster, armies


def _army(race: int, cards: list[int]) -> Army:
    counts = tally(cards)
    low, high, leaders = counts[3 * race : 3 * race + 3]
    goblins, giants, trolls, machines = counts[GOBLIN : GOBLIN + 4]
    return (low, high, leaders, goblins, giants, trolls, machines)


def _remembering(
    seen: Observation, viewer: Seat, up: bool, dice: Dice
) -> tuple[tuple[Tally, ...], tuple[Army, ...], int]:
    """Return hands, armies and the commando's victim for a viewer who remembers all he saw."""
    hands: list[Tally] = []
    armies: list[Army] = []
    struck = -1
    for seat, counts in enumerate(seen.remembered):
        cards = list(spread(counts))
        if seen.hit is not None and seen.hit.victim == seat:
            struck = seen.hit.kind
            if seat != viewer:
                shown = seen.hit.back
                may = [card for card in cards if back(card) == shown and (shown < MERCENARY or card in LAYABLE)]
                struck = _pick(may, dice)
            cards.remove(struck)
        army = NO_ARMY
        if seen.armies:
            view = seen.armies[seat]
            if view.army is not None:
                army = view.army
                for card in () if up else army_cards(seen.race, army):
                    cards.remove(card)
            else:
                down = [card for card in cards if back(card) == seen.race]
                loose = [card for card in cards if card in LAYABLE]
                down += [_pick(loose, dice) for _ in range(view.mercenaries)]
                for card in down:
                    cards.remove(card)
                army = _army(seen.race, down)
        hands.append(tally(cards))
        armies.append(army)
    return tuple(hands), tuple(armies) if seen.armies else (), struck


def _guessing(
    content: Content, seen: Observation, viewer: Seat, up: bool, dice: Dice
) -> tuple[tuple[Tally, ...], tuple[Army, ...], int]:
    """Return hands, armies and the commando's victim for a viewer who knows what the table shows."""
    hit = seen.hit
    known = plus(seen.aside, seen.hand)
    for view in seen.armies:
        if view.army is not None:
            known = plus(known, tally(army_cards(seen.race, view.army)))
    if hit is not None and hit.kind >= 0:
        known = plus(known, tally([hit.kind]))
    called = max(seen.called, len(seen.spies))
    pools: list[list[int]] = [[] for _ in range(SPIES + 1)]
    for kind, count in enumerate(content.copies):
        # a spy that was called lies aside, or nobody has it
        if not SPY <= kind < SPY + called:
            pools[back(kind)] += [kind] * (count - known[kind])
    others = [seat for seat in seen.warlords if seat != viewer]
    hands: list[list[int]] = [[] for _ in range(seen.terms.seats)]
    down: list[list[int]] = [[] for _ in range(seen.terms.seats)]
    struck = hit.kind if hit is not None else -1
    hidden_hit = hit is not None and hit.kind < 0
    for shown in range(SPIES + 1):
        pool = pools[shown]
        if shown == MERCENARY:
            continue
        for seat in others:
            for card in seen.certain[seat]:
                if back(card) == shown:
                    pool.remove(card)
                    hands[seat].append(card)
        if hidden_hit and hit is not None and hit.back == shown:
            struck = _pick(pool, dice)
        for seat in others:
            lying = seen.armies[seat].race if seen.armies and not up and shown == seen.race else 0
            row = [card for card in hands[seat] if back(card) == shown]
            row += [_pick(pool, dice) for _ in range(seen.backs[seat][shown] + lying - len(row))]
            hands[seat] = [card for card in hands[seat] if back(card) != shown]
            (down if lying else hands)[seat] += row
    wants = _Mercenaries(seen, others, up, hidden_hit)
    dealt = wants.deal(tuple(pools[MERCENARY]), dice)
    for seat in others:
        hands[seat] += dealt[seat][0]
        lying_there = dealt[seat][1]
        if hidden_hit and hit is not None and hit.back == MERCENARY and hit.victim == seat:
            struck = _pick(lying_there, dice)
        down[seat] += lying_there
    armies = tuple(
        view.army if view.army is not None else _army(seen.race, down[seat]) for seat, view in enumerate(seen.armies)
    )
    full = tuple(seen.hand if seat == viewer else tally(hand) for seat, hand in enumerate(hands))
    return full, armies, struck


class _Mercenaries:
    """How many mercenaries each of the others has in hand and face down, and what they can be."""

    def __init__(self, seen: Observation, others: list[int], up: bool, hidden_hit: bool) -> None:
        self.others = others
        self.in_hand = {seat: seen.backs[seat][MERCENARY] for seat in others}
        self.down = {seat: seen.armies[seat].mercenaries if seen.armies and not up else 0 for seat in others}
        hit = seen.hit
        if hidden_hit and hit is not None and hit.back == MERCENARY:
            self.down[hit.victim] += 1
        self.certain = {seat: [card for card in seen.certain[seat] if back(card) == MERCENARY] for seat in others}
        self.giants = dict.fromkeys(others, len(seen.hand) * MOST)
        if seen.phase != "spies":
            # since CH-8.1 nobody has had two giants
            for seat in others:
                shown = sum(battle.armies[seat][4] for battle in seen.fought)
                shown += sum(view.army[4] for view in seen.armies[seat : seat + 1] if view.army is not None)
                self.giants[seat] = 1 - shown

    def deal(self, pool: tuple[int, ...], dice: Dice) -> dict[int, tuple[list[int], list[int]]]:
        """Return what each of the others has in hand and what face down."""
        for _ in range(ATTEMPTS):
            dealt = self._fill(list(shuffled(pool, dice)), dice, safe=False)
            if dealt is not None:
                return dealt
        # what can lie in few places goes first: giants everywhere, then airship and commando into hands
        ordered = sorted(pool, key=lambda card: 0 if card == GIANT else 1 if card not in LAYABLE else 2)
        dealt = self._fill(ordered, dice, safe=True)
        assert dealt is not None
        return dealt

    def _fill(
        self, pool: list[int], dice: Dice, *, safe: bool
    ) -> dict[int, tuple[list[int], list[int]]] | None:  # fmt: skip
        dealt: dict[int, tuple[list[int], list[int]]] = {seat: ([], []) for seat in self.others}
        for seat in self.others:
            hand, down = dealt[seat]
            # the dearest kinds first: airship and commando can only be in the hand
            for card in reversed(self.certain[seat]):
                pool.remove(card)
                room = self.down[seat] - len(down) if card in LAYABLE else 0
                free = self.in_hand[seat] - len(hand)
                lies = room > 0 if safe else dice.below(room + free) < room
                (down if lies else hand).append(card)
        seats = self.others if safe else shuffled(self.others, dice)
        for lying in (True, False):
            for seat in seats:
                hand, down = dealt[seat]
                row, size = (down, self.down[seat]) if lying else (hand, self.in_hand[seat])
                while len(row) < size:
                    giants = hand.count(GIANT) + down.count(GIANT)
                    at = next(
                        (
                            at
                            for at, card in enumerate(pool)
                            if (card in LAYABLE or not lying) and (card != GIANT or giants < self.giants[seat])
                        ),
                        -1,
                    )
                    if at < 0:
                        return None
                    row.append(pool.pop(at))
        return dealt


def _battle(seen: Observation, viewer: Seat, armies: tuple[Army, ...], dice: Dice) -> Battle | None:
    if not seen.armies:
        return None
    call = None
    if seen.call is not None:
        view = seen.call
        # what the others have said does not show before all have spoken
        told = [seat for seat in view.eligible if view.open and seat not in view.open]
        named = tuple(seat for seat in told if (view.mine if seat == viewer else dice.below(2)))
        call = Call(view.eligible, view.open, named, view.spent, view.queue)
    up = any(army.sum is not None for army in seen.armies)
    return Battle(seen.race, seen.laid, seen.plan, armies, up, call, None)
