"""Games to learn from: line-ups of players of all kinds, and the positions that their games leave behind."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

import numba
import numpy as np
from numpy.typing import NDArray

from ...bots.kits import AnyKit, kit_of
from ...bots.league import BY_POLICY, BY_SEARCH, BY_WEIGHING, LEARNED, ROSTER
from ...bots.net import SIGHT
from ...bots.policies import STRATEGIST
from ...bots.records import PLAYERS, SEATS
from ...bots.tree import fresh
from ...kernel.log import LOG
from ...kernel.random import stream
from ...kernel.scratch import SCRATCH
from ...kernel.switch import twin
from ...registry import table_for
from .positions import Positions

Array: TypeAlias = NDArray[Any]

#: Decisions after which a game is given up.
_LIMIT = 3000


@dataclass(frozen=True)
class Player:
    """How a seat decides in games that are learned from."""

    how: int
    simulations: int = 0
    judgement: int = LEARNED
    stray: float = 0.0
    policy: str = STRATEGIST
    noise: int = 0
    lapses: int = 0


def by_policy(policy: str, noise: int = 0, lapses: int = 0) -> Player:
    """A hand-made player."""
    return Player(BY_POLICY, policy=policy, noise=noise, lapses=lapses)


def by_weighing(stray: float, judgement: int = LEARNED) -> Player:
    """The judgement without a search."""
    return Player(BY_WEIGHING, judgement=judgement, stray=stray)


def by_search(simulations: int, stray: float, judgement: int = LEARNED) -> Player:
    """A search by one of the judgements."""
    return Player(BY_SEARCH, simulations, judgement, stray)


@dataclass(frozen=True)
class Order:
    """Games to be played: at which table, by whom, how many, and with which opening."""

    ruleset: str
    players: tuple[Player, ...]
    games: int
    opening: int
    seed: int
    #: How much a position's target is what came of the game, and not what its player expected.
    outcome_part: float


class Table:
    """A table at which games are played in compiled code, again and again."""

    def __init__(self, ruleset: str) -> None:
        definition, self.table = table_for(ruleset, {})
        self.kit: AnyKit = kit_of(definition)
        self._state = definition.state_layout.dtype
        self._rules = definition.rules_layout.record(self.table.rules.buffer)
        know = self.kit.knowledge(self.table)
        self._know = self.kit.knowledge_layout.record(know.buffer)
        package = twin(self.kit.package)
        self._play: Callable[..., int] = import_module(f"{package}.league").play_league
        self._hidden = self.kit.mixes
        self._entrants: int = getattr(self.table, "entrants", self.table.players)
        self._looker = _looker(package, self._hidden)
        self._scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self._log = LOG.record(bytearray(LOG.size))
        self._sight = SIGHT.record(bytearray(SIGHT.size))
        assert self.kit.tree_layout is not None
        self._tree = self.kit.tree_layout.record(fresh(self.kit.tree_layout))

    def play(
        self, order: Order, net: bytes, most: int, rival: bytes | None = None
    ) -> tuple[Array, Array, Array, Array]:
        """Play an order: positions, their games' numbers, what was expected, and results."""
        players, roster = PLAYERS.new(), ROSTER.new()
        for seat in range(self.table.players):
            who = order.players[seat % len(order.players)]
            players.policy[seat] = self.kit.policies[who.policy]
            players.noise[seat] = who.noise if who.how == BY_POLICY else self.kit.unit
            players.lapses[seat] = who.lapses
            roster.how[seat] = who.how
            roster.simulations[seat] = who.simulations
            roster.judgement[seat] = who.judgement
            roster.stray[seat] = who.stray
        roster.opening = order.opening
        states = np.zeros(4, self._state)
        positions = np.zeros(most, self._state)
        numbers = np.zeros(most, np.int64)
        expected = np.zeros(most * SEATS)
        results = np.zeros(order.games * 2 * SEATS)
        assert self.kit.net_layout is not None
        key = np.uint64(stream(order.seed, 77))
        used = self._play(
            states,
            self._rules,
            self._know,
            self.kit.net_layout.record(bytearray(net)),
            self.kit.net_layout.record(bytearray(rival or net)),
            PLAYERS.record(players.buffer),
            ROSTER.record(roster.buffer),
            key,
            order.games,
            _LIMIT,
            positions,
            numbers,
            expected,
            results,
            self._scratch,
            self._log,
            self._sight,
            self._tree,
        )
        return (
            positions[:used],
            numbers[:used],
            expected[: used * SEATS].reshape(used, SEATS),
            results.reshape(order.games, 2, SEATS),
        )

    def positions(self, order: Order, net: bytes, keep: float) -> Positions:
        """Play an order, and look at a part of its positions as the network does."""
        most = order.games * 300
        states, numbers, expected, results = self.play(order, net, most)
        # Where choices are hidden, a position is looked at by the seat that decides (see the game's ``league``).
        seats = numbers % 8 if self._hidden else numbers * 0
        numbers = numbers // 8 if self._hidden else numbers
        random = np.random.default_rng(order.seed)
        finished = results[numbers, 0, 0] >= 0
        chosen = np.nonzero(finished & (random.random(len(states)) < keep))[0]
        found = Positions.zeros(len(chosen))
        states, numbers, expected = np.ascontiguousarray(states[chosen]), numbers[chosen], expected[chosen]
        looked = self._looker(
            states,
            self._rules,
            self._know,
            seats[chosen],
            self._entrants,
            self._sight,
            found.listed,
            found.counted,
            found.shared,
            found.shared_count,
            found.base,
            found.places,
        )
        found.entrants[:] = self._entrants
        found.teams[:] = getattr(self.table, "teams", 0)
        wins = results[numbers, 0, :]
        known = expected[:, 0] >= 0
        part = np.where(known, order.outcome_part, 1.0)[:, np.newaxis]
        found.wins[:] = part * wins + (1 - part) * np.where(known[:, np.newaxis], expected, 0.0)
        found.places[:] = np.where(found.places > 0, 0.0, results[numbers, 1, :])
        found.places[:, self._entrants :] = 0
        settled = looked.astype(bool)
        found.wins[settled, 0] = -1
        return found


@cache
def _looker(package: str, hidden: bool) -> Callable[..., Any]:
    """Compiled code that lists the inputs of many positions at once."""
    features: Any = import_module(f"{package}.features")
    look, is_decided, place_of = features.look, features.is_decided, features.place_of

    if hidden:
        look_from = look
    else:

        @numba.njit(nogil=True, error_model="numpy")
        def look_from(state, rules, know, seat, sight):  # type: ignore[no-untyped-def]  # compiled
            look(state, rules, know, sight)

    @numba.njit(nogil=True, error_model="numpy")
    def look_at_all(states, rules, know, seats, entrants, sight, listed, counted, shared, shared_count, base, places):  # type: ignore[no-untyped-def]  # compiled
        decided = np.zeros(len(states), np.int8)
        for row in range(len(states)):
            state = states[row]
            look_from(state, rules, know, seats[row], sight)
            for seat in range(entrants):
                counted[row, seat] = sight.counted[seat]
                base[row, seat] = sight.base[seat]
                places[row, seat] = place_of(state, rules, seat)
                for i in range(sight.counted[seat]):
                    listed[row, seat, i] = sight.listed[seat, i]
            shared_count[row] = sight.shared_count
            for i in range(sight.shared_count):
                shared[row, i] = sight.shared[i]
            if is_decided(state, rules):
                decided[row] = 1
        return decided

    return look_at_all


@dataclass(frozen=True)
class Task:
    """An order, the judgement by which it is played, and the part of its positions that is kept."""

    order: Order
    net: bytes
    keep: float


def play_order(task: Task) -> Positions:
    """Play an order; a function of its own, for worker processes."""
    return table_for_games(task.order.ruleset).positions(task.order, task.net, task.keep)


@cache
def table_for_games(ruleset: str) -> Table:
    """The table of a ruleset: its memory is used again and again."""
    return Table(ruleset)
