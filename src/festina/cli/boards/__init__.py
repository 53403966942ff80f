"""How each game looks in the terminal: one file per game, behind one small interface.

Our own games have their boards here. Another package registers the board of its game through the entry point
``festina.boards``, under the game's name in rulesets; it names an object that is a ``TerminalBoard``::

    [project.entry-points."festina.boards"]
    mygame = "my_package.terminal:BOARD"

Such a board usually derives from ``plain.PlainBoard`` and replaces what it can draw better. A game without a board of
its own is drawn by ``PlainBoard`` from its view alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, TypeVar

from ...kernel.contract import Table
from ...kernel.data import Data
from ...kernel.events import Event
from ...kernel.view import Choice, EditionInfo, View

if TYPE_CHECKING:
    from rich.console import Console, RenderableType

    from ...lab.simulate import Simulation

#: The entry point under which other packages register boards.
GROUP = "festina.boards"
#: The modules of this package that hold a board, by the name of the game.
_OURS = {"hare": "hare", "whyfirst": "whyfirst"}

ViewT_contra = TypeVar("ViewT_contra", bound=View, contravariant=True)
ChoiceT_contra = TypeVar("ChoiceT_contra", bound=Choice, contravariant=True)
SheetT_contra = TypeVar("SheetT_contra", bound=Data, contravariant=True)
EditionT_contra = TypeVar("EditionT_contra", bound=EditionInfo, contravariant=True)
ChoiceT = TypeVar("ChoiceT", bound=Choice)


@dataclass(frozen=True)
class Statistics:
    """What a game adds to a simulation's figures: tables for people, plain values for ``--json``."""

    tables: Sequence[RenderableType] = ()
    values: dict[str, object] = field(default_factory=dict)


class TerminalBoard(Protocol[ViewT_contra, ChoiceT_contra, SheetT_contra, EditionT_contra]):
    """A game in the terminal. ``names`` are those of all entrants: the seats, then those without one."""

    def title(self, table: Table) -> str:
        """What is played at a table, in a few words."""

    def draw(
        self, view: ViewT_contra, names: Sequence[str], console: Console, open_views: Sequence[ViewT_contra] = ()
    ) -> RenderableType:
        """The whole position as the viewer may see it.

        ``open_views`` are the views of all seats: where they are given, nothing is hidden (replays, a game that is
        over), and ``view`` is a spectator's.
        """

    def choices(self, view: ViewT_contra, names: Sequence[str], console: Console) -> RenderableType:
        """The legal choices of the view, numbered from 1 in their order."""

    def describe(self, view: ViewT_contra, choice: ChoiceT_contra, names: Sequence[str]) -> list[str]:
        """Everything worth knowing about a legal choice, in sentences."""

    def odds(self, view: ViewT_contra) -> list[str]:
        """What chance may bring next, a line for each possibility; empty if there is nothing to say."""

    def sentences(self, view: ViewT_contra, events: Sequence[Event], names: Sequence[str]) -> list[str]:
        """What happened, in order; usually one sentence per event."""

    def legend(self, view: ViewT_contra) -> RenderableType | None:
        """How to read the drawing, where that needs saying."""

    def ending(self, view: ViewT_contra, names: Sequence[str]) -> list[str]:
        """Who won and why, in sentences; without an outcome, where the game stood when it was cut short."""

    def sheet(self, sheet: SheetT_contra) -> list[RenderableType]:
        """The numbers and tables of the rulebook."""

    def edition_facts(self, edition: EditionT_contra) -> dict[str, str]:
        """What distinguishes an edition besides names, years and publishers: values by their headings."""

    def statistics(self, simulation: Simulation) -> Statistics:
        """What only this game counts in a simulation."""


#: The board of a game of which only the contract is known.
AnyBoard: TypeAlias = TerminalBoard[Any, Any, Any, Any]


@cache
def board_for(game: str) -> AnyBoard:
    """The board of a game, by its name in rulesets."""
    board: AnyBoard
    if game in _OURS:
        board = import_module(f"{__name__}.{_OURS[game]}").BOARD
        return board
    for entry in entry_points(group=GROUP, name=game):
        board = entry.load()
        return board
    from .plain import PlainBoard

    return PlainBoard()


def legal_choices(choices: Sequence[ChoiceT]) -> list[ChoiceT]:
    """The legal ones among the choices of a view, in the order in which they are numbered."""
    return [choice for choice in choices if choice.legal]
