"""The sense for Ghour: which answers are worth a thought, what one does without thinking, and who stands how.

Every question of the game has its room here.  All is judged from the observation: the rules are asked on a table
on which nothing lies but what the player knows.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from desktop.bots import ghour_fight as fighting
from desktop.bots.ghour_payment import Purse
from desktop.bots.ghour_plans import Plans
from desktop.bots.ghour_sight import table_of
from desktop.bots.ghour_worth import Prices
from desktop.bots.sense import Look, Sense, Shares
from desktop.core.rules import Decision
from desktop.games.ghour import actions as a
from desktop.games.ghour.camps import Camp
from desktop.games.ghour.faces import Faces
from desktop.games.ghour.model import Content
from desktop.games.ghour.observation import Observation
from desktop.games.ghour.pieces import Unit
from desktop.games.ghour.table import Table, fight_of

Rated: TypeAlias = list[tuple[float, Any]]
"""Answers with what each seems to win, the best first."""

FEW = 7
"""Answers that are thought about."""

HOPE = -1.0
"""An answer that seems to win less is not thought about."""

GAIN = 0.15
"""What a move must seem to win to be made without thinking."""

QUIET = ("ghour.ask.floor", "ghour.ask.offer", "ghour.ask.opening")
"""Questions at which a position can be judged: nothing is under way."""

MILLED = 9
"""Cards off the Colony that are worth more than one out of the hand."""


class GhourSense(Sense):
    """Weighs cards by what they do, and plays what is under way to its end before it judges.

    Parameters
    ----------
    content
        Cards and decks.
    """

    patience = 40
    glance = 40
    waits = True
    worlds = 4
    haste = 0.25
    curiosity = 0.1

    def __init__(self, content: Content) -> None:
        self.faces = Faces(content)
        self.prices = Prices(self.faces)
        self.purse = Purse(self.prices)
        self.camps: dict[tuple[Unit, ...], Camp] = {}
        self._rooms: dict[str, Callable[[_Asked], Rated]] = {
            "opening": _opening,
            "recruit": _recruit,
            "floor": _floor,
            "answer": _answer,
            "window": _window,
            "spend": _spend,
            "discard-down": _discard,
            "declare": _declare,
            "blocks": _blocks,
            "split": _split,
            "loot": _loot,
            "result": _result,
        }

    # ------------------------------------------------------------------ what the levels ask

    def sensible(self, look: Look, decision: Decision) -> Sequence[Any]:
        """Return the answers that seem to win something; the best one if none does."""
        lot = self.lot(decision)
        if lot:
            return lot
        rated = self.rated(look, decision)
        return [answer for score, answer in rated if score >= GAIN] or [answer for _, answer in rated[:1]]

    def shortlist(self, look: Look, decision: Decision) -> Sequence[Any]:
        """Return the few answers that may be good, the one that seems best first."""
        rated = self.rated(look, decision)
        return [answer for score, answer in rated[:FEW] if score > HOPE] or [answer for _, answer in rated[:1]]

    def habit(self, look: Look, decision: Decision) -> Any:
        """Return what one does without thinking."""
        first = decision.options[0]
        if type(first) is a.Let:
            # catapults are wound, for that costs nothing; all else in a window takes a thought
            return next((each for each in decision.options if type(each) is a.Wind), first)
        if type(first) is a.Sign:
            return None
        return self.rated(look, decision)[0][1]

    def lot(self, decision: Decision) -> Sequence[Any]:
        """Return the signs: whoever thinks about them can be seen through (GH-8.24)."""
        return [each for each in decision.options if type(each) is a.Sign]

    def quiet(self, decision: Decision) -> bool:
        """Return whether nothing is under way that would be judged by halves."""
        return decision.prompt.key in QUIET

    def worth(self, seen: Any) -> Shares:
        """Return how near each seat is to being the last one alive."""
        return self.prices.shares(seen)

    # ------------------------------------------------------------------ every question in its room

    def rated(self, look: Look, decision: Decision) -> Rated:
        """Return the answers that are not foolish, the best first; none to an interruption that gains nothing."""
        options = decision.options
        first = options[0]
        if type(first) is a.Cut or (len(options) == 1 and decision.waits):
            return [(0.0, first)]
        if not decision.waits and type(first) is not a.Claim:
            return []
        if type(first) is a.Show:
            return [(1.0, options[1])]
        seen: Observation = look()
        asked = _Asked(self, seen, decision)
        if type(first) is a.Claim:
            return [(1.0, first)] if asked.plans.urge() > 1.0 else []
        if seen.plan is not None and seen.plan.seat == decision.seat:
            return [(1.0, self.purse.step(asked.table, seen.plan, options))]
        room = self._rooms.get(seen.question.kind)
        rated = room(asked) if room is not None else [(0.0, option) for option in options]
        rated.sort(key=lambda each: -each[0])
        return rated or [(0.0, first)]


class _Asked:
    """One question with all that is needed to answer it."""

    def __init__(self, sense: GhourSense, seen: Observation, decision: Decision) -> None:
        self.sense = sense
        self.seen = seen
        self.seat = int(decision.seat)
        self.options = decision.options
        self.prices = sense.prices
        self.table: Table = table_of(sense.faces, seen, sense.camps)
        self.plans = Plans(self.table, sense.prices, sense.purse, seen, self.seat)

    def cards(self, seat: int) -> int:
        """Return how many cards ``seat`` holds."""
        return self.seen.players[seat].cards


# ---------------------------------------------------------------------- mornings


def _opening(asked: _Asked) -> Rated:
    """Draw all one may."""
    return [(1.0, max(asked.options, key=lambda each: getattr(each, "count", 0)))]


def _recruit(asked: _Asked) -> Rated:
    """Take back what is better than an unknown card, then draw all one may."""
    held = asked.prices.held
    rated: Rated = []
    for each in asked.options:
        if isinstance(each, a.TakeBack):
            rated.append((held[each.card] - 2.0 + (2.0 if each.of != asked.seat else 0.0), each))
        else:
            rated.append((0.1 * getattr(each, "count", -1), each))
    rated.sort(key=lambda each: -each[0])
    return rated[:1]


def _discard(asked: _Asked) -> Rated:
    return [(-asked.prices.held[each.card], each) for each in asked.options]


# ---------------------------------------------------------------------- daytime


def _floor(asked: _Asked) -> Rated:
    return asked.plans.rated(asked.options)


def _answer(asked: _Asked) -> Rated:
    """Wait for the attack, unless something is better done before it."""
    rated = asked.plans.rated(asked.options)
    rated.sort(key=lambda each: -each[0])
    return [each for each in rated if type(each[1]) is a.Let or each[0] > HOPE][:4]


def _window(asked: _Asked) -> Rated:
    """Do nothing, unless an effect gains something."""
    return asked.plans.rated(asked.options)


def _spend(asked: _Asked) -> Rated:
    """Goods that come of themselves are lost if they are not used."""
    return asked.plans.rated(asked.options)


# ---------------------------------------------------------------------- fights


def _declare(asked: _Asked) -> Rated:
    """Return the next step of the best attack on each target."""
    seen = asked.seen
    against, picked = seen.question.left, seen.question.picked
    onslaught = fighting.Onslaught(asked.table, asked.prices, asked.seat, against, asked.cards(against))
    steps: dict[Any, float] = {}
    by_unit = {each.unit: each for each in asked.options if isinstance(each, a.Send)}
    by_target = {each.target: each for each in asked.options if isinstance(each, a.Strike)}
    for aim in onslaught.targets:
        gain, band, target = onslaught.best(picked, aim.uid)
        rest = [uid for uid in band if uid not in picked]
        step = by_unit.get(rest[0]) if rest else by_target.get(target)
        if step is not None and gain > steps.get(step, -99.0):
            steps[step] = gain
    return [(gain, step) for step, gain in steps.items()]


def _blocks(asked: _Asked) -> Rated:
    """Block what can be killed, and what would cost more than the blocker."""
    options = asked.options
    rated: Rated = [(0.2, each) for each in options if type(each) is a.Done]
    rated += [(0.3, each) for each in options if type(each) is a.Overflow][:1]
    offered = [each for each in options if type(each) is a.Guard]
    if offered:
        cards = asked.cards(asked.seat)
        rated += [each for each in fighting.guards(asked.table, asked.prices, offered, cards)[:4] if each[0] > -2.0]
    return rated


def _split(asked: _Asked) -> Rated:
    return [(1.0, fighting.split(asked.table, asked.prices, asked.options))]


def _loot(asked: _Asked) -> Rated:
    rated: Rated = []
    for each in asked.options:
        unit = asked.table.unit(each.unit)
        rated.append((asked.prices.unit(unit) if unit is not None else 0.0, each))
    return rated


def _result(asked: _Asked) -> Rated:
    """Take a card out of the hand, unless a recruiter falls with the Colony, or very much of it (GH-8.16)."""
    fight = fight_of(asked.table)
    rival = asked.seen.players[fight.defender]
    lies = rival.recruiter >= 0 and asked.sense.faces.recruit[rival.recruiter] > 1
    mill = rival.cards > 2 and (lies or min(fight.hit, rival.colony) >= MILLED)
    return [(1.0 if each.mill == mill else 0.0, each) for each in asked.options]


def sense(content: Content) -> GhourSense:
    """Return the sense over ``content``."""
    return GhourSense(content)
