"""What the chronicle of Gold & Rum says."""

from __future__ import annotations

from desktop.core.rules import Event, Seat
from desktop.games.gold_and_rum import events
from desktop.games.gold_and_rum.observation import Claim, SpyCall
from desktop.ui.games.gold_and_rum import muster, pieces
from desktop.ui.games.gold_and_rum.battle import formula
from desktop.ui.table.situation import Line, Situation


def line(event: Event, now: Situation) -> Line | None:
    """Return the line for ``event``; what is plain to see on the table has none."""
    said = now.word

    def who(seat: int) -> object:
        return now.who(Seat(seat))

    match event:
        case events.RoundBegan(number=number, chancellor=chancellor):
            return Line(said("gold_and_rum.log.round", number=number, who=who(chancellor)), Seat(chancellor))
        case events.RumCame(after=after):
            return Line(said("gold_and_rum.log.rum", after=after))
        case events.LastCall():
            return Line(said("gold_and_rum.log.last-call"))
        case events.RecruitPhaseBegan():
            return Line(said("gold_and_rum.log.recruit-phase"))
        case events.DesertLaid(seat=seat, pile=pile, on=on):
            words = said("gold_and_rum.log.desert", who=who(seat), pile=pile + 1, card=pieces.kind_words(now, on))
            return Line(words, Seat(seat))
        case events.RecruitLaid(seat=seat, pile=pile):
            return Line(said("gold_and_rum.log.recruit", who=who(seat), pile=pile + 1), Seat(seat))
        case events.Favoured(seat=seat, player=player):
            return Line(said("gold_and_rum.log.favoured", who=who(seat), favourite=who(player)), Seat(seat))
        case events.PileTaken():
            return Line(muster.claim_words(now, claim_of(event)), Seat(event.owner))
        case events.SpyCalled(number=number, holder=-1):
            return Line(said("gold_and_rum.log.spy-nobody", number=number))
        case events.SpyCalled(number=number, holder=holder):
            return Line(said("gold_and_rum.spy-called", number=number, who=who(holder)), Seat(holder))
        case events.SpySent(seat=seat):
            return Line(muster.spy_words(now, spy_of(event, 0)), Seat(seat))
        case events.SpyDeclined(seat=seat, number=number):
            return Line(said("gold_and_rum.log.spy-unused", number=number, who=who(seat)), Seat(seat))
        case events.GiantsLeft(seat=seat, count=count):
            return Line(said("gold_and_rum.log.giants", who=who(seat), n=count), Seat(seat))
        case events.BattleBegan(number=number, race=race, points=points):
            race_name = pieces.race_words(now, race)
            return Line(said("gold_and_rum.log.battle", number=number, race=race_name, n=points))
        case events.Laid(seat=seat, count=count):
            return Line(said("gold_and_rum.log.laid", who=who(seat), n=count), Seat(seat))
        case events.CallMade(kind=kind, again=again) if not again:
            return Line(said("gold_and_rum.log.call", card=pieces.kind_words(now, kind)))
        case events.CallAnswered(kind=kind, seats=()):
            return Line(said("gold_and_rum.log.nobody", card=pieces.kind_words(now, kind)))
        case events.CallAnswered(kind=kind, seats=seats):
            names = tuple(now.who(Seat(seat)) for seat in seats)
            return Line(said("gold_and_rum.log.named", who=names, card=pieces.kind_words(now, kind)))
        case events.Withdrew(seat=seat):
            return Line(said("gold_and_rum.log.withdrew", who=who(seat)), Seat(seat))
        case events.CommandoStruck(seat=seat, victim=victim):
            return Line(said("gold_and_rum.log.struck", who=who(seat), victim=who(victim)), Seat(seat))
        case events.TurnedUp(seat=seat, cards=cards, sum=made) if cards:
            words = said("gold_and_rum.log.turned", who=who(seat), total=made.total, why=formula(made))
            return Line(words, Seat(seat))
        case events.AirshipFlew(seat=seat, goblins=goblins):
            return Line(said("gold_and_rum.log.flew", who=who(seat), n=goblins), Seat(seat))
        case events.BattleWon(winners=()):
            return Line(said("gold_and_rum.log.nobody-won"))
        case events.BattleWon(winners=winners, strength=strength):
            names = tuple(now.who(Seat(seat)) for seat in winners)
            return Line(said("gold_and_rum.log.won", who=names, strength=strength), Seat(winners[0]))
        case events.Scored(seat=seat, points=points, by_favourite=by_favourite):
            key = "gold_and_rum.log.scored-favourite" if by_favourite else "gold_and_rum.log.scored"
            return Line(said(key, who=who(seat), n=points), Seat(seat))
        case events.RoundEnded(number=number):
            return Line(said("gold_and_rum.log.round-ended", number=number))
    return None


def claim_of(event: events.PileTaken) -> Claim:
    """Return what became of a pile, from what was told of it."""
    return Claim(event.pile, event.owner, sum(event.backs), event.deserted)


def spy_of(event: events.SpySent, number: int) -> SpyCall:
    """Return the call of a spy that was used, from what was told of it."""
    return SpyCall(number, event.seat, event.victim, event.kind, event.got)
