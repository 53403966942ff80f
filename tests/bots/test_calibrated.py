"""What a search reports comes true: shares as they turn out, made of those that it plays by."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from festina.bots.hare import layout as hare
from festina.bots.hare import learned as hare_learned
from festina.bots.hare import search as hare_search
from festina.bots.kits import kit_of
from festina.bots.net import SIGHT
from festina.bots.records import PLAYERS, SEATS
from festina.bots.whyfirst import layout as whyfirst
from festina.bots.whyfirst import learned as whyfirst_learned
from festina.kernel.log import LOG
from festina.kernel.random import stream
from festina.kernel.scratch import SCRATCH
from festina.whyfirst.codes import Phase

from .helpers import Shelf, begun

SHARES = (0.55, 0.25, 0.15, 0.05)


def _given(tree: Any) -> None:
    for seat, share in enumerate(SHARES):
        tree.shares[seat] = share


def _calibrated(tree: Any) -> list[float]:
    return [tree.calibrated[seat] for seat in range(len(SHARES))]


def test_in_a_race_the_leader_wins_more_often_than_the_mixture_says() -> None:
    tree = hare.TREE.new()
    _given(tree)
    hare_learned.calibrate(begun("hare(players=4)", seed=1).table.rules, tree)
    reported = _calibrated(tree)
    assert sum(reported) == pytest.approx(1.0)
    assert all(more > less for more, less in pairwise(reported))
    assert reported[0] > SHARES[0]
    assert reported[3] < SHARES[3]


def test_in_why_first_the_network_is_too_sure() -> None:
    game, tree = begun("whyfirst(players=4)", seed=1), whyfirst.TREE.new()
    _given(tree)
    whyfirst_learned.calibrate(game.state, game.table.rules, tree)
    reported = _calibrated(tree)
    assert sum(reported) == pytest.approx(1.0)
    assert all(more > less for more, less in pairwise(reported))
    assert reported[0] < SHARES[0]
    assert reported[3] > SHARES[3]


def test_a_result_is_reported_as_it_is() -> None:
    game, tree = begun("whyfirst(players=4)", seed=1), whyfirst.TREE.new()
    state = whyfirst.STATE.cursor(bytearray(game.state.buffer))
    state.phase = Phase.OVER
    for seat, share in enumerate((0.5, 0.0, 0.5, 0.0)):
        tree.shares[seat] = share
    whyfirst_learned.calibrate(state, game.table.rules, tree)
    assert _calibrated(tree) == [0.5, 0.0, 0.5, 0.0]


@pytest.mark.parametrize("learned", [False, True])
def test_a_search_adds_up_what_it_reports(learned: bool) -> None:
    game = begun("hare(players=3)", seed=4)
    kit = kit_of(game.definition)
    assert kit.weights is not None
    tree, players = hare.TREE.cursor(bytearray(hare.TREE.size)), PLAYERS.new()
    for seat in range(SEATS):
        players.policy[seat], players.noise[seat] = kit.policies["strategist"], kit.unit
    states, know = Shelf(hare.STATE, 3), hare.KNOWLEDGE.cursor(kit.knowledge(game.table).buffer)
    states[1] = game.state
    hare_search.plant(tree)
    hare_search.search(
        states, game.table.rules, know, hare.NET.cursor(bytearray(kit.weights())), players,
        stream(7, 1), 0, 40, learned, False, 0, SCRATCH.new(), LOG.new(), SIGHT.new(), tree,
    )  # fmt: skip
    actions = range(tree.first[0], tree.first[0] + tree.count[0])
    assert sum(tree.promised[0, seat] for seat in range(3)) == pytest.approx(40.0)
    # The first simulation of the learned search ends at the root itself.
    missing = 1 if learned else 0
    assert sum(tree.visits[edge] for edge in actions) >= 40 - missing - 1
    for seat in range(3):
        by_action = sum(tree.promised[edge, seat] for edge in actions)
        assert by_action == pytest.approx(tree.promised[0, seat], abs=1.0 + missing)
        if not learned:
            assert tree.promised[0, seat] == pytest.approx(tree.value[0, seat], rel=1e-5)
    assert learned == any(abs(tree.promised[0, seat] - tree.value[0, seat]) > 0.01 for seat in range(3))
