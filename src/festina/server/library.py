"""What does not depend on tables: games and their options, rulebooks, bots, words."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from functools import lru_cache
from importlib import import_module
from typing import Any

from ..bots.levels import LEVELS
from ..bots.registry import KINDS
from ..kernel.messages import Message
from ..registry import definitions, table_for


@lru_cache(maxsize=1)
def games() -> dict[str, Any]:
    """All games with their options, and the editions of Hare & Tortoise by the names on their boxes."""
    from ..hare.editions import editions

    told: dict[str, Any] = {}
    for name, definition in definitions().items():
        told[name] = {
            "description": Message(f"{definition.room}-description").as_dict(),
            "options": {
                option.name: {"values": list(option.values), "default": option.default} for option in definition.options
            },
        }
    told["hare"]["editions"] = [
        {
            "id": edition.id,
            "names": dict(edition.names),
            "years": list(edition.years),
            "publishers": list(edition.publishers),
            "players": sorted(edition.start),
            "runner": edition.slow_runner,
            "printed_to_finish": edition.printed_to_finish,
            "reconstructed": bool(edition.reconstructed),
        }
        for edition in editions().values()
    ]
    return told


@lru_cache(maxsize=1)
def bots() -> dict[str, Any]:
    """The players that may be seated: levels first, then the characters."""
    from ..bots.commands import COMMAND

    kinds = [kind for kind in KINDS.values() if kind is not COMMAND]
    return {
        "levels": list(LEVELS),
        "bots": [
            {"name": kind.name, "games": list(kind.games), "description": kind.description().as_dict()}
            for kind in kinds
        ],
    }


@lru_cache(maxsize=128)
def rules(ruleset: str) -> dict[str, Any]:
    """The rulebook of a table, as messages (BadRuleset)."""
    definition, table = table_for(ruleset, {})
    room = import_module(f"festina.{definition.room}.rulebook")
    return {
        "ruleset": table.ruleset,
        "game": definition.name,
        "sections": _plain(room.rulebook(table)),
        "sheet": _plain(room.sheet(table)),
    }


def setting(ruleset: str) -> dict[str, Any]:
    """A ruleset in its canonical form, and what a table of it looks like (BadRuleset)."""
    definition, table = table_for(ruleset, {})
    return {
        "ruleset": table.ruleset,
        "game": definition.name,
        "players": table.players,
        "setting": definition.setting(table),
    }


def _plain(value: Any) -> Any:
    """Dataclasses and messages in plain JSON types."""
    if isinstance(value, Message):
        return value.as_dict()
    if is_dataclass(value) and not isinstance(value, type):
        return {field.name: _plain(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, dict):
        return {str(key): _plain(item) for key, item in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(item) for item in value]
    return value
