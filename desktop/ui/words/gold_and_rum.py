"""English sentences of the rules of Gold & Rum."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # questions
    "gold_and_rum.ask.normal": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Lay a recruiting or desertion card on a pile, or pass"
    ),
    "gold_and_rum.ask.marker": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The rum is here: recruiting is open. Lay a card on a pile, or pass"
    ),
    "gold_and_rum.ask.last": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Last call: after the next card nobody can be driven away. Lay a card on a pile, or pass"
    ),
    "gold_and_rum.ask.recruit": QT_TRANSLATE_NOOP(
        "gold_and_rum", "All warriors are dealt: lay a recruiting card on a pile, or pass"
    ),
    "gold_and_rum.ask.favourite": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Name your favourite: what he scores this round, you score"
    ),
    "gold_and_rum.ask.spy": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Spy {number} is called: ask a warlord for one card, or leave it"
    ),
    "gold_and_rum.ask.race": QT_TRANSLATE_NOOP("gold_and_rum", "Name the race that fights battle {number}"),
    "gold_and_rum.ask.lay": QT_TRANSLATE_NOOP("gold_and_rum", "How many of these do you lay? {kind}"),
    "gold_and_rum.ask.lay-nothing": QT_TRANSLATE_NOOP("gold_and_rum", "You have no mercenary that can be laid"),
    "gold_and_rum.ask.call": QT_TRANSLATE_NOOP("gold_and_rum", "Who uses this card now? {kind}"),
    "gold_and_rum.ask.commando": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Point at the face-down card that the commando shall remove, or withdraw"
    ),
    "gold_and_rum.ask.no-target": QT_TRANSLATE_NOOP(
        "gold_and_rum", "No other warlord has laid a card: the commando has nobody to strike. Withdraw"
    ),
    "gold_and_rum.ask.feigned": QT_TRANSLATE_NOOP(
        "gold_and_rum", "You do not hold this card: {kind}. Nobody else knows; withdraw"
    ),
    "gold_and_rum.ask.airship": QT_TRANSLATE_NOOP("gold_and_rum", "How many goblins board the airship? Or withdraw"),
    "gold_and_rum.ask.no-crew": QT_TRANSLATE_NOOP(
        "gold_and_rum", "There is no goblin in your hand to fly the airship. Withdraw"
    ),
    # warnings
    "gold_and_rum.warn.deserted": QT_TRANSLATE_NOOP(
        "gold_and_rum", "A desertion laid on a desertion has no effect; it lies on top of pile {piles}"
    ),
    "gold_and_rum.warn.claimed": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The lowest recruiting card owns a pile; there is one on top of pile {piles}"
    ),
    "gold_and_rum.warn.quarrel": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Two leaders of this race are in your army: it is worth nothing, whatever you add"
    ),
    "gold_and_rum.warn.no-goblins": QT_TRANSLATE_NOOP(
        "gold_and_rum", "A war machine needs a goblin laid in the same battle, and you hold none"
    ),
    # refusals
    "gold_and_rum.refused.not-asked": QT_TRANSLATE_NOOP("gold_and_rum", "There is no such answer in this game"),
    "gold_and_rum.refused.not-dealing": QT_TRANSLATE_NOOP("gold_and_rum", "The deal is over"),
    "gold_and_rum.refused.too-late": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Desertion cards may be laid only until the last warrior card comes"
    ),
    "gold_and_rum.refused.chancellor-deals": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The chancellor deals and lays no cards"
    ),
    "gold_and_rum.refused.no-rum": QT_TRANSLATE_NOOP("gold_and_rum", "Nobody recruits before the rum is here"),
    "gold_and_rum.refused.not-your-turn": QT_TRANSLATE_NOOP("gold_and_rum", "Now it is for {seat} to answer"),
    "gold_and_rum.refused.none-left": QT_TRANSLATE_NOOP("gold_and_rum", "You have no such card left this round"),
    "gold_and_rum.refused.no-pile": QT_TRANSLATE_NOOP("gold_and_rum", "There is no pile {pile}"),
    "gold_and_rum.refused.pile-not-begun": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Pile {pile} has not begun: there is nothing to lay a card on"
    ),
    "gold_and_rum.refused.not-chancellor": QT_TRANSLATE_NOOP("gold_and_rum", "Only the chancellor decides this"),
    "gold_and_rum.refused.favourite-early": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The favourite is named when the deal is over"
    ),
    "gold_and_rum.refused.favourite-final": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The favourite is named for the whole round"
    ),
    "gold_and_rum.refused.favourite-self": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The chancellor must favour another player"
    ),
    "gold_and_rum.refused.no-player": QT_TRANSLATE_NOOP("gold_and_rum", "There is no such player"),
    "gold_and_rum.refused.no-spies-now": QT_TRANSLATE_NOOP("gold_and_rum", "No spy is called now"),
    "gold_and_rum.refused.spy-not-yours": QT_TRANSLATE_NOOP("gold_and_rum", "The spy that is called belongs to {seat}"),
    "gold_and_rum.refused.spy-chancellor": QT_TRANSLATE_NOOP("gold_and_rum", "The chancellor has no army to spy on"),
    "gold_and_rum.refused.spy-self": QT_TRANSLATE_NOOP("gold_and_rum", "You must ask another warlord"),
    "gold_and_rum.refused.spy-lower": QT_TRANSLATE_NOOP(
        "gold_and_rum", "A spy can ask only for spies of a higher number: {kind} is none"
    ),
    "gold_and_rum.refused.no-kind": QT_TRANSLATE_NOOP("gold_and_rum", "There is no such kind of card"),
    "gold_and_rum.refused.no-race-now": QT_TRANSLATE_NOOP("gold_and_rum", "No race is to be named now"),
    "gold_and_rum.refused.no-race": QT_TRANSLATE_NOOP("gold_and_rum", "There is no such race"),
    "gold_and_rum.refused.race-fought": QT_TRANSLATE_NOOP("gold_and_rum", "This race has fought this round: {race}"),
    "gold_and_rum.refused.no-laying-now": QT_TRANSLATE_NOOP("gold_and_rum", "Nobody lays mercenaries now"),
    "gold_and_rum.refused.not-layable": QT_TRANSLATE_NOOP(
        "gold_and_rum", "This card cannot be laid in a battle: {kind}"
    ),
    "gold_and_rum.refused.not-in-hand": QT_TRANSLATE_NOOP("gold_and_rum", "You do not hold this card: {kind}"),
    "gold_and_rum.refused.lay-order": QT_TRANSLATE_NOOP("gold_and_rum", "First say how many of these you lay: {kind}"),
    "gold_and_rum.refused.too-many": QT_TRANSLATE_NOOP(
        "gold_and_rum", "You cannot lay that number of these: {kind}. You hold %n"
    ),
    "gold_and_rum.refused.lay-kinds": QT_TRANSLATE_NOOP(
        "gold_and_rum", "You hold mercenaries that can be laid; first say how many of these: {kind}"
    ),
    "gold_and_rum.refused.no-call-now": QT_TRANSLATE_NOOP("gold_and_rum", "No call is open now"),
    "gold_and_rum.refused.answered": QT_TRANSLATE_NOOP("gold_and_rum", "You have answered this call: {kind}"),
    "gold_and_rum.refused.not-eligible": QT_TRANSLATE_NOOP("gold_and_rum", "This call does not ask you: {kind}"),
    "gold_and_rum.refused.not-named": QT_TRANSLATE_NOOP("gold_and_rum", "Nobody has named himself in a call"),
    "gold_and_rum.refused.own-card": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The commando strikes a card of another warlord"
    ),
    "gold_and_rum.refused.no-card-there": QT_TRANSLATE_NOOP("gold_and_rum", "No face-down card lies there"),
    "gold_and_rum.refused.no-crew": QT_TRANSLATE_NOOP("gold_and_rum", "The airship needs at least one goblin aboard"),
    # set-up
    "gold_and_rum.setup.seats": QT_TRANSLATE_NOOP("gold_and_rum", "Gold & Rum is for {low} to {high} players"),
    "gold_and_rum.setup.open-book": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The open book is either “on” or “off”, not “{value}”"
    ),
    "gold_and_rum.setup.step": QT_TRANSLATE_NOOP(
        "gold_and_rum", "A window opens after every card (1) up to every circuit ({piles}), not after “{value}”"
    ),
    "gold_and_rum.setup.option": QT_TRANSLATE_NOOP("gold_and_rum", "Gold & Rum has no option “{name}”"),
    "gold_and_rum.setup.first": QT_TRANSLATE_NOOP("gold_and_rum", "The first chancellor must be one of the players"),
    "gold_and_rum.setup.picks": QT_TRANSLATE_NOOP(
        "gold_and_rum", "There is nothing to pick: everything is dealt from one deck"
    ),
    # reading answers
    "gold_and_rum.read.not-a-mapping": QT_TRANSLATE_NOOP(
        "gold_and_rum", "An answer must be a mapping with a seat and a verb"
    ),
    "gold_and_rum.read.no-seat": QT_TRANSLATE_NOOP("gold_and_rum", "The seat must be a number from 0 up"),
    "gold_and_rum.read.no-verb": QT_TRANSLATE_NOOP(
        "gold_and_rum", "An answer needs exactly one verb of these: {words}"
    ),
    "gold_and_rum.read.bad-value": QT_TRANSLATE_NOOP("gold_and_rum", "This is no way to answer with “{word}”"),
    # content
    "gold_and_rum.content.unknown-kind": QT_TRANSLATE_NOOP("gold_and_rum", "There is no kind of warrior card “{word}”"),
    "gold_and_rum.content.unknown-kind.mend": QT_TRANSLATE_NOOP("gold_and_rum", "The kinds are: {words}."),
    "gold_and_rum.content.kind-twice": QT_TRANSLATE_NOOP(
        "gold_and_rum", "This kind stands here already, in line {line}"
    ),
    "gold_and_rum.content.kind-twice.mend": QT_TRANSLATE_NOOP("gold_and_rum", "Keep one of the two lines."),
    "gold_and_rum.content.kind-missing": QT_TRANSLATE_NOOP("gold_and_rum", "The kind “{word}” is missing"),
    "gold_and_rum.content.kind-missing.mend": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Add a line for it with “copies” and “value”."
    ),
    "gold_and_rum.content.total": QT_TRANSLATE_NOOP(
        "gold_and_rum", "These are %n warrior card(s); the game is dealt with {wanted}"
    ),
    "gold_and_rum.content.total.mend": QT_TRANSLATE_NOOP("gold_and_rum", "Change the copies so that they add up."),
    "gold_and_rum.content.range": QT_TRANSLATE_NOOP("gold_and_rum", "{value} is not between {low} and {high}"),
    "gold_and_rum.content.range.mend": QT_TRANSLATE_NOOP("gold_and_rum", "Write a whole number in that range."),
    "gold_and_rum.content.seats-twice": QT_TRANSLATE_NOOP(
        "gold_and_rum", "The table for %n player(s) stands here already, in line {line}"
    ),
    "gold_and_rum.content.seats-twice.mend": QT_TRANSLATE_NOOP("gold_and_rum", "Keep one of the two lines."),
    "gold_and_rum.content.seats-missing": QT_TRANSLATE_NOOP("gold_and_rum", "There is no table for %n player(s)"),
    "gold_and_rum.content.seats-missing.mend": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Add a line with “seats”, “piles”, “recruits”, “deserts” and “threshold”."
    ),
    "gold_and_rum.content.marker": QT_TRANSLATE_NOOP(
        "gold_and_rum",
        "The marker cannot lie between card {first} and card {last}: the second number is the smaller one",
    ),
    "gold_and_rum.content.marker.mend": QT_TRANSLATE_NOOP("gold_and_rum", "Put the smaller number under “first”."),
    "gold_and_rum.content.points": QT_TRANSLATE_NOOP(
        "gold_and_rum", "There are points for %n battle(s), and four battles in a round"
    ),
    "gold_and_rum.content.points.mend": QT_TRANSLATE_NOOP("gold_and_rum", "Write four numbers."),
    # the end
    "gold_and_rum.part.battles": QT_TRANSLATE_NOOP("gold_and_rum", "Battles won"),
    "gold_and_rum.part.favourite": QT_TRANSLATE_NOOP("gold_and_rum", "Battles won by the favourite"),
    "gold_and_rum.why.latest": QT_TRANSLATE_NOOP(
        "gold_and_rum",
        "Equal points: {winner} won battle {battle} of round {round}, the latest that makes a difference",
    ),
    "gold_and_rum.why.shared": QT_TRANSLATE_NOOP(
        "gold_and_rum", "Equal points and equal battles: the victory is shared by {seats}"
    ),
}
