"""Whole games between policies in compiled code: for figures, calibration and playouts by the thousand."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ..kernel.log import LOG
from ..kernel.scratch import SCRATCH
from ..kernel.switch import TWIN
from .registry import bot_spec
from .rooms import players_room


@dataclass(frozen=True)
class PolicyGames:
    """The results of a batch: decisions a game (negative: cut), winners as bits, and the time it took."""

    lengths: NDArray[np.int64]
    winners: NDArray[np.int64]
    seconds: float


def play_policies(
    definition: Any, table: Any, policies: Sequence[str], games: int, seed: int, limit: int = 3000
) -> PolicyGames:
    """Play games with one policy a seat, each named by its spec."""
    room = players_room(definition.room)
    loops = import_module(f"{TWIN}.bots.{definition.room}.playouts")
    players = room.players_layout.new()
    for seat, policy in enumerate(policies):
        spec = bot_spec(policy, definition.name)
        players.policy[seat] = room.policies[spec.kind.name]
        if spec.kind.name == "strategist":
            players.noise[seat] = spec["noise"] * room.unit // 100
    lengths, winners = np.zeros(games, np.int64), np.zeros(games, np.int64)
    arguments = (
        np.zeros(2, definition.state_layout.dtype),
        definition.rules_layout.record(table.rules.buffer),
        room.knowledge_layout.record(room.knowledge(table).buffer),
        room.players_layout.record(players.buffer),
    )
    begin = perf_counter()
    loops.play_many(
        *arguments,
        np.uint64(seed),
        0,
        limit,
        lengths,
        winners,
        SCRATCH.record(bytearray(SCRATCH.size)),
        LOG.record(bytearray(LOG.size)),
    )
    return PolicyGames(lengths, winners, perf_counter() - begin)
