"""The table of Claim 2: the trick in the middle, rows and piles around it, the hand in the tray."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter

from desktop.core.rules import Event, Seat
from desktop.games.claim2.actions import Choose, Play, Smash
from desktop.games.claim2.observation import Observation
from desktop.ui.games import claim2_chronicle, claim2_favour
from desktop.ui.paint import cards, letters, surfaces
from desktop.ui.paint.colour import tint
from desktop.ui.paint.icons import draw_icon
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Row, Situation
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import BODY, BOLD, FACTIONS, NORMAL, ON, UI, Look, font

CLOTH = "#26402f"
PHASES = {"gnome": "II", "giant": "II", "dragon": "I · II", "troll": "II", "seer": "I"}
TRICK: Key = ("trick",)


def split(card: str) -> tuple[str, int]:
    """Return faction and value of a card's name, such as ``"gnome-5"``."""
    faction, _, value = card.partition("-")
    return faction, int(value)


class Claim2Table:
    """Draws the observation of Claim 2; keeps nothing."""

    # ------------------------------------------------------------------ pieces

    def sprites(self, now: Situation) -> list[Sprite]:
        """Return everything on the table."""
        seen: Observation = now.seen
        near = self._near(now)
        room = _Room(now)
        out = [furniture.backdrop(now, (0.46, 0.42)), self._cloth(room)]
        where = now.word("claim2.where", phase="I" * seen.phase, trick=seen.number)
        out += furniture.beam(now, "Claim 2", where)
        out += self._foe(now, room, Seat(1 - near))
        out += self._seats(now, room, near)
        if seen.phase == 1:
            out += self._recruiting(now, room, near)
        else:
            out += self._favours(now, room, near)
        out += self._trick(now, room)
        out += claim2_favour.panel(now, room.side, near)
        out += self._hand(now, room, near)
        out += self._buttons(now, room)
        prompt, hint = self._prompt(now)
        out.append(furniture.ribbon(now, prompt, hint))
        return out

    def where(self, now: Situation) -> str:
        """Return game, phase and trick."""
        return f"Claim 2  ·  {now.word('claim2.where', phase='I' * now.seen.phase, trick=now.seen.number)}"

    def _near(self, now: Situation) -> Seat:
        """Return who sits at the near edge: the viewer, else whoever is asked."""
        if now.update.viewer is not None:
            return now.update.viewer
        return Seat(now.seen.asked or 0)

    def _cloth(self, room: _Room) -> Sprite:
        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            surfaces.felt(p, look, r, CLOTH)

        return Sprite(("cloth",), room.cloth, ("cloth", CLOTH), paint, z=furniture.Z_GROUND, margin=8)

    def card(
        self,
        now: Situation,
        key: Key,
        card: str,
        centre: QPointF,
        width: float,
        *,
        z: float = furniture.Z_PIECE,
        angle: float = 0,
        role: str = "info",
        enabled: bool = True,
        playable: bool = False,
        selected: bool = False,
        dim: bool = False,
        tip: str = "",
        lift: float = 4,
    ) -> Sprite:
        """Return a card lying face up about ``centre``, ``width`` units wide."""
        faction, value = split(card)
        name = now.name("faction", faction)
        rect = QRectF(centre.x() - width / 2, centre.y() - width * 44 / 63, width, width * 88 / 63)

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            cards.claim_card(
                p, look, r, FACTIONS[faction], value, name, PHASES[faction],
                selected=selected, playable=playable, dim=dim, lift=lift,
            )  # fmt: skip

        face = ("claim2", card, name, playable, selected, dim, lift)
        words = tip or self.words(now, card)
        return Sprite(key, rect, face, paint, z=z, angle=angle, margin=24, role=role, tip=words, enabled=enabled)

    def back(self, key: Key, centre: QPointF, width: float, *, z: float, angle: float = 0, tip: str = "") -> Sprite:
        """Return a card lying face down: a place, and no card at all."""
        rect = QRectF(centre.x() - width / 2, centre.y() - width * 44 / 63, width, width * 88 / 63)

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            cards.claim_back(p, look, r, 4)

        return Sprite(key, rect, ("claim2-back",), paint, z=z, angle=angle, margin=24, role="info", tip=tip)

    def words(self, now: Situation, card: str) -> str:
        """Return a card in words."""
        faction, value = split(card)
        return now.word("claim2.card", faction=now.name("faction", faction), value=value)

    def _listed(self, now: Situation, some: Sequence[str]) -> str:
        return ", ".join(self.words(now, card) for card in some) or now.word("claim2.nothing")

    # ------------------------------------------------------------------ places

    def _foe(self, now: Situation, room: _Room, foe: Seat) -> list[Sprite]:
        count = now.seen.sides[foe].hand_count
        pitch = min(54.0, 420 / max(1, count))
        tip = now.word("claim2.row-count", who=now.who(foe), n=count)
        out = []
        for i in range(count):
            off = i - (count - 1) / 2
            at = QPointF(room.middle + off * pitch, 74 - abs(off) * 2.2)
            out.append(self.back(("hand", foe, i), at, 82, z=20 + i * 0.1, angle=off * -2.2, tip=tip))
        return out

    def _seats(self, now: Situation, room: _Room, near: Seat) -> list[Sprite]:
        seen: Observation = now.seen
        out = []
        for seat, rect in ((Seat(1 - near), QRectF(14, 74, 216, 96)), (near, room.own_plaque)):
            side = seen.sides[seat]
            if seat == seen.asked:
                sub = now.word("claim2.sub-moves")
            elif seat == seen.leader and seen.asked is not None:
                sub = now.word("claim2.sub-leads")
            else:
                sub = now.word("claim2.sub-waits")
            second = (
                ("laurels", str(len(side.score) + len(side.row)))
                if seen.phase == 2
                else ("three-friends", str(side.follower_count))
            )
            out.append(furniture.plaque(now, seat, rect, sub, [("card-pick", str(side.hand_count)), second]))
        out.append(furniture.chronicle(now, room.chronicle, now.word("table.chronicle")))
        return out

    def _recruiting(self, now: Situation, room: _Room, near: Seat) -> list[Sprite]:
        """Return deck, competed card, seer's top card and follower piles of Phase 1."""
        seen: Observation = now.seen
        out = []
        left = room.cloth.left() + 22
        choosing = seen.asks == "choose"
        out.append(
            furniture.label(("label", "deck"), QRectF(left, 170, 140, 24), now.word("claim2.deck"), colour=ON.text_dim)
        )
        for i in range(min(6, (seen.deck_count + 4) // 5)):
            tip = now.word("claim2.deck-tip", n=seen.deck_count)
            out.append(self.back(("deck", i), QPointF(left + 45 - i * 0.8, 256 - i * 2.2), 82, z=60 + i, tip=tip))
        out.append(
            _caption(("count", "deck"), QRectF(left - 10, 318, 112, 22), now.word("claim2.cards", n=seen.deck_count))
        )
        own = ("followers", near)
        if seen.competed is not None:
            middle = QPointF(left + 45, 450)
            out.append(
                furniture.label(
                    ("label", "competed"), QRectF(left, 354, 150, 24), now.word("claim2.competed"), colour=ON.text_dim
                )
            )
            live = choosing and now.mine and ("competed",) in now.sources
            out.append(
                self.card(
                    now, ("competed",), seen.competed, middle, 92, role="piece" if live else "info", playable=live,
                    selected=now.chosen[:1] == (("competed",),), tip=now.word("claim2.row-competed", card=self.words(now, seen.competed)),
                )
            )  # fmt: skip
        if seen.top is not None:
            out.append(
                furniture.label(
                    ("label", "top"), QRectF(left + 116, 170, 170, 24), now.word("claim2.top"), colour=ON.text_dim
                )
            )
            out.append(
                self.card(
                    now, ("top",), seen.top, QPointF(left + 176, 262), 104, role="piece", playable=True,
                    selected=now.chosen[:1] == (("top",),), tip=now.word("claim2.row-top", card=self.words(now, seen.top)),
                )
            )  # fmt: skip
        for seat, y in ((Seat(1 - near), 250), (near, room.cloth.bottom() - 92)):
            side = seen.sides[seat]
            x = room.cloth.right() - 62
            out.append(
                furniture.label(
                    ("label", "followers", seat),
                    QRectF(x - 88, y - 76, 138, 24),
                    now.word("claim2.followers"),
                    colour=ON.text_dim,
                    right=True,
                )
            )
            known = side.followers or side.open_followers
            tip = now.word(
                "claim2.followers-known", who=now.who(seat), n=side.follower_count, cards=self._listed(now, known)
            )
            count = now.word("claim2.cards", n=side.follower_count)
            target = ("followers", seat)
            wanted = target in now.targets
            place = QRectF(x - 33, y - 46, 66, 92)
            out.append(_slot(target, place, wanted, tip))
            for i in range(min(5, (side.follower_count + 2) // 3)):
                out.append(self.back(("pile", seat, i), QPointF(x - i, y - i * 2.2), 62, z=70 + i, tip=tip))
            out.append(_caption(("count", "followers", seat), QRectF(x - 60, y + 50, 120, 22), count))
        if own:
            tip = now.word("claim2.discard-tip", cards=self._listed(now, seen.discard))
            out.append(
                _caption(
                    ("discard",),
                    QRectF(room.cloth.right() - 190, room.cloth.center().y() - 2, 174, 24),
                    f"{now.word('claim2.discard')}: {len(seen.discard)}",
                    tip=tip,
                    right=True,
                )
            )
        return out

    def _favours(self, now: Situation, room: _Room, near: Seat) -> list[Sprite]:
        """Return gnome rows, troll pool and score piles of Phase 2."""
        seen: Observation = now.seen
        out: list[Sprite] = []
        left, bottom = room.cloth.left() + 22, room.cloth.bottom()
        foe = Seat(1 - near)
        rows = ((foe, 176.0), (near, bottom - 122))
        smash = seen.asks == "smash" and now.mine
        for seat, y in rows:
            side = seen.sides[seat]
            title = (
                now.word("claim2.your-gnomes")
                if seat == near and now.update.viewer == near
                else now.word("claim2.gnomes-of", who=now.who(seat))
            )
            out.append(furniture.label(("label", "row", seat), QRectF(left, y, 230, 24), title, colour=ON.text_dim))
            victims: Counter[str] = Counter()
            pitch = min(62.0, 200 / max(1, len(side.row)))
            for i, card in enumerate(side.row):
                key = ("row", seat, card, victims[card])
                victims[card] += 1
                live = smash and key in now.sources
                out.append(
                    self.card(
                        now, key, card, QPointF(left + 28 + i * pitch, y + 67), 56, role="piece" if live else "info",
                        playable=live, selected=key in now.chosen, z=furniture.Z_PIECE + i,
                    )
                )  # fmt: skip
            if not side.row:
                out.append(
                    _slot(
                        ("empty-row", seat),
                        QRectF(left, y + 28, 56, 78),
                        False,
                        now.word("claim2.row-gnomes", who=now.who(seat), cards=now.word("claim2.nothing")),
                        role="info",
                    )
                )
        y = room.cloth.center().y() - 4
        out.append(
            furniture.label(
                ("label", "pool"), QRectF(left, y - 66, 200, 24), now.word("claim2.pool"), colour=ON.text_dim
            )
        )
        for i, card in enumerate(seen.pool):
            out.append(
                self.card(
                    now,
                    ("pool", card),
                    card,
                    QPointF(left + 28 + i * 50, y + 2),
                    56,
                    angle=(-4, 4)[i % 2],
                    z=furniture.Z_PIECE + i,
                )
            )
        if not seen.pool:
            out.append(
                _slot(
                    ("empty-pool",),
                    QRectF(left, y - 37, 56, 78),
                    False,
                    now.word("claim2.row-pool", cards=now.word("claim2.nothing")),
                    role="info",
                )
            )
        if smash or seen.smashed:
            x = left + 210
            out.append(
                furniture.label(
                    ("label", "smashed"),
                    QRectF(x - 40, y - 66, 130, 24),
                    now.word("claim2.smashed"),
                    colour=ON.text_dim,
                )
            )
            out.append(
                _slot(
                    ("smashed",),
                    QRectF(x - 28, y - 37, 56, 78),
                    ("smashed",) in now.targets,
                    now.word("claim2.smashed"),
                    icon="mailed-fist",
                )
            )
            for i, card in enumerate(seen.smashed[-4:]):
                out.append(
                    self.card(
                        now, ("gone", i), card, QPointF(x + i * 3, y + 2 - i * 2), 56, dim=True, z=furniture.Z_PIECE + i
                    )
                )
        for seat, y in ((foe, 250.0), (near, bottom - 88)):
            side = seen.sides[seat]
            x = room.cloth.right() - 64
            out.append(
                furniture.label(
                    ("label", "won", seat),
                    QRectF(x - 90, y - 72, 138, 24),
                    now.word("claim2.won-cards"),
                    colour=ON.text_dim,
                    right=True,
                )
            )
            tip = now.word("claim2.row-score", who=now.who(seat), cards=self._listed(now, side.score))
            if not side.score:
                out.append(_slot(("empty-won", seat), QRectF(x - 31, y - 43, 62, 87), False, tip, role="info"))
            for i, card in enumerate(side.score[-4:]):
                out.append(
                    self.card(now, ("won", seat, i), card, QPointF(x - i * 1.5, y - i * 2), 62, z=70 + i, tip=tip)
                )
            out.append(
                _caption(
                    ("count", "won", seat), QRectF(x - 60, y + 48, 120, 22), now.word("claim2.cards", n=len(side.score))
                )
            )
        return out

    def _trick(self, now: Situation, room: _Room) -> list[Sprite]:
        """Return the two places of the trick; while it is empty the last trick lies there, smaller."""
        seen: Observation = now.seen
        out: list[Sprite] = []
        first, second = room.trick(seen.phase)
        width = first.width()
        over = seen.asked is None
        if seen.trick:
            for i, card in enumerate(seen.trick):
                at = (first, second)[i].center()
                out.append(
                    self.card(now, ("trick", i), card, at, width, angle=(-3, 2)[i], z=furniture.Z_PIECE + i, lift=9)
                )
            leader = seen.leader
            out.append(
                furniture.shield(
                    ("shield", "leader"),
                    now,
                    leader,
                    QRectF(first.left() - 16, first.bottom() - 22, 34, 40),
                    z=furniture.Z_PIECE + 5,
                )
            )
            words = now.word("claim2.leads-trick", who=now.who(leader))
            out.append(
                _caption(
                    ("caption", "leader"),
                    QRectF(first.left() + 24, first.bottom() + 6, 200, 22),
                    words,
                    left=True,
                    bright=True,
                )
            )
        elif seen.last is not None:
            for i, card in enumerate(seen.last.cards):
                at = (first, second)[i].center()
                out.append(
                    self.card(
                        now, ("trick", i), card, QPointF(at.x(), at.y() - 6), width * 0.66, angle=(-3, 2)[i], lift=5
                    )
                )
            words = now.word("claim2.last-won", who=now.who(seen.last.winner))
            y = first.center().y() + width * 0.5
            middle = (first.center().x() + second.center().x()) / 2
            out.append(_caption(("caption", "last"), QRectF(middle - 190, y + 6, 380, 22), words, bright=True))
            which = (first if seen.last.winner == seen.last.leader else second).center()
            out.append(
                furniture.shield(
                    ("shield", "winner"),
                    now,
                    seen.last.winner,
                    QRectF(which.x() - 17, which.y() - width * 0.46 - 34, 34, 40),
                    z=furniture.Z_PIECE + 9,
                )
            )
        if not over and len(seen.trick) < 2 and seen.asks in ("lead", "reply"):
            out.append(self._target(now, first, second))
        return out

    def _target(self, now: Situation, first: QRectF, second: QRectF) -> Sprite:
        """Return the dashed place for the next card."""
        seen: Observation = now.seen
        reply = bool(seen.trick)
        rect = second if reply else first.united(second)
        icon, words = "", now.word("claim2.slot-lead")
        if reply:
            faction = split(seen.trick[0])[0]
            icon, words = FACTIONS[faction].emblem, now.word("claim2.slot-suit", faction=now.name("faction", faction))
        if not now.mine and seen.asked is not None:
            words = now.word("claim2.slot-wait", who=now.who(seen.asked)) if reply else ""
        if not reply and seen.last is not None:
            words = ""
        hot = TRICK in now.targets or (now.hovered == TRICK and now.dragged is not None)

        def paint(p: QPainter, look: Look, r: QRectF) -> None:
            if reply or hot or not seen.last:
                surfaces.slot(p, look, r, "", 10)
            if hot:
                letters_rect = r.adjusted(2, 2, -2, -2)
                p.setPen(Qt.PenStyle.NoPen)
                p.setBrush(tint(look.glow, 0.10))
                p.drawRoundedRect(letters_rect, 10, 10)
            c = r.center()
            if icon:
                draw_icon(p, icon, QRectF(c.x() - 32, c.y() - 62, 64, 64), tint(ON.text_dim, 0.85))
            if words:
                f = font(look, UI, 17, BOLD)
                letters.text(
                    p,
                    look,
                    QRectF(r.left() + 10, c.y() + 8, r.width() - 20, 60),
                    words,
                    f,
                    ON.text_dim,
                    letters.CENTRE,
                    wrap=True,
                )

        face = ("target", icon, words, hot, reply, bool(seen.last))
        return Sprite(TRICK, rect, face, paint, z=furniture.Z_GROUND + 5, margin=4, role="place", tip=words)

    def _hand(self, now: Situation, room: _Room, near: Seat) -> list[Sprite]:
        """Return the near player's hand: faces for himself alone, backs for everybody else."""
        seen: Observation = now.seen
        side = seen.sides[near]
        count = side.hand_count
        top = now.frame.height - furniture.TRAY
        pitch = min(112.0, (room.hand.width() - 96) / max(1, count - 1))
        out: list[Sprite] = []
        answering = now.mine and now.question is not None and seen.asks in ("lead", "reply")
        copies: Counter[str] = Counter()
        for i in range(count):
            off = i - (count - 1) / 2
            at = QPointF(room.hand.center().x() + off * pitch, top + 99 + abs(off) ** 2 * min(1.1, 14 / max(1, count)))
            if not side.hand:
                out.append(self.back(("hand", near, i), at, 96, z=furniture.Z_HAND + i, angle=off * 1.5))
                continue
            card = side.hand[i]
            key = ("hand", near, card, copies[card])
            copies[card] += 1
            legal = answering and key in now.sources
            chosen = now.chosen[:1] == (key,)
            rise = 13 if chosen else 5 if legal else 0
            tip = (
                self.words(now, card)
                if legal or not answering
                else now.word("claim2.row-hand-illegal", card=self.words(now, card))
            )
            out.append(
                self.card(
                    now, key, card, QPointF(at.x(), at.y() - rise), 96, z=furniture.Z_HAND + i + (40 if chosen else 0),
                    angle=off * 1.5, role="piece", playable=legal and not chosen, selected=chosen,
                    dim=answering and not legal, tip=tip, lift=7,
                )
            )  # fmt: skip
        title = now.word("table.your-hand") if side.hand else now.player(near)
        out.append(furniture.label(("label", "hand"), QRectF(36, top + 46, room.hand.left() - 50, 26), title, size=18))
        out.append(
            _note(("note", "hand"), QRectF(36, top + 74, room.hand.left() - 62, 80), self._hand_note(now, answering))
        )
        return out

    def _hand_note(self, now: Situation, answering: bool) -> str:
        seen: Observation = now.seen
        if now.update.viewer is None:
            return now.word("claim2.hand-closed")
        if not answering:
            return ""
        if seen.asks == "lead":
            return now.word("claim2.hand-any")
        faction = split(seen.trick[0])[0]
        held = any(split(card)[0] == faction for card in seen.sides[self._near(now)].hand)
        if held:
            return now.word("claim2.hand-follow")
        return now.word("claim2.hand-free", faction=now.name("faction", faction))

    def _buttons(self, now: Situation, room: _Room) -> list[Sprite]:
        """Return the buttons of the question: play what is chosen, keep or swap, smash or spare."""
        question = now.question
        if question is None or not now.mine:
            return []
        seen: Observation = now.seen
        x, top = now.frame.width - 246, now.frame.height - furniture.TRAY
        if seen.asks in ("lead", "reply"):
            chosen = now.chosen[0] if now.chosen else None
            words = (
                now.word("claim2.choose-card")
                if chosen is None
                else now.word("claim2.play-card", card=self.words(now, str(chosen[2])))
            )
            return [
                furniture.button(
                    now,
                    "play",
                    QRectF(x, top + 54, 214, 52),
                    words,
                    "primary",
                    "check-mark",
                    enabled=chosen is not None,
                )
            ]
        names = [(f"option-{i}", self.answer(option, now)) for i, option in enumerate(question.options)]
        names.sort(key=lambda pair: pair[0], reverse=seen.asks == "smash")
        out = []
        for i, (name, words) in enumerate(names[:3]):
            rect = QRectF(x, top + 40 + i * 46, 214, 42)
            out.append(furniture.button(now, name, rect, words, "primary" if i == 0 else "plain", None, size=16))
        return out

    def _prompt(self, now: Situation) -> tuple[str, str]:
        question = now.question
        if now.update.outcome is not None:
            return now.word("table.over"), ""
        if question is None:
            return "", ""
        hint = ""
        if now.mine and now.seen.asks == "reply":
            hint = now.word("claim2.hint-follow", n=len(now.sources))
        return now.say(question.prompt), hint

    # ------------------------------------------------------------------ answers

    def routes(self, action: Any, now: Situation) -> tuple[tuple[Key, ...], ...]:
        """Return the clicks that mean ``action``: a card and the trick, a card and the own pile, a gnome and the pit."""
        match action:
            case Play():
                held = now.seen.sides[action.seat].hand.count(action.card)
                return tuple((("hand", action.seat, action.card, copy), TRICK) for copy in range(held))
            case Choose():
                return ((("top",) if action.swap else ("competed",), ("followers", action.seat)),)
            case Smash() if action.gnomes:
                victim = Seat(1 - action.seat)
                return ((("row", victim, f"gnome-{action.value}", action.gnomes - 1), ("smashed",)),)
        return ()

    def attempt(self, route: tuple[Key, ...], now: Situation) -> Any | None:
        """Return what somebody means who clicks a card of his hand."""
        first = route[0]
        if first[0] == "hand" and len(first) == 4:
            return Play(Seat(int(first[1])), str(first[2]))
        return None

    def command(self, name: str, now: Situation) -> Any | None:
        """Return the answer of a button."""
        question = now.question
        if question is None:
            return None
        if name == "play" and now.chosen:
            return self.attempt(now.chosen, now)
        if name.startswith("option-"):
            return question.options[int(name.removeprefix("option-"))]
        return None

    def answer(self, action: Any, now: Situation) -> str:
        """Return an answer in words."""
        match action:
            case Play():
                return now.word("claim2.play-card", card=self.words(now, action.card))
            case Choose():
                card = now.seen.top if action.swap else now.seen.competed
                words = now.word("claim2.top") if card is None else self.words(now, card)
                return now.word("claim2.swap" if action.swap else "claim2.keep", card=words)
            case Smash():
                return (
                    now.word("claim2.smash-some", n=action.gnomes) if action.gnomes else now.word("claim2.smash-none")
                )
        raise TypeError(action)

    # ------------------------------------------------------------------ telling

    def flights(self, event: Event, now: Situation, index: int) -> list[Flight]:
        """Return how an event moves what lies on the table."""
        return claim2_chronicle.flights(event, now, _Room(now), self._near(now), index)

    def line(self, event: Event, now: Situation) -> Line | None:
        """Return what the chronicle says of an event."""
        return claim2_chronicle.line(event, now, lambda card: self.words(now, card))

    def hand(self, now: Situation) -> list[Row]:
        """Return the viewer's hand in words."""
        viewer = now.update.viewer
        if viewer is None:
            return []
        rows = []
        copies: Counter[str] = Counter()
        for card in now.seen.sides[viewer].hand:
            key = ("hand", viewer, card, copies[card])
            copies[card] += 1
            legal = key in now.sources
            word = "claim2.row-hand" if legal or not now.mine else "claim2.row-hand-illegal"
            action = Play(viewer, card) if legal else None
            rows.append(Row(now.word(word, card=self.words(now, card)), key, action))
        return rows

    def ground(self, now: Situation) -> list[Row]:
        """Return what lies on the table in words."""
        seen: Observation = now.seen
        rows = []
        if seen.competed is not None:
            rows.append(Row(now.word("claim2.row-competed", card=self.words(now, seen.competed)), ("competed",)))
        if seen.top is not None:
            rows.append(Row(now.word("claim2.row-top", card=self.words(now, seen.top)), ("top",)))
        for i, card in enumerate(seen.trick):
            who = seen.leader if i == 0 else Seat(1 - seen.leader)
            rows.append(Row(now.word("claim2.row-trick", who=now.who(who), card=self.words(now, card)), ("trick", i)))
        if seen.phase == 2:
            rows.append(Row(now.word("claim2.row-pool", cards=self._listed(now, seen.pool))))
        for seat in (Seat(0), Seat(1)):
            side = seen.sides[seat]
            rows.append(Row(now.word("claim2.row-count", who=now.who(seat), n=side.hand_count), ("seat", seat)))
            if seen.phase == 1:
                known = side.followers or side.open_followers
                rows.append(
                    Row(
                        now.word(
                            "claim2.followers-known",
                            who=now.who(seat),
                            n=side.follower_count,
                            cards=self._listed(now, known),
                        )
                    )
                )
            else:
                rows.append(Row(now.word("claim2.row-gnomes", who=now.who(seat), cards=self._listed(now, side.row))))
                rows.append(Row(now.word("claim2.row-score", who=now.who(seat), cards=self._listed(now, side.score))))
        for vote in seen.votes:
            a, b = vote.counts
            rows.append(Row(now.word("claim2.row-vote", faction=now.name("faction", vote.faction), a=a, b=b)))
        return rows

    def preview(self, key: Key, now: Situation) -> Sprite | None:
        """Return a card at reading size."""
        seen: Observation = now.seen
        card: str | None = None
        match key:
            case ("hand", _, str(name), _) | ("row", _, str(name), _) | ("pool", str(name)):
                card = name
            case ("trick", int(i)):
                shown = seen.trick or (seen.last.cards if seen.last else ())
                card = shown[i] if i < len(shown) else None
            case ("competed",):
                card = seen.competed
            case ("top",):
                card = seen.top
        return None if card is None else self.card(now, ("preview",), card, QPointF(0, 0), 252, lift=10)


class _Room:
    """Where things lie in this window, in units."""

    def __init__(self, now: Situation) -> None:
        width, height = now.frame.width, now.frame.height
        side = 140 if now.frame.small else 252
        self.side = QRectF(width - side - 14, 74, side, height - 74 - 218)
        self.cloth = QRectF(246, 66, self.side.left() - 16 - 246, height - 66 - 218)
        self.middle = self.cloth.center().x()
        self.own_plaque = QRectF(14, height - 314, 216, 96)
        self.chronicle = QRectF(14, 188, 216, self.own_plaque.top() - 18 - 188)
        self.hand = QRectF(250, height - 180, width - 250 - 270, 170)

    def trick(self, phase: int) -> tuple[QRectF, QRectF]:
        """Return the places of the card led and of the reply."""
        wide = 150.0 if phase == 1 else 172.0
        middle = QPointF(self.cloth.center().x() + (36 if phase == 1 else 40), self.cloth.center().y() + 12)
        tall = wide * 88 / 63
        top = middle.y() - tall / 2
        return QRectF(middle.x() - wide - 17, top, wide, tall), QRectF(middle.x() + 17, top, wide, tall)


def _caption(
    key: Key, rect: QRectF, words: str, *, tip: str = "", left: bool = False, right: bool = False, bright: bool = False
) -> Sprite:
    """Return a small line of letters on the cloth."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        align = letters.LEFT if left else letters.RIGHT if right else letters.CENTRE
        letters.text(p, look, r, words, font(look, UI, 15, BOLD), ON.text if bright else ON.text_dim, align)

    face = ("caption", words, left, right, bright)
    return Sprite(key, rect, face, paint, z=furniture.Z_PIECE + 20, margin=2, role="info" if tip else "", tip=tip)


def _note(key: Key, rect: QRectF, words: str) -> Sprite:
    """Return a remark in italics on the wood of the tray."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        f = font(look, BODY, 15.5, NORMAL, italic=True)
        letters.text(p, look, r, words, f, look.text_dim, letters.TOP_LEFT, wrap=True)

    return Sprite(key, rect, ("note", words), paint, z=furniture.Z_PANEL, margin=2)


def _slot(key: Key, rect: QRectF, hot: bool, tip: str, icon: str = "", role: str = "place") -> Sprite:
    """Return an empty place for a card on the cloth."""

    def paint(p: QPainter, look: Look, r: QRectF) -> None:
        surfaces.slot(p, look, r, "", 5)
        if hot:
            p.setPen(Qt.PenStyle.NoPen)
            p.setBrush(tint(look.glow, 0.22))
            p.drawRoundedRect(r, 5, 5)
        if icon:
            c = r.center()
            draw_icon(p, icon, QRectF(c.x() - 16, c.y() - 16, 32, 32), tint(ON.text_dim, 0.7))

    return Sprite(key, rect, ("slot", hot, icon), paint, z=furniture.Z_GROUND + 6, margin=6, role=role, tip=tip)


def table() -> Claim2Table:
    """Return the table of Claim 2."""
    return Claim2Table()
