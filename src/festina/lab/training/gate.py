"""The gate: a new judgement must not lose to the one before, over many tables, by the arena's sequential test."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ...bots.league import HAND_MADE, LEARNED, RIVAL
from ..sprt import Question, Sprt, SprtReport
from .games import Order, Table, by_search, table_for_games

#: Simulations per decision among themselves, and against hand-made searches; the decisions at the beginning that are
#: drawn.
_SIMULATIONS = 40
_SIMULATIONS_OUTSIDE = 80
_OPENING = 8
QUESTION = Question(0.49, 0.53)

Match = tuple[str, int, bytes, bytes]


def play_round(match: Match) -> float:
    """The score of the first judgement in a round: half of it against the second, half against others."""
    ruleset, seed, net, rival = match
    table = table_for_games(ruleset)
    return 0.5 * _between(table, ruleset, seed, net, rival) + 0.5 * _outside(table, ruleset, seed, net, rival)


def _between(table: Table, ruleset: str, seed: int, net: bytes, rival: bytes) -> float:
    """The two at one table: the same openings with the line-ups mirrored."""
    seats = table.table.players
    score = 0.0
    for mirrored in (0, 1):
        kinds = [(seat + mirrored) % 2 for seat in range(seats)]
        players = tuple(by_search(_SIMULATIONS, 0.0, RIVAL if kind else LEARNED) for kind in kinds)
        order = Order(ruleset, players, 4, _OPENING, seed, 1.0)
        results = table.play(order, net, order.games * 400, rival)[3][:, 0, :seats]
        own = np.array([kind == 0 for kind in kinds])
        # Shares by seat, so that a side with more seats does not seem stronger.
        mine, theirs = results[:, own].mean(1), results[:, ~own].mean(1)
        # A game that was cut, or that neither side has won, says nothing.
        counts = (results[:, 0] >= 0) & (mine + theirs > 0)
        score += float(np.where(counts, mine / np.maximum(mine + theirs, 1e-9), 0.5).mean()) / 2
    return score


def _outside(table: Table, ruleset: str, seed: int, net: bytes, rival: bytes) -> float:
    """Each of them alone among hand-made searches, with the same openings: half a point for each as good a result."""
    seats = table.table.players
    score, games = 0.0, 0
    for number in range(2):
        seat = (seed + number) % seats
        results = []
        for judgement in (LEARNED, RIVAL):
            players = tuple(
                by_search(_SIMULATIONS_OUTSIDE, 0.0, judgement if each == seat else HAND_MADE) for each in range(seats)
            )
            order = Order(ruleset, players, 3, _OPENING, seed + number, 1.0)
            results.append(table.play(order, net, order.games * 400, rival)[3][:, 0, :])
        counts = (results[0][:, 0] >= 0) & (results[1][:, 0] >= 0)
        score += float(np.where(counts, 0.5 + (results[0][:, seat] - results[1][:, seat]) / 2, 0.5).sum())
        games += len(counts)
    return score / games


def gate(
    net: bytes,
    rival: bytes,
    rulesets: Sequence[str],
    most_rounds: int,
    seed: int,
    play: Callable[[list[Match]], list[float]],
) -> SprtReport:
    """Whether ``net`` is at least as good as ``rival``: rounds are played until that is clear, or there are enough."""
    test = Sprt(QUESTION)
    random = np.random.default_rng([seed, 99])
    rounds = 0
    while test.verdict is None and rounds < most_rounds:
        matches = []
        for _ in range(min(16, most_rounds - rounds)):
            ruleset = rulesets[0] if random.random() < 0.3 else str(random.choice(np.array(rulesets)))
            matches.append((ruleset, int(random.integers(2**62)), net, rival))
        for score in play(matches):
            test.add(score)
        rounds += len(matches)
    return test.report()
