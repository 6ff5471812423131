"""Why something is not allowed: the table of C2-12.7, its rows in order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeGuard

from desktop.core.message import Argument, Ref, message, seat_ref
from desktop.core.rules import Refusal, Seat, Setup
from desktop.games.claim2.actions import AnyAction, Choose, Play, Smash
from desktop.games.claim2.cards import Cards
from desktop.games.claim2.content import FACTIONS, Content, faults
from desktop.games.claim2.state import Favour, State
from desktop.games.claim2.tricks import OTHER

NO_NUMBER = -1
"""What :func:`read` makes of an answer to a smash that is no whole number from 0 up (C2-7.3)."""

_NOT_ASKED = {
    "lead": ("C2-3.1", "claim2.not-asked.lead"),
    "reply": ("C2-3.1", "claim2.not-asked.reply"),
    "choose": ("C2-9.2", "claim2.not-asked.choose"),
    "smash": ("C2-7.6", "claim2.not-asked.smash"),
}


def refuse(clause: str, key: str, **args: Argument) -> Refusal:
    """Return a refusal for breaking ``clause``."""
    return Refusal(clause, message(key, **args))


def setup(content: Content, wanted: Setup) -> tuple[Refusal, ...]:
    """Return everything that forbids to begin with ``wanted`` (C2-12.7, last row)."""
    found = []
    if wanted.seats != 2:
        found.append(refuse("C2-2.1", "claim2.setup.seats", n=wanted.seats))
    found += [Refusal(fault.clause, fault.message) for fault in faults(content)]
    if wanted.first is not None and wanted.first not in (0, 1):
        found.append(refuse("C2-2.4", "claim2.setup.first"))
    found += [refuse("C2-13.1", "claim2.setup.option", option=name) for name, _ in wanted.options]
    if any(wanted.picks):
        found.append(refuse("C2-2.2", "claim2.setup.picks"))
    return tuple(found)


def explain(cards: Cards, state: State, action: Any) -> Refusal | None:
    """Return why ``action`` is not on offer, by the first row of C2-12.7 that fits, or ``None`` if it is."""
    if not isinstance(action, Play | Choose | Smash):
        return refuse("C2-12.5", "claim2.no-decision")
    if state.asks == "over":
        return refuse("C2-11.1", "claim2.over")
    return _wrong_question(state, action) or _wrong_seat(state, action) or _wrong_answer(cards, state, action)


def _wrong_question(state: State, action: AnyAction) -> Refusal | None:
    if isinstance(action, Choose) != (state.asks == "choose"):
        return (
            refuse("C2-9.1", "claim2.no-seer") if isinstance(action, Choose) else refuse("C2-9.2", "claim2.seer-first")
        )
    if isinstance(action, Smash) != (state.asks == "smash"):
        return (
            refuse("C2-7.1", "claim2.no-smash") if isinstance(action, Smash) else refuse("C2-5.4", "claim2.smash-first")
        )
    return None


def _wrong_seat(state: State, action: AnyAction) -> Refusal | None:
    if action.seat == state.asked:
        return None
    clause, key = _NOT_ASKED[state.asks]
    return refuse(clause, key, seat=seat_ref(state.asked))


def _wrong_answer(cards: Cards, state: State, action: AnyAction) -> Refusal | None:
    if isinstance(action, Play):
        return _wrong_card(cards, state, action.card)
    if isinstance(action, Smash) and isinstance(state.table, Favour):
        return _wrong_smash(cards, state, state.table, action)
    return None


def _wrong_card(cards: Cards, state: State, card: str) -> Refusal | None:
    leads = state.asks == "lead"
    hand = state.hands[state.asked]
    same = cards.named.get(card)
    if same is None:
        return refuse("C2-3.2" if leads else "C2-3.3", "claim2.no-such-card", card=card)
    if not hand & same:
        return refuse("C2-3.2" if leads else "C2-3.3", "claim2.not-in-hand", card=Ref("card", card))
    if leads or same & cards.suit[state.led] or not hand & cards.suit[state.led]:
        return None
    return refuse("C2-3.3", "claim2.must-follow", faction=Ref("faction", FACTIONS[cards.faction[state.led]]))


def _wrong_smash(cards: Cards, state: State, table: Favour, action: Smash) -> Refusal | None:
    if action.gnomes < 0:
        return refuse("C2-7.3", "claim2.smash-number")
    asked, most = table.due[0]
    if action.value != asked:
        if any(action.value == value for value, _ in table.due):
            return refuse("C2-7.8", "claim2.smash-order", value=asked)
        return refuse("C2-7.1", "claim2.smash-value", value=action.value)
    if action.gnomes > most:
        victims = (table.rows[OTHER[state.asked]] & cards.gnomes[asked]).bit_count()
        key = "claim2.smash-row" if action.gnomes > victims else "claim2.smash-giants"
        return refuse("C2-7.3", key, n=most, value=asked)
    return None


def read(raw: object) -> AnyAction | Refusal:
    """Return the action that a mapping describes, or why it describes none (C2-12.5).

    What C2-12.7 judges in a later row is let through, so that :func:`explain` can answer in their order: an
    unknown card, and a number of gnomes that is none (as :data:`NO_NUMBER`).
    """
    malformed = refuse("C2-12.5", "claim2.malformed")
    if not isinstance(raw, Mapping):
        return malformed
    seat = raw.get("seat")
    if not _is_number(seat):
        return malformed
    verbs = {str(key) for key in raw} - {"seat"}
    if verbs == {"play"} and isinstance(raw["play"], str):
        return Play(Seat(seat), "-".join(raw["play"].split()))
    if verbs == {"choose"} and raw["choose"] in ("keep", "swap"):
        return Choose(Seat(seat), raw["choose"] == "swap")
    if verbs == {"smash", "gnomes"} and _is_number(raw["smash"]):
        gnomes = raw["gnomes"]
        return Smash(Seat(seat), raw["smash"], gnomes if _is_number(gnomes) else NO_NUMBER)
    if verbs & {"play", "choose", "smash"}:
        return malformed
    return refuse("C2-12.5", "claim2.no-decision")


def _is_number(raw: object) -> TypeGuard[int]:
    return isinstance(raw, int) and not isinstance(raw, bool)
