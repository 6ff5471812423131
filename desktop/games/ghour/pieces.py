"""The values that state and observation share: cards on the Field, the fight, the open payment."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

Vector: TypeAlias = tuple[int, int, int]
"""Gold, material, mana."""

Price: TypeAlias = tuple[int, int, int, int]
"""Gold, material, mana, builders."""

NOTHING: Vector = (0, 0, 0)

GRAVEYARD, TROPHIES = 0, 1
"""The piles one may look into."""


class Piece(msgspec.Struct, frozen=True, gc=False):
    """An extension or item that is attached; it shares the state of its host (GH-3.2).

    Attributes
    ----------
    uid
        Its number on the table.
    face
        Its card's number in the content.
    owner
        Whose deck it came from.
    """

    uid: int
    face: int
    owner: int


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A card that lies on the Field with a state of its own.

    Attributes
    ----------
    uid
        Its number on the table, new each time a card enters the Field.
    face
        Its card's number in the content; -1 for a viewer who may not know it.
    owner
        Whose deck it came from (GH-1.9).
    turned
        Quarter turns, 0 to 3 (GH-3.1).
    hidden
        0 if it lies face-up, else the number on its back (GH-11.16).
    granted
        Keywords it has until the end of the day, as bits.
    attached
        Extensions or items, in the order of attachment.
    named
        What a timed spell is aimed at, one number for each ability.
    """

    uid: int
    face: int
    owner: int
    turned: int
    hidden: int = 0
    granted: int = 0
    attached: tuple[Piece, ...] = ()
    named: tuple[int, ...] = ()


class Mod(msgspec.Struct, frozen=True, gc=False):
    """A modifier that lasts for the battle or the effect window (GH-6.14).

    Attributes
    ----------
    uid
        The card it changes.
    attack, defence
        By how much.
    by
        Whose effect it is.
    late
        Whether it counts last: a lost game of signs (GH-12.87).
    card
        The card whose symbol or spell it is, by its number in the content; -1 if that is not known to everybody.
    """

    uid: int
    attack: int
    defence: int
    by: int
    late: bool = False
    card: int = -1


class Line(msgspec.Struct, frozen=True, gc=False):
    """One attack value of an attacking card (GH-9.1).

    Attributes
    ----------
    owner
        The attacking card.
    value
        Which of its attack values.
    blocked
        Whether it was blocked; it stays so (GH-9.17).
    struck
        Whether it has struck in this round.
    """

    owner: int
    value: int
    blocked: bool = False
    struck: bool = False


class Block(msgspec.Struct, frozen=True, gc=False):
    """A blocker's value set against a line; value -1 for a card without attack value.

    Attributes
    ----------
    unit, value
        The blocker and which of its attack values.
    line
        The line's place.
    """

    unit: int
    value: int
    line: int


class Share(msgspec.Struct, frozen=True, gc=False):
    """Points of one attack value aimed at one card.

    Attributes
    ----------
    source
        The line's place, or for a defending card 1000 + its value.
    unit
        Whose value it is.
    target
        The card that is hit.
    points
        How many, before ravaging doubles them.
    """

    source: int
    unit: int
    target: int
    points: int


class Fight(msgspec.Struct, frozen=True, gc=False):
    """An attack that is going on (GH-9).

    Attributes
    ----------
    attacker, defender
        Seats; for mercenaries the attacker is the acting opponent (GH-8.7).
    mercenary
        Whether unpaid mercenaries attack their own base.
    target
        The card named.
    attackers
        The attacking cards.
    lines, blocks
        Who strikes whom.
    overflow
        Further lines that an axe takes on: (blocker, line), in the defender's order (GH-9.10a).
    wound
        How often each catapult turned for this fight: (card, turns).
    blown
        Kamikaze that used their bonus.
    shifted
        Shapeshifters that played, with +1 or -1.
    marked
        Damage taken so far: (card, damage) (GH-9.2).
    drunk
        What life-drinkers gained: (card, gain).
    wise
        Defending cards with the knowledge bonus (GH-9.26).
    aimed
        Cards that used the bonus' point of attack in this round.
    pairs
        Direct opponents: (attacking card, defending card).
    turns
        By how much poison or sleep turned cards in this round: (card, turns).
    shares
        Points fixed for this step.
    begun
        How many of them the seat that is asked gave in its open answer.
    asker
        Which seat that is.
    hit
        Damage that reached the base.
    round, step
        Where the fight is.
    seen
        Positions at the ends of rounds (GH-9.22).
    dead
        Cards defeated in this step, before they are removed.
    looters
        Who gets the items of whom: (victim, looter).
    reached
        Whether an axe's leftover reached the target.
    """

    attacker: int
    defender: int
    mercenary: bool
    target: int
    attackers: tuple[int, ...]
    lines: tuple[Line, ...] = ()
    blocks: tuple[Block, ...] = ()
    overflow: tuple[tuple[int, int], ...] = ()
    wound: tuple[tuple[int, int], ...] = ()
    blown: tuple[int, ...] = ()
    shifted: tuple[tuple[int, int], ...] = ()
    marked: tuple[tuple[int, int], ...] = ()
    drunk: tuple[tuple[int, int], ...] = ()
    wise: tuple[int, ...] = ()
    aimed: tuple[int, ...] = ()
    pairs: tuple[tuple[int, int], ...] = ()
    turns: tuple[tuple[int, int], ...] = ()
    shares: tuple[Share, ...] = ()
    begun: int = 0
    asker: int = -1
    hit: int = 0
    round: int = 0
    step: int = 0
    seen: tuple[tuple[tuple[int, int, int], ...], ...] = ()
    dead: tuple[int, ...] = ()
    looters: tuple[tuple[int, int], ...] = ()
    reached: bool = False


class Plan(msgspec.Struct, frozen=True, gc=False):
    """A manoeuvre that is being paid for; nothing of it has happened yet (GH-11.8).

    Attributes
    ----------
    seat
        Who pays.
    kind
        ``play``, ``cast``, ``use``, ``bribe``, ``hire`` or ``surcharge``.
    card
        The card from the hand; -1 if there is none.
    unit
        The host, the card used, the card bribed, or the card with the surcharge.
    source, ability
        The symbol used.
    targets
        What the effect is aimed at.
    turned
        The state a timed spell is placed in.
    need
        Gold, material, mana and builders.
    goods
        What has been produced and not used.
    builders, help
        Creatures turned for the cost, and for building help.
    turns
        New states of cards turned: (card, state).
    dead
        Cards sacrificed on the way.
    spells
        Spells cast for their goods.
    covered
        The mercenaries that are paid.
    steps
        How many answers were given.
    """

    seat: int
    kind: str
    card: int = -1
    unit: int = 0
    source: int = 0
    ability: int = 0
    targets: tuple[int, ...] = ()
    turned: int = 0
    need: tuple[int, int, int, int] = (0, 0, 0, 0)
    goods: Vector = NOTHING
    builders: int = 0
    help: int = 0
    turns: tuple[tuple[int, int], ...] = ()
    dead: tuple[int, ...] = ()
    spells: tuple[int, ...] = ()
    covered: tuple[int, ...] = ()
    steps: int = 0


class Question(msgspec.Struct, frozen=True, gc=False):
    """What the game waits for: a row of the table GH-11c.

    Attributes
    ----------
    kind
        Which row.
    seat
        Who is asked.
    unit
        The card concerned; of a cut the seat whose pile it is.
    left
        A count: draws left, passes in succession, ties, cards milled; of a declaration the seat attacked.
    seats
        Those who play signs.
    signs
        What they chose: -1 not yet, 0 rock, 1 paper, 2 scissors, 3 yields.
    picked
        Attackers chosen so far.
    purpose
        What it is for: signs ``weak``, ``shift``, ``contest``; windows ``first`` (before blocks), ``second``
        (before damage), ``effect``; spending ``in`` an attack, ``after`` it, only ``spells``.
    """

    kind: str
    seat: int
    unit: int = 0
    left: int = 0
    seats: tuple[int, ...] = ()
    signs: tuple[int, ...] = ()
    picked: tuple[int, ...] = ()
    purpose: str = ""


class Symbol(msgspec.Struct, frozen=True, gc=False):
    """A mandatory symbol whose surcharge is still to be decided (GH-6.8).

    Attributes
    ----------
    seat
        Its controller.
    unit
        The card that has it.
    face, ability
        Where it is printed.
    """

    seat: int
    unit: int
    face: int
    ability: int


class Standing(msgspec.Struct, frozen=True, gc=False):
    """An announcement that stands (GH-8.21).

    Attributes
    ----------
    seat, against
        Who announced an attack on whom.
    binding
        Whether it cannot be withdrawn, the day's withdrawal being used.
    stirred
        Whether something happened since, so that it may be withdrawn.
    """

    seat: int
    against: int
    binding: bool = False
    stirred: bool = False


class Options(msgspec.Struct, frozen=True, gc=False):
    """The engine options of GH-0.6.

    Attributes
    ----------
    colony_out_loses, timed_keeps_alive, claim, tie_by_lot, mercenary_ignores_tower, leftover_next, unarmed, open_lists
        As their names there say.
    stalemate
        Days without anything happening before a draw is offered.
    """

    colony_out_loses: bool = False
    timed_keeps_alive: bool = True
    claim: bool = False
    tie_by_lot: bool = False
    mercenary_ignores_tower: bool = False
    leftover_next: bool = False
    stalemate: int = 3
    unarmed: bool = False
    open_lists: bool = False
