"""The network at work, executed in each game's part of the bots: from inputs that are on to win shares and places."""

from __future__ import annotations

from ...kernel.numbers import exp
from ...kernel.switch import dual, hot
from ..net import FIRST_SCALE, HIDDEN, LAST_SCALE, SECOND_SHIFT, UPPER
from .layout import Net, Sight

_LAST = 1.0 / (FIRST_SCALE * LAST_SCALE)


@hot
def add_eight(net: Net, sight: Sight, entrant: int, i: int) -> None:
    """The weights of eight inputs at once, from number ``i`` on: the units are read and written once for all."""
    a = sight.listed[entrant, i]
    b = sight.listed[entrant, i + 1]
    c = sight.listed[entrant, i + 2]
    d = sight.listed[entrant, i + 3]
    e = sight.listed[entrant, i + 4]
    f = sight.listed[entrant, i + 5]
    g = sight.listed[entrant, i + 6]
    h = sight.listed[entrant, i + 7]
    for j in range(HIDDEN):
        sight.hidden[entrant, j] += (
            (net.first[a, j] + net.first[b, j])
            + (net.first[c, j] + net.first[d, j])
            + (net.first[e, j] + net.first[f, j])
            + (net.first[g, j] + net.first[h, j])
        )


@hot
def add_four(net: Net, sight: Sight, entrant: int, i: int) -> None:
    """The weights of four inputs at once."""
    a = sight.listed[entrant, i]
    b = sight.listed[entrant, i + 1]
    c = sight.listed[entrant, i + 2]
    d = sight.listed[entrant, i + 3]
    for j in range(HIDDEN):
        sight.hidden[entrant, j] += (net.first[a, j] + net.first[b, j]) + (net.first[c, j] + net.first[d, j])


@hot
def add_two(net: Net, sight: Sight, entrant: int, i: int) -> None:
    """The weights of two inputs at once."""
    a = sight.listed[entrant, i]
    b = sight.listed[entrant, i + 1]
    for j in range(HIDDEN):
        sight.hidden[entrant, j] += net.first[a, j] + net.first[b, j]


@hot
def add_one(net: Net, sight: Sight, entrant: int, i: int) -> None:
    """The weights of an input."""
    a = sight.listed[entrant, i]
    for j in range(HIDDEN):
        sight.hidden[entrant, j] += net.first[a, j]


@hot
def add_hidden(net: Net, sight: Sight, entrant: int) -> None:
    """An entrant's hidden units, and their part of the pool.

    The biases come last: copied one by one to begin with, the units could not be read many at a time at once.
    """
    for j in range(HIDDEN):
        sight.hidden[entrant, j] = 0
    count = sight.counted[entrant]
    for i in range(0, count - 7, 8):
        add_eight(net, sight, entrant, i)
    if count & 4:
        add_four(net, sight, entrant, count - count % 8)
    if count & 2:
        add_two(net, sight, entrant, count - count % 4)
    if count & 1:
        add_one(net, sight, entrant, count - 1)
    for j in range(HIDDEN):
        unit = max(sight.hidden[entrant, j] + net.first_bias[j], 0)
        sight.hidden[entrant, j] = unit
        sight.pooled[j] += unit


@hot
def add_four_shared(net: Net, sight: Sight, i: int) -> None:
    """Four of the table's inputs at once; weights of whole inputs are brought to the second layer's scale of sums."""
    a = sight.shared[i]
    b = sight.shared[i + 1]
    c = sight.shared[i + 2]
    d = sight.shared[i + 3]
    for k in range(UPPER):
        weight = (net.shared[a, k] + net.shared[b, k]) + (net.shared[c, k] + net.shared[d, k])
        sight.common[k] += weight * FIRST_SCALE


@hot
def add_common(net: Net, sight: Sight) -> None:
    """What the second layers of all entrants have in common: the table's inputs and the pool, eight units at a time."""
    for k in range(UPPER):
        sight.common[k] = net.upper_bias[k]
    count = sight.shared_count
    for i in range(0, count - 3, 4):
        add_four_shared(net, sight, i)
    for i in range(count - count % 4, count):
        row = sight.shared[i]
        for k in range(UPPER):
            sight.common[k] += net.shared[row, k] * FIRST_SCALE
    for j in range(0, HIDDEN, 8):
        p = sight.pooled[j]
        q = sight.pooled[j + 1]
        r = sight.pooled[j + 2]
        s = sight.pooled[j + 3]
        t = sight.pooled[j + 4]
        u = sight.pooled[j + 5]
        v = sight.pooled[j + 6]
        w = sight.pooled[j + 7]
        for k in range(UPPER):
            sight.common[k] += (
                (net.pool[j, k] * p + net.pool[j + 1, k] * q)
                + (net.pool[j + 2, k] * r + net.pool[j + 3, k] * s)
                + (net.pool[j + 4, k] * t + net.pool[j + 5, k] * u)
                + (net.pool[j + 6, k] * v + net.pool[j + 7, k] * w)
            )


@hot
def add_upper(net: Net, sight: Sight, entrant: int) -> None:
    """An entrant's second layer, and what it says of the win and of the place.

    Units of zero are added, too: finding out which they are takes longer.
    """
    for k in range(UPPER):
        sight.upper[k] = sight.common[k]
    for j in range(0, HIDDEN, 8):
        p = sight.hidden[entrant, j]
        q = sight.hidden[entrant, j + 1]
        r = sight.hidden[entrant, j + 2]
        s = sight.hidden[entrant, j + 3]
        t = sight.hidden[entrant, j + 4]
        u = sight.hidden[entrant, j + 5]
        v = sight.hidden[entrant, j + 6]
        w = sight.hidden[entrant, j + 7]
        for k in range(UPPER):
            sight.upper[k] += (
                (net.own[j, k] * p + net.own[j + 1, k] * q)
                + (net.own[j + 2, k] * r + net.own[j + 3, k] * s)
                + (net.own[j + 4, k] * t + net.own[j + 5, k] * u)
                + (net.own[j + 6, k] * v + net.own[j + 7, k] * w)
            )
    win = 0
    rank = 0
    for k in range(UPPER):
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
    """Win shares that add up to one."""
    most = sight.win[0]
    for entrant in range(1, entrants):
        most = max(most, sight.win[entrant])
    total = 0.0
    for entrant in range(entrants):
        sight.shares[entrant] = exp(sight.win[entrant] - most)
        total += sight.shares[entrant]
    for entrant in range(entrants):
        sight.shares[entrant] /= total


@dual
def place_all(sight: Sight, entrants: int) -> None:
    """Expected places: one more than the entrants expected home before; ``rank`` becomes everybody's odds."""
    first = sight.rank[0]
    for entrant in range(1, entrants):
        first = max(first, sight.rank[entrant])
    for entrant in range(entrants):
        sight.rank[entrant] = exp(sight.rank[entrant] - first)
        sight.places[entrant] = 1.0
    for entrant in range(entrants):
        for other in range(entrant):
            behind = sight.rank[other] / (sight.rank[other] + sight.rank[entrant])
            sight.places[entrant] += behind
            sight.places[other] += 1.0 - behind
