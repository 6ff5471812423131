"""Sentences of the set-up screen about the decks and options of Ghour, in English."""

from PySide6.QtCore import QT_TRANSLATE_NOOP

WORDS: dict[str, str] = {
    "setup.pick-deck": QT_TRANSLATE_NOOP("setup", "Deck of player {number}"),
    "setup.lot-deck": QT_TRANSLATE_NOOP("setup", "Deck by lot"),
    "setup.ghour.window-mode": QT_TRANSLATE_NOOP("setup", "Who acts next"),
    "setup.ghour.window-mode.note": QT_TRANSLATE_NOOP("setup", "strict: in turn; claim: whoever calls"),
    "setup.ghour.open-lists": QT_TRANSLATE_NOOP("setup", "Open deck lists"),
    "setup.ghour.open-lists.note": QT_TRANSLATE_NOOP("setup", "everybody knows every deck"),
    "setup.ghour.leftover-goods": QT_TRANSLATE_NOOP("setup", "Goods left over"),
    "setup.ghour.leftover-goods.note": QT_TRANSLATE_NOOP("setup", "lost, or kept for the next payment"),
    "setup.ghour.rps-tie": QT_TRANSLATE_NOOP("setup", "Tied signs"),
    "setup.ghour.rps-tie.note": QT_TRANSLATE_NOOP("setup", "played again, or decided by lot"),
    "setup.ghour.stalemate-days": QT_TRANSLATE_NOOP("setup", "Idle days to a draw"),
    "setup.ghour.stalemate-days.note": QT_TRANSLATE_NOOP("setup", "then a draw is offered"),
    "setup.ghour.colony-out-loses": QT_TRANSLATE_NOOP("setup", "Empty Colony loses"),
    "setup.ghour.colony-out-loses.note": QT_TRANSLATE_NOOP("setup", "out once the pile is gone"),
    "setup.ghour.timed-spell-keeps-alive": QT_TRANSLATE_NOOP("setup", "A timed spell keeps you alive"),
    "setup.ghour.timed-spell-keeps-alive.note": QT_TRANSLATE_NOOP("setup", "as your last card in play"),
    "setup.ghour.mercenary-ignores-watchtower": QT_TRANSLATE_NOOP("setup", "Towers do not stop mercenaries"),
    "setup.ghour.mercenary-ignores-watchtower.note": QT_TRANSLATE_NOOP("setup", "unpaid, they attack all the same"),
    "setup.ghour.unarmed-bonus-strikes": QT_TRANSLATE_NOOP("setup", "Unarmed cards strike back"),
    "setup.ghour.unarmed-bonus-strikes.note": QT_TRANSLATE_NOOP("setup", "for 1, by knowing a colour"),
    "setup.ghour.window-mode.strict": QT_TRANSLATE_NOOP("setup", "strictly in turn"),
    "setup.ghour.window-mode.claim": QT_TRANSLATE_NOOP("setup", "whoever calls"),
    "setup.ghour.leftover-goods.lost": QT_TRANSLATE_NOOP("setup", "are lost"),
    "setup.ghour.leftover-goods.next": QT_TRANSLATE_NOOP("setup", "pay the next card"),
    "setup.ghour.rps-tie.replay": QT_TRANSLATE_NOOP("setup", "are played again"),
    "setup.ghour.rps-tie.lot": QT_TRANSLATE_NOOP("setup", "are decided by lot"),
}
