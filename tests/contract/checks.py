"""What must hold at every position of every game, whoever plays it (contract.md §1-4)."""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import msgspec
from contract.walk import Position

from desktop.core.dice import LiveDice
from desktop.core.message import Message
from desktop.core.rules import IllegalAction, Refusal, Seat, waiting

TRIED = 12
"""Options tried at one decision; the first, the last, and others by lot."""


def viewers(seats: int) -> list[Seat | None]:
    """Return the open table and every seat."""
    return [None, *(Seat(seat) for seat in range(seats))]


def same_coded(value: Any, kind: Any) -> None:
    """Assert that ``value`` survives being written and read, and that equal values hash equally."""
    back = msgspec.json.decode(msgspec.json.encode(value), type=kind)
    assert type(back) is type(value), f"{value!r} is read back as {back!r}"
    assert back == value, f"{value!r} is read back as {back!r}"
    assert hash(back) == hash(value)


def some(options: Any, chance: random.Random) -> list[Any]:
    """Return all of ``options``, or if they are many the first, the last and a few others."""
    if len(options) <= TRIED:
        return list(options)
    at = {0, len(options) - 1, *(chance.randrange(len(options)) for _ in range(TRIED - 2))}
    return [options[index] for index in sorted(at)]


def check_questions(position: Position) -> None:
    """Assert that questions are asked exactly while the game goes on, and can be answered as they say."""
    rules, state = position.rules, position.state
    decisions = rules.decisions(state)
    assert bool(waiting(decisions)) == (rules.outcome(state) is None), "questions exactly while the game is not over"
    assert rules.decisions(state) == decisions, "the same state asks the same"
    seats = [(d.seat, d.waits) for d in decisions if d.waits]
    assert len(set(seats)) == len(seats), "one waiting question a seat"
    for decision in decisions:
        assert 0 <= decision.seat < position.setup.seats
        assert isinstance(decision.prompt, Message)
        options = list(decision.options)
        assert options, "a question without an answer"
        assert len(set(options)) == len(options) == len(decision.options), "the same answer twice"
        assert all(option.seat == decision.seat for option in options), "an answer of another seat"
        assert all(option in decision.options for option in options[:TRIED])
        assert not decision.waits or not any(o.voluntary for o in options), "what is voluntary is an interruption"
        assert decision.begun >= 0
        advice = rules.advise(state, decision)
        assert all(isinstance(warning, Message) for warning in advice.warnings)
        if advice.proposal:
            assert advice.proposal[0] in decision.options, "the first answer of a proposal is on offer"


def check_options(position: Position) -> None:
    """Assert that every option applies, is explained as allowed, and is the same told and untold."""
    rules, state, types = position.rules, position.state, position.rules.types
    chance = random.Random(f"options {position.seed}")
    before = msgspec.json.encode(state)
    for decision in rules.decisions(state):
        for option in some(decision.options, chance):
            assert rules.explain(state, option) is None, f"{option!r} is on offer, and explained as refused"
            same_coded(option, types.action)
            told = rules.apply(state, option, LiveDice(position.seed))
            untold = rules.apply(state, option, LiveDice(position.seed), tell=False)
            assert told.state == untold.state, f"{option!r} leads elsewhere when nobody listens"
            assert hash(told.state) == hash(untold.state)
            assert told.reveals == untold.reveals
            assert untold.emissions == ()
            for emission in told.emissions:
                for event in (emission.event, emission.otherwise):
                    if event is not None:
                        same_coded(event, types.event)
                assert emission.audience is None or list(emission.audience) == sorted(set(emission.audience))
            assert told.state != state, f"{option!r} changes nothing: the game could stand still for ever"
    assert msgspec.json.encode(state) == before, "apply changes the state it is given"
    same_coded(state, types.state)


def check_strangers(position: Position, known: Iterable[Any]) -> None:
    """Assert that ``explain`` and ``apply`` refuse together, and only what is not on offer."""
    rules, state = position.rules, position.state
    decisions = rules.decisions(state)
    for action in known:
        offered = any(action in d.options for d in decisions)
        refusal = rules.explain(state, action)
        assert (refusal is None) == offered, f"{action!r}: offered is {offered}, explained is {refusal!r}"
        if offered:
            continue
        assert isinstance(refusal, Refusal)
        assert refusal.clause, f"{action!r} is refused without a clause"
        try:
            rules.apply(state, action, LiveDice(position.seed))
        except IllegalAction:
            continue
        raise AssertionError(f"{action!r} is not on offer, and is carried out")


def check_views(position: Position) -> None:
    """Assert that observations can be written and read, and imagined into worlds that can be, too.

    The seats take turns at imagining, from one position to the next.
    """
    rules, state, types = position.rules, position.state, position.rules.types
    seats = position.setup.seats
    memories = (False, True)
    seen = {(who, how): rules.observe(state, who, perfect=how) for who in viewers(seats) for how in memories}
    for each in dict.fromkeys(seen.values()):
        same_coded(each, types.observation)
    seat = Seat(sum(position.seed.encode()) % seats)
    for perfect in memories:
        world = rules.imagine(seen[seat, perfect], seat, LiveDice(f"imagine {position.seed}"))
        same_coded(world, types.state)


def check_outcome(position: Position, kinds: tuple[str, ...]) -> None:
    """Assert that a result is one the catalogue knows, with a rank and a score for every seat."""
    outcome = position.rules.outcome(position.state)
    assert (outcome is None) == (position.action is not None)
    if outcome is None:
        return
    seats = position.setup.seats
    assert outcome.kind in kinds, f"the catalogue does not know the ending {outcome.kind!r}"
    assert len(outcome.ranks) == len(outcome.scores) == len(outcome.parts) == seats
    assert all(1 <= rank <= seats for rank in outcome.ranks)
    for scores, parts in zip(outcome.scores, outcome.parts, strict=True):
        assert not parts or sum(part.amount for part in parts) == scores, "the parts do not add up to the total"
