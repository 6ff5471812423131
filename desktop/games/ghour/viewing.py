"""From the truth to what one viewer may know (GH-11.1, GH-11.2, GH-11.16)."""

from __future__ import annotations

from desktop.core.dice import LiveDice
from desktop.games.ghour import day
from desktop.games.ghour.decks import Decks
from desktop.games.ghour.faces import BASE, Faces
from desktop.games.ghour.observation import Observation, Player, Seen, Todo
from desktop.games.ghour.pieces import GRAVEYARD, TROPHIES, Fight, Line, Question
from desktop.games.ghour.showing import seen
from desktop.games.ghour.signs import NOT_YET
from desktop.games.ghour.state import State
from desktop.games.ghour.table import Table
from desktop.games.ghour.values import fight_with

SECRET_FRAMES = ("declare", "blocks")
"""Questions whose half-given answer is hidden from others if their seat has a face-down card."""


def observe(faces: Faces, decks: Decks, state: State, viewer: int | None, *, perfect: bool) -> Observation:
    """Return all that ``viewer`` may know of ``state``."""
    del decks
    seats = range(len(state.hands))
    question, fight = state.question, state.fight
    secret = question.kind in SECRET_FRAMES and any(unit.hidden for unit in state.fields[question.seat])
    if secret and viewer != question.seat:
        question = Question(question.kind, question.seat, left=question.left)
        if fight is not None and state.question.kind == "blocks":
            fight = _unblocked(fight)
    if question.kind == "signs":
        question = _locked(question, viewer)
    plan = state.plan
    if plan is not None and plan.seat != viewer:
        # a morning's payment is public where nothing lies face-down: its question is put on the table (GH-11c)
        shown = plan.kind == "hire" and not any(unit.hidden for unit in state.fields[plan.seat])
        plan = plan if shown else None
    undead = None
    if question.kind == "recruit" and viewer == question.seat:
        undead = tuple(day.undead(Table(state, faces, LiveDice(0), False), viewer))
    return Observation(
        viewer, perfect, state.options,
        tuple(_player(faces, state, seat, viewer, perfect) for seat in seats),
        state.day, state.first, state.floor, state.passes, question, question.seat, plan, fight,
        state.mods, state.purse, state.symbols, state.late, state.late_symbols, state.standing, state.announced,
        state.gave_way, state.opener, state.again, state.claims, state.leftover, state.looking, undead,
        state.idle, state.still, state.tally, state.stirred, state.accepted, state.drawn, state.next,
        tuple(Todo(task.name, task.seat, task.number) for task in state.todo),
    )  # fmt: skip


def _locked(question: Question, viewer: int | None) -> Question:
    """Hide which signs the others have entered, not that they have (GH-11.14)."""
    signs = tuple(
        sign if seat == viewer or sign == NOT_YET else -2
        for seat, sign in zip(question.seats, question.signs, strict=True)
    )
    return Question(
        question.kind, question.seat, question.unit, question.left, question.seats, signs, question.picked,
        question.purpose,
    )  # fmt: skip


def _unblocked(fight: Fight) -> Fight:
    """Hide blocks that are being entered."""
    lines = tuple(Line(line.owner, line.value) for line in fight.lines)
    return fight_with(fight, lines=lines, blocks=(), overflow=(), begun=0)


def _field(faces: Faces, state: State, seat: int, *, known: bool) -> tuple[Seen, ...]:
    """Return the cards of a Field as they are shown, worked out anew only if something of it has changed."""
    field, mods, fight = state.fields[seat], state.mods, state.fight
    found = faces.shown.get((seat, known))
    if found is not None and found[0] is field and found[1] is mods and found[2] is fight:
        return found[3]
    made = tuple(seen(faces, unit, mods, fight, known=known) for unit in field)
    faces.shown[seat, known] = (field, mods, fight, made)
    return made


def _player(faces: Faces, state: State, seat: int, viewer: int | None, perfect: bool) -> Player:
    own = seat == viewer
    grave, trophies = state.graves[seat], state.trophies[seat]
    looking = viewer is not None and state.looking[:2] == (viewer, seat)
    whole_grave = perfect or (looking and state.looking[2] == GRAVEYARD)
    whole_won = perfect or (looking and state.looking[2] == TROPHIES)
    base = next((unit for unit in state.fields[seat] if faces.type[unit.face] == BASE), None)
    return Player(
        state.picks[seat],
        next(face for face in state.lists[seat] if faces.starts[face]),
        state.lists[seat] if own or state.options.open_lists else None,
        state.hands[seat] if own else None,
        len(state.hands[seat]),
        faces.size[base.face] if base is not None else 0,
        len(state.colonies[seat]),
        state.recruiters[seat],
        grave[-1] if grave else -1,
        len(grave),
        grave if whole_grave else None,
        sum(faces.tp[face] for face, _ in trophies),
        tuple((faces.tp[face], owner) for face, owner in trophies),
        tuple(face for face, _ in trophies) if whole_won else None,
        _field(faces, state, seat, known=own or perfect),
        len(state.gone[seat]),
        state.out[seat],
        state.recruited[seat],
        state.attacked[seat],
        state.withdrawn[seat],
        state.looked[seat],
    )
