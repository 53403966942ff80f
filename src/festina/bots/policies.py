"""Bots that follow a policy: one of the game's own, or chance."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import numpy as np

from ..kernel.events import Event
from ..kernel.random import below, stream
from ..kernel.scratch import SCRATCH
from .base import Bot, Decision, Seat, legal_actions
from .rooms import players_room


class RandomBot(Bot):
    """Chooses uniformly among what is legal."""

    def __init__(self, seat: Seat) -> None:
        super().__init__(seat)
        self._decisions = 0
        with np.errstate(over="ignore"):
            self._key = stream(np.uint64(seat.seed), seat.number + 1)

    def decide(self, view: dict[str, Any], events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        with np.errstate(over="ignore"):
            chosen = below(self._key, self._decisions, len(actions))
        self._decisions += 1
        return Decision(actions[chosen])


class PolicyBot(Bot):
    """Follows one of the game's policies; it runs interpreted and is quick enough for any table."""

    def __init__(self, seat: Seat, policy: str, noise: int = 0) -> None:
        super().__init__(seat)
        game = seat.definition.room
        self._room = players_room(game)
        self._choose = import_module(f"{__package__}.{game}.policy").choose
        # Only a strategist needs to know the way home, which may take seconds to work out.
        knows = policy == "strategist"
        self._know = self._room.knowledge(seat.table) if knows else self._room.knowledge_layout.new()
        self._players = self._room.players_layout.new()
        for number in range(seat.table.players):
            self._players.policy[number] = self._room.policies[policy]
            self._players.noise[number] = noise
        self._scratch = SCRATCH.new()
        self._decisions = 0
        with np.errstate(over="ignore"):
            self._key = stream(np.uint64(seat.seed), seat.number + 1)

    def decide(self, view: dict[str, Any], events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        if len(actions) == 1:
            return Decision(actions[0])
        table, number = self.seat.table, self.seat.number
        buffer = bytearray(self._room.world(table, view, events, self._decisions))
        state = self.seat.definition.state_layout.cursor(buffer)
        self._players.memory[number] = self._room.memory(events, number)
        with np.errstate(over="ignore"):
            code = self._choose(
                state, table.rules, self._know, self._players, number, self._key, self._decisions, self._scratch
            )
        self._decisions += 1
        return Decision(self.seat.definition.action_text(table, state, number, int(code)))
