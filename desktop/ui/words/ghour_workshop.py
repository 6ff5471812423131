"""English sentences of the deck workshop: search, lists, edits, sheets."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "ghour.search.key": QT_TRANSLATE_NOOP("ghour", "There is no filter “{word}”"),
    "ghour.search.number": QT_TRANSLATE_NOOP("ghour", "“{word}” is compared with a whole number, not with “{value}”"),
    "ghour.search.order": QT_TRANSLATE_NOOP("ghour", "“{word}” has no more or less: write {word}:"),
    "ghour.v102.elsewhere": QT_TRANSLATE_NOOP("ghour", "the id was used already in {file}, line {line}"),
    "ghour.v102.elsewhere.mend": QT_TRANSLATE_NOOP("ghour", "Give every card its own id."),
    "ghour.v119.elsewhere": QT_TRANSLATE_NOOP("ghour", "the name '{word}' was used in {file}, line {line}"),
    "ghour.v119.elsewhere.mend": QT_TRANSLATE_NOOP(
        "ghour", "Two different cards need two names, since the limit of three counts identical cards."
    ),
    "ghour.v301.several": QT_TRANSLATE_NOOP("ghour", "several cards are called '{word}'"),
    "ghour.v301.several.mend": QT_TRANSLATE_NOOP("ghour", "Write the id of one: {known}."),
    "ghour.budget.strong": QT_TRANSLATE_NOOP("ghour", "worth about {worth}, where its price allows {line}"),
    "ghour.budget.strong.mend": QT_TRANSLATE_NOOP("ghour", "Let it cost more, or do less."),
    "ghour.budget.weak": QT_TRANSLATE_NOOP("ghour", "worth about {worth}, where its price allows {line}"),
    "ghour.budget.weak.mend": QT_TRANSLATE_NOOP("ghour", "Let it cost less, or do more."),
    "ghour.edit.add": QT_TRANSLATE_NOOP("ghour", "Add {card}"),
    "ghour.edit.remove": QT_TRANSLATE_NOOP("ghour", "Remove {card}"),
    "ghour.edit.swap": QT_TRANSLATE_NOOP("ghour", "Put one card in the place of another"),
    "ghour.edit.rename": QT_TRANSLATE_NOOP("ghour", "Rename the deck"),
    "ghour.edit.annotate": QT_TRANSLATE_NOOP("ghour", "Change the notes"),
    "ghour.edit.recolour": QT_TRANSLATE_NOOP("ghour", "Change the colour"),
    "ghour.edit.replace": QT_TRANSLATE_NOOP("ghour", "Take another list of cards"),
    "ghour.sheet.title": QT_TRANSLATE_NOOP("ghour", "Meadhall · Ghour · {what} · sheet {sheet} of {sheets} · {side}"),
    "ghour.sheet.fronts": QT_TRANSLATE_NOOP("ghour", "fronts"),
    "ghour.sheet.backs": QT_TRANSLATE_NOOP("ghour", "backs"),
    "ghour.sheet.licence": QT_TRANSLATE_NOOP("ghour", "Print at 100 %. Icons: game-icons.net, CC BY 3.0"),
    "ghour.sheet.ruler": QT_TRANSLATE_NOOP("ghour", "100 mm"),
}
