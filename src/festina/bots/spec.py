"""Bot specs: ``random``, ``search:ms=300``, ``search:sims=2000,seed=3``, ``level:5``; one grammar everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ..kernel.errors import FestinaError
from ..kernel.messages import Message
from ..kernel.ruleset import shorten


class BadBot(FestinaError):
    """A bot spec that names something that does not exist."""


@dataclass(frozen=True)
class Parameter:
    """A parameter of a bot: a whole number in a range, or one of some words."""

    name: str
    default: int | str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def read(self, bot: str, text: str) -> int | str:
        """The value of a text."""
        if self.words:
            if text not in self.words:
                raise BadBot("bot-bad-word", bot=bot, name=self.name, value=shorten(text), known=", ".join(self.words))
            return text
        if not text.isascii() or not text.isdigit() or not self.low <= int(text) <= self.high:
            low, high = str(self.low), str(self.high)
            raise BadBot("bot-bad-number", bot=bot, name=self.name, value=shorten(text), low=low, high=high)
        return int(text)

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        if self.words:
            return {"default": self.default, "values": list(self.words)}
        return {"default": self.default, "low": self.low, "high": self.high}


@dataclass(frozen=True)
class BotKind:
    """A kind of bot: its name, its parameters, and the games it plays (all if empty)."""

    name: str
    parameters: tuple[Parameter, ...] = ()
    games: tuple[str, ...] = ()

    def description(self) -> Message:
        """What it is, in a sentence."""
        return Message(f"bot-{self.name}")


@dataclass(frozen=True)
class BotSpec:
    """A spec read: the kind and the parameters given."""

    kind: BotKind
    given: Mapping[str, int | str]

    def __getitem__(self, name: str) -> Any:
        parameter = next(p for p in self.kind.parameters if p.name == name)
        return self.given.get(name, parameter.default)

    @property
    def text(self) -> str:
        """The canonical text."""
        parts = [f"{p.name}={self.given[p.name]}" for p in self.kind.parameters if p.name in self.given]
        if len(self.kind.parameters) == 1 and parts:
            parts = [parts[0].partition("=")[2]]
        return f"{self.kind.name}:{','.join(parts)}" if parts else self.kind.name


def read_spec(text: str, kinds: Mapping[str, BotKind]) -> BotSpec:
    """A spec text, checked (BadBot lists what exists)."""
    name, _, rest = str(text).strip().partition(":")
    if name not in kinds:
        raise BadBot("bot-unknown", bot=shorten(name), known=", ".join(kinds))
    kind = kinds[name]
    known = {parameter.name: parameter for parameter in kind.parameters}
    given: dict[str, int | str] = {}
    for part in [p.strip() for p in rest.split(",")] if rest.strip() else []:
        key, equals, value = part.partition("=")
        if not equals and len(known) == 1:
            key, value = next(iter(known)), key
        if key not in known:
            raise BadBot("bot-no-parameter", bot=name, name=shorten(key), known=", ".join(known) or "-")
        if key in given:
            raise BadBot("bot-parameter-twice", bot=name, name=key)
        given[key] = known[key].read(name, value)
    return BotSpec(kind, given)
