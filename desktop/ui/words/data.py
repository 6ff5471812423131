"""English sentences of faults in files; what is wrong, and under ``.mend`` how to mend it."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "data.more": QT_TRANSLATE_NOOP("data", "%n further fault(s) of this file are not shown"),
    "data.more.mend": QT_TRANSLATE_NOOP("data", "Mend these first, then check again."),
    "data.missing-file": QT_TRANSLATE_NOOP("data", "This file does not exist"),
    "data.missing-file.mend": QT_TRANSLATE_NOOP("data", "Check the spelling of its name and folder."),
    "data.folder": QT_TRANSLATE_NOOP("data", "This is a folder, not a file"),
    "data.folder.mend": QT_TRANSLATE_NOOP("data", "Name a file in it."),
    "data.unreadable": QT_TRANSLATE_NOOP("data", "This file cannot be read"),
    "data.unreadable.mend": QT_TRANSLATE_NOOP("data", "Check that you may read it and that its disk is there."),
    "data.too-big": QT_TRANSLATE_NOOP("data", "This file is larger than {limit} bytes"),
    "data.too-big.mend": QT_TRANSLATE_NOOP("data", "Split it into several files."),
    "data.encoding": QT_TRANSLATE_NOOP("data", "This file is written in {encoding}, not in UTF-8"),
    "data.encoding.mend": QT_TRANSLATE_NOOP("data", "Save it again as UTF-8."),
    "data.utf-8": QT_TRANSLATE_NOOP("data", "The byte {byte} is no UTF-8 text"),
    "data.utf-8.mend": QT_TRANSLATE_NOOP("data", "Save the file again as UTF-8."),
    "data.zeros": QT_TRANSLATE_NOOP("data", "The file holds %n zero byte(s); it is damaged"),
    "data.zeros.mend": QT_TRANSLATE_NOOP("data", "Restore it from a copy."),
    "data.control": QT_TRANSLATE_NOOP("data", "The invisible character {code} may not stand in a file (%n time(s))"),
    "data.control.mend": QT_TRANSLATE_NOOP("data", "Delete it."),
    "data.escape-control": QT_TRANSLATE_NOOP("data", "This text holds the invisible character {code}"),
    "data.escape-control.mend": QT_TRANSLATE_NOOP("data", "Delete the escape that stands for it."),
    "data.tab": QT_TRANSLATE_NOOP("data", "A tab indents this line"),
    "data.tab.mend": QT_TRANSLATE_NOOP("data", "Use blanks."),
    "data.duplicate-key": QT_TRANSLATE_NOOP("data", "The key “{word}” stands here a second time; first in line {line}"),
    "data.duplicate-key.mend": QT_TRANSLATE_NOOP("data", "Delete one of them, or rename it."),
    "data.anchor": QT_TRANSLATE_NOOP("data", "The anchor “&{name}” is not allowed here"),
    "data.anchor.mend": QT_TRANSLATE_NOOP("data", "Delete it; if the text shall begin with &, put it in quotes."),
    "data.alias": QT_TRANSLATE_NOOP("data", "The alias “*{name}” is not allowed here"),
    "data.alias.mend": QT_TRANSLATE_NOOP(
        "data", "Write out what it stands for; if the text shall begin with *, put it in quotes."
    ),
    "data.tag": QT_TRANSLATE_NOOP("data", "The tag “{tag}” is not allowed here"),
    "data.tag.mend": QT_TRANSLATE_NOOP("data", "Delete it; if the text shall begin with !, put it in quotes."),
    "data.key-not-text": QT_TRANSLATE_NOOP("data", "A list or mapping cannot be a key"),
    "data.key-not-text.mend": QT_TRANSLATE_NOOP(
        "data", "Use a text as the key; if it holds brackets, put it in quotes."
    ),
    "data.key-empty": QT_TRANSLATE_NOOP("data", "There is no key before this colon"),
    "data.key-empty.mend": QT_TRANSLATE_NOOP("data", "Write one."),
    "data.too-deep": QT_TRANSLATE_NOOP("data", "More than {depth} lists and mappings lie in one another"),
    "data.too-deep.mend": QT_TRANSLATE_NOOP("data", "Nest them less deeply."),
    "data.empty": QT_TRANSLATE_NOOP("data", "This file is empty"),
    "data.empty.mend": QT_TRANSLATE_NOOP("data", "Write something in it, or delete it."),
    "data.empty-document": QT_TRANSLATE_NOOP("data", "There is nothing in this document"),
    "data.empty-document.mend": QT_TRANSLATE_NOOP("data", "Fill it, or delete its line of three hyphens."),
    "data.several-documents": QT_TRANSLATE_NOOP("data", "This file holds {documents} documents; there may be one only"),
    "data.several-documents.mend": QT_TRANSLATE_NOOP(
        "data", "Put each in a file of its own, and delete the line of three hyphens."
    ),
    "data.syntax": QT_TRANSLATE_NOOP("data", "This is not YAML from here on"),
    "data.syntax.mend": QT_TRANSLATE_NOOP(
        "data", "Check quotes, brackets and indentation of this line and the one before."
    ),
    "data.syntax-colon": QT_TRANSLATE_NOOP(
        "data", "There may be no second colon on this line, or the line before lacks one"
    ),
    "data.syntax-colon.mend": QT_TRANSLATE_NOOP("data", "Put a text with a colon in quotes; check the indentation."),
    "data.syntax-character": QT_TRANSLATE_NOOP("data", "A text may not begin with this character"),
    "data.syntax-character.mend": QT_TRANSLATE_NOOP("data", "Put the text in quotes."),
    "data.syntax-quote": QT_TRANSLATE_NOOP("data", "A quote that was opened is never closed"),
    "data.syntax-quote.mend": QT_TRANSLATE_NOOP("data", "Close it."),
    "data.syntax-list": QT_TRANSLATE_NOOP("data", "A list in brackets is not closed here, or lacks a comma"),
    "data.syntax-list.mend": QT_TRANSLATE_NOOP("data", "Write a comma or the closing bracket."),
    "data.syntax-mapping": QT_TRANSLATE_NOOP("data", "A mapping in braces is not closed here, or lacks a comma"),
    "data.syntax-mapping.mend": QT_TRANSLATE_NOOP("data", "Write a comma or the closing brace."),
    "data.syntax-key": QT_TRANSLATE_NOOP("data", "There is a key without a colon"),
    "data.syntax-key.mend": QT_TRANSLATE_NOOP("data", "Write a colon and a blank after the key."),
    "data.syntax-indent": QT_TRANSLATE_NOOP("data", "This line does not fit the lines before it"),
    "data.syntax-indent.mend": QT_TRANSLATE_NOOP(
        "data", "Give the lines of one list or mapping the same indentation; do not mix list and mapping."
    ),
    "data.syntax-dash": QT_TRANSLATE_NOOP("data", "A list may not begin on this line"),
    "data.syntax-dash.mend": QT_TRANSLATE_NOOP(
        "data", "Begin it on the next line, indented; or put the text in quotes."
    ),
    "data.syntax-content": QT_TRANSLATE_NOOP("data", "A value is missing here"),
    "data.syntax-content.mend": QT_TRANSLATE_NOOP("data", "Write a value, or delete the bracket or comma."),
    "data.syntax-escape": QT_TRANSLATE_NOOP("data", "This is no escape"),
    "data.syntax-escape.mend": QT_TRANSLATE_NOOP("data", "Write “\\\\” for a backslash, or use single quotes."),
    "data.syntax-document": QT_TRANSLATE_NOOP("data", "There is more text after the end of the document"),
    "data.syntax-document.mend": QT_TRANSLATE_NOOP(
        "data", "Delete it; if it belongs to the text in quotes, put it inside."
    ),
    "data.unknown-key": QT_TRANSLATE_NOOP("data", "There is no key “{word}” here"),
    "data.missing-key": QT_TRANSLATE_NOOP("data", "The key “{word}” is missing"),
    "data.missing-key.mend": QT_TRANSLATE_NOOP("data", "Add “{word}: …”."),
    "data.kind": QT_TRANSLATE_NOOP("data", "This is {found}; it must be {wanted}"),
    "data.kind.nothing": QT_TRANSLATE_NOOP("data", "nothing"),
    "data.kind.text": QT_TRANSLATE_NOOP("data", "a text"),
    "data.kind.text.mend": QT_TRANSLATE_NOOP("data", "Write it after the colon, without brackets."),
    "data.kind.list": QT_TRANSLATE_NOOP("data", "a list"),
    "data.kind.list.mend": QT_TRANSLATE_NOOP(
        "data", "Put it in brackets: [a, b]; or write each item on a line of its own after a hyphen."
    ),
    "data.kind.mapping": QT_TRANSLATE_NOOP("data", "a mapping"),
    "data.kind.mapping.mend": QT_TRANSLATE_NOOP("data", "Write pairs of key and value: “key: value”."),
    "data.kind.text-or-list": QT_TRANSLATE_NOOP("data", "a text or a list"),
    "data.kind.text-or-list.mend": QT_TRANSLATE_NOOP("data", "Write a text, or a list in brackets: [a, b]."),
    "data.kind.text-or-mapping": QT_TRANSLATE_NOOP("data", "a text or a mapping"),
    "data.kind.text-or-mapping.mend": QT_TRANSLATE_NOOP("data", "Write a text, or pairs of key and value."),
    "data.kind.list-or-mapping": QT_TRANSLATE_NOOP("data", "a list or a mapping"),
    "data.kind.list-or-mapping.mend": QT_TRANSLATE_NOOP(
        "data", "Write a list in brackets: [a, b]; or pairs of key and value."
    ),
    "data.kind.text-or-list-or-mapping": QT_TRANSLATE_NOOP("data", "a text, a list or a mapping"),
    "data.kind.text-or-list-or-mapping.mend": QT_TRANSLATE_NOOP("data", "Write one of them."),
    "data.int": QT_TRANSLATE_NOOP("data", "“{word}” is no whole number"),
    "data.int.mend": QT_TRANSLATE_NOOP("data", "Write up to six digits, such as 3, -1 or +2."),
    "data.bool": QT_TRANSLATE_NOOP("data", "“{word}” is neither true nor false"),
    "data.bool.mend": QT_TRANSLATE_NOOP("data", "Write true or false."),
    "data.word": QT_TRANSLATE_NOOP("data", "“{word}” is not known here"),
    "data.did-you-mean": QT_TRANSLATE_NOOP("data", "Did you mean “{word}”?"),
    "data.choices": QT_TRANSLATE_NOOP("data", "Possible here: {words}."),
}
