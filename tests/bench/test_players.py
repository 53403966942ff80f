"""Benches of the players, shortened: they run, and what they print adds up.

One game stands for both: compiling the leagues of the other takes two minutes.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import calibration, judging, strength
from bench.crew import kit_named, weights_from
from bench.reliability import Verdicts, measured
from bench.roots import roots_at
from bench.timing import positions
from festina.bots.league import HAND_MADE
from festina.lab.training.games import by_search

pytestmark = pytest.mark.xdist_group("search")


def _last_line(capsys: pytest.CaptureFixture[str]) -> Any:
    return json.loads(capsys.readouterr().out.splitlines()[-1])


def test_a_champion_plays_for_a_whole_team(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--games", "6", "--sims", "10", "--against", "10", "--workers", "1"]
    strength.main(["hare", "--tables", "hare(teams=2)", *given])
    [score] = _last_line(capsys)["tables"]
    assert (score["games"], score["cut"], score["sides"], score["equal_share"]) == (6, 0, 2, 0.5)
    assert score["low"] <= score["win_share"] <= score["high"]
    assert score["multiple"] == 2 * score["win_share"]


def test_equals_share_what_there_is_to_win() -> None:
    ruleset = "hare(players=3,until=winner)"
    net = weights_from(kit_named(ruleset.partition("(")[0]), None)
    bot = by_search(6, 0.0, HAND_MADE)
    played = [each for part in strength.parts_of(ruleset, bot, bot, 9, 0, 1, net) for each in strength.play_part(part)]
    score = strength.score_of(ruleset, 6, len(played), played)
    assert score.games >= 9
    assert score.games % score.sides == 0
    assert score.multiple == pytest.approx(1)  # every deal was played for each side, by the same player


def test_the_same_time_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    strength.main(["hare", "--games", "4", "--against", "8", "--equal-time", "--workers", "1"])
    report = _last_line(capsys)
    [timed] = report["timed"].values()
    assert timed["search_sims"] == 8
    assert report["tables"][0]["sims"] == timed["champion_sims"] > 0


def test_roots_promise_one_win_to_all_together() -> None:
    kit = kit_named("hare")
    net = weights_from(kit, None)
    roots = roots_at(kit.training[0])
    roots.learn(net)
    where = positions(kit.training[0], net, 3, 6)
    assert len(where) == 6
    for number, seat in enumerate(where.seats.tolist()):
        assert roots.seat_to_decide(where.states[number]) == seat
        for learned in (False, True):
            roots.search(where.states[number], seat, 40, learned, number)
            shares = roots.shares(seat, learned)
            assert shares.sum() == pytest.approx(1, abs=1e-4)
            assert shares.min() >= -1e-6
    for seat, rows in where.by_seat():
        np.testing.assert_allclose(roots.judge(where.states[rows], seat).sum(1), 1)


def test_calibration_is_measured_and_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    target = tmp_path / "hare.svg"
    given = ["--games", "4", "--sims", "10", "--positions", "3", "--workers", "1"]
    calibration.main(["hare", *given, "--plot", str(target)])
    report = _last_line(capsys)
    assert (report["games"], report["positions"]) == (4, 12)
    assert list(report["judgements"]) == ["champion", "search", "static"]
    assert sum(each["count"] for each in report["judgements"]["champion"]["bins"]) >= 2 * 12
    assert "<svg" in target.read_text()
    calibration.main(["hare", *given, "--selfplay"])
    assert _last_line(capsys)["positions"] == 12


def test_figures_of_calibration_are_as_defined() -> None:
    won = np.array([[1.0, 0.0], [1.0, 0.0], [0.0, 1.0], [0.0, 1.0]])
    sure, even = np.array([[0.95, 0.05]] * 4), np.full((4, 2), 0.5)
    verdicts = Verdicts(np.arange(4), np.zeros(4, np.int64), np.full(4, 2), won, {"sure": sure, "even": even})
    report = measured(verdicts, seed=1)
    assert report["sure"]["all"]["ece"][0] == pytest.approx(0.45)
    assert report["sure"]["all"]["brier"][0] == pytest.approx(0.05**2 + 0.95**2)
    assert report["sure"]["all"]["log_loss"][0] == pytest.approx(-(np.log(0.95) + np.log(0.05)) / 2)
    assert report["even"]["all"]["ece"][0] == 0
    assert report["even"]["all"]["brier_more"][0] == pytest.approx(0.5 - 0.05**2 - 0.95**2)
    assert report["even"]["own"]["brier"][0] == 0.25
    assert [each["won"] for each in report["sure"]["bins"]] == [0.5, 0.5]


def test_judging_is_timed(capsys: pytest.CaptureFixture[str]) -> None:
    given = ["--sims", "8", "--positions", "2", "--judged", "24", "--rounds", "1", "--seconds", "0.001"]
    judging.main(["--games", "hare", *given])
    hare = _last_line(capsys)["hare"]
    assert hare["evaluations_per_second"]["learned"] > 0
    assert hare["simulations_per_second"]["ratio"] > 0
