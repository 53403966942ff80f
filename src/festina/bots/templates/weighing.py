"""Every action of a seat weighed by itself, without looking further: executed in each game's part of the bots.

What chance does at once after an action is averaged exactly over its outcomes; chance after that is drawn.
"""

from __future__ import annotations

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.random import stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual
from ...kernel.unsigned import Unsigned
from .layout import Knowledge, Net, Rules, Sight, Tree
from .learned import judge
from .rules import apply_action, apply_chance, chance_outcomes, is_over, legal_actions, sample_outcome, seats_to_act


@dual
def add_worth(rules: Rules, places: bool, weight: float, option: int, sight: Sight, tree: Tree) -> None:
    """Add what was judged to an option, with a weight."""
    for seat in range(rules.players):
        worth = tree.shares[seat]
        if places:
            worth = (rules.players - tree.places[seat]) / (rules.players - 1)
        sight.worths[option, seat] += weight * worth


@dual
def weigh_option(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    seat: int,
    key: Unsigned,
    places: bool,
    option: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """What ``states[2]``, just after an action of ``seat``, is worth to everybody; ``states[0]`` is scratch."""
    for each in range(rules.players):
        sight.worths[option, each] = 0.0
    if is_over(states[2], rules) or seats_to_act(states[2], rules) != 0:
        judge(states[2], rules, know, net, seat, sight, tree)
        add_worth(rules, places, 1.0, option, sight, tree)
        return
    count = chance_outcomes(states[2], rules, scratch)
    total = 0
    for i in range(count):
        sight.outcomes[i] = scratch.codes[i]
        sight.weights[i] = scratch.weights[i]
        total += scratch.weights[i]
    state = states[0]
    for i in range(count):
        states[0] = states[2]
        apply_chance(state, rules, sight.outcomes[i], log)
        lane = stream(key, i)
        draws = 0
        while seats_to_act(state, rules) == 0 and not is_over(state, rules):
            apply_chance(state, rules, sample_outcome(state, rules, lane, draws, scratch), log)
            draws += 1
        judge(state, rules, know, net, seat, sight, tree)
        add_worth(rules, places, sight.weights[i] / total, option, sight, tree)


@dual
def weigh(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    seat: int,
    key: Unsigned,
    places: bool,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """What every action of a seat in ``states[1]`` is worth to everybody; the other states are scratch."""
    count = legal_actions(states[1], rules, seat, scratch)
    sight.options = count
    for i in range(count):
        sight.codes[i] = scratch.codes[i]
    for i in range(count):
        states[2] = states[1]
        apply_action(states[2], rules, seat, sight.codes[i], log)
        weigh_option(states, rules, know, net, seat, stream(key, i), places, i, scratch, log, sight, tree)
