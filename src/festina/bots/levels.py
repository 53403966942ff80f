"""Levels 1 to 10: each game's kit has a bot spec for each, calibrated in the arena (see docs/strength.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..kernel.contract import AnyDefinition
from ..kernel.errors import BadBot
from ..kernel.events import Event
from ..kernel.player import Decision
from ..kernel.view import View
from .base import Bot, Seat
from .kits import find_kit, kit_of
from .spec import BotSpec, Parameter

LEVELS = range(1, 11)


class LevelBot(Bot):
    """A player of a fixed strength. It never sits down itself: the bot that the level stands for is built."""

    name: ClassVar[str] = "level"
    parameters: ClassVar[tuple[Parameter, ...]] = (Parameter("level", 5, LEVELS[0], LEVELS[-1]),)

    @classmethod
    def plays(cls, game: AnyDefinition) -> bool:
        kit = find_kit(game)
        return kit is not None and bool(kit.levels)

    @classmethod
    def check(cls, spec: BotSpec, game: AnyDefinition) -> None:
        levels = kit_of(game).levels
        if spec.number("level") > len(levels):
            known = ", ".join(str(number) for number in range(1, len(levels) + 1))
            raise BadBot("bot-no-level", game=game.name, level=str(spec["level"]), known=known)

    def decide(self, view: View, events: Sequence[Event]) -> Decision:
        raise AssertionError("the bot that the level stands for decides")

    @classmethod
    def build(cls, spec: BotSpec, seat: Seat) -> Bot:
        actual = level_spec(spec, seat.definition)
        return actual.bot.build(actual, seat)

    @classmethod
    def is_compiled(cls, spec: BotSpec, game: AnyDefinition) -> bool:
        actual = level_spec(spec, game)
        return actual.bot.is_compiled(actual, game)

    @classmethod
    def warm_up(cls, spec: BotSpec, game: AnyDefinition) -> None:
        actual = level_spec(spec, game)
        actual.bot.warm_up(actual, game)


def level_spec(spec: BotSpec, game: AnyDefinition) -> BotSpec:
    """The spec that a level stands for in a game (BadBot)."""
    from .registry import bot_spec

    LevelBot.check(spec, game)
    return bot_spec(kit_of(game).levels[spec.number("level") - 1], game)
