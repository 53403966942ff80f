"""The sequential test: the ratio it reports, the verdicts it gives, and how often it is wrong."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from festina import FestinaError
from festina.lab.sprt import Question, Sprt, log_likelihood_ratio, read_question, share_of_elo


@pytest.mark.parametrize(("wins", "losses"), [(1, 0), (7, 3), (30, 90), (200, 0)])
def test_wins_and_losses_alone_give_the_binomial_ratio(wins: int, losses: int) -> None:
    exact = wins * log(0.6 / 0.5) + losses * log(0.4 / 0.5)
    assert log_likelihood_ratio({1.0: wins, 0.0: losses}, 0.5, 0.6) == pytest.approx(exact, rel=0.01, abs=0.02)


def test_draws_speak_for_the_hypothesis_of_equals() -> None:
    assert log_likelihood_ratio({0.5: 50}, 0.5, 0.6) < -5
    assert log_likelihood_ratio({0.5: 50}, 0.4, 0.5) > 5


def test_the_ratio_is_symmetric() -> None:
    seen = {0.0: 3, 0.25: 11, 0.5: 20, 1.0: 9}
    mirrored = {1 - score: number for score, number in seen.items()}
    assert log_likelihood_ratio(seen, 0.45, 0.55) == pytest.approx(-log_likelihood_ratio(mirrored, 0.45, 0.55))


def test_evenly_split_pairs_say_more_than_single_games() -> None:
    """Pairs that stay close to their mean decide sooner than wins and losses with the same mean."""
    assert log_likelihood_ratio({0.5: 60, 1.0: 40}, 0.5, 0.6) > log_likelihood_ratio({0.0: 30, 1.0: 70}, 0.5, 0.6) > 0


def test_nothing_seen_says_nothing() -> None:
    assert log_likelihood_ratio({}, 0.5, 0.6) == pytest.approx(0, abs=1e-2)


@pytest.mark.parametrize(("strength", "verdict"), [(0.4, "low"), (0.6, "high")])
def test_it_is_wrong_about_as_often_as_allowed(strength: float, verdict: str) -> None:
    random = Random(5)
    right = rounds = 0
    for _ in range(100):
        test = Sprt(Question(0.4, 0.6, alpha=0.1, beta=0.1))
        while test.verdict is None:
            # Pairs of games: 0, 1/2 or 1.
            test.add((random.random() < strength) / 2 + (random.random() < strength) / 2)
            rounds += 1
        right += test.verdict == verdict
    assert right >= 82
    assert rounds / 100 < 40, "a clear difference is found soon"


def test_the_first_verdict_stays() -> None:
    test = Sprt(Question(0.5, 0.75))
    for _ in range(30):
        test.add(1.0)
    report = test.report()
    assert test.verdict == report.verdict == "high"
    assert report.llr > report.upper == pytest.approx(log(19))
    assert report.rounds == 30
    assert report.score == 1.0
    for _ in range(200):
        test.add(0.0)
    assert test.verdict == "high"


def test_elo_is_odds() -> None:
    assert share_of_elo(0) == 0.5
    assert share_of_elo(400) == pytest.approx(10 / 11)
    assert share_of_elo(0, 0.25) == 0.25
    assert share_of_elo(-400, 0.25) == pytest.approx(1 / 31)


def test_questions_in_elo_and_in_shares() -> None:
    assert read_question("0:400", 0.05, 0.1, 0.5) == Question(0.5, share_of_elo(400), 0.05, 0.1)
    assert read_question(" 50% : 55% ", 0.05, 0.05, 0.25) == Question(0.5, 0.55)


@pytest.mark.parametrize(
    "text", ["", "5", "30:0", "0:0", "1:2:3", "a:b", "nan:5", "0:inf", "40%:30%", "0%:50%", "50%:100%", "10%:5"]
)
def test_bad_questions(text: str) -> None:
    with pytest.raises(FestinaError, match="no question"):
        read_question(text, 0.05, 0.05, 0.5)


@pytest.mark.parametrize("risk", [0.0, 0.5, -1.0, float("nan")])
def test_bad_risks(risk: float) -> None:
    with pytest.raises(FestinaError, match="alpha"):
        read_question("0:5", risk, 0.05, 0.5)
    with pytest.raises(FestinaError, match="beta"):
        read_question("0:5", 0.05, risk, 0.5)
