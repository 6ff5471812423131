"""Scenario files: the common language of tests, bug reports and the rules' worked examples (design.md §9)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, Protocol

import attrs
import msgspec

from desktop.core.dice import entry_dice
from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Message
from desktop.core.rules import IllegalAction, Refusal, Rules, Seat, Setup
from desktop.core.staging import ScenarioError, Staging
from desktop.data.reader import read_documents
from desktop.data.schema import Marked, structure
from desktop.match.options import Known, OptionError, read_options


class Playable(Protocol):
    """What a scenario needs of a game; the catalogue's record is one."""

    @property
    def seats(self) -> tuple[int, int]:
        """Fewest and most players."""
        ...

    @property
    def options(self) -> Sequence[Known]:
        """The optional rules."""
        ...

    def rules(self) -> Rules[Any, Any]:
        """Return its rules."""
        ...

    def staging(self) -> Staging:
        """Return how it speaks in scenario files."""
        ...


class Result(msgspec.Struct, frozen=True):
    """How one scenario went.

    Attributes
    ----------
    name
        Its title.
    file, line
        Where it is written.
    clauses
        The clauses of the rules it is about.
    failures
        What differed, or why it could not be played; empty if it holds.
    """

    name: str
    file: str
    line: int
    clauses: tuple[str, ...]
    failures: tuple[str, ...]


@attrs.frozen
class Scenario:
    """One document of a scenario file."""

    scenario: str
    game: str
    mark: Mark
    clauses: tuple[str, ...] = ()
    seats: int = 2
    options: tuple[str, ...] = ()
    first: int | None = None
    picks: tuple[str, ...] = ()
    given: dict[str, Any] = attrs.field(factory=dict)
    moves: tuple[Marked[dict[str, Any]], ...] = ()
    then: dict[str, Any] = attrs.field(factory=dict)


def spell(said: Message) -> str:
    """Return ``said`` as its key and arguments, for want of words."""
    return " ".join([said.key, *(f"{name}={value}" for name, value in said.args)])


def read_file(path: Path) -> tuple[Scenario, ...]:
    """Return the scenarios of the file at ``path``.

    Raises
    ------
    ContentError
        With everything that is wrong with any of them.
    """
    found: list[Scenario] = []
    faults: list[Fault] = []
    for node in read_documents(path):
        try:
            found.append(structure(node, Scenario))
        except ContentError as error:
            faults.extend(error.faults)
    if faults:
        raise ContentError(tuple(faults))
    return tuple(found)


def run_file(
    path: Path, game_for: Callable[[str], Playable | None], *, say: Callable[[Message], str] = spell
) -> tuple[Result, ...]:
    """Return how each scenario of the file at ``path`` goes.

    Parameters
    ----------
    game_for
        Gives the game of a name, or ``None`` if there is none.
    say
        Turns a refusal's message into words.

    Raises
    ------
    ContentError
        If the file cannot be read, or has words that no scenario has.
    """
    return tuple(
        Result(each.scenario, each.mark.file, each.mark.line, each.clauses, _failures(each, game_for, say))
        for each in read_file(path)
    )


def _failures(
    scenario: Scenario, game_for: Callable[[str], Playable | None], say: Callable[[Message], str]
) -> tuple[str, ...]:
    game = game_for(scenario.game)
    if game is None:
        return (f"there is no game {scenario.game!r}",)
    try:
        play = _Play(scenario, game, say)
        for line in scenario.moves:
            play.line(line)
        return play.staging.differences(play.rules, play.state, scenario.then)
    except ScenarioError as error:
        return (str(error),)


class _Play:
    """A scenario being played; the first line that goes wrong ends it with a ScenarioError."""

    def __init__(self, scenario: Scenario, game: Playable, say: Callable[[Message], str]) -> None:
        self.rules = game.rules()
        self.staging = game.staging()
        self._say = say
        self._answers = 0
        self._seed = scenario.given.get("seed", 0)
        if type(self._seed) is not int:
            raise ScenarioError(f"the seed {self._seed!r} is no whole number")
        setup = self._setup(scenario, game)
        self.state = self.staging.arrange(self.rules, setup, scenario.given)

    def _setup(self, scenario: Scenario, game: Playable) -> Setup:
        try:
            options = read_options(scenario.options, game.options)
        except OptionError as error:
            raise ScenarioError(self._say(error.message)) from error
        fewest, most = game.seats
        if not fewest <= scenario.seats <= most:
            raise ScenarioError(f"{scenario.game} is for {fewest} to {most} players, not for {scenario.seats}")
        if scenario.first is not None and not 0 <= scenario.first < scenario.seats:
            raise ScenarioError(f"there is no seat {scenario.first} to begin")
        first = None if scenario.first is None else Seat(scenario.first)
        setup = Setup(scenario.seats, options, first, scenario.picks)
        refusals = self.rules.refuse_setup(setup)
        if refusals:
            raise ScenarioError("; ".join(self._refused(each) for each in refusals))
        return setup

    def line(self, marked: Marked[dict[str, Any]]) -> None:
        """Play one line of ``moves``."""
        line = marked.value
        try:
            if "refuse" in line:
                self._expect_refusal(line)
                return
            if "because" in line:
                raise ScenarioError("'because' belongs to a line with 'refuse'")
            for raw in self.staging.unfold(line):
                refusal = self._answer(raw)
                if refusal is not None:
                    raise ScenarioError(f"{_shown(raw)} is refused: {self._refused(refusal)}")
        except ScenarioError as error:
            raise ScenarioError(f"line {marked.mark.line}: {error}") from error

    def _answer(self, raw: object) -> Refusal | None:
        """Carry out one answer, or return why it is refused and leave everything as it is.

        What ``unfold`` marks with ``where-asked`` is passed over where it is refused.
        """
        action = self.rules.read(raw)
        refusal = action if isinstance(action, Refusal) else self.rules.explain(self.state, action)
        if refusal is not None and isinstance(raw, Mapping) and raw.get("where-asked"):
            return None
        dice = entry_dice(self._seed, self._answers + 1)
        if refusal is None:
            try:
                self.state = self.rules.apply(self.state, action, dice).state
            except IllegalAction as error:
                raise ScenarioError(f"{_shown(raw)} is explained as allowed, and is not: {error}") from error
            self._answers += 1
        elif refusal is not action:
            try:
                self.rules.apply(self.state, action, dice)
            except IllegalAction:
                return refusal
            raise ScenarioError(f"{_shown(raw)} is explained as refused, and is allowed: {self._refused(refusal)}")
        return refusal

    def _expect_refusal(self, line: Mapping[str, Any]) -> None:
        """Play a line that must be refused at one of its answers; those before it are taken back."""
        strange = [word for word in line if word not in ("seat", "refuse", "because")]
        if strange:
            raise ScenarioError(f"the word {strange[0]!r} does not belong to a line with 'refuse'")
        wanted, refused = line.get("because"), line["refuse"]
        if not isinstance(wanted, str) or not isinstance(refused, dict):
            raise ScenarioError("'refuse' needs an answer, and 'because' a clause")
        before = self.state, self._answers
        if "raw" in refused:
            answers: tuple[object, ...] = (refused["raw"],)
        else:
            answers = self.staging.unfold({**{key: line[key] for key in ("seat",) if key in line}, **refused})
        refusals = (self._answer(raw) for raw in answers)
        refusal = next((each for each in refusals if each is not None), None)
        self.state, self._answers = before
        if refusal is None:
            raise ScenarioError(f"{_shown(refused)} is allowed, but must be refused because of {wanted}")
        if refusal.clause != wanted:
            raise ScenarioError(f"{_shown(refused)} is refused, but not because of {wanted}: {self._refused(refusal)}")

    def _refused(self, refusal: Refusal) -> str:
        return f"{self._say(refusal.message)} ({refusal.clause})"


def _shown(raw: object) -> str:
    """Return ``raw`` as it might be written."""
    if isinstance(raw, Mapping):
        return "{" + ", ".join(f"{key}: {_shown(value)}" for key, value in raw.items()) + "}"
    if isinstance(raw, list | tuple):
        return "[" + ", ".join(_shown(each) for each in raw) + "]"
    return "null" if raw is None else str(raw)
