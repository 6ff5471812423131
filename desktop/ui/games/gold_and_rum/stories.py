"""What is told picture by picture: piles one after the other, spies, giants, the end of every battle."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from typing import Any

from desktop.core.rules import Event, Seat
from desktop.games.gold_and_rum import events
from desktop.games.gold_and_rum.cards import COMMANDO, GIANT, SPY
from desktop.games.gold_and_rum.observation import Claim, Observation, PileView
from desktop.ui.games.gold_and_rum import battle, deal, muster, pieces
from desktop.ui.games.gold_and_rum.chronicle import claim_of, line
from desktop.ui.games.gold_and_rum.room import Room
from desktop.ui.table import furniture
from desktop.ui.table.situation import Situation
from desktop.ui.table.sprite import Sprite
from desktop.ui.table.telling import Z_TELLING, Telling

CARD_TIME, PILE, LAPSED, NEWS, BATTLE = 800, 1500, 700, 2600, 5000
"""Milliseconds for a card dealt in passing, a claimed pile, one nobody claimed, a piece of news, a battle."""


def tellings(now: Situation) -> list[Telling]:
    """Return the pictures of the news."""
    out = _deal(now)
    claims: tuple[Claim, ...] = ()
    news = now.update.news

    def said(key: str, **args: Any) -> str:
        return now.word(f"gold_and_rum.{key}", **args)

    for at, event in enumerate(news):
        match event:
            case events.Favoured(seat=seat, player=player):
                out.append(_news(event, now, said("where-favourite"), (seat, player)))
            case events.PileTaken():
                claims = (*claims, claim_of(event))
                out.append(_pile(now, claims))
            case events.PileUnclaimed(pile=pile):
                claims = (*claims, Claim(pile, -1))
                out.append(_pile(now, claims))
            case events.SpyCalled(number=number, holder=-1):
                out.append(_news(event, now, said("where-spies"), (), SPY + number - 1, "cancel"))
            case events.SpySent(seat=seat, victim=victim, kind=kind, got=got):
                mark = "check-mark" if got else "cancel"
                out.append(_news(event, now, said("where-spies"), (seat, victim), kind, mark))
            case events.SpyDeclined(seat=seat, number=number):
                out.append(_news(event, now, said("where-spies"), (seat,), SPY + number - 1, "cancel"))
            case events.GiantsLeft(seat=seat):
                out.append(_news(event, now, said("where-giants"), (seat,), GIANT, "broken-heart"))
            case events.CommandoStruck(seat=seat, victim=victim):
                out.append(_news(event, now, pieces.kind_words(now, COMMANDO), (seat, victim), COMMANDO))
            case events.Withdrew(seat=seat, kind=kind):
                out.append(_news(event, now, pieces.kind_words(now, kind), (seat,), kind, "cancel"))
            case events.BattleWon():
                over = any(type(later) is events.RoundEnded for later in news[at:])
                began = any(type(later) is events.RoundBegan for later in news[at:])
                out.append(_battle(now, event, before=over and began))
            case events.RoundBegan(number=number, chancellor=chancellor) if number > 1:
                out.append(_news(event, now, said("where-round", number=number), (chancellor,)))
    return out


def _deal(now: Situation) -> list[Telling]:
    """Return card by card what was dealt at once because nobody could play: all may want to remember it (CH-4.11)."""
    seen: Observation = now.seen
    cards = [event for event in now.update.news if type(event) is events.Dealt]
    before: Observation | None = now.before
    if before is None or len(cards) <= seen.terms.step or before.phase != "deal":
        return []
    piles, out = before.piles, []
    for card in cards:
        lies = piles[card.pile]
        open_book = (*lies.cards, card.kind) if seen.terms.open_book else ()
        grown = PileView(card.kind, lies.warriors + 1, open_book)
        piles = (*piles[: card.pile], grown, *piles[card.pile + 1 :])
        out.append(_dealt(now, card, piles))
    return out


def _dealt(now: Situation, card: events.Dealt, piles: tuple[PileView, ...]) -> Telling:
    words = now.word(
        "gold_and_rum.log.dealt", number=card.number, pile=card.pile + 1, card=pieces.kind_words(now, card.kind)
    )

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return [pieces.cloth(room.felt, deal.CLOTH, alpha=1), *deal.lying(later, room, piles, card.pile)]

    return _telling(words, draw, CARD_TIME)


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


def _telling(words: str, draw: Callable[[Situation, Room], list[Sprite]], lasts: int, ribbon: str = "") -> Telling:
    def over(now: Situation) -> list[Sprite]:
        above = furniture.ribbon(now, ribbon or words)
        return [*_over_cloth(now, draw(now, Room(now))), dataclasses.replace(above, z=Z_TELLING + 30)]

    return Telling(words, over, lasts=lasts)


def _news(event: Event, now: Situation, step: str, seats: tuple[int, ...], kind: int = -1, mark: str = "") -> Telling:
    """Return a parchment with what happened: shields, the card it is about, and whether it went well."""
    said = line(event, now)
    words = said.text if said is not None else ""
    coats = tuple(now.coat(Seat(seat)) for seat in seats)

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return [muster.banner(later, room, coats, words, kind, mark)]

    return _telling(words, draw, NEWS, step)


def _pile(now: Situation, some: tuple[Claim, ...]) -> Telling:
    """Return the picture of a pile just worked out, those before it lying beside it."""
    claim = some[-1]

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return [pieces.cloth(room.felt, deal.CLOTH, alpha=1), *muster.claims(later, room, some, claim.pile)]

    return _telling(muster.claim_words(now, claim), draw, PILE if claim.owner >= 0 else LAPSED)


def _battle(now: Situation, event: events.BattleWon, *, before: bool) -> Telling:
    """Return the armies of a battle that is over, with their sums; they stay to be seen in what follows."""
    seen: Observation = now.seen
    number = event.number - 1
    fought = (seen.previous if before else seen.fought)[number]
    race, columns = battle.decided(fought, seen, number, before=before)
    said = line(event, now)

    def draw(later: Situation, room: Room) -> list[Sprite]:
        return battle.show(later, room, race, columns, *battle.heading(later, race, columns), alpha=1)

    return _telling(said.text if said is not None else "", draw, BATTLE)
