"""Non-interference: what a viewer sees and hears does not depend on what he cannot know (style.md d.4).

For every position, viewer and form of memory a second world is imagined that the viewer cannot tell
from the real one.  Everything shown to him must then be equal in both, and stay equal until a step
says that it reveals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from contract.walk import Position

from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, waiting


def check_secrecy(position: Position, known: Iterable[Any] = ()) -> int:
    """Assert that no seat sees more than it may; return in how many worlds something differs from the truth."""
    return sum(
        _check_world(position, Seat(seat), world, tuple(known))
        for seat in range(position.setup.seats)
        for world in _worlds(position, Seat(seat))
    )


def _worlds(position: Position, viewer: Seat) -> Iterator[Any]:
    rules, state = position.rules, position.state
    for perfect in (False, True):
        seen = rules.observe(state, viewer, perfect=perfect)
        world = rules.imagine(seen, viewer, LiveDice(f"world {position.seed} {viewer} {perfect}"))
        assert rules.observe(world, viewer, perfect=perfect) == seen, f"seat {viewer} can tell an imagined world"
        assert rules.observe(world, viewer) == rules.observe(state, viewer)
        yield world


def _check_world(position: Position, viewer: Seat, world: Any, known: tuple[Any, ...]) -> bool:
    rules, state = position.rules, position.state
    # whoever sits at the table sees what lies on it
    assert rules.observe(world, None) == rules.observe(state, None), (
        f"the open table shows more than seat {viewer} sees"
    )
    assert (rules.outcome(state) is None) == (rules.outcome(world) is None)
    assert _shown(rules, state, viewer) == _shown(rules, world, viewer), f"questions betray something to seat {viewer}"
    for action in known:
        if action.seat == viewer:
            here, there = rules.explain(state, action), rules.explain(world, action)
            assert here == there, f"the refusal of {action!r} betrays something: {here!r}, {there!r}"
    if world == state:
        return False
    if position.action is not None:
        _check_step(position, viewer, world, position.action)
    for decision in rules.decisions(state):
        if decision.seat == viewer:
            for option in (decision.options[0], decision.options[-1]):
                _check_step(position, viewer, world, option)
    return True


def _shown(rules: Any, state: Any, viewer: Seat) -> list[Any]:
    """Return what the questions of ``state`` show ``viewer``, in their order (contract.md §5)."""
    decisions = rules.decisions(state)
    shown: list[Any] = [tuple(d.seat for d in waiting(decisions))]
    for decision in decisions:
        if decision.seat == viewer:
            advice = rules.advise(state, decision)
            shown.append((decision.prompt, tuple(decision.options), decision.private, decision.begun, advice))
        elif not decision.private:
            shown.append((decision.seat, decision.prompt, tuple(decision.options), decision.waits))
        elif not decision.waits:
            shown.append((decision.seat, decision.prompt))
    return shown


def _check_step(position: Position, viewer: Seat, world: Any, action: Any) -> None:
    """Assert that one answer, given in both worlds, tells ``viewer`` the same unless it reveals or rolls."""
    rules, state = position.rules, position.state
    if rules.explain(world, action) is not None:
        assert action.seat != viewer
        return
    dice = LiveDice(position.seed), LiveDice(position.seed)
    here, there = rules.apply(state, action, dice[0]), rules.apply(world, action, dice[1])
    if here.reveals or there.reveals or dice[0].rolls or dice[1].rolls:
        return
    for listener in (viewer, None):
        heard = [_heard(step, listener) for step in (here, there)]
        assert heard[0] == heard[1], f"{action!r} tells {listener} something that seat {viewer} cannot know"
        views = [rules.observe(step.state, listener) for step in (here, there)]
        assert views[0] == views[1], f"{action!r} shows {listener} something that seat {viewer} cannot know"


def _heard(step: Any, viewer: Seat | None) -> list[Any]:
    return [event for emission in step.emissions if (event := emission.heard_by(viewer)) is not None]
