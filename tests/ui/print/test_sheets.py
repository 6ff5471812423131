"""Sheets as they leave the printer: measured on the finished PDF, not believed."""

import itertools
import re
import subprocess
from collections import Counter

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from desktop.games.ghour.model import LANGUAGES
from desktop.ui.decks.library import Loader, shipped
from desktop.ui.print.pages import Painter
from desktop.ui.print.pdf import write_pdf
from desktop.ui.print.sheets import (
    COLUMNS,
    HEIGHT,
    ROWS,
    WIDTH,
    Options,
    Paper,
    corner,
    crop_marks,
    job_of,
    mirrored,
    plan,
    ruler,
)
from desktop.ui.theme import load_fonts

RESOLUTION = 600
POINT = 72 / 25.4
DARK = 110


def tool(*arguments):
    try:
        return subprocess.run([*map(str, arguments)], capture_output=True, check=True, timeout=120).stdout
    except FileNotFoundError:
        pytest.skip(f"{arguments[0]} is not installed")


@pytest.fixture(scope="module")
def library(tmp_path_factory):
    return Loader([shipped()], tmp_path_factory.mktemp("cache") / "cards").load()


@pytest.fixture
def made(qapp, library, tmp_path):
    """Return a function that writes a PDF and gives its path."""

    def write(options, cards=None, language="hu", title="Łódź őrsége"):
        path = tmp_path / "out.pdf"
        cards = library.decks["deck-vorrak"].cards if cards is None else cards
        assert write_pdf(path, job_of(title, cards), options, library, language)
        return path

    return write


def page(path, number, tmp_path, resolution=RESOLUTION, box=None):
    """Return a page as it is printed, or the part of it that ``box`` tells: left, top, width, height in millimetres."""
    cut = []
    if box is not None:
        pixels = [round(length * resolution / 25.4) for length in box]
        cut = [each for pair in zip(("-x", "-y", "-W", "-H"), pixels, strict=True) for each in pair]
    command = ["pdftoppm", "-r", resolution, "-f", number, "-l", number, "-gray", "-singlefile", *cut]
    tool(*command, path, tmp_path / "page")
    image = QImage(str(tmp_path / "page.pgm"))
    assert not image.isNull()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def runs(path, tmp_path, across, at, begin, end):
    """Return the middles, in millimetres, of the dark lines that the line ``at`` crosses."""
    mm = RESOLUTION / 25.4
    box = (begin, at - 0.5, end - begin, 1) if across else (at - 0.5, begin, 1, end - begin)
    image = page(path, 1, tmp_path, box=box)
    # where the part begins, in whole pixels of the page
    origin = round(begin * mm)
    found, start = [], None
    bits, step = image.constBits(), image.bytesPerLine()
    middle = (image.height() if across else image.width()) // 2
    for pixel in range(image.width() if across else image.height()):
        x, y = (pixel, middle) if across else (middle, pixel)
        dark = bits[y * step + x] < DARK
        if dark and start is None:
            start = pixel
        elif not dark and start is not None:
            found.append((origin + (start + pixel) / 2) / mm)
            start = None
    return found


@pytest.mark.parametrize("paper", list(Paper), ids=lambda paper: paper.name)
@pytest.mark.parametrize("bleed", [0.0, 3.0])
def test_crop_marks_stand_as_far_apart_as_cards_are_large(made, tmp_path, paper, bleed):
    path = made(Options(paper=paper, bleed=bleed))
    x0, y0 = paper.origin
    marks = crop_marks(Options(paper=paper, bleed=bleed))
    # one line through the middle of the marks above, and one through those at the left
    above = (marks[0].y1 + marks[0].y2) / 2
    left = next((mark.x1 + mark.x2) / 2 for mark in marks if mark.y1 == mark.y2)
    across = runs(path, tmp_path, True, above, x0 - 2, x0 + COLUMNS * WIDTH + 2)
    down = runs(path, tmp_path, False, left, y0 - 2, y0 + ROWS * HEIGHT + 2)
    assert len(across) == COLUMNS + 1
    assert len(down) == ROWS + 1
    for found, wanted in ((across, WIDTH), (down, HEIGHT)):
        for one, other in itertools.pairwise(found):
            assert abs(other - one - wanted) <= 0.1
    assert abs(across[0] - x0) <= 0.1
    assert abs(down[0] - y0) <= 0.1


@pytest.mark.parametrize("paper", list(Paper), ids=lambda paper: paper.name)
def test_the_ruler_is_a_hundred_millimetres_long(made, tmp_path, paper):
    options = Options(paper=paper)
    path = made(options)
    strokes = ruler(options)[1:]
    first, last = strokes[0], strokes[-1]
    if first.x1 == first.x2:
        found = runs(path, tmp_path, True, (first.y1 + first.y2) / 2, first.x1 - 0.5, last.x1 + 0.5)
    else:
        found = runs(path, tmp_path, False, (first.x1 + first.x2) / 2, first.y1 - 0.5, last.y1 + 0.5)
    assert abs(found[-1] - found[0] - 100) <= 0.1
    for line in ruler(options):
        assert 0 <= min(line.x1, line.x2) <= max(line.x1, line.x2) <= paper.width
        assert 0 <= min(line.y1, line.y2) <= max(line.y1, line.y2) <= paper.height


@pytest.mark.parametrize("backs", ["long", "short"], ids="{}-edge".format)
def test_backs_mirror_fronts(made, tmp_path, backs):
    # five cards: an empty place shows which way the sheet is turned
    path = made(Options(backs=backs), (("vor-01", 1), ("vor-03", 3), ("vor-05", 1)))
    front, back = page(path, 1, tmp_path, 60), page(path, 2, tmp_path, 60)

    def filled(image):
        mm = image.width() / 210
        x0, y0 = Paper.A4.origin

        def dark(column, row, part):
            at = round((x0 + (column + 0.5) * WIDTH) * mm), round((y0 + (row + part) * HEIGHT) * mm)
            return image.pixelColor(*at).red() < 200

        places = itertools.product(range(COLUMNS), range(ROWS))
        return {place for place in places if dark(*place, 0.9) or dark(*place, 0.5)}

    fronts = filled(front)
    assert fronts == {(0, 0), (1, 0), (2, 0), (0, 1), (1, 1)}
    if backs == "long":
        assert filled(back) == {(COLUMNS - 1 - column, row) for column, row in fronts}
    else:
        assert filled(back) == {(column, ROWS - 1 - row) for column, row in fronts}


def test_turned_and_laid_upon_each_other_front_and_back_meet():
    for backs in ("long", "short"):
        for offset in ((0.0, 0.0), (0.4, -0.2)):
            for paper in Paper:
                options = Options(paper=paper, backs=backs, offset=offset)
                front, back = plan(job_of("x", [("a", 5)]), options)
                for slot in front.slots:
                    behind = mirrored(slot, backs)
                    assert behind in back.slots
                    x, y = corner(slot, front, options)
                    bx, by = corner(behind, back, options)
                    bx, by = bx - offset[0], by - offset[1]
                    if backs == "long":
                        assert (paper.width - bx - WIDTH, by) == pytest.approx((x, y))
                    else:
                        assert (bx, paper.height - by - HEIGHT) == pytest.approx((x, y))


@pytest.mark.parametrize(
    ("count", "backs", "pages"), [(1, "none", 1), (9, "long", 2), (10, "short", 4), (36, "long", 8), (48, "none", 6)]
)
def test_pages_are_counted(made, count, backs, pages):
    path = made(Options(backs=backs), (("vor-03", count),))
    told = tool("pdfinfo", path).decode()
    assert re.search(r"Pages:\s+(\d+)", told)[1] == str(pages)


@pytest.mark.parametrize("paper", list(Paper), ids=lambda paper: paper.name)
def test_the_page_is_the_paper_within_a_point(made, paper):
    path = made(Options(paper=paper, backs="none"))
    boxes = re.findall(r"Page\s+\d+ MediaBox:\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)\s+([\d.]+)",
                       tool("pdfinfo", "-box", "-f", 1, "-l", 99, path).decode())  # fmt: skip
    assert len(boxes) == 4
    for box in boxes:
        left, top, right, bottom = map(float, box)
        assert abs(right - left - paper.width * POINT) <= 1
        assert abs(bottom - top - paper.height * POINT) <= 1


def test_fonts_are_embedded_and_nothing_is_a_bitmap(made):
    path = made(Options(bleed=2.0))
    fonts = tool("pdffonts", path).decode().splitlines()[2:]
    assert len(fonts) >= 4
    for row in fonts:
        # embedded, and with a table of the letters its shapes stand for
        assert re.search(r"\s+yes\s+(yes|no)\s+yes\s+\d+\s+\d+$", row), row
    assert tool("pdfimages", "-list", path).decode().splitlines()[2:] == []


def squeezed(text):
    return re.sub(r"[\s\-\u00ad]+", "", text).casefold()


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_every_card_is_real_text(made, library, language):
    path = made(Options(backs="none"), [(card, 1) for card in library.cards], language)
    text = squeezed(tool("pdftotext", "-raw", path, "-").decode())
    missing = [card.id for card in library.cards.values() if squeezed(dict(card.name)[language]) not in text]
    assert missing == []
    assert "łódźőrsége" in text
    assert "sheet3of8" in text
    assert "gameicons.net,ccby3.0" in text


def test_copies(library):
    deck = library.decks["deck-ysmer"]
    pages = plan(job_of("x", deck.cards), Options(backs="none"))
    printed = Counter(slot.card for each in pages for slot in each.slots)
    assert printed == dict(deck.cards)
    assert job_of("x", [("a", 0), ("b", -1)]).size == 0


def test_progress_is_told_and_can_cancel(made, library, tmp_path, qapp):
    seen = []
    path = tmp_path / "x.pdf"
    path.write_bytes(b"old")
    job = job_of("x", library.decks["deck-vorrak"].cards)
    assert not write_pdf(path, job, Options(), library, "en", lambda done, of: seen.append((done, of)) or done < 3)
    assert seen == [(0, 8), (1, 8), (2, 8), (3, 8)]
    assert (path.read_bytes(), list(tmp_path.iterdir())) == (b"old", [path])
    assert write_pdf(path, job, Options(), library, "en", lambda done, of: seen.append((done, of)) or True)
    assert seen[-1] == (8, 8)
    assert path.read_bytes().startswith(b"%PDF")


def test_a_folder_that_is_not_there_is_an_error(library, tmp_path, qapp):
    with pytest.raises(OSError, match="no/such"):
        write_pdf(tmp_path / "no" / "such" / "x.pdf", job_of("x", [("vor-03", 1)]), Options(), library, "en")


@pytest.mark.parametrize("paper", list(Paper), ids=lambda paper: paper.name)
def test_nothing_in_the_margin_is_cut_off_or_covers_a_card(library, qapp, paper):
    """The words of the margin are painted alone: they touch neither cards nor the last millimetres of the paper."""
    load_fonts()
    zoom = 2
    for bleed in (0.0, 3.0):
        options = Options(paper=paper, bleed=bleed, marks=False)
        image = QImage(round(paper.width * zoom), round(paper.height * zoom), QImage.Format.Format_RGB32)
        image.fill(0xFFFFFF)
        painter = QPainter(image)
        painter.scale(zoom, zoom)
        (front,) = plan(job_of("A deck with quite a long name, as they have", [("vor-03", 9)]), Options(backs="none"))
        Painter(library, "en").paint(painter, front, options)
        x0, y0 = paper.origin
        painter.fillRect(QRectF(x0 - bleed, y0 - bleed, 189 + 2 * bleed, 264 + 2 * bleed), 0xFFFFFF)
        painter.end()
        dark = [
            (x / zoom, y / zoom)
            for y in range(image.height())
            for x in range(image.width())
            if image.pixel(x, y) & 0xFF < 128
        ]
        assert dark
        assert min(x for x, _ in dark) > 2.0
        assert max(x for x, _ in dark) < paper.width - 2.0
        assert min(y for _, y in dark) > 2.0
        assert max(y for _, y in dark) < paper.height - 2.0
