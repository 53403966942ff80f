"""Players: personas, search, levels; one registry, one spec grammar (``search:ms=500``).

The room is a function, too: ``festina.bots()`` tells which players exist.
"""

import sys
from types import ModuleType
from typing import Any

from .base import ActionReport, Bot, Decision, Incident
from .registry import bot_spec, describe_bots, make_bot
from .spec import BadBot

__all__ = ["ActionReport", "BadBot", "Bot", "Decision", "Incident", "bot_spec", "describe_bots", "make_bot"]


class _Room(ModuleType):
    def __call__(self) -> dict[str, dict[str, Any]]:
        """The players that exist, with a description and their options."""
        return describe_bots()


sys.modules[__name__].__class__ = _Room
