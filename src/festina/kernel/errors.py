"""The errors a caller can meet: one base class and four kinds of wrong.

Each carries a message (key and parameters, so that it can be told in any language) and, where rules are the reason,
their ids. None leaves anything changed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from .messages import Message, Reason


class FestinaError(Exception):
    """Something the caller asked for cannot be done; the message says what would be right."""

    def __init__(self, key: str, /, **params: Any) -> None:
        super().__init__(key)
        self.message = Message(key, params)

    def __str__(self) -> str:
        return str(self.message)


class BadRuleset(FestinaError):
    """A ruleset text or its options name something that does not exist or does not go together."""


class BadStart(FestinaError):
    """A start position that cannot arise. ``where`` names the fact at fault, e.g. ``pawns[2].space``."""

    def __init__(self, key: str, /, where: str = "", **params: Any) -> None:
        super().__init__(key, **params)
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else str(self.message)


class BadRecord(FestinaError):
    """A record that does not fit. ``line`` is the number of the line at fault, counted from 1."""

    def __init__(self, key: str, /, line: int = 0, **params: Any) -> None:
        super().__init__(key, **params)
        self.line = line

    def __str__(self) -> str:
        if not self.line:
            return str(self.message)
        return str(Message("record-at-line", {"line": str(self.line), "problem": self.message}))


class IllegalMove(FestinaError):
    """An action that is not allowed now. ``reasons`` lists (rule id, text); ``rules`` the ids alone."""

    def __init__(self, key: str, /, why: Sequence[Reason] = (), **params: Any) -> None:
        super().__init__(key, **params)
        self.why = list(why)

    @property
    def rules(self) -> list[str]:
        """The ids of the rules that forbid it, ascending."""
        return [reason.rule for reason in self.why]

    @property
    def reasons(self) -> list[tuple[str, str]]:
        """The rules and the explanations in words."""
        return [(reason.rule, str(reason.message)) for reason in self.why]

    def __str__(self) -> str:
        return " ".join(
            [str(self.message), *(text if rule == "text" else f"{text} ({rule})" for rule, text in self.reasons)]
        )
