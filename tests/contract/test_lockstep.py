"""The same source interpreted and compiled: the same steps give the same bytes, events, legal lists and reasons."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from festina import Game, View
from festina.kernel.engine import Engine
from festina.kernel.layout import Layout
from festina.kernel.log import LOG
from festina.kernel.position import Position
from festina.kernel.scratch import SCRATCH
from festina.kernel.switch import PACKAGE, twin
from festina.registry import table_for

from .walk import seed_of, walk

pytestmark = pytest.mark.usefixtures("compiled")

_engines: dict[tuple[str, bool], Engine] = {}


def _engine(package: str, compiled: bool) -> Engine:
    key = (package, compiled)
    if key not in _engines:
        _engines[key] = Engine(package, compiled)
    return _engines[key]


class _Side:
    """One of the two modes at one table."""

    def __init__(self, ruleset: str, compiled: bool) -> None:
        definition, table = table_for(ruleset, {})
        self.definition = definition
        self.table = table
        self.players = table.players
        self.engine = _engine(definition.package, compiled)
        self.buffer = bytearray(definition.state_layout.size)
        self.state = self.engine.view(definition.state_layout, self.buffer)
        self.rules = self.engine.view(definition.rules_layout, table.rules.buffer)

    def call(self, name: str, *arguments: Any) -> int:
        """A rule function's answer."""
        return int(getattr(self.engine.call, name)(self.state, self.rules, *arguments))

    def lists(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """What is due, and everything that seats or chance may do."""
        listed: dict[str, Any] = {name: self.call(name) for name in ("seats_to_act", "is_over", "winner_bits")}
        for seat in seats:
            count = self.call("legal_actions", seat, self.engine.scratch)
            listed[f"legal {seat}"] = list(self.engine.listed.codes[:count])
        if not listed["seats_to_act"] and not listed["is_over"]:
            count = self.call("chance_outcomes", self.engine.scratch)
            listed["outcomes"] = list(self.engine.listed.codes[:count])
            listed["weights"] = list(self.engine.listed.weights[:count])
        return listed

    def reasons(self, seats: tuple[int, ...], codes: list[int]) -> list[list[int]]:
        """What forbids each of some actions to each of some seats."""
        return [[self.call("forbids", seat, code) for code in codes] for seat in seats]

    def play(self, actor: int | None, code: int) -> list[tuple[int, ...]]:
        """Play a step; returns the rows of the log."""
        if actor is None:
            self.engine.call.apply_chance(self.state, self.rules, code, self.engine.log)
        else:
            self.engine.call.apply_action(self.state, self.rules, actor, code, self.engine.log)
        return self.engine.take_rows()


def test_step_by_step(ruleset: str) -> None:
    slow, fast = _Side(ruleset, compiled=False), _Side(ruleset, compiled=True)
    slow.engine.call.set_up(slow.state, slow.rules)
    fast.engine.call.set_up(fast.state, fast.rules)
    random = Random(seed_of(ruleset))
    known = sorted({code for actor, code in walk(ruleset).codes if actor is not None})
    for actor, code in walk(ruleset).codes:
        assert slow.buffer == fast.buffer
        seats = (actor or 0, random.randrange(slow.players))
        lists = slow.lists(seats)
        assert lists == fast.lists(seats)
        tried = random.sample(known, min(4, len(known))) + lists[f"legal {seats[0]}"][:1]
        assert slow.reasons(seats, tried) == fast.reasons(seats, tried)
        if actor is None:
            for outcome in range(-1, OUTCOMES):
                assert slow.call("outcome_weight", outcome) == fast.call("outcome_weight", outcome)
        assert slow.play(actor, code) == fast.play(actor, code)
    assert slow.buffer == fast.buffer
    everybody = tuple(range(slow.players))
    assert slow.lists(everybody) == fast.lists(everybody)


def _view(side: _Side, game: Game, seat: int) -> View:
    """What a seat sees, asked of the rules in one of the two modes."""
    side.buffer[:] = game.state.buffer
    position = Position(side.engine, side.state, side.rules, side.buffer)
    cursor = side.definition.state_layout.cursor(side.buffer)
    view: View = side.definition.view(side.table, cursor, seat, game.public(), position, True)
    return view


def test_views_agree(ruleset: str) -> None:
    """Whatever a view asks of the rules, its look ahead included, both modes answer alike."""
    slow, fast = _Side(ruleset, compiled=False), _Side(ruleset, compiled=True)
    compared = 0
    for game in walk(ruleset).positions(9):
        for seat in range(game.players):
            seen = _view(slow, game, seat)
            assert seen == _view(fast, game, seat)
            compared += len(seen.choices)
    assert compared, "no view of this walk had a choice: look at other positions"


class _States:
    """Interpreted states as loops index them: an array of cursors."""

    def __init__(self, layout: Layout, count: int) -> None:
        self._cursors = [layout.new() for _ in range(count)]

    def __getitem__(self, index: int) -> Any:
        return self._cursors[index]

    def __setitem__(self, index: int, cursor: Any) -> None:
        self._cursors[index].buffer[:] = cursor.buffer


def _loops(side: _Side, compiled: bool) -> Any:
    package = side.definition.package
    if not compiled and not package.startswith(f"{PACKAGE}."):
        pytest.skip("in packages outside festina templates are executed compiled only")
    return import_module(f"{twin(package) if compiled else package}.loops")


def _counting(side: _Side) -> tuple[bytearray, bytearray, Any, Any]:
    log, scratch = bytearray(LOG.size), bytearray(SCRATCH.size)
    LOG.cursor(log).count = 1
    return log, scratch, side.engine.view(SCRATCH, scratch), side.engine.view(LOG, log)


LIMIT = 70
#: More than any table has: seats, cards, or numbers on a die.
OUTCOMES = 40


def test_whole_playouts(ruleset: str) -> None:
    """A random game in one call: the same decisions, draws, counted events and last state."""
    results = []
    for compiled in (False, True):
        side = _Side(ruleset, compiled)
        side.engine.call.set_up(side.state, side.rules)
        log, listed, scratch, rows = _counting(side)
        play: Callable[..., int] = _loops(side, compiled).play_random
        key = np.uint64(seed_of(ruleset)) if compiled else seed_of(ruleset)
        decisions = play(side.state, side.rules, key, LIMIT, scratch, rows)
        results.append((decisions, bytes(side.buffer), SCRATCH.cursor(listed).draws, bytes(log)))
    assert results[0] == results[1]
    assert abs(results[0][0]) <= LIMIT


def test_many_playouts(ruleset: str) -> None:
    """A batch: game number i is the same in both modes and in any split of the batch."""
    key, limit = seed_of(ruleset), LIMIT // 2
    side = _Side(ruleset, compiled=False)
    _, _, scratch, rows = _counting(side)
    lengths, winners = np.zeros(2, np.int64), np.zeros(2, np.int64)
    play = _loops(side, compiled=False).play_many
    states: Any = _States(side.definition.state_layout, 2)
    play(states, side.rules, key, 3, limit, lengths, winners, scratch, rows)
    side = _Side(ruleset, compiled=True)
    _, _, scratch, rows = _counting(side)
    play = _loops(side, compiled=True).play_many
    for first, count in ((3, 2), (0, 8), (4, 1)):
        states = np.zeros(2, side.definition.state_layout.dtype)
        fast_lengths, fast_winners = np.zeros(count, np.int64), np.zeros(count, np.int64)
        play(states, side.rules, np.uint64(key), first, limit, fast_lengths, fast_winners, scratch, rows)
        for game in range(max(first, 3), min(first + count, 5)):
            assert fast_lengths[game - first] == lengths[game - 3]
            assert fast_winners[game - first] == winners[game - 3]
