"""Search where choices are hidden and simultaneous: regret matching on sampled worlds.

Each simulation deals the hidden cards anew among those who could hold them, lets every seat that has still to choose
(or whose choice we cannot see) draw an action from its own mixture, plays one more trick by policy and judges. Regrets
are updated from what was seen, and for the actions not played from what is believed of them: the mean payoff so far,
which begins with the strategist's opinion. The average of the mixtures is the answer: a mixed strategy, not a best
reply that could be predicted. Each seat learns for itself, so no seat's mixture may depend on cards another seat holds.
"""

from __future__ import annotations

import numpy as np

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.random import below, stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate, hot
from ...whyfirst.codes import Phase
from .evaluate import exactly_one_above, spread_from, worth
from .layout import CODES, SEATS, Knowledge, Players, Rules, State, Tree
from .outlook import gain_if, own_drift
from .policy import UNIT, Policy, action_value, choose
from .rules import apply_action, apply_chance, is_over, legal_actions, lowest_seat, sample_outcome, seats_to_act

#: How much of every mixture is given to trying everything.
_TRIAL = 0.1
#: How often an opponent is taken to play as people usually do (by policy) instead of learning as we do: the answer is a
#: restricted Nash response, good against the usual and hard to exploit.
_AS_USUAL = 0.5
#: Actions less likely than this part of the likeliest are left out of the answer: they are mostly noise.
_NOISE = 0.2
#: How many simulations the strategist's opinion of an action weighs.
_OPINION = 30.0
_UNKNOWN = -9.0
#: How many tricks are played by policy after the one that is searched, before the position is judged.
_TRICKS_AHEAD = 1
_FINE = 1 << 20


@dual
def deal_anew(state: State, rules: Rules, seat: int, key: np.uint64) -> None:
    """Other hands dealt anew from all cards the seat cannot see; choices it cannot see are still to be made."""
    total = 0
    for kind in range(rules.kinds):
        for other in range(rules.players):
            if other != seat:
                state.unseen[kind] += state.hand[other, kind]
        total += state.unseen[kind]
    draw = 0
    for other in range(rules.players):
        if other == seat:
            continue
        held = 0
        for kind in range(rules.kinds):
            held += state.hand[other, kind]
            state.hand[other, kind] = 0
        for _ in range(held):
            rest = below(key, draw, total)
            draw += 1
            kind = 0
            while rest >= state.unseen[kind]:
                rest -= state.unseen[kind]
                kind += 1
            state.unseen[kind] -= 1
            state.hand[other, kind] += 1
            total -= 1
        if state.phase == Phase.CHOOSE:
            state.chosen[other] = 0
            state.target[other] = 0


@dual
def with_gain(state: State, rules: Rules, seat: int, gain: float) -> float:
    """What a seat expects of the win with what it hopes to gain in this round (see ``outlook``)."""
    alone = exactly_one_above(state, rules, seat, spread_from(state.round))
    share = worth(state, rules, seat)
    return min(max(share + gain * share / alone, 0.0), 1.0) if alone > 0.0 else share


@dual
def opinion(state: State, rules: Rules, seat: int, code: int) -> float:
    """What the strategist expects of the win after an action."""
    return with_gain(state, rules, seat, action_value(state, rules, Policy.STRATEGIST, seat, code) / (100.0 * UNIT))


@hot
def believed(tree: Tree, seat: int, code: int) -> float:
    """The mean payoff of an action, the strategist's opinion included."""
    tried = tree.tried[seat, code]
    return (_OPINION * tree.opinion[seat, code] + tried * tree.mean[seat, code]) / (_OPINION + tried)


@dual
def mix(state: State, rules: Rules, seat: int, weight: float, scratch: Scratch, tree: Tree) -> None:
    """A seat's mixture over its legal actions now: in proportion to positive regret, all alike where there is none."""
    count = legal_actions(state, rules, seat, scratch)
    total = 0.0
    for i in range(count):
        tree.listed[seat, i] = scratch.codes[i]
        if tree.opinion[seat, scratch.codes[i]] == _UNKNOWN:
            tree.opinion[seat, scratch.codes[i]] = opinion(state, rules, seat, scratch.codes[i])
        total += max(tree.regret[seat, scratch.codes[i]], 0.0)
    tree.counted[seat] = count
    for i in range(count):
        code = scratch.codes[i]
        share = max(tree.regret[seat, code], 0.0) / total if total > 0.0 else 1.0 / count
        tree.strategy[seat, i] = share
        tree.summed[seat, code] += weight * share


@dual
def draw_action(tree: Tree, seat: int, key: np.uint64) -> int:
    """The number of the listed action that a seat draws, trying everything now and then."""
    count = tree.counted[seat]
    rest = below(key, seat, _FINE) / _FINE
    for i in range(count):
        rest -= (1 - _TRIAL) * tree.strategy[seat, i] + _TRIAL / count
        if rest < 0.0:
            return i
    return count - 1


@dual
def learn(tree: Tree, seat: int, payoff: float, weight: float) -> None:
    """What the seat regrets after this payoff: each action's value, as far as it is known, against the mixture's."""
    count = tree.counted[seat]
    picked = tree.picked[seat]
    code = tree.listed[seat, picked]
    expected = tree.strategy[seat, picked] * (payoff - believed(tree, seat, code))
    for i in range(count):
        expected += tree.strategy[seat, i] * believed(tree, seat, tree.listed[seat, i])
    for i in range(count):
        other = tree.listed[seat, i]
        value = payoff if i == picked else believed(tree, seat, other)
        tree.regret[seat, other] = max(tree.regret[seat, other] + weight * (value - expected), 0.0)
    tree.tried[seat, code] += 1
    tree.mean[seat, code] += (payoff - tree.mean[seat, code]) / tree.tried[seat, code]


@dual
def play_on(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    scratch: Scratch,
    log: Log,
) -> None:
    """To the end of the trick (and of some more), by policy, or to the end of the round."""
    number = state.round
    last = state.trick + _TRICKS_AHEAD
    steps = 0
    while state.round == number and state.trick <= last and not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            apply_chance(state, rules, sample_outcome(state, rules, key, steps, scratch), log)
        else:
            seat = lowest_seat(bits)
            action = choose(state, rules, know, players, seat, key, steps, scratch)
            apply_action(state, rules, seat, action, log)
        steps += 1


@dual
def judged(state: State, rules: Rules, number: int, seat: int) -> float:
    """A seat's expected share of the win: by the totals once round ``number`` is over, before that by its outlook."""
    if state.round != number or is_over(state, rules):
        return worth(state, rules, seat)
    return with_gain(state, rules, seat, gain_if(state, rules, seat, own_drift(state, rules, seat, -1), -1, 0))


@dual
def expected_place(share: float, entrants: int) -> float:
    """Winners are first, the others share the places behind: the place that goes with a share of the win."""
    return 1.0 + (1.0 - share) * entrants / 2


@dual
def simulate_once(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    root_seat: int,
    weight: float,
    scratch: Scratch,
    log: Log,
    tree: Tree,
) -> None:
    """One simulation from a copy of the root state; later ones weigh more."""
    number = state.round
    deal_anew(state, rules, root_seat, stream(key, 0))
    lane = stream(key, 1)
    choosing = seats_to_act(state, rules)
    for seat in range(rules.players):
        if (choosing >> seat) & 1:
            if seat != root_seat and below(lane, 64 + seat, _FINE) < _AS_USUAL * _FINE:
                tree.listed[seat, 0] = choose(state, rules, know, players, seat, lane, 128 + seat, scratch)
                tree.picked[seat] = 0
                tree.counted[seat] = 1
            else:
                mix(state, rules, seat, weight, scratch, tree)
                tree.picked[seat] = draw_action(tree, seat, lane)
    for seat in range(rules.players):
        if (choosing >> seat) & 1:
            apply_action(state, rules, seat, tree.listed[seat, tree.picked[seat]], log)
    play_on(state, rules, know, players, stream(key, 2), scratch, log)
    for seat in range(rules.players):
        if (choosing >> seat) & 1 and tree.counted[seat] > 1:
            learn(tree, seat, judged(state, rules, number, seat), weight)
    code = tree.listed[root_seat, tree.picked[root_seat]]
    share = judged(state, rules, number, root_seat)
    tree.squares[root_seat, code] += share * share
    tree.placed[root_seat, code] += expected_place(share, rules.entrants)


@dual
def forget(tree: Tree) -> None:
    """Clear a tree."""
    for seat in range(SEATS):
        for code in range(CODES):
            tree.regret[seat, code] = 0.0
            tree.opinion[seat, code] = _UNKNOWN
            tree.mean[seat, code] = 0.0
            tree.summed[seat, code] = 0.0
            tree.squares[seat, code] = 0.0
            tree.placed[seat, code] = 0.0
            tree.tried[seat, code] = 0


@gate
def plant(tree: Tree) -> None:
    """Prepare a tree for a new root."""
    forget(tree)
    tree.visits[0] = 0
    tree.first[0] = 0
    tree.count[0] = 0


@dual
def report(state: State, rules: Rules, seat: int, simulations: int, scratch: Scratch, tree: Tree) -> None:
    """The root's actions as every search leaves them; ``prior`` is the average mixture."""
    count = legal_actions(state, rules, seat, scratch)
    most = 0.0
    for i in range(count):
        most = max(most, tree.summed[seat, scratch.codes[i]])
    total = 0.0
    for i in range(count):
        if tree.summed[seat, scratch.codes[i]] >= _NOISE * most:
            total += tree.summed[seat, scratch.codes[i]]
    tree.first[0] = 1
    tree.count[0] = count
    tree.visits[0] = simulations
    for i in range(count):
        code = scratch.codes[i]
        edge = 1 + i
        tree.code[edge] = code
        tree.visits[edge] = tree.tried[seat, code]
        tree.value[edge, seat] = tree.mean[seat, code] * tree.tried[seat, code]
        tree.square[edge] = tree.squares[seat, code]
        tree.place[edge] = tree.placed[seat, code]
        likely = tree.summed[seat, code] >= _NOISE * most
        tree.prior[edge] = 1.0 / count
        if total > 0.0:
            tree.prior[edge] = tree.summed[seat, code] / total if likely else 0.0


@gate
def search(
    states: States,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    begin: int,
    end: int,
    length: int,
    places: bool,
    root_seat: int,
    scratch: Scratch,
    log: Log,
    tree: Tree,
) -> None:
    """Simulations number ``begin`` to ``end`` for a seat in ``states[1]``; the goal is always the win."""
    for index in range(begin, end):
        states[0] = states[1]
        simulate_once(states[0], rules, know, players, stream(key, index), root_seat, 1.0 + index, scratch, log, tree)
    report(states[1], rules, root_seat, end, scratch, tree)
