"""Rules with a leak planted in them: the secrecy tests must be able to fail."""

from __future__ import annotations

import zlib
from typing import Any

import msgspec

from desktop.core.message import Message
from desktop.core.rules import Advice, Decision, Emission, Refusal, Step, Types


def bit(state: Any) -> int:
    """Return one bit of the whole truth."""
    return zlib.crc32(msgspec.json.encode(state)) & 1


class Peeping(msgspec.Struct, frozen=True):
    """An observation with one bit too many."""

    seen: Any
    more: int


class Honest:
    """Rules that pass everything on; each leak changes one thing."""

    def __init__(self, rules: Any) -> None:
        self._rules = rules

    def __getattr__(self, name: str) -> Any:
        return getattr(self._rules, name)


class PrivateView(Honest):
    """A seat's observation holds a bit of the truth."""

    @property
    def types(self) -> Types:
        return msgspec.structs.replace(self._rules.types, observation=Peeping)

    def observe(self, state, viewer, *, perfect=False):
        return Peeping(self._rules.observe(state, viewer, perfect=perfect), 0 if viewer is None else bit(state))

    def imagine(self, seen, viewer, dice):
        return self._rules.imagine(seen.seen, viewer, dice)


class PerfectMemory(PrivateView):
    """Only what perfect memory adds holds a bit of the truth."""

    def observe(self, state, viewer, *, perfect=False):
        return Peeping(self._rules.observe(state, viewer, perfect=perfect), bit(state) if perfect else 0)


class OpenTable(PrivateView):
    """The open table shows what no seat sees."""

    def observe(self, state, viewer, *, perfect=False):
        return Peeping(self._rules.observe(state, viewer, perfect=perfect), bit(state) if viewer is None else 0)


class Explanation(Honest):
    """A refusal names what its reader cannot know."""

    def explain(self, state, action):
        refusal = self._rules.explain(state, action)
        if refusal is None:
            return None
        return Refusal(refusal.clause, Message(refusal.message.key, (*refusal.message.args, ("bit", bit(state)))))


class Prompt(Honest):
    """A question names what its seat cannot know."""

    def decisions(self, state):
        return tuple(
            msgspec.structs.replace(d, prompt=Message(d.prompt.key, (*d.prompt.args, ("bit", bit(state)))))
            for d in self._rules.decisions(state)
        )


class Options(Honest):
    """Whether an answer is on offer depends on what its seat cannot know."""

    def decisions(self, state):
        return tuple(
            msgspec.structs.replace(d, options=tuple(d.options)[bit(state) :] if len(d.options) > 1 else d.options)
            for d in self._rules.decisions(state)
        )


class Order(Honest):
    """Answers stand in an order that depends on what their seat cannot know."""

    def decisions(self, state):
        return tuple(
            msgspec.structs.replace(d, options=tuple(d.options)[:: -1 if bit(state) else 1])
            for d in self._rules.decisions(state)
        )


class PublicQuestion(Honest):
    """Everybody's question offers what only its seat can know."""

    def decisions(self, state):
        return tuple(msgspec.structs.replace(d, private=False) for d in self._rules.decisions(state))


class Interruption(Honest):
    """That somebody may interrupt, and when, betrays what others cannot know."""

    def decisions(self, state):
        asked = self._rules.decisions(state)
        if not asked or not bit(state):
            return asked
        first = asked[0]
        return (*asked, Decision(first.seat, Message("leak"), first.options, private=True, waits=False))


class Advised(Honest):
    """Advice warns of what its reader cannot know."""

    def advise(self, state, decision):
        return Advice(warnings=(Message("leak", (("bit", bit(state)),)),))


class Emitted(Honest):
    """What is told depends on what its hearers cannot know."""

    def apply(self, state, action, dice, *, tell=True):
        step = self._rules.apply(state, action, dice, tell=tell)
        return Step(step.state, step.emissions * (1 + bit(state)), step.reveals)


class Overheard(Honest):
    """What is meant for one seat is told to all, and nothing is said to reveal."""

    def apply(self, state, action, dice, *, tell=True):
        step = self._rules.apply(state, action, dice, tell=tell)
        return Step(step.state, tuple(Emission(emission.event) for emission in step.emissions), False)


LEAKS: list[type[Honest]] = [
    PrivateView,
    PerfectMemory,
    OpenTable,
    Explanation,
    Prompt,
    Options,
    Order,
    PublicQuestion,
    Interruption,
    Advised,
    Emitted,
    Overheard,
]
"""Every leak that must be caught in every game with secrets."""
