"""The network at work, executed in each game's part of the bots: from inputs that are on to win shares and places."""

from __future__ import annotations

from ...kernel.numbers import exp
from ...kernel.switch import dual, hot
from ..net import FIRST_SCALE, HIDDEN, LAST_SCALE, SECOND_SHIFT
from .layout import Net, Sight

_LAST = 1.0 / (FIRST_SCALE * LAST_SCALE)


@hot
def add_hidden(net: Net, sight: Sight, entrant: int) -> None:
    """An entrant's hidden units, and their part of the pool."""
    for j in range(HIDDEN):
        sight.hidden[entrant, j] = net.first_bias[j]
    for i in range(sight.counted[entrant]):
        row = sight.listed[entrant, i]
        for j in range(HIDDEN):
            sight.hidden[entrant, j] += net.first[row, j]
    for j in range(HIDDEN):
        unit = max(sight.hidden[entrant, j], 0)
        sight.hidden[entrant, j] = unit
        sight.pooled[j] += unit


@hot
def add_common(net: Net, sight: Sight) -> None:
    """What the second layers of all entrants have in common: the table's inputs and the pool."""
    width = net.width
    for k in range(width):
        sight.common[k] = net.upper_bias[k]
    for i in range(sight.shared_count):
        row = sight.shared[i]
        for k in range(width):
            # Weights of whole inputs: in the second layer's scale of sums.
            sight.common[k] += net.shared[row, k] * FIRST_SCALE
    for j in range(HIDDEN):
        unit = sight.pooled[j]
        if unit:
            for k in range(width):
                sight.common[k] += net.pool[j, k] * unit


@hot
def add_upper(net: Net, sight: Sight, entrant: int) -> None:
    """An entrant's second layer, and what it says of the win and of the place."""
    width = net.width
    for k in range(width):
        sight.upper[k] = sight.common[k]
    for j in range(HIDDEN):
        unit = sight.hidden[entrant, j]
        if unit:
            for k in range(width):
                sight.upper[k] += net.own[j, k] * unit
    win = 0
    rank = 0
    for k in range(width):
        unit = max(sight.upper[k], 0) >> SECOND_SHIFT
        win += net.win[k] * unit
        rank += net.rank[k] * unit
    sight.win[entrant] = win * _LAST + sight.base[entrant]
    sight.rank[entrant] = rank * _LAST + sight.base[entrant]


@dual
def run_net(net: Net, sight: Sight, entrants: int) -> None:
    """From the inputs that are on to two numbers per entrant."""
    for j in range(HIDDEN):
        sight.pooled[j] = 0
    for entrant in range(entrants):
        add_hidden(net, sight, entrant)
    add_common(net, sight)
    for entrant in range(entrants):
        add_upper(net, sight, entrant)


@dual
def share_out(sight: Sight, entrants: int) -> None:
    """Win shares that add up to one, and expected places: one more than the entrants expected home before."""
    most = sight.win[0]
    first = sight.rank[0]
    for entrant in range(1, entrants):
        most = max(most, sight.win[entrant])
        first = max(first, sight.rank[entrant])
    total = 0.0
    for entrant in range(entrants):
        sight.shares[entrant] = exp(sight.win[entrant] - most)
        total += sight.shares[entrant]
        sight.rank[entrant] = exp(sight.rank[entrant] - first)
        sight.places[entrant] = 1.0
    for entrant in range(entrants):
        sight.shares[entrant] /= total
        for other in range(entrant):
            behind = sight.rank[other] / (sight.rank[other] + sight.rank[entrant])
            sight.places[entrant] += behind
            sight.places[other] += 1.0 - behind
