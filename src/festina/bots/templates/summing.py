"""What searches say about the actions at their root, added up: executed in each game's part of the bots.

Each search leaves a tree. ``gather`` takes what matters from one tree, ``add`` puts two such sums together, whoever
searched them and wherever, and ``sum_up`` makes the report.
"""

from __future__ import annotations

from math import sqrt

from ...kernel.switch import dual, gate, hot
from .layout import Summary, Tree


@gate
def gather(tree: Tree, seat: int, summary: Summary) -> None:
    """The root of one tree, for the seat that searched."""
    first = tree.first[0]
    summary.streams = 1
    summary.simulations = tree.visits[0]
    summary.count = tree.count[0]
    for i in range(tree.count[0]):
        edge = first + i
        summary.code[i] = tree.code[edge]
        summary.visits[i] = tree.visits[edge]
        summary.value[i] = tree.promised[edge, seat]
        summary.square[i] = tree.square[edge]
        summary.place[i] = tree.place[edge]
        summary.prior[i] = tree.prior[edge]


@dual
def row_of(summary: Summary, code: int) -> int:
    """The row of an action; a new one of zeros if it has none."""
    for i in range(summary.count):
        if summary.code[i] == code:
            return i
    i = summary.count
    summary.count = i + 1
    summary.code[i] = code
    summary.visits[i] = 0
    summary.value[i] = 0.0
    summary.square[i] = 0.0
    summary.place[i] = 0.0
    summary.prior[i] = 0.0
    return i


@gate
def add(total: Summary, part: Summary) -> None:
    """Add what other searches found to a total."""
    total.streams += part.streams
    total.simulations += part.simulations
    for i in range(part.count):
        row = row_of(total, part.code[i])
        total.visits[row] += part.visits[i]
        total.value[row] += part.value[i]
        total.square[row] += part.square[i]
        total.place[row] += part.place[i]
        total.prior[row] += part.prior[i]


@hot
def is_better(summary: Summary, row: int, other: int) -> bool:
    """Visits decide, then win shares; where nothing was visited, the judgement of each action by itself."""
    if summary.visits[row] != summary.visits[other]:
        return summary.visits[row] > summary.visits[other]
    if summary.win_share[row] != summary.win_share[other]:
        return summary.win_share[row] > summary.win_share[other]
    return summary.prior[row] > summary.prior[other]


@gate
def sum_up(summary: Summary, mixes: bool, places: bool) -> None:
    """The report: means, the error of the win share (none if places count), probabilities, and the order.

    Where choices are hidden (``mixes``) an action is as probable as in the mean of the searches' mixtures.
    """
    total = 0
    for i in range(summary.count):
        total += summary.visits[i]
    for i in range(summary.count):
        count = max(summary.visits[i], 1)
        mean = summary.value[i] / count
        summary.win_share[i] = mean
        summary.mean_place[i] = summary.place[i] / count
        summary.error[i] = 0.0
        if not places:
            summary.error[i] = sqrt(max(summary.square[i] / count - mean * mean, 0.0) / count)
        summary.probability[i] = summary.visits[i] / max(total, 1)
        if mixes:
            summary.probability[i] = summary.prior[i] / summary.streams
        rank = i
        while rank > 0 and is_better(summary, i, summary.order[rank - 1]):
            summary.order[rank] = summary.order[rank - 1]
            rank -= 1
        summary.order[rank] = i
