"""The same source interpreted and compiled: the same steps give the same bytes, events, legal lists and reasons."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from random import Random
from typing import Any

import numpy as np
import pytest

from festina.kernel.contract import Definition
from festina.kernel.engine import Engine
from festina.kernel.layout import Layout
from festina.kernel.log import LOG
from festina.kernel.scratch import SCRATCH
from festina.registry import table_for

from .walk import seed_of, walk

pytestmark = pytest.mark.usefixtures("compiled")

_engines: dict[tuple[str, bool], Engine] = {}


def _engine(room: str, compiled: bool) -> Engine:
    key = (room, compiled)
    if key not in _engines:
        _engines[key] = Engine(room, compiled)
    return _engines[key]


class _Side:
    """One of the two modes at one table."""

    def __init__(self, ruleset: str, compiled: bool) -> None:
        definition, table = table_for(ruleset, {})
        self.definition: Definition = definition
        self.players: int = table.players
        self.engine = _engine(definition.room, compiled)
        self.buffer = bytearray(definition.state_layout.size)
        self.state = self.engine.view(definition.state_layout, self.buffer)
        self.rules = self.engine.view(definition.rules_layout, table.rules.buffer)

    def call(self, name: str, *arguments: Any) -> int:
        """A rule function's answer."""
        return int(getattr(self.engine.call, name)(self.state, self.rules, *arguments))

    def lists(self, seats: tuple[int, ...]) -> dict[str, Any]:
        """What is due, and everything that seats or chance may do."""
        told: dict[str, Any] = {name: self.call(name) for name in ("seats_to_act", "is_over", "winner_bits")}
        for seat in seats:
            count = self.call("legal_actions", seat, self.engine.scratch)
            told[f"legal {seat}"] = list(self.engine.listed.codes[:count])
        if not told["seats_to_act"] and not told["is_over"]:
            count = self.call("chance_outcomes", self.engine.scratch)
            told["outcomes"] = list(self.engine.listed.codes[:count])
            told["weights"] = list(self.engine.listed.weights[:count])
        return told

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
            for outcome in range(8):
                assert slow.call("outcome_weight", outcome) == fast.call("outcome_weight", outcome)
        assert slow.play(actor, code) == fast.play(actor, code)
    assert slow.buffer == fast.buffer
    everybody = tuple(range(slow.players))
    assert slow.lists(everybody) == fast.lists(everybody)


def test_surveys_agree(ruleset: str) -> None:
    """The look ahead that a race's view is made of."""
    slow, fast = _Side(ruleset, compiled=False), _Side(ruleset, compiled=True)
    if slow.definition.room != "hare":
        return
    layout: Layout = import_module("festina.hare.layout").SURVEY
    for game in walk(ruleset).positions(5):
        seats = [seat for seat in game.to_act if seat != "chance"]
        looks = []
        for side in (slow, fast):
            side.buffer[:] = game.state.buffer
            seen = bytearray(layout.size)
            for seat in seats:
                side.engine.survey.look_ahead(side.state, side.rules, seat, 0, side.engine.view(layout, seen))
            looks.append(bytes(seen))
        assert looks[0] == looks[1]


class _States:
    """Interpreted states as loops index them: an array of cursors."""

    def __init__(self, layout: Layout, count: int) -> None:
        self._cursors = [layout.new() for _ in range(count)]

    def __getitem__(self, index: int) -> Any:
        return self._cursors[index]

    def __setitem__(self, index: int, cursor: Any) -> None:
        self._cursors[index].buffer[:] = cursor.buffer


def _loops(side: _Side, compiled: bool) -> Any:
    return import_module(f"{'festina_compiled' if compiled else 'festina'}.{side.definition.room}.loops")


def _counting(side: _Side) -> tuple[bytearray, bytearray, Any, Any]:
    log, scratch = bytearray(LOG.size), bytearray(SCRATCH.size)
    LOG.cursor(log).count = 1
    return log, scratch, side.engine.view(SCRATCH, scratch), side.engine.view(LOG, log)


LIMIT = 70


def test_whole_playouts(ruleset: str) -> None:
    """A random game in one call: the same decisions, draws, counted events and last state."""
    results = []
    for compiled in (False, True):
        side = _Side(ruleset, compiled)
        side.engine.call.set_up(side.state, side.rules)
        log, listed, scratch, rows = _counting(side)
        play: Callable[..., int] = _loops(side, compiled).play_random
        with np.errstate(over="ignore"):
            decisions = play(side.state, side.rules, np.uint64(seed_of(ruleset)), LIMIT, scratch, rows)
        results.append((decisions, bytes(side.buffer), SCRATCH.cursor(listed).draws, bytes(log)))
    assert results[0] == results[1]
    assert abs(results[0][0]) <= LIMIT


def test_many_playouts(ruleset: str) -> None:
    """A batch: game number i is the same in both modes and in any split of the batch."""
    key, limit = np.uint64(seed_of(ruleset)), LIMIT // 2
    side = _Side(ruleset, compiled=False)
    _, _, scratch, rows = _counting(side)
    lengths, winners = np.zeros(2, np.int64), np.zeros(2, np.int64)
    with np.errstate(over="ignore"):
        play = _loops(side, compiled=False).play_many
        states: Any = _States(side.definition.state_layout, 2)
        play(states, side.rules, key, 3, limit, lengths, winners, scratch, rows)
    side = _Side(ruleset, compiled=True)
    _, _, scratch, rows = _counting(side)
    play = _loops(side, compiled=True).play_many
    for first, count in ((3, 2), (0, 8), (4, 1)):
        states = np.zeros(2, side.definition.state_layout.dtype)
        fast_lengths, fast_winners = np.zeros(count, np.int64), np.zeros(count, np.int64)
        play(states, side.rules, key, first, limit, fast_lengths, fast_winners, scratch, rows)
        for game in range(max(first, 3), min(first + count, 5)):
            assert fast_lengths[game - first] == lengths[game - 3]
            assert fast_winners[game - first] == winners[game - 3]
