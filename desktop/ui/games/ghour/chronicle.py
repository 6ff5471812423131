"""What the chronicle of Ghour says, and how its events move the cards."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QPointF

from desktop.core.message import message
from desktop.core.rules import Event, Seat
from desktop.games.ghour import events as e
from desktop.games.ghour.abilities.text import result
from desktop.ui.games.ghour.answers import SIGNS
from desktop.ui.games.ghour.book import Book
from desktop.ui.games.ghour.room import Room
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Situation

GRAVE, TROPHY, COLONY = range(3)


class Reader:
    """Reads the chronicle from its beginning, so that a card is called what everybody saw it was.

    It remembers only what public events said: the name of a card turned down is forgotten when it is (GH-11.16).
    """

    def __init__(self) -> None:
        self._cards: dict[int, int] = {}

    def note(self, event: Event) -> None:
        """Note which card a number on the table stands for."""
        match event:
            case e.Played(unit=uid, card=card) if card >= 0:
                self._cards[uid] = card
            case e.TurnedUp(unit=uid, card=card):
                self._cards[uid] = card
            case e.TurnedDown(unit=uid, hidden=hidden):
                self._cards[uid] = -hidden - 1
            case e.Left(unit=uid, card=card) if uid and card >= 0:
                self._cards[uid] = card
            case e.Struck(fields=fields):
                for unit in (each.unit for field in fields for each in field if not each.unit.hidden):
                    self._cards[unit.uid] = unit.face

    def name(self, now: Situation, book: Book, uid: int) -> str:
        """Return what the card ``uid`` is called."""
        card = self.card(now, uid)
        if card >= 0:
            return book.name(card)
        return now.word("ghour.hidden", number=-card - 1) if card < -1 else now.word("ghour.a-card")

    def card(self, now: Situation, uid: int) -> int:
        """Return the card ``uid`` by its number in the content, or below 0."""
        if 1 <= uid <= len(now.seen.players):
            return int(now.seen.players[uid - 1].start)
        return self._cards[uid] if uid in self._cards else _lying(now, uid)

    def target(self, now: Situation, book: Book, target: int) -> str:
        """Return what a target is called: a card, a player, everything."""
        if target < 0:
            return now.player(Seat(-target - 1))
        return self.name(now, book, target) if target else now.word("ghour.everything")


def _lying(now: Situation, uid: int) -> int:
    """Return the card ``uid`` as it lies face-up on the table, -1 if it does not: a match may begin in its middle."""
    for player in now.seen.players:
        for unit in (card.unit for card in player.field):
            if unit.uid == uid:
                return -1 if unit.hidden else int(unit.face)
    return -1


def line(event: Event, now: Situation, book: Book, reader: Reader) -> Line | None:
    """Return the line for ``event``."""
    reader.note(event)
    return _day(event, now, book) or _cards(event, now, book, reader) or _attack(event, now, book, reader)


def _said(now: Situation, word: str, seat: int, **args: object) -> Line:
    return Line(now.word(f"ghour.log.{word}", who=now.who(Seat(seat)), **args), Seat(seat))


def _day(event: Event, now: Situation, book: Book) -> Line | None:
    match event:
        case e.Dawned(day=day):
            return Line(now.word("ghour.log.dawned", day=day))
        case e.Evening(day=day):
            return Line(now.word("ghour.log.evening", day=day))
        case e.WasCut(by=by, pile=pile, at=at):
            return _said(now, "cut" if at else "not-cut", by, whose=now.who(Seat(pile)))
        case e.Drew(seat=seat, card=card):
            if card >= 0:
                return _said(now, "drew-card", seat, card=book.name(card))
            return _said(now, "drew", seat)
        case e.TookBack(seat=seat, card=card):
            return _said(now, "took-back", seat, card=book.name(card))
        case e.Looked(seat=seat, of=of, pile=pile):
            return _said(now, "looked-trophies" if pile else "looked-grave", seat, whose=now.who(Seat(of)))
        case e.Passed(seat=seat):
            return _said(now, "passed", seat)
        case e.Claimed(seat=seat):
            return _said(now, "claimed", seat)
        case e.Announced(seat=seat, against=against):
            return _said(now, "announced", seat, whom=now.who(Seat(against)))
        case e.Withdrawn(seat=seat, lapsed=lapsed):
            return _said(now, "lapsed" if lapsed else "withdrawn", seat)
        case e.OutOfGame(seat=seat, gave_up=gave_up):
            return _said(now, "gave-up" if gave_up else "out", seat)
        case e.DrawOffered(declined=seat):
            return _said(now, "draw-declined", seat) if seat >= 0 else Line(now.word("ghour.log.draw-offered"))
        case e.Signed(signs=signs, winner=winner):
            shown = ", ".join(
                f"{now.player(Seat(seat))}: {now.word(f'ghour.sign-{SIGNS[sign]}' if sign < 3 else 'ghour.yields')}"
                for seat, sign in signs
            )
            if winner < 0:
                return Line(now.word("ghour.log.signed-tied", signs=shown))
            return Line(now.word("ghour.log.signed", signs=shown, who=now.who(Seat(winner))), Seat(winner))
        case e.Ended(winners=winners):
            who = tuple(now.who(Seat(seat)) for seat in winners)
            return Line(now.say(message("ghour.log.ended", who=who)))
    return None


def _cards(event: Event, now: Situation, book: Book, reader: Reader) -> Line | None:
    match event:
        case e.Played(seat=seat, card=card, onto=onto):
            if onto:
                return _said(now, "attached", seat, card=book.name(card), host=reader.name(now, book, onto))
            return _said(now, "played", seat, card=book.name(card))
        case e.WasCast(seat=seat, card=card, targets=targets, ripe=ripe):
            what = ", ".join(reader.target(now, book, each) for each in targets or (0,))
            return _said(now, "ripe" if ripe else "cast", seat, card=book.name(card), what=what)
        case e.Worked(seat=seat, card=card, ability=ability, target=target):
            abilities = book.content.cards[card].abilities if card >= 0 else ()
            if not 0 <= ability < len(abilities):
                return None
            effect = now.say(result(abilities[ability]))
            name = book.name(card)
            if target > 0 and target != event.unit:
                return _said(now, "worked-on", seat, card=name, what=effect, target=reader.name(now, book, target))
            return _said(now, "worked", seat, card=name, what=effect)
        case e.Left(card=card, seat=seat, to=to, whose=whose):
            name = book.name(card) if card >= 0 else now.word("ghour.a-card")
            word = ("to-grave", "to-trophies", "to-colony", "to-nowhere")[to]
            owner = whose if 0 <= whose < len(now.players) else seat
            return Line(now.word(f"ghour.log.{word}", card=name, whose=now.who(Seat(owner))), Seat(seat))
        case e.ChangedSides(unit=uid, to=to):
            return _said(now, "bribed", to, card=reader.name(now, book, uid))
        case e.TurnedDown(hidden=hidden):
            return Line(now.word("ghour.log.turned-down", number=hidden))
        case e.TurnedUp(card=card):
            return Line(now.word("ghour.log.turned-up", card=book.name(card)))
    return None


def _attack(event: Event, now: Situation, book: Book, reader: Reader) -> Line | None:
    match event:
        case e.Declared(attacker=attacker, defender=defender, attackers=attackers, target=target, mercenary=mercenary):
            names = ", ".join(reader.name(now, book, uid) for uid in attackers)
            goal = reader.name(now, book, target)
            if mercenary:
                return Line(now.word("ghour.log.mercenary", cards=names, target=goal), Seat(defender))
            return _said(now, "declared", attacker, cards=names, target=goal)
        case e.Blocked(seat=seat, blocks=blocks):
            if not blocks:
                return _said(now, "no-block", seat)
            names = ", ".join(dict.fromkeys(reader.name(now, book, block.unit) for block in blocks))
            return _said(now, "blocked", seat, cards=names)
        case e.Struck(hits=hits):
            return Line("; ".join(hit_words(now, book, reader, hit) for hit in hits)) if hits else None
        case e.Looted(looter=looter, victim=victim):
            who, whom = reader.name(now, book, looter), reader.name(now, book, victim)
            return Line(now.word("ghour.log.looted", card=who, victim=whom))
        case e.BaseHit(seat=seat, mill=mill, cards=cards):
            names = ", ".join(book.name(card) for card in cards if card >= 0)
            return _said(now, "milled" if mill else "discarded", seat, n=len(cards), cards=names)
    return None


def hit_words(now: Situation, book: Book, reader: Reader, hit: object) -> str:
    """Return one blow in words: who hits whom for how much."""
    striker, target = (reader.name(now, book, uid) for uid in (hit.unit, hit.target))  # type: ignore[attr-defined]
    return now.word("ghour.log.hit", card=striker, target=target, n=hit.points)  # type: ignore[attr-defined]


# ---------------------------------------------------------------------- movement


def flights(event: Event, now: Situation, room: Room, index: int) -> list[Flight]:
    """Return the flights of ``event``: a card comes from its player, a turned one turns where it lies."""
    wait = min(index * 90, 900)
    match event:
        case e.Played(seat=seat, unit=uid, onto=0):
            return [Flight(("unit", uid), _home(room, seat), 0, wait=wait, take=320, arc=30)]
        case e.Played(seat=seat, unit=uid):
            return [Flight(("piece", uid), _home(room, seat), 0, wait=wait, take=320, arc=20)]
        case e.Drew(seat=seat, card=card) if seat == room.near and card >= 0:
            start = room.left.bottomLeft()
            hand = now.seen.players[seat].hand or ()
            keys = [("hand", card, copy) for copy in range(hand.count(card))]
            return [
                Flight(key, start, 0, wait=min(index * 45, 500), take=260, curve=QEasingCurve.Type.OutCubic)
                for key in keys[-1:]
            ]
    return []


def _home(room: Room, seat: int) -> QPointF:
    """Return from where a card of ``seat`` comes."""
    if seat == room.near:
        return room.hand.center()
    return room.tabs[room.foes.index(seat)].center() if room.tabbed else room.upper.center()
