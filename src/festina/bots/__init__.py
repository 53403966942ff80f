"""Players: personas, search, levels; one registry, one spec grammar (``search:ms=500``)."""

from .base import ActionReport, Bot, Decision, Incident
from .registry import BadBot, bot_spec, describe_bots, make_bot

__all__ = ["ActionReport", "BadBot", "Bot", "Decision", "Incident", "bot_spec", "describe_bots", "make_bot"]
