"""The clash with the opponent (OR-6): forces, leader, rewards, penalties, and the way home."""

from __future__ import annotations

from desktop.games.orcz.clashing import Clash, Sum
from desktop.games.orcz.course import CHARGED, FINED, LED, SHARED, Course
from desktop.games.orcz.events import (
    ArmiesReturned,
    Clashed,
    FieldClosed,
    FieldEmpty,
    HeroReturned,
    HeroSpent,
    LeaderFined,
    LeaderPaid,
    LineAdded,
    OpponentBeaten,
    SlaveCharged,
    SlaveShared,
)
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.state import CHARGING, SHARING, Line
from desktop.games.orcz.tiles import ALL_MASK, CHAMPION, GONE, SHAMAN


def force(war: War, line: Line, wing: int) -> int:
    """Return what the tile on ``wing`` counts (OR-6.2)."""
    tile = line.tile(wing)
    if tile == GONE:
        return 0
    return war.strength[tile] * (2 if line.doubled(wing) else 1)


def clash(course: Course) -> bool:
    """Return whether the leader is asked how to share or whom to charge, after fighting at the field at hand."""
    if not course.march:
        if course.tell:
            course.say(FieldEmpty(course.at, course.opponents[course.at]))
        return False
    for place in range(len(course.march)):
        course.turn_up(place)
    found = _reckon(course)
    course.clash = found
    if course.tell:
        _tell(course, found)
    return _reward(course, found) if found.beaten else _punish(course, found)


def _reckon(course: Course) -> Clash:
    """Return the clash at the field at hand, before anybody pays (OR-6.2 to OR-6.4)."""
    lines, war = course.march, course.war
    forces = [-1] * course.seats
    sums = []
    for line in lines:
        left, right = force(war, line, 0), force(war, line, 1)
        forces[line.seat] = max(0, forces[line.seat]) + left + right
        sums.append(Sum(line.number, line.seat, line.left, line.right, left, right))
    total = sum(each for each in forces if each > 0)
    opponent = course.content.opponents[course.opponents[course.at]]
    need = war.needed(opponent.large, course.seats)
    champion = any(line.hero == CHAMPION for line in lines)
    vanguard = lines[0].seat if war.effects.vanguard else -1
    counts = [each + war.effects.vanguard * (seat == vanguard) for seat, each in enumerate(forces)]
    best = (min if war.effects.leads == "smallest" else max)(counts[line.seat] for line in lines)
    leader = next(line.seat for line in lines if counts[line.seat] == best)
    beaten = champion or total >= need
    return Clash(
        course.at,
        course.opponents[course.at],
        tuple(sums),
        tuple(forces),
        total,
        need,
        champion,
        beaten,
        leader,
        vanguard,
        0,
        0,
    )


def _tell(course: Course, found: Clash) -> None:
    """Tell the sum line by line, then what it came to."""
    total = 0
    for place, each in enumerate(found.sums):
        both = each.left_force + each.right_force
        total += both
        course.say(LineAdded(each.seat, course.at, place, each.left_force, each.right_force, both, total))
    course.say(Clashed(found))


def _paid(found: Clash, paid: int, due: int) -> Clash:
    """Return the clash with what the leader took or paid, and what is still to be split."""
    return Clash(
        found.field,
        found.opponent,
        found.sums,
        found.forces,
        found.total,
        found.need,
        found.champion,
        found.beaten,
        found.leader,
        found.vanguard,
        paid,
        due,
    )


def _reward(course: Course, found: Clash) -> bool:
    """Return whether the leader is asked to share, after taking his reward (OR-6.5, OR-9.5, E17)."""
    opponent, more = course.content.opponents[found.opponent], course.war.effects.reward
    amount = min(opponent.large + more, course.bank)
    course.gain(found.leader, amount, LED)
    if course.tell:
        course.say(LeaderPaid(found.leader, amount, opponent.large + more, course.bank))
    others = [seat for seat in range(course.seats) if found.forces[seat] >= 0 and seat != found.leader]
    due = min(opponent.small + more, course.bank) if others else 0
    course.clash = _paid(found, amount, due)
    if not due:
        return False
    if len(others) == 1:
        share(course, [due * (seat == others[0]) for seat in range(course.seats)])
        return False
    course.step = SHARING
    return True


def _punish(course: Course, found: Clash) -> bool:
    """Return whether the leader is asked whom to charge, after paying his penalty (OR-6.7, E18)."""
    opponent, times = course.content.opponents[found.opponent], course.war.effects.penalty
    amount = min(opponent.large * times, course.slaves[found.leader])
    course.gain(found.leader, -amount, FINED)
    if course.tell:
        course.say(LeaderFined(found.leader, amount, opponent.large * times, course.bank))
    others = sum(course.slaves) - course.slaves[found.leader]
    due = min(opponent.small * times, others)
    course.clash = _paid(found, amount, due)
    course.step = CHARGING if due else course.step
    return bool(due)


def share(course: Course, given: list[int]) -> None:
    """Hand out the small reward (OR-6.5)."""
    _split(course, given, 1, SHARED)


def charge(course: Course, given: list[int]) -> None:
    """Make others pay the small penalty (OR-6.7)."""
    _split(course, given, -1, CHARGED)


def _split(course: Course, given: list[int], sign: int, column: int) -> None:
    """Move slaves between the bank and the other warlords, one by one."""
    assert course.clash is not None
    leader = course.clash.leader
    for seat, amount in enumerate(given):
        for _ in range(amount):
            course.gain(seat, sign, column)
            if course.tell:
                told = SlaveShared if sign > 0 else SlaveCharged
                course.say(told(leader, seat, course.bank))


def settle(course: Course) -> None:
    """End the fight for the field at hand: the opponent goes or stays, the armies go home (OR-6.6, OR-6.8, OR-6.10)."""
    found = course.clash if course.march else None
    if found is not None and found.beaten:
        course.trophies[found.leader] += (found.opponent,)
        course.opponents[course.at] = -1
        if course.tell:
            course.say(OpponentBeaten(found.leader, course.at, found.opponent))
            if course.closed(course.at):
                course.say(FieldClosed(course.at))
    _go_home(course)
    course.at = -1
    course.fought += 1


def _go_home(course: Course) -> None:
    """Bring the armies of the field at hand home; heroes are spent (OR-6.10), or not (E24)."""
    lines = course.march
    if not lines:
        return
    back = course.war.effects.heroes == "return"
    for line in lines:
        for tile in (line.left, line.right):
            if tile == GONE:
                continue
            if tile in (CHAMPION, SHAMAN) and not back:
                course.spent[line.seat] |= 1 << tile
                if course.tell:
                    course.say(HeroSpent(line.seat, tile))
                continue
            course.bring_home(line.seat, tile)
            if tile >= CHAMPION and course.tell:
                course.say(HeroReturned(line.seat, tile))
    if course.tell:
        course.say(ArmiesReturned(course.at))
    course.march = []
    course.lines[course.at] = ()


def unspent(spent: int) -> int:
    """Return how many heroes of a warlord are unspent (OR-8.2)."""
    return (ALL_MASK & ~spent).bit_count() - CHAMPION
