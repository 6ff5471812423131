"""Backstabbing (OR-5): the active line, its order, the fight of two lines, and loot."""

from __future__ import annotations

from collections.abc import Sequence

from desktop.games.orcz.course import LOOT, Course
from desktop.games.orcz.events import (
    AttackLapsed,
    AttackPassed,
    BackstabOrdered,
    LineAdvanced,
    LineGone,
    Looted,
    OrderWithdrawn,
    TileRemoved,
    TurnedAside,
    WingFought,
)
from desktop.games.orcz.events_of_war import ATTACKER, DEFENDER, TIE
from desktop.games.orcz.state import Line
from desktop.games.orcz.tiles import CHAMPION, GONE


def idle(lines: Sequence[Line], place: int) -> str:
    """Return why the line at ``place`` is turned aside without a question, or ``""`` (OR-5.4)."""
    line = lines[place]
    if line.hero != GONE:
        return "hero"
    if line.broken:
        return "broken"
    if not place:
        return "front"
    ahead = lines[place - 1]
    return "target" if ahead.seat == line.seat or ahead.known_hero != GONE else ""


def activate(course: Course) -> bool:
    """Return whether a line of the field at hand has to decide, after turning aside those that have not to.

    A line becomes active before its owner decides anything, and shows both tiles (OR-5.3).
    """
    lines = course.march
    while course.ready:
        place = course.ready - 1
        course.turn_up(place)
        why = idle(lines, place)
        if not why:
            return True
        _turn_aside(course, place, why)
        course.ready = place
    return False


def hold(course: Course) -> None:
    """Turn the active line aside (OR-5.6)."""
    course.ready -= 1
    _turn_aside(course, course.ready, "hold")


def backstab(course: Course) -> None:
    """Carry out the order of the active line (OR-5.7)."""
    lines = course.march
    place = course.ready - 1
    attacker = lines[place]
    target = place - 1
    if course.tell:
        course.say(BackstabOrdered(attacker.seat, course.at, place, target))
    while target >= 0:
        # whoever is known to lead a line need not be turned up again (OR-5.7.2)
        if lines[target].known_hero == GONE:
            course.turn_up(target)
        hero = lines[target].known_hero
        if hero == GONE:
            _pass_over(course, place, target)
            _fight(course, place, target)
            return
        if hero == CHAMPION:
            if course.tell:
                course.say(OrderWithdrawn(attacker.seat, course.at, place, target))
            _pass_over(course, place, target)
            _turn_aside(course, place, "champion")
            course.ready = target + 1
            return
        if course.tell:
            course.say(AttackPassed(course.at, place, target))
        target -= 1
    if course.tell:
        course.say(AttackLapsed(attacker.seat, course.at, place))
    _pass_over(course, place, -1)
    _turn_aside(course, place, "lapse")
    course.ready = 0


def _turn_aside(course: Course, place: int, why: str) -> None:
    """Tell that a line stands aside; that it does follows from ``ready``."""
    if course.tell:
        course.say(TurnedAside(course.march[place].seat, course.at, place, why))


def _pass_over(course: Course, place: int, target: int) -> None:
    """Turn the shaman lines between attacker and target aside (OR-5.7.2)."""
    for passed in range(place - 1, target, -1):
        _turn_aside(course, passed, "passed")


def _fight(course: Course, place: int, target: int) -> None:
    """Compare right wings, then left wings, and settle what comes of it (OR-5.8, OR-5.9)."""
    lines = course.march
    attacker, defender = lines[place], lines[target]
    wings = course.war.wings
    results = [wings[attacker.left][defender.left].result, wings[attacker.right][defender.right].result]
    if course.tell:
        _tell_wings(course, place, target)
    lost, taken = results.count(DEFENDER), results.count(ATTACKER)
    lines[place] = _lose(course, place, results, DEFENDER)
    lines[target] = _lose(course, target, results, ATTACKER)
    if taken == 2:
        if course.tell:
            course.say(LineGone(defender.seat, course.at, target))
            course.say(LineAdvanced(attacker.seat, course.at, place, target))
        del lines[place]
        lines[target] = attacker
        course.ready = target + 1
    elif lost == 2:
        if course.tell:
            course.say(LineGone(attacker.seat, course.at, place))
        del lines[place]
        course.ready = target + 1
    else:
        _turn_aside(course, place, "fight")
        # a whole defender has not acted yet and keeps its turn (OR-5.9)
        course.ready = target if taken else target + 1
        if taken:
            _turn_aside(course, target, "fight")
    _loot(course, attacker.seat, defender.seat, taken, lost)


def _tell_wings(course: Course, place: int, target: int) -> None:
    """Tell both comparisons, the right wings first (OR-5.8)."""
    lines, war = course.march, course.war
    attacker, defender = lines[place], lines[target]
    for wing in (1, 0):
        mine, theirs = attacker.tile(wing), defender.tile(wing)
        met = war.wings[mine][theirs]
        course.say(
            WingFought(
                course.at,
                wing,
                attacker.seat,
                place,
                mine,
                war.strength[mine],
                defender.seat,
                target,
                theirs,
                war.strength[theirs],
                met.result,
                met.reason,
            )
        )


def _lose(course: Course, place: int, results: list[int], to: int) -> Line:
    """Return the line at ``place`` without the tiles that ``to`` has beaten (OR-5.8)."""
    line = course.march[place]
    if to not in results:
        return line
    tiles = [line.left, line.right]
    for wing in (1, 0):
        if results[wing] == to:
            if course.tell:
                course.say(TileRemoved(line.seat, course.at, place, wing, tiles[wing]))
            course.bring_home(line.seat, tiles[wing])
            tiles[wing] = GONE
    return Line(line.number, line.seat, tiles[0], tiles[1], line.up)


def _loot(course: Course, attacker: int, defender: int, taken: int, lost: int) -> None:
    """Pay loot at once, as far as the purse goes (OR-5.10, E10, E11)."""
    effects = course.war.effects
    loot = effects.loot if 2 in (taken, lost) else 0
    due = effects.scalps * abs(taken - lost) if effects.scalps else loot
    if not due or attacker == defender:
        return
    payer, to = (defender, attacker) if taken > lost else (attacker, defender)
    amount = min(due, course.slaves[payer])
    course.gain(payer, -amount, LOOT)
    course.gain(to, amount, LOOT)
    if course.tell:
        course.say(Looted(payer, to, amount, due))


__all__ = ["TIE", "activate", "backstab", "hold", "idle"]
