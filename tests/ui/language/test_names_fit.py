"""No name on a piece is cut in any of the four languages, at the smallest size in which it is written."""

import pytest
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter, QPixmap

from desktop import paths
from desktop.data.nodes import plain
from desktop.data.reader import read
from desktop.ui.games.claim2 import favour
from desktop.ui.games.orcz import omens
from desktop.ui.paint import letters, orcz_pieces, rum_pieces
from desktop.ui.screens.rank_row import RankRow, Result
from desktop.ui.theme import ARMIES, FACTIONS, FIELDS, SEATS, UI, font, look_of

LANGUAGES = ("en", "hu", "nl", "pl")


def named(game, kind, language):
    names = plain(read(paths.rules_data() / game / "names.yaml"))
    return [row[language] for row in names[kind].values()]


@pytest.fixture
def painter(app):
    canvas = QPixmap(400, 400)
    p = QPainter(canvas)
    yield p
    p.end()


@pytest.fixture
def broken(monkeypatch, cut):
    """What had to be cut by dots, or within a word."""
    fit_block = letters.fit_block

    def watched(look, s, f, width, height, shrink=0.7):
        lines, used, step = fit_block(look, s, f, width, height, shrink)
        if not letters._whole(s, used, width):
            cut.append(s)
        return lines, used, step

    monkeypatch.setattr(letters, "fit_block", watched)
    return cut


@pytest.mark.parametrize("large", [1.0, 1.3], ids=["usual", "largest"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_opponents_and_events_of_orcz(painter, broken, language, large):
    look = look_of("dark").chosen(large)
    for name in named("orcz", "opponent", language):
        orcz_pieces.opponent(painter, look, QRectF(0, 0, 98, 116), FIELDS["urth"], name, 4, 2)
    for name in named("orcz", "event", language):
        omens.paint_event(painter, look, QRectF(0, 0, 114, 340), "", ("E01", name, ""), (("shield", "+1"),))
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_mercenaries_of_gold_and_rum(painter, broken, language):
    kinds = [name for name in named("gold_and_rum", "kind", language) if "(" not in name]
    for name in (*kinds, *named("gold_and_rum", "race", language)):
        rum_pieces.rum_card(painter, look_of("dark"), QRectF(0, 0, 92, 128), next(iter(ARMIES)), "5", name=name)
    assert broken == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_powers_of_the_factions_are_written_whole_or_not_at_all(painter, broken, spoken_in, language):
    spoken_in(language)
    look = look_of("dark")
    powers = tuple(
        zip(FACTIONS, *(named("claim2", kind, language) for kind in ("factions", "faction-says")), strict=False)
    )
    # what lies at the table of 1280 by 800, and in a replay of 1024 by 700
    favour._powers(painter, look, QRectF(0, 0, 252, 508), "", powers)
    favour._powers(painter, look, QRectF(0, 0, 225, 450), "", powers)
    favour._powers(painter, look, QRectF(0, 0, 252, 380), "", powers)
    assert broken == []
    assert all(letters.holds(look, says, font(look, UI, 13.5), 252 - 76, 90 - 24) for _, _, says in powers)


@pytest.mark.parametrize("language", LANGUAGES)
def test_parts_of_a_score_are_named_even_for_seven_players(app, broken, spoken_in, language, qtbot):
    from desktop.core.message import message
    from desktop.ui.text import say

    spoken_in(language)
    keys = ("gold_and_rum.part.battles", "gold_and_rum.part.favourite")
    parts = tuple((say(message(key)), 4) for key in keys)
    assert not any("." in label for label, _ in parts)
    row = RankRow(lambda: look_of("dark"), Result(1, "Anna", SEATS[0], 8, "", parts), None)
    qtbot.addWidget(row)
    assert row._fit(look_of("dark"), font(look_of("dark"), UI, 14), QSizeF(117, 40))
    row.resize(884, 92)
    row.grab()
    assert broken == []
