"""What the scene paints, and what it finds at a point."""

import gc
from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from desktop.ui import stillness
from desktop.ui.table.scene import TableScene
from desktop.ui.table.sprite import Key, Sprite
from desktop.ui.theme import DARK, Look

BACKDROP: Key = ("backdrop",)
SHEET: Key = ("sheet",)


def sprite(key: Key, rect: QRectF, z: float, **more: Any) -> Sprite:
    def paint(p: QPainter, _look: Look, r: QRectF) -> None:
        p.fillRect(r, "#a97c4c")

    return Sprite(key, rect, ("plain",), paint, z, **more)


GROUND = sprite(BACKDROP, QRectF(0, 0, 800, 600), -10, margin=0, solid=0)
BELOW = sprite(("card", 1), QRectF(200, 200, 60, 80), 5, margin=10, role="piece")
PEEPING = sprite(("card", 2), QRectF(95, 200, 60, 80), 5, margin=10, role="piece")
ABOVE = sprite(("badge",), QRectF(220, 220, 30, 30), 90, margin=5, role="button")
COVER = sprite(SHEET, QRectF(100, 100, 400, 300), 70, solid=9, role="info")


@pytest.fixture
def scene(qapp: object) -> TableScene:
    scene = TableScene()
    scene.show([GROUND, BELOW, PEEPING, ABOVE], DARK, 1.0)
    return scene


def painted(scene: TableScene) -> set[Key]:
    return {key for each in scene.sprites() if (item := scene.item(key := each.key)) is not None and item.isVisible()}


def test_what_lies_wholly_below_something_solid_is_not_painted(scene: TableScene) -> None:
    assert painted(scene) == {BACKDROP, BELOW.key, PEEPING.key, ABOVE.key}
    scene.show([GROUND, BELOW, PEEPING, ABOVE, COVER], DARK, 1.0)
    assert painted(scene) == {BACKDROP, PEEPING.key, ABOVE.key, SHEET}
    scene.show([GROUND, BELOW, PEEPING, ABOVE], DARK, 1.0)
    assert painted(scene) == {BACKDROP, BELOW.key, PEEPING.key, ABOVE.key}


def test_what_moves_out_from_below_is_seen_on_its_way_and_hidden_where_it_comes_to_rest(scene: TableScene) -> None:
    scene.show([GROUND, BELOW, COVER], DARK, 1.0)
    item = scene.item(BELOW.key)
    assert item is not None
    item.setPos(QPointF(700, 500))
    assert item.isVisible()
    scene.show([GROUND, BELOW, COVER], DARK, 1.0)
    assert not item.isVisible()
    assert item.pos() == BELOW.rect.center()


def test_a_piece_is_found_where_it_hangs_and_not_where_it_lay(scene: TableScene) -> None:
    middle, elsewhere = BELOW.rect.center() - QPointF(0, 30), QPointF(700, 470)
    assert scene.at(middle, ("piece",)) is BELOW
    item = scene.item(BELOW.key)
    assert item is not None
    item.setPos(QPointF(700, 500))
    assert scene.at(middle, ("piece",)) is None
    assert scene.at(elsewhere, ("piece",)) is BELOW
    assert scene.at(elsewhere, ("piece",), skip=BELOW.key) is None


def test_the_topmost_is_found(scene: TableScene) -> None:
    point = ABOVE.rect.center()
    assert scene.at(point, ("piece", "button")) is ABOVE
    assert scene.at(point, ("piece",)) is BELOW


def test_only_the_ground_is_kept_without_alpha(scene: TableScene) -> None:
    ground, card = scene.item(BACKDROP), scene.item(BELOW.key)
    assert ground is not None
    assert card is not None
    assert not ground.pixmap().hasAlphaChannel()
    assert card.pixmap().hasAlphaChannel()
    assert not scene.bare()
    scene.wipe()
    assert scene.bare()


def test_cycles_are_looked_for_as_before_once_a_match_is_over() -> None:
    before = gc.get_threshold()
    stillness.begin()
    try:
        assert gc.get_threshold() == stillness.WHILE_PLAYING
        assert gc.get_freeze_count()
    finally:
        stillness.end()
    assert gc.get_threshold() == before
    assert not gc.get_freeze_count()
    stillness.end()
    assert gc.get_threshold() == before
