"""A toy game in which every verb shows one feature of the contract, for tests of the match."""

from __future__ import annotations

from typing import Any

import msgspec

from desktop.core.dice import Dice
from desktop.core.message import message
from desktop.core.rules import (
    Action,
    Advice,
    Decision,
    Emission,
    Event,
    IllegalAction,
    Outcome,
    Refusal,
    Seat,
    Setup,
    Step,
    Types,
)
from desktop.core.staging import ScenarioError


class Play(Action, frozen=True, tag="play"):
    """The turn passes on."""


class Stay(Action, frozen=True, tag="stay"):
    """The turn stays."""


class Roll(Action, frozen=True, tag="roll"):
    """A die is rolled; the turn stays."""


class Peek(Action, frozen=True, tag="peek"):
    """The seat sees its secret, fleetingly; the turn stays."""


class Draw(Action, frozen=True, tag="draw"):
    """The seat learns its secret for good; the turn stays."""


class Part(Action, frozen=True, tag="part"):
    """One step of an answer."""


class Whole(Action, frozen=True, tag="whole"):
    """The last step of an answer; the turn passes on."""


class Open(Action, frozen=True, tag="open"):
    """The next seat is asked in public."""


class Pass(Action, frozen=True, tag="pass"):
    """Not I; the turn passes on."""

    passes = True


class Both(Action, frozen=True, tag="both"):
    """Everybody chooses at the same time."""


class Pick(Action, frozen=True, tag="pick"):
    """A secret choice."""


class Shout(Action, frozen=True, tag="shout"):
    """An interruption."""


class End(Action, frozen=True, tag="end"):
    """The game is over; who ended it wins."""


AnyAction = Play | Stay | Roll | Peek | Draw | Part | Whole | Open | Pass | Both | Pick | Shout | End
VERBS: dict[str, Any] = {cls.__struct_config__.tag: cls for cls in AnyAction.__args__}


class Did(Event, frozen=True, tag="did"):
    seat: int
    verb: str


class Saw(Event, frozen=True, tag="saw"):
    secret: int


class Hidden(Event, frozen=True, tag="hidden"):
    seat: int


AnyEvent = Did | Saw | Hidden


class State(msgspec.Struct, frozen=True):
    turn: int
    secrets: tuple[int, ...]
    known: tuple[bool, ...]
    public: bool = False
    parts: int = 0
    picking: tuple[bool, ...] = ()
    winner: int | None = None
    count: int = 0


class Observation(msgspec.Struct, frozen=True):
    viewer: int | None
    turn: int
    secret: int | None
    perfect: bool
    count: int


TURN = (Play, Stay, Roll, Peek, Draw, Part, Open, Pass, Both, End)


class ToyRules:
    """The toy's rules; ``content`` is any text, so that saves can be made to differ."""

    types = Types(AnyAction, AnyEvent, State, Observation)

    def __init__(self, content: str = "toy", *, strict: bool = False) -> None:
        self.content = content
        self.strict = strict

    def refuse_setup(self, setup: Setup) -> tuple[Refusal, ...]:
        return (Refusal("T-0", message("toy.first")),) if setup.first == 1 else ()

    def begin(self, setup: Setup, dice: Dice) -> Step[State]:
        secrets = tuple(dice.below(100) for _ in range(setup.seats))
        state = State(0, secrets, (False,) * setup.seats)
        return Step(state, (Emission(Did(0, "begin")),), reveals=True)

    def decisions(self, state: State) -> tuple[Decision, ...]:
        if state.winner is not None:
            return ()
        prompt = message("toy.turn")
        if state.picking:
            return tuple(Decision(Seat(s), prompt, (Pick(Seat(s)),)) for s, open_ in enumerate(state.picking) if open_)
        turn = Seat(state.turn)
        if state.parts:
            return (Decision(turn, prompt, (Part(turn), Whole(turn)), begun=state.parts),)
        options = tuple(verb(turn) for verb in TURN)
        shouts = tuple(
            Decision(Seat(s), message("toy.shout"), (Shout(Seat(s)),), waits=False)
            for s in range(len(state.secrets))
            if s != turn
        )
        return (Decision(turn, prompt, options, private=not state.public), *shouts)

    def apply(self, state: State, action: Any, dice: Dice, *, tell: bool = True) -> Step[State]:
        if not any(action in d.options for d in self.decisions(state)):
            raise IllegalAction(repr(action))
        seat = action.seat
        values = msgspec.structs.asdict(state) | {"count": state.count + 1, "public": False}
        emissions = [Emission(Did(seat, action.__struct_config__.tag))]
        reveals = False
        after = (state.turn + 1) % len(state.secrets)
        match action:
            case Play() | Pass() | Open():
                values |= {"turn": after, "public": isinstance(action, Open)}
            case Roll():
                dice.below(6)
            case Peek():
                emissions.append(Emission(Saw(state.secrets[seat]), (seat,), Hidden(seat), fleeting=True))
                reveals = True
            case Draw():
                known = tuple(k or s == seat for s, k in enumerate(state.known))
                values |= {"known": known}
                emissions.append(Emission(Saw(state.secrets[seat]), (seat,)))
                reveals = True
            case Part():
                values |= {"parts": state.parts + 1}
                emissions = [Emission(Did(seat, "part"), (seat,))]
            case Whole():
                values |= {"parts": 0, "turn": after}
            case Both():
                values |= {"picking": (True,) * len(state.secrets)}
            case Pick():
                picking = tuple(open_ and s != seat for s, open_ in enumerate(state.picking))
                values |= {"picking": picking if any(picking) else ()}
                emissions = [Emission(Did(seat, "pick"), (seat,))]
            case End():
                values |= {"winner": seat}
        return Step(State(**values), tuple(emissions) if tell else (), reveals)

    def observe(self, state: State, viewer: Seat | None, *, perfect: bool = False) -> Observation:
        secret = state.secrets[viewer] if viewer is not None and state.known[viewer] else None
        return Observation(viewer, state.turn, secret, perfect, state.count)

    def imagine(self, seen: Observation, viewer: Seat, dice: Dice) -> State:
        raise NotImplementedError

    def outcome(self, state: State) -> Outcome | None:
        if state.winner is None:
            return None
        seats = range(len(state.secrets))
        ranks = tuple(1 if s == state.winner else 2 for s in seats)
        return Outcome("ended", ranks, tuple(int(r == 1) for r in ranks), ((),) * len(ranks))

    def explain(self, state: State, action: Any) -> Refusal | None:
        if any(action in d.options for d in self.decisions(state)):
            return None
        return Refusal("T-1", message("toy.not-now", verb=action.__struct_config__.tag))

    def advise(self, state: State, decision: Decision) -> Advice:
        return Advice((decision.options[0],))

    def read(self, raw: Any) -> Any:
        try:
            return VERBS[raw["do"]](Seat(raw["seat"]))
        except (KeyError, TypeError):
            return Refusal("T-2", message("toy.unread"))


class ToyStaging:
    """How the toy speaks in scenarios: ``{seat: 0, do: play}``, or ``do: [play, play]`` for several."""

    def arrange(self, rules: ToyRules, setup: Setup, given: Any) -> State:
        strange = set(given) - {"seed", "turn"}
        if strange:
            raise ScenarioError(f"the toy does not know {min(strange)!r}")
        return State(given.get("turn", 0), (1,) * setup.seats, (False,) * setup.seats)

    def unfold(self, raw: Any) -> tuple[Any, ...]:
        verbs = raw["do"] if isinstance(raw.get("do"), list) else [raw.get("do")]
        marks = {"where-asked": True} if raw.get("where-asked") else {}
        return tuple({"seat": raw.get("seat"), "do": verb} | marks for verb in verbs)

    def differences(self, rules: ToyRules, state: State, then: Any) -> tuple[str, ...]:
        strange = set(then) - {"turn", "count"}
        if strange:
            raise ScenarioError(f"the toy does not know {min(strange)!r}")
        return tuple(f"{k} is {getattr(state, k)}, not {v}" for k, v in then.items() if getattr(state, k) != v)


class ToyOption(msgspec.Struct, frozen=True):
    name: str
    values: tuple[str, ...] = ("off", "on")


class Toy:
    """The toy as a record of the catalogue."""

    seats = (2, 4)
    options = (ToyOption("advanced"), ToyOption("step", ("1", "2")))

    def __init__(self, rules: Any = None) -> None:
        self._rules = rules or ToyRules()

    def rules(self) -> Any:
        return self._rules

    def staging(self) -> ToyStaging:
        return ToyStaging()
