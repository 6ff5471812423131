"""Which verbs there are, and what may stand behind them."""

from __future__ import annotations

import argparse
import re
from collections.abc import Sequence
from typing import NoReturn

from desktop import __version__
from desktop.cli.speech import wrong

VERBS = ("play", "simulate", "scenario", "replay", "decks", "cards", "screenshot", "self-test")
"""In the order of the help."""


class _Parser(argparse.ArgumentParser):
    """A parser whose errors are one sentence."""

    def error(self, message: str) -> NoReturn:
        raise wrong("cli.usage", verb=self.prog, what=message)


def parser() -> argparse.ArgumentParser:
    """Return the parser of everything."""
    top = _Parser(
        prog="meadhall",
        description="Five fantasy games at one wooden table. Without a verb the window opens; "
        "FILE is a saved match or a Ghour deck to open in it.",
        usage="meadhall [FILE] | meadhall VERB …",
    )
    top.add_argument("--version", action="version", version=f"Meadhall {__version__}")
    verbs = top.add_subparsers(dest="verb", metavar="VERB", prog="meadhall")

    play = verbs.add_parser("play", help="sit straight down at a table")
    _about_game(play)
    play.add_argument("--bots", metavar="SEAT=LEVEL,…", default="", help="computer players, by seat from 0")

    simulate = verbs.add_parser("simulate", help="play games without a window, and count")
    _about_game(simulate)
    simulate.add_argument("--games", type=_count, default=100, metavar="K", help="how many (100)")
    simulate.add_argument(
        "--bot",
        action="extend",
        nargs="+",
        metavar="LEVEL",
        help="who plays: one level for all, or one a seat (random)",
    )
    simulate.add_argument(
        "--pick",
        action="append",
        default=[],
        metavar="NAME",
        help="the deck or race of a seat, from seat 0 on; may be repeated (by lot)",
    )
    simulate.add_argument("--record", metavar="DIR", help="write each game as a save")
    simulate.add_argument("--json", action="store_true", help="print one object")

    scenario = verbs.add_parser("scenario", help="run scenario files")
    scenario.add_argument("files", nargs="+", metavar="FILE")

    replay = verbs.add_parser("replay", help="replay and verify a saved match")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--to", type=_natural, metavar="N", help="only the first N answers")
    replay.add_argument("--json", action="store_true", help="print one object")

    _about_decks(verbs.add_parser("decks", help="check, print, convert and list Ghour decks"))
    _about_cards(verbs.add_parser("cards", help="check Ghour cards"))

    screenshot = verbs.add_parser("screenshot", help="write a picture of a table or screen")
    screenshot.add_argument("what", metavar="WHAT", help="a game, or the name of a screen")
    screenshot.add_argument("--game", default="claim2", help="which game a screen is about (claim2)")
    _about_match(screenshot)
    screenshot.add_argument("--moves", type=_natural, default=0, metavar="N", help="random answers given before")
    screenshot.add_argument("--size", type=_size, default=(1280, 800), metavar="WxH", help="of the picture (1280x800)")
    screenshot.add_argument("--scale", type=_scale, default=1.0, metavar="F", help="pixels of a unit (1)")
    screenshot.add_argument("--viewer", type=_natural, metavar="SEAT", help="whose view (the open table)")
    screenshot.add_argument("--language", default="en", metavar="L", choices=("en", "hu", "nl", "pl"))
    screenshot.add_argument("--dark", action="store_true")
    screenshot.add_argument("-o", "--output", required=True, metavar="OUT.png")

    verbs.add_parser("self-test", help="try every game at the real table")
    return top


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return what ``arguments`` ask for."""
    return parser().parse_args(arguments)


def _about_game(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("game", metavar="GAME")
    _about_match(verb)


def _about_match(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--seats", type=_natural, metavar="N", help="players (the fewest)")
    verb.add_argument("--seed", type=_seed, metavar="S", help="chooses everything that chance decides")
    verb.add_argument(
        "--option", action="append", default=[], metavar="NAME[=VALUE]", help="an optional rule; may be repeated"
    )


def _about_decks(verb: argparse.ArgumentParser) -> None:
    actions = verb.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="say whether the decks of files are legal")
    check.add_argument("files", nargs="+", metavar="FILE")
    check.add_argument("--json", action="store_true", help="print one list of faults")

    sheets = actions.add_parser("print", help="write sheets of cards as a PDF")
    sheets.add_argument("file", metavar="FILE", help="a deck file, or the id of a deck, a pool or a set of cards")
    sheets.add_argument("-o", "--output", required=True, metavar="OUT.pdf")
    sheets.add_argument("--deck", metavar="ID", help="which deck of the file")
    sheets.add_argument("--paper", type=_paper, default="A4", metavar="A4|Letter")
    sheets.add_argument("--bleed", type=_bleed, default=0.0, metavar="MM", help="0, 2 or 3 (0)")
    sheets.add_argument("--backs", default="long", choices=("long", "short", "none"), help="edge the printer turns at")
    sheets.add_argument("--offset", type=_offset, default=(0.0, 0.0), metavar="X,Y", help="shift of the backs in mm")
    _language(sheets)

    convert = actions.add_parser("convert", help="turn a deck file into a plain list, or back")
    convert.add_argument("file", metavar="IN")
    convert.add_argument("output", metavar="OUT", help="a .yaml file, any other for a plain list, or - to print it")
    convert.add_argument("--deck", metavar="ID", help="which deck of the file")
    _language(convert)

    known = actions.add_parser("list", help="list the decks there are")
    known.add_argument("--json", action="store_true", help="print one list")
    _language(known)


def _about_cards(verb: argparse.ArgumentParser) -> None:
    actions = verb.add_subparsers(dest="action", metavar="ACTION", required=True)
    check = actions.add_parser("check", help="say what is wrong with card files")
    check.add_argument("paths", nargs="+", metavar="PATH", help="a file, or a folder of them")
    check.add_argument("--json", action="store_true", help="print one list of faults")
    actions.add_parser("schema", help="print the JSON Schema of card files, for editors that complete")


def _language(verb: argparse.ArgumentParser) -> None:
    verb.add_argument("--language", default="en", metavar="L", choices=("en", "hu", "nl", "pl"), help="of card names")


def _paper(text: str) -> str:
    found = {"a4": "A4", "letter": "Letter"}.get(text.casefold())
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is neither A4 nor Letter")
    return found


def _bleed(text: str) -> float:
    if text not in ("0", "2", "3"):
        raise argparse.ArgumentTypeError(f"'{text}' is none of 0, 2, 3")
    return float(text)


def _offset(text: str) -> tuple[float, float]:
    found = re.fullmatch(r"(-?[0-9]{1,2}(?:\.[0-9]{1,2})?),(-?[0-9]{1,2}(?:\.[0-9]{1,2})?)", text, re.ASCII)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is no pair of millimetres like 0.4,-0.2")
    return float(found[1]), float(found[2])


def _natural(text: str) -> int:
    if not re.fullmatch(r"[0-9]{1,9}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def _count(text: str) -> int:
    if not _natural(text):
        raise argparse.ArgumentTypeError("at least 1")
    return int(text)


def _seed(text: str) -> int:
    if not re.fullmatch(r"-?[0-9]{1,18}", text, re.ASCII):
        raise argparse.ArgumentTypeError(f"'{text}' is not a whole number")
    return int(text)


def _size(text: str) -> tuple[int, int]:
    found = re.fullmatch(r"([0-9]{2,5})[x×]([0-9]{2,5})", text, re.ASCII)
    if found is None:
        raise argparse.ArgumentTypeError(f"'{text}' is not a size like 1280x800")
    return int(found[1]), int(found[2])


def _scale(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", text, re.ASCII) or not 0.5 <= float(text) <= 8:
        raise argparse.ArgumentTypeError(f"'{text}' is not a number from 0.5 to 8")
    return float(text)
