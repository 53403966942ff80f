"""The games of the house."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any

from .kernel.contract import Definition
from .kernel.errors import BadRuleset
from .kernel.messages import Message
from .kernel.ruleset import merge_options, shorten, split_ruleset


@cache
def definitions() -> dict[str, Definition]:
    """All games by name."""
    from .hare.definition import GAME as HARE
    from .whyfirst.definition import GAME as WHY_FIRST

    return {HARE.name: HARE, WHY_FIRST.name: WHY_FIRST}


def table_for(ruleset: str, options: Mapping[str, Any]) -> tuple[Definition, Any]:
    """The game and the table that a ruleset text and options describe (BadRuleset)."""
    name, written = split_ruleset(ruleset)
    if name not in definitions():
        raise BadRuleset("ruleset-no-such-game", game=shorten(name), known=", ".join(definitions()))
    definition = definitions()[name]
    return definition, definition.table(merge_options(written, options))


def describe_games() -> dict[str, dict[str, Any]]:
    """Names, descriptions and options, in plain JSON types."""
    return {
        name: {
            "description": str(Message(f"{definition.room}-description")),
            "options": {
                option.name: {"values": list(option.values), "default": option.default} for option in definition.options
            },
        }
        for name, definition in definitions().items()
    }
