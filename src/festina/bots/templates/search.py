"""Monte Carlo tree search with chance nodes and a utility for each seat, executed in each game's part of the bots.

A simulation walks down from the root: at a decision by the PUCT rule with the acting seat's own utility, at chance by
sampling (the search's own stream: the dealer's future is not in the state and cannot be seen). At a leaf the node is
expanded and the game goes on for a few decisions by policy; then the position is evaluated. With the learned judgement
everybody acts about once after the leaf, a node is expanded only when it is reached for the second time (most never
are), and the root's actions are weighed one by one before the first simulation.
"""

from __future__ import annotations

from math import sqrt

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.numbers import exp
from ...kernel.random import stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate, hot
from ...kernel.unsigned import Unsigned
from ..records import SEATS
from ..tree import DEPTH, EDGES, REPORTED
from .evaluate import evaluate, set_priors
from .features import is_decided
from .layout import Knowledge, Net, Players, Rules, Sight, State, Tree
from .learned import judge_in_search
from .policy import choose
from .rules import apply_action, apply_chance, is_over, legal_actions, lowest_seat, sample_outcome, seats_to_act
from .weighing import weigh

#: Decisions by policy after a leaf before the position is evaluated, without the learned judgement.
_PLAYOUT = 12
_EXPLORE = 0.9
#: An action not tried yet is taken to be a little worse than its node.
_FIRST_PLAY = 0.05
#: Edges kept free at the end of the tree: more than any node adds at once.
_SPARE = 600
#: How much better (in win shares) an action must be to be e times as likely at the root, and the part of the root's
#: priors that this decides.
_WEIGHED = 0.04
_WEIGHED_PART = 0.75


@hot
def add_edge(tree: Tree, edge: int, code: int) -> None:
    """A fresh edge."""
    tree.code[edge] = code
    tree.visits[edge] = 0
    tree.first[edge] = 0
    tree.count[edge] = 0
    tree.square[edge] = 0.0
    tree.place[edge] = 0.0
    for seat in range(SEATS):
        tree.value[edge, seat] = 0.0


@gate
def plant(tree: Tree) -> None:
    """Prepare a tree for a new root."""
    add_edge(tree, 0, 0)
    tree.used = 1
    for edge in range(REPORTED):
        for seat in range(SEATS):
            tree.promised[edge, seat] = 0.0


@dual
def expand(state: State, rules: Rules, know: Knowledge, seat: int, edge: int, scratch: Scratch, tree: Tree) -> None:
    """Give a decision node its actions and what a good player thinks of them."""
    count = legal_actions(state, rules, seat, scratch)
    first = tree.used
    if first + count + _SPARE > EDGES:
        return
    set_priors(state, rules, know, seat, count, scratch, tree)
    for i in range(count):
        add_edge(tree, first + i, scratch.codes[i])
    tree.first[edge] = first
    tree.count[edge] = count
    tree.used = first + count


@hot
def select(tree: Tree, edge: int, seat: int) -> int:
    """PUCT: the child with the best utility for the seat, plus what is still to be explored."""
    first_value = tree.value[edge, seat] / tree.visits[edge] - _FIRST_PLAY if tree.visits[edge] else 0.5
    best = -1
    most = -1e9
    root = sqrt(tree.visits[edge] + 1.0)
    for child in range(tree.first[edge], tree.first[edge] + tree.count[edge]):
        visits = tree.visits[child]
        mean = tree.value[child, seat] / visits if visits else first_value
        score = mean + _EXPLORE * tree.prior[child] * root / (1 + visits)
        if score > most:
            most = score
            best = child
    return best


@dual
def outcome_edge(tree: Tree, edge: int, code: int) -> int:
    """The edge from which the game goes on after a chance outcome; 0 if the tree is full.

    The outcomes of a node form a chain of links; the edge after a link is the one the game goes on from.
    """
    link = tree.first[edge]
    while link:
        if tree.code[link] == code:
            return link + 1
        link = tree.count[link]
    link = tree.used
    if link + 2 + _SPARE > EDGES:
        return 0
    add_edge(tree, link, code)
    add_edge(tree, link + 1, 0)
    tree.count[link] = tree.first[edge]
    tree.first[edge] = link
    tree.used = link + 2
    return link + 1


@hot
def take_as_is(tree: Tree, players: int) -> None:
    """What the hand-made judgement says is reported as it is."""
    for seat in range(players):
        tree.calibrated[seat] = tree.shares[seat]


@dual
def back_up(tree: Tree, depth: int, places: bool, root_seat: int, players: int) -> None:
    """Add the result to every edge of the path; the root's actions also keep what analysis asks for."""
    for i in range(depth):
        edge = tree.path[i]
        tree.visits[edge] += 1
        for seat in range(players):
            worth = tree.shares[seat]
            if places:
                worth = (players - tree.places[seat]) / (players - 1)
            tree.value[edge, seat] += worth
    for i in range(min(depth, 2)):
        edge = tree.path[i]
        if edge < REPORTED:
            for seat in range(players):
                promised = tree.calibrated[seat]
                if places:
                    promised = (players - tree.places[seat]) / (players - 1)
                tree.promised[edge, seat] += promised
    if depth > 1:
        first = tree.path[1]
        tree.square[first] += tree.calibrated[root_seat] * tree.calibrated[root_seat]
        tree.place[first] += tree.places[root_seat]


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
    """Expand the root in ``states[1]``, and let the judgement of every action lead its priors.

    Once the winner is known the others run for the places.
    """
    places = places or is_decided(states[1], rules)
    expand(states[1], rules, know, root_seat, 0, scratch, tree)
    weigh(states, rules, know, net, root_seat, key, places, scratch, log, sight, tree)
    best = 0.0
    for i in range(sight.options):
        best = max(best, sight.worths[i, root_seat])
    total = 0.0
    for i in range(sight.options):
        total += exp((sight.worths[i, root_seat] - best) / _WEIGHED)
    for i in range(sight.options):
        weighed = exp((sight.worths[i, root_seat] - best) / _WEIGHED) / total
        edge = tree.first[0] + i
        tree.prior[edge] = _WEIGHED_PART * weighed + (1.0 - _WEIGHED_PART) * tree.prior[edge]


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
    """Simulations number ``begin`` to ``end`` for a seat in ``states[1]`` (``states[0]`` is scratch).

    One function on purpose: for every function in between, the compiler would work on all its callees again.
    """
    state = states[0]
    by_place = places or (learned and is_decided(states[1], rules))
    for index in range(begin, end):
        states[0] = states[1]
        lane = stream(key, index)
        edge = 0
        depth = 1
        tree.path[0] = 0
        draws = 0
        left = rules.players if learned else _PLAYOUT  # decisions by policy after the leaf
        descending = True
        while (descending or left > 0) and not is_over(state, rules):
            bits = seats_to_act(state, rules)
            if bits == 0:
                code = sample_outcome(state, rules, lane, draws, scratch)
                draws += 1
                apply_chance(state, rules, code, log)
                if descending:
                    edge = outcome_edge(tree, edge, code)
                    if edge == 0 or depth == DEPTH - 1:
                        descending = False
                    else:
                        tree.path[depth] = edge
                        depth += 1
                continue
            seat = lowest_seat(bits)
            if descending and (tree.first[edge] == 0 or depth == DEPTH - 1):
                visited = tree.visits[edge] > 0
                if tree.first[edge] == 0 and (visited or not learned):
                    expand(state, rules, know, seat, edge, scratch, tree)
                descending = learned and visited and tree.first[edge] > 0 and depth < DEPTH - 1
                continue
            if descending:
                edge = select(tree, edge, seat)
                tree.path[depth] = edge
                depth += 1
                action = tree.code[edge]
            else:
                left -= 1
                action = choose(state, rules, know, players, seat, lane, draws + left + 1000, scratch)
            apply_action(state, rules, seat, action, log)
        if learned:
            # The judgement knows positions in which somebody is to act.
            while seats_to_act(state, rules) == 0 and not is_over(state, rules):
                apply_chance(state, rules, sample_outcome(state, rules, lane, draws, scratch), log)
                draws += 1
            judge_in_search(state, rules, know, net, root_seat, sight, tree)
        else:
            evaluate(state, rules, know, tree)
            take_as_is(tree, rules.players)
        back_up(tree, depth, by_place, root_seat, rules.players)
