"""The gate: a new judgement must not lose to the one before, over many tables, by the arena's sequential test."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from ...bots.league import LEARNED, RIVAL
from ..sprt import Question, Sprt, SprtReport
from .games import Order, by_search, table_for_games

#: Simulations per decision, and the decisions at the beginning that are drawn.
_SIMULATIONS = 40
_OPENING = 8
QUESTION = Question(0.49, 0.53)

Match = tuple[str, int, bytes, bytes]


def play_round(match: Match) -> float:
    """The score of the first judgement in a round: the same opening with the line-ups mirrored."""
    ruleset, seed, net, rival = match
    table = table_for_games(ruleset)
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
