"""A game's table as it stood after each answer of a match, without questions."""

from __future__ import annotations

import dataclasses

from PySide6.QtCore import QRectF

from desktop.catalogue import Game
from desktop.core.message import Message, Ref, message
from desktop.core.rules import Seat
from desktop.match.match import Match
from desktop.match.replay import Replay
from desktop.match.save import Player
from desktop.ui.bridge import Update
from desktop.ui.games import table
from desktop.ui.table import furniture
from desktop.ui.table.director import Flight
from desktop.ui.table.situation import Line, Situation, folded
from desktop.ui.table.sprite import Frame, Sprite
from desktop.ui.text import Names, name_of, say
from desktop.ui.theme import Coat, Look


class PastTable:
    """Turns the past of a match into situations, which its table draws.

    Parameters
    ----------
    game
        The catalogue's record.
    match
        The match as it stands.
    players
        Who sat where.

    Attributes
    ----------
    replay
        What was to be seen and heard.
    names
        The players' names, for sentences.
    coats
        What each seat bears.
    """

    def __init__(self, game: Game, match: Match, players: tuple[Player, ...]) -> None:
        self._table = table(game.table)
        self._content = match.rules.content
        self._players = players
        self.replay = Replay(match)
        self.names = Names(tuple(player.name for player in players), game.id)
        self.coats: tuple[Coat, ...] = self._table.coats(self.replay.observe(0, None), players)

    def actors(self) -> list[Coat | None]:
        """Return the arms of whoever gave each answer, in order."""
        found = (self.replay.actor(at) for at in range(1, self.replay.length + 1))
        return [None if seat is None else self.coats[seat] for seat in found]

    def situation(self, at: int, viewer: Seat | None, look: Look, frame: Frame) -> Situation:
        """Return the moment after ``at`` answers, as ``viewer`` saw it; nothing is asked."""
        replay = self.replay
        still = message("match.undo-nothing")
        update = Update(
            viewer, (), replay.observe(at, viewer), (), replay.awaited(at), replay.outcome(at), still, still
        )
        now = Situation(
            update=update,
            content=self._content,
            players=self._players,
            coats=tuple(look.worn(coat) for coat in self.coats),
            look=look,
            frame=frame,
            say=self._say,
            name=self._name,
        )
        lines = (line for step in range(at + 1) for line in self._lines(step, now))
        return dataclasses.replace(now, lines=tuple(folded(lines)))

    def sprites(self, at: int, now: Situation) -> list[Sprite]:
        """Return everything on the table; the buttons of a match make way for a word, the ribbon tells the answer."""
        sprites = [
            sprite
            for sprite in self._table.sprites(now)
            if sprite.rect.width() > 0 and sprite.key[0] not in ("button", "ribbon")
        ]
        title = QRectF(now.frame.width - 330, 12, 300, 26)
        label = furniture.label(("replay",), title, say(message("replay.title")), size=20, right=True)
        sprites.append(dataclasses.replace(label, z=furniture.Z_TOP))
        hint = say(message("replay.at", at=at, length=self.replay.length))
        sprites.append(furniture.ribbon(now, self._told(at, now), hint))
        return sprites

    def flights(self, at: int, now: Situation) -> list[Flight]:
        """Return how the answer that led to ``at`` moved what now lies on the table."""
        events = enumerate(self.replay.events(at, now.update.viewer))
        return [flight for index, event in events for flight in self._table.flights(event, now, index)]

    def _lines(self, at: int, now: Situation) -> tuple[Line, ...]:
        told = (self._table.line(event, now) for event in self.replay.events(at, now.update.viewer))
        return tuple(line for line in told if line is not None)

    def _told(self, at: int, now: Situation) -> str:
        """Return what the last answer did, in one sentence."""
        lines = self._lines(at, now)
        if lines:
            return lines[0].text
        if now.update.outcome is not None:
            return say(message("replay.ended"))
        return say(message("replay.dealt")) if not at else ""

    def _say(self, said: Message) -> str:
        return say(said, self.names)

    def _name(self, kind: str, identity: str) -> str:
        return name_of(Ref(kind, identity), self.names.game)
