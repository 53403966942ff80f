"""Search where choices are hidden and simultaneous: regret matching on sampled worlds.

Each simulation deals the hidden cards anew among those who could hold them, lets every seat that has still to choose
(or whose choice we cannot see) draw an action from its own mixture, plays some tricks by policy and judges. Regrets
are updated from what was seen, and for the actions not played from what is believed of them: the mean payoff so far,
which begins with the strategist's opinion. The average of the mixtures is the answer: a mixed strategy, not a best
reply that could be predicted. With the learned judgement simulations are those of ``trials``.
"""

from __future__ import annotations

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.random import below, stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate
from ...kernel.unsigned import Unsigned
from .evaluate import expected_place, worth
from .layout import CODES, EDGES, SEATS, Knowledge, Net, Players, Rules, Sight, State, Tree
from .mixtures import FINE, UNKNOWN, deal_anew, draw_action, learn, mix, play_on, with_gain
from .outlook import gain_if, own_drift
from .policy import choose
from .rules import apply_action, is_over, legal_actions, seats_to_act
from .trials import search_learned

#: How often an opponent is taken to play as people usually do (by policy) instead of learning as we do: the answer is a
#: restricted Nash response, good against the usual and hard to exploit.
_AS_USUAL = 0.5
#: Actions less likely than this part of the likeliest are left out of the answer: they are mostly noise.
_NOISE = 0.2
#: How many tricks are played by policy after the one that is searched, before the position is judged.
_TRICKS_AHEAD = 1


@dual
def judged(state: State, rules: Rules, number: int, seat: int) -> float:
    """A seat's expected share of the win: by the totals once round ``number`` is over, before that by its outlook."""
    if state.round != number or is_over(state, rules):
        return worth(state, rules, seat)
    return with_gain(state, rules, seat, gain_if(state, rules, seat, own_drift(state, rules, seat, -1), -1, 0))


@dual
def simulate_once(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: Unsigned,
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
            if seat != root_seat and below(lane, 64 + seat, FINE) < _AS_USUAL * FINE:
                tree.listed[seat, 0] = choose(state, rules, know, players, seat, lane, 128 + seat, scratch)
                tree.picked[seat] = 0
                tree.counted[seat] = 1
            else:
                mix(state, rules, seat, weight, scratch, tree)
                tree.picked[seat] = draw_action(tree, seat, lane)
    for seat in range(rules.players):
        if (choosing >> seat) & 1:
            apply_action(state, rules, seat, tree.listed[seat, tree.picked[seat]], log)
    play_on(state, rules, know, players, state.trick + _TRICKS_AHEAD, stream(key, 2), scratch, log)
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
            tree.opinion[seat, code] = UNKNOWN
            tree.mean[seat, code] = 0.0
            tree.summed[seat, code] = 0.0
            tree.squares[seat, code] = 0.0
            tree.placed[seat, code] = 0.0
            tree.tried[seat, code] = 0
    for edge in range(EDGES):
        tree.payoff[edge] = 0.0
        tree.lead[edge] = 0.0
        for entrant in range(SEATS):
            tree.sums[edge, entrant] = 0.0


@gate
def plant(tree: Tree) -> None:
    """Prepare a tree for a new root."""
    forget(tree)
    tree.next = 0
    tree.world = 0
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
        tree.promised[edge, seat] = tree.mean[seat, code] * tree.tried[seat, code]
        tree.square[edge] = tree.squares[seat, code]
        tree.place[edge] = tree.placed[seat, code]
        likely = tree.summed[seat, code] >= _NOISE * most
        tree.prior[edge] = 1.0 / count
        if total > 0.0:
            tree.prior[edge] = tree.summed[seat, code] / total if likely else 0.0


@gate
def weigh_root(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    key: Unsigned,
    places: bool,
    root_seat: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """Nothing: where choices are hidden, the search weighs the root's actions itself, before its first simulation."""


@gate
def search(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    begin: int,
    end: int,
    learned: bool,
    places: bool,
    root_seat: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """Simulations number ``begin`` to ``end`` for a seat in ``states[1]``; the goal is always the win.

    ``states[0]`` and ``states[2]`` are scratch.
    """
    if learned:
        search_learned(states, rules, know, net, players, key, begin, end, root_seat, scratch, log, sight, tree)
        return
    for index in range(begin, end):
        states[0] = states[1]
        simulate_once(states[0], rules, know, players, stream(key, index), root_seat, 1.0 + index, scratch, log, tree)
    report(states[1], rules, root_seat, end, scratch, tree)
