"""What a seat may do: ``forbids`` gives every reason against an action; none means that it is legal.

``legal_actions`` lists the legal ones a second time, without asking about the others: playouts need them fast. The
contract suite compares the two at every position it walks.
"""

from __future__ import annotations

from ...kernel.scratch import Scratch
from ...kernel.switch import dual, entry, hot
from ..codes import CARD_KINDS, NO_LEO, Do, Phase
from ..layout import Rules, State
from ..reasons import No
from .tricks import next_mover


@entry
def is_over(state: State, rules: Rules) -> bool:
    """Whether the game is over."""
    return state.phase == Phase.OVER


@hot
def seats_still_to_choose(state: State, rules: Rules) -> int:
    """WF-105: the seats without a choice, a bit each; they choose in any order."""
    bits = 0
    for seat in range(rules.players):
        if state.chosen[seat] == 0:
            bits |= 1 << seat
    return bits


@entry
def seats_to_act(state: State, rules: Rules) -> int:
    """The seats that must act now, a bit each; 0 when chance is due or the game is over."""
    if state.phase == Phase.CHOOSE:
        return seats_still_to_choose(state, rules)
    if state.phase == Phase.MOVE:
        return 1 << next_mover(state, rules)
    return 0


@dual
def pawn_forbids(rules: Rules, pawn: int) -> int:
    """WF-105: a pawn belongs to a seat at this table; WF-201: or to Leo, where he plays."""
    if pawn == NO_LEO:
        return No.NO_LEO
    return 0 if pawn < rules.entrants else No.NO_SEAT


@dual
def card_forbids(state: State, rules: Rules, seat: int, kind: int) -> int:
    """WF-105: only a card in hand can be chosen."""
    if kind < CARD_KINDS and state.hand[seat, kind] > 0:
        return 0
    return No.NOT_IN_HAND


@dual
def play_forbids(state: State, rules: Rules, seat: int, action: int) -> int:
    """WF-105: a card of one's own on any pawn; WF-301: not in the tactical variant."""
    reasons = pawn_forbids(rules, action % 8)
    if rules.tactical:
        return No.NAMES_A_SEAT | (reasons & No.NO_LEO)
    return reasons | card_forbids(state, rules, seat, action // 8)


@dual
def lay_forbids(state: State, rules: Rules, seat: int, kind: int) -> int:
    """WF-301: a card of one's own, while cards are chosen, in the tactical variant."""
    if not rules.tactical:
        return No.NOT_TACTICAL
    if state.phase == Phase.MOVE:
        return No.PAWN_NOW
    return card_forbids(state, rules, seat, kind)


@dual
def move_forbids(state: State, rules: Rules, pawn: int) -> int:
    """WF-301: any pawn, by the seat whose card is the highest left, in the tactical variant."""
    reasons = pawn_forbids(rules, pawn)
    if not rules.tactical:
        return No.NOT_TACTICAL | (reasons & No.NO_LEO)
    if state.phase != Phase.MOVE:
        reasons |= No.CARD_FIRST
    return reasons


@entry
def forbids(state: State, rules: Rules, seat: int, action: int) -> int:
    """Every reason why a seat may not do this now, a bit each (``No``); 0 if it may."""
    if state.phase == Phase.OVER:
        return No.OVER  # WF-101
    if not (seats_to_act(state, rules) >> seat) & 1:
        return No.HAS_CHOSEN if state.phase == Phase.CHOOSE else No.NOT_TO_ACT  # WF-105
    if action < Do.LAY:
        return play_forbids(state, rules, seat, action)
    if action < Do.MOVE:
        return lay_forbids(state, rules, seat, action - Do.LAY)
    return move_forbids(state, rules, action - Do.MOVE)


@entry
def legal_actions(state: State, rules: Rules, seat: int, out: Scratch) -> int:
    """List what a seat may do, in a stable order: by card, then by pawn; returns how many."""
    if not (seats_to_act(state, rules) >> seat) & 1:
        return 0
    count = 0
    if state.phase == Phase.MOVE:
        for pawn in range(rules.entrants):
            out.codes[count] = Do.MOVE + pawn  # WF-302: moving is compulsory, any pawn will do
            count += 1
        return count
    for kind in range(rules.kinds):
        if state.hand[seat, kind] > 0:
            if rules.tactical:
                out.codes[count] = Do.LAY + kind
                count += 1
            else:
                for pawn in range(rules.entrants):
                    out.codes[count] = Do.PLAY + 8 * kind + pawn
                    count += 1
    return count
