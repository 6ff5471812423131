"""What the rules do between two questions: a stack of tasks, each done by its room."""

from __future__ import annotations

from collections.abc import Callable

from desktop.games.ghour import (
    aftermath,
    attack,
    blocks,
    combat,
    day,
    dividing,
    entering,
    opening,
    priority,
    values,
    windows,
    zones,
)
from desktop.games.ghour.pieces import Mod, Question
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import WAITING, Table, fight_of


def run(table: Table) -> None:
    """Do what is to be done until somebody is asked or the game is over."""
    while True:
        if table.moved:
            zones.settle(table)
            attack.cut_short(table)
            if zones.over(table):
                return
        question = table.question
        if question.kind not in ("", "signed", "unpaid") and _stands(table, question):
            return
        if not table.todo:
            return
        task = table.todo.pop()
        if question.kind not in ("signed", "unpaid"):
            table.question = WAITING
        _TASKS[task.name](table, task)


def _stands(table: Table, question: Question) -> bool:
    """Tell whether the question can still be answered; those asked may have left the game meanwhile."""
    if question.kind == "signs":
        return all(not table.out[seat] for seat in question.seats)
    if question.kind == "cut":
        return not table.out[question.unit] and not table.out[question.seat]
    if question.kind == "declare" and table.out[question.left]:
        table.then("resolve")
        return False
    return not table.out[question.seat]


def _first_window(table: Table, _: Task) -> None:
    fight = fight_of(table)
    windows.ask(table, "first", fight.attacker)


def _second_window(table: Table, _: Task) -> None:
    fight = fight_of(table)
    windows.ask(table, "second", fight.attacker)


def _go_on(purpose: str) -> Callable[[Table, Task], None]:
    return lambda table, task: windows.ask(table, purpose, task.seat)


def _ask_blocks(table: Table, _: Task) -> None:
    fight = fight_of(table)
    if any(table.unit(line.owner) is not None for line in fight.lines):
        table.ask(Question("blocks", fight.defender))
    else:
        blocks.done(table)


def _declare(table: Table, task: Task) -> None:
    standing = next(each for each in table.standing if each.seat == task.seat)
    table.ask(Question("declare", task.seat, left=standing.against))


def _contest(table: Table, task: Task) -> None:
    table.question = WAITING
    table.todo.append(Task("declare", task.seat))


def _shifted(table: Table, task: Task) -> None:
    """Raise or lower a shapeshifter (GH-5.17)."""
    fight = fight_of(table)
    won = task.seat == table.question.seats[0]
    by = table.controller(task.number)
    table.question = WAITING
    if by >= 0:
        amount = 1 if won else -1
        table.mods = (*table.mods, Mod(task.number, amount, amount, by, True))
        table.fight = values.fight_with(fight, shifted=values.adding(fight.shifted, task.number, amount))


def _unpaid(table: Table, task: Task) -> None:
    mercenaries = table.question.picked
    table.question = WAITING
    attack.unpaid(table, task.seat, mercenaries)


_TASKS: dict[str, Callable[[Table, Task], None]] = {
    "cut": opening.ask_cut,
    "opening": opening.ask_opening,
    "morning": day.morning,
    "recruits": day.recruits,
    "drawing": day.drawing,
    "hire": day.hire,
    "unpaid": _unpaid,
    "noon": day.noon,
    "floor": day.ask_floor,
    "acted": day.acted,
    "evening": day.evening,
    "offer": day.ask_offer,
    "lurk": entering.lurk,
    "weak": entering.weak,
    "signed-weak": entering.weak_signed,
    "discard-down": entering.discard_down,
    "answered": lambda table, task: priority.ask(table, task.seat),
    "resolve": lambda table, _: priority.resolve(table),
    "signed-contest": _contest,
    "declare": _declare,
    "surcharges": lambda table, task: attack.surcharges(table, task.seat),
    "spend-in": lambda table, task: attack.spend(table, task.seat, "in"),
    "spend-after": lambda table, task: attack.spend(table, task.seat, "after"),
    "spend-spells": lambda table, task: attack.spend(table, task.seat, "spells"),
    "late": lambda table, task: attack.late(table, task.seat, "after"),
    "late-spells": lambda table, task: attack.late(table, task.seat, "spells"),
    "window-first": _first_window,
    "window-second": _second_window,
    "window-effect": day.window_effect,
    "again-first": _go_on("first"),
    "again-second": _go_on("second"),
    "signed-shift": _shifted,
    "blocks": _ask_blocks,
    "round": lambda table, _: combat.begin_round(table),
    "step": lambda table, _: combat.begin_step(table),
    "split": lambda table, _: dividing.divide(table),
    "deal": lambda table, _: combat.deal(table),
    "loot": lambda table, _: combat.loot(table),
    "remove": lambda table, _: combat.remove(table),
    "round-end": lambda table, _: combat.end_round(table),
    "fight-end": lambda table, _: aftermath.end(table),
    "fight-close": lambda table, _: aftermath.close(table),
    "after-attack": lambda table, task: priority.after_attack(table, task.seat),
}
"""Who does what."""
