"""Plays the toy in a save for ever, so that a test can kill it; run by ``test_kill.py``.

Each line of the input names a save.  A child is forked for it, its process id printed, and then after every
change what the table now shows: the answers of the log, and those that redo would put back, as letters.
"""

from __future__ import annotations

import os
import random
import sys
from pathlib import Path

from match.toy import End, ToyRules

from desktop.core.rules import Seat, Setup
from desktop.match.match import Match
from desktop.match.save import Player, create, header_for
from desktop.match.standing import always


def shown(match: Match) -> str:
    """Return log and undone answers as letters."""
    return (
        "".join(type(e.action).__name__[1] for e in match.log)
        + "|"
        + "".join(type(e.action).__name__[1] for e in match.undone)
    )


def play(path: Path, seed: int) -> None:
    """Play, and print what is shown, until killed."""
    match = Match(ToyRules(), Setup(2), seed)
    header = header_for(match, app="0", game="toy", version=1, players=(Player("A"), Player("B")), begun=0)
    create(path, match, header)
    chance = random.Random(seed)
    while True:
        print(shown(match), flush=True)
        if match.wanted() is not None:
            match.look(match.wanted())
        lot = chance.random()
        if lot < 0.2 and match.undo_barred() is None:
            match.undo()
        elif lot < 0.3 and match.redo_barred() is None:
            match.redo()
        elif lot < 0.32:
            match.order(Seat(0), always)
        else:
            options = [o for d in match.questions() for o in d.options if not isinstance(o, End)]
            match.submit(chance.choice(options))
        match.news(match.viewer)


if __name__ == "__main__":
    for number, line in enumerate(sys.stdin):
        pid = os.fork()
        if not pid:
            print(os.getpid(), flush=True)
            play(Path(line.strip()), number)
        os.waitpid(pid, 0)
        print("killed", flush=True)
