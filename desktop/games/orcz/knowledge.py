"""From the truth to what one viewer knows (OR-10)."""

from __future__ import annotations

from desktop.games.orcz.clash import force
from desktop.games.orcz.content import Content
from desktop.games.orcz.events_of_war import War
from desktop.games.orcz.observation import Duel, FieldSeen, LineSeen, Observation, Plan, WingSeen
from desktop.games.orcz.placing import lines_left, needs_hero
from desktop.games.orcz.state import BACKSTABBING, PLACING, Board, Handing, Line, Placing, State
from desktop.games.orcz.tiles import CHAMPION, FIELDS, GONE, HIDDEN, SHAMAN, listed


def observe(
    content: Content, wars: tuple[War, ...], state: State, viewer: int | None, perfect: bool = False
) -> Observation:
    """Return all that ``viewer`` may know (OR-10)."""
    board, frame = state.board, state.frame
    war = wars[board.event]
    awaited = board.awaited
    seats = range(board.seats)
    fields = tuple(_field(content, war, board, field, viewer) for field in range(len(FIELDS)))
    plan = None
    if isinstance(frame, Placing) and viewer == awaited:
        plan = Plan(frame.field, frame.tile, frame.wing, frame.partner)
    return Observation(
        viewer=viewer,
        seats=board.seats,
        rounds=board.rounds,
        judged=board.judged,
        round=board.round,
        step=board.step,
        starter=board.starter,
        awaited=awaited,
        answering=-1 if frame is None else awaited,
        event=board.event,
        drawn=board.drawn,
        fields=fields,
        order=board.order,
        fought=board.fought,
        at=board.at,
        room=board.room,
        placed=board.placed,
        lines_left=tuple(lines_left(board, seat) for seat in seats),
        slaves=board.slaves,
        bank=board.bank,
        ledger=board.ledger,
        screens=tuple(mask.bit_count() for mask in board.screens),
        spent=tuple(listed(mask) for mask in board.spent),
        trophies=board.trophies,
        mine=() if viewer is None else listed(board.screens[viewer]),
        plan=plan,
        needs_hero=viewer is not None and board.step == PLACING and needs_hero(board, war, viewer),
        given=frame.given if isinstance(frame, Handing) else (),
        duel=_duel(war, board, fields),
        clash=board.clash,
        peeks=board.peeks,
        used=tuple(listed(mask) for mask in board.used) if perfect else (),
    )


def _field(content: Content, war: War, board: Board, field: int, viewer: int | None) -> FieldSeen:
    """Return one field as ``viewer`` knows it."""
    at_hand = field == board.at
    active = board.ready - 1 if at_hand and board.step == BACKSTABBING else -1
    lines = tuple(
        _line(war, board, line, viewer, at_hand and place >= board.ready, place == active, place == active - 1)
        for place, line in enumerate(board.lines[field])
    )
    forces = [-1] * board.seats
    for line in lines:
        known = sum(each for each in (line.left_force, line.right_force) if each > 0)
        forces[line.seat] = max(0, forces[line.seat]) + known
    number = board.opponents[field]
    large, small = (content.opponents[number].large, content.opponents[number].small) if number >= 0 else (0, 0)
    more, times = (war.effects.reward, war.effects.penalty) if number >= 0 else (0, 0)
    return FieldSeen(
        opponent=number,
        left=len(board.stacks[field]),
        conquered=board.conquered(field),
        done=field in board.order[: board.fought],
        need=war.needed(large, board.seats) if number >= 0 else 0,
        reward=large + more,
        small_reward=small + more,
        penalty=large * times,
        small_penalty=small * times,
        lines=lines,
        forces=tuple(forces),
        total=sum(each for each in forces if each > 0),
        champion=any(CHAMPION in (line.left, line.right) for line in lines),
        sure=not any(HIDDEN in (line.left, line.right) for line in lines),
    )


def _line(war: War, board: Board, line: Line, viewer: int | None, aside: bool, active: bool, target: bool) -> LineSeen:
    """Return one line as ``viewer`` knows it: his own tiles, what lies face up, what his scout saw."""
    tiles = [line.left, line.right]
    for wing in (0, 1):
        if not (line.up >> wing & 1 or line.seat == viewer or _peeked(board, line, wing, viewer)):
            tiles[wing] = HIDDEN
    forces = []
    for wing in (0, 1):
        # beside an unknown tile one counts at least its strength; only a known shaman doubles it
        if tiles[wing] == HIDDEN:
            forces.append(-1)
        elif tiles[1 - wing] == HIDDEN and line.doubled(wing):
            forces.append(war.strength[tiles[wing]])
        else:
            forces.append(force(war, line, wing))
    return LineSeen(line.number, line.seat, tiles[0], tiles[1], line.up, aside, active, target, forces[0], forces[1])


def _peeked(board: Board, line: Line, wing: int, viewer: int | None) -> bool:
    return any(peek.seat == viewer and peek.number == line.number and peek.wing == wing for peek in board.peeks)


def _duel(war: War, board: Board, fields: tuple[FieldSeen, ...]) -> Duel | None:
    """Return what a backstab would compare, as the viewer of ``fields`` knows it."""
    if board.step != BACKSTABBING:
        return None
    place = board.ready - 1
    attacker, defender = fields[board.at].lines[place], fields[board.at].lines[place - 1]
    pairs = ((attacker.left, defender.left), (attacker.right, defender.right))
    known_hero = any(tile in (CHAMPION, SHAMAN) for _, tile in pairs)
    return Duel(board.at, place, place - 1, tuple(_wing(war, mine, theirs, known_hero) for mine, theirs in pairs))


def _wing(war: War, mine: int, theirs: int, hero: bool) -> WingSeen:
    """Return two tiles that would meet; beside a hero the viewer knows of, none do."""
    if theirs in (HIDDEN, GONE) or hero:
        strength = war.strength[theirs] if theirs >= 0 else -1
        return WingSeen(mine, theirs, war.strength[mine], strength, -1, "")
    met = war.wings[mine][theirs]
    return WingSeen(mine, theirs, war.strength[mine], war.strength[theirs], met.result, met.reason)
