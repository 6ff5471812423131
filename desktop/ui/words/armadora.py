"""What Armadora says, in English."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # questions
    "armadora.turn": QT_TRANSLATE_NOOP("armadora", "Your turn: a warrior or palisades"),
    "armadora.turn-advanced": QT_TRANSLATE_NOOP("armadora", "Your turn: warrior, palisades or reinforcement"),
    "armadora.after-power": QT_TRANSLATE_NOOP("armadora", "Now lay a warrior, place palisades or a reinforcement"),
    "armadora.after-goblin": QT_TRANSLATE_NOOP("armadora", "Now lay a warrior face down"),
    "armadora.only-pass": QT_TRANSLATE_NOOP("armadora", "You have nothing left to do but pass"),
    "armadora.second-palisade": QT_TRANSLATE_NOOP("armadora", "Place a second palisade, or leave it at one"),
    "armadora.third-palisade": QT_TRANSLATE_NOOP("armadora", "Place a third palisade, or leave it at two"),
    "armadora.costs-token": QT_TRANSLATE_NOOP("armadora", "The third palisade costs your power token"),
    # set-up
    "armadora.setup-seats": QT_TRANSLATE_NOOP("armadora", "Armadora is for two to four players, not for {seats}"),
    "armadora.setup-option": QT_TRANSLATE_NOOP("armadora", "Armadora knows no option {option}"),
    "armadora.setup-first": QT_TRANSLATE_NOOP("armadora", "There is no seat {number} to begin"),
    "armadora.setup-picks": QT_TRANSLATE_NOOP("armadora", "{picks} races were chosen for {seats} players"),
    "armadora.setup-by-lot": QT_TRANSLATE_NOOP("armadora", "In the advanced game the races are dealt by lot"),
    "armadora.setup-race": QT_TRANSLATE_NOOP("armadora", "There is no race called {race}"),
    "armadora.setup-race-twice": QT_TRANSLATE_NOOP(
        "armadora", "{race}: chosen twice; the warriors of a race make one army only"
    ),
    # who and when
    "armadora.unknown-action": QT_TRANSLATE_NOOP("armadora", "Armadora knows no such action"),
    "armadora.unreadable": QT_TRANSLATE_NOOP("armadora", "This cannot be read as an action of Armadora"),
    "armadora.over": QT_TRANSLATE_NOOP("armadora", "The game is over"),
    "armadora.no-such-seat": QT_TRANSLATE_NOOP("armadora", "There is no seat {number}"),
    "armadora.has-passed": QT_TRANSLATE_NOOP("armadora", "Who has passed takes no further turn"),
    "armadora.not-your-turn": QT_TRANSLATE_NOOP("armadora", "It is another player's turn: {seat}"),
    "armadora.building": QT_TRANSLATE_NOOP("armadora", "First end your palisades: place one more or leave it at that"),
    "armadora.done-before-first": QT_TRANSLATE_NOOP("armadora", "There is nothing to end: no palisade is placed yet"),
    "armadora.goblin-goes-on": QT_TRANSLATE_NOOP("armadora", "After the open warrior you must lay one face down"),
    "armadora.pass-after-power": QT_TRANSLATE_NOOP("armadora", "After a power you must act; you cannot pass"),
    "armadora.advanced-only": QT_TRANSLATE_NOOP("armadora", "The base game has neither reinforcements nor powers"),
    # warriors
    "armadora.reserve-empty": QT_TRANSLATE_NOOP("armadora", "You have no warriors left"),
    "armadora.no-such-square": QT_TRANSLATE_NOOP(
        "armadora", "There is no such square; squares are called a1 to {last}"
    ),
    "armadora.mine": QT_TRANSLATE_NOOP("armadora", "{square} is a mine; warriors stand on land"),
    "armadora.occupied": QT_TRANSLATE_NOOP("armadora", "There is a warrior on {square} already"),
    "armadora.no-such-strength": QT_TRANSLATE_NOOP("armadora", "You have no warrior of strength {strength} left"),
    # palisades
    "armadora.no-such-line": QT_TRANSLATE_NOOP(
        "armadora", "There is no such line; palisades stand between two neighbouring squares, never on the border"
    ),
    "armadora.line-twice": QT_TRANSLATE_NOOP("armadora", "You have just placed a palisade on {line}"),
    "armadora.supply-empty": QT_TRANSLATE_NOOP("armadora", "There are no palisades left"),
    "armadora.line-taken": QT_TRANSLATE_NOOP("armadora", "There is a palisade on {line} already"),
    "armadora.too-small": QT_TRANSLATE_NOOP(
        "armadora", "This would close a territory of %n square(s); at least {least} are needed"
    ),
    # reinforcement and powers
    "armadora.reinforcement-used": QT_TRANSLATE_NOOP("armadora", "You have used your reinforcement"),
    "armadora.reinforce-own": QT_TRANSLATE_NOOP("armadora", "The reinforcement goes to a warrior of your own"),
    "armadora.not-full": QT_TRANSLATE_NOOP("armadora", "This territory is not full: %n square(s) are free"),
    "armadora.reinforced-already": QT_TRANSLATE_NOOP("armadora", "There is a reinforcement in this territory already"),
    "armadora.other-race": QT_TRANSLATE_NOOP("armadora", "This power belongs to another race: {race}"),
    "armadora.no-token": QT_TRANSLATE_NOOP("armadora", "You have no power token left"),
    "armadora.second-power": QT_TRANSLATE_NOOP("armadora", "You have used your power this turn"),
    "armadora.peek-foe": QT_TRANSLATE_NOOP("armadora", "You may look at a warrior of an opponent only"),
    "armadora.peek-open": QT_TRANSLATE_NOOP("armadora", "This warrior lies face up"),
    "armadora.shoot-foe": QT_TRANSLATE_NOOP("armadora", "You may shoot at a warrior of an opponent only"),
    "armadora.shoot-no-elf": QT_TRANSLATE_NOOP("armadora", "None of your elves stands in this territory"),
    "armadora.shoot-full": QT_TRANSLATE_NOOP("armadora", "This territory is full; nobody can be shot at here any more"),
    "armadora.power-without-action": QT_TRANSLATE_NOOP(
        "armadora", "A power comes before an action, and you have none left"
    ),
    "armadora.goblin-needs-two": QT_TRANSLATE_NOOP(
        "armadora", "This power needs two warriors in your reserve and two free squares"
    ),
    # the end
    "armadora.pile": QT_TRANSLATE_NOOP("armadora", "Territory {first} to {last}"),
    "armadora.pile-shared": QT_TRANSLATE_NOOP("armadora", "Territory {first} to {last}, shared"),
    "armadora.why-piles": QT_TRANSLATE_NOOP(
        "armadora", "Equal gold ({gold}); comparing piles, number {place} in size decides: {mine} against {other}"
    ),
    "armadora.why-shared": QT_TRANSLATE_NOOP("armadora", "Equal gold ({gold}) and equal piles: the victory is shared"),
    "armadora.why-no-gold": QT_TRANSLATE_NOOP("armadora", "Nobody has gold: the victory is shared"),
    # content
    "armadora.fault-embedded": QT_TRANSLATE_NOOP("armadora", "The board and armies in this save cannot be read"),
    "armadora.fault-range": QT_TRANSLATE_NOOP("armadora", "{what}: {value} is not between {low} and {high}"),
    "armadora.fault-range.mend": QT_TRANSLATE_NOOP("armadora", "Write a number from {low} to {high}"),
    "armadora.fault-piles": QT_TRANSLATE_NOOP("armadora", "There are {piles} piles of gold for {mines} mines"),
    "armadora.fault-piles.mend": QT_TRANSLATE_NOOP("armadora", "Give each mine one pile"),
    "armadora.fault-square": QT_TRANSLATE_NOOP("armadora", "There is no square {square}"),
    "armadora.fault-square.mend": QT_TRANSLATE_NOOP("armadora", "Squares are called a1 to {last}"),
    "armadora.fault-mine-twice": QT_TRANSLATE_NOOP("armadora", "The mine {square} is named twice"),
    "armadora.fault-mine-twice.mend": QT_TRANSLATE_NOOP("armadora", "Remove one {square}"),
    "armadora.fault-mines-touch": QT_TRANSLATE_NOOP("armadora", "The mines {square} and {other} are neighbours"),
    "armadora.fault-mines-touch.mend": QT_TRANSLATE_NOOP("armadora", "Move {square} away from {other}"),
    "armadora.fault-strengths": QT_TRANSLATE_NOOP("armadora", "An army needs strengths from 1 upwards without a gap"),
    "armadora.fault-strengths.mend": QT_TRANSLATE_NOOP("armadora", "Name every strength from 1 to the highest"),
    "armadora.fault-armies": QT_TRANSLATE_NOOP("armadora", "There must be one army for each of 2, 3 and 4 players"),
    "armadora.fault-armies.mend": QT_TRANSLATE_NOOP("armadora", "Name players 2, 3 and 4 once each"),
    "armadora.fault-races": QT_TRANSLATE_NOOP("armadora", "There must be four different races"),
    "armadora.fault-races.mend": QT_TRANSLATE_NOOP("armadora", "Name orc, goblin, elf and mage once each"),
}
"""Sentences by key; ``{name}`` is the argument of that name."""
