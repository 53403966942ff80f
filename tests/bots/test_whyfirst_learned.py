"""The learned judgement of Why First?: one seat's knowledge, win shares of all, and the search that rests on it."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from festina.bots.base import legal_actions
from festina.bots.net import LISTED, SHARED, UPPER
from festina.bots.records import PLAYERS, SEATS
from festina.bots.whyfirst import search as searching
from festina.bots.whyfirst.features import log_of, look
from festina.bots.whyfirst.inputs import INPUTS, SHARED_INPUTS
from festina.bots.whyfirst.layout import KNOWLEDGE, NET, SIGHT, STATE, TREE
from festina.bots.whyfirst.learned import judge
from festina.bots.whyfirst.mixtures import deal_anew
from festina.bots.whyfirst.policy import UNIT, Policy
from festina.bots.whyfirst.search import judged
from festina.kernel.log import LOG
from festina.kernel.random import stream
from festina.kernel.scratch import SCRATCH
from festina.whyfirst.codes import Phase

from .helpers import Shelf, begun

TABLES = tuple(
    f"whyfirst(players={players},mode={mode},deck={deck})"
    for players in range(2, 7)
    for mode in ("base", "tactical")
    for deck in ("standard", "printed-34")
)


#: An action of the root: code, visits, probability, sum of win shares.
Action = tuple[int, int, float, float]


def play(ruleset: str, decisions: int, seed: int) -> Any:
    """A game after some random decisions, or its end."""
    game, chooser = begun(ruleset, seed=seed), random.Random(seed)
    for _ in range(decisions):
        if game.to_act:
            seat = min(game.to_act)
            game.play(chooser.choice(legal_actions(game.view(seat))), seat)
    return game


def random_net(seed: int) -> Any:
    """Weights that say something."""
    record = np.zeros(1, NET.dtype)
    chance = np.random.default_rng(seed)
    for name in record.dtype.names or ():
        record[name] = chance.integers(-60, 60, record[name].shape)
    record["width"] = UPPER
    return NET.cursor(bytearray(record.tobytes()))


def seen(game: Any, state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that a seat's look switches on."""
    sight = SIGHT.new()
    look(state, game.table.rules, KNOWLEDGE.new(), seat, sight)
    entrants = range(game.table.rules.entrants)
    lists = [[sight.listed[entrant, i] for i in range(sight.counted[entrant])] for entrant in entrants]
    shared = [sight.shared[i] for i in range(sight.shared_count)]
    return lists, shared, [sight.base[entrant] for entrant in entrants]


def search(
    game: Any, seat: int, net: Any, steps: tuple[int, ...], learned: bool
) -> list[tuple[int, int, float, float]]:
    """The root's actions after a search in some steps."""
    states, tree, players = Shelf(STATE, 4), TREE.new(), PLAYERS.new()
    states[1] = game.state
    for other in range(SEATS):
        players.policy[other], players.noise[other] = Policy.STRATEGIST, UNIT
    searching.plant(tree)
    begin = 0
    for end in steps:
        searching.search(
            states, game.table.rules, KNOWLEDGE.new(), net, players, stream(7, 1), begin, end, learned,
            False, seat, SCRATCH.new(), LOG.new(), SIGHT.new(), tree,
        )  # fmt: skip
        begin = end
    edges = range(tree.first[0], tree.first[0] + tree.count[0])
    return [(tree.code[edge], tree.visits[edge], tree.prior[edge], tree.promised[edge, seat]) for edge in edges]


@pytest.mark.parametrize("ruleset", TABLES)
def test_a_look_shows_nothing_of_other_hands_and_choices(ruleset: str) -> None:
    for decisions in (1, 7, 18):
        game = play(ruleset, decisions, seed=decisions)
        for seat in range(game.table.rules.players):
            before = seen(game, game.state, seat)
            for key in range(5):
                state = STATE.cursor(bytearray(game.state.buffer))
                deal_anew(state, game.table.rules, seat, stream(key, 1))
                assert seen(game, state, seat) == before


@pytest.mark.parametrize("ruleset", TABLES)
def test_inputs_are_within_bounds_everywhere(ruleset: str) -> None:
    game, chooser = begun(ruleset, seed=5), random.Random(5)
    while game.to_act:
        seat = min(game.to_act)
        lists, shared, _ = seen(game, game.state, seat)
        assert all(len(one) <= LISTED and all(0 <= number < INPUTS for number in one) for one in lists)
        assert all(len(set(one)) == len(one) for one in lists) or game.table.rules.tactical
        assert len(shared) <= SHARED
        assert all(0 <= number < SHARED_INPUTS for number in shared)
        game.play(chooser.choice(legal_actions(game.view(seat))), seat)


@pytest.mark.parametrize("ruleset", TABLES)
def test_win_shares_add_up_to_one_and_are_exact_at_the_end(ruleset: str) -> None:
    net, sight, tree = random_net(1), SIGHT.new(), TREE.new()
    for decisions in (0, 9, 21, 10_000):
        game = play(ruleset, decisions, seed=2)
        entrants = range(game.table.rules.entrants)
        judge(game.state, game.table.rules, KNOWLEDGE.new(), net, 0, sight, tree)
        assert sum(tree.shares[entrant] for entrant in entrants) == pytest.approx(1.0)
        assert all(1.0 <= tree.places[entrant] <= len(entrants) for entrant in entrants)
    assert game.outcome is not None
    winners = game.outcome.winners
    assert [tree.shares[entrant] for entrant in entrants] == [
        1 / len(winners) if entrant in winners else 0.0 for entrant in entrants
    ]


@pytest.mark.parametrize("ruleset", TABLES[::3])
def test_without_weights_the_outlook_judges(ruleset: str) -> None:
    game = play(ruleset, 6, seed=4)
    state, rules, sight, tree = game.state, game.table.rules, SIGHT.new(), TREE.new()
    assert state.phase != Phase.OVER
    judge(state, rules, KNOWLEDGE.new(), NET.new(), 0, sight, tree)
    assert sight.base[0] == pytest.approx(np.log(judged(state, rules, state.round, 0)), abs=1e-6)
    powers = [np.exp(sight.base[entrant]) for entrant in range(rules.entrants)]
    assert tree.shares[0] == pytest.approx(powers[0] / sum(powers))


@pytest.mark.parametrize("share", [0.004, 0.1, 0.25, 0.6999, 0.7, 0.99, 1.0])
def test_logarithms_are_right(share: float) -> None:
    assert log_of(share) == pytest.approx(np.log(share), abs=1e-8)


def test_the_search_without_learning_is_as_it_was() -> None:
    found = search(first_choices(), 1, NET.new(), (60,), learned=False)
    assert [(code, visits) for code, visits, _, _ in found] == [
        (32, 14), (33, 6), (34, 3), (35, 3), (40, 7), (41, 0), (42, 3), (43, 16), (56, 3), (57, 1), (58, 3), (59, 1)
    ]  # fmt: skip
    assert [probability for _, _, probability, _ in found] == pytest.approx(
        [0.3082326, 0.1716953, 0.0858169, 0, 0.0763898, 0, 0, 0.3578655, 0, 0, 0, 0], abs=1e-6
    )


def first_choices() -> Any:
    """A table of four after five choices, each the first that is legal."""
    game = begun("whyfirst(players=4)", seed=3)
    for _ in range(5):
        seat = min(game.to_act)
        game.play(legal_actions(game.view(seat))[0], seat)
    return game


@pytest.mark.parametrize("ruleset", ["whyfirst(players=2)", "whyfirst(players=4)", "whyfirst(players=3,mode=tactical)"])
def test_a_learned_search_is_the_same_in_one_step_and_in_many(ruleset: str) -> None:
    game = play(ruleset, 5, seed=8)
    seat = min(game.to_act)
    net = random_net(2)
    whole = search(game, seat, net, (70,), learned=True)
    assert whole == search(game, seat, net, (1, 30, 37, 70), learned=True)
    assert sum(probability for _, _, probability, _ in whole) == pytest.approx(1.0)
    assert sum(visits for _, visits, _, _ in whole) == 70


def test_one_simulation_names_one_action() -> None:
    game = play("whyfirst(players=4)", 4, seed=8)
    found = search(game, min(game.to_act), random_net(3), (1,), learned=True)
    assert sorted(probability for _, _, probability, _ in found)[-2:] == [0.0, 1.0]


def test_a_learned_search_does_not_see_other_hands() -> None:
    game = play("whyfirst(players=4)", 6, seed=9)
    seat = min(game.to_act)
    net = random_net(4)
    before = search(game, seat, net, (50,), learned=True)
    for other in range(4):
        if other != seat:
            kinds = range(game.table.rules.kinds)
            for kind in kinds:
                game.state.unseen[kind] += game.state.hand[other, kind]
                game.state.hand[other, kind] = 0
            kept = [kind for kind in reversed(kinds) for _ in range(game.state.unseen[kind])][:4]
            for kind in kept:
                game.state.unseen[kind] -= 1
                game.state.hand[other, kind] += 1
    assert search(game, seat, net, (50,), learned=True) == before
