"""What a friend would say, from what the table and the own hand show (CH-4.7)."""

from __future__ import annotations

from desktop.core.message import Message, Ref, message
from desktop.core.rules import Advice, Decision
from desktop.games.gold_and_rum.actions import Desert, Recruit
from desktop.games.gold_and_rum.cards import DESERT, GOBLIN, MACHINE, RECRUIT
from desktop.games.gold_and_rum.state import State


def advise(state: State, decision: Decision) -> Advice:
    """Return warnings for ``decision``; covered cards and other hands are never spoken of."""
    if state.phase in ("deal", "recruit"):
        return Advice(warnings=_piles(state, decision))
    if state.phase == "lay" and state.battle is not None and state.muster is not None:
        hand, army = state.muster.hands[decision.seat], state.battle.armies[decision.seat]
        if army[2] > 1:
            return Advice(warnings=(message("gold_and_rum.warn.quarrel"),))
        if hand[MACHINE] and not hand[GOBLIN]:
            return Advice(warnings=(message("gold_and_rum.warn.no-goblins"),))
    return Advice()


def _piles(state: State, decision: Decision) -> tuple[Message, ...]:
    """Warn of what has no effect as far as the visible cards tell."""
    deserted, claimed = list[Ref](), list[Ref]()
    for option in decision.options:
        if isinstance(option, Desert | Recruit):
            top = state.deal.piles[option.pile][-1]
            pile = Ref("pile", str(option.pile + 1))
            if isinstance(option, Desert) and top >= DESERT:
                deserted.append(pile)
            elif isinstance(option, Recruit) and RECRUIT <= top < DESERT:
                claimed.append(pile)
    found: list[Message] = []
    if deserted:
        found.append(message("gold_and_rum.warn.deserted", piles=tuple(deserted)))
    if claimed:
        found.append(message("gold_and_rum.warn.claimed", piles=tuple(claimed)))
    return tuple(found)
