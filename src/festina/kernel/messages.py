"""Messages: a key and parameters, put into words later, in the reader's language.

The kernel knows no language: ``festina.locales`` installs a voice. Without one a message shows its key.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Union

from .data import Data

#: What a message may carry: numbers, names, and messages inside it.
Param = Union[str, int, float, bool, None, "Message"]
Params = Mapping[str, Param]


class Message(Data, frozen=True):
    """A text not yet put into words."""

    key: str
    params: Mapping[str, Param] = {}

    def __str__(self) -> str:
        return _voice[-1](self)


def _bare(message: Message) -> str:
    return " ".join([message.key, *(f"{name}={value}" for name, value in message.params.items())])


def in_languages(texts: Mapping[str, str]) -> Message:
    """A text that data gives in every language, by the language's code; each locale shows its own."""
    return Message("in-languages", texts)


_voice: list[Callable[[Message], str]] = [_bare]


def install_voice(voice: Callable[[Message], str]) -> None:
    """From now on messages are put into words by ``voice``."""
    _voice[:] = [voice]


class Reason(Data, frozen=True, eq=False):
    """Why something is not allowed: the rule's id and the explanation.

    It unpacks as the pair ``rule, text``, equals such a pair, and has ``rule``, ``text`` and ``message`` besides.
    """

    rule: str
    key: str
    params: Mapping[str, Param] = {}

    @classmethod
    def of(cls, rule: str, message: Message) -> Reason:
        """A reason that a message explains."""
        return cls(rule, message.key, message.params)

    @property
    def message(self) -> Message:
        """The explanation, not yet put into words."""
        return Message(self.key, self.params)

    @property
    def text(self) -> str:
        """The explanation in words."""
        return str(self.message)

    def __iter__(self) -> Iterator[str]:
        yield self.rule
        yield self.text

    def __len__(self) -> int:
        return 2

    def __getitem__(self, index: int) -> str:
        return (self.rule, self.text)[index]

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Reason):
            return (self.rule, self.message) == (other.rule, other.message)
        if isinstance(other, tuple):
            return tuple(self) == other
        return NotImplemented

    def __hash__(self) -> int:
        return hash((self.rule, self.key))

    def __repr__(self) -> str:
        return f"Reason({self.rule!r}, {self.text!r})"
