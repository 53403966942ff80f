"""What the totals are worth to each entrant with some rounds still to come."""

from __future__ import annotations

from math import sqrt

from ...kernel.numbers import exp
from ...kernel.switch import dual, hot
from ...whyfirst.codes import ROUNDS, Phase
from ...whyfirst.rules import winner_bits
from .layout import Rules, State, Tree

#: How far the scores of two entrants drift apart in a round (the spread of the difference, in points).
SPREAD = 5.0


@hot
def ends_above(lead: float, spread: float) -> float:
    """The chance that somebody with this lead is still ahead at the end (a logistic curve for a normal one)."""
    x = min(max(1.7 * lead / spread, -30.0), 30.0)
    return 1.0 / (1.0 + exp(-x))


@dual
def exactly_one_above(state: State, rules: Rules, seat: int, spread: float) -> float:
    """WF-110: the chance that just one entrant ends above this one, as if they drifted independently."""
    none = 1.0
    one = 0.0
    for other in range(rules.entrants):
        if other != seat:
            above = ends_above(state.total[other] - state.total[seat], spread)
            one = one * (1.0 - above) + none * above
            none *= 1.0 - above
    return one


@hot
def spread_from(round_number: int) -> float:
    """How far two totals drift apart from the beginning of a round to the end of the game."""
    return SPREAD * sqrt(float(ROUNDS + 1 - round_number))


@dual
def worth(state: State, rules: Rules, seat: int) -> float:
    """A seat's expected share of the win, judged between rounds; the true share when the game is over."""
    if state.phase == Phase.OVER:
        bits = winner_bits(state, rules)
        winners = 0
        for entrant in range(rules.entrants):
            winners += (bits >> entrant) & 1
        return ((bits >> seat) & 1) / winners
    spread = spread_from(state.round)
    total = 0.0
    for entrant in range(rules.entrants):
        total += exactly_one_above(state, rules, entrant, spread)
    return exactly_one_above(state, rules, seat, spread) / total


@hot
def expected_place(share: float, entrants: int) -> float:
    """Winners are first, the others share the places behind: the place that goes with a share of the win."""
    return 1.0 + (1.0 - share) * entrants / 2


@dual
def final_values(state: State, rules: Rules, tree: Tree) -> None:
    """Win shares and places of all entrants in a game that is over."""
    for entrant in range(rules.entrants):
        tree.shares[entrant] = worth(state, rules, entrant)
        tree.places[entrant] = expected_place(1.0 if tree.shares[entrant] > 0.0 else 0.0, rules.entrants)
