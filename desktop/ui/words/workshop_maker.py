"""English sentences of the workshop: the card maker."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "workshop.maker": QT_TRANSLATE_NOOP("workshop", "Card maker"),
    "workshop.maker-none": QT_TRANSLATE_NOOP("workshop", "no set of your own yet"),
    "workshop.the-set": QT_TRANSLATE_NOOP("workshop", "The set"),
    "workshop.card-file": QT_TRANSLATE_NOOP("workshop", "Card file"),
    "workshop.file-text": QT_TRANSLATE_NOOP("workshop", "The text of the card file"),
    "workshop.new-card": QT_TRANSLATE_NOOP("workshop", "New card"),
    "workshop.copy-card": QT_TRANSLATE_NOOP("workshop", "Copy a card"),
    "workshop.new-set": QT_TRANSLATE_NOOP("workshop", "New set"),
    "workshop.set-name": QT_TRANSLATE_NOOP("workshop", "My cards"),
    "workshop.new-name": QT_TRANSLATE_NOOP("workshop", "{kind} {number}"),
    "workshop.no-set": QT_TRANSLATE_NOOP(
        "workshop",
        "Cards of your own stand in a text file. Begin a set, and each card is shown as you write it, here or in "
        "any editor you like.",
    ),
    "workshop.no-card": QT_TRANSLATE_NOOP("workshop", "The card at the cursor is shown here once it is sound"),
    "workshop.no-faults": QT_TRANSLATE_NOOP("workshop", "Nothing is wrong with this file."),
    "workshop.next-fault": QT_TRANSLATE_NOOP("workshop", "F8: to the next fault"),
    "workshop.n-errors": QT_TRANSLATE_NOOP("workshop", "%n error(s)"),
    "workshop.n-warnings": QT_TRANSLATE_NOOP("workshop", "%n warning(s)"),
    "workshop.n-sound": QT_TRANSLATE_NOOP("workshop", "%n sound card(s)"),
    "workshop.edit-outside": QT_TRANSLATE_NOOP("workshop", "In my editor"),
    "workshop.schema": QT_TRANSLATE_NOOP("workshop", "JSON Schema …"),
    "workshop.schema-note": QT_TRANSLATE_NOOP("workshop", "Save the JSON Schema, so that an editor completes keys"),
    "workshop.take-word": QT_TRANSLATE_NOOP("workshop", "Write {word}"),
    "workshop.changed-outside": QT_TRANSLATE_NOOP(
        "workshop", "{file} was changed elsewhere; what you wrote here is kept until you save or give it up"
    ),
    "workshop.overwrite": QT_TRANSLATE_NOOP("workshop", "{file} was changed by another program. Write over it?"),
    "workshop.write-over": QT_TRANSLATE_NOOP("workshop", "Write over it"),
    "workshop.take-theirs": QT_TRANSLATE_NOOP("workshop", "Take the other text"),
    "workshop.budget": QT_TRANSLATE_NOOP("workshop", "Worth {worth}; its price asks for {line}"),
    "workshop.flavour-long": QT_TRANSLATE_NOOP("workshop", "The flavour finds no room on the printed card"),
    "workshop.choose-card": QT_TRANSLATE_NOOP("workshop", "Which card is copied?"),
}
