"""The tournament that is going on: kept in a file after every change, fed by matches at the table."""

from __future__ import annotations

import random
import uuid
from pathlib import Path
from typing import Any

import msgspec
from PySide6.QtCore import QObject, Signal

from desktop import catalogue
from desktop.core.dice import LiveDice
from desktop.core.message import message
from desktop.core.rules import Outcome, Setup
from desktop.data.compiled import replace
from desktop.games.ghour import content as contents
from desktop.games.ghour import tournament as rules
from desktop.games.ghour.deck import Counts
from desktop.games.ghour.model import Deck
from desktop.games.ghour.tournament import DRAWN, GAMES, Choice, Entrant, Pairing, Played, Tournament
from desktop.match.save import Player
from desktop.ui.decks.library import GAME, Library, errors, own
from desktop.ui.decks.unattended import Unattended

SUFFIX = ".tournament.json"


class Contest(QObject):
    """One tournament on the disk.

    Parameters
    ----------
    folder
        Where tournaments lie; the user's folder if not given.
    """

    changed = Signal()

    told = Signal(object)
    """A :class:`Message` for the status line."""

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder = folder
        self.path: Path | None = None
        self.tournament: Tournament | None = None
        self.busy = -1
        """The pairing whose games are being played away from the table, −1 if none is."""
        self._library: Library | None = None
        self._away = Unattended(self)
        self._away.ended.connect(self._ended)
        self._away.failed.connect(self._failed)
        self._resume()

    @property
    def folder(self) -> Path:
        """Where tournaments lie; it need not be there yet."""
        return own() / "tournaments" if self._folder is None else self._folder

    def begin(self, entrants: tuple[Entrant, ...], *, seed: int | None = None) -> None:
        """Begin a tournament; the first round is drawn by lot (GH-7.13), the same one for the same ``seed``."""
        self.stop()
        self.path = self.folder / f"{uuid.uuid4().hex}{SUFFIX}"
        self._keep(rules.begin(entrants, _dice(seed)))

    def go_on(self, *, seed: int | None = None) -> None:
        """Pair the next round."""
        if self.tournament is not None:
            self._keep(rules.next_round(self.tournament, _dice(seed)))

    def record(self, place: int, played: Played) -> None:
        """Write down the result of the next game of a pairing."""
        if self.tournament is not None and len(self.pairing(place).games) < GAMES:
            self._keep(rules.record(self.tournament, place, played))

    def take_back(self, place: int) -> None:
        """Strike out the last result of a pairing."""
        pairing = self.pairing(place)
        if self.tournament is not None and pairing.games:
            back = msgspec.structs.replace(pairing, games=pairing.games[:-1], lot=-1)
            self._keep(rules.changed(self.tournament, place, back))

    def draw_lot(self, place: int, side: int) -> None:
        """Write down who has won at rock-paper-scissors (GH-7.12)."""
        if self.tournament is not None:
            won = msgspec.structs.replace(self.pairing(place), lot=side)
            self._keep(rules.changed(self.tournament, place, won))

    def choose(self, place: int, game: int, side: int, cards: Counts) -> None:
        """Keep what a side takes into a game."""
        if self.tournament is not None:
            self._keep(rules.choose(self.tournament, place, Choice(game, side, cards)))

    def pairing(self, place: int) -> Pairing:
        """Return a pairing of the round that is being played."""
        assert self.tournament is not None
        return self.tournament.rounds[-1].pairings[place]

    def faults(self, place: int, side: int, library: Library) -> tuple[Any, ...]:
        """Return what forbids the choice of a side for the next game."""
        assert self.tournament is not None
        pairing = self.pairing(place)
        game = min(len(pairing.games), GAMES - 1)
        cards = rules.chosen(self.tournament, pairing, game, side, library.cards)
        pool = self.tournament.entrants[pairing.sides[side]].pool
        return errors(rules.faults(cards, pool, library.cards))

    # ------------------------------------------------------------------ matches

    @staticmethod
    def playable() -> bool:
        """Return whether the game can be played at this table."""
        return catalogue.game(GAME) is not None

    def match_for(self, place: int, library: Library) -> tuple[Any, str]:
        """Return what the window needs to begin the next game of a pairing: the choice, and the content of the save."""
        from desktop.ui.screens.setup import Choice as Agreed  # noqa: PLC0415  # widgets

        assert self.tournament is not None
        game = catalogue.game(GAME)
        assert game is not None
        pairing = self.pairing(place)
        decks = []
        for side in (0, 1):
            entrant = self.tournament.entrants[pairing.sides[side]]
            cards = rules.chosen(self.tournament, pairing, len(pairing.games), side, library.cards)
            decks.append(Deck(f"tournament-{side + 1}", entrant.pool.name, cards, sets=entrant.pool.sets))
        content = msgspec.structs.replace(library.content, decks=tuple(decks), pools=())
        picks = tuple(deck.id for deck in decks)
        entrants = [self.tournament.entrants[each] for each in pairing.sides]
        players = tuple(Player(each.name, each.kind, seat) for seat, each in enumerate(entrants))
        seed = random.SystemRandom().randrange(10**7)
        return Agreed(game, Setup(2, (), None, picks), players, seed), contents.pack(content)

    def unattended(self, place: int) -> bool:
        """Return whether only computer players meet in a pairing, so that nobody need look on."""
        assert self.tournament is not None
        return all(self.tournament.entrants[each].kind != rules.PERSON for each in self.pairing(place).sides)

    def play_away(self, place: int, library: Library) -> None:
        """Let the computer players of a pairing play all games they have left, away from the table."""
        if self.busy < 0 and len(self.pairing(place).games) < GAMES:
            self.busy, self._library = place, library
            self._next_away()
            self.changed.emit()

    def stop(self) -> None:
        """Forget the game that is played away from the table."""
        self.busy = -1
        self._away.close()

    def playing(self, place: int, save: Path) -> None:
        """Remember that the next game of a pairing is being played in ``save``."""
        if self.tournament is not None:
            now = msgspec.structs.replace(self.pairing(place), match=save.name)
            self._keep(rules.changed(self.tournament, place, now))

    def forget(self, place: int) -> None:
        """The save of the game that was being played is gone: it is to be played anew."""
        if self.tournament is not None:
            now = msgspec.structs.replace(self.pairing(place), match="")
            self._keep(rules.changed(self.tournament, place, now))

    def place_of(self, save: Path) -> int:
        """Return the pairing that is being played in ``save``, −1 if none is."""
        if self.tournament is None or not self.tournament.rounds:
            return -1
        pairings = self.tournament.rounds[-1].pairings
        return next((at for at, each in enumerate(pairings) if each.match and each.match == save.name), -1)

    def finish(self, save: Path, outcome: Outcome, observation: Any) -> None:
        """Take the result of the match in ``save``, if it belongs to this tournament."""
        place = self.place_of(save)
        if place >= 0:
            self.record(place, result_of(outcome, observation))

    # ------------------------------------------------------------------ inside

    def _next_away(self) -> None:
        assert self._library is not None
        agreed, embedded = self.match_for(self.busy, self._library)
        levels = tuple(player.kind for player in agreed.players)
        self._away.play(GAME, embedded, agreed.setup, levels, agreed.seed)

    def _ended(self, ended: tuple[Outcome, tuple[int, ...]]) -> None:
        place = self.busy
        if place < 0:
            return
        if len(self.pairing(place).games) + 1 >= GAMES:
            self.busy = -1
        self.record(place, counted(*ended))
        if self.busy >= 0:
            self._next_away()

    def _failed(self, why: str) -> None:
        self.busy = -1
        self.told.emit(message("workshop.away-failed", why=why))
        self.changed.emit()

    def _resume(self) -> None:
        """Go on with the tournament that was changed last."""
        if not self.folder.is_dir():
            return
        for path in sorted(self.folder.glob(f"*{SUFFIX}"), key=lambda file: -file.stat().st_mtime):
            try:
                self.tournament = msgspec.json.decode(path.read_bytes(), type=Tournament)
            except (OSError, msgspec.MsgspecError):
                continue
            self.path = path
            return

    def _keep(self, tournament: Tournament) -> None:
        self.tournament = tournament
        assert self.path is not None
        try:
            replace(self.path, msgspec.json.encode(tournament))
        except OSError as error:
            self.told.emit(message("workshop.cannot-write", file=self.path.name, why=error.strerror or str(error)))
        self.changed.emit()


def _dice(seed: int | None) -> LiveDice:
    return LiveDice(random.SystemRandom().getrandbits(60) if seed is None else seed)


def result_of(outcome: Outcome, observation: Any) -> Played:
    """Return the result of a match of two as the tournament counts it (GH-7.10, GH-7.11)."""
    return counted(outcome, tuple(int(getattr(player, "points", 0)) for player in getattr(observation, "players", ())))


def counted(outcome: Outcome, points: tuple[int, ...]) -> Played:
    """Return the result of a match of two that ended with these trophy ``points`` (GH-7.10, GH-7.11)."""
    winners = [seat for seat, rank in enumerate(outcome.ranks) if rank == 1]
    trophies = (points[0], points[1]) if len(points) == len(outcome.ranks) == 2 else (0, 0)
    if len(winners) != 1:
        return Played(DRAWN, 0, trophies)
    return Played(winners[0], outcome.scores[winners[0]], trophies)
