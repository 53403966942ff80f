"""Festina: race games in which the fastest does not win.

>>> from festina import new_game
>>> game = new_game("hare(players=3)", seed=7)
>>> game.to_act
(0,)
>>> game.view(0).prompt.key
'hare-prompt-action'

Everything a user of the library needs is importable from here; the reference in ``docs/`` has a page for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import TYPE_CHECKING

from .kernel.data import Data
from .kernel.errors import BadBot, BadRecord, BadRuleset, BadStart, FestinaError, IllegalMove
from .kernel.events import Event
from .kernel.insight import (
    ActionShare,
    Analysis,
    LineStep,
    OutcomeShare,
    Review,
    ReviewStep,
    SeatDoubt,
    SeatReview,
    StepDoubt,
    TurningPoint,
    install_analyst,
)
from .kernel.messages import Message, Reason, install_voice
from .kernel.player import ActionReport, Decision, Player, install_players
from .kernel.ruleset import Constraint, Option
from .kernel.view import Choice, EditionInfo, OddsLine, Outcome, PublicView, Setting, View

if TYPE_CHECKING:
    from .bots import BotInfo
    from .hare.choices import HareChoice
    from .hare.events import HareEvent
    from .hare.facts import HareOutcome
    from .hare.setting import HareSetting
    from .hare.view import HareView
    from .kernel.contract import Definition, Table
    from .kernel.game import Game, Step
    from .registry import GameInfo
    from .whyfirst.choices import WhyFirstChoice
    from .whyfirst.events import WhyFirstEvent
    from .whyfirst.facts import WhyFirstOutcome
    from .whyfirst.setting import WhyFirstSetting
    from .whyfirst.view import WhyFirstView

    def bots() -> dict[str, BotInfo]:
        """The players that exist, by name, with a description and their parameters."""


__version__ = "0.1.0"
__all__ = [
    "ActionReport",
    "ActionShare",
    "Analysis",
    "BadBot",
    "BadRecord",
    "BadRuleset",
    "BadStart",
    "BotInfo",
    "Choice",
    "Constraint",
    "Data",
    "Decision",
    "Definition",
    "EditionInfo",
    "Event",
    "FestinaError",
    "Game",
    "GameInfo",
    "HareChoice",
    "HareEvent",
    "HareOutcome",
    "HareSetting",
    "HareView",
    "IllegalMove",
    "LineStep",
    "Message",
    "OddsLine",
    "Option",
    "Outcome",
    "OutcomeShare",
    "Player",
    "PublicView",
    "Reason",
    "Review",
    "ReviewStep",
    "SeatDoubt",
    "SeatReview",
    "Setting",
    "Step",
    "StepDoubt",
    "Table",
    "TurningPoint",
    "View",
    "WhyFirstChoice",
    "WhyFirstEvent",
    "WhyFirstOutcome",
    "WhyFirstSetting",
    "WhyFirstView",
    "bots",
    "games",
    "load_game",
    "new_game",
    "warm_up",
]

#: Imported on first use, by the module that holds it: NumPy comes with the first game, not with ``import festina``.
_LATER = {
    "BotInfo": "bots",
    "Definition": "kernel.contract",
    "Game": "kernel.game",
    "GameInfo": "registry",
    "HareChoice": "hare.choices",
    "HareEvent": "hare.events",
    "HareOutcome": "hare.facts",
    "HareSetting": "hare.setting",
    "HareView": "hare.view",
    "Step": "kernel.game",
    "Table": "kernel.contract",
    "WhyFirstChoice": "whyfirst.choices",
    "WhyFirstEvent": "whyfirst.events",
    "WhyFirstOutcome": "whyfirst.facts",
    "WhyFirstSetting": "whyfirst.setting",
    "WhyFirstView": "whyfirst.view",
}


def __getattr__(name: str) -> object:
    if name == "bots":  # the package itself, which is callable
        return import_module(".bots", __name__)
    if name in _LATER:
        return getattr(import_module(f".{_LATER[name]}", __name__), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def _speak(message: Message) -> str:
    from .locales import say

    return say(message)


def _seat_player(game: Game, spec: str, seat: int, seed: int | None) -> Player:
    from .bots.seated import seat_player

    return seat_player(game, spec, seat, seed)


class _Analyst:
    """The room ``analysis``, loaded when it is first asked."""

    def analyse(self, game: Game, seat: int, sims: int | None, seed: int, deeper: bool) -> Analysis:
        from .analysis.analysing import analyse

        return analyse(game, seat, sims, seed, deeper)

    def review(self, game: Game, sims: int | None, seed: int) -> Review:
        from .analysis.reviewing import review_game

        return review_game(game, sims, seed)


install_voice(_speak)
install_players(_seat_player)
install_analyst(_Analyst())


def new_game(
    ruleset: str = "hare",
    *,
    seed: int | None = None,
    chance: str = "auto",
    start: Mapping[str, object] | None = None,
    seats: list[str] | None = None,
    date: str | None = None,
    **options: object,
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
    """The game that a record describes (BadRecord names the line that does not fit, and says why)."""
    from .kernel.record import read_record
    from .registry import definitions

    return read_record(text, definitions())


def games() -> dict[str, GameInfo]:
    """The games that exist, by name, with a description, their options and editions."""
    from .registry import describe_games

    return describe_games()


def warm_up(game: str = "hare", wait: bool = False) -> None:
    """Load a game's compiled rules now, in the background unless ``wait``; games in progress then switch to them."""
    from .kernel import engine
    from .registry import definition_named

    engine.warm_up(definition_named(game).package, wait=wait)
