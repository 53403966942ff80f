"""The learned judgement: exact sums, the same bits in both engines, and sense at every table."""

from __future__ import annotations

import math
from importlib import import_module
from importlib.resources import files
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
from festina.registry import definition_named, definitions, table_for
from tests.contract.rulesets import rulesets

from .helpers import moments, state_of

pytestmark = pytest.mark.xdist_group("search")

TABLES = (*rulesets("hare"), *rulesets("whyfirst"))


def test_exp_is_as_good_as_the_systems_own() -> None:
    for x in np.linspace(-690, 690, 4001):
        assert math.isclose(exp(float(x)), math.exp(x), rel_tol=4e-16, abs_tol=0.0)
    assert exp(0.0) == 1.0
    assert exp(-1e9) > 0.0


def _weights(kit: AnyKit, drawn: bool) -> bytes:
    """The shipped weights, or some that were never learned: no sum may depend on their being reasonable."""
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


def _judged(game: Any, weights: bytes, seat: int, compiled: bool) -> tuple[Any, Any]:
    """Win shares and places of all entrants, as a seat knows a game's position."""
    definition, table = table_for(game.ruleset, {})
    kit = kit_of(definition)
    assert kit.net_layout is not None
    assert kit.tree_layout is not None
    state, tree = _bytes(game), bytearray(kit.tree_layout.size)
    know = kit.knowledge(table)
    given: tuple[Any, ...]
    sight: Any
    if compiled:
        judge_all = import_module(f"{twin(kit.package)}.verdicts").judge_all
        given = (
            np.frombuffer(state, dtype=definition.state_layout.dtype).copy(),
            definition.rules_layout.record(table.rules.buffer),
            kit.knowledge_layout.record(know.buffer),
            kit.net_layout.record(bytearray(weights)),
        )
        sight, found = SIGHT.record(bytearray(SIGHT.size)), kit.tree_layout.record(tree)
    else:
        judge_all = import_module(f"{kit.package}.verdicts").judge_all
        net = kit.net_layout.cursor(bytearray(weights))
        given = ([definition.state_layout.cursor(bytearray(state))], table.rules, know, net)
        sight, found = SIGHT.new(), kit.tree_layout.cursor(tree)
    judge_all(*given, seat, 1, np.zeros(SEATS), np.zeros(SEATS), sight, found)
    # What is left in the tree is that of all entrants: Leo has no seat.
    record = np.frombuffer(tree, dtype=kit.tree_layout.dtype)[0]
    return record["shares"][: table.entrants], record["places"][: table.entrants]


@pytest.mark.parametrize("ruleset", TABLES)
def test_both_engines_judge_alike_to_the_last_bit_and_shares_add_up_to_one(ruleset: str) -> None:
    definition, table = table_for(ruleset, {})
    kit = kit_of(definition)
    for drawn, game in enumerate(moments(ruleset, 2)):
        weights = _weights(kit, bool(drawn))
        # Where choices are hidden, every seat knows something else.
        for seat in range(table.players if kit.mixes else 1):
            shares, places = _judged(game, weights, seat, compiled=True)
            again = _judged(game, weights, seat, compiled=False)
            assert shares.tobytes() == again[0].tobytes()
            assert places.tobytes() == again[1].tobytes()
            assert math.isclose(shares.sum(), 1.0, rel_tol=1e-9)
            assert (shares >= 0).all()
            assert np.isclose(places.sum(), table.entrants * (table.entrants + 1) / 2)


def test_the_weights_of_all_games_together_are_small() -> None:
    kits = [kit_of(definition) for definition in definitions().values()]
    carried = [(files(kit.package) / "weights.bin.xz").read_bytes() for kit in kits if kit.weights]
    assert len(carried) == 2
    assert sum(map(len, carried)) <= 500_000


def test_a_race_that_is_won_is_known_and_not_judged() -> None:
    pawns = [{"seat": 0, "space": 64, "place": 1}, {"seat": 1, "space": 50}, {"seat": 2, "space": 20}]
    facts = {"turn": 1, "carrots": [5, 40, 40], "lettuces": [0, 0, 3], "pawns": pawns}
    game = new_game("hare(players=3)", start=facts)
    shares, places = _judged(game, _weights(kit_of(game.definition), drawn=False), 0, compiled=False)
    assert shares.tolist() == [1.0, 0.0, 0.0]
    assert places[0] == 1.0
    assert 2.0 < places[1] < places[2] < 3.0
