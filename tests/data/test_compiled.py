"""What was read once is read again only when its file has changed."""

import os
import time

import msgspec

from desktop.data.compiled import Compiled, replace

OLD = (1_600_000_000, 1_600_000_000)


class Counting:
    def __init__(self):
        self.calls = []

    def __call__(self, path):
        self.calls.append(path.name)
        return path.read_text(encoding="utf-8")


def test_only_what_changed_is_read(tmp_path):
    one, two = tmp_path / "one", tmp_path / "two"
    for path in (one, two):
        path.write_text(path.name, encoding="utf-8")
        os.utime(path, OLD)
    read = Counting()
    first = Compiled(tmp_path / "kept", str, "1")
    assert first.values([one, two], read) == ("one", "two")
    first.keep()
    second = Compiled(tmp_path / "kept", str, "1")
    assert second.values([one, two], read) == ("one", "two")
    assert read.calls == ["one", "two"]
    two.write_text("more", encoding="utf-8")
    assert second.values([two], read) == ("more",)
    assert read.calls == ["one", "two", "two"]


def test_a_file_that_was_written_just_now_is_not_trusted(tmp_path):
    path = tmp_path / "one"
    path.write_text("a", encoding="utf-8")
    kept = Compiled(tmp_path / "kept", str, "1")
    read = Counting()
    kept.values([path], read)
    now = time.time_ns()
    os.utime(path, ns=(now, now))
    kept.values([path], read)
    kept.values([path], read)
    assert len(read.calls) == 3


def test_another_version_or_a_damaged_file_counts_as_nothing(tmp_path):
    path = tmp_path / "one"
    path.write_text("a", encoding="utf-8")
    os.utime(path, OLD)
    read = Counting()
    for version, damage in (("1", b""), ("2", b""), ("2", b"\xc1"), ("2", b"\x92\xa12\x80\x00")):
        kept = tmp_path / "kept"
        if damage:
            kept.write_bytes(damage)
        compiled = Compiled(kept, str, version)
        compiled.values([path], read)
        compiled.keep()
    assert len(read.calls) == 4


def test_values_of_another_shape_are_made_again(tmp_path):
    path = tmp_path / "one"
    path.write_text("a", encoding="utf-8")
    os.utime(path, OLD)
    shapes = [msgspec.defstruct("Shape", [("a", int)]), msgspec.defstruct("Shape", [("a", int), ("b", int, 0)])]
    for shape in shapes:
        compiled = Compiled(tmp_path / "kept", shape, "1")
        (value,) = compiled.values([path], lambda _, shape=shape: shape(1))
        compiled.keep()
        assert isinstance(value, shape)


def test_a_file_that_cannot_be_kept_does_no_harm(tmp_path):
    path = tmp_path / "one"
    path.write_text("a", encoding="utf-8")
    compiled = Compiled(path / "below" / "kept", str, "1")
    assert compiled.values([path], Counting()) == ("a",)
    compiled.keep()


def test_replacing_is_all_or_nothing(tmp_path):
    path = tmp_path / "deep" / "file"
    replace(path, b"one")
    replace(path, b"two")
    assert path.read_bytes() == b"two"
    assert list(path.parent.iterdir()) == [path]
