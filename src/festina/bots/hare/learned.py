"""What a position is worth to each seat, by the learned judgement; what is decided is known, not judged."""

from __future__ import annotations

from math import sqrt

from ...hare.codes import Phase
from ...kernel.numbers import exp
from ...kernel.switch import dual
from .evaluate import final_values, settled
from .features import look
from .judgement import place_all, run_net, share_out
from .layout import Knowledge, Net, Rules, Sight, State, Tree

#: The players that the network learned from strayed now and then, and made less of a lead than good players do: what it
#: says is taken a little more seriously. Measured by ``bench.calibration``.
_SURE = 1.12
#: The plan's part in what a search makes of a position. The network sees classes (a purse of 40 to 44 carrots), so its
#: judgement has steps, and a search finds every position that it overrates: by itself it gains nothing from more
#: simulations. The plan is smooth and errs elsewhere. Measured by ``bench.strength``; see docs/strength.md.
_PLAN_PART = 0.4


@dual
def share_by_team(rules: Rules, sight: Sight) -> None:
    """HT-1002: partners win together, so their log odds are the same."""
    for team in range(rules.teams):
        total = 0.0
        members = 0
        for seat in range(team, rules.players, rules.teams):
            total += sight.win[seat]
            members += 1
        for seat in range(team, rules.players, rules.teams):
            sight.win[seat] = total / members


@dual
def keep_settled(state: State, rules: Rules, sight: Sight) -> None:
    """HT-850, HT-851: who is home has a place, and once somebody is, the race is won; the others run for the rest."""
    for seat in range(rules.players):
        sight.shares[seat] = 1.0 if state.place[seat] == 1 else 0.0
        if state.place[seat]:
            sight.places[seat] = state.place[seat]
        else:
            place = 1.0 + state.home
            for other in range(rules.players):
                if other != seat and not state.place[other]:
                    place += sight.rank[other] / (sight.rank[other] + sight.rank[seat])
            sight.places[seat] = place


@dual
def judge(state: State, rules: Rules, know: Knowledge, net: Net, seat: int, sight: Sight, tree: Tree) -> None:
    """Win share and expected place of each seat in a position where somebody is to act, or that is over.

    ``seat`` is whose knowledge counts: the same as everybody's, for all that matters in a race is seen or counted.
    """
    if state.phase == Phase.OVER:
        final_values(state, rules, tree)
        return
    look(state, rules, know, sight)
    run_net(net, sight, rules.players)
    if rules.teams:
        share_by_team(rules, sight)
    for each in range(rules.players):
        sight.win[each] *= _SURE
    share_out(sight, rules.players)
    place_all(sight, rules.players)
    if settled(state, rules):
        keep_settled(state, rules, sight)
    for each in range(rules.players):
        tree.shares[each] = sight.shares[each]
        tree.places[each] = sight.places[each]


@dual
def calibrate(rules: Rules, tree: Tree) -> None:
    """Mixed with the plan, shares win games but are shy: who leads wins more often than they say.

    To the power of 11/8, and scaled to add up to one, they come true (``bench.calibration``). The search goes by the
    shares as they are; what it reports is the mean of these.
    """
    total = 0.0
    for each in range(rules.players):
        quarter = sqrt(sqrt(tree.shares[each]))
        tree.calibrated[each] = tree.shares[each] * quarter * sqrt(quarter)
        total += tree.calibrated[each]
    for each in range(rules.players):
        tree.calibrated[each] /= total


@dual
def judge_in_search(state: State, rules: Rules, know: Knowledge, net: Net, seat: int, sight: Sight, tree: Tree) -> None:
    """Judge a position that a search has reached: win shares are those of the network and of the plan, mixed."""
    judge(state, rules, know, net, seat, sight, tree)
    if state.phase == Phase.OVER or settled(state, rules):
        for each in range(rules.players):
            tree.calibrated[each] = tree.shares[each]
        return
    total = 0.0
    for each in range(rules.players):
        sight.shares[each] = exp(sight.base[each])
        total += sight.shares[each]
    for each in range(rules.players):
        tree.shares[each] += _PLAN_PART * (sight.shares[each] / total - tree.shares[each])
    calibrate(rules, tree)
