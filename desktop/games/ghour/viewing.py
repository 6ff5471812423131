"""From the truth to what one viewer may know (GH-11.1, GH-11.2, GH-11.16)."""

from __future__ import annotations

from desktop.core.dice import LiveDice
from desktop.games.ghour import day, values
from desktop.games.ghour import keywords as k
from desktop.games.ghour.decks import Decks
from desktop.games.ghour.faces import BASE, SPELL, Faces
from desktop.games.ghour.observation import Change, Observation, Player, Seen, Todo
from desktop.games.ghour.pieces import GRAVEYARD, TROPHIES, Fight, Line, Mod, Question, Unit
from desktop.games.ghour.signs import NOT_YET
from desktop.games.ghour.state import State
from desktop.games.ghour.table import Table

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
    return values.fight_with(fight, lines=lines, blocks=(), overflow=(), begun=0)


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
        tuple(seen(faces, unit, state.mods, state.fight, known=own or perfect) for unit in state.fields[seat]),
        len(state.gone[seat]),
        state.out[seat],
        state.recruited[seat],
        state.attacked[seat],
        state.withdrawn[seat],
        state.looked[seat],
    )


def seen(faces: Faces, unit: Unit, mods: tuple[Mod, ...], fight: Fight | None, *, known: bool) -> Seen:
    """Return a card on the Field with its current values; a back tells none (GH-11.16)."""
    if unit.hidden and not known:
        return Seen(Unit(unit.uid, -1, unit.owner, unit.turned, unit.hidden, unit.granted, unit.attached, unit.named))
    if faces.type[unit.face] == SPELL:
        return Seen(unit)
    printed = faces.values(unit)
    attacks = tuple(
        (kind, max(0, values.strength(faces, unit, place, mods, fight))) for place, (kind, _) in enumerate(printed)
    )
    defence = (
        None
        if faces.type[unit.face] == BASE and not _shielded(unit, mods, fight)
        else values.defence(faces, unit, mods, fight)
    )
    damage = values.counted(fight.marked, unit.uid) if fight is not None else 0
    return Seen(unit, attacks, defence, damage, faces.keywords(unit), _changes(faces, unit, mods, fight))


def _shielded(unit: Unit, mods: tuple[Mod, ...], fight: Fight | None) -> bool:
    """Tell whether something gives a base a defence (GH-9.32)."""
    return any(mod.uid == unit.uid and mod.defence for mod in mods) or (fight is not None and unit.uid in fight.wise)


def _changes(faces: Faces, unit: Unit, mods: tuple[Mod, ...], fight: Fight | None) -> tuple[Change, ...]:
    """Return what makes the current values differ from the printed ones."""
    found: list[Change] = []
    for piece in unit.attached:
        extra = faces.lent_attack[piece.face] + sum(value for _, value in faces.attacks[piece.face])
        found += _change("attack", extra, "attached", piece.face)
        found += _change("defence", faces.lent_defence[piece.face], "attached", piece.face)
        found += _change("keywords", faces.lent_words[piece.face] & ~faces.words[unit.face], "attached", piece.face)
    found += _change("keywords", unit.granted & ~faces.words[unit.face], "day")
    for mod in mods:
        if mod.uid == unit.uid:
            found += _change("attack", mod.attack, "battle")
            found += _change("defence", mod.defence, "battle")
    if fight is not None:
        turns = values.counted(fight.wound, unit.uid)
        if turns > 1 and faces.keywords(unit) & k.CATAPULT:
            found += _change("attack", faces.values(unit)[0][1] * (turns - 1), "catapult")
        if unit.uid in fight.blown:
            found += _change("attack", values.KAMIKAZE_BONUS, "kamikaze")
        if unit.uid in fight.wise:
            found += _change("defence", 1, "knowledge")
        found += _change("defence", values.counted(fight.drunk, unit.uid), "life-drinker")
    return tuple(found)


def _change(what: str, amount: int, by: str, card: int = -1) -> list[Change]:
    return [Change(what, amount, by, card)] if amount else []
