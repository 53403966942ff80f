"""The errors a caller can meet: one base class and five kinds of wrong.

Each carries a message (key and parameters, for any language) and, where rules are the reason,
their ids. None leaves anything changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from .messages import Message, Param, Reason


class FestinaError(Exception):
    """Something the caller asked for cannot be done; the message says what would be right."""

    def __init__(self, key: str, /, **params: Param) -> None:
        super().__init__(key)
        self.message = Message(key, params)

    def __str__(self) -> str:
        return str(self.message)


class BadRuleset(FestinaError):
    """A ruleset text or its options name something that does not exist or does not go together."""


class BadStart(FestinaError):
    """A start position that cannot arise. ``where`` names the fact at fault, e.g. ``pawns[2].space``."""

    def __init__(self, key: str, /, where: str = "", **params: Param) -> None:
        super().__init__(key, **params)
        self.where = where

    def __str__(self) -> str:
        return f"{self.where}: {self.message}" if self.where else str(self.message)


class BadRecord(FestinaError):
    """A record that does not fit. ``line`` is the number of the line at fault, counted from 1."""

    def __init__(self, key: str, /, line: int = 0, **params: Param) -> None:
        super().__init__(key, **params)
        self.line = line

    def __str__(self) -> str:
        if not self.line:
            return str(self.message)
        return str(Message("record-at-line", {"line": str(self.line), "problem": self.message}))


class IllegalMove(FestinaError):
    """An action that is not allowed now. ``reasons`` says why, ``rules`` lists the ids of the rules alone."""

    def __init__(self, key: str, /, reasons: Sequence[Reason] = (), **params: Param) -> None:
        super().__init__(key, **params)
        self.reasons = list(reasons)

    @property
    def rules(self) -> list[str]:
        """The ids of the rules that forbid it, ascending."""
        return [reason.rule for reason in self.reasons]

    def __str__(self) -> str:
        return " ".join(
            [str(self.message), *(text if rule == "text" else f"{text} ({rule})" for rule, text in self.reasons)]
        )


class BadBot(FestinaError):
    """A bot spec that names something that does not exist, or a bot that does not play the game."""
