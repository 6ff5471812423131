"""The lists beside the table: the hand and what lies on the table, in words."""

from __future__ import annotations

from desktop.core.rules import Seat
from desktop.games.ghour.observation import Observation
from desktop.ui.games.ghour import bill, sides, wording
from desktop.ui.games.ghour.room import Room
from desktop.ui.games.ghour.tray import hand_words
from desktop.ui.table.counsel import RETRACT
from desktop.ui.table.situation import Row, Situation


def hand(now: Situation, room: Room) -> list[Row]:
    """Return the viewer's hand in words."""
    viewer = now.update.viewer
    if viewer is None:
        return []
    cards = now.seen.players[viewer].hand or ()
    rows = []
    for at, number in enumerate(cards):
        words = in_one_line(hand_words(now, room, number))
        rows.append(Row(words, ("hand", number, cards[:at].count(number))))
    return rows


def ground(now: Situation, room: Room) -> list[Row]:
    """Return what lies on the table in words."""
    seen: Observation = now.seen
    rows = []
    if seen.plan is not None and now.mine:
        rows.append(Row(bill.missing_words(now) or now.word("ghour.covered"), ("missing",)))
        for step in bill.given(now, room):
            name = f"{RETRACT}{step.place}"
            rows.append(Row(bill.retract_words(now, step), ("button", name), name))
    for seat in (room.near, *room.foes):
        player = seen.players[seat]
        rows.append(Row(in_one_line(sides.seat_words(now, room, seat)), ("seat", seat)))
        for card in player.field:
            words = in_one_line(wording.unit_words(now, room, seat, card))
            rows.append(Row(words, ("unit", card.unit.uid)))
        if player.recruiter >= 0:
            words = now.word("ghour.recruiter-tip", name=room.book.name(player.recruiter))
            rows.append(Row(words, ("recruiter", seat)))
        values = ", ".join(str(points) for points, _ in player.trophies) or "–"
        words = now.word("ghour.trophies-tip", who=now.who(Seat(seat)), n=player.points, values=values)
        rows.append(Row(words, ("trophies", seat)))
        if player.top >= 0:
            rows.append(Row(now.word("ghour.grave-top", name=room.book.name(player.top)), ("grave", seat)))
        for pile, word in ((player.grave, "looking-grave"), (player.won, "looking-trophies")):
            if pile:
                rows.append(Row(now.word(f"ghour.{word}", who=now.who(Seat(seat)), n=len(pile))))
                rows += [Row(room.book.name(number)) for number in pile]
    return rows


def in_one_line(words: str) -> str:
    """Return lines of ``words`` as sentences one after the other, each with one full stop between."""
    return ". ".join(line.rstrip(". ") for line in words.split("\n"))
