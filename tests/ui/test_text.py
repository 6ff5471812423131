"""Messages to sentences."""

from __future__ import annotations

import subprocess
import sys

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from desktop.core.fault import Fault, Mark
from desktop.core.message import Ref, message, seat_ref
from desktop.core.rules import Refusal
from desktop.ui import text
from desktop.ui.text import NOBODY, Names, name_of, say, say_fault, say_refusal, sentences, spoken


@pytest.fixture
def toy(monkeypatch):
    """Words and names of a game that is none."""
    words = {
        "toy.plain": "Lead a card",
        "toy.who": "{who} leads {thing}, {things}: {missing}",
        "toy.nested": "{inner} again",
        "toy.cards": "%n card(s) (is|are) left, %n wish(es) (T-1)",
    }
    pieces = {
        "card": {
            "ox": {"en": "Ox", "hu": "Ökör"},
            "elk": {"name": {"en": "Elk"}, "says": "…"},
            "ant": "Ant",
        }
    }
    known = {"toy": words}
    monkeypatch.setattr(text, "sentences", lambda part: known.get(part) or sentences(part))
    monkeypatch.setattr(text, "_pieces", lambda game: pieces if game == "toy" else {})


def test_a_key_becomes_its_sentence(toy):
    assert say(message("toy.plain")) == "Lead a card"


def test_a_key_without_words_is_shown_as_it_is(toy):
    assert say(message("toy.unheard-of")) == "toy.unheard-of"
    assert say(message("nowhere.at-all")) == "nowhere.at-all"


def test_arguments_are_named_once_and_never_read_as_placeholders(toy):
    said = message("toy.who", who=seat_ref(1), thing=Ref("card", "ox"), things=(Ref("card", "elk"), Ref("card", "ant")))
    assert say(said, Names(("Ann", "Bob {thing}"))) == "Bob {thing} leads Ox, Elk, Ant: {missing}"
    assert say(said) == "Player 2 leads Ox, Elk, Ant: {missing}"
    assert say(said, language="hu").startswith("Player 2 leads Ökör, Elk")


def test_a_message_can_hold_another(toy):
    assert say(message("toy.nested", inner=message("toy.plain"))) == "Lead a card again"


def test_a_message_of_no_game_names_the_pieces_of_the_game_on_the_table(toy):
    said = message("match.undo-look", who=Ref("card", "ox"))
    assert say(said, Names(game="toy")) == "Ox has looked at the table since"
    assert say(said) == "ox has looked at the table since"


@pytest.mark.parametrize(
    ("n", "expected"),
    [
        (0, "0 cards are left, 0 wishes (T-1)"),
        (1, "1 card is left, 1 wish (T-1)"),
        (2, "2 cards are left, 2 wishes (T-1)"),
    ],
)
def test_english_chooses_its_plural_without_a_translation(toy, n, expected):
    assert say(message("toy.cards", n=n)) == expected


class Dutch(QTranslator):
    """A translation that is not read from a file."""

    def translate(self, context, source, disambiguation=None, n=-1):
        forms = {"%n card(s) (is|are) left, %n wish(es) (T-1)": ("%n kaart", "%n kaarten"), "en": ("nl", "nl")}
        return forms.get(source, (None, None))[n != 1]

    def isEmpty(self):
        return False


def test_a_translation_chooses_its_own_plural_and_says_which_language_it_is(toy, qapp):
    assert spoken() == "en"
    dutch = Dutch()
    QCoreApplication.installTranslator(dutch)
    try:
        assert spoken() == "nl"
        assert [say(message("toy.cards", n=n)) for n in (1, 2)] == ["1 kaart", "2 kaarten"]
        assert say(message("toy.plain")) == "Lead a card"
    finally:
        QCoreApplication.removeTranslator(dutch)


def test_a_thing_without_a_name_is_called_by_its_id():
    assert name_of(Ref("card", "x"), "no-such-game") == "x"
    assert name_of(Ref("card", "x"), "") == "x"
    assert name_of(Ref("race", "elf"), "armadora", "hu") == "Tündék"
    assert name_of(Ref("race", "elf"), "armadora", "fi") == "Elves"


def test_a_refusal_ends_with_its_clause(toy):
    assert say_refusal(Refusal("T-3.3", message("toy.plain")), NOBODY) == "Lead a card (T-3.3)"
    assert say_refusal(Refusal("", message("toy.plain"))) == "Lead a card"


def test_a_fault_is_one_line_as_far_as_it_is_known(toy):
    full = Fault("V101", message("toy.plain"), "T-1", "warning", Mark("a.yaml", 3, 7), message("data.zeros.mend"), "Ox")
    assert say_fault(full) == "a.yaml:3:7: warning V101 (T-1): Ox: Lead a card. Restore it from a copy."
    assert say_fault(Fault("Y1", message("toy.plain"))) == "error Y1: Lead a card."


def test_words_may_be_spread_over_files(monkeypatch, tmp_path):
    for name, held in {"some_one": "a", "some_two": "b", "something": "c"}.items():
        (tmp_path / f"{name}.py").write_text(f"WORDS = {{'some.{held}': '{held}'}}\n")
    monkeypatch.setattr(text.words, "__path__", [str(tmp_path)])
    sentences.cache_clear()
    assert sentences("some") == {"some.a": "a", "some.b": "b"}
    sentences.cache_clear()
    for name in ("some_one", "some_two"):
        sys.modules.pop(f"desktop.ui.words.{name}")


def test_speaking_needs_no_screen():
    code = "import sys, desktop.ui.text; sys.exit('PySide6.QtGui' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


@pytest.mark.parametrize(("language", "shown"), [("en", "6.5"), ("hu", "6,5"), ("nl", "6,5"), ("pl", "6,5")])
def test_a_fraction_is_written_as_the_language_writes_it(language, shown):
    assert shown in say(message("workshop.budget", worth=6.5, line=7.0), language=language)
