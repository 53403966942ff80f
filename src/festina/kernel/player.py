"""A bot that plays a seat of a game, as ``Game.bot`` gives it. The package ``bots`` has the players themselves."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Protocol, Self, TypeAlias

from .data import Data
from .events import Event
from .messages import Message

if TYPE_CHECKING:
    from .game import Game


class ActionReport(Data, frozen=True):
    """What a search thinks of an action: visits, expected win share and place, and how uncertain the share is."""

    action: str
    visits: int
    win_share: float
    place: float
    #: The standard error of the win share.
    error: float
    #: The probability of being chosen: a mixture where choices are hidden.
    probability: float


class Decision(Data, frozen=True):
    """The action chosen, what was thought of all of them, and notes for people ("still warming up")."""

    action: str
    report: tuple[ActionReport, ...] = ()
    notes: tuple[Message, ...] = ()
    simulations: int = 0


class Player(Protocol):
    """A bot at a seat of a game."""

    @property
    def spec(self) -> str:
        """The bot's spec in its canonical form."""

    @property
    def seat(self) -> int: ...

    def decide(self) -> Decision:
        """Choose an action for the seat now, from what the seat may know."""

    def play(self) -> Sequence[Event]:
        """Decide and play; returns what happened, chance included."""

    def close(self) -> None:
        """Give back what the bot holds (a process, threads)."""

    def __enter__(self) -> Self: ...
    def __exit__(self, *problem: object) -> None: ...


#: Seats a bot: the game, the bot's spec, the seat, the bot's seed (None: derived from the game's).
SeatPlayer: TypeAlias = "Callable[[Game, str, int, int | None], Player]"


def _no_players(game: Game, spec: str, seat: int, seed: int | None) -> Player:
    raise AssertionError("the package festina installs the players")


_seat_player: list[SeatPlayer] = [_no_players]


def install_players(seat_player: SeatPlayer) -> None:
    """From now on ``Game.bot`` seats players by ``seat_player``: the kernel knows no bots."""
    _seat_player[:] = [seat_player]


def seat_player(game: Game, spec: str, seat: int, seed: int | None) -> Player:
    """A bot at a seat of a game (BadBot)."""
    return _seat_player[-1](game, spec, seat, seed)
