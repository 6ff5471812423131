"""From the opening to the last clash: what happens by itself between two questions (OR-2, OR-3, OR-8)."""

from __future__ import annotations

from desktop.core.dice import Dice, shuffled
from desktop.core.message import Message, message
from desktop.core.rules import Outcome, Part, Setup
from desktop.games.orcz.backstab import activate
from desktop.games.orcz.clash import clash, settle, unspent
from desktop.games.orcz.content import Content
from desktop.games.orcz.course import Course
from desktop.games.orcz.events import FieldDrawn, GameEnded, OpponentShown, OrderShown, RoundBegan
from desktop.games.orcz.state import BACKSTABBING, LINES, OVER, PLACING, START, Board
from desktop.games.orcz.tiles import ALL_MASK, FIELDS

KINDS = ("slaves", "opponents", "heroes", "shared", "judged")
"""How a game can end: by slaves, by the two tie-breaks, shared, or all lose before the Dark God."""

LEDGER = ("loot", "led", "shared", "fined", "charged")
"""The names of the ledger's columns."""


def laid_out(content: Content, setup: Setup, dice: Dice) -> Board:
    """Return the board before the first round (OR-2)."""
    seats = setup.seats
    short = setup.option("short-duel") == "on"
    rounds = 2 if short else 3 if seats == 3 else 4
    stacks, removed = [], []
    for field in range(len(FIELDS)):
        six = shuffled([n for n, each in enumerate(content.opponents) if each.field == field], dice)
        stacks.append(six[: rounds - 1])
        removed.append(six[rounds - 1 :])
    deck = shuffled(range(len(content.events)), dice)
    starter = setup.first if setup.first is not None else dice.below(seats)
    nobody = (0,) * seats
    return Board(
        seats=seats,
        rounds=rounds,
        judged=setup.option("dark-god") == "on",
        round=0,
        step=PLACING,
        starter=starter,
        event=0,
        drawn=(),
        deck=deck,
        opponents=(-1,) * len(FIELDS),
        stacks=tuple(stacks),
        removed=tuple(removed),
        trophies=((),) * seats,
        slaves=(START,) * seats,
        ledger=((0,) * len(LEDGER),) * seats,
        screens=(ALL_MASK,) * seats,
        spent=nobody,
        used=nobody,
        lines=((),) * len(FIELDS),
        placed=0,
        room=LINES * seats,
        order=(),
        fought=0,
        at=-1,
        ready=0,
        clash=None,
        peeks=(),
    )


def reveal(course: Course) -> None:
    """Begin the next round: step 1 (OR-3.1)."""
    course.round += 1
    course.step = PLACING
    course.reveals = True
    course.used = [0] * course.seats
    course.placed = course.fought = 0
    course.order = ()
    course.peeks = ()
    course.event = course.deck[-1]
    course.deck = course.deck[:-1]
    course.drawn += (course.event,)
    if course.tell:
        course.say(RoundBegan(course.round, course.starter, course.event))
    for field, stack in enumerate(course.stacks):
        if course.opponents[field] < 0 and stack:
            course.opponents[field] = stack[-1]
            course.stacks[field] = stack[:-1]
            if course.tell:
                course.say(OpponentShown(field, stack[-1]))
    fields = [field for field in range(len(FIELDS)) if course.opponents[field] >= 0]
    course.room = course.war.room(course.seats, len(fields))
    if course.war.effects.order == "shown":
        course.order = shuffled(fields, course.dice)
        if course.tell:
            course.say(OrderShown(course.order))


def proceed(course: Course) -> None:
    """Carry on with steps 3 and 4 until the next question, or the end (OR-3.3)."""
    while True:
        if course.at < 0 and not _next_field(course):
            _end_round(course)
            return
        if activate(course):
            course.step = BACKSTABBING
            return
        if clash(course):
            return
        settle(course)


def _next_field(course: Course) -> bool:
    """Return whether a field is left, after drawing it (OR-5.1, E16)."""
    if course.fought == len(course.order):
        left = [n for n in range(len(FIELDS)) if course.opponents[n] >= 0 and n not in course.order]
        if not left:
            return False
        course.order += (left[course.dice.below(len(left))],)
    course.at = course.order[course.fought]
    course.march = list(course.lines[course.at])
    if course.tell:
        course.say(FieldDrawn(course.at))
    # under the god's eye no line is ever ready (E08)
    course.ready = 0 if course.war.effects.backstabs == "none" else len(course.march)
    return True


def _end_round(course: Course) -> None:
    """End the round, and the game with it if nothing is left (OR-3.4, OR-3.5)."""
    if course.round == course.rounds or course.conquered == len(FIELDS):
        course.step = OVER
        if course.tell:
            course.say(GameEnded(course.conquered))
        return
    course.starter = (course.starter + 1) % course.seats
    reveal(course)


def outcome(board: Board) -> Outcome | None:
    """Return how the game ended (OR-8), or ``None``."""
    if board.step != OVER:
        return None
    seats = range(board.seats)
    conquered = sum(board.conquered(field) for field in range(len(FIELDS)))
    parts = tuple(_parts(board, seat) for seat in seats)
    if board.judged and conquered < 3:
        why = message("orcz.why.judged", conquered=conquered)
        return Outcome("judged", (2,) * board.seats, board.slaves, parts, why)
    keys = [(board.slaves[n], len(board.trophies[n]), unspent(board.spent[n])) for n in seats]
    ranks = tuple(1 + sum(other > mine for other in keys) for mine in keys)
    kind = _decided_by(keys)
    return Outcome(kind, ranks, board.slaves, parts, _why(kind, max(keys)))


def _decided_by(keys: list[tuple[int, int, int]]) -> str:
    """Return which comparison left one warlord alone at the top (OR-8.1, OR-8.2)."""
    best = max(keys)
    for depth, kind in enumerate(KINDS[:3], 1):
        if sum(key[:depth] == best[:depth] for key in keys) == 1:
            return kind
    return "shared"


def _why(kind: str, best: tuple[int, int, int]) -> Message | None:
    """Return the tie-break in words, or ``None`` if there was none."""
    if kind == "slaves":
        return None
    return message(f"orcz.why.{kind}", slaves=best[0], opponents=best[1], heroes=best[2])


def _parts(board: Board, seat: int) -> tuple[Part, ...]:
    """Return what the slaves of ``seat`` are made of."""
    parts = [Part(message("orcz.part.start"), START)]
    parts += [
        Part(message(f"orcz.part.{name}"), amount)
        for name, amount in zip(LEDGER, board.ledger[seat], strict=True)
        if amount
    ]
    return tuple(parts)
