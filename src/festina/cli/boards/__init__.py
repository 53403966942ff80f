"""How each game looks in the terminal: one file a game, behind one small interface."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from ...kernel.events import Event
    from ...lab.simulate import Simulation

View = Mapping[str, Any]


@dataclass(frozen=True)
class Statistics:
    """What a game adds to a simulation's figures: tables for people, plain values for ``--json``."""

    tables: list[RenderableType] = field(default_factory=list)
    values: dict[str, Any] = field(default_factory=dict)


class Board(Protocol):
    """What a game's file offers under the name ``BOARD``. A view is what ``Game.view`` gives."""

    def draw(self, view: View, names: Sequence[str], console: Console) -> RenderableType:
        """The whole position as the view's seat may see it."""

    def choices(self, view: View, names: Sequence[str], console: Console) -> RenderableType:
        """The legal choices, numbered from 1 in the order of ``actions``."""

    def actions(self, view: View) -> list[str]:
        """The texts of the legal choices, in the order they are listed."""

    def describe(self, view: View, action: str, names: Sequence[str]) -> list[str]:
        """Everything worth knowing about a legal choice, in sentences."""

    def odds(self, view: View) -> list[str]:
        """What chance may bring next, a line each; empty if there is nothing to say."""

    def sentences(self, view: View, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened, in a row; usually a sentence an event."""

    def legend(self, view: View) -> RenderableType:
        """How to read the drawing."""

    def face_up(self, view: View, facts: Mapping[str, Any]) -> View:
        """A spectator's view with nothing hidden: for replays, and when all is over."""

    def has_secrets(self, view: View) -> bool:
        """Whether people at one screen must not see each other's view (``view`` is a spectator's)."""

    def is_done(self, view: View, seat: int) -> bool:
        """Whether a seat will have nothing more to decide in this game."""

    def reveals(self, events: Sequence[Event]) -> bool:
        """Whether these events showed something secret: what comes before them cannot be taken back."""

    def ending(self, view: View, names: Sequence[str]) -> list[str]:
        """Who won and why, in sentences; also where a game that was cut short stands."""

    def rule_tables(self, table: Any) -> list[RenderableType]:
        """What the rulebook of a table shows beside its sentences."""

    def statistics(self, simulation: Simulation) -> Statistics:
        """What only this game counts."""


def board_for(game: str) -> Board:
    """The board of a game."""
    board: Board = import_module(f"{__name__}.{game}").BOARD
    return board
