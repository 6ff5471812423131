"""What we refuse in YAML, and where the fault is said to be."""

import math
import time
import unicodedata

import pytest
import yaml
from hypothesis import given
from hypothesis import strategies as st

from desktop.core.fault import ContentError, Mark
from desktop.data import reader
from desktop.data.nodes import ListNode, MapNode, TextNode, plain
from desktop.data.reader import read, read_documents, read_text

O_COMPOSED = "\u0151"
O_DECOMPOSED = "o\u030b"


def faults(raw):
    with pytest.raises(ContentError) as caught:
        read_text(raw, "deck.yaml")
    return caught.value.faults


def found(raw):
    """Return code, key, line and column of every fault."""
    return [(each.code, each.message.key, each.where.line, each.where.column) for each in faults(raw)]


@pytest.mark.parametrize("text", ["010", "no", "NO", "on", "2024-01-31", "12:30", "1e3", "1.10", "1_000", "0x1F", "<<"])
def test_what_yaml_would_guess_stays_text(text):
    assert read_text(f"a: {text}", "t") == MapNode(
        ((TextNode("a", Mark("t", 1, 1), True), TextNode(text, Mark("t", 1, 4), True)),), Mark("t", 1, 1)
    )


def test_plain_values_are_numbers_truths_and_nothing_only_without_quotes():
    text = "[5, +2, -1, '5', true, false, True, 'true', ~, null, 'null', '', 1234567, no, {5: }, [a, {b: c}]]"
    assert plain(read_text(text, "t")) == [
        *(5, 2, -1, "5", True, False, "True", "true", None, None, "null", "", "1234567", "no"),
        {"5": None},
        ["a", {"b": "c"}],
    ]


def test_digits_of_other_scripts_are_no_numbers():
    assert plain(read_text("٣", "t")) == "٣"


def test_a_mapping_knows_its_keys_and_where_they_are():
    node = read_text("a: 1\nbb: 2\n", "t")
    assert isinstance(node, MapNode)
    assert node.get("bb") == TextNode("2", Mark("t", 2, 5), True)
    assert node.get("c") is None
    assert node.key_mark("bb") == Mark("t", 2, 1)
    assert node.key_mark("c") == Mark("t", 1, 1)


def test_block_and_quoted_text_is_not_plain():
    node = read_text("- |\n  a\n- >\n  b\n- 'c'\n- \"d\"\n", "t")
    assert isinstance(node, ListNode)
    assert [(each.value, each.plain) for each in node.items] == [
        ("a\n", False),
        ("b\n", False),
        ("c", False),
        ("d", False),
    ]


def test_a_byte_order_mark_moves_no_column():
    assert read_text("\ufeffa: 1".encode(), "t").mark == Mark("t", 1, 1)
    assert found("\ufeff".encode() + b"a: \x01") == [("Y04", "data.control", 1, 4)]


def test_carriage_returns_end_lines():
    assert found(b"a: 1\r\nb: 2\r\nb: 3\r\n") == [("Y06", "data.duplicate-key", 3, 1)]


def test_columns_count_characters():
    assert found("{őű: 1, 𝔄: 2, 𝔄: 3}") == [("Y06", "data.duplicate-key", 1, 15)]


@pytest.mark.parametrize(
    ("raw", "expected"),
    [
        ("a: 1\nb: 2\na: 3\n", [("Y06", "data.duplicate-key", 3, 1)]),
        ("a: 1\n'a': 3\n", [("Y06", "data.duplicate-key", 2, 1)]),
        (f"{O_COMPOSED}: 1\n{O_DECOMPOSED}: 2\n", [("Y06", "data.duplicate-key", 2, 1)]),
        ("a: &x 1\n", [("Y07", "data.anchor", 1, 4)]),
        ("a: &x [1]\n", [("Y07", "data.anchor", 1, 4)]),
        ("a: 1\nb: *x\n", [("Y07", "data.alias", 2, 4)]),
        ("*x", [("Y07", "data.alias", 1, 1)]),
        ("*x : 1", [("Y07", "data.alias", 1, 1)]),
        ("a: !card x\n", [("Y08", "data.tag", 1, 4)]),
        ("a: !!binary aGk=\n", [("Y08", "data.tag", 1, 4)]),
        ("a:\n  !!set {b: }\n", [("Y08", "data.tag", 2, 3)]),
        ("a: ! x\n", [("Y08", "data.tag", 1, 4)]),
        ("? [a]\n: b\n", [("Y09", "data.key-not-text", 1, 3)]),
        ("a: 1\n? {b: c}\n: d\n", [("Y09", "data.key-not-text", 2, 3)]),
        ("?\n: x", [("Y09", "data.key-empty", 1, 2)]),
        ("[" * 20 + "]" * 20, []),
        ("[" * 21 + "]" * 21, [("Y10", "data.too-deep", 1, 21)]),
        ("\n".join(" " * n + "a:" for n in range(21)), [("Y10", "data.too-deep", 21, 21)]),
        ("[" * 5000, [("Y10", "data.too-deep", 1, 1001)]),
        ("{a: " * 5000, [("Y10", "data.too-deep", 1, 81)]),
        ("a:\n\tb: 1\n  \tc: 2\n\t\n", [("Y05", "data.tab", n, c) for n, c in ((2, 1), (3, 3), (4, 1))]),
        (b"a: \xff\n", [("Y03", "data.utf-8", 1, 4)]),
        ("a: 1\nő: \xe9".encode()[:-1], [("Y03", "data.utf-8", 2, 4)]),
        (b"\xff\xfea\0", [("Y03", "data.encoding", 1, 1)]),
        (b"\xfe\xff\0a", [("Y03", "data.encoding", 1, 1)]),
        (b"a: 1\nb: \0\0", [("Y04", "data.zeros", 2, 4)]),
        (b"\0" * 4096, [("Y04", "data.zeros", 1, 1)]),
        ("a: 1\nb: \ud800", [("Y04", "data.control", 2, 4)]),
        ("a: x\x85y", [("Y04", "data.control", 1, 5)]),
        ("a: x\u2028y", [("Y04", "data.control", 1, 5)]),
        ("a: x\x1by\x1b\x07", [("Y04", "data.control", 1, 5), ("Y04", "data.control", 1, 8)]),
        ('a: "\\x1b"', [("Y04", "data.escape-control", 1, 4)]),
        ('a: "\\0"', [("Y04", "data.escape-control", 1, 4)]),
        ('a: "\\ud800"', [("Y13", "data.syntax-escape", 1, 7)]),
        ("a: 1\n---\nb: 2\n", [("Y12", "data.several-documents", 3, 1)]),
        ("", [("Y11", "data.empty", 0, 0)]),
        ("# nothing\n\n", [("Y11", "data.empty", 0, 0)]),
        ("---\n", [("Y11", "data.empty-document", 2, 1)]),
        ("a: b: c", [("Y13", "data.syntax-colon", 1, 5)]),
        ("a: 1\nb: @x", [("Y13", "data.syntax-character", 2, 4)]),
        ("x: 'abc", [("Y13", "data.syntax-quote", 1, 8)]),
        ("a: [1\n", [("Y13", "data.syntax-list", 2, 1)]),
        ("{a: 1", [("Y13", "data.syntax-mapping", 2, 1)]),
        ("? a\nb\n", [("Y13", "data.syntax-key", 3, 1)]),
        ("- a\nb: c", [("Y13", "data.syntax-indent", 2, 1)]),
        ("a: - b", [("Y13", "data.syntax-dash", 1, 4)]),
        ("a: ]", [("Y13", "data.syntax-content", 1, 4)]),
        ("'a' b", [("Y13", "data.syntax-document", 1, 5)]),
        ("%YAML 3.0\n---\na", [("Y13", "data.syntax", 1, 1)]),
    ],
)
def test_each_fault_is_found_where_it_stands(raw, expected):
    if expected:
        assert found(raw) == expected
    else:
        read_text(raw, "deck.yaml")


def test_faults_come_all_at_once_in_the_order_of_the_file():
    text = "a: &x 1\nb: *x\na: !foo 2\n? [k]\n: 1\nc: 'open"
    assert found(text) == [
        ("Y07", "data.anchor", 1, 4),
        ("Y07", "data.alias", 2, 4),
        ("Y06", "data.duplicate-key", 3, 1),
        ("Y08", "data.tag", 3, 4),
        ("Y09", "data.key-not-text", 4, 3),
        ("Y13", "data.syntax-quote", 6, 9),
    ]


def test_faults_of_text_and_of_structure_come_together():
    assert found(b"a: \xff\n\tb: 1\na: 2\n") == [
        ("Y03", "data.utf-8", 1, 4),
        ("Y05", "data.tab", 2, 1),
    ]
    assert found(b"a: \xff\na: \x01") == [
        ("Y03", "data.utf-8", 1, 4),
        ("Y06", "data.duplicate-key", 2, 1),
        ("Y04", "data.control", 2, 4),
    ]


def test_a_flood_of_faults_is_cut_and_counted():
    told = faults("a: 1\n" * 500)
    assert len(told) == reader.REPORTED + 1
    assert (told[-1].code, told[-1].message.get("n")) == ("Y00", 499 - reader.REPORTED)


@pytest.mark.parametrize("line", ["\t\n", "\x01\n", "a: 1\n", "- &a b\n", "- !a b\n", "- *a\n", "---\n"])
def test_a_file_full_of_faults_is_read_as_fast_as_another(line):
    began = time.process_time()
    assert 1 <= len(faults(line * (200_000 // len(line)))) <= reader.REPORTED + 1
    assert time.process_time() - began < 5


def test_faults_name_the_file_and_a_mend():
    (told,) = faults("a: 1\na: 2\n")
    assert told.where.file == "deck.yaml"
    assert (told.message.get("word"), told.message.get("line")) == ("a", 1)
    assert told.mend.key == "data.duplicate-key.mend"
    assert str(told.where) == "deck.yaml:2:1"


def test_five_thousand_digits_are_text():
    digits = "7" * 5000
    assert plain(read_text(f"a: {digits}", "t")) == {"a": digits}


def test_tabs_after_the_first_character_of_a_line_are_allowed():
    assert plain(read_text("a:\t1\t# one\n\nb: 2\n", "t")) == {"a": 1, "b": 2}


def test_a_file_may_be_a_megabyte_and_no_more(tmp_path):
    file = tmp_path / "big.yaml"
    file.write_bytes(b"- a\n" * (reader.LIMIT // 4))
    assert len(read(file).items) == reader.LIMIT // 4
    file.write_bytes(b"- a\n" * (reader.LIMIT // 4) + b"#")
    with pytest.raises(ContentError) as caught:
        read(file)
    (told,) = caught.value.faults
    assert (told.code, told.where) == ("Y02", Mark(str(file)))
    assert [each.code for each in faults("ő" * (reader.LIMIT // 2 + 1))] == ["Y02"]


def test_several_documents_are_read_when_asked_for(tmp_path):
    file = tmp_path / "two.yaml"
    file.write_text("a: 1\n---\nb: 2\n")
    assert [plain(each) for each in read_documents(file)] == [{"a": 1}, {"b": 2}]
    file.write_text("a: 1\n---\n---\nb: 2\n")
    with pytest.raises(ContentError) as caught:
        read_documents(file)
    assert [(each.code, each.where.line) for each in caught.value.faults] == [("Y11", 3)]


@pytest.mark.parametrize(("name", "key"), [("none.yaml", "missing-file"), ("", "folder"), ("a\0b", "unreadable")])
def test_a_file_that_cannot_be_read_is_a_fault(tmp_path, name, key):
    with pytest.raises(ContentError) as caught:
        read(tmp_path / name)
    (told,) = caught.value.faults
    assert (told.code, told.message.key, told.where) == ("Y01", f"data.{key}", Mark(str(tmp_path / name)))


def test_a_file_without_permission_is_a_fault(tmp_path, monkeypatch):
    def refuse(*_):
        raise PermissionError

    monkeypatch.setattr("pathlib.Path.open", refuse)
    with pytest.raises(ContentError, match=r"data\.unreadable"):
        read(tmp_path)


@pytest.mark.parametrize("error", [RecursionError(), ValueError(), yaml.YAMLError()])
def test_whatever_the_scanner_raises_is_a_fault(monkeypatch, error):
    def fail(*_, **__):
        raise error

    monkeypatch.setattr(yaml, "parse", fail)
    assert found("a") == [("Y13", "data.syntax", 0, 0)]


def settle(raw):
    """Read ``raw``; only faults may come of it, each with a place that exists."""
    try:
        plain(read_text(raw, "t"))
    except ContentError as error:
        told = error.faults
    else:
        return
    assert told
    size = len(raw) + 2
    assert all(each.where.line <= size and each.where.column <= size for each in told)
    assert all(each.mend is not None for each in told)


@given(st.binary(max_size=200))
def test_random_bytes_raise_nothing_else(raw):
    settle(raw)


@given(st.text(st.characters(), max_size=100))
def test_random_text_raises_nothing_else(text):
    settle(text)


@given(st.text("ab:-?[]{}!&*,#|>'\"%@` \n\t\\0", max_size=60))
def test_random_yaml_signs_raise_nothing_else(text):
    settle(text)


SOUND = """\
card: {name: {en: Goblin, hu: Kobold}, cost: 3}
text: |
  It hits, "twice".
keys: ['quoted', "double\\n", plain text, -1]
nested:
  - a: {b: [c, d]}
    e: ~
"""


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(SOUND)),
            st.integers(0, 5),
            st.text(st.sampled_from("\0\t\n\r &*!:-[]{}'\"\\é\u2028\ud800"), max_size=3),
        ),
        max_size=5,
    )
)
def test_damaged_yaml_raises_nothing_else(damages):
    text = SOUND
    for at, cut, put in damages:
        text = text[:at] + put + text[at + cut :]
    settle(text)
    settle(text.encode("utf-8", "surrogatepass"))


values = st.recursive(
    st.text(st.characters(min_codepoint=0x20, max_codepoint=0x7E), max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text("abcdő", min_size=1, max_size=4), inner),
    max_leaves=10,
)


@given(values)
def test_what_is_written_is_read(value):
    def normal(item):
        if isinstance(item, dict):
            return {key: normal(each) for key, each in item.items()}
        return [normal(each) for each in item] if isinstance(item, list) else unicodedata.normalize("NFC", item)

    text = yaml.safe_dump(value, default_style='"', allow_unicode=True, width=math.inf)
    assert plain(read_text(text, "t")) == normal(value)
