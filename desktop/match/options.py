"""Optional rules as they are written: ``NAME`` or ``NAME=VALUE``, on the command line and in scenarios."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol

from desktop.core.message import Message, message


class Known(Protocol):
    """An optional rule of a game; the catalogue's record is one."""

    @property
    def name(self) -> str:
        """How it is called."""
        ...

    @property
    def values(self) -> tuple[str, ...]:
        """What it may be, the default first."""
        ...


class OptionError(ValueError):
    """Raised for an option that cannot be.

    Attributes
    ----------
    message
        What is wrong, in words.
    """

    def __init__(self, said: Message) -> None:
        super().__init__(said.key)
        self.message = said


def read_options(words: Iterable[str], known: Sequence[Known]) -> tuple[tuple[str, str], ...]:
    """Return the options that ``words`` name, sorted; a bare name means ``on``.

    Raises
    ------
    OptionError
        For an unknown name or value, or a name given twice.
    """
    chosen: dict[str, str] = {}
    for word in words:
        name, given, value = word.partition("=")
        option = next((each for each in known if each.name == name), None)
        if option is None:
            raise OptionError(_unknown(name, [each.name for each in known]))
        value = value if given else "on"
        if value not in option.values:
            raise OptionError(message("match.option-value", name=name, value=value, known=", ".join(option.values)))
        if name in chosen:
            raise OptionError(message("match.option-twice", name=name))
        chosen[name] = value
    return tuple(sorted(chosen.items()))


def _unknown(word: str, known: Sequence[str]) -> Message:
    """Return that ``word`` is unknown, with what was probably meant."""
    if not known:
        return message("match.option-none", word=word)
    from desktop.data.schema import nearest  # noqa: PLC0415  # heavy, and only for a message

    near = nearest(word, known)
    if near:
        return message("match.option-near", word=word, near=near[0])
    return message("match.option-unknown", word=word, known=", ".join(known))
