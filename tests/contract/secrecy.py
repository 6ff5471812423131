"""Non-interference: what a viewer sees and hears does not depend on what he cannot know (style.md d.4).

For every position, viewer and form of memory a second world is imagined that the viewer cannot tell
from the real one.  Everything shown to him must then be equal in both, and stay equal until a step
says that it reveals.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from contract.walk import Position

from desktop.core.dice import LiveDice
from desktop.core.rules import Seat, waiting


class Truth:
    """A position with what it shows and what its steps tell, asked for once however many worlds are held against it."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.rules, self.state = position.rules, position.state
        self.decisions = self.rules.decisions(self.state)
        self.observed = cache(self._observed)
        self.shown = cache(lambda viewer: _shown(self.rules, self.state, viewer))
        self.taken = cache(self._taken)
        self.after = cache(self._after)

    def _observed(self, viewer: Seat | None, perfect: bool = False) -> Any:
        return self.rules.observe(self.state, viewer, perfect=perfect)

    def _taken(self, action: Any) -> tuple[Any, bool]:
        """Return the step, and whether it reveals or rolls."""
        dice = LiveDice(self.position.seed)
        step = self.rules.apply(self.state, action, dice)
        return step, bool(step.reveals or dice.rolls)

    def _after(self, action: Any, listener: Seat | None) -> Any:
        return self.rules.observe(self.taken(action)[0].state, listener)


def check_secrecy(position: Position, known: Iterable[Any] = ()) -> int:
    """Assert that no seat sees more than it may; return in how many worlds something differs from the truth."""
    truth = Truth(position)
    return sum(
        _check_world(truth, Seat(seat), world, tuple(known))
        for seat in range(position.setup.seats)
        for world in _worlds(truth, Seat(seat))
    )


def _worlds(truth: Truth, viewer: Seat) -> Iterator[Any]:
    """Yield a world for each form of memory, unless it is the truth itself."""
    rules = truth.rules
    for perfect in (False, True):
        seen = truth.observed(viewer, perfect)
        world = rules.imagine(seen, viewer, LiveDice(f"world {truth.position.seed} {viewer} {perfect}"))
        if world == truth.state:
            continue
        assert rules.observe(world, viewer, perfect=perfect) == seen, f"seat {viewer} can tell an imagined world"
        if perfect:
            assert rules.observe(world, viewer) == truth.observed(viewer, False)
        yield world


def _check_world(truth: Truth, viewer: Seat, world: Any, known: tuple[Any, ...]) -> bool:
    rules, state = truth.rules, truth.state
    # whoever sits at the table sees what lies on it
    assert rules.observe(world, None) == truth.observed(None), f"the open table shows more than seat {viewer} sees"
    assert (rules.outcome(state) is None) == (rules.outcome(world) is None)
    assert truth.shown(viewer) == _shown(rules, world, viewer), f"questions betray something to seat {viewer}"
    for action in known:
        if action.seat == viewer:
            here, there = rules.explain(state, action), rules.explain(world, action)
            assert here == there, f"the refusal of {action!r} betrays something: {here!r}, {there!r}"
    tried = [] if truth.position.action is None else [truth.position.action]
    for decision in truth.decisions:
        if decision.seat == viewer:
            tried += [decision.options[0], decision.options[-1]]
    for action in dict.fromkeys(tried):
        _check_step(truth, viewer, world, action)
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


def _check_step(truth: Truth, viewer: Seat, world: Any, action: Any) -> None:
    """Assert that one answer, given in both worlds, tells ``viewer`` the same unless it reveals or rolls."""
    rules = truth.rules
    if rules.explain(world, action) is not None:
        assert action.seat != viewer
        return
    here, apart = truth.taken(action)
    if apart:
        return
    dice = LiveDice(truth.position.seed)
    there = rules.apply(world, action, dice)
    if there.reveals or dice.rolls:
        return
    for listener in (viewer, None):
        heard = [_heard(step, listener) for step in (here, there)]
        assert heard[0] == heard[1], f"{action!r} tells {listener} something that seat {viewer} cannot know"
        view = rules.observe(there.state, listener)
        assert view == truth.after(action, listener), (
            f"{action!r} shows {listener} something that seat {viewer} cannot know"
        )


def _heard(step: Any, viewer: Seat | None) -> list[Any]:
    return [event for emission in step.emissions if (event := emission.heard_by(viewer)) is not None]
