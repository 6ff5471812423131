"""English sentences of the workshop: the tournament."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "workshop.tournament-where": QT_TRANSLATE_NOOP("workshop", "Ghour · round {number} · %n player(s)"),
    "workshop.tournament-none": QT_TRANSLATE_NOOP("workshop", "Ghour · nobody has entered yet"),
    "workshop.tournament-hint": QT_TRANSLATE_NOOP(
        "workshop",
        "Everybody brings a pool of 48 cards and chooses 36 of them for each of three games. Whoever wins a pairing "
        "goes on, and meets the one whose points are closest.",
    ),
    "workshop.new-tournament": QT_TRANSLATE_NOOP("workshop", "New tournament"),
    "workshop.entrants-hint": QT_TRANSLATE_NOOP(
        "workshop", "Who takes part, and with which pool of 48 cards? Pools are built in the workshop."
    ),
    "workshop.add-entrant": QT_TRANSLATE_NOOP("workshop", "One more"),
    "workshop.begin-tournament": QT_TRANSLATE_NOOP("workshop", "Draw the first round"),
    "workshop.pool": QT_TRANSLATE_NOOP("workshop", "Pool"),
    "workshop.no-pool": QT_TRANSLATE_NOOP("workshop", "There is no legal pool of 48 cards; build one in the workshop"),
    "workshop.two-entrants": QT_TRANSLATE_NOOP("workshop", "Write the names of at least two, or let computers play"),
    "workshop.same-names": QT_TRANSLATE_NOOP("workshop", "Two have the same name"),
    "workshop.enter-result": QT_TRANSLATE_NOOP("workshop", "Enter a result"),
    "workshop.drawn-game": QT_TRANSLATE_NOOP("workshop", "Nobody: a drawn game"),
    "workshop.winner": QT_TRANSLATE_NOOP("workshop", "Winner"),
    "workshop.colony-left": QT_TRANSLATE_NOOP("workshop", "Cards left in the winner’s Colony"),
    "workshop.tp-of": QT_TRANSLATE_NOOP("workshop", "Trophy points: {name}"),
    "workshop.points-are": QT_TRANSLATE_NOOP("workshop", "%n point(s) for the winner"),
    "workshop.take": QT_TRANSLATE_NOOP("workshop", "Take it"),
    "workshop.standing": QT_TRANSLATE_NOOP("workshop", "Standing"),
    "workshop.out": QT_TRANSLATE_NOOP("workshop", "out"),
    "workshop.champion": QT_TRANSLATE_NOOP("workshop", "has won the tournament"),
    "workshop.games-of": QT_TRANSLATE_NOOP("workshop", "games {won} : {lost}"),
    "workshop.points-rule": QT_TRANSLATE_NOOP(
        "workshop", "A win is worth a point for each card left in the Colony, and a tenth of the trophy points"
    ),
    "workshop.round-number": QT_TRANSLATE_NOOP("workshop", "Round {number}"),
    "workshop.rested": QT_TRANSLATE_NOOP("workshop", "{name} rested, without points"),
    "workshop.rests": QT_TRANSLATE_NOOP("workshop", "{name} rests this round, without points"),
    "workshop.pool-card": QT_TRANSLATE_NOOP("workshop", "{name}: {taken} of {held} chosen"),
    "workshop.choice-of": QT_TRANSLATE_NOOP("workshop", "Game {number}: {size} of {whole} chosen"),
    "workshop.choice-right": QT_TRANSLATE_NOOP("workshop", "Game {number}: {size} cards, legal"),
    "workshop.as-before": QT_TRANSLATE_NOOP("workshop", "As before"),
    "workshop.empty-choice": QT_TRANSLATE_NOOP("workshop", "Anew"),
    "workshop.play-game": QT_TRANSLATE_NOOP("workshop", "Play game {number}"),
    "workshop.let-play": QT_TRANSLATE_NOOP("workshop", "Let them play"),
    "workshop.they-play": QT_TRANSLATE_NOOP("workshop", "They are playing …"),
    "workshop.away-failed": QT_TRANSLATE_NOOP("workshop", "The computer players could not finish their game: {why}"),
    "workshop.of-computer": QT_TRANSLATE_NOOP("workshop", "{name} ({kind})"),
    "workshop.who-plays": QT_TRANSLATE_NOOP("workshop", "Who plays"),
    "workshop.to-tournament": QT_TRANSLATE_NOOP("workshop", "To the tournament"),
    "workshop.go-on-game": QT_TRANSLATE_NOOP("workshop", "Go on playing"),
    "workshop.strike-out": QT_TRANSLATE_NOOP("workshop", "Strike out"),
    "workshop.lot-for": QT_TRANSLATE_NOOP("workshop", "Rock-paper-scissors: {name}"),
    "workshop.next-round": QT_TRANSLATE_NOOP("workshop", "Next round"),
    "workshop.score-of": QT_TRANSLATE_NOOP("workshop", "{first} and {second}: {left} : {right}"),
    "workshop.game-next": QT_TRANSLATE_NOOP("workshop", "game {number} is next"),
    "workshop.goes-on": QT_TRANSLATE_NOOP("workshop", "{name} goes on"),
    "workshop.even": QT_TRANSLATE_NOOP("workshop", "even in everything: rock-paper-scissors tells"),
    "workshop.first-choose": QT_TRANSLATE_NOOP("workshop", "{name}: {why}"),
    "workshop.not-here": QT_TRANSLATE_NOOP("workshop", "Ghour cannot be played at this table yet; enter the results"),
}
