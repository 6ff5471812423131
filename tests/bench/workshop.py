"""A library of many Ghour cards, a verdict, and a PDF (design.md §11).

    python tests/bench/workshop.py [--cards N]

Cards are generated, each with a name in four languages.  Times are medians in milliseconds.  A key in the window
is counted from the event to the painted answer, in time of the processor, the worst of all beside the median.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

FILE = 400
SIZES = (100, 1_000, 10_000)
LINES = ("type:creature cost<3 a", "lovas 12", "kw:flying colour:red troll")
"""What is typed, letter by letter."""

WANTED = {"second start": 1_000, "keystroke": 30, "verdict": 5, "edit": 1_000, "PDF": 1_500}
LINEAR = 3.0
"""How far the cost of a card may rise from the middle size to the largest."""

FIRST = [
    "Łysy",
    "Őrült",
    "Groene",
    "Ashen",
    "Đávolí",
    "Søvn",
    "Żelazny",
    "Kék",
    "Rode",
    "Stary",
    "Fürge",
    "Oude",
    "Mosolygó",
    "Wilde",
    "Ciemny",
    "Hollow",
]
LAST = [
    "Troll",
    "Lovas",
    "Wachter",
    "Wyrm",
    "Strażnik",
    "Őr",
    "Dwerg",
    "Golem",
    "Boszorkány",
    "Smok",
    "Ridder",
    "Kobold",
    "Íjász",
    "Wolf",
    "Rycerz",
    "Mage",
]
SECOND = """
import sys, time
from pathlib import Path
began = time.perf_counter()
from desktop.ui.decks.library import Loader
library = Loader([Path(sys.argv[1])], Path(sys.argv[2])).load()
library.index
print((time.perf_counter() - began) * 1000, time.process_time() * 1000)
"""


def generate(folder: Path, count: int) -> None:
    """Write ``count`` cards into ``folder``, in files of one set."""
    dice = random.Random(count)
    (folder / "cards").mkdir(parents=True)
    for start in range(0, count, FILE):
        rows = [
            "format: ghour-cards/1",
            "set: {id: many, name: Many cards, version: 1, language: en}",
            "colours: {red: {name: Red}, blue: {name: Blue}, green: {name: Green}}",
            "cards:",
        ]
        for number in range(start, min(start + FILE, count)):
            rows += _card(number, dice)
        path = folder / "cards" / f"{start:06}.yaml"
        path.write_text("\n".join(rows) + "\n", encoding="utf-8")
        # a file that was written just now is not trusted to stay as it is
        os.utime(path, (1_700_000_000, 1_700_000_000))


def _card(number: int, dice: random.Random) -> list[str]:
    name = f"{dice.choice(FIRST)} {dice.choice(LAST)} {number}"
    names = ", ".join(f'{language}: "{name} {language}"' for language in ("en", "hu", "nl", "pl"))
    base = number < 36
    rows = [
        f"- id: many-{number}",
        f"  name: {{{names}}}",
        f"  colour: {dice.choice(('red', 'blue', 'green'))}",
        f'  flavour: {{en: "It was never asked, {number}.", hu: "Senki sem kérdezte, {number}."}}',
        "  abilities:",
        f"  - {{when: rotate, gain: {{gold: {dice.randrange(1, 3)}}}}}",
    ]
    if base:
        return [*rows, "  type: base", "  cost: {gold: 20}", f"  size: {dice.randrange(5, 9)}"]
    keyword = dice.choice(("flying", "swimming", "seer", "fast", "guard", "undead"))
    return [
        *rows,
        "  type: creature",
        f"  cost: {{gold: {dice.randrange(7)}, mana: {dice.randrange(4)}}}",
        f"  recruit: {dice.randrange(1, 4)}",
        f"  keywords: [{keyword}]",
        f"  attacks: [{{kind: club, value: {dice.randrange(7)}}}]",
        f"  defence: {dice.randrange(1, 9)}",
        f"  tp: {dice.randrange(9)}",
    ]


def timed(do: Callable[[], object], turns: int = 7) -> float:
    """Return the median of the milliseconds that ``do`` takes."""
    found = []
    for _ in range(turns):
        began = time.perf_counter()
        do()
        found.append((time.perf_counter() - began) * 1_000)
    return statistics.median(found)


def measure(count: int, home: Path) -> dict[str, float]:
    """Return the times for a library of ``count`` cards."""
    from desktop.games.ghour.model import Deck
    from desktop.games.ghour.workshop.index import Index
    from desktop.games.ghour.workshop.searching import parse
    from desktop.ui.decks.library import Loader

    folder, cache = home / f"of-{count}", home / f"{count}.cache"
    generate(folder, count)
    began = time.perf_counter()
    library = Loader([folder], cache).load()
    first = (time.perf_counter() - began) * 1_000
    if len(library.cards) != count or library.faults:
        raise SystemExit(f"{len(library.cards)} cards of {count}, {len(library.faults)} faults")
    starts = []
    for _ in range(3):
        command = [sys.executable, "-c", SECOND, str(folder), str(cache)]
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True, timeout=120)
        starts.append(tuple(map(float, done.stdout.split())))
    lines = ("lovas", 'type:creature cost<3 kw:flying colour:red "kerdezte"', "recruit>=2 -kw:seer troll", "szín:blue")

    def anew(index: Index, line: str) -> list[int]:
        # as if nothing had been looked for before: what was found is kept
        index._kept.clear()
        return index.find(parse(line))

    anew(library.index, '"warm"')
    keystroke = max(timed(lambda line=line: anew(library.index, line)) for line in lines)
    cards = list(library.cards)
    deck = Deck("d", (("en", "D"),), ((cards[0], 1), *((card, 3) for card in cards[-12:]), ("nobody", 4)))
    verdict = timed(lambda: library.verdict(deck))
    second, busy = (statistics.median(column) for column in zip(*starts, strict=True))
    return {
        "first start": first,
        "second start": second,
        "  of it busy": busy,
        "keystroke": keystroke,
        "verdict": verdict,
    }


def typing(home: Path, count: int) -> tuple[list[float], list[float]]:
    """Return the milliseconds that each key takes in the window: until it is answered, and until that is painted."""
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from desktop.ui.decks.library import Loader
    from desktop.ui.decks.watch import Watch
    from desktop.ui.screens.workshop import WorkshopPage
    from desktop.ui.shots import settle
    from desktop.ui.theme import load_fonts, look_of

    application = QApplication.instance() or QApplication([])
    load_fonts()
    watch = Watch(Loader([home / f"of-{count}"], home / f"{count}.cache"))
    page = WorkshopPage(lambda scale: look_of("dark", scale), watch, home / "drafts")
    page.resize(1280, 800)
    page.show()
    settle(200)
    answered, painted = [], []
    for line in LINES:
        page.search.line.clear()
        page.search.line.textEdited.emit("")
        settle(200)
        for letter in line:
            began = time.process_time()
            QTest.keyClick(page.search.line, letter)
            answered.append((time.process_time() - began) * 1_000)
            page.shelf.viewport().repaint()
            painted.append((time.process_time() - began) * 1_000)
            settle(30)
    page.close()
    page.deleteLater()
    del application
    return answered, painted


def pdf(home: Path) -> tuple[float, float]:
    """Return the milliseconds that a deck of 36 with backs takes as a PDF, and how many of them are work."""
    from PySide6.QtWidgets import QApplication

    from desktop.ui.decks.library import Loader, shipped
    from desktop.ui.print.pdf import write_pdf
    from desktop.ui.print.sheets import Options, job_of

    application = QApplication.instance() or QApplication([])
    library = Loader([shipped()], home / "shipped.cache").load()
    deck = library.decks["deck-vorrak"]
    began = time.process_time()
    spent = timed(lambda: write_pdf(home / "deck.pdf", job_of("Deck", deck.cards), Options(), library, "hu"), 5)
    busy = (time.process_time() - began) / 5 * 1_000
    del application
    return spent, busy


def followed(home: Path, edits: int = 9) -> list[float]:
    """Return the milliseconds after which each edit of a card file by another program is seen in the card maker."""
    from PySide6.QtWidgets import QApplication

    from desktop.ui.decks.library import Loader, shipped
    from desktop.ui.decks.watch import Watch
    from desktop.ui.screens.card_maker import CardMakerPage
    from desktop.ui.shots import settle
    from desktop.ui.theme import load_fonts, look_of

    application = QApplication.instance() or QApplication([])
    load_fonts()
    loader = Loader([shipped(), home / "mine"], home / "mine.cache")
    page = CardMakerPage(lambda scale: look_of("dark", scale), loader, Watch(loader))
    page.resize(1280, 800)
    page.show()
    path = page.book.begin("Mine")
    page.add("creature")
    page.book.save()
    settle(1500)
    text, found = path.read_text(encoding="utf-8"), []
    for points in range(3, 3 + edits):
        text = text.replace(f"tp: {points - 1}", f"tp: {points}")
        began = time.perf_counter()
        path.write_text(text, encoding="utf-8")
        while page.book.text != text and time.perf_counter() - began < 5:
            settle(5)
        found.append((time.perf_counter() - began) * 1_000)
    page.close()
    page.deleteLater()
    del application
    return found


def main() -> int:
    """Print the table; 1 if a row is not reached."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--cards", type=int, help="only this many cards")
    only = parser.parse_args().cards
    bad = 0
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        sizes = (only,) if only else SIZES
        found = {count: measure(count, home) for count in sizes}
        for count, times in found.items():
            for what, spent in times.items():
                wanted = WANTED.get(what)
                bad += wanted is not None and spent > wanted
                print(f"{count:6} cards  {what:13} {spent:9.2f} ms" + (f"   (wanted {wanted})" if wanted else ""))
        if not only:
            for what in ("first start", "second start"):
                middle, most = (found[count][what] / count for count in SIZES[1:])
                bad += most > LINEAR * middle
                print(f"growth of {what}: a card of {SIZES[2]} costs {most / middle:.2f} times one of {SIZES[1]}")
        for what, spans in zip(("answered", "painted"), typing(home, sizes[-1]), strict=True):
            middle, worst = statistics.median(spans), max(spans)
            bad += middle > WANTED["keystroke"]
            row = f"{sizes[-1]:6} cards  key {what:9} {middle:9.2f} ms"
            print(f"{row}   (wanted {WANTED['keystroke']}; worst {worst:.1f})")
        spans = followed(home)
        bad += max(spans) > WANTED["edit"]
        row = f"edit of another program seen after {statistics.median(spans):.0f} ms"
        print(f"{row}   (wanted {WANTED['edit']}; worst {max(spans):.0f})")
        spent, busy = pdf(home)
        bad += spent > WANTED["PDF"]
        print(f"PDF of 36 cards with backs  {spent:9.0f} ms   (wanted {WANTED['PDF']}; {busy:.0f} ms of it busy)")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
