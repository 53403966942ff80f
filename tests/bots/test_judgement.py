"""The learned judgement: exact sums, the same bits in both engines, and sense at every table."""

from __future__ import annotations

import math
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from festina import new_game
from festina.bots.kits import AnyKit, kit_of
from festina.bots.net import SIGHT
from festina.bots.records import SEATS
from festina.kernel.numbers import exp
from festina.kernel.switch import twin
from festina.lab.training.learner import furthest
from festina.registry import definition_named, table_for
from tests.contract.rulesets import rulesets

from .helpers import moments, state_of

pytestmark = pytest.mark.xdist_group("search")

RACES = rulesets("hare")


def test_exp_is_as_good_as_the_systems_own() -> None:
    for x in np.linspace(-690, 690, 4001):
        assert math.isclose(exp(float(x)), math.exp(x), rel_tol=4e-16, abs_tol=0.0)
    assert exp(0.0) == 1.0
    assert exp(-1e9) > 0.0


def _kit() -> AnyKit:
    return kit_of(definition_named("hare"))


def _weights(drawn: bool) -> bytes:
    """The shipped weights, or some that were never learned: no sum may depend on their being reasonable."""
    kit = _kit()
    assert kit.net_layout is not None
    assert kit.weights is not None
    if not drawn:
        return kit.weights()
    buffer = bytearray(kit.net_layout.size)
    record = np.frombuffer(buffer, dtype=kit.net_layout.dtype)
    random = np.random.default_rng(3)
    for name in ("first", "own", "pool", "shared", "win", "rank"):
        record[name][:] = random.integers(-60, 60, record[name].shape)
    record["width"][:] = record["win"].shape[-1]
    return bytes(buffer)


@pytest.mark.parametrize("game", ["hare", "whyfirst"])
def test_no_inputs_lead_the_hidden_units_beyond_16_bits(game: str) -> None:
    kit = kit_of(definition_named(game))
    assert kit.net_layout is not None
    assert kit.weights is not None
    assert furthest(np.frombuffer(kit.weights(), dtype=kit.net_layout.dtype)) <= np.iinfo(np.int16).max


def _bytes(game: Any) -> bytes:
    """The state of a game."""
    return bytes(state_of(game).buffer)


def _judged(ruleset: str, states: list[bytes], weights: bytes, compiled: bool) -> tuple[Any, Any]:
    definition, table = table_for(ruleset, {})
    kit = kit_of(definition)
    assert kit.net_layout is not None
    assert kit.tree_layout is not None
    know = kit.knowledge(table)
    given: tuple[Any, Any]
    net: Any
    sight: Any
    shares, places = np.zeros(len(states) * SEATS), np.zeros(len(states) * SEATS)
    if compiled:
        judge_all = import_module(f"{twin(kit.package)}.verdicts").judge_all
        records: Any = np.frombuffer(b"".join(states), dtype=definition.state_layout.dtype).copy()
        given = (definition.rules_layout.record(table.rules.buffer), kit.knowledge_layout.record(know.buffer))
        net, sight = kit.net_layout.record(bytearray(weights)), SIGHT.record(bytearray(SIGHT.size))
        tree: Any = kit.tree_layout.record(bytearray(kit.tree_layout.size))
    else:
        judge_all = import_module(f"{kit.package}.verdicts").judge_all
        records = [definition.state_layout.cursor(bytearray(state)) for state in states]
        given = (table.rules, know)
        net, sight = kit.net_layout.cursor(bytearray(weights)), SIGHT.new()
        tree = kit.tree_layout.new()
    judge_all(records, *given, net, 0, len(states), shares, places, sight, tree)
    return shares.reshape(-1, SEATS)[:, : table.players], places.reshape(-1, SEATS)[:, : table.players]


@pytest.mark.parametrize("ruleset", RACES)
def test_both_engines_judge_alike_to_the_last_bit_and_shares_add_up_to_one(ruleset: str) -> None:
    found = [_bytes(game) for game in moments(ruleset, 2)]
    for drawn, states in ((False, found[:1]), (True, found[1:])):
        weights = _weights(drawn)
        shares, places = _judged(ruleset, states, weights, compiled=True)
        again = _judged(ruleset, states, weights, compiled=False)
        assert shares.tobytes() == again[0].tobytes()
        assert places.tobytes() == again[1].tobytes()
        assert np.allclose(shares.sum(1), 1.0)
        assert (shares >= 0).all()
        seats = shares.shape[1]
        assert np.allclose(places.sum(1), seats * (seats + 1) / 2)


def test_a_race_that_is_won_is_known_and_not_judged() -> None:
    pawns = [{"seat": 0, "space": 64, "place": 1}, {"seat": 1, "space": 50}, {"seat": 2, "space": 20}]
    facts = {"turn": 1, "carrots": [5, 40, 40], "lettuces": [0, 0, 3], "pawns": pawns}
    game = new_game("hare(players=3)", start=facts)
    shares, places = _judged(game.ruleset, [_bytes(game)], _weights(False), compiled=False)
    assert shares[0].tolist() == [1.0, 0.0, 0.0]
    assert places[0][0] == 1.0
    assert 2.0 < places[0][1] < places[0][2] < 3.0
