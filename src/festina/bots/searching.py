"""The search bot: compiled search on worlds that fit what the seat knows, within the time and cores given."""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from math import sqrt
from typing import Any

import numpy as np

from ..kernel import warm
from ..kernel.events import Event
from ..kernel.log import LOG
from ..kernel.messages import Message
from ..kernel.random import below, stream
from ..kernel.scratch import SCRATCH
from ..kernel.switch import TWIN
from .base import ActionReport, Bot, Decision, Seat, legal_actions
from .policies import PolicyBot
from .rooms import players_room
from .tree import SEATS

#: Simulations between two looks at the clock.
_CHUNK = 64
#: Decisions by policy after a leaf before the position is judged.
_PLAYOUT = 12


def modules(game: str) -> tuple[str, ...]:
    """The compiled modules that a search needs."""
    return (f"{TWIN}.{game}.rules", f"{TWIN}.bots.{game}.search")


def warm_up_search(game: str, wait: bool = False) -> None:
    """Fetch the compiled search of a game, in the background unless ``wait``."""
    warm.warm_up(f"search-{game}", modules(game), wait)


class _Worker:
    """The memory of one thread of a search."""

    def __init__(self, seat: Seat, know: Any, players: Any) -> None:
        definition, table = seat.definition, seat.table
        room = players_room(definition.room)
        self.states = np.zeros(2, definition.state_layout.dtype)
        self.rules = definition.rules_layout.record(table.rules.buffer)
        self.know = room.knowledge_layout.record(know.buffer)
        self.players = room.players_layout.record(players.buffer)
        self.scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self.log = LOG.record(bytearray(LOG.size))
        self.buffer = bytearray(room.tree_layout.size)
        self.tree = room.tree_layout.record(self.buffer)
        self.read = room.tree_layout.cursor(self.buffer)
        self.number = seat.number
        self.call: Any = import_module(f"{TWIN}.bots.{definition.room}.search")

    def begin(self, world: bytes) -> None:
        """A new root."""
        self.states[1] = np.frombuffer(world, dtype=self.states.dtype)[0]
        self.call.plant(self.tree)

    def run(self, key: np.uint64, begin: int, end: int, places: bool) -> None:
        """Some simulations."""
        self.call.search(
            self.states,
            self.rules,
            self.know,
            self.players,
            key,
            begin,
            end,
            _PLAYOUT,
            places,
            self.number,
            self.scratch,
            self.log,
            self.tree,
        )


class SearchBot(Bot):
    """Searches for ``sims`` simulations or ``ms`` milliseconds; until the search is compiled a strategist answers."""

    def __init__(self, seat: Seat, ms: int, sims: int, seed: int, threads: int, goal: str) -> None:
        super().__init__(seat)
        self._ms = self._own_ms = ms
        self._sims, self._threads = sims, threads
        self._places = goal == "places"
        self._substitute = PolicyBot(seat, "strategist")
        room = players_room(seat.definition.room)
        self._room = room
        self._know = room.knowledge(seat.table)
        self._players = room.players_layout.new()
        for number in range(SEATS):
            self._players.policy[number] = room.policies["strategist"]
            self._players.noise[number] = room.unit
        self._workers: list[_Worker] = []
        self._decisions = 0
        with np.errstate(over="ignore"):
            self._key = stream(stream(np.uint64(seat.seed), seat.number + 1), seed)
        warm_up_search(seat.definition.room)

    def hurry(self, seconds: float, one_core: bool = False) -> None:
        most = max(1, int(1000 * seconds))
        self._ms = min(self._own_ms or most, most)
        if one_core:
            self._threads = 1

    def get_ready(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while not warm.is_warm(f"search-{self.seat.definition.room}") and time.monotonic() < end:
            time.sleep(0.05)

    def decide(self, view: dict[str, Any], events: Sequence[Event]) -> Decision:
        actions = legal_actions(view)
        if len(actions) == 1:
            return Decision(actions[0])
        if not warm.is_warm(f"search-{self.seat.definition.room}"):
            decision = self._substitute.decide(view, events)
            return Decision(decision.action, notes=(Message("bot-warming-up"),))
        with np.errstate(over="ignore"):
            key = stream(self._key, self._decisions)
        world = self._room.world(self.seat.table, view, events, int(key % np.uint64(2**62)))
        self._decisions += 1
        if not self._workers:
            self._workers = [_Worker(self.seat, self._know, self._players) for _ in range(self._threads)]
        for worker in self._workers:
            worker.begin(world)
        self._search(key)
        return self._choose(world, key)

    def _search(self, key: np.uint64) -> None:
        deadline = time.perf_counter() + self._ms / 1000 if self._ms else None
        share = -(-self._sims // self._threads) if self._sims else 1 << 40

        def run(number: int) -> None:
            with np.errstate(over="ignore"):
                own = stream(key, number)
            done = 0
            while done < share and (deadline is None or time.perf_counter() < deadline):
                end = min(done + _CHUNK, share)
                self._workers[number].run(own, done, end, self._places)
                done = end

        if self._threads == 1:
            run(0)
            return
        with ThreadPoolExecutor(self._threads) as pool:
            list(pool.map(run, range(self._threads)))

    def _choose(self, world: bytes, key: np.uint64) -> Decision:
        report = self._report(world)
        if self._room.mixes:
            chosen = self._drawn(report, key)
        else:
            chosen = max(report, key=lambda action: (action.visits, action.win_share)).action
        return Decision(chosen, tuple(report), simulations=sum(worker.read.visits[0] for worker in self._workers))

    def _drawn(self, report: list[ActionReport], key: np.uint64) -> str:
        weights = [round(action.probability * 1_000_000) for action in report]
        with np.errstate(over="ignore"):
            rest = below(stream(key, 1 << 20), 0, max(sum(weights), 1))
        for action, weight in zip(report, weights, strict=True):
            if rest < weight:
                return action.action
            rest -= weight
        return report[0].action

    def _report(self, world: bytes) -> list[ActionReport]:
        """The root's actions, all threads together."""
        definition, table, number = self.seat.definition, self.seat.table, self.seat.number
        state = definition.state_layout.cursor(bytearray(world))
        sums: dict[int, list[float]] = {}
        for worker in self._workers:
            tree = worker.read
            for edge in range(tree.first[0], tree.first[0] + tree.count[0]):
                found = sums.setdefault(tree.code[edge], [0.0] * 5)
                added = (tree.visits[edge], tree.value[edge, number], tree.square[edge], tree.place[edge], 0.0)
                for index, value in enumerate(added):
                    found[index] += value
                found[4] += tree.prior[edge] / len(self._workers)
        total = sum(found[0] for found in sums.values()) or 1
        report = []
        for code, (visits, value, square, place, mixture) in sums.items():
            count = max(visits, 1)
            mean = value / count
            spread = sqrt(max(square / count - mean * mean, 0.0) / count) if not self._places else 0.0
            report.append(
                ActionReport(
                    action=definition.action_text(table, state, number, code),
                    visits=int(visits),
                    win_share=mean,
                    place=place / count,
                    error=spread,
                    probability=mixture if self._room.mixes else visits / total,
                )
            )
        return sorted(report, key=lambda action: -action.visits)
