"""Bot specs: ``random``, ``search:ms=300``, ``search:sims=2000,seed=3``, ``level:5``; one grammar everywhere."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from ..kernel.data import Data
from ..kernel.errors import BadBot
from ..kernel.messages import Message
from ..kernel.ruleset import shorten

if TYPE_CHECKING:
    from .base import Bot


class Parameter(Data, frozen=True):
    """A parameter of a bot: a whole number in a range, or one of some words."""

    name: str
    default: int | str
    low: int = 0
    high: int = 0
    words: tuple[str, ...] = ()

    def read(self, bot: str, text: str) -> int | str:
        """The value of a text (BadBot)."""
        if self.words:
            if text not in self.words:
                raise BadBot("bot-bad-word", bot=bot, name=self.name, value=shorten(text), known=", ".join(self.words))
            return text
        if not text.isascii() or not text.isdigit() or not self.low <= int(text) <= self.high:
            low, high = str(self.low), str(self.high)
            raise BadBot("bot-bad-number", bot=bot, name=self.name, value=shorten(text), low=low, high=high)
        return int(text)


class BotInfo(Data, frozen=True):
    """A bot, as lists of bots show it."""

    name: str
    description: Message
    parameters: tuple[Parameter, ...]
    #: The names of the games it plays.
    games: tuple[str, ...]
    #: Whether it is a program of the user's own, which runs with the user's rights.
    foreign: bool


@dataclass(frozen=True)
class BotSpec:
    """A spec that was read: the bot's class, and the parameters given."""

    bot: type[Bot]
    given: Mapping[str, int | str]

    def __getitem__(self, name: str) -> int | str:
        parameter = next(p for p in self.bot.parameters if p.name == name)
        return self.given.get(name, parameter.default)

    def number(self, name: str) -> int:
        """The value of a parameter that is a number."""
        return int(self[name])

    @property
    def text(self) -> str:
        """The canonical text."""
        parts = [f"{p.name}={self.given[p.name]}" for p in self.bot.parameters if p.name in self.given]
        if len(self.bot.parameters) == 1 and parts:
            parts = [parts[0].partition("=")[2]]
        return f"{self.bot.name}:{','.join(parts)}" if parts else self.bot.name


def read_spec(text: str, bot: type[Bot]) -> BotSpec:
    """A spec text that names this bot, with its parameters checked (BadBot)."""
    rest = text.partition(":")[2]
    known = {parameter.name: parameter for parameter in bot.parameters}
    given: dict[str, int | str] = {}
    for part in [p.strip() for p in rest.split(",")] if rest.strip() else []:
        key, equals, value = part.partition("=")
        if not equals and len(known) == 1:
            key, value = next(iter(known)), key
        if key not in known:
            raise BadBot("bot-no-parameter", bot=bot.name, name=shorten(key), known=", ".join(known) or "-")
        if key in given:
            raise BadBot("bot-parameter-twice", bot=bot.name, name=key)
        given[key] = known[key].read(bot.name, value)
    return BotSpec(bot, given)
