"""The words of Orcz in scenario files; ``tests/scenarios/orcz.md`` describes them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from msgspec.structs import replace

from desktop.core.dice import entry_dice
from desktop.core.rules import Seat, Setup
from desktop.core.staging import ScenarioError
from desktop.games.orcz.clash import unspent
from desktop.games.orcz.course import Course
from desktop.games.orcz.notation import (
    answer,
    event_number,
    field_number,
    line_of,
    opponent_number,
    tile_number,
    tiles_and_sides,
    tiles_of,
    written,
)
from desktop.games.orcz.rounds import proceed
from desktop.games.orcz.rules import OrczRules
from desktop.games.orcz.state import LINES, START, Board, Line, State
from desktop.games.orcz.tiles import ALL_MASK, FIELDS, GONE

GIVEN = (
    "seed",
    "round",
    "starter",
    "event",
    "opponents",
    "left",
    "conquered",
    "led",
    "slaves",
    "spent",
    "lines",
    "placed",
    "done",
    "at",
    "order",
)
"""The words under ``given``."""

STEPS = ("placing", "order", "share", "charge", "over")
"""What the game waits for, as ``then`` says it."""


def arrange(rules: OrczRules, setup: Setup, given: Mapping[str, Any]) -> State:
    """Return the state that ``given`` describes; what is not named is as after the first reveal.

    Raises
    ------
    ScenarioError
        For an unknown word or a position that cannot be.
    """
    strange = [word for word in given if word not in GIVEN]
    if strange:
        raise ScenarioError(f"the word {strange[0]!r} means nothing under 'given'")
    seed = given.get("seed", 0)
    state = rules.begin(setup, entry_dice(seed, 0)).state
    try:
        board = _opponents(rules, _frame_of_round(rules, state.board, given), given)
        board = _march(_warlords(board, given), given)
        board = replace(board, room=_room(rules, board))
    except (TypeError, ValueError, AttributeError, IndexError) as error:
        if isinstance(error, ScenarioError):
            raise
        raise ScenarioError(f"'given' cannot be read: {error!r}") from error
    if "at" not in given:
        return State(board)
    course = Course(board, rules.content, rules.wars, entry_dice(seed, 0), tell=False)
    course.ready = len(course.march) if course.war.effects.backstabs != "none" else 0
    proceed(course)
    return State(course.seal())


def _frame_of_round(rules: OrczRules, board: Board, given: Mapping[str, Any]) -> Board:
    """Return ``board`` in the round, with the starter and the event wanted."""
    event = event_number(rules.content, given["event"]) if "event" in given else board.event
    deck = tuple(each for each in (*board.deck, *board.drawn) if each != event)
    order = tuple(field_number(word) for word in given.get("order", ()))
    return replace(
        board,
        round=given.get("round", board.round),
        starter=given.get("starter", board.starter),
        event=event,
        drawn=(event,),
        deck=deck,
        order=order,
    )


def _opponents(rules: OrczRules, board: Board, given: Mapping[str, Any]) -> Board:
    """Return ``board`` with the opponents wanted; the others keep their order."""
    led = [tuple(opponent_number(rules.content, word) for word in row) for row in given.get("led", ())]
    trophies = tuple(led) or board.trophies
    if len(trophies) != board.seats:
        raise ScenarioError("'led' names the opponents beaten under each seat's lead")
    gone = {number for row in trophies for number in row}
    closed = [field_number(word) for word in given.get("conquered", ())]
    shown = {field_number(name): word for name, word in given.get("opponents", {}).items()}
    left = {field_number(name): count for name, count in given.get("left", {}).items()}
    opponents: list[int] = []
    stacks: list[tuple[int, ...]] = []
    removed: list[tuple[int, ...]] = []
    for field in range(len(FIELDS)):
        dealt = [board.opponents[field], *reversed(board.stacks[field]), *board.removed[field]]
        rest = [number for number in dealt if number not in gone]
        if field in closed:
            opponents.append(-1)
            stacks.append(())
        else:
            up = opponent_number(rules.content, shown[field], field) if field in shown else rest[0]
            if up in gone:
                raise ScenarioError(f"{shown[field]} is beaten already")
            rest.remove(up)
            opponents.append(up)
            size = left.get(field, len(board.stacks[field]))
            stacks.append(tuple(reversed(rest[:size])))
            rest = rest[size:]
        removed.append(tuple(rest))
    return replace(board, opponents=tuple(opponents), stacks=tuple(stacks), removed=tuple(removed), trophies=trophies)


def _warlords(board: Board, given: Mapping[str, Any]) -> Board:
    """Return ``board`` with slaves and spent heroes as wanted."""
    slaves = tuple(given.get("slaves", board.slaves))
    spent = tuple(sum(1 << tile_number(word) for word in row) for row in given.get("spent", ())) or board.spent
    if len(slaves) != board.seats or len(spent) != board.seats:
        raise ScenarioError("'slaves' and 'spent' have one item for each seat")
    ledger = tuple((each - START, 0, 0, 0, 0) for each in slaves)
    screens = tuple(ALL_MASK & ~mask for mask in spent)
    return replace(board, slaves=slaves, spent=spent, ledger=ledger, screens=screens)


def _march(board: Board, given: Mapping[str, Any]) -> Board:
    """Return ``board`` with the lines wanted, and the field at hand."""
    screens = list(board.screens)
    lines: list[tuple[Any, ...]] = [() for _ in FIELDS]
    number = 0
    for name, row in given.get("lines", {}).items():
        made = []
        for text in row:
            line = line_of(text, number, board.seats)
            number += 1
            for tile in (line.left, line.right):
                if tile != GONE and not screens[line.seat] >> tile & 1:
                    raise ScenarioError(f"{text!r}: that tile is spent or marches already")
                screens[line.seat] &= ~(1 << tile) if tile != GONE else -1
            made.append(line)
        lines[field_number(name)] = tuple(made)
    done = tuple(field_number(word) for word in given.get("done", ()))
    board = replace(board, screens=tuple(screens), lines=tuple(lines), placed=given.get("placed", number))
    if "at" not in given:
        return board
    at = field_number(given["at"])
    order = board.order or (*done, at)
    return replace(board, placed=LINES * board.seats, order=order, fought=len(done), at=at)


def _room(rules: OrczRules, board: Board) -> int:
    """Return how many lines a field holds under the event wanted (E14)."""
    return rules.wars[board.event].room(board.seats, sum(number >= 0 for number in board.opponents))


def unfold(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """Return the single answers that one line of ``moves`` is short for.

    ``place: urth C1^ A2`` is a whole placement; ``share`` and ``charge`` may list seats, one for each slave.
    """
    seat = {"seat": raw.get("seat")}
    if set(raw) == {"seat", "place"}:
        field, *words = str(raw["place"]).split()
        left, right, up = tiles_and_sides(words)
        names = [word.removesuffix("^") for word in words]
        steps: list[Mapping[str, Any]] = [{"field": field}, {"tile": names[0], "wing": "left"}, {"partner": names[1]}]
        if GONE in (left, right):
            raise ScenarioError("a line is placed with two tiles")
        if up in (1, 2):
            steps.append({"show": ("left", "right")[up - 1]})
        return tuple({**seat, **step} for step in steps)
    for word in ("share", "charge"):
        if set(raw) == {"seat", word} and isinstance(raw[word], list):
            return tuple({**seat, word: each} for each in raw[word])
    return (raw,)


def differences(rules: OrczRules, state: State, then: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one sentence for each thing that is not as ``then`` says.

    Raises
    ------
    ScenarioError
        For an unknown word.
    """
    is_now = _facts(rules, state)
    found = []
    for word, wanted in then.items():
        if word == "seen_by":
            for viewer, seen in wanted.items():
                found += _compare(_seen(rules, state, viewer), seen, f"seen by {viewer}: ")
        else:
            found += _compare(is_now, {word: wanted}, "")
    return tuple(found)


def _compare(is_now: Mapping[str, Any], wanted: Mapping[str, Any], where: str) -> list[str]:
    """Return what differs; a mapping is compared key by key, and ``null`` in a list is not compared."""
    found = []
    for word, value in wanted.items():
        if word not in is_now:
            raise ScenarioError(f"the word {word!r} means nothing {where or 'under '}'then'")
        now = is_now[word]
        if isinstance(value, Mapping) and isinstance(now, Mapping):
            found += _compare(now, value, f"{where}{word} ")
        elif isinstance(value, list) and isinstance(now, list) and len(value) == len(now):
            if any(want is not None and want != have for want, have in zip(value, now, strict=True)):
                found.append(f"{where}{word} is {now}, not {value}")
        elif value != now:
            found.append(f"{where}{word} is {now}, not {value}")
    return found


def _facts(rules: OrczRules, state: State) -> dict[str, Any]:
    """Return everything ``then`` may ask for."""
    board = state.board
    opponents = rules.content.opponents
    fields = range(len(FIELDS))
    open_questions = rules.decisions(state)
    clash, outcome = board.clash, rules.outcome(state)
    return {
        "round": board.round,
        "rounds": board.rounds,
        "step": STEPS[board.step],
        "asked": board.awaited if board.awaited >= 0 else None,
        "starter": board.starter,
        "at": FIELDS[board.at] if board.at >= 0 else None,
        "event": rules.content.events[board.event].id,
        "events_left": len(board.deck),
        "slaves": list(board.slaves),
        "bank": board.bank,
        "opponents": {FIELDS[n]: opponents[board.opponents[n]].id if board.opponents[n] >= 0 else None for n in fields},
        "left": {FIELDS[n]: len(board.stacks[n]) for n in fields},
        "removed": sum(len(row) for row in board.removed),
        "conquered": [FIELDS[n] for n in fields if board.conquered(n)],
        "led": [len(row) for row in board.trophies],
        "spent": [tiles_of(mask) for mask in board.spent],
        "unspent": [unspent(mask) for mask in board.spent],
        "behind": [tiles_of(mask) for mask in board.screens],
        "lines": {FIELDS[n]: [written(line) for line in board.lines[n]] for n in fields},
        "ready": board.ready,
        "placed": board.placed,
        "room": board.room,
        "order": [FIELDS[n] for n in board.order],
        "offers": list(dict.fromkeys(answer(each) for each in open_questions[0].options)) if open_questions else [],
        "scouts": [each.seat for each in open_questions if not each.waits],
        "clash": None
        if clash is None
        else {
            "field": FIELDS[clash.field],
            "forces": [force if force >= 0 else "absent" for force in clash.forces],
            "total": clash.total,
            "need": clash.need,
            "beaten": clash.beaten,
            "leader": clash.leader,
            "paid": clash.paid,
            "due": clash.due,
            "lines": [written(Line(each.number, each.seat, each.left, each.right, 0)) for each in clash.sums],
        },
        "outcome": None
        if outcome is None
        else {"kind": outcome.kind, "ranks": list(outcome.ranks), "scores": list(outcome.scores)},
    }


def _seen(rules: OrczRules, state: State, viewer: str) -> dict[str, Any]:
    """Return what ``seen_by`` may ask for; the viewer ``table`` is nobody."""
    if viewer != "table" and not (viewer.isdecimal() and int(viewer) < state.board.seats):
        raise ScenarioError(f"there is no viewer {viewer!r}")
    seen = rules.observe(state, None if viewer == "table" else Seat(int(viewer)))
    return {
        "lines": {
            name: [written(line) for line in field.lines] for name, field in zip(FIELDS, seen.fields, strict=True)
        },
        "mine": tiles_of(sum(1 << tile for tile in seen.mine)),
        "screens": list(seen.screens),
        "spent": [tiles_of(sum(1 << tile for tile in row)) for row in seen.spent],
        "needs_hero": seen.needs_hero,
        "answering": seen.answering if seen.answering >= 0 else None,
        "forces": {
            name: [force if force >= 0 else "absent" for force in field.forces]
            for name, field in zip(FIELDS, seen.fields, strict=True)
        },
        "peeks": len(seen.peeks),
        "order": [FIELDS[n] for n in seen.order],
    }
