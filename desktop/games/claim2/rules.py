"""Claim 2 as functions: the one object that match, bots and tests ask."""

from __future__ import annotations

from typing import Any

from desktop.core.dice import Dice, shuffled
from desktop.core.message import Ref, message, seat_ref
from desktop.core.rules import (
    Advice,
    Decision,
    Emission,
    IllegalAction,
    Outcome,
    Refusal,
    Seat,
    Setup,
    Step,
    Types,
)
from desktop.games.claim2 import favour, recruiting, refusals, scoring, viewing
from desktop.games.claim2.actions import AnyAction, Choose, Play, Smash
from desktop.games.claim2.cards import Cards, mask
from desktop.games.claim2.content import FACTIONS, Content
from desktop.games.claim2.events import AnyEvent, Dealt, Leads, Played, Revealed
from desktop.games.claim2.observation import Observation
from desktop.games.claim2.state import NO_CARD, TRICKS, Favour, Masks, Recruiting, State
from desktop.games.claim2.tricks import BOTH, OTHER, Duels


class Claim2:
    """The rules of Claim 2 (see ``desktop.core.rules.Rules``).

    Parameters
    ----------
    content
        The deck.
    """

    types = Types(AnyAction, AnyEvent, State, Observation)

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards = Cards(content)
        self._duels = Duels(self.cards)
        self._held = tuple(_Held(self.cards, seat) for seat in BOTH)
        self._follows: tuple[dict[int, tuple[Decision]], ...] = ({}, {})
        self._choices = tuple((Choose(seat, swap=False), Choose(seat, swap=True)) for seat in BOTH)
        self._refs = tuple(Ref("card", name) for name in self.cards.name)
        self._lead = message("claim2.lead")
        self._free = tuple(message("claim2.reply-freely", faction=Ref("faction", faction)) for faction in FACTIONS)

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        """Return everything that forbids to begin with ``setup``."""
        return refusals.setup(self.content, setup)

    def begin(self, setup: Setup, dice: Dice) -> Step[State]:
        """Shuffle, deal 13 cards to each, and turn up the first card to compete for (C2-2.2, C2-2.4, C2-4.1)."""
        deck = shuffled(range(len(self.cards.name)), dice)
        leader = Seat(dice.below(2)) if setup.first is None else setup.first
        hands: Masks = (mask(deck[:TRICKS]), mask(deck[TRICKS : 2 * TRICKS]))
        competed, *rest = deck[2 * TRICKS :]
        table = Recruiting(tuple(rest), competed)
        state = State("lead", leader, 1, leader, hands, NO_CARD, NO_CARD, table)
        told = [
            Emission(Dealt(seat, TRICKS, self.cards.names(hands[seat])), (seat,), Dealt(seat, TRICKS)) for seat in BOTH
        ]
        told.append(Emission(Leads(leader, 1, 1)))
        told.append(Emission(Revealed(self.cards.name[competed])))
        return Step(state, tuple(told), True)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        """Return the open question of C2-12, none after the end.

        Leads and replies are private, also when only one card is legal (C2-10.1); so is the seer's choice. How
        many gnomes to smash depends on what lies open, and is asked in public.
        """
        asks, seat = state.asks, state.asked
        if asks == "lead":
            options = self._options(seat, state.hands[seat])
            return (Decision(seat, self._lead, options),) if options else ()
        if asks == "reply":
            return self._replies(seat, state.hands[seat], state.led)
        if asks == "choose" and isinstance(state.table, Recruiting):
            table = state.table
            prompt = message(
                "claim2.choose",
                competed=self._refs[table.competed],
                top=self._refs[table.deck[0]],
            )
            return (Decision(seat, prompt, self._choices[seat]),)
        if asks == "smash" and isinstance(state.table, Favour):
            value, most = state.table.due[0]
            prompt = message("claim2.smash", value=value, victim=seat_ref(OTHER[seat]), n=most)
            smashes = tuple(Smash(seat, value, gnomes) for gnomes in range(most + 1))
            return (Decision(seat, prompt, smashes, private=False),)
        return ()

    def apply(self, state: State, action: Any, dice: Dice, *, tell: bool = True) -> Step[State]:
        """Carry out ``action`` and all it sets off, up to the next question; the dice are never asked."""
        told: list[Emission] | None = [] if tell else None
        if type(action) is not Play:
            after, reveals = self._decide(state, action, told)
            return Step(after, tuple(told) if told else (), reveals)
        # a lead or reply (C2-12.1, C2-12.2): nearly every answer, so all in one place
        seat, led, table, cards = action.seat, state.led, state.table, self.cards
        first, second = state.hands
        hand = second if seat else first
        held = hand & cards.named.get(action.card, 0)
        leads = state.asks == "lead"
        if (
            not held
            or seat != state.asked
            or not (leads or (state.asks == "reply" and (held & (suit := cards.suit[led]) or not hand & suit)))
        ):
            raise IllegalAction(refusals.explain(cards, state, action))
        card = held.bit_length() - 1
        hands = (first, hand ^ cards.bit[card]) if seat else (hand ^ cards.bit[card], second)
        if told is not None:
            told.append(Emission(Played(seat, action.card)))
        if leads:
            after = State("reply", OTHER[seat], state.trick, seat, hands, card, NO_CARD, table, state.last)
            return Step(after, tuple(told) if told else (), False)
        duel = self._duels[led, card]
        if isinstance(table, Recruiting):
            after = recruiting.resolve(cards, state, table, hands, card, duel, told)
            # a card of the deck was drawn or looked at
            return Step(after, tuple(told) if told else (), True)
        after = favour.resolve(cards, state, table, hands, card, duel, told)
        return Step(after, tuple(told) if told else (), False)

    def _decide(self, state: State, action: Any, told: list[Emission] | None) -> tuple[State, bool]:
        """Return the state after a choice or smash, and whether a card of the deck was seen (C2-12.3, C2-12.4)."""
        refusal = refusals.explain(self.cards, state, action)
        if refusal is not None:
            raise IllegalAction(refusal)
        table = state.table
        if isinstance(table, Recruiting):
            duel = self._duels[state.led, state.reply]
            return recruiting.choose(self.cards, state, table, duel, action.swap, told), True
        _, led, reply = state.last
        return favour.smash(self.cards, state, table, self._duels[led, reply], action.gnomes, told), False

    def observe(self, state: State, viewer: Seat | None, *, perfect: bool = False) -> Observation:
        """Return all that ``viewer`` may know (C2-10)."""
        return viewing.observe(self.cards, state, viewer, perfect=perfect)

    def imagine(self, seen: Observation, viewer: Seat, dice: Dice) -> State:
        """Return a state that ``viewer`` cannot tell from the real one."""
        return viewing.imagine(self.cards, seen, viewer, dice)

    def outcome(self, state: State) -> Outcome | None:
        """Return how the game ended, once it is over (C2-11)."""
        if state.asks == "over" and isinstance(state.table, Favour):
            return scoring.outcome(self.cards, state.table.score)
        return None

    def explain(self, state: State, action: Any) -> Refusal | None:
        """Return why ``action`` is not on offer, or ``None`` if it is (C2-12.7)."""
        return refusals.explain(self.cards, state, action)

    def advise(self, state: State, decision: Decision) -> Advice:
        """Return the proposal to smash as many gnomes as possible, which is never worse (C2-7.7); else nothing."""
        return Advice(proposal=tuple(decision.options[-1:])) if state.asks == "smash" else Advice()

    def read(self, raw: object) -> Any:
        """Return the action that ``raw`` describes, or why it describes none."""
        return refusals.read(raw)

    def _options(self, seat: Seat, hand: int) -> tuple[Play, ...]:
        """Return the plays of all cards in ``hand``, equal cards once (C2-1.3)."""
        held = self._held[seat]
        gnome, giant, dragon, troll, seer = self.cards.suits
        return held[hand & gnome] + held[hand & giant] + held[hand & dragon] + held[hand & troll] + held[hand & seer]

    def _replies(self, seat: Seat, hand: int, led: int) -> tuple[Decision, ...]:
        """Return the decision to reply to ``led`` (C2-3.3)."""
        following = hand & self.cards.suit[led]
        if not following:
            options = self._options(seat, hand)
            return (Decision(seat, self._free[self.cards.faction[led]], options),) if options else ()
        known = self._follows[seat].get(following)
        if known is None:
            faction = Ref("faction", FACTIONS[self.cards.faction[led]])
            prompt = message("claim2.follow", faction=faction, n=following.bit_count())
            known = (Decision(seat, prompt, self._held[seat][following]),)
            self._follows[seat][following] = known
        return known


class _Held(dict[int, tuple[Play, ...]]):
    """The plays of a seat for the cards it holds of one faction, made when first asked for.

    There are no more of them than subsets of the factions.
    """

    __slots__ = ("_cards", "_plays")

    def __init__(self, cards: Cards, seat: Seat) -> None:
        super().__init__()
        self._cards = cards
        self._plays = {name: Play(seat, name) for name in cards.named}

    def __missing__(self, held: int) -> tuple[Play, ...]:
        """Return the plays of ``held``, equal cards once, and remember them."""
        plays = tuple(self._plays[name] for name in dict.fromkeys(self._cards.names(held)))
        self[held] = plays
        return plays


def rules(content: Content) -> Claim2:
    """Return the rules over ``content``."""
    return Claim2(content)
