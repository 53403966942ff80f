"""Analyses: what a seat may think of its actions now, from what it knows."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, pvariance

import pytest

from festina import FestinaError, IllegalMove, new_game
from festina.analysis.analysing import analyse
from festina.kernel.insight import INTERVAL

pytestmark = pytest.mark.usefixtures("compiled_insight")

SIMS = 200


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst(players=3)", "whyfirst(mode=tactical)"])
def test_every_action_has_its_share_and_an_interval(ruleset: str) -> None:
    game = new_game(ruleset, seed=3)
    found = game.analyse(0, sims=SIMS)
    assert sorted(action.action for action in found.actions) == sorted(game.legal(0))
    assert sum(found.shares) == pytest.approx(1.0)
    assert found.simulations >= SIMS
    assert not found.exact
    for action in found.actions:
        assert 0.0 <= action.low <= action.win_share <= action.high <= 1.0
        assert sum(action.shares) == pytest.approx(1.0, abs=1e-3)
        assert action.place >= 1.0 or action.visits == 0
    assert found.best == found.actions[0].action
    assert found.as_dict()["actions"][0]["action"] == found.best


def test_the_same_budget_and_seed_give_the_same_numbers() -> None:
    game = new_game("hare(players=3)", seed=3)
    assert game.analyse(sims=SIMS) == game.analyse(sims=SIMS)
    assert game.analyse(sims=SIMS, seed=1) != game.analyse(sims=SIMS)


def test_the_likely_line_can_be_played() -> None:
    game = new_game("hare(players=3)", seed=3, chance="manual")
    while "chance" in game.to_act:
        game.play(game.legal("chance")[0], "chance")
    found = game.analyse(sims=1000)
    assert len(found.line) > 1
    for step in found.line:
        game.play(step.text, "chance" if step.actor is None else step.actor)


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(mode=tactical,players=2)"])
def test_where_choices_are_hidden_the_likely_line_is_ones_own_choice(ruleset: str) -> None:
    game = new_game(ruleset, seed=3)
    found = game.analyse(1, sims=SIMS)
    (step,) = found.line
    assert (step.actor, step.text) == (1, found.best)
    assert found.actions[0].probability == max(action.probability for action in found.actions)
    game.play(step.text, 1)


def test_what_a_seat_cannot_see_changes_nothing() -> None:
    game = new_game("whyfirst(players=3)", seed=3)
    facts = game.facts()
    hands = facts["hands"]
    swapped = {**facts, "hands": [hands[2], hands[1], hands[0], *hands[3:]]}
    assert swapped["hands"] != hands
    mine, others = (new_game(game.ruleset, start=start).analyse(1, sims=SIMS) for start in (facts, swapped))
    assert mine == others


def test_a_winner_who_is_known_makes_it_exact() -> None:
    game = new_game("hare(players=3)", seed=3)
    bots = [game.bot("strategist", seat=seat) for seat in range(3)]
    while not (game.facts()["finished"] and len(game.legal()) > 1):
        seat = game.to_act[0]
        assert isinstance(seat, int)
        bots[seat].play()
    found = game.analyse(sims=SIMS)
    assert found.exact
    assert found.clear
    assert sorted(found.shares) == [0.0, 0.0, 1.0]
    assert found.doubt == 0.0
    assert found.shares[game.facts()["finished"][0]] == 1.0
    assert len({action.place for action in found.actions}) > 1


def test_a_deeper_look_adds_simulations_until_the_best_stands_apart() -> None:
    game = new_game("hare(players=2)", seed=3)
    quick, deep = game.analyse(sims=50), game.analyse(sims=50, deeper=True)
    assert not quick.clear
    assert deep.simulations > quick.simulations
    assert deep.clear or deep.simulations >= 50 * 32


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "whyfirst(players=2)"])
def test_shares_are_as_uncertain_as_they_say(ruleset: str) -> None:
    """Searches with other random numbers find shares about as far apart as the doubt says."""
    game = new_game(ruleset, seed=3)
    looks = [game.analyse(0, sims=SIMS, seed=seed) for seed in range(16)]
    off = sqrt(max(pvariance(look.shares[seat] for look in looks) for seat in (0, 1)))
    reach = sqrt(fmean(look.doubt * look.doubt for look in looks))
    assert 0.5 < reach / (INTERVAL * off) < 4.0, (off, reach)


@pytest.mark.parametrize(
    "ruleset", ["hare(players=2)", "hare(players=4)", "whyfirst(players=2)", "whyfirst(mode=tactical,players=3)"]
)
def test_intervals_hold_what_such_searches_find(ruleset: str) -> None:
    """19 times out of 20, an action's interval holds what searches with other random numbers find on average."""
    game = new_game(ruleset, seed=3)
    looks = [game.analyse(0, sims=SIMS, seed=seed).actions for seed in range(16)]
    found = {action: [each for look in looks for each in look if each.action == action] for action in game.legal(0)}
    held = []
    for each in found.values():
        mean = fmean(action.win_share for action in each)
        held += [action.low <= mean <= action.high for action in each]
    assert all(action.low < action.high for look in looks for action in look), "nothing is certain after a few visits"
    assert fmean(held) > 0.9


def test_progress_counts_simulations() -> None:
    game = new_game("hare(players=2)", seed=3)
    told: list[tuple[int, int]] = []
    found = analyse(game, 0, 600, progress=lambda done, of: told.append((done, of)))
    assert told == [(0, 600), (256, 600), (512, 600), (600, 600)]
    assert found == game.analyse(sims=600)
    told.clear()
    deep = analyse(game, 0, 100, deeper=True, progress=lambda done, of: told.append((done, of)))
    assert told[0] == (0, 100)
    assert told[-1] == (deep.simulations, deep.simulations)
    assert sorted(told) == told, "it never goes back"


@pytest.mark.parametrize("ruleset", ["hare(players=2)", "whyfirst(players=2)"])
def test_what_is_there_is_kept_when_the_search_is_broken_off(ruleset: str) -> None:
    game = new_game(ruleset, seed=3)
    found = analyse(game, 0, 100_000, deeper=True, wanted=lambda: False)
    assert found.simulations == 256
    assert found == game.analyse(0, sims=256)


def test_who_is_not_to_act_is_refused() -> None:
    game = new_game("hare(players=3)", seed=3)
    with pytest.raises(IllegalMove, match="act"):
        game.analyse(2)
    with pytest.raises(IllegalMove):
        new_game("whyfirst", seed=1).analyse()
    with pytest.raises(FestinaError, match="sims"):
        game.analyse(sims=3)
