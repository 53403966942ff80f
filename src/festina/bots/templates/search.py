"""Monte Carlo tree search with chance nodes and one utility a seat, executed in each game's players' room.

A simulation walks down from the root: at a decision by the PUCT rule with the acting seat's own utility, at chance by
sampling (the search's own stream: the dealer's future is not in the state and cannot be seen). At a leaf the node is
expanded and the game goes on for a few decisions by policy; then the position is evaluated.
"""

from __future__ import annotations

from math import sqrt

import numpy as np

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.random import stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, entry, hot
from ..tree import DEPTH, EDGES
from .evaluate import evaluate, set_priors
from .layout import Knowledge, Players, Rules, State, Tree
from .playouts import lowest_seat, sample_outcome
from .policy import choose
from .rules import apply_action, apply_chance, is_over, legal_actions, seats_to_act

_EXPLORE = 0.9
_ROOM = 600


@hot
def add_edge(tree: Tree, edge: int, code: int) -> None:
    """A fresh edge."""
    tree.code[edge] = code
    tree.visits[edge] = 0
    tree.first[edge] = 0
    tree.count[edge] = 0
    tree.square[edge] = 0.0
    tree.place[edge] = 0.0
    for seat in range(6):
        tree.value[edge, seat] = 0.0


@entry
def plant(tree: Tree) -> None:
    """An empty tree."""
    add_edge(tree, 0, 0)
    tree.used = 1


@dual
def expand(state: State, rules: Rules, know: Knowledge, seat: int, edge: int, scratch: Scratch, tree: Tree) -> None:
    """Give a decision node its actions and what a good player thinks of them."""
    count = legal_actions(state, rules, seat, scratch)
    first = tree.used
    if first + count + _ROOM > EDGES:
        return
    set_priors(state, rules, know, seat, count, scratch, tree)
    for i in range(count):
        add_edge(tree, first + i, scratch.codes[i])
    tree.first[edge] = first
    tree.count[edge] = count
    tree.used = first + count


@hot
def select(tree: Tree, edge: int, seat: int, first_value: float) -> int:
    """PUCT: the child with the best utility for the seat, plus what is still to be explored."""
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
def chance_child(tree: Tree, edge: int, code: int) -> int:
    """The child of a chance node for an outcome; 0 if it is new and there is no room (children come in a chain)."""
    child = tree.first[edge]
    while child:
        if tree.code[child] == code:
            return child
        child = tree.count[child]
    return 0


@dual
def add_chance(tree: Tree, edge: int, code: int) -> int:
    """A node for an outcome and, below it, the edge the game goes on from."""
    if tree.used + 2 + _ROOM > EDGES:
        return 0
    link = tree.used
    add_edge(tree, link, code)
    add_edge(tree, link + 1, 0)
    tree.count[link] = tree.first[edge]  # the chain of outcomes
    tree.first[edge] = link
    tree.used += 2
    return link


@dual
def roll_out(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    length: int,
    scratch: Scratch,
    log: Log,
) -> None:
    """Go on by policy for some decisions."""
    draws = 0
    decisions = 0
    while decisions < length and not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            apply_chance(state, rules, sample_outcome(state, rules, key, draws, scratch), log)
            draws += 1
        else:
            seat = lowest_seat(bits)
            action = choose(state, rules, know, players, seat, key, decisions + 1000, scratch)
            apply_action(state, rules, seat, action, log)
            decisions += 1


@dual
def back_up(tree: Tree, depth: int, places: bool, players: int) -> None:
    """Add the result to every edge of the path."""
    for i in range(depth):
        edge = tree.path[i]
        tree.visits[edge] += 1
        for seat in range(players):
            worth = tree.shares[seat]
            if places:
                worth = (players - tree.places[seat]) / (players - 1)
            tree.value[edge, seat] += worth


@dual
def simulate_once(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    length: int,
    places: bool,
    root_seat: int,
    scratch: Scratch,
    log: Log,
    tree: Tree,
) -> None:
    """One simulation from a copy of the root state."""
    edge = 0
    depth = 1
    tree.path[0] = 0
    draws = 0
    while depth < DEPTH - 2 and not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            code = sample_outcome(state, rules, key, draws, scratch)
            draws += 1
            apply_chance(state, rules, code, log)
            link = chance_child(tree, edge, code)
            if link == 0:
                link = add_chance(tree, edge, code)
                if link == 0:
                    break
            tree.path[depth] = link + 1
            edge = link + 1
            depth += 1
            continue
        seat = lowest_seat(bits)
        if tree.first[edge] == 0:
            expand(state, rules, know, seat, edge, scratch, tree)
            break
        parent_value = tree.value[edge, seat] / tree.visits[edge] if tree.visits[edge] else 0.5
        edge = select(tree, edge, seat, parent_value - 0.05)
        tree.path[depth] = edge
        depth += 1
        apply_action(state, rules, seat, tree.code[edge], log)
    if length:
        roll_out(state, rules, know, players, stream(key, 7), length, scratch, log)
    evaluate(state, rules, know, tree)
    back_up(tree, depth, places, rules.players)
    if depth > 1:
        first = tree.path[1]
        share = tree.shares[root_seat]
        tree.square[first] += share * share
        tree.place[first] += tree.places[root_seat]


@entry
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
    """Simulations number ``begin`` to ``end`` for a seat in ``states[1]`` (``states[0]`` is scratch)."""
    for index in range(begin, end):
        states[0] = states[1]
        simulate_once(
            states[0], rules, know, players, stream(key, index), length, places, root_seat, scratch, log, tree
        )
