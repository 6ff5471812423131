"""What a YAML file says, as text with places: nothing is guessed to be a number, a date or a truth."""

from __future__ import annotations

import re
from typing import Any, TypeAlias

import msgspec

from desktop.core.fault import Mark

NOWHERE = Mark("")
"""The default of a class's ``mark``, for values that no file holds."""

WHOLE_NUMBER = re.compile(r"[-+]?[0-9]{1,6}", re.ASCII)
"""What counts as a whole number in our files (design.md §2.4)."""

TRUTHS = {"true": True, "false": False}
"""What counts as a truth in our files."""

NOTHING = ("", "~", "null")
"""What counts as nothing, if it is written without quotes."""


class TextNode(msgspec.Struct, frozen=True):
    """A piece of text.

    Attributes
    ----------
    value
        The text, in Unicode's composed form (NFC).
    mark
        Where it begins.
    plain
        Whether it was written without quotes.
    """

    value: str
    mark: Mark
    plain: bool = False

    @property
    def nothing(self) -> bool:
        """Whether it stands for nothing."""
        return self.plain and self.value in NOTHING


class ListNode(msgspec.Struct, frozen=True):
    """A list.

    Attributes
    ----------
    items
        In the order of the file.
    mark
        Where it begins.
    """

    items: tuple[Node, ...]
    mark: Mark


class MapNode(msgspec.Struct, frozen=True):
    """A mapping.

    Attributes
    ----------
    items
        Keys, each with its own mark, and values, in the order of the file; no key twice.
    mark
        Where it begins.
    """

    items: tuple[tuple[TextNode, Node], ...]
    mark: Mark

    def get(self, key: str) -> Node | None:
        """Return the value under ``key``, or ``None``."""
        return next((value for name, value in self.items if name.value == key), None)

    def key_mark(self, key: str) -> Mark:
        """Return where ``key`` is written, or where the mapping begins if it is not."""
        return next((name.mark for name, _ in self.items if name.value == key), self.mark)


Node: TypeAlias = TextNode | ListNode | MapNode
"""Anything a file can hold."""


def plain(node: Node) -> Any:
    """Return ``node`` as the plain value scenario files mean.

    Only what is written without quotes can be a number, a truth or nothing; keys are always text.
    """
    if isinstance(node, ListNode):
        return [plain(item) for item in node.items]
    if isinstance(node, MapNode):
        return {key.value: plain(value) for key, value in node.items}
    if not node.plain:
        return node.value
    if node.nothing:
        return None
    if WHOLE_NUMBER.fullmatch(node.value):
        return int(node.value)
    return TRUTHS.get(node.value, node.value)
