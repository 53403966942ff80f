"""Hand-made players: one that wants to lead, one that stays behind the leader, one that plays on others, a strategist;
and two that weigh as the strategist does, but with people's failings.

``choose`` is the contract every game's policies keep: it names an action for a seat that must act.
"""

from __future__ import annotations

from typing import NamedTuple

from ...kernel.random import below
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, hot
from ...kernel.unsigned import Unsigned
from ...whyfirst.codes import LOWEST, Do
from ...whyfirst.rules.moving import space_after
from .layout import Knowledge, Players, Rules, State
from .outlook import promise, stands
from .rules import legal_actions


class _Policy(NamedTuple):
    """The policies of this game."""

    RANDOM: int = 0
    EAGER: int = 1  # wants to be in front
    MODEST: int = 2  # wants to be just behind the leader
    SABOTEUR: int = 3  # the same, but plays on others whenever it can
    STRATEGIST: int = 4  # weighs whom the round's points would help
    WAVERING: int = 5  # the same, but now and then wants to be in front
    NARROW: int = 6  # the same, but now and then just behind the leader


Policy = _Policy()

#: Policy values are points times this; the strategist's are hundredths of the win times this.
UNIT = 100


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


@dual
def card_value(state: State, rules: Rules, policy: int, seat: int, kind: int, pawn: int) -> int:
    """What a policy thinks of a card on a pawn, the other seats' cards aside."""
    space = space_after(state.pawn[pawn], rules.value[kind])
    if policy == Policy.STRATEGIST:
        return int(100 * UNIT * promise(state, rules, seat, kind, pawn, space))
    if policy == Policy.EAGER:
        return UNIT * stands(state, seat, pawn, space)
    value = behind_leader(state, rules, seat, pawn, space)
    if policy == Policy.SABOTEUR and pawn == seat:
        value -= 20 * UNIT
    return value


@dual
def action_value(state: State, rules: Rules, policy: int, seat: int, action: int) -> int:
    """What a policy thinks of an action; WF-301: a card laid down is worth what the best pawn for it is worth."""
    if action >= Do.MOVE:
        return card_value(state, rules, policy, seat, state.chosen[seat] - 1, action - Do.MOVE)
    if action < Do.LAY:
        return card_value(state, rules, policy, seat, action // 8, action % 8)
    best = -(1 << 30)
    for pawn in range(rules.entrants):
        best = max(best, card_value(state, rules, policy, seat, action - Do.LAY, pawn))
    return best


@dual
def choose(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    seat: int,
    key: Unsigned,
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
    if policy > Policy.STRATEGIST:
        lapse = below(key, (index << 8) + 255, 100) < players.lapses[seat]
        failing = Policy.EAGER if policy == Policy.WAVERING else Policy.MODEST
        policy = failing if lapse else Policy.STRATEGIST
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
