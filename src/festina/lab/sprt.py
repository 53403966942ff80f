"""A sequential test for two bots: play until it is clear which of two strengths fits better, and not longer.

The score of a round (all paired games of a cycle of line-ups together) is one observation between 0 and 1. Nothing is
assumed about how scores are spread: for each of the two hypotheses the likeliest distribution with that mean is fitted
to what was seen (Van den Bergh's generalised SPRT, as chess engine testers use it), and the logarithm of the ratio of
the two likelihoods is compared with Wald's bounds.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from math import log

from ..kernel.data import Data
from ..kernel.errors import FestinaError
from ..kernel.ruleset import shorten

#: The weight given to either extreme score beforehand, so that no distribution is ruled out.
_PRIOR = 1e-3
_STEPS = 80
_MOST_ELO = 1200.0


@dataclass(frozen=True)
class Question:
    """Is the first bot's score at most ``low``, or at least ``high``? With the risks of either mistake."""

    low: float
    high: float
    alpha: float = 0.05
    beta: float = 0.05

    @property
    def bounds(self) -> tuple[float, float]:
        """Wald's: below the first the low hypothesis is accepted, above the second the high one."""
        return log(self.beta / (1 - self.alpha)), log((1 - self.beta) / self.alpha)


def read_question(text: str, alpha: float, beta: float, part: float) -> Question:
    """A question from bounds in Elo (``0:30``) or win shares (``50%:55%``).

    ``part`` is the first bot's part of the seats, what it would win as an equal; Elo points are odds against it.
    """
    for name, risk in (("alpha", alpha), ("beta", beta)):
        if not 0.0 < risk < 0.5:
            raise FestinaError("arena-bad-risk", option=name, value=f"{risk:g}")
    ends = [end.strip() for end in text.split(":")]
    try:
        if len(ends) != 2:
            raise ValueError
        if all(end.endswith("%") for end in ends):
            low, high = (float(end[:-1]) / 100 for end in ends)
        else:
            points = [float(end) for end in ends]
            if not all(abs(elo) <= _MOST_ELO for elo in points):
                raise ValueError
            low, high = (share_of_elo(elo, part) for elo in points)
        if not 0.0 < low < high < 1.0:
            raise ValueError
    except ValueError:
        raise FestinaError("arena-bad-sprt", text=shorten(text)) from None
    return Question(low, high, alpha, beta)


def share_of_elo(elo: float, part: float = 0.5) -> float:
    """What a bot on this part of the seats wins if each of its seats is so many Elo points better than the others."""
    odds: float = part / (1 - part) * 10 ** (elo / 400)
    return odds / (1 + odds)


class SprtReport(Data, frozen=True):
    """How far a test has come."""

    low: float
    high: float
    alpha: float
    beta: float
    rounds: int
    score: float | None
    #: The log-likelihood ratio, and the bounds at which the test stops.
    llr: float
    lower: float
    upper: float
    verdict: str | None


@dataclass
class Sprt:
    """The test as it goes on."""

    question: Question
    seen: Counter[float] = field(default_factory=Counter)
    verdict: str | None = None

    def add(self, score: float) -> None:
        """Add a round's score; the first verdict stays."""
        self.seen[round(score, 9)] += 1
        low, high = self.question.bounds
        ratio = self.ratio
        if self.verdict is None and not low < ratio < high:
            self.verdict = "low" if ratio <= low else "high"

    @property
    def ratio(self) -> float:
        """The log-likelihood ratio, high against low."""
        return log_likelihood_ratio(self.seen, self.question.low, self.question.high)

    def report(self) -> SprtReport:
        """How far it has come."""
        lower, upper = self.question.bounds
        rounds = sum(self.seen.values())
        return SprtReport(
            low=self.question.low,
            high=self.question.high,
            alpha=self.question.alpha,
            beta=self.question.beta,
            rounds=rounds,
            score=sum(score * number for score, number in self.seen.items()) / rounds if rounds else None,
            llr=self.ratio,
            lower=lower,
            upper=upper,
            verdict=self.verdict,
        )


def log_likelihood_ratio(seen: Mapping[float, int], low: float, high: float) -> float:
    """How much better ``high`` explains the scores seen than ``low`` does, as a logarithm."""
    weights: dict[float, float] = {0.0: _PRIOR, 1.0: _PRIOR}
    for score, number in seen.items():
        weights[score] = weights.get(score, 0.0) + number
    return _fit(weights, high) - _fit(weights, low)


def _fit(weights: Mapping[float, float], mean: float) -> float:
    """The log-likelihood, but for a constant, of the likeliest distribution with this mean.

    It gives score s the weight w / (1 + x (s - mean)); x is where the mean comes out right.
    """
    below, above = -1 / (1 - mean), 1 / mean

    def slope(x: float) -> float:
        return sum(weight * (score - mean) / (1 + x * (score - mean)) for score, weight in weights.items())

    for _ in range(_STEPS):
        middle = (below + above) / 2
        if slope(middle) > 0:
            below = middle
        else:
            above = middle
    x = (below + above) / 2
    return -sum(weight * log(1 + x * (score - mean)) for score, weight in weights.items())
