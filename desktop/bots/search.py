"""The warlord: single-observer information-set Monte-Carlo tree search (Cowling, Powley and Whitehouse 2012).

One tree stands for all worlds that the thinker cannot tell apart.  Each round imagines one of them, goes down
the tree along answers that are legal in it, adds one answer, plays on and counts what became of it.  Since an
answer is not legal in every world, how curious the search is about it depends on how often it was *available*,
not on how often its parent was visited.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from desktop.bots.chance import draw
from desktop.bots.effort import Effort
from desktop.bots.sense import Sense, Shares
from desktop.bots.trial import Trial
from desktop.bots.veteran import candidates
from desktop.core.rules import Decision, IllegalAction, Rules, Seat

DEEPEST = 60
"""Answers a path may be long."""

WIDENING = 2.0
"""Answers drawn at a question with too many of them, for each square root of its visits."""


class Node:
    """An answer in the tree.

    Attributes
    ----------
    visits
        Rounds that went through it.
    available
        Rounds in which it could have been chosen.
    total
        What became of it, for the seat that gave it.
    children
        The answers tried after it.
    """

    __slots__ = ("available", "children", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.available = 0
        self.total = 0.0
        self.children: dict[Any, Node] = {}


class Warlord:
    """Searches for the answer that wins most often over the worlds that could be.

    Attributes
    ----------
    playouts
        If set, the number of rounds, whatever time they take: then equal seeds give equal answers.

    Parameters
    ----------
    rules
        The game.
    sense
        What is known of it.
    """

    def __init__(self, rules: Rules[Any, Any], sense: Sense) -> None:
        self.playouts: int | None = None
        self._rules = rules
        self._sense = sense

    def __call__(self, observation: Any, decision: Decision, seed: int, budget: float) -> Any:
        """Return an answer to ``decision``, or ``None`` to an interruption."""
        effort = Effort(budget, self.playouts)
        trial = Trial(self._rules, self._sense, decision.seat, effort, f"warlord/{seed}/{decision.seat}")
        answers = candidates(self._sense, observation, decision, trial)
        if len(answers) == 1:
            return answers[0]
        root = grow(trial, observation, decision, answers)
        # an answer never tried is no better than the first one listed
        return max(answers, key=lambda answer: _standing(root.children.get(answer)))


def _standing(node: Node | None) -> tuple[int, float]:
    return (0, 0.0) if node is None else (node.visits, node.total)


def grow(trial: Trial, observation: Any, decision: Decision, answers: Sequence[Any]) -> Node:
    """Return the tree that the effort of ``trial`` allows, below ``decision`` with ``answers`` to it."""
    root = Node()
    while trial.effort.more():
        state = trial.imagine(observation)
        path: list[tuple[Node, Seat]] = []
        node, question, listed = root, decision, answers
        while True:
            if trial.effort.late():
                return root
            state, child, fresh = _choose(trial, node, state, question, listed)
            path.append((child, question.seat))
            node = child
            following = None if fresh or len(path) == DEEPEST else trial.question(state)
            if following is None:
                break
            question, listed = following, _listed(trial, node, state, following)
        shares = trial.play_on(state, trial.sense.patience)
        if shares is None:
            break
        root.visits += 1
        _count(path, shares)
    return root


def _count(path: Sequence[tuple[Node, Seat]], shares: Shares) -> None:
    for node, mover in path:
        node.visits += 1
        node.total += shares[mover]


def _listed(trial: Trial, node: Node, state: Any, decision: Decision) -> Sequence[Any]:
    """Return the answers to consider at ``node``: those worth thinking about, or some drawn from too many."""
    listed = trial.sense.shortlist(lambda: trial.rules.observe(state, decision.seat, perfect=True), decision)
    if listed is not None:
        return listed
    known = list(node.children)
    if len(known) < WIDENING * math.sqrt(node.visits + 1):
        drawn = draw(decision.options, trial.dice)
        if drawn is not None and drawn not in node.children:
            return [drawn]
    return known


def _choose(trial: Trial, node: Node, state: Any, question: Decision, listed: Sequence[Any]) -> tuple[Any, Node, bool]:
    """Return the state after one of ``listed``, its node, and whether that is new."""
    children = node.children
    contenders = list(listed)
    while True:
        if not contenders:
            contenders = [question.options[trial.dice.below(len(question.options))]]
        untried = [answer for answer in contenders if answer not in children]
        fresh = bool(untried)
        answer = (
            untried[trial.dice.below(len(untried))]
            if fresh
            else _most_promising(children, contenders, trial.sense.curiosity)
        )
        try:
            after = state if answer is None else trial.apply(state, answer)
        except IllegalAction:
            # drawn in another world, and not legal in this one
            contenders.remove(answer)
            continue
        if fresh:
            children[answer] = Node()
        for each in contenders:
            if each in children:
                children[each].available += 1
        return after, children[answer], fresh


def _most_promising(children: dict[Any, Node], contenders: Sequence[Any], curiosity: float) -> Any:
    best, top = None, -1.0
    for answer in contenders:
        node = children[answer]
        visits = node.visits or 1
        promise = node.total / visits + curiosity * math.sqrt(math.log(node.available + 1) / visits)
        if promise > top:
            best, top = answer, promise
    return best
