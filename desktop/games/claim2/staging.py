"""How Claim 2 speaks in scenario files; ``tests/scenarios/claim2.md`` lists its words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

from desktop.core.dice import LiveDice, shuffled
from desktop.core.rules import Seat, Setup
from desktop.core.staging import ScenarioError
from desktop.games.claim2.actions import AnyAction, Choose, Play
from desktop.games.claim2.cards import Cards, mask, numbers
from desktop.games.claim2.observation import Asks, Observation
from desktop.games.claim2.rules import Claim2
from desktop.games.claim2.state import NO_CARD, TRICKS, Favour, Masks, Recruiting, State
from desktop.games.claim2.tricks import BOTH, OTHER

_GIVEN = (
    *("seed", "phase", "trick", "leader", "led", "over", "hands", "discard"),
    *("competed", "top", "deck", "followers", "score", "rows", "pool", "smashed"),
)
_PHASE_1 = ("competed", "top", "deck", "followers")
_PHASE_2 = ("score", "rows", "pool", "smashed", "over")


def arrange(rules: Claim2, setup: Setup, given: Mapping[str, Any]) -> State:
    """Return the position that ``given`` describes.

    Raises
    ------
    ScenarioError
        For an unknown word or a position that cannot be.
    """
    _known(given, _GIVEN, "given")
    phase = given.get("phase", 1)
    foreign = [word for word in given if word in (_PHASE_1 if phase == 2 else _PHASE_2)]
    if phase not in (1, 2) or foreign:
        raise ScenarioError(f"phase {phase} has no {foreign[0]!r}" if foreign else f"there is no phase {phase}")
    trick = given.get("trick", 1)
    if trick not in range(1, TRICKS + 1):
        raise ScenarioError(f"there is no trick {trick}")
    pieces = _Pieces(rules.cards, given)
    leader = Seat(given.get("leader", setup.first or 0))
    led = pieces.one("led", NO_CARD)
    hands = pieces.pair("hands")
    table: Recruiting | Favour
    if phase == 1:
        table, hands = _recruiting(pieces, trick, led, hands)
    else:
        score, rows = pieces.pair("score"), pieces.pair("rows")
        pool, smashed = pieces.zone("pool"), pieces.zone("smashed")
        discard = pieces.zone("discard") | pieces.left
        table = Favour(_filled(score), _filled(rows), pool, smashed, discard)
    asks: Asks = "over" if given.get("over") else "lead" if led == NO_CARD else "reply"
    asked = OTHER[leader] if asks == "reply" else leader
    return State(asks, asked, trick, leader, _filled(hands), led, NO_CARD, table)


def _recruiting(
    pieces: _Pieces, trick: int, led: int, hands: tuple[int | None, int | None]
) -> tuple[Recruiting, tuple[int | None, int | None]]:
    """Return the table of Phase 1 and the hands, with what is not named dealt from the seed."""
    named = pieces.one("competed", NO_CARD)
    top = pieces.one("top", NO_CARD)
    deck = pieces.row("deck")
    followers, discard = _filled(pieces.pair("followers")), pieces.zone("discard")
    waiting = pieces.shuffled()
    dealt = []
    for seat, hand in enumerate(hands):
        size = TRICKS + 1 - trick - (led != NO_CARD and hands[1 - seat] is not None)
        dealt.append(mask(waiting.pop() for _ in range(size)) if hand is None else hand)
    competed = waiting.pop() if named == NO_CARD else named
    if deck is None:
        deck = ([] if top == NO_CARD else [top]) + waiting
    elif top != NO_CARD:
        raise ScenarioError("the top card is the first of the deck: name one of them")
    else:
        discard |= mask(waiting)
    if len(deck) < 2 * (TRICKS - trick) + 1:
        raise ScenarioError(f"a deck of {len(deck)} cards does not last until trick {TRICKS}")
    first, second = dealt
    return Recruiting(tuple(deck), competed, followers, mask(()), 0, (0, 0), discard), (first, second)


class _Pieces:
    """The cards that ``given`` places, and those it leaves over."""

    def __init__(self, cards: Cards, given: Mapping[str, Any]) -> None:
        self.cards = cards
        self.left = cards.whole
        self._given = given

    def take(self, written: object) -> int:
        """Return the number of a card written like ``giant 5``."""
        name = _name(written)
        same = self.cards.named.get(name)
        if same is None:
            raise ScenarioError(f"there is no card {written!r}")
        free = same & self.left
        if not free:
            raise ScenarioError(f"{written} is named more often than there are such cards (C2-1.2)")
        card = free.bit_length() - 1
        self.left ^= 1 << card
        return card

    def one(self, word: str, default: int) -> int:
        """Return the card under ``word``."""
        return self.take(self._given[word]) if word in self._given else default

    def row(self, word: str) -> list[int] | None:
        """Return the cards under ``word`` in their order."""
        return [self.take(each) for each in _list(self._given[word], word)] if word in self._given else None

    def zone(self, word: str) -> int:
        """Return the mask of the cards under ``word``."""
        return mask(self.row(word) or ())

    def pair(self, word: str) -> tuple[int | None, int | None]:
        """Return the masks of both seats under ``word``, ``None`` where none is named."""
        both = _list(self._given.get(word, [None, None]), word)
        if len(both) != len(BOTH):
            raise ScenarioError(f"{word!r} needs a list for each of the two seats (C2-2.1)")
        first, second = (None if one is None else mask(self.take(each) for each in _list(one, word)) for one in both)
        return first, second

    def shuffled(self) -> list[int]:
        """Return what nobody named, in the order of the seed."""
        return list(shuffled(tuple(numbers(self.left)), LiveDice(f"{self._given.get('seed', 0)}/0")))


def _filled(pair: tuple[int | None, int | None]) -> Masks:
    return pair[0] or 0, pair[1] or 0


def _list(value: object, word: str) -> list[Any]:
    if not isinstance(value, list):
        raise ScenarioError(f"{word!r} needs a list")
    return value


def _known(mapping: Mapping[str, Any], words: tuple[str, ...], where: str) -> None:
    for word in mapping:
        if word not in words:
            raise ScenarioError(f"{where!r} has no word {word!r}")


def _name(written: object) -> str:
    return "-".join(str(written).split())


def unfold(raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
    """Return the line itself: every line of Claim 2 is one answer."""
    return (raw,)


def differences(rules: Claim2, state: State, then: Mapping[str, Any]) -> tuple[str, ...]:
    """Return one sentence for each thing that is not as ``then`` says.

    Raises
    ------
    ScenarioError
        For an unknown word.
    """
    truth = _Truth(rules, state)
    found = []
    for word, wanted in then.items():
        if word == "seen_by":
            for who, seen in wanted.items():
                found += _seen(rules, state, who, seen)
        elif word in _TRUTH:
            found += _compare(word, wanted, _TRUTH[word](truth))
        else:
            raise ScenarioError(f"'then' has no word {word!r}")
    return tuple(found)


class _Truth:
    """A state as both seats together see it."""

    def __init__(self, rules: Claim2, state: State) -> None:
        self.rules = rules
        self.state = state
        views = [rules.observe(state, seat) for seat in BOTH]
        self.seen = views[0]
        self.own = tuple(views[seat].sides[seat] for seat in BOTH)

    def legal(self) -> list[object]:
        """Return the open question's options as they are written in ``moves``."""
        return [_written(option) for each in self.rules.decisions(self.state) for option in each.options]

    def outcome(self) -> dict[str, object]:
        """Return how the game ended; the winner is ``None`` in a draw."""
        ended = self.rules.outcome(self.state)
        if ended is None:
            return {}
        winner = ended.ranks.index(1) if ended.ranks.count(1) == 1 else None
        return {"kind": ended.kind, "winner": winner, "votes": list(ended.scores)}


def _written(option: AnyAction) -> object:
    if isinstance(option, Play):
        return option.card
    if isinstance(option, Choose):
        return "swap" if option.swap else "keep"
    return option.gnomes


_PUBLIC: dict[str, Callable[[Observation], object]] = {
    "phase": lambda seen: seen.phase,
    "trick": lambda seen: seen.number,
    "leader": lambda seen: seen.leader,
    "asks": lambda seen: seen.asks,
    "asked": lambda seen: seen.asked,
    "competed": lambda seen: seen.competed,
    "deck": lambda seen: seen.deck_count,
    "table": lambda seen: seen.trick,
    "last": lambda seen: seen.last.winner if seen.last else None,
    "smash": lambda seen: [list(each) for each in seen.due],
    "score": lambda seen: [side.score for side in seen.sides],
    "rows": lambda seen: [side.row for side in seen.sides],
    "pool": lambda seen: seen.pool,
    "smashed": lambda seen: seen.smashed,
    "discard": lambda seen: seen.discard,
    "votes": lambda seen: {vote.faction: vote.seat for vote in seen.votes},
    "hand_counts": lambda seen: [side.hand_count for side in seen.sides],
    "follower_counts": lambda seen: [side.follower_count for side in seen.sides],
}

_TRUTH: dict[str, Callable[[_Truth], object]] = {
    **{word: lambda truth, tell=tell: tell(truth.seen) for word, tell in _PUBLIC.items()},  # type: ignore[misc]
    "hands": lambda truth: [side.hand for side in truth.own],
    "followers": lambda truth: [side.followers for side in truth.own],
    "legal": _Truth.legal,
    "outcome": _Truth.outcome,
    "over": lambda truth: truth.state.asks == "over",
}


def _seen(rules: Claim2, state: State, who: str, wanted: Mapping[str, Any]) -> list[str]:
    """Return what differs in the view of ``who``: a seat's number, or ``table``."""
    if who not in ("0", "1", "table"):
        raise ScenarioError(f"'seen_by' needs a seat or 'table', not {who!r}")
    viewer = None if who == "table" else Seat(int(who))
    view = rules.observe(state, viewer)
    found = []
    for word, value in wanted.items():
        has = _known_to(view, viewer, word)
        if isinstance(has, list) and isinstance(value, list) and word in ("hands", "followers") and viewer is not None:
            has[viewer] = _left_open(value[viewer], has[viewer])
        found += [f"seen by {who}: {each}" for each in _compare(word, value, has)]
    return found


def _known_to(view: Observation, viewer: Seat | None, word: str) -> object:
    """Return what ``view`` shows under ``word``, ``unknown`` for each hidden card."""
    if word == "top":
        return view.top
    if word == "hands":
        return [_zone(side.hand, side.hand_count) for side in view.sides]
    if word == "followers":
        return [_zone(side.followers, side.follower_count) for side in view.sides]
    if word in _PUBLIC:
        return _PUBLIC[word](view)
    raise ScenarioError(f"'seen_by' has no word {word!r}")


def _left_open(wanted: object, own: tuple[str, ...]) -> tuple[str, ...]:
    """Return the viewer's ``own`` zone with ``unknown`` for as many unnamed cards as ``wanted`` leaves open."""
    if not isinstance(wanted, list):
        return own
    named = Counter(_name(each) for each in wanted)
    unnamed = list((Counter(own) - named).elements())
    spared = Counter(unnamed[: named["unknown"]])
    return (*(Counter(own) - spared).elements(), *("unknown",) * spared.total())


def _zone(known: tuple[str, ...], count: int) -> tuple[str, ...]:
    return known + ("unknown",) * (count - len(known))


def _compare(word: str, wanted: object, found: object) -> list[str]:
    """Return a sentence if ``found`` is not as ``wanted``; zones compare without order, ``null`` in a pair is free."""
    if isinstance(wanted, list) and isinstance(found, list):
        if len(wanted) != len(found):
            return [f"{word} has {len(found)} parts, not {len(wanted)}"]
        pairs = enumerate(zip(wanted, found, strict=True))
        return [each for at, (want, has) in pairs if want is not None for each in _compare(f"{word}[{at}]", want, has)]
    if isinstance(wanted, list) and isinstance(found, tuple):
        same = Counter(_name(each) for each in wanted) == Counter(found)
    elif isinstance(wanted, dict) and isinstance(found, dict):
        same = all(name in found and found[name] == value for name, value in wanted.items())
    elif isinstance(wanted, str):
        same = _name(wanted) == found
    else:
        same = wanted == found
    return [] if same else [f"{word} is {_shown(found)}, not {_shown(wanted)}"]


def _shown(value: object) -> str:
    return ", ".join(str(each) for each in value) or "empty" if isinstance(value, list | tuple) else str(value)
