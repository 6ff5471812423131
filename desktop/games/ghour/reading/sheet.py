"""One file being read: its faults so far, and the small questions asked of nodes."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from desktop.core.fault import ContentError, Fault, Mark
from desktop.core.message import Argument, Message, message
from desktop.data.nodes import WHOLE_NUMBER, ListNode, MapNode, Node, TextNode
from desktop.data.schema import near
from desktop.games.ghour.model import LANGUAGES, Text

FILE = "file"

_FORM = {
    "Y03": "V007",
    "Y04": "V007",
    "Y05": "V007",
    "Y06": "V003",
    "Y07": "V005",
    "Y08": "V005",
    "Y02": "V006",
    "Y10": "V006",
    "Y12": "V006",
}
"""The reader's codes in the words of GH-13d; whatever is not named is V001."""


def form_faults(error: ContentError) -> tuple[Fault, ...]:
    """Return what the reader found, under the codes V001 to V007 (GH-13.1)."""
    return tuple(
        Fault(
            _FORM.get(each.code, "V001"),
            each.message,
            "GH-13.1",
            each.level,
            each.where,
            each.mend,
            each.who or FILE,
        )
        for each in error.faults
    )


def make(
    code: str,
    clause: str,
    what: str,
    where: Mark | None,
    who: str,
    level: Literal["error", "warning"] = "error",
    /,
    mend: Message | None = None,
    **args: Argument,
) -> Fault:
    """Return a fault with the words ``ghour.<code>.<what>``; its mend is the same key with ``.mend``."""
    key = f"ghour.{code.lower()}.{what}"
    return Fault(code, message(key, **args), clause, level, where, mend or message(f"{key}.mend", **args), who)


def listed(words: Iterable[str]) -> str:
    """Return ``words`` with commas between them."""
    return ", ".join(words)


def did_you_mean(word: str, known: Iterable[str]) -> Message:
    """Return "Perhaps … is meant", or the list of what there is."""
    names = list(known)
    return near(word, names) or message("ghour.use-one-of", known=listed(names))


class Sheet:
    """One file on its way to cards or decks.

    Parameters
    ----------
    faults
        Where faults are collected; several files may share it.
    """

    def __init__(self, faults: list[Fault]) -> None:
        self.faults = faults
        self.language = "en"

    def wrong(
        self,
        code: str,
        clause: str,
        what: str,
        where: Mark | None,
        who: str,
        level: Literal["error", "warning"] = "error",
        /,
        mend: Message | None = None,
        **args: Argument,
    ) -> None:
        """Note a fault; arguments as for :func:`make`."""
        self.faults.append(make(code, clause, what, where, who, level, mend=mend, **args))

    def mapping(self, node: Node, who: str, what: str) -> MapNode | None:
        """Return ``node`` if it is a mapping, else note V121."""
        if isinstance(node, MapNode):
            return node
        self.wrong("V121", "GH-13.1", "mapping", node.mark, who, field=what)
        return None

    def items(self, node: Node | None, who: str, what: str) -> tuple[Node, ...]:
        """Return the items of ``node`` if it is a list, else note V121."""
        if node is None:
            return ()
        if isinstance(node, ListNode):
            return node.items
        self.wrong("V121", "GH-13.1", "list", node.mark, who, field=what)
        return ()

    def text(self, node: Node, who: str, what: str, longest: int = 0) -> Text:
        """Return a text in one or several languages (GH-13b); notes V120 where it is none."""
        if isinstance(node, TextNode):
            found: tuple[tuple[str, TextNode], ...] = ((self.language, node),)
        elif isinstance(node, MapNode):
            found = ()
            for key, value in node.items:
                if key.value not in LANGUAGES:
                    mend = did_you_mean(key.value, LANGUAGES)
                    self.wrong("V120", "GH-2.1", "language", key.mark, who, mend=mend, word=key.value, field=what)
                elif isinstance(value, TextNode):
                    found = (*found, (key.value, value))
                else:
                    self.wrong("V120", "GH-2.1", "text", value.mark, who, field=what)
        else:
            self.wrong("V120", "GH-2.1", "text", node.mark, who, field=what)
            return ()
        if not found:
            self.wrong("V120", "GH-2.1", "empty", node.mark, who, field=what)
        for _, value in found:
            if longest and not 1 <= len(value.value.strip()) <= longest:
                self.wrong("V120", "GH-2.1", "length", value.mark, who, field=what, n=longest)
        return tuple((language, value.value.strip()) for language, value in found)


def number(node: Node | None) -> int | None:
    """Return the whole number that ``node`` writes, or ``None`` if it writes none."""
    if isinstance(node, TextNode) and node.plain and WHOLE_NUMBER.fullmatch(node.value):
        return int(node.value)
    return None


def word(node: Node | None) -> str:
    """Return the text of ``node``, or ``""`` if it is none."""
    return node.value if isinstance(node, TextNode) else ""


def shown(node: Node) -> str:
    """Return how ``node`` may be quoted in a sentence."""
    if isinstance(node, TextNode):
        return node.value
    return "[…]" if isinstance(node, ListNode) else "{…}"
