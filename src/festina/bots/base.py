"""What a bot is: it gets its seat's view and events, never the true state, and its own random stream."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar

from ..kernel.events import Event
from ..kernel.messages import Message

#: Seconds a bot has for a move, unless the caller says otherwise.
MOVE_SECONDS = 10.0


@dataclass(frozen=True)
class ActionReport:
    """What a search thinks of an action: visits, expected win share and place, and how uncertain the share is."""

    action: str
    visits: int
    win_share: float
    place: float
    error: float  # standard error of the win share
    probability: float  # of being chosen: a mixture where choices are hidden

    def as_dict(self) -> dict[str, Any]:
        """Plain JSON types."""
        return dict(vars(self))


@dataclass(frozen=True)
class Decision:
    """The action chosen, what was thought of all of them, and notes for people ("still warming up")."""

    action: str
    report: tuple[ActionReport, ...] = ()
    notes: tuple[Message, ...] = ()
    simulations: int = 0


@dataclass
class Incident:
    """Something a bot did wrong, and what was played instead: told, never hidden."""

    seat: int
    spec: str
    problem: str
    played: str


@dataclass
class Seat:
    """Where a bot sits."""

    definition: Any
    table: Any
    number: int
    seed: int
    spec: str = ""
    incidents: list[Incident] = field(default_factory=list)


class Bot(ABC):
    """A player at one seat of one table."""

    #: Whether the bot itself gives up when its time for a move is over.
    keeps_time: ClassVar[bool] = False

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    @abstractmethod
    def decide(self, view: dict[str, Any], events: Sequence[Event]) -> Decision:
        """Choose one of the legal actions of the view; ``events`` is all that the seat has seen so far."""

    def game_over(self, view: dict[str, Any], events: Sequence[Event]) -> None:  # noqa: B027  most bots do not look back
        """Learn how the game ended: the last view, with the outcome, and all events."""

    def hurry(self, seconds: float, one_core: bool = False) -> None:  # noqa: B027  most bots need no time
        """Answer within so many seconds (and with one core), whatever the spec allows."""

    def get_ready(self, seconds: float) -> None:  # noqa: B027  most bots are
        """Fetch what playing well needs, for at most so long."""

    def close(self) -> None:  # noqa: B027  most bots hold nothing
        """Give back what the bot holds (a process, threads)."""


def legal_actions(view: dict[str, Any]) -> list[str]:
    """The legal actions that a view lists."""
    return [choice["action"] for choice in view["choices"] if choice["legal"]]
