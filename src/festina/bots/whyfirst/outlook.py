"""What a round in progress promises a seat: who will be second when it ends, and what that does to the totals.

Only what the seat may know is looked at: the pawns, the totals and its own hand.
"""

from __future__ import annotations

from math import sqrt

from ...kernel.switch import dual, hot
from ...whyfirst.codes import ROUNDS, TRICKS
from .evaluate import SPREAD
from .layout import Rules, State

#: How far two pawns drift apart after the last trick that leaves a choice, and how much more for every trick before it
#: (the spread of the difference, in spaces).
_LAST_DRIFT = 3.0
_DRIFT = 1.0
#: What the last card, which is played on its own seat (WF-107), brings on average.
LAST_CARD = 0.6
#: How much more cards in hand move their owner's pawn for every trick left: good ones are played on it.
_GOOD_CARDS = 0.3
#: No entrant: nobody scores, no pawn is moved.
NOBODY = -1
#: A lead of so many spreads is taken to be safe.
REACH = 2.0


@hot
def likely_above(lead: float, spread: float) -> float:
    """Nearly ``ends_above``, without an exponential: this is asked hundreds of times per decision."""
    x = min(max(lead / (REACH * spread), -1.0), 1.0)
    return 0.5 + x * (0.75 - 0.25 * x * x)


@hot
def stands(state: State, entrant: int, pawn: int, space: int) -> int:
    """Where an entrant stands if ``pawn`` were on ``space``."""
    return space if entrant == pawn else state.pawn[entrant]


@hot
def tricks_left(state: State) -> int:
    """The tricks after this one that leave a choice; -1 in the last, where only the tactical variant does (WF-301)."""
    return TRICKS - 1 - state.trick


@hot
def round_spread(state: State) -> float:
    """How far two pawns will still drift apart in this round."""
    return _LAST_DRIFT + _DRIFT * tricks_left(state)


@hot
def total_spread(state: State) -> float:
    """How far two totals drift apart after this round; a little doubt keeps near ties apart after the last one."""
    return SPREAD * sqrt(ROUNDS - state.round + 0.1)


@dual
def own_drift(state: State, rules: Rules, seat: int, kind: int) -> float:
    """How much further than others a seat's pawn will get by the cards in its hand, without a ``kind`` now played."""
    if rules.tactical:
        return 0.0  # WF-301: no card is bound to its own seat
    total = 0
    cards = 0
    for held in range(rules.kinds):
        count = state.hand[seat, held] - (1 if held == kind else 0)
        total += count * rules.value[held]
        cards += count
    return total / cards * (1.0 + _GOOD_CARDS * tricks_left(state)) - LAST_CARD


@dual
def ends_second(
    state: State, rules: Rules, entrant: int, seat: int, drift: float, pawn: int, space: int, spread: float
) -> float:
    """WF-108: the chance that just one pawn ends ahead of an entrant's, as if they drifted independently."""
    own = stands(state, entrant, pawn, space) + (drift if entrant == seat else 0.0)
    none = 1.0
    one = 0.0
    for other in range(rules.entrants):
        if other != entrant:
            place = stands(state, other, pawn, space) + (drift if other == seat else 0.0)
            ahead = likely_above(place - own, spread)
            one = one * (1.0 - ahead) + none * ahead
            none *= 1.0 - ahead
    return one


@dual
def share_if(state: State, rules: Rules, seat: int, scorer: int, points: float, spread: float) -> float:
    """WF-110: the chance that just one entrant ends above a seat, if ``scorer`` (or NOBODY) gets points now."""
    own = state.total[seat] + (points if scorer == seat else 0.0)
    none = 1.0
    one = 0.0
    for other in range(rules.entrants):
        if other != seat:
            total = state.total[other] + (points if scorer == other else 0.0)
            above = likely_above(total - own, spread)
            one = one * (1.0 - above) + none * above
            none *= 1.0 - above
    return one


@hot
def points_of(state: State, rules: Rules, entrant: int, seat: int, drift: float, pawn: int, space: int) -> float:
    """The points that second place would bring an entrant: where its pawn is expected at the end of the round."""
    points = stands(state, entrant, pawn, space) + (0.0 if rules.tactical else LAST_CARD)
    if entrant == seat:
        points += drift
    return points


@dual
def gain_if(state: State, rules: Rules, seat: int, drift: float, pawn: int, space: int) -> float:
    """What a seat may hope to gain of the win in this round if ``pawn`` were on ``space`` (NOBODY: as things are).

    Everybody's second place counts: points for another may be as welcome, or as unwelcome, as one's own.
    """
    spread = round_spread(state)
    later = total_spread(state)
    now = share_if(state, rules, seat, NOBODY, 0.0, later)
    gain = 0.0
    for entrant in range(rules.entrants):
        points = points_of(state, rules, entrant, seat, drift, pawn, space)
        chance = ends_second(state, rules, entrant, seat, drift, pawn, space, spread)
        gain += chance * (share_if(state, rules, seat, entrant, points, later) - now)
    return gain


@dual
def promise(state: State, rules: Rules, seat: int, kind: int, pawn: int, space: int) -> float:
    """What a seat may hope to gain if it moves ``pawn`` to ``space`` by a card of ``kind``."""
    return gain_if(state, rules, seat, own_drift(state, rules, seat, kind), pawn, space)
