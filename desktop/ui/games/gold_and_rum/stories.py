"""What is told picture by picture: piles one after the other, spies, giants, the end of every battle."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable

from desktop.core.rules import Event, Seat
from desktop.games.gold_and_rum import events
from desktop.games.gold_and_rum.observation import Claim, Observation
from desktop.ui.games.gold_and_rum import battle, deal, muster, pieces
from desktop.ui.games.gold_and_rum.chronicle import claim_of, line
from desktop.ui.games.gold_and_rum.room import Room
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.table.telling import Z_TELLING, Telling

PILE, LAPSED, NEWS, BATTLE = 1500, 700, 2600, 5000
"""Milliseconds for a claimed pile, for one nobody claimed, for a piece of news, for a battle's end."""


def tellings(now: Situation) -> list[Telling]:
    """Return the pictures of the news."""
    out: list[Telling] = []
    claims: tuple[Claim, ...] = ()
    news = now.update.news
    for at, event in enumerate(news):
        match event:
            case events.Favoured(seat=seat, player=player):
                out.append(_news(event, now, (seat, player)))
            case events.PileTaken():
                claims = (*claims, claim_of(event))
                out.append(_pile(now, claims))
            case events.PileUnclaimed(pile=pile):
                claims = (*claims, Claim(pile, -1))
                out.append(_pile(now, claims))
            case events.SpyCalled(holder=-1):
                out.append(_news(event, now, ()))
            case events.SpySent(seat=seat, victim=victim):
                out.append(_news(event, now, (seat, victim)))
            case events.SpyDeclined(seat=seat) | events.GiantsLeft(seat=seat):
                out.append(_news(event, now, (seat,)))
            case events.CommandoStruck(seat=seat, victim=victim):
                out.append(_news(event, now, (seat, victim)))
            case events.Withdrew(seat=seat):
                out.append(_news(event, now, (seat,)))
            case events.BattleWon():
                over = any(type(later) is events.RoundEnded for later in news[at:])
                began = any(type(later) is events.RoundBegan for later in news[at:])
                out.append(_battle(now, event, before=over and began))
            case events.RoundBegan(number=number, chancellor=chancellor) if number > 1:
                out.append(_news(event, now, (chancellor,)))
    return out


def _over_cloth(now: Situation, sprites: list[Sprite]) -> list[Sprite]:
    """Return ``sprites`` in front of the table, as pictures that answer nothing."""
    return [
        dataclasses.replace(
            sprite,
            key=("told", *sprite.key),
            z=Z_TELLING + sprite.z / 40,
            role="info" if sprite.tip else "",
            home=None,
        )
        for sprite in sprites
    ]


def _telling(words: str, draw: Callable[[Situation, Room], list[Sprite]], lasts: int) -> Telling:
    def over(now: Situation) -> list[Sprite]:
        ribbon = furniture.ribbon(now, words)
        return [*_over_cloth(now, draw(now, Room(now))), dataclasses.replace(ribbon, z=Z_TELLING + 30)]

    return Telling(words, over, lasts=lasts)


def _news(event: Event, now: Situation, seats: tuple[int, ...]) -> Telling:
    said = line(event, now)
    words = said.text if said is not None else ""
    coats = tuple(now.coat(Seat(seat)) for seat in seats)

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return [muster.banner(("banner",), room, coats, words, "")]

    return _telling(words, draw, NEWS)


def _pile(now: Situation, some: tuple[Claim, ...]) -> Telling:
    """Return the picture of a pile just worked out, those before it lying beside it."""
    claim = some[-1]

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return [pieces.cloth(room.felt, deal.CLOTH), *muster.claims(later, room, some, claim.pile)]

    return _telling(muster.claim_words(now, claim), draw, PILE if claim.owner >= 0 else LAPSED)


def _battle(now: Situation, event: events.BattleWon, *, before: bool) -> Telling:
    """Return the armies of a battle that is over, with their sums; they stay to be seen in what follows."""
    seen: Observation = now.seen
    number = event.number - 1
    fought = (seen.previous if before else seen.fought)[number]
    race, columns = battle.decided(fought, seen, number, before=before)
    said = line(event, now)

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return battle.show(later, room, race, columns, *battle.heading(later, race, columns))

    return _telling(said.text if said is not None else "", draw, BATTLE)
