"""After the damage: what hitting a base does, and the end of the fight (GH-9.28 to 9.35)."""

from __future__ import annotations

from desktop.games.ghour import events as e
from desktop.games.ghour import values
from desktop.games.ghour.faces import BASE
from desktop.games.ghour.pieces import Question
from desktop.games.ghour.state import Task
from desktop.games.ghour.table import WAITING, Table, fight_of

# ---------------------------------------------------------------------- after the damage


def end(table: Table) -> None:
    """Ask what hitting the base does, then close the fight (GH-9.28 to 9.34)."""
    fight = fight_of(table)
    table.question = WAITING
    table.then("fight-close")
    base = table.unit(fight.target)
    if base is None or table.faces.type[base.face] != BASE or table.out[fight.attacker] or table.out[fight.defender]:
        return
    shield = max(0, values.defence(table.faces, base, table.mods, fight))
    if fight.hit >= 1 and fight.hit >= shield:
        table.ask(Question("result", fight.attacker, fight.target, fight.hit - shield))


def result(table: Table, *, mill: bool) -> None:
    """Mill, or discard a card unseen (GH-9.34)."""
    seat = fight_of(table).defender
    cards: list[int] = []
    if mill:
        for _ in range(table.question.left):
            if table.recruiters[seat] >= 0:
                cards.append(table.recruiters[seat])
                table.recruiters[seat] = -1
            elif table.colonies[seat]:
                cards.append(table.colonies[seat][0])
                table.colonies[seat] = table.colonies[seat][1:]
        table.moved = True
    elif table.hands[seat]:
        cards.append(table.hands[seat][table.dice.below(len(table.hands[seat]))])
        table.from_hand(seat, cards[0])
    for card in cards:
        table.bury(card, seat)
        table.reveals = True
    if table.tell:
        table.say(e.BaseHit(seat, mill, tuple(cards)))


def close(table: Table) -> None:
    """End the fight: kamikaze go, modifiers end, then the goods of the dying (GH-9.28 to 9.30)."""
    fight = fight_of(table)
    for uid in fight.blown:
        table.leave(uid)
    table.fight = None
    table.mods = ()
    table.symbols = ()
    table.purse = []
    if not fight.mercenary:
        table.todo.append(Task("after-attack", fight.attacker))
    table.todo.append(Task("late-spells" if fight.mercenary else "late", fight.attacker))
