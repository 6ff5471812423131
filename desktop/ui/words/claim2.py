"""English sentences of the rules of Claim 2."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    # prompts
    "claim2.lead": QT_TRANSLATE_NOOP("claim2", "Lead a card"),
    "claim2.follow": QT_TRANSLATE_NOOP("claim2", "Follow with this faction: {faction} (you hold %n)"),
    "claim2.reply-freely": QT_TRANSLATE_NOOP("claim2", "Play any card: you hold none of this faction: {faction}"),
    "claim2.choose": QT_TRANSLATE_NOOP(
        "claim2", "Keep the competed card ({competed}) or swap it for the top card ({top})"
    ),
    "claim2.smash": QT_TRANSLATE_NOOP("claim2", "Smash up to %n gnome(s) of value {value} in the row of {victim}"),
    # set-up
    "claim2.setup.seats": QT_TRANSLATE_NOOP("claim2", "Claim 2 is for two players, not for %n"),
    "claim2.setup.first": QT_TRANSLATE_NOOP("claim2", "The first leader must be one of the two players"),
    "claim2.setup.option": QT_TRANSLATE_NOOP("claim2", "Claim 2 has no option “{option}”"),
    "claim2.setup.picks": QT_TRANSLATE_NOOP("claim2", "There is nothing to pick: both players are dealt from one deck"),
    "claim2.content.cards": QT_TRANSLATE_NOOP(
        "claim2", "These are not the 52 cards of the game: {faction}: missing {missing}, too many {extra}"
    ),
    "claim2.content.cards.mend": QT_TRANSLATE_NOOP("claim2", "The values of this faction must be: {values}."),
    # refusals
    "claim2.no-decision": QT_TRANSLATE_NOOP("claim2", "There is no such decision in this game"),
    "claim2.malformed": QT_TRANSLATE_NOOP("claim2", "This decision is not written as it should be"),
    "claim2.over": QT_TRANSLATE_NOOP("claim2", "The game is over"),
    "claim2.no-seer": QT_TRANSLATE_NOOP(
        "claim2", "No trick was just won with a seer: there is nothing to keep or swap"
    ),
    "claim2.seer-first": QT_TRANSLATE_NOOP("claim2", "First the seer: keep the competed card or swap it"),
    "claim2.no-smash": QT_TRANSLATE_NOOP("claim2", "No giant may smash a gnome now"),
    "claim2.smash-first": QT_TRANSLATE_NOOP("claim2", "First the giants: say how many gnomes they smash"),
    "claim2.not-asked.lead": QT_TRANSLATE_NOOP("claim2", "{seat} leads this trick"),
    "claim2.not-asked.reply": QT_TRANSLATE_NOOP("claim2", "It is for {seat} to reply"),
    "claim2.not-asked.choose": QT_TRANSLATE_NOOP("claim2", "The choice belongs to the winner of the trick: {seat}"),
    "claim2.not-asked.smash": QT_TRANSLATE_NOOP("claim2", "The giants smash for the winner of the trick: {seat}"),
    "claim2.no-such-card": QT_TRANSLATE_NOOP("claim2", "There is no card “{card}”"),
    "claim2.not-in-hand": QT_TRANSLATE_NOOP("claim2", "You do not hold this card: {card}"),
    "claim2.must-follow": QT_TRANSLATE_NOOP("claim2", "You must follow: you hold a card of this faction: {faction}"),
    "claim2.smash-number": QT_TRANSLATE_NOOP("claim2", "The number of gnomes must be a whole number from 0 up"),
    "claim2.smash-value": QT_TRANSLATE_NOOP(
        "claim2", "Value {value}: there is no giant of it in the trick, or no gnome of it in the row of the loser"
    ),
    "claim2.smash-order": QT_TRANSLATE_NOOP("claim2", "First answer for the gnomes of value {value}"),
    "claim2.smash-row": QT_TRANSLATE_NOOP("claim2", "Value {value}: the row of the loser has only %n such gnome(s)"),
    "claim2.smash-giants": QT_TRANSLATE_NOOP("claim2", "Value {value}: only %n giant(s) can smash, one gnome each"),
    # votes and the end
    "claim2.vote.more": QT_TRANSLATE_NOOP("claim2", "More cards: {more} to {fewer}"),
    "claim2.vote.higher": QT_TRANSLATE_NOOP("claim2", "%n card(s) each; the first difference is {higher} over {lower}"),
    "claim2.vote.same": QT_TRANSLATE_NOOP("claim2", "%n card(s) each, all of equal values: no vote"),
    "claim2.vote.none": QT_TRANSLATE_NOOP("claim2", "Nobody has a card of this faction: no vote"),
    "claim2.part.vote": QT_TRANSLATE_NOOP("claim2", "{faction}: %n card(s)"),
    "claim2.why.supporters": QT_TRANSLATE_NOOP(
        "claim2", "Equal votes: the voting factions have {more} cards against {fewer}"
    ),
    "claim2.why.draw": QT_TRANSLATE_NOOP("claim2", "Equal votes, and %n supporting card(s) each"),
}
