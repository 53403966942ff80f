"""Guides: for each game what explains its actions. A game without one is judged by numbers alone.

A built-in game has its guide in ``festina.analysis.<game>.reasons``, a game of another package in ``<its
package>.reasons_why``; either module calls it ``GUIDE``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..kernel.contract import AnyDefinition
from ..kernel.data import Data
from ..kernel.game import Game
from ..kernel.messages import Message
from ..registry import find_part


class Point(Data, frozen=True):
    """One respect in which an action is better than another: its theme, how much it tells, and the words for it."""

    theme: str
    weight: float
    message: Message


@dataclass(frozen=True)
class Guide:
    """What explains the actions of one game."""

    #: The themes of its points, the message ``<game>-theme-<name>`` says what each is called, ``<game>-nudge-<name>``
    #: what to think about.
    themes: tuple[str, ...]
    #: In what respects the first action is better than the second, from what the seat knows; in any order.
    compare: Callable[[Game, int, str, str], Sequence[Point]]
    #: Options of a table at which a position alone tells a seat all that can be known.
    open_options: Mapping[str, str]
    #: The package that holds its puzzles.
    package: str


def find_guide(game: AnyDefinition) -> Guide | None:
    """The guide of a game, if it has one."""
    return find_part(game, __package__, "reasons", "reasons_why", "GUIDE", Guide)
