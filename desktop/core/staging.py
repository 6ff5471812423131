"""How one game speaks in scenario files (design.md §9); the runner is ``desktop.match.scenario``."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Protocol

from desktop.core.rules import Setup


class ScenarioError(ValueError):
    """Raised for a word a game does not know, or a position that cannot be."""


class Staging(Protocol):
    """The words of one game under ``given``, ``moves`` and ``then``.

    Values are plain: text, ``int``, ``bool``, ``None``, lists and mappings with text keys.
    """

    def arrange(self, rules: Any, setup: Setup, given: Mapping[str, Any]) -> Any:
        """Return the state that ``given`` describes; what is not named is dealt from ``given["seed"]``.

        Raises
        ------
        ScenarioError
            For an unknown word or a position that cannot be.
        """
        ...

    def unfold(self, raw: Mapping[str, Any]) -> tuple[Mapping[str, Any], ...]:
        """Return the single answers that one line of ``moves`` is short for; most lines stand for themselves.

        An answer with ``where-asked: true`` is left out where the position refuses it: ``unfold`` sees no
        position, and some questions are asked in some positions only.
        """
        ...

    def differences(self, rules: Any, state: Any, then: Mapping[str, Any]) -> tuple[str, ...]:
        """Return one sentence for each thing that is not as ``then`` says; empty if all is.

        Raises
        ------
        ScenarioError
            For an unknown word.
        """
        ...
