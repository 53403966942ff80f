"""What a position is worth to each entrant, as one seat knows it: by the learned judgement, or exactly at the end.

The network's second number (``rank``) is not used: games to learn from have no places (see ``league``), so its weights
stay zero. Expected places follow from the win shares.
"""

from __future__ import annotations

from math import sqrt

from ...kernel.switch import dual
from ...whyfirst.codes import Phase
from .evaluate import expected_place, final_values
from .features import look
from .judgement import run_net, share_out
from .layout import Knowledge, Net, Rules, Sight, State, Tree


@dual
def judge(state: State, rules: Rules, know: Knowledge, net: Net, seat: int, sight: Sight, tree: Tree) -> None:
    """Win share and expected place of each entrant, from what ``seat`` knows."""
    if state.phase == Phase.OVER:
        final_values(state, rules, tree)
        return
    look(state, rules, know, seat, sight)
    run_net(net, sight, rules.entrants)
    share_out(sight, rules.entrants)
    for entrant in range(rules.entrants):
        tree.shares[entrant] = sight.shares[entrant]
        tree.places[entrant] = expected_place(sight.shares[entrant], rules.entrants)


@dual
def calibrate(state: State, rules: Rules, tree: Tree) -> None:
    """A trick ahead the network is a little too sure: to the power of 7/8, scaled to add up to one, shares come true.

    Measured by ``bench.calibration``. The search goes by the shares as they are; what it reports is the mean of these.
    """
    total = 0.0
    for entrant in range(rules.entrants):
        tree.calibrated[entrant] = tree.shares[entrant]
        if state.phase != Phase.OVER:
            tree.calibrated[entrant] /= sqrt(sqrt(sqrt(tree.shares[entrant])))
        total += tree.calibrated[entrant]
    for entrant in range(rules.entrants):
        tree.calibrated[entrant] /= total
