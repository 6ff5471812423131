"""Every sentence is translated into every language, whole and with all that belongs into it."""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator
from PySide6.QtWidgets import QDialogButtonBox

from desktop import paths
from desktop.core.message import message
from desktop.ui.text import say, spoken

FOLDER = paths.resources() / "translations"
SCRIPT = Path(__file__).parents[3] / "packaging" / "translations.py"
LANGUAGES = ("hu", "nl", "pl")
FORMS = {"en": 2, "hu": 1, "nl": 2, "pl": 3}
PLACEHOLDER = re.compile(r"\{[a-z0-9_]+\}|%n")


@cache
def script():
    spec = importlib.util.spec_from_file_location("translations", SCRIPT)
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@cache
def messages(language):
    """Context and sentence, to the forms of the translation and whether it is unfinished."""
    found = {}
    for context in ElementTree.parse(FOLDER / f"meadhall_{language}.ts").getroot().iter("context"):
        for each in context.iter("message"):
            translation = each.find("translation")
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            key = (context.findtext("name"), each.findtext("source"))
            found[key] = (tuple(forms), each.get("numerus") == "yes", translation.get("type"))
    return found


def test_the_program_says_something():
    assert len(script().sources()) > 1000


@pytest.mark.parametrize("language", FORMS)
def test_everything_the_program_says_is_in_the_file_and_nothing_else(language):
    said = {source for source in script().sources() if language != "en" or "%n" in source[1]}
    assert sorted(said - set(messages(language))) == [], "run packaging/translate.sh"
    assert sorted(set(messages(language)) - said) == [], "run packaging/translate.sh"


@pytest.mark.parametrize("language", FORMS)
def test_everything_is_translated(language):
    waiting = [source for source, (forms, _, kind) in messages(language).items() if kind or not all(forms)]
    assert waiting == []


@pytest.mark.parametrize("language", FORMS)
def test_every_form_holds_what_belongs_into_the_sentence(language):
    wrong = [
        (source[1], form)
        for source, (forms, _, _) in messages(language).items()
        for form in forms
        if form and sorted(set(PLACEHOLDER.findall(form))) != sorted(set(PLACEHOLDER.findall(source[1])))
    ]
    assert wrong == []


@pytest.mark.parametrize("language", FORMS)
def test_sentences_with_a_number_have_as_many_forms_as_the_language(language):
    for source, (forms, numerus, _) in messages(language).items():
        assert numerus == ("%n" in source[1]), source
        assert len(forms) == (FORMS[language] if numerus else 1), source


@pytest.mark.parametrize("language", FORMS)
def test_quotes_and_blanks_are_those_of_the_language(language):
    wrong = {"en": "„‚", "hu": "“‘‚", "nl": "“”„", "pl": "“‘‚"}[language]
    for source, (forms, _, _) in messages(language).items():
        for form in forms:
            assert not set(form) & set(wrong), form
            assert form.count("„") <= form.count("”"), form
            assert form == form.strip(), form
            assert "  " not in form.replace("  ·  ", ""), form
            assert form.endswith(("…", "...")) == source[1].endswith("…"), form


@pytest.mark.parametrize("language", FORMS)
def test_what_the_program_loads_is_what_the_files_say(language, app):
    translator = QTranslator()
    assert translator.load(f"meadhall_{language}", str(FOLDER))
    samples = {"en": (1, 2), "hu": (1, 2), "nl": (1, 2), "pl": (1, 2, 5)}[language]
    for (context, source), (forms, numerus, _) in messages(language).items():
        if not numerus:
            assert translator.translate(context, source) == forms[0], "run packaging/translate.sh"
            continue
        for n, form in zip(samples, forms, strict=False):
            assert translator.translate(context, source, None, n) == form, "run packaging/translate.sh"


def test_a_sentence_that_loses_its_placeholder_or_form_is_found(monkeypatch):
    good = messages("pl")
    source = next(key for key in good if "%n" in key[1] and "{" in key[1])
    forms, numerus, kind = good[source]
    for broken in ((forms[0].replace("{", "("), *forms[1:]), forms[:2], (*forms[:2], "")):
        monkeypatch.setattr(f"{__name__}.messages", lambda _, made=broken: {source: (made, numerus, kind)})
        assert _found("pl")


def _found(language):
    """Return whether one of the watchful tests finds something."""
    try:
        test_everything_is_translated(language)
        test_every_form_holds_what_belongs_into_the_sentence(language)
        test_sentences_with_a_number_have_as_many_forms_as_the_language(language)
    except AssertionError:
        return True
    return False


@pytest.mark.parametrize(
    ("language", "numbers", "words"),
    [
        ("en", (1, 2), ["1 card", "2 cards"]),
        ("hu", (1, 2), ["1 lap", "2 lap"]),
        ("nl", (1, 2), ["1 kaart", "2 kaarten"]),
        ("pl", (1, 2, 5, 12, 22, 25), ["1 karta", "2 karty", "5 kart", "12 kart", "22 karty", "25 kart"]),
    ],
)
def test_plurals_are_right(spoken_in, language, numbers, words):
    spoken_in(language)
    assert spoken() == language
    assert [say(message("claim2.cards", n=n)) for n in numbers] == words


@pytest.mark.parametrize(
    ("language", "cancel"), [("en", "Cancel"), ("hu", "Mégse"), ("nl", "Annuleren"), ("pl", "Anuluj")]
)
def test_the_dialogs_of_qt_speak_the_language(spoken_in, qtbot, language, cancel):
    spoken_in(language)
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    assert box.buttons()[0].text().replace("&", "") == cancel
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    assert (folder / f"qtbase_{language}.qm").is_file()


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_are_shown_with_a_comma(spoken_in, language):
    spoken_in(language)
    assert QLocale().toString(1.5, "f", 1) == "1,5"


def test_an_unknown_language_is_spoken_in_english(spoken_in):
    spoken_in("fi")
    assert spoken() == "en"
    assert say(message("claim2.cards", n=1)) == "1 card"


def test_one_language_leaves_nothing_behind(spoken_in):
    for language in ("hu", "pl", "en", "nl", "en"):
        spoken_in(language)
        assert spoken() == language
    assert QCoreApplication.translate("claim2", "Deck") == "Deck"


def test_no_number_is_shown_with_a_point_where_a_comma_belongs(spoken_in):
    """Sentences take decimals as words that a locale has written, never as Python writes them."""
    package = Path(paths.__file__).parent / "ui"
    wrong = [
        f"{file.name}: {line.strip()}"
        for file in sorted(package.rglob("*.py"))
        for line in file.read_text(encoding="utf-8").splitlines()
        if ("message(" in line or ".word(" in line) and re.search(r":(\.[1-9])?[fg]\}", line)
    ]
    assert wrong == []
