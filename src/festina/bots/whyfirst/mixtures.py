"""What searches share where choices are hidden: worlds that fit what a seat knows, and mixtures learned by regret.

Each seat learns for itself, so no seat's mixture may depend on cards another seat holds.
"""

from __future__ import annotations

from ...kernel.log import Log
from ...kernel.random import below
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, hot
from ...kernel.unsigned import Unsigned
from ...whyfirst.codes import Phase
from .evaluate import exactly_one_above, spread_from, worth
from .layout import Knowledge, Players, Rules, State, Tree
from .policy import UNIT, Policy, action_value, choose
from .rules import apply_action, apply_chance, is_over, legal_actions, lowest_seat, sample_outcome, seats_to_act

#: How much of every mixture is given to trying everything.
_TRIAL = 0.1
#: How many simulations the strategist's opinion of an action weighs.
_OPINION = 30.0
UNKNOWN = -9.0
FINE = 1 << 20


@dual
def deal_anew(state: State, rules: Rules, seat: int, key: Unsigned) -> None:
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
        if tree.opinion[seat, scratch.codes[i]] == UNKNOWN:
            tree.opinion[seat, scratch.codes[i]] = opinion(state, rules, seat, scratch.codes[i])
        total += max(tree.regret[seat, scratch.codes[i]], 0.0)
    tree.counted[seat] = count
    for i in range(count):
        code = scratch.codes[i]
        share = max(tree.regret[seat, code], 0.0) / total if total > 0.0 else 1.0 / count
        tree.strategy[seat, i] = share
        tree.summed[seat, code] += weight * share


@dual
def draw_action(tree: Tree, seat: int, key: Unsigned) -> int:
    """The number of the listed action that a seat draws, trying everything now and then."""
    count = tree.counted[seat]
    rest = below(key, seat, FINE) / FINE
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
    last: int,
    key: Unsigned,
    scratch: Scratch,
    log: Log,
) -> None:
    """By policy to the end of trick ``last``, or to the end of the round."""
    number = state.round
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
