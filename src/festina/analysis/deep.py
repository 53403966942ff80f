"""A deep look at a choice: every action is searched by itself, so that the share of a bad one is certain, too.

A search spends its simulations on what it believes in; of the other actions it knows little more than that. Where all
is known to the seat, the position after each action is therefore searched for itself. Where choices are hidden, the
search tries all actions in the same worlds already, and its report is taken.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from math import sqrt
from typing import Final

import numpy as np

from ..bots.kits import kit_of
from ..bots.net import SIGHT
from ..bots.policies import STRATEGIST
from ..bots.records import PLAYERS, SEATS
from ..bots.tree import fresh
from ..kernel import switch
from ..kernel.game import Game
from ..kernel.log import LOG
from ..kernel.random import stream
from ..kernel.scratch import SCRATCH
from .shares import PuzzleShare, within

#: An action so far behind after a first look needs no second one.
_FAR: Final = 0.06


class Searcher:
    """Searches of positions of one game, from the point of view of any seat."""

    def __init__(self, game: Game) -> None:
        definition, kit = game.definition, kit_of(game.definition)
        assert kit.tree_layout is not None
        assert kit.net_layout is not None
        assert kit.weights is not None
        self._states = np.zeros(3, definition.state_layout.dtype)
        self._rules = definition.rules_layout.record(game.table.rules.buffer)
        self._know = kit.knowledge_layout.record(kit.knowledge(game.table).buffer)
        players = PLAYERS.new()
        for number in range(SEATS):
            players.policy[number] = kit.policies[STRATEGIST]
            players.noise[number] = kit.unit
        self._players = PLAYERS.record(players.buffer)
        self._net = kit.net_layout.record(bytearray(kit.weights()))
        self._sight = SIGHT.record(bytearray(SIGHT.size))
        self._scratch = SCRATCH.record(bytearray(SCRATCH.size))
        self._log = LOG.record(bytearray(LOG.size))
        buffer = fresh(kit.tree_layout)
        self._tree = kit.tree_layout.record(buffer)
        self._found = kit.tree_layout.cursor(buffer)
        compiled = import_module(f"{switch.twin(kit.package)}.search")
        self._plant: Callable[..., None] = compiled.plant
        self._search: Callable[..., None] = compiled.search

    def share(self, game: Game, seat: int, sims: int, seed: int) -> float:
        """The win share of a seat in a position, whoever is to act in it, chance included."""
        self._states[1] = np.frombuffer(bytes(game.state.buffer), dtype=self._states.dtype)[0]
        self._plant(self._tree)
        key = np.uint64(stream(seed, seat))
        self._search(
            self._states,
            self._rules,
            self._know,
            self._net,
            self._players,
            key,
            0,
            sims,
            True,
            False,
            seat,
            self._scratch,
            self._log,
            self._sight,
            self._tree,
        )
        return float(self._found.promised[0, seat]) / int(self._found.visits[0])


def deep_look(game: Game, seat: int, sims: int, seed: int) -> list[PuzzleShare]:
    """The shares of all actions of a seat that is to act, the best one first.

    ``game`` holds nothing that the seat does not know, but what is hidden by the rules for good. An action gets all
    simulations unless a tenth of them shows it to be far behind.
    """
    if kit_of(game.definition).mixes:
        report = game.bot(f"champion:sims={sims}", seat, seed=seed).decide().report
        return _sorted([within(each.action, each.win_share, each.error) for each in report])
    searcher = Searcher(game)
    first = _sorted([_after(searcher, game, seat, action, sims // 10, seed) for action in game.legal(seat)])
    close = [each.action for each in first if each.share > first[0].share - _FAR]
    rest = [each for each in first if each.action not in close]
    return _sorted([_after(searcher, game, seat, action, sims, seed) for action in close] + rest)


def _sorted(shares: list[PuzzleShare]) -> list[PuzzleShare]:
    return sorted(shares, key=lambda each: -each.share)


def _after(searcher: Searcher, game: Game, seat: int, action: str, sims: int, seed: int) -> PuzzleShare:
    """What an action is worth. The error is the largest that shares between 0 and 1 can have."""
    after = game.copy()
    after.play_step(action, seat)
    if after.outcome is not None:
        winners = after.outcome.winners
        return within(action, (seat in winners) / len(winners), 0.0)
    share = searcher.share(after, seat, sims, seed)
    return within(action, share, sqrt(max(share * (1 - share), 0.0) / sims))
