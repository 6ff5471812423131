"""One match at the table: the rules, the journal behind it, the people and computers around it."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from desktop import __version__, catalogue, paths
from desktop.catalogue import Game
from desktop.core.message import Message
from desktop.core.rules import Rules, Seat, Setup
from desktop.match.match import Match
from desktop.match.record import open_save
from desktop.match.save import SUFFIX, Header, JournalFile, Player, SaveError, create, header_for, read_header
from desktop.ui.bridge import MatchController

if TYPE_CHECKING:
    from desktop.ui.bot_runner import Bot, BotRunner


class Sitting:
    """A match with everything that belongs to it; :meth:`close` lets all of it go.

    Attributes
    ----------
    game
        The catalogue's record.
    players
        Who sits where.
    controller
        The match, for the screen.
    content
        The content of the game.
    path
        The save.
    notes
        What the player should be told about a save that was opened.
    """

    def __init__(
        self,
        game: Game,
        match: Match,
        players: tuple[Player, ...],
        journal: JournalFile,
        bots: dict[Seat, Bot],
        notes: tuple[Message, ...] = (),
    ) -> None:
        self.game = game
        self.players = players
        self.content = match.rules.content
        self.notes = notes
        self._match = match
        self._journal = journal
        self._runner: BotRunner | None = None
        if bots:
            from desktop.ui.bot_runner import BotRunner  # noqa: PLC0415  # the home screen comes without processes

            self._runner = BotRunner(bots)
        self.controller = MatchController(match, self._runner)

    @property
    def path(self) -> Path:
        """The save of this match."""
        return self._journal.path

    def trail(self) -> tuple[tuple[str, Seat], ...]:
        """Return kind and seat of the last answers, for a report of what went wrong."""
        return self._match.trail()

    def hurry(self, milliseconds: int) -> None:
        """Let computer players wait so long before they answer, at the least."""
        if self._runner is not None:
            self._runner.pace = milliseconds

    def close(self) -> Path:
        """Stop the computers, close the journal, lay a finished match to the finished ones; return where it lies."""
        if self._runner is not None:
            self._runner.close()
        over = self._match.outcome() is not None
        self._journal.close()
        if not over or self.path.parent.name == "finished":
            return self.path
        done = self.path.parent / "finished" / self.path.name
        done.parent.mkdir(exist_ok=True)
        os.replace(self.path, done)
        return done


def begin(
    game: Game,
    rules: Rules[Any, Any],
    setup: Setup,
    players: tuple[Player, ...],
    seed: int,
    *,
    folder: Path | None = None,
    embedded: str = "",
    opening: tuple[Any, ...] = (),
    replies: tuple[tuple[int, Any], ...] = (),
) -> Sitting:
    """Return a new match, dealt and already on the disk.

    Parameters
    ----------
    setup
        ``rules.refuse_setup`` finds nothing against it.
    folder
        Where saves lie; the user's own folder if not given.
    embedded
        Content that users can edit, packed by the game; what the match needs of it if not given.
    opening
        Answers that are given at once: a position that was prepared.
    replies
        What computer players answer in it, as long as they can (:class:`desktop.bots.told.Told`).
    """
    if game.editable and not embedded:
        embedded = game.embed(rules, setup)
        rules = game.rules(embedded)
    people = tuple(player.kind == "person" for player in players)
    recall = bool(game.recall) and setup.option(game.recall) == "on"
    match = Match(rules, setup, seed, people=people, recall=recall)
    now = time.time()
    header = header_for(
        match, app=__version__, game=game.id, version=game.version, players=players, begun=int(now), embedded=embedded
    )
    journal = create(_free(folder or paths.saves(), game.id, now), match, header)
    for action in opening:
        match.submit(action)
    bots = bots_for(game, rules, players)
    if replies:
        from desktop.bots.told import Told  # noqa: PLC0415

        bots = {seat: Told(bot, seed, replies) for seat, bot in bots.items()}
    return Sitting(game, match, players, journal, bots)


def resume(path: Path) -> Sitting:
    """Return the match saved at ``path``, to be played on.

    A save whose history could not be kept goes on in a new file; the old one stays as it is.

    Raises
    ------
    SaveError
        With one sentence, if the save cannot be used.
    """
    opened = open_save(path, rules_for)
    header = opened.header
    game = catalogue.game(header.game)
    assert game is not None
    if opened.kept:
        journal = JournalFile(path, opened.length)
        opened.match.attach(journal)
        # whoever opens a save need not be the one who looked last
        opened.match.leave()
    else:
        now = time.time()
        fresh = header_for(
            opened.match,
            app=__version__,
            game=game.id,
            version=game.version,
            players=header.players,
            begun=header.begun,
            embedded=header.embedded,
        )
        journal = create(_free(paths.saves(), game.id, now), opened.match, fresh)
    bots = bots_for(game, opened.match.rules, header.players)
    return Sitting(game, opened.match, header.players, journal, bots, opened.notes)


def rules_for(header: Header) -> tuple[Rules[Any, Any], int] | None:
    """Return the rules that the game of ``header`` is played by, and their version."""
    game = catalogue.game(header.game)
    return None if game is None else (game.rules(header.embedded), game.version)


def bots_for(game: Game, rules: Rules[Any, Any], players: tuple[Player, ...]) -> dict[Seat, Bot]:
    """Return the computer players among ``players``."""
    levels = {Seat(seat): player.kind for seat, player in enumerate(players) if player.kind != "person"}
    if not levels:
        return {}
    from desktop import bots  # noqa: PLC0415

    return {seat: bots.make(level, rules) for seat, level in levels.items()}


def unfinished() -> tuple[Path, Header] | None:
    """Return the match to go on with: the one played last that is not over, with its first line."""
    folder = paths.saves()
    if not folder.is_dir():
        return None
    for path in sorted(folder.glob("*" + SUFFIX), key=lambda file: file.stat().st_mtime, reverse=True):
        try:
            header = read_header(path)
        except SaveError:
            continue
        if catalogue.game(header.game) is not None:
            return path, header
    return None


def finished() -> tuple[Path, ...]:
    """Return the matches that are over, the latest first."""
    folder = paths.saves() / "finished"
    return tuple(sorted(folder.glob("*" + SUFFIX), reverse=True)) if folder.is_dir() else ()


def _free(folder: Path, game: str, now: float) -> Path:
    """Return a name for a new save that nothing has yet."""
    stem = time.strftime("%Y-%m-%d-%H%M%S", time.localtime(now)) + f"-{game}"
    path = folder / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = folder / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path
