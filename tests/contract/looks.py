"""Whole games compared: what a test means by "unchanged" and "equal"."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from festina import Event, Game


def state_bytes(game: Game) -> bytes:
    """The state, every byte."""
    return bytes(game.state.buffer)


def snapshot(game: Game) -> tuple[bytes, dict[str, Any], str, list[Event], tuple[int | str, ...]]:
    """All that must be the same after a refusal or an undo."""
    return state_bytes(game), game.facts(), game.record(), game.events(), game.to_act


def from_facts(game: Game, facts: Mapping[str, Any]) -> Game:
    """A game at the same table that begins with these facts, chance left to the caller."""
    return Game(game.definition, game.table, start=facts, seed=game.seed, chance="manual", date=game.date)


def copy_of(game: Game) -> Game:
    """An equal position without its history."""
    return from_facts(game, game.facts())


def plain(value: Any) -> Any:
    """The value after a trip through JSON: what a browser or a file would get."""
    return json.loads(json.dumps(value))
