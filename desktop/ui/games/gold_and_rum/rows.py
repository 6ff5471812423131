"""The table of Gold & Rum in words, for the lists beside it."""

from __future__ import annotations

from desktop.core.rules import Seat
from desktop.games.gold_and_rum.observation import Observation
from desktop.ui.games.gold_and_rum import battle, deal, muster, pieces, sides
from desktop.ui.games.gold_and_rum.room import BATTLE, DEALING
from desktop.ui.table.situation import Row, Situation


def hand(now: Situation) -> list[Row]:
    """Return the viewer's own cards; in the deal those of whoever is asked, which lie open."""
    seen: Observation = now.seen
    if seen.phase in ("deal", "recruit"):
        seat = now.pacing.acting
        if seat is None:
            return []
        left = ((("card", "R"), "recruit", seen.recruits[seat]), (("card", "D"), "desert", seen.deserts[seat]))
        return [
            Row(now.word("gold_and_rum.row-count", card=now.name("piece", name), count=count), key)
            for key, name, count in left
            if count
        ]
    if now.update.viewer is None:
        return []
    return [
        Row(now.word("gold_and_rum.row-count", card=pieces.kind_words(now, kind), count=count), ("hand", kind, 0))
        for kind, count in enumerate(seen.hand)
        if count
    ]


def ground(now: Situation) -> list[Row]:
    """Return what lies on the table."""
    seen: Observation = now.seen
    rows: list[Row] = []
    for seat in map(Seat, range(seen.terms.seats)):
        words = now.word(
            "gold_and_rum.row-player", who=now.who(seat), title=sides.title(now, seat), score=seen.scores[seat]
        )
        rows.append(Row(words, ("seat", seat)))
    if seen.phase in DEALING:
        rows += [Row(deal.pile_words(now, at, pile), ("pile", at)) for at, pile in enumerate(seen.piles)]
        rows.append(Row(now.word("gold_and_rum.cards", n=seen.undealt), deal.DECK))
        if seen.callers:
            order = tuple(now.who(Seat(seat)) for seat in seen.callers)
            rows.append(Row(now.word("gold_and_rum.row-order", who=order), ("order",)))
            rows += [
                Row(now.word("gold_and_rum.row-called", who=now.who(seat)), ("order",)) for seat in now.pacing.called
            ]
        return rows
    for seat in map(Seat, seen.warlords):
        words = now.word("gold_and_rum.row-hand", who=now.who(seat), cards=sides.backs_words(now, seat))
        rows.append(Row(words, ("seat", seat)))
        if seen.certain[seat]:
            rows.append(Row(now.word("gold_and_rum.protected", cards=pieces.listed(now, seen.certain[seat]))))
    rows += [Row(muster.claim_words(now, claim), ("claim", claim.pile)) for claim in seen.claims]
    rows += [Row(muster.spy_words(now, call), ("spy", call.number)) for call in seen.spies]
    if seen.phase in BATTLE or seen.fought:
        _, columns = battle.present(now)
        rows += [Row(battle.army_words(now, column), ("army", column.seat)) for column in columns]
    return rows
