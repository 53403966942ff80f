"""Many positions judged in one call: executed in each game's part of the bots."""

from __future__ import annotations

from ...kernel.layout import States, Weights
from ...kernel.switch import gate
from ..records import SEATS
from .layout import Knowledge, Net, Rules, Sight, Tree
from .learned import judge


@gate
def judge_all(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    seat: int,
    count: int,
    shares: Weights,
    places: Weights,
    sight: Sight,
    tree: Tree,
) -> None:
    """Win shares and expected places of ``count`` positions, ``SEATS`` numbers for each, as ``seat`` knows them."""
    for i in range(count):
        judge(states[i], rules, know, net, seat, sight, tree)
        for each in range(rules.players):
            shares[i * SEATS + each] = tree.shares[each]
            places[i * SEATS + each] = tree.places[each]
