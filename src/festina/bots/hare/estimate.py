"""How many turns a seat still needs, looked up in the plan (turns times SCALE, as whole numbers)."""

from __future__ import annotations

from ...hare.codes import FINISH, Face
from ...hare.rules.position import first_pawn, race_position
from ...kernel.switch import dual, hot
from .layout import CARROTS, LETTUCES, SCALE, Knowledge, Rules, State


@hot
def planned(know: Knowledge, position: int, space: int, carrots: int, lettuces: int) -> int:
    """Turns home when it is this pawn's turn to act; carrots beyond the plan have to be shed, ten per turn."""
    held = min(max(carrots, 0), CARROTS - 1)
    excess = (carrots - held) * SCALE // 10 if carrots > held else 0
    return know.turns[position - 1, space, held, min(max(lettuces, 0), LETTUCES - 1)] + excess


@hot
def pawn_turns(state: State, know: Knowledge, pawn: int, position: int, carrots: int, lettuces: int) -> int:
    """Turns home of a pawn as it stands, lying face down included."""
    face = state.face[pawn]
    space = state.space[pawn]
    if space == FINISH:
        return 0
    if face == Face.EAT:
        return SCALE + planned(know, position, space, carrots + 10 * position, lettuces - 1)
    if face != Face.UP:
        return SCALE + planned(know, position, space, carrots, lettuces)
    return planned(know, position, space, carrots, lettuces)


@hot
def pair_turns(
    know: Knowledge, position_a: int, space_a: int, position_b: int, space_b: int, carrots: int, lettuces: int
) -> int:
    """Turns home of two pawns with one purse: carrots shared by the way each has to go, lettuces as suits best."""
    way_a = FINISH - space_a
    way_b = FINISH - space_b
    if way_a == 0:
        return planned(know, position_b, space_b, carrots, lettuces) if way_b else 0
    if way_b == 0:
        return planned(know, position_a, space_a, carrots, lettuces)
    share = carrots * way_a // (way_a + way_b)
    best = 1 << 30
    for eaten in range(lettuces + 1):
        turns = planned(know, position_a, space_a, share, eaten)
        turns += planned(know, position_b, space_b, carrots - share, lettuces - eaten)
        best = min(best, turns)
    return best


@dual
def turns_home(state: State, rules: Rules, know: Knowledge, seat: int) -> int:
    """Turns a seat still needs until all its pawns are home."""
    pawn = first_pawn(rules, seat)
    carrots = state.carrots[seat]
    lettuces = state.lettuces[seat]
    position = race_position(state, rules, pawn)
    if rules.pawns_each == 1:
        return pawn_turns(state, know, pawn, position, carrots, lettuces)
    other = pawn + 1
    waiting = 0
    for each in range(pawn, pawn + 2):
        if state.face[each] == Face.EAT:
            waiting += SCALE
            carrots += 10 * race_position(state, rules, each)
            lettuces -= 1
        elif state.face[each] != Face.UP:
            waiting += SCALE
    other_position = race_position(state, rules, other)
    return waiting + pair_turns(
        know, position, state.space[pawn], other_position, state.space[other], carrots, lettuces
    )
