"""What a bot is: it gets its seat's view and events, never the true state, and its own random stream."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from ..kernel.contract import AnyDefinition, Table
from ..kernel.data import Data
from ..kernel.events import Event
from ..kernel.messages import Message
from ..kernel.player import Decision
from ..kernel.view import View
from .spec import BotSpec, Parameter, read_spec

#: Seconds a bot has for a move, unless the caller says otherwise.
MOVE_SECONDS = 10.0


class Incident(Data, frozen=True):
    """Something a bot did wrong, and what was played instead: reported, never hidden."""

    seat: int
    spec: str
    problem: str
    played: str


@dataclass
class Seat:
    """Where a bot sits: the game, its table, the seat's number, and a seed for the bot's own stream."""

    definition: AnyDefinition
    table: Table
    number: int
    seed: int
    spec: str = ""
    move_seconds: float = MOVE_SECONDS
    incidents: list[Incident] = field(default_factory=list)


class Bot(ABC):
    """A player at one seat of one table.

    A class that declares a ``name`` can be registered (see ``registry``): then specs name it. The class methods say
    how a spec is read and how the bot is built; most bots need only the constructor.
    """

    #: The name in specs; empty for a class that is not registered.
    name: ClassVar[str] = ""
    parameters: ClassVar[tuple[Parameter, ...]] = ()
    #: The names of the games it plays; empty for a bot that plays any.
    games: ClassVar[tuple[str, ...]] = ()
    #: Whether it runs a program of the user's own.
    foreign: ClassVar[bool] = False
    #: Whether the bot keeps to its time for a move by itself.
    keeps_time: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    # ---- the class: how specs name it, and how it is built

    @classmethod
    def description(cls) -> Message:
        """What it is, in a sentence: the message ``bot-<name>``, where there is one."""
        from ..locales import has

        key = f"bot-{cls.name}"
        return Message(key) if has(key) else Message("bot-from-package", {"package": cls.__module__.partition(".")[0]})

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        """Whether it plays a game."""
        return not cls.games or game.name in cls.games

    @classmethod
    def claims(cls, text: str) -> bool:
        """Whether a spec names this bot."""
        return text.partition(":")[0] == cls.name

    @classmethod
    def read(cls, text: str) -> BotSpec:
        """A spec that names this bot, checked (BadBot)."""
        return read_spec(text, cls)

    @classmethod  # noqa: B027  most parameters suit every game
    def check(cls, spec: BotSpec, game: AnyDefinition) -> None:
        """Refuse parameters that mean nothing in a game the bot plays (BadBot)."""

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        """The bot that a spec describes, at a seat."""
        return cls(seat)

    @classmethod
    def is_compiled(cls, spec: BotSpec, game: AnyDefinition) -> bool:
        """Whether it plays with compiled code, which takes time to load (see ``warm_up``)."""
        return False

    @classmethod  # noqa: B027  most bots need nothing
    def warm_up(cls, spec: BotSpec, game: AnyDefinition) -> None:
        """Load that code, and wait until it is there."""

    # ---- the bot at its seat

    @abstractmethod
    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        """Choose one of the legal actions of the view; ``events`` is all that the seat has seen so far."""

    def game_over(self, view: View, events: Sequence[Event]) -> None:  # noqa: B027  most bots do not look back
        """Learn how the game ended: the last view, with the outcome, and all events."""

    def hurry(self, seconds: float, one_core: bool = False) -> None:  # noqa: B027  most bots need no time
        """Decide within so many seconds (and on one core), whatever the spec allows."""

    def get_ready(self, seconds: float) -> None:  # noqa: B027  most bots always are
        """Wait for what playing well needs, at most so many seconds."""

    def close(self) -> None:  # noqa: B027  most bots hold nothing
        """Give back what the bot holds (a process, threads)."""


def legal_actions(view: View) -> list[str]:
    """The legal actions that a view lists."""
    return [choice.action for choice in view.choices if choice.legal]
