"""Festina: race games in which the fastest does not win.

>>> from festina import new_game
>>> game = new_game("hare(players=3)", seed=7)
>>> game.to_act
(0,)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from .kernel.errors import BadRecord, BadRuleset, BadStart, FestinaError, IllegalMove
from .kernel.events import Event
from .kernel.messages import Message, install_voice

if TYPE_CHECKING:
    from .kernel.game import Game

    def bots() -> dict[str, dict[str, Any]]:
        """The players that exist, with a description and their options."""

else:
    from . import bots

__version__ = "0.1.0"
__all__ = [
    "BadRecord",
    "BadRuleset",
    "BadStart",
    "Event",
    "FestinaError",
    "Game",
    "IllegalMove",
    "bots",
    "games",
    "load_game",
    "new_game",
    "warm_up",
]


def _speak(message: Message) -> str:
    from .locales import say

    return say(message)


install_voice(_speak)


def __getattr__(name: str) -> Any:
    # NumPy comes with the first game, not with the import.
    if name == "Game":
        from .kernel.game import Game

        return Game
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _definitions() -> dict[str, Any]:
    from .registry import definitions

    return definitions()


def new_game(
    ruleset: str = "hare",
    *,
    seed: int | None = None,
    chance: str = "auto",
    start: Mapping[str, Any] | None = None,
    seats: list[str] | None = None,
    date: str | None = None,
    **options: Any,
) -> Game:
    """A new game from a ruleset text, options, or both: ``new_game("hare", players=3, seed=7)``.

    ``chance="manual"`` lets the caller play chance; ``start`` is any legal position as ``facts()`` gives it;
    ``seats`` are names for the record.
    """
    from .kernel.game import Game
    from .registry import table_for

    definition, table = table_for(ruleset, options)
    return Game(definition, table, seed=seed, chance=chance, start=start, seats=seats, date=date)


def load_game(text: str) -> Game:
    """The game that a record describes (BadRecord says which line does not fit, and why)."""
    from .kernel.record import read_record

    return read_record(text, _definitions())


def games() -> dict[str, dict[str, Any]]:
    """The games that exist, with a description and their options."""
    from .registry import describe_games

    return describe_games()


def warm_up(game: str = "hare", wait: bool = False) -> None:
    """Fetch a game's compiled rules now, in the background unless ``wait``; games go over by themselves."""
    from .kernel import engine

    engine.warm_up(_definitions()[game].room, wait=wait)
