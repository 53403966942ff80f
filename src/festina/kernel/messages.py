"""Messages: a key and parameters, put into words later, in the reader's language.

The kernel knows no language. Whoever does (``festina.locales``) installs a voice; without one a message shows its key.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Message:
    """A text not yet put into words."""

    key: str
    params: Mapping[str, Any] = field(default_factory=dict)

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {
            "key": self.key,
            "params": {n: v.as_dict() if isinstance(v, Message) else v for n, v in self.params.items()},
        }

    def __str__(self) -> str:
        return _voice[-1](self)


def _bare(message: Message) -> str:
    return " ".join([message.key, *(f"{name}={value}" for name, value in message.params.items())])


_voice: list[Callable[[Message], str]] = [_bare]


def install_voice(voice: Callable[[Message], str]) -> None:
    """From now on messages are put into words by ``voice``."""
    _voice[:] = [voice]


@dataclass(frozen=True)
class Reason:
    """Why something is not allowed: the rule and the explanation."""

    rule: str
    message: Message

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return {"rule": self.rule, **self.message.as_dict()}
