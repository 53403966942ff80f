"""Whole games between policies in compiled code, by the thousand: for benchmarks and calibration."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from time import perf_counter

import numpy as np
from numpy.typing import NDArray

from ..kernel.contract import AnyDefinition, Table
from ..kernel.log import LOG
from ..kernel.scratch import SCRATCH
from ..kernel.switch import twin
from .kits import kit_of
from .policies import FallibleBot, NoisyBot, noise_of
from .records import PLAYERS
from .registry import bot_spec


@dataclass(frozen=True)
class PolicyGames:
    """The results of a batch: decisions per game (negative: cut), winners as bits, and the time it took."""

    lengths: NDArray[np.int64]
    winners: NDArray[np.int64]
    seconds: float


def play_policies(
    definition: AnyDefinition, table: Table, policies: Sequence[str], games: int, seed: int, limit: int = 3000
) -> PolicyGames:
    """Play games with one policy per seat, each named by its spec."""
    kit = kit_of(definition)
    loops = import_module(f"{twin(kit.package)}.playouts")
    players = PLAYERS.new()
    for seat, policy in enumerate(policies):
        spec = bot_spec(policy, definition)
        players.policy[seat] = kit.policies[spec.bot.name]
        if issubclass(spec.bot, NoisyBot):
            players.noise[seat] = noise_of(spec, definition)
        if issubclass(spec.bot, FallibleBot):
            players.lapses[seat] = spec.number("lapses")
    lengths, winners = np.zeros(games, np.int64), np.zeros(games, np.int64)
    arguments = (
        np.zeros(2, definition.state_layout.dtype),
        definition.rules_layout.record(table.rules.buffer),
        kit.knowledge_layout.record(kit.knowledge(table).buffer),
        PLAYERS.record(players.buffer),
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
