"""Saves: written as they should be, and read whatever has become of them."""

from __future__ import annotations

import os

import msgspec
import pytest
from match.table import act
from match.toy import Draw, End, Open, Part, Play, Roll, Stay, ToyRules

from desktop.core.message import Ref, message
from desktop.core.rules import IllegalAction, Seat, Setup
from desktop.match import save
from desktop.match.match import Match
from desktop.match.record import open_save
from desktop.match.save import (
    Header,
    JournalFile,
    Player,
    SaveError,
    copy,
    create,
    header_for,
    read_header,
    seal,
    unseal,
)
from desktop.match.standing import always
from desktop.ui.text import say, sentences

RULES = ToyRules()
PLAYERS = (Player("Ann"), Player("Bob", shield=3))


def rules_for(header):
    return (RULES, 1) if header.game == "toy" else None


def begun(path, *actions, rules=RULES, people=(True, True)):
    """Return a match that was begun in a file, with some answers given."""
    match = Match(rules, Setup(2), 1, people=people)
    header = header_for(match, app="0.1.0", game="toy", version=1, players=PLAYERS, begun=5)
    journal = create(path, match, header)
    match.news(match.viewer)
    act(match, *actions)
    return match, journal


@pytest.fixture
def path(tmp_path):
    return tmp_path / "saves" / "some.meadhall"


def refused(path, rules=rules_for) -> str:
    """Return what is said of a save that cannot be used, in words."""
    with pytest.raises(SaveError) as caught:
        open_save(path, rules)
    sentence = say(caught.value.message)
    assert "{" not in sentence
    assert caught.value.message.key in sentences("save")
    return sentence


# ---------------------------------------------------------------------- writing and reading


def test_a_save_comes_back_as_it_was(path):
    match, journal = begun(path, Stay(Seat(0)), Roll(Seat(0)), Draw(Seat(0)), Play(Seat(0)), Part(Seat(1)))
    match.cancel(Seat(1))
    journal.close()
    opened = open_save(path, rules_for)
    loaded = opened.match
    assert (opened.kept, opened.notes, opened.length) == (True, (), path.stat().st_size)
    assert opened.header.players == PLAYERS
    assert (loaded.log, loaded.undone, loaded.looks, loaded.marks) == (
        match.log,
        match.undone,
        match.looks,
        match.marks,
    )
    for seat in (None, Seat(0), Seat(1)):
        assert loaded.observe(seat) == match.observe(seat)


def test_what_was_put_back_and_what_was_ordered_come_back_too(path):
    match, journal = begun(path, Stay(Seat(0)), Stay(Seat(0)))
    match.undo()
    match.redo()
    match.order(Seat(1), always)
    act(match, Play(Seat(0)))
    journal.close()
    loaded = open_save(path, rules_for).match
    assert [entry.ordered for entry in match.log] == [False, False, False, True]
    assert (loaded.log, loaded.marks, loaded.looks) == (match.log, match.marks, match.looks)


def test_a_loaded_match_goes_on_in_its_file(path):
    match, journal = begun(path, Stay(Seat(0)))
    match.undo()
    journal.close()
    opened = open_save(path, rules_for)
    again = JournalFile(path, opened.length)
    opened.match.attach(again)
    opened.match.leave()
    act(opened.match, Stay(Seat(0)), Play(Seat(0)))
    again.close()
    last = open_save(path, rules_for).match
    assert [entry.action for entry in last.log] == [Stay(Seat(0)), Play(Seat(0))]


def test_no_card_is_seen_at_a_glance(path):
    _, journal = begun(path, Stay(Seat(0)))
    journal.close()
    header, *lines = path.read_bytes().splitlines()
    assert b'"game":"toy"' in header
    assert b"opening" not in header
    assert lines
    assert not any(b"stay" in line or b"did" in line for line in lines)


def test_a_new_save_never_overwrites(path):
    _, journal = begun(path)
    journal.close()
    with pytest.raises(FileExistsError):
        begun(path)


def test_a_match_from_a_checkpoint_begins_its_file_with_it(path):
    match, journal = begun(path, Stay(Seat(0)))
    journal.close()
    later = Match(RULES, Setup(2), 1, start=(match._state, 1))
    other = path.with_name("other.meadhall")
    create(other, later, header_for(later, app="0", game="toy", version=1, players=PLAYERS, begun=5)).close()
    opened = open_save(other, rules_for)
    assert (opened.kept, opened.match.base, opened.match.log) == (True, 1, ())
    assert opened.match.observe(None) == match.observe(None)


# ---------------------------------------------------------------------- what became of it


@pytest.mark.parametrize("cut", [1, 7])
def test_a_torn_last_line_is_dropped_and_told(path, cut):
    _, journal = begun(path, Stay(Seat(0)), Stay(Seat(0)))
    journal.close()
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    opened = open_save(path, rules_for)
    assert len(opened.match.log) == 1
    assert [say(note) for note in opened.notes] == [
        "“some.meadhall” was cut off in line 4; everything before that is there"
    ]
    JournalFile(path, opened.length).close()
    assert path.read_bytes() == b"".join(whole.splitlines(keepends=True)[:-1])
    assert open_save(path, rules_for).notes == ()


@pytest.mark.parametrize("tail", [b"\0" * 300, b"\0" * 300 + b"\n", b"AAAA\n", b"???\n"])
def test_a_tail_that_the_disk_lost_is_dropped_and_told(path, tail):
    _, journal = begun(path, Stay(Seat(0)))
    journal.close()
    good = path.stat().st_size
    with open(path, "ab") as file:
        file.write(tail)
    opened = open_save(path, rules_for)
    assert (len(opened.match.log), opened.length) == (1, good)
    assert [note.key for note in opened.notes] == ["save.torn"]


@pytest.mark.parametrize(
    ("held", "sentence"),
    [
        (b"", "“some.meadhall” is empty: nothing was saved in it"),
        (b"\0" * 4096, "“some.meadhall” holds nothing but zeros: the disk lost what was written"),
        (b'{"format":1,"app":"0', "“some.meadhall” is cut off in its first line"),
        (b'{"for', "“some.meadhall” is cut off in its first line"),
        (b"\x89PNG\r\n\x1a\n", "“some.meadhall” is not a Meadhall save"),
        (b"just words", "“some.meadhall” is not a Meadhall save"),
        (b"scenario: One\n", "“some.meadhall” is not a Meadhall save"),
        (b'{"a": 1}\n', "“some.meadhall” is not a Meadhall save"),
        (b'{"format": 1}\n', "“some.meadhall” is not a Meadhall save"),
        (b'{"format": "\xff"}\n', "“some.meadhall” is not a Meadhall save"),
        (b"[1, 2]\n", "“some.meadhall” is not a Meadhall save"),
        (b'{"format": 99, "app": "9.0", "new": []}\n', "“some.meadhall” was saved by a newer Meadhall (9.0)"),
    ],
)
def test_a_file_that_is_no_save_gets_one_sentence(tmp_path, held, sentence):
    path = tmp_path / "some.meadhall"
    path.write_bytes(held)
    assert refused(path).startswith(sentence)


def test_a_missing_file_gets_one_sentence(tmp_path):
    assert refused(tmp_path / "none.meadhall").endswith("cannot be read: No such file or directory")
    assert "cannot be read: " in refused(tmp_path)


def edited(path, **changes) -> None:
    """Write other words into the header."""
    first, rest = path.read_bytes().split(b"\n", 1)
    header = msgspec.structs.replace(msgspec.json.decode(first, type=Header), **changes)
    path.write_bytes(msgspec.json.encode(header) + b"\n" + rest)


def test_a_game_that_is_not_there_gets_one_sentence(path):
    _, journal = begun(path)
    journal.close()
    edited(path, game="chess")
    assert "“chess”" in refused(path)


@pytest.mark.parametrize(
    "changes",
    [
        {"dealt": "????"},
        {"dealt": seal({"seed": "x"})},
        {"players": PLAYERS[:1]},
        {"setup": Setup(2, first=Seat(1))},
    ],
)
def test_a_first_line_that_cannot_be_is_damaged(path, changes):
    _, journal = begun(path)
    journal.close()
    edited(path, **changes)
    assert refused(path) == "Line 1 of “some.meadhall” is damaged; the save cannot be opened"


@pytest.mark.parametrize(
    "line", [b"????", seal({"went": 1}).encode(), seal({"did": 1}).encode(), seal([1]).encode(), seal({}).encode()]
)
def test_a_damaged_line_in_the_middle_is_named(path, line):
    _, journal = begun(path, Stay(Seat(0)), Stay(Seat(0)))
    journal.close()
    lines = path.read_bytes().split(b"\n")
    lines[2] = line
    path.write_bytes(b"\n".join(lines))
    assert refused(path) == "Line 3 of “some.meadhall” is damaged; the save cannot be opened"


def test_other_rules_go_on_from_the_last_checkpoint(path):
    _, journal = begun(path, Stay(Seat(0)), Play(Seat(0)), Stay(Seat(1)))
    journal.close()
    for found in ((RULES, 2), (ToyRules("other content"), 1)):
        opened = open_save(path, lambda _, found=found: found)
        assert [note.key for note in opened.notes] == ["save.other-rules"]
        assert (opened.kept, opened.match.base, opened.match.log) == (False, 2, ())
        assert opened.match.observe(None).turn == 1
        assert opened.match.wanted() == 1


def test_other_rules_without_a_checkpoint_cannot_go_on(path):
    _, journal = begun(path, Stay(Seat(0)))
    journal.close()
    assert "no checkpoint" in refused(path, lambda _: (RULES, 2))


def test_a_checkpoint_of_another_shape_cannot_go_on(path):
    _, journal = begun(path, Stay(Seat(0)))
    journal.state("no state", 1)
    journal.close()
    assert "no checkpoint" in refused(path, lambda _: (RULES, 2))


def appended(path, *lines) -> None:
    with open(path, "ab") as file:
        for line in lines:
            file.write(seal(line).encode() + b"\n")


@pytest.mark.parametrize(
    "line",
    [
        {"did": {"action": {"do": "whole", "seat": 1}, "rolls": []}},
        {"did": {"action": {"do": "roll", "seat": 1}, "rolls": []}},
        {"did": {"action": {"do": "roll", "seat": 1}, "rolls": [7]}},
        {"did": {"action": {"do": "dance", "seat": 1}, "rolls": []}},
        {"undid": 9},
        {"redid": 9},
        {"state": {"entry": 2, "state": {"turn": 0, "secrets": [1, 2], "known": [False, False]}}},
    ],
)
def test_a_journal_that_leads_elsewhere_goes_on_from_the_last_checkpoint(path, line):
    _, journal = begun(path, Stay(Seat(0)), Play(Seat(0)))
    journal.close()
    appended(path, line)
    opened = open_save(path, rules_for)
    assert [note.key for note in opened.notes] == ["save.disagrees"]
    assert (opened.kept, opened.match.log) == (False, ())


# ---------------------------------------------------------------------- the disk


def test_a_copy_is_whole_or_the_old_file_stays(path, monkeypatch):
    _, journal = begun(path, Stay(Seat(0)))
    target = path.with_name("copy.meadhall")
    copy(path, target)
    assert target.read_bytes() == path.read_bytes()
    journal.undid(1)

    def full(_file):
        raise OSError("full")

    old = target.read_bytes()
    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="full"):
        copy(path, target)
    assert target.read_bytes() == old
    monkeypatch.undo()
    journal.close()
    assert sorted(file.name for file in path.parent.iterdir()) == ["copy.meadhall", "some.meadhall"]


class Narrow:
    """A file on a disk that has room for so many bytes."""

    def __init__(self, file, room):
        self._file, self._room = file, room

    def write(self, data):
        if not self._room:
            raise OSError(28, "No space left on device")
        taken = self._file.write(data[: min(self._room, 10)])
        self._room -= taken
        return taken

    def __getattr__(self, name):
        return getattr(self._file, name)


def test_a_line_that_the_disk_does_not_hold_leaves_no_trace(path):
    match, journal = begun(path, Stay(Seat(0)))
    before = path.read_bytes()
    file = journal._file
    journal._file = Narrow(file, 25)
    with pytest.raises(OSError, match="No space"):
        match.submit(Stay(Seat(0)))
    assert path.read_bytes() == before
    assert len(match.log) == 1
    journal._file = Narrow(file, 100_000)
    match.submit(Stay(Seat(0)))
    journal._file = file
    journal.close()
    assert open_save(path, rules_for).match.log == match.log


def test_a_finished_match_is_loaded_finished(path):
    match, journal = begun(path, Open(Seat(0)), End(Seat(1)))
    journal.close()
    loaded = open_save(path, rules_for).match
    assert loaded.outcome() == match.outcome()
    with pytest.raises(IllegalAction):
        loaded.submit(Stay(Seat(0)))


def test_seals_open_and_damage_is_found():
    assert msgspec.json.decode(unseal(seal({"a": Ref("card", "x")}))) == {"a": {"is": "ref", "kind": "card", "id": "x"}}
    for text in ("x", "eJw=", b"\xff"):
        with pytest.raises(ValueError, match="damaged"):
            unseal(text)


def test_a_header_can_be_read_without_the_rest(path):
    _, journal = begun(path)
    journal.close()
    header = read_header(path)
    assert (header.game, header.setup.seats, header.format) == ("toy", 2, save.FORMAT)
    assert message("save.empty").key in sentences("save")
