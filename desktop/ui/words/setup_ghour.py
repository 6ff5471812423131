"""Sentences of the set-up screen about the options of Ghour, in English (GH-0.6)."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "setup.ghour.colony-out-loses": QT_TRANSLATE_NOOP("setup", "An empty Colony loses"),
    "setup.ghour.colony-out-loses.note": QT_TRANSLATE_NOOP("setup", "as in a later edition"),
    "setup.ghour.timed-spell-keeps-alive": QT_TRANSLATE_NOOP("setup", "A waiting spell keeps its player alive"),
    "setup.ghour.timed-spell-keeps-alive.note": QT_TRANSLATE_NOOP(
        "setup", "a timed spell counts as a card on the Field"
    ),
    "setup.ghour.window-mode": QT_TRANSLATE_NOOP("setup", "The floor"),
    "setup.ghour.window-mode.note": QT_TRANSLATE_NOOP("setup", "strict: one manoeuvre each; claim: until claimed"),
    "setup.ghour.rps-tie": QT_TRANSLATE_NOOP("setup", "Tied signs"),
    "setup.ghour.rps-tie.note": QT_TRANSLATE_NOOP("setup", "replayed, or decided by lot"),
    "setup.ghour.mercenary-ignores-watchtower": QT_TRANSLATE_NOOP("setup", "Mercenaries ignore watchtowers"),
    "setup.ghour.mercenary-ignores-watchtower.note": QT_TRANSLATE_NOOP(
        "setup", "unpaid ones attack their base all the same"
    ),
    "setup.ghour.leftover-goods": QT_TRANSLATE_NOOP("setup", "Left-over goods"),
    "setup.ghour.leftover-goods.note": QT_TRANSLATE_NOOP("setup", "lost, or good for the next manoeuvre"),
    "setup.ghour.stalemate-days": QT_TRANSLATE_NOOP("setup", "Days without anything until a draw is offered"),
    "setup.ghour.stalemate-days.note": QT_TRANSLATE_NOOP("setup", "nothing played, attacked, bribed or drawn"),
    "setup.ghour.unarmed-bonus-strikes": QT_TRANSLATE_NOOP("setup", "The unarmed strike by knowledge"),
    "setup.ghour.unarmed-bonus-strikes.note": QT_TRANSLATE_NOOP("setup", "one point against their own colour"),
    "setup.ghour.open-lists": QT_TRANSLATE_NOOP("setup", "Open deck lists"),
    "setup.ghour.open-lists.note": QT_TRANSLATE_NOOP("setup", "everybody knows what is in each deck"),
}
