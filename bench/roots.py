"""Roots searched one by one in compiled code, as the bots ``champion`` and ``search`` do it; and positions for them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from festina.bots.kits import kit_of
from festina.bots.net import SIGHT
from festina.bots.policies import STRATEGIST
from festina.bots.records import PLAYERS, SEATS
from festina.kernel.log import LOG
from festina.kernel.random import stream
from festina.kernel.scratch import SCRATCH
from festina.kernel.switch import twin
from festina.lab.training.games import Order, table_for_games
from festina.registry import table_for

Array: TypeAlias = NDArray[Any]

#: Room for the positions of a game: as many as there may be.
_ROOM = 3000


@dataclass(frozen=True)
class Sample:
    """Positions with something to decide: who decides, in which game of an order, and what came of the game."""

    states: Array
    seats: NDArray[np.int64]
    games: NDArray[np.int64]
    won: NDArray[np.float64]  # by entrant: shares of the win

    def __len__(self) -> int:
        return len(self.seats)

    def by_seat(self) -> list[tuple[int, NDArray[np.int64]]]:
        """The seats that decide, and the rows in which each does."""
        return [(int(seat), np.nonzero(self.seats == seat)[0]) for seat in np.unique(self.seats)]

    def part(self, rows: slice) -> Sample:
        """Some of the positions."""
        return Sample(self.states[rows], self.seats[rows], self.games[rows], self.won[rows])


class Roots:
    """A table at which positions are searched and judged from the seat that decides."""

    def __init__(self, ruleset: str) -> None:
        definition, self.table = table_for(ruleset, {})
        self.kit = kit_of(definition)
        assert self.kit.net_layout is not None
        assert self.kit.tree_layout is not None
        self.entrants: int = getattr(self.table, "entrants", self.table.players)
        self._definition = definition
        package = twin(self.kit.package)
        self._compiled: Any = import_module(f"{package}.search")
        self._judge_all: Callable[..., None] = import_module(f"{package}.verdicts").judge_all
        self._features: Any = import_module(f"{self.kit.package}.features")
        self._rulebook: Any = import_module(f"{definition.package}.rules")
        self._states = np.zeros(3, definition.state_layout.dtype)
        self.rules = definition.rules_layout.record(self.table.rules.buffer)
        self.know = self.kit.knowledge_layout.record(self.kit.knowledge(self.table).buffer)
        self._net = self.kit.net_layout.record(bytearray(self.kit.net_layout.size))
        players = PLAYERS.new()
        for seat in range(SEATS):
            players.policy[seat] = self.kit.policies[STRATEGIST]
            players.noise[seat] = self.kit.unit
        self._players = PLAYERS.record(players.buffer)
        self._scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self._log = LOG.record(bytearray(LOG.size))
        self._sight = SIGHT.record(bytearray(SIGHT.size))
        self.tree: Any = self.kit.tree_layout.record(bytearray(self.kit.tree_layout.size))

    def learn(self, net: bytes) -> None:
        """Judge by these weights from now on."""
        assert self.kit.net_layout is not None
        self._net = self.kit.net_layout.record(bytearray(net))

    def is_decided(self, state: np.void) -> bool:
        """Whether the winner is known though the game goes on."""
        return bool(self._features.is_decided(self._cursor(state), self.table.rules))

    def seat_to_decide(self, state: np.void) -> int:
        """The seat that decides; -1 where chance does, or where the winner is known."""
        bits: int = self._rulebook.seats_to_act(self._cursor(state), self.table.rules)
        if bits == 0 or self.is_decided(state):
            return -1
        return (bits & -bits).bit_length() - 1

    def _cursor(self, state: np.void) -> Any:
        return self._definition.state_layout.cursor(bytearray(state.tobytes()))

    def search(self, state: np.void, seat: int, simulations: int, learned: bool, seed: int) -> None:
        """Search a root by the learned judgement or the hand-made one."""
        key = stream(seed, 0)
        lane = np.uint64(stream(key, 1))
        self._states[1] = state
        self._compiled.plant(self.tree)
        if learned:
            self._compiled.weigh_root(
                self._states, self.rules, self.know, self._net, np.uint64(key), False, seat,
                self._scratch, self._log, self._sight, self.tree,
            )  # fmt: skip
        self._compiled.search(
            self._states, self.rules, self.know, self._net, self._players, lane, 0, simulations, learned, False, seat,
            self._scratch, self._log, self._sight, self.tree,
        )  # fmt: skip

    def shares(self, seat: int, learned: bool) -> NDArray[np.float64]:
        """What the root searched last promises every entrant.

        Where choices are hidden, the hand-made judgement knows the deciding seat's share alone: the others are given
        equal parts of the rest.
        """
        tree, entrants = self.tree, self.entrants
        if learned or not self.kit.mixes:
            return np.asarray(tree["promised"][0, :entrants] / max(int(tree["visits"][0]), 1), np.float64)
        edges = slice(int(tree["first"][0]), int(tree["first"][0]) + int(tree["count"][0]))
        means = tree["promised"][edges, seat] / np.maximum(tree["visits"][edges], 1)
        own = float(tree["prior"][edges] @ means)
        shares = np.full(entrants, (1.0 - own) / (entrants - 1))
        shares[seat] = own
        return shares

    def judge(self, states: Array, seat: int) -> NDArray[np.float64]:
        """What the network says of positions without looking ahead, as one seat knows them; by entrant."""
        shares, places = np.zeros(len(states) * SEATS), np.zeros(len(states) * SEATS)
        self._judge_all(
            states, self.rules, self.know, self._net, seat, len(states), shares, places, self._sight, self.tree
        )
        return shares.reshape(len(states), SEATS)[:, : self.entrants]


@cache
def roots_at(ruleset: str) -> Roots:
    """The roots of a ruleset: their memory is used again and again."""
    return Roots(ruleset)


def play(order: Order, net: bytes) -> tuple[Array, NDArray[np.int64], NDArray[np.float64]]:
    """Play an order: positions, the game of each, and by game the shares of the win (the first is -1: none).

    A game that was cut after the winner was known counts: players whom no place tempts may never come home.
    """
    table = table_for_games(order.ruleset)
    states, numbers, _, results = table.play(order, net, order.games * _ROOM)
    # Where choices are hidden, a position's number tells its seat, too (see the game's ``league``).
    games = numbers // getattr(import_module(f"{table.kit.package}.league"), "NUMBERED", 1)
    won = results[:, 0, :]
    for game in np.nonzero(won[:, 0] < 0)[0]:
        last = np.nonzero(games == game)[0][-1:]
        roots = roots_at(order.ruleset)
        if len(last) and roots.is_decided(states[last[0]]):
            won[game, : roots.entrants] = roots.judge(states[last], 0)[0]
    return states, games, won


def sample(order: Order, net: bytes, each: int) -> Sample:
    """Play an order, and keep at most ``each`` positions of every game, drawn at random.

    The first ``order.opening`` positions of a game are left out, for what is played there may be drawn; so are those in
    which the winner is known.
    """
    roots = roots_at(order.ruleset)
    states, games, won = play(order, net)
    random = np.random.default_rng(order.seed)
    rows: list[int] = []
    seats: list[int] = []
    for game in np.nonzero(won[:, 0] >= 0)[0]:
        kept = 0
        for row in random.permutation(np.nonzero(games == game)[0][order.opening :]):
            if kept == each:
                break
            seat = roots.seat_to_decide(states[row])
            if seat >= 0:
                rows.append(int(row))
                seats.append(seat)
                kept += 1
    return Sample(states[rows], np.array(seats, np.int64), games[rows], won[games[rows], : roots.entrants])
