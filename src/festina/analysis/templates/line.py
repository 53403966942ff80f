"""The likely line of a search: the best action, and what was tried most after it. Executed in each game's part."""

from __future__ import annotations

from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.switch import dual, gate, hot
from ..records import LINE
from .layout import Findings, Rules, Tree
from .rules import apply_action, apply_chance, is_over, lowest_seat, seats_to_act

#: A step that was tried less often than this is not told.
_LEAST_VISITS = 10
_CHANCE = -1


@hot
def favourite_action(tree: Tree, edge: int) -> int:
    """The edge of the action that was tried most often after an edge."""
    best = tree.first[edge]
    for child in range(best + 1, best + tree.count[edge]):
        if tree.visits[child] > tree.visits[best]:
            best = child
    return best


@hot
def favourite_outcome(tree: Tree, edge: int) -> int:
    """The link of the chance outcome that came up most often after an edge; the game goes on from the edge behind."""
    link = tree.first[edge]
    best = link
    while link:
        if tree.visits[link + 1] > tree.visits[best + 1]:
            best = link
        link = tree.count[link]
    return best


@dual
def add_step(findings: Findings, actor: int, code: int) -> None:
    """Add a step to the line."""
    findings.step_actor[findings.steps] = actor
    findings.step_code[findings.steps] = code
    findings.steps += 1


@gate
def read_line(states: States, rules: Rules, seat: int, mixes: bool, log: Log, tree: Tree, findings: Findings) -> None:
    """Read how the game is likely to go on from ``states[1]``, once the search is read out (``states[0]`` is scratch).

    From the best action the line follows what was tried most, as long as that was often. Where choices are hidden it
    ends with the seat's own: what comes after it hangs on what nobody can see.
    """
    findings.steps = 0
    if findings.count == 0:
        return
    code = findings.code[findings.best]
    add_step(findings, seat, code)
    if mixes:
        return
    state = states[0]
    states[0] = states[1]
    apply_action(state, rules, seat, code, log)
    edge = tree.first[0] + findings.best
    while findings.steps < LINE and tree.first[edge] and not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            link = favourite_outcome(tree, edge)
            code = tree.code[link]
            edge = link + 1
        else:
            edge = favourite_action(tree, edge)
            code = tree.code[edge]
        if tree.visits[edge] < _LEAST_VISITS:
            return
        if bits == 0:
            add_step(findings, _CHANCE, code)
            apply_chance(state, rules, code, log)
        else:
            add_step(findings, lowest_seat(bits), code)
            apply_action(state, rules, lowest_seat(bits), code, log)
