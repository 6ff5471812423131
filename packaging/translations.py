"""Brings the files of Qt Linguist in line with the English sentences.

``python packaging/translations.py`` reads ``desktop/ui/words`` and rewrites ``resources/translations/meadhall_*.ts``:
what was translated stays, what is new waits as ``unfinished``, what nobody says any more is dropped.
``pyside6-lupdate`` would find the sentences too, but not that one with ``%n`` in it has plural forms.
English has its file for the plurals alone.
"""

from __future__ import annotations

import importlib
import pkgutil
import re
import sys
from pathlib import Path
from xml.etree import ElementTree
from xml.sax.saxutils import escape

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
FORMS = {"en": 2, "hu": 1, "nl": 2, "pl": 3}
"""How many plural forms Qt knows of each language."""

Source = tuple[str, str]
"""Context (the first part of the key) and English sentence."""


def sources() -> dict[Source, list[str]]:
    """Return every sentence the program can say, with the keys that say it, context by context."""
    sys.path.insert(0, str(ROOT))
    from desktop.ui import words  # noqa: PLC0415  # the program lies beside this folder

    found: dict[Source, list[str]] = {}
    for module in pkgutil.iter_modules(words.__path__):
        loaded = importlib.import_module(f"{words.__name__}.{module.name}")
        for key, sentence in loaded.WORDS.items():
            keys = found.setdefault((key.partition(".")[0], sentence), [])
            if key not in keys:
                keys.append(key)
        if hasattr(loaded, "LANGUAGE"):
            found["text", loaded.LANGUAGE] = ["text.language"]
    return dict(sorted(found.items(), key=lambda item: item[0][0]))


def read(language: str) -> dict[Source, tuple[str, ...]]:
    """Return what is translated into ``language``: every plural form, or the one sentence."""
    file = FOLDER / f"meadhall_{language}.ts"
    found: dict[Source, tuple[str, ...]] = {}
    if not file.is_file():
        return found
    for context in ElementTree.parse(file).getroot().iter("context"):
        for message in context.iter("message"):
            translation = message.find("translation")
            if translation is None:
                continue
            forms = [form.text or "" for form in translation.iter("numerusform")] or [translation.text or ""]
            if all(forms):
                found[context.findtext("name", ""), message.findtext("source", "")] = tuple(forms)
    return found


def english(sentence: str) -> tuple[str, ...]:
    """Return the two forms that ``card(s)`` and ``(is|are)`` stand for."""
    one = re.sub(r"(?<=\w)\((e?s)\)", "", re.sub(r"\(([^()|]*)\|([^()|]*)\)", r"\1", sentence))
    many = re.sub(r"(?<=\w)\((e?s)\)", r"\1", re.sub(r"\(([^()|]*)\|([^()|]*)\)", r"\2", sentence))
    return one, many


def write(language: str, known: dict[Source, tuple[str, ...]]) -> int:
    """Write the file of ``language``; return how many sentences wait for a translation."""
    said = {source: keys for source, keys in sources().items() if language != "en" or "%n" in source[1]}
    head = f'<TS version="2.1" language="{language}" sourcelanguage="en">'
    lines, context, waiting = ['<?xml version="1.0" encoding="utf-8"?>', "<!DOCTYPE TS>", head], "", 0
    for source, keys in said.items():
        if source[0] != context:
            lines += ["</context>"] if context else []
            context = source[0]
            lines += ["<context>", f"    <name>{context}</name>"]
        plural = "%n" in source[1]
        forms = english(source[1]) if language == "en" else known.get(source, ())
        fits = len(forms) == (FORMS[language] if plural else 1)
        waiting += not fits
        state = "" if fits else ' type="unfinished"'
        lines += ['    <message numerus="yes">' if plural else "    <message>"]
        lines += [f"        <source>{escape(source[1])}</source>"]
        lines += [f"        <extracomment>{escape(', '.join(keys))}</extracomment>"]
        if plural:
            shown = forms if fits else ("",) * FORMS[language]
            lines += [f"        <translation{state}>"]
            lines += [f"            <numerusform>{escape(form)}</numerusform>" for form in shown]
            lines += ["        </translation>"]
        else:
            lines += [f"        <translation{state}>{escape(forms[0] if fits else '')}</translation>"]
        lines += ["    </message>"]
    lines += ["</context>", "</TS>", ""]
    (FOLDER / f"meadhall_{language}.ts").write_text("\n".join(lines), encoding="utf-8")
    return waiting


def main() -> int:
    """Rewrite the four files and say what is left to translate."""
    for language in FORMS:
        waiting = write(language, read(language))
        print(f"meadhall_{language}.ts: {waiting} to translate")
    return 0


if __name__ == "__main__":
    sys.exit(main())
