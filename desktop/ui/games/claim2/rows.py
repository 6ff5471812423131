"""The table of Claim 2 in words, for the lists beside it."""

from __future__ import annotations

from desktop.core.rules import Seat
from desktop.games.claim2.actions import Play
from desktop.games.claim2.observation import Observation
from desktop.ui.games.claim2.pieces import held, listed, words
from desktop.ui.table.situation import Row, Situation


def hand(now: Situation) -> list[Row]:
    """Return the viewer's hand."""
    viewer = now.update.viewer
    if viewer is None:
        return []
    rows = []
    for key, card in held(viewer, now.seen.sides[viewer].hand):
        legal = key in now.sources
        name = words(now, card)
        text = name if legal or not now.mine else now.word("claim2.row-hand-illegal", card=name)
        rows.append(Row(text, key, Play(viewer, card) if legal else None))
    return rows


def ground(now: Situation) -> list[Row]:
    """Return what lies on the table."""
    seen: Observation = now.seen
    rows = []
    if seen.competed is not None:
        rows.append(Row(now.word("claim2.row-competed", card=words(now, seen.competed)), ("competed",)))
    if seen.top is not None:
        rows.append(Row(now.word("claim2.row-top", card=words(now, seen.top)), ("top",)))
    for i, card in enumerate(seen.trick):
        who = seen.leader if i == 0 else Seat(1 - seen.leader)
        rows.append(Row(now.word("claim2.row-trick", who=now.who(who), card=words(now, card)), ("trick", i)))
    if not seen.trick and seen.last is not None:
        rows.append(Row(now.word("claim2.last-won", who=now.who(seen.last.winner)), ("trick", 0)))
    if seen.phase == 2:
        rows.append(Row(now.word("claim2.row-pool", cards=listed(now, seen.pool))))
    for seat in (Seat(0), Seat(1)):
        side = seen.sides[seat]
        who = now.who(seat)
        rows.append(Row(now.word("claim2.row-count", who=who, n=side.hand_count), ("seat", seat)))
        if seen.phase == 1:
            known = listed(now, side.followers or side.open_followers)
            rows.append(Row(now.word("claim2.followers-known", who=who, n=side.follower_count, cards=known)))
        else:
            rows.append(Row(now.word("claim2.row-gnomes", who=who, cards=listed(now, side.row))))
            rows.append(Row(now.word("claim2.row-score", who=who, cards=listed(now, side.score))))
    for vote in seen.votes:
        a, b = vote.counts
        rows.append(Row(now.word("claim2.row-vote", faction=now.name("faction", vote.faction), a=a, b=b)))
    return rows
