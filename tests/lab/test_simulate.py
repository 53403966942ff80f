"""Simulations: the same games for any number of workers, and honest figures."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadRuleset, FestinaError, games
from festina.lab.simulate import Simulation, interval, simulate

pytestmark = pytest.mark.usefixtures("compiled")


def figures(result: Simulation) -> tuple[Any, ...]:
    counts = result.counts.tolist()
    return result.decisions, result.draws, result.lengths, result.cut, result.winners, counts


@pytest.mark.parametrize("game", games())
def test_workers_do_not_change_anything(game: str) -> None:
    results = [figures(simulate(game, 120, seed=5, workers=workers)) for workers in (1, 2, 7)]
    assert results[0] == results[1] == results[2]


@pytest.mark.parametrize("game", games())
def test_every_game_is_counted_once(game: str) -> None:
    result = simulate(game, 100, seed=5, limit=400)
    assert sum(result.lengths.values()) + result.cut == 100
    assert sum(result.winners.values()) == result.finished
    whole = sum(length * number for length, number in result.lengths.items())
    assert result.decisions == whole + 400 * result.cut


def test_ht_853_shares_are_those_of_finished_games() -> None:
    result = simulate("hare(until=places)", 100, seed=5, limit=1500)
    assert 0 < result.cut < 100
    assert sum(result.wins) == result.finished
    assert sum(result.win_share) == pytest.approx(1)


def test_another_seed_gives_other_games() -> None:
    assert figures(simulate("hare", 50, seed=1)) != figures(simulate("hare", 50, seed=2))


def test_ht_853_a_game_is_cut_at_the_limit() -> None:
    result = simulate("hare", 20, limit=10)
    assert result.cut == 20
    assert result.decisions == 200
    assert result.win_share == [0, 0, 0, 0]
    assert result.length_quantile(0.5) is None


def test_progress_reaches_the_end() -> None:
    seen: list[tuple[int, int]] = []
    warm: list[bool] = []
    simulate("hare", 40, progress=lambda done, total: seen.append((done, total)), warmed=lambda: warm.append(True))
    assert seen[-1] == (40, 40)
    assert warm == [True]


@pytest.mark.parametrize(
    "wrong",
    [{"games": 0}, {"games": True}, {"seed": -1}, {"seed": 2**64}, {"limit": 0}, {"workers": 0}, {"games": 1.5}],
)
def test_numbers_that_make_no_sense(wrong: dict[str, Any]) -> None:
    with pytest.raises(FestinaError):
        simulate("hare", **{"games": 10, **wrong})


def test_a_ruleset_that_is_none() -> None:
    with pytest.raises(BadRuleset):
        simulate("hare(players=1)", 10)


def test_wilsons_interval() -> None:
    low, high = interval(50, 100)
    assert (round(low, 4), round(high, 4)) == (0.4038, 0.5962)
    assert interval(0, 0) == (0, 1)
    assert interval(0, 10)[0] == 0
