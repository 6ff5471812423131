"""In a language that is 40 % longer no sentence is cut, on no screen and at no table."""

import pytest

from desktop import catalogue
from desktop.ui.screens import SCREENS
from desktop.ui.shots import NAMES, Shot, photograph

from .conftest import MARK

SIZES = ((1280, 800), (1024, 700))
GAMES = [game.id for game in catalogue.GAMES]


def own(cut):
    """Return the sentences among what was cut that hold no name: how long names are, nobody can say."""
    return sorted({words for words in cut if MARK in words and not any(name in words for name in NAMES)})


@pytest.mark.parametrize("size", SIZES, ids=("1280x800", "1024x700"))
@pytest.mark.parametrize("what", sorted(SCREENS))
def test_no_screen_cuts_a_word(longer, cut, what, size):
    photograph(Shot(what, moves=12, size=size))
    assert own(cut) == []


@pytest.mark.parametrize("size", SIZES, ids=("1280x800", "1024x700"))
@pytest.mark.parametrize("moves", [0, 9, 40, 110])
@pytest.mark.parametrize("game", GAMES)
def test_no_table_cuts_a_word(longer, cut, game, moves, size):
    photograph(Shot(game, moves=moves, size=size, viewer=0))
    assert own(cut) == []
