"""Search by the learned judgement: every action of a seat is tried in the same worlds, and regretted exactly.

A world deals the hidden cards anew and lets the others choose, as people usually do or by mixtures that they learn
themselves. In each world every action of the root's seat is tried and judged a trick later, so actions are
compared under the same luck, and what the seat regrets of each is known, not guessed.
"""

from __future__ import annotations

from math import sqrt

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.numbers import exp
from ...kernel.random import below, stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, hot
from ...kernel.unsigned import Unsigned
from .layout import Knowledge, Net, Players, Rules, Sight, State, Tree
from .learned import calibrate, judge
from .mixtures import FINE, deal_anew, draw_action, learn, mix, opinion, play_on
from .policy import choose
from .rules import apply_action, legal_actions, seats_to_act

#: In how many worlds every action is weighed before the first simulation.
_WORLDS_WEIGHED = 4
#: Like how many worlds the strategist's opinion of an action counts: few worlds are a matter of chance, it is none.
_OPINION_WORLDS = 6
_WEIGHING = 1 << 40
#: So many worlds at first, and then every so many, all actions are tried, in the others those that may be the best.
_FIRST_WORLDS = 4
_EVERY = 16
#: How far behind the best an action may be to be tried: in the end, and so much more after the first world (this part
#: shrinks with the square root of the worlds).
_MARGIN = 0.005
_EARLY_MARGIN = 0.15
#: How often an opponent is taken to play as people usually do (by policy) instead of learning as we do: the answer is a
#: restricted Nash response, good against the usual and hard to exploit.
_AS_USUAL = 0.5
#: The answer is the average mixture, in which an action counts e times as much for every so much of the win that it did
#: better: after few worlds the average still holds much of what was tried at first. Among equals it stays as it is.
_INDIFFERENCE = 0.006
#: Actions less likely than this part of the likeliest are left out of the answer: they are mostly noise.
_NOISE = 0.05
#: How many tricks are played by policy after the one that is searched, before the position is judged.
_TRICKS_AHEAD = 1


@dual
def list_actions(state: State, rules: Rules, seat: int, scratch: Scratch, tree: Tree) -> None:
    """The legal actions of the root's seat; all are candidates."""
    count = legal_actions(state, rules, seat, scratch)
    tree.counted[seat] = count
    tree.candidates = count
    for i in range(count):
        tree.listed[seat, i] = scratch.codes[i]
        tree.candidate[i] = i


@hot
def mean_lead(tree: Tree, seat: int, i: int) -> float:
    """How much better than the mixture an action did on average; what ``weigh`` found counts as some of the trials."""
    return tree.lead[i] / (_WORLDS_WEIGHED + _OPINION_WORLDS + tree.tried[seat, tree.listed[seat, i]])


@dual
def pick_candidates(seat: int, tree: Tree) -> None:
    """The actions that are tried in this world: all now and then, else those that may still be the best."""
    count = tree.counted[seat]
    everything = tree.world < _FIRST_WORLDS or tree.world % _EVERY == 0
    best = -1.0
    for i in range(count):
        best = max(best, mean_lead(tree, seat, i))
    margin = _MARGIN + _EARLY_MARGIN / sqrt(tree.world + 1.0)
    tree.candidates = 0
    for i in range(count):
        if everything or mean_lead(tree, seat, i) >= best - margin:
            tree.candidate[tree.candidates] = i
            tree.candidates += 1


@dual
def set_mixture(seat: int, tree: Tree) -> None:
    """The mixture over the candidates: in proportion to regret, all alike where there is none."""
    total = 0.0
    for i in range(tree.counted[seat]):
        tree.strategy[seat, i] = 0.0
    for j in range(tree.candidates):
        total += tree.regret[seat, tree.listed[seat, tree.candidate[j]]]
    for j in range(tree.candidates):
        i = tree.candidate[j]
        regret = tree.regret[seat, tree.listed[seat, i]]
        tree.strategy[seat, i] = regret / total if total > 0.0 else 1.0 / tree.candidates


@dual
def make_world(
    states: States,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: Unsigned,
    root_seat: int,
    learning: bool,
    scratch: Scratch,
    log: Log,
    tree: Tree,
) -> None:
    """A world in ``states[2]``: hidden cards dealt anew, and everybody but the root's seat has chosen."""
    states[2] = states[1]
    state = states[2]
    deal_anew(state, rules, root_seat, stream(key, 0))
    lane = stream(key, 1)
    choosing = seats_to_act(state, rules) & ~(1 << root_seat)
    for seat in range(rules.players):
        if (choosing >> seat) & 1:
            if not learning or below(lane, 64 + seat, FINE) < _AS_USUAL * FINE:
                tree.listed[seat, 0] = choose(state, rules, know, players, seat, lane, 128 + seat, scratch)
                tree.picked[seat] = 0
                tree.counted[seat] = 1
            else:
                mix(state, rules, seat, 0.0, scratch, tree)
                tree.picked[seat] = draw_action(tree, seat, lane)
    for seat in range(rules.players):
        if (choosing >> seat) & 1:
            apply_action(state, rules, seat, tree.listed[seat, tree.picked[seat]], log)


@dual
def try_action(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    root_seat: int,
    code: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """Judge what follows, in ``states[0]``, from an action of the root's seat in the world of ``states[2]``."""
    states[0] = states[2]
    state = states[0]
    trick = state.trick
    number = state.round
    apply_action(state, rules, root_seat, code, log)
    if state.round == number:
        play_on(state, rules, know, players, trick + _TRICKS_AHEAD, stream(key, 2), scratch, log)
    judge(state, rules, know, net, root_seat, sight, tree)
    calibrate(state, rules, tree)


@dual
def learn_from_all(tree: Tree, seat: int, weight: float) -> None:
    """Regrets of the root's seat after its candidates were tried in the same world; the mixture is added to the sum."""
    expected = 0.0
    for j in range(tree.candidates):
        i = tree.candidate[j]
        expected += tree.strategy[seat, i] * tree.payoff[i]
    for j in range(tree.candidates):
        i = tree.candidate[j]
        code = tree.listed[seat, i]
        tree.lead[i] += tree.payoff[i] - expected
        tree.regret[seat, code] = max(tree.regret[seat, code] + weight * (tree.payoff[i] - expected), 0.0)
        tree.summed[seat, code] += weight * tree.strategy[seat, i]


@dual
def pick_taught(rules: Rules, root_seat: int, key: Unsigned, tree: Tree) -> None:
    """The action of the root's seat by which the seats that learn see what came of their choices: one it may draw."""
    learners = 0
    for seat in range(rules.players):
        if seat != root_seat and tree.counted[seat] > 1:
            learners += 1
    tree.taught = draw_action(tree, root_seat, stream(key, 3)) if learners else -1


@dual
def judge_for_others(
    state: State, rules: Rules, know: Knowledge, net: Net, root_seat: int, sight: Sight, tree: Tree
) -> None:
    """What came of the choices of the seats that learn, to each by its own knowledge (WF-112)."""
    for seat in range(rules.players):
        if seat != root_seat and tree.counted[seat] > 1:
            judge(state, rules, know, net, seat, sight, tree)
            tree.lesson[seat] = tree.shares[seat]


@dual
def teach_others(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    root_seat: int,
    weight: float,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """At the end of a world, let the seats that learn do so; what was drawn for them may not have been a candidate."""
    if tree.taught < 0:
        return
    tried = False
    for j in range(tree.candidates):
        tried = tried or tree.candidate[j] == tree.taught
    if not tried:
        code = tree.listed[root_seat, tree.taught]
        try_action(states, rules, know, net, players, key, root_seat, code, scratch, log, sight, tree)
        judge_for_others(states[0], rules, know, net, root_seat, sight, tree)
    for seat in range(rules.players):
        if seat != root_seat and tree.counted[seat] > 1:
            learn(tree, seat, tree.lesson[seat], weight)


@dual
def weigh(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    root_seat: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """An opinion of every action of the root's seat: the strategist's, and what comes of it in a few usual worlds."""
    for seat in range(rules.players):
        tree.counted[seat] = 0
    list_actions(states[1], rules, root_seat, scratch, tree)
    for i in range(tree.counted[root_seat]):
        tree.opinion[root_seat, tree.listed[root_seat, i]] = 0.0
    for world in range(_WORLDS_WEIGHED):
        own = stream(key, world)
        make_world(states, rules, know, players, own, root_seat, False, scratch, log, tree)
        for i in range(tree.counted[root_seat]):
            code = tree.listed[root_seat, i]
            try_action(states, rules, know, net, players, own, root_seat, code, scratch, log, sight, tree)
            tree.opinion[root_seat, code] += tree.shares[root_seat] / _WORLDS_WEIGHED
            for entrant in range(rules.entrants):
                tree.sums[1 + i, entrant] += tree.calibrated[entrant]
    mean = 0.0
    mean_opinion = 0.0
    for i in range(tree.counted[root_seat]):
        code = tree.listed[root_seat, i]
        tree.payoff[i] = opinion(states[1], rules, root_seat, code)
        mean += tree.opinion[root_seat, code] / tree.counted[root_seat]
        mean_opinion += tree.payoff[i] / tree.counted[root_seat]
    for i in range(tree.counted[root_seat]):
        code = tree.listed[root_seat, i]
        tree.lead[i] = _WORLDS_WEIGHED * (tree.opinion[root_seat, code] - mean)
        tree.lead[i] += _OPINION_WORLDS * (tree.payoff[i] - mean_opinion)
        tree.regret[root_seat, code] = max(tree.lead[i], 0.0)


@dual
def answer_weight(tree: Tree, seat: int, i: int, best: float) -> float:
    """How much an action counts in the answer; ``best`` is the best mean lead of all."""
    return tree.summed[seat, tree.listed[seat, i]] * exp((mean_lead(tree, seat, i) - best) / _INDIFFERENCE)


@dual
def set_answer(seat: int, tree: Tree) -> None:
    """The probabilities of the root's actions; if nothing was learned yet, the action that seems best is certain."""
    count = tree.counted[seat]
    lead = -1.0
    best = 0
    for i in range(count):
        lead = max(lead, mean_lead(tree, seat, i))
        if tree.opinion[seat, tree.listed[seat, i]] > tree.opinion[seat, tree.listed[seat, best]]:
            best = i
    most = 0.0
    for i in range(count):
        most = max(most, answer_weight(tree, seat, i, lead))
    total = 0.0
    for i in range(count):
        weight = answer_weight(tree, seat, i, lead)
        if weight >= _NOISE * most:
            total += weight
    for i in range(count):
        weight = answer_weight(tree, seat, i, lead)
        tree.prior[1 + i] = 1.0 if i == best else 0.0
        if total > 0.0:
            tree.prior[1 + i] = weight / total if weight >= _NOISE * most else 0.0


@dual
def report_learned(rules: Rules, seat: int, simulations: int, tree: Tree) -> None:
    """The root's actions as every search leaves them; everybody's shares at the root go with the answer."""
    count = tree.counted[seat]
    set_answer(seat, tree)
    tree.first[0] = 1
    tree.count[0] = count
    tree.visits[0] = simulations
    for entrant in range(rules.entrants):
        tree.promised[0, entrant] = 0.0
    for i in range(count):
        edge = 1 + i
        code = tree.listed[seat, i]
        tree.code[edge] = code
        tree.visits[edge] = tree.tried[seat, code]
        tree.square[edge] = tree.squares[seat, code]
        tree.place[edge] = tree.placed[seat, code]
        for entrant in range(rules.entrants):
            mean = tree.sums[edge, entrant] / (_WORLDS_WEIGHED + tree.tried[seat, code])
            tree.promised[edge, entrant] = mean * tree.tried[seat, code]
            tree.promised[0, entrant] += tree.prior[edge] * mean * simulations


@dual
def search_learned(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    begin: int,
    end: int,
    root_seat: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> None:
    """Simulations by the learned judgement: each tries one action of the root's seat; all are tried in the same world.

    Worlds are numbered; one that was left unfinished is made again, just as it was.
    """
    if begin == 0:
        weigh(states, rules, know, net, players, stream(key, _WEIGHING), root_seat, scratch, log, sight, tree)
    for index in range(begin, end):
        own = stream(key, tree.world)
        if tree.next == 0 or index == begin:
            make_world(states, rules, know, players, own, root_seat, True, scratch, log, tree)
            if tree.next == 0:
                pick_candidates(root_seat, tree)
                set_mixture(root_seat, tree)
                pick_taught(rules, root_seat, own, tree)
        i = tree.candidate[tree.next]
        code = tree.listed[root_seat, i]
        try_action(states, rules, know, net, players, own, root_seat, code, scratch, log, sight, tree)
        share = tree.shares[root_seat]
        tree.payoff[i] = share
        tree.tried[root_seat, code] += 1
        tree.squares[root_seat, code] += tree.calibrated[root_seat] * tree.calibrated[root_seat]
        tree.placed[root_seat, code] += tree.places[root_seat]
        for entrant in range(rules.entrants):
            tree.sums[1 + i, entrant] += tree.calibrated[entrant]
        if i == tree.taught:
            judge_for_others(states[0], rules, know, net, root_seat, sight, tree)
        tree.next += 1
        if tree.next == tree.candidates:
            weight = 1.0 + tree.world
            teach_others(states, rules, know, net, players, own, root_seat, weight, scratch, log, sight, tree)
            learn_from_all(tree, root_seat, weight)
            tree.next = 0
            tree.world += 1
    report_learned(rules, root_seat, end, tree)
