"""Hand-made players: one that wants to lead, one that stays behind the leader, one that plays on others, a strategist.

``choose`` is the contract every game's policies keep: it names an action for a seat that must act.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from ...kernel.random import below
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, hot
from ...whyfirst.codes import LOWEST, Do
from ...whyfirst.rules.moving import space_after
from ...whyfirst.rules.scoring import highest_total
from .layout import Knowledge, Players, Rules, State
from .rules import legal_actions


class _Policy(NamedTuple):
    """The policies of this game."""

    RANDOM: int = 0
    EAGER: int = 1  # wants to be in front
    MODEST: int = 2  # wants to be just behind the leader
    SABOTEUR: int = 3  # the same, but plays on others whenever it can
    STRATEGIST: int = 4  # knows when points are wanted, and when not


Policy = _Policy()

#: Policy values are points times this.
UNIT = 100


@hot
def stands(state: State, entrant: int, pawn: int, space: int) -> int:
    """Where an entrant stands if ``pawn`` were on ``space``."""
    return space if entrant == pawn else state.pawn[entrant]


@hot
def behind_leader(state: State, rules: Rules, seat: int, pawn: int, space: int) -> int:
    """How well a seat stands for second place if ``pawn`` were on ``space``: one occupied space ahead is best."""
    own = stands(state, seat, pawn, space)
    ahead = 0
    next_ahead = 99
    next_behind = -99
    seen = 0
    for entrant in range(rules.entrants):
        other = stands(state, entrant, pawn, space)
        if other > own:
            bit = 1 << (other - LOWEST)
            if not seen & bit:
                seen |= bit
                ahead += 1
            next_ahead = min(next_ahead, other)
        elif other < own:
            next_behind = max(next_behind, other)
    if ahead == 0:
        lead = own - next_behind if next_behind > -99 else 0
        return -4 * UNIT - UNIT * min(lead, 6)
    if ahead > 1:
        return -3 * UNIT * (ahead - 1) + UNIT * own // 4
    cushion = min(next_ahead - own, 3) + min(own - next_behind, 3) if next_behind > -99 else 3
    return UNIT * own + UNIT * cushion // 2


@hot
def wants_points(state: State, rules: Rules, seat: int) -> bool:
    """Whether more points bring a seat nearer to the second-highest total: not if it already has the highest alone."""
    highest = highest_total(state, rules)
    if state.total[seat] < highest:
        return True
    others = 0
    for entrant in range(rules.entrants):
        if entrant != seat and state.total[entrant] == highest:
            others += 1
    return others > 0


@hot
def strategist_value(state: State, rules: Rules, seat: int, pawn: int, space: int) -> int:
    """Second place with many points when they are wanted, otherwise anything but second place."""
    value = behind_leader(state, rules, seat, pawn, space)
    if wants_points(state, rules, seat):
        return value
    # With the highest total one hopes that somebody else scores much: the better for the others, the better.
    best_other = -(1 << 30)
    for entrant in range(rules.players):
        if entrant != seat:
            best_other = max(best_other, behind_leader(state, rules, entrant, pawn, space))
    return best_other - value


@hot
def lay_value(state: State, rules: Rules, policy: int, seat: int, kind: int) -> int:
    """Tactical: a card is worth what the best pawn for it is worth."""
    best = -(1 << 30)
    for pawn in range(rules.entrants):
        space = space_after(state.pawn[pawn], rules.value[kind])
        value = behind_leader(state, rules, seat, pawn, space)
        if policy == Policy.EAGER:
            value = UNIT * stands(state, seat, pawn, space)
        elif policy == Policy.STRATEGIST:
            value = strategist_value(state, rules, seat, pawn, space)
        best = max(best, value)
    return best


@dual
def action_value(state: State, rules: Rules, policy: int, seat: int, action: int) -> int:
    """What a policy thinks of an action, the other seats' cards aside."""
    if action >= Do.MOVE:
        pawn = action - Do.MOVE
        amount = rules.value[state.chosen[seat] - 1]
    elif action >= Do.LAY:
        return lay_value(state, rules, policy, seat, action - Do.LAY)
    else:
        pawn = action % 8
        amount = rules.value[action // 8]
    space = space_after(state.pawn[pawn], amount)
    if policy == Policy.EAGER:
        return UNIT * stands(state, seat, pawn, space)
    value = behind_leader(state, rules, seat, pawn, space)
    if policy == Policy.STRATEGIST:
        value = strategist_value(state, rules, seat, pawn, space)
    if policy == Policy.SABOTEUR and pawn == seat:
        value -= 20 * UNIT
    return value


@dual
def choose(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    seat: int,
    key: np.uint64,
    index: int,
    scratch: Scratch,
) -> int:
    """The action of a seat by its policy; ``key`` and ``index``: its random stream and the decision's number in it."""
    count = legal_actions(state, rules, seat, scratch)
    policy = players.policy[seat]
    if count == 1:
        return scratch.codes[0]
    if policy == Policy.RANDOM:
        return scratch.codes[below(key, index, count)]
    best = scratch.codes[0]
    most = -(1 << 40)
    for i in range(count):
        value = action_value(state, rules, policy, seat, scratch.codes[i])
        if players.noise[seat]:
            value += below(key, (index << 8) + i, players.noise[seat])
        if value > most:
            most = value
            best = scratch.codes[i]
    return best
