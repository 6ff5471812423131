import pytest

from desktop.ui.screens import SCREENS
from desktop.ui.shots import Shot, photograph


@pytest.mark.parametrize("game", ["claim2", "armadora"])
@pytest.mark.parametrize("what", sorted(SCREENS))
def test_every_screen_can_be_photographed(app, what, game):
    picture = photograph(Shot(what, game, moves=12))
    assert (picture.width(), picture.height()) == (1280, 800)
