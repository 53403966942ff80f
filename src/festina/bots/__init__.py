"""Players: personas, search, levels; one registry, one spec grammar (``search:ms=500``).

The package is callable: ``festina.bots()`` lists the players that exist.
"""

from __future__ import annotations

import sys
from types import ModuleType

from ..kernel.errors import BadBot
from ..kernel.player import ActionReport, Decision
from .base import Bot, Incident, Seat
from .registry import bot_spec, describe_bots, make_bot
from .spec import BotInfo, BotSpec, Parameter

__all__ = [
    "ActionReport",
    "BadBot",
    "Bot",
    "BotInfo",
    "BotSpec",
    "Decision",
    "Incident",
    "Parameter",
    "Seat",
    "bot_spec",
    "describe_bots",
    "make_bot",
]


class _Callable(ModuleType):
    def __call__(self) -> dict[str, BotInfo]:
        """The players that exist, with a description, their parameters and their games."""
        return describe_bots()


sys.modules[__name__].__class__ = _Callable
