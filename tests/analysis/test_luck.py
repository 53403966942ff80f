"""Luck averages out: over many games nobody is lucky, in either game."""

from __future__ import annotations

from math import sqrt
from statistics import fmean, stdev

import pytest

from festina.analysis.reviewing import review_game

from .races import raced

pytestmark = pytest.mark.usefixtures("compiled_insight")

SIMS = 16
GAMES = 40
#: An interval of 99.9 % reaches so many standard errors to each side: a change elsewhere deals other games, not luck.
REACH = 3.3


@pytest.mark.parametrize(("ruleset", "widest"), [("hare(players=3,until=winner)", 0.13), ("whyfirst(players=3)", 0.04)])
def test_average_luck_is_zero_within_its_interval(ruleset: str, widest: float) -> None:
    # A seed for each review: with the same one, the errors of all estimates would be alike and never average out.
    reviews = [review_game(raced(ruleset, seed), SIMS, seed=seed) for seed in range(GAMES)]
    assert all(review.complete for review in reviews)
    for entrant in range(3):
        luck = [review.seats[entrant].luck for review in reviews]
        assert fmean(map(abs, luck)) > 0.01, "chance changes something in most games"
        reach = REACH * stdev(luck) / sqrt(GAMES)
        assert reach < widest, "games differ too much for so few of them to say anything"
        assert abs(fmean(luck)) <= reach, f"entrant {entrant} is lucky by {fmean(luck):+.3f} ± {reach:.3f}"
