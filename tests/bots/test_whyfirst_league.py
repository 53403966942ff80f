"""Games of Why First? to learn from, interpreted: whose position each one is, what is expected of it, and who won."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pytest

from festina.bots.kits import kit_of
from festina.bots.league import BY_POLICY, BY_SEARCH, BY_WEIGHING, HAND_MADE, LEARNED, ROSTER
from festina.bots.net import SIGHT
from festina.bots.records import PLAYERS, SEATS
from festina.bots.whyfirst.layout import KNOWLEDGE, NET, STATE, TREE
from festina.bots.whyfirst.league import NUMBERED, play_league
from festina.bots.whyfirst.policy import UNIT, Policy
from festina.kernel.log import LOG
from festina.kernel.random import stream
from festina.kernel.scratch import SCRATCH
from festina.registry import definition_named, table_for
from festina.whyfirst.codes import ROUNDS, Phase
from festina.whyfirst.rules import seats_to_act

from .helpers import Shelf

#: How every seat decides: with Leo at the table, and without him.
LINE_UPS = {
    "whyfirst(players=2)": ((BY_WEIGHING, LEARNED), (BY_POLICY, LEARNED)),
    "whyfirst(players=3)": ((BY_SEARCH, LEARNED), (BY_POLICY, LEARNED), (BY_SEARCH, HAND_MADE)),
}


class Played(NamedTuple):
    """What a game leaves behind."""

    positions: Shelf
    seats: list[int]
    expected: Any
    wins: Any
    places: Any


@cache
def played(ruleset: str, limit: int = 3000) -> Played:
    """One game by players of all kinds."""
    table: Any = table_for(ruleset, {})[1]
    seated, roster, kit = PLAYERS.new(), ROSTER.new(), kit_of(definition_named("whyfirst"))
    assert kit.weights is not None
    for seat, (how, judgement) in enumerate(LINE_UPS[ruleset]):
        seated.policy[seat], seated.noise[seat] = Policy.STRATEGIST, UNIT
        roster.how[seat], roster.judgement[seat] = how, judgement
        roster.simulations[seat] = 2
    roster.opening = 3
    most = 400
    positions, numbers = Shelf(STATE, most), np.zeros(most, np.int64)
    expected, results = np.zeros(most * SEATS), np.zeros(2 * SEATS)
    net = NET.cursor(bytearray(kit.weights()))
    used = play_league(
        Shelf(STATE, 4), table.rules, KNOWLEDGE.new(), net, net, seated, roster, stream(5, 1), 1, limit,
        positions, numbers, expected, results, SCRATCH.new(), LOG.new(), SIGHT.new(), TREE.new(),
    )  # fmt: skip
    assert 0 < used < most
    assert (numbers[:used] // NUMBERED == 0).all()
    shares = expected.reshape(most, SEATS)[:used]
    return Played(positions, [int(each) % NUMBERED for each in numbers[:used]], shares, *results.reshape(2, SEATS))


@pytest.mark.parametrize("ruleset", LINE_UPS)
def test_the_results_of_a_game_add_up_to_one_and_there_are_no_places(ruleset: str) -> None:
    entrants = table_for(ruleset, {})[1].entrants
    game = played(ruleset)
    assert game.wins[:entrants].sum() == pytest.approx(1.0)
    assert ((game.wins[:entrants] >= 0) & (game.wins[:entrants] <= 1)).all()
    assert (game.places == -1).all()


@pytest.mark.parametrize("ruleset", LINE_UPS)
def test_every_position_is_that_of_a_seat_which_decides_or_the_beginning_of_a_round(ruleset: str) -> None:
    game = played(ruleset)
    table: Any = table_for(ruleset, {})[1]
    begun = []
    for number, seat in enumerate(game.seats):
        state = game.positions[number]
        if state.phase == Phase.DEAL:
            begun.append(state.round)
            assert seat == 0
        else:
            assert seats_to_act(state, table.rules) >> seat & 1
    assert begun == list(range(1, ROUNDS + 1))
    assert set(game.seats) == set(range(len(LINE_UPS[ruleset])))


@pytest.mark.parametrize("ruleset", LINE_UPS)
def test_what_is_expected_adds_up_to_one_and_is_missing_in_the_last_round_alone(ruleset: str) -> None:
    entrants = table_for(ruleset, {})[1].entrants
    game = played(ruleset)
    last_without = 0
    for number, shares in enumerate(game.expected):
        if shares[0] >= 0:
            assert shares[:entrants].sum() == pytest.approx(1.0, abs=1e-5)
        else:
            last_without += 1
            assert game.positions[number].round == ROUNDS
    assert last_without > 0


def test_a_game_that_is_cut_has_no_result() -> None:
    assert (played("whyfirst(players=2)", limit=12).wins == -1).all()
