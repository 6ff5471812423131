from PySide6.QtCore import QSizeF

from desktop.ui.paint.cache import Faces, margin
from desktop.ui.theme import DARK, LIGHT

SIZE = QSizeF(40, 56)


def test_a_face_is_painted_once_for_each_look_size_and_ratio(fonts):
    faces, painted = Faces(), []

    def draw(p, look, r):
        painted.append((look.scheme, r.width(), p.device().devicePixelRatio()))

    first = faces.face("a", DARK, SIZE, 1.0, draw)
    assert faces.face("a", DARK, SIZE, 1.0, draw) is first
    faces.face("a", LIGHT, SIZE, 1.0, draw)
    faces.face("a", DARK.at_floor(15), SIZE, 1.0, draw)
    faces.face("a", DARK, SIZE, 1.5, draw)
    faces.face("a", DARK, SIZE * 2, 1.0, draw)
    faces.face(("a", 1), DARK, SIZE, 1.0, draw)
    assert len(painted) == len(faces) == 6
    assert painted[3] == ("dark", 40, 1.5)


def test_a_face_has_its_margin_at_every_ratio(fonts):
    pixmap = Faces().face("a", DARK, SIZE, 1.5, lambda p, look, r: None)
    assert pixmap.width() == (40 + 2 * margin(40)) * 1.5
    assert pixmap.devicePixelRatio() == 1.5


def test_the_cache_drops_what_was_used_longest_ago(fonts):
    one = Faces().face(0, DARK, SIZE, 1.0, lambda p, look, r: None)
    weight = one.width() * one.height() * 4
    faces, painted = Faces(most_bytes=weight * 3), []
    for key in (0, 1, 2, 0, 3, 4):
        faces.face(key, DARK, SIZE, 1.0, lambda p, look, r, key=key: painted.append(key))
        assert faces.bytes <= faces.most_bytes
    assert len(faces) == 3
    faces.face(0, DARK, SIZE, 1.0, lambda p, look, r: painted.append(0))
    assert painted == [0, 1, 2, 3, 4]
    faces.clear()
    assert len(faces) == faces.bytes == 0
