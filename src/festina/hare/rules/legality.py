"""What a seat may do: ``forbids`` gives every reason against an action; none means that it is legal.

``legal_actions`` lists the legal ones a second time, without asking about the others: playouts need them fast. The
contract suite compares the two at every position it walks.
"""

from __future__ import annotations

from ...kernel.scratch import Scratch
from ...kernel.switch import dual, entry, hot
from ..codes import FINISH, PAWN_B, START, Do, Face, Kind, Phase
from ..layout import Rules, State
from ..reasons import No
from .finish import finish_forbids
from .moving import leaving_bonus, move_cost
from .position import bound_pawn, first_pawn, is_free, occupied_spaces, owner


@hot
def seat_to_act(state: State, rules: Rules) -> int:
    """The seat that must act now, or -1 (chance is due, or the race is over)."""
    if state.phase == Phase.GIFT:
        for step in range(1, rules.players):
            seat = (state.turn + step) % rules.players
            if state.gift[seat]:
                return seat
    if state.phase in (Phase.FIRST, Phase.DRAW, Phase.OVER):
        return -1
    return state.turn


@dual
def choice_forbids(state: State, rules: Rules, seat: int, pawn: int, what: int) -> int:
    """HT-702: only take 10 or give 10 (needs 10), or in some editions nothing, by the pawn that drew it."""
    if what not in (Do.TAKE, Do.GIVE, Do.NOTHING) or pawn != state.actor:
        return No.CHOICE_DUE
    if what == Do.GIVE and state.carrots[seat] < 10:
        return No.TOO_FEW_FOR_CHOICE
    if what == Do.NOTHING and not rules.choice_of_nothing:
        return No.NO_CHOICE_OF_NOTHING
    return 0


@dual
def state_forbids(state: State, rules: Rules, seat: int, pawn: int, what: int) -> int:
    """What forbids an action because of how the seat's pawns stand, wherever the action would lead."""
    reasons = 0
    moves = what < Do.TAKE or what == Do.RESTART
    if state.phase == Phase.AGAIN:
        if (pawn != state.actor and what != Do.RESTART) or not moves:
            reasons |= No.MUST_MOVE_AGAIN  # HT-710, HT-722
        return reasons
    if state.phase == Phase.RESTARTED:
        if pawn != state.actor or not moves:
            reasons |= No.MUST_MOVE_FROM_START  # HT-802
        return reasons
    bound = bound_pawn(state, rules, seat)
    if bound < 0:
        return reasons
    if pawn != bound:
        return reasons if what == Do.RESTART else No.OTHER_BOUND  # HT-902
    face = state.face[pawn]
    if face == Face.EAT and what != Do.EAT:
        reasons |= No.FACE_EAT  # HT-202
    elif face == Face.MISS and what != Do.MISS:
        reasons |= No.FACE_MISS  # HT-201
    elif face == Face.NAP and what != Do.MISS:
        reasons |= No.FACE_NAP  # HT-1102
    elif face == Face.UP and not moves:
        reasons |= No.MUST_LEAVE  # HT-504
    return reasons


@hot
def spaces_without_lettuce(state: State, rules: Rules, seat: int) -> int:
    """HT-304: the spaces a seat may not enter because it holds no lettuce, a bit each."""
    return rules.lettuce_spaces if state.lettuces[seat] == 0 else 0


@hot
def barred_spaces(state: State, rules: Rules, seat: int) -> int:
    """The track spaces that no forward move of the seat may end on, a bit each (HT-302, HT-303, HT-304, HT-1103)."""
    never = rules.tortoise_spaces | rules.closed_spaces
    return never | occupied_spaces(state, rules) | spaces_without_lettuce(state, rules, seat)


@dual
def destination_forbids(state: State, rules: Rules, seat: int, target: int, left: int) -> int:
    """What forbids a space as the end of a forward move that leaves ``left`` carrots."""
    if target == FINISH:
        return finish_forbids(state, rules, seat, left)  # HT-305
    reasons = 0
    if (occupied_spaces(state, rules) >> target) & 1:
        reasons |= No.OCCUPIED  # HT-302
    if (rules.tortoise_spaces >> target) & 1:
        reasons |= No.TORTOISE_AHEAD  # HT-303
    if (spaces_without_lettuce(state, rules, seat) >> target) & 1:
        reasons |= No.NO_LETTUCE  # HT-304
    if (rules.closed_spaces >> target) & 1:
        reasons |= No.HARE_CLOSED  # HT-1103
    return reasons


@dual
def forward_forbids(state: State, rules: Rules, seat: int, pawn: int, target: int) -> int:
    """Section 3: the price, a free space, no tortoise, no lettuce space without a lettuce, the conditions of Finish."""
    distance = target - state.space[pawn]
    if distance <= 0:
        return No.NOT_AHEAD  # HT-204
    left = state.carrots[seat] + leaving_bonus(state, rules, pawn) - move_cost(state, rules, pawn, distance)
    reasons = destination_forbids(state, rules, seat, target, left)
    if left < 0:
        reasons |= No.TOO_DEAR  # HT-301
    return reasons


@hot
def back_forbids(state: State, rules: Rules, pawn: int, target: int) -> int:
    """HT-601: only to the nearest tortoise behind, and only if it is free."""
    nearest = rules.tortoise_behind[state.space[pawn]]
    if nearest < 0:
        return No.NO_TORTOISE_BEHIND
    reasons = 0
    if target != nearest:
        reasons |= No.NOT_NEAREST_TORTOISE
    elif not is_free(state, rules, nearest):
        reasons |= No.TORTOISE_OCCUPIED
    return reasons


@hot
def stay_forbids(state: State, rules: Rules, seat: int, pawn: int, what: int) -> int:
    """HT-501: staying is for carrot spaces; giving needs 10 carrots."""
    if rules.kind[state.space[pawn]] != Kind.CARROT:
        return No.NOT_ON_CARROT
    if what == Do.GIVE and state.carrots[seat] < 10:
        return No.TOO_FEW_TO_GIVE
    return 0


@dual
def action_forbids(state: State, rules: Rules, seat: int, pawn: int, what: int) -> int:
    """What forbids the action itself: the way, the price, the space."""
    if what <= FINISH:
        return forward_forbids(state, rules, seat, pawn, what)
    if what < Do.TAKE:
        return back_forbids(state, rules, pawn, what - Do.BACK)
    if what in (Do.TAKE, Do.GIVE):
        return stay_forbids(state, rules, seat, pawn, what)
    if what == Do.EAT:
        again = state.must_leave[pawn]  # HT-504 is the reason then
        return 0 if state.face[pawn] == Face.EAT or again else No.NOT_FACE_EAT  # HT-202
    if what == Do.MISS:
        return 0 if state.face[pawn] in (Face.MISS, Face.NAP) else No.NOT_FACE_MISS  # HT-201
    return No.NO_CHOICE_DUE  # HT-702: "nothing" is only an answer to the hare


@dual
def is_one_to_restart(state: State, rules: Rules, seat: int, pawn: int) -> bool:
    """HT-803: the pawn that had to leave or to move again; else one not on Start; else any that is not home."""
    required = state.actor if state.phase == Phase.AGAIN else bound_pawn(state, rules, seat)
    if required >= 0:
        return pawn == required
    if state.space[pawn] != START:
        return True
    first = first_pawn(rules, seat)
    for other in range(first, first + rules.pawns_each):
        if START < state.space[other] < FINISH:
            return False
    return True


@hot
def next_target(state: State, rules: Rules, seat: int, pawn: int, carrots: int, after: int, barred: int) -> int:
    """The nearest legal forward target beyond ``after`` that ``carrots`` can pay, or -1."""
    here = state.space[pawn]
    for target in range(after + 1, FINISH + 1):
        left = carrots - move_cost(state, rules, pawn, target - here)
        if left < 0:
            break
        if target == FINISH:
            return FINISH if finish_forbids(state, rules, seat, left) == 0 else -1
        if not (barred >> target) & 1:
            return target
    return -1


@hot
def back_target(state: State, rules: Rules, pawn: int) -> int:
    """The tortoise the pawn may go back to, or -1 (HT-601)."""
    nearest = rules.tortoise_behind[state.space[pawn]]
    if nearest > 0 and back_forbids(state, rules, pawn, nearest) == 0:
        return nearest
    return -1


@hot
def may_stay(state: State, rules: Rules, pawn: int) -> bool:
    """HT-501: on a carrot space, unless the pawn must move again (HT-710) or leave (HT-504)."""
    return rules.kind[state.space[pawn]] == Kind.CARROT and state.phase == Phase.ACTION and not state.must_leave[pawn]


@hot
def required_pawn(state: State, rules: Rules, seat: int) -> int:
    """The only pawn of the seat that may act now (HT-710, HT-802, HT-902), or -1 if it has the choice."""
    return state.actor if state.phase != Phase.ACTION else bound_pawn(state, rules, seat)


@dual
def anything_legal(state: State, rules: Rules, seat: int) -> bool:
    """HT-205: whether the seat has any action but a restart."""
    required = required_pawn(state, rules, seat)
    barred = barred_spaces(state, rules, seat)
    first = first_pawn(rules, seat)
    for pawn in range(first, first + rules.pawns_each):
        if state.place[pawn] or (required >= 0 and pawn != required):
            continue
        if state.face[pawn] != Face.UP or may_stay(state, rules, pawn) or back_target(state, rules, pawn) >= 0:
            return True
        carrots = state.carrots[seat] + leaving_bonus(state, rules, pawn)
        if next_target(state, rules, seat, pawn, carrots, state.space[pawn], barred) >= 0:
            return True
    return False


@dual
def restart_forbids(state: State, rules: Rules, seat: int, pawn: int) -> int:
    """HT-205: only when nothing else is legal; HT-803: which pawn."""
    reasons = 0
    if anything_legal(state, rules, seat):
        reasons |= No.SOMETHING_LEGAL
    if not is_one_to_restart(state, rules, seat, pawn):
        reasons |= No.NOT_THIS_PAWN
    return reasons


@entry
def forbids(state: State, rules: Rules, seat: int, action: int) -> int:
    """Every reason why a seat may not do this now, a bit each (``No``); 0 if it may."""
    if state.phase == Phase.OVER:
        return No.OVER  # HT-851
    if seat != seat_to_act(state, rules):
        return No.NOT_TO_ACT  # HT-105
    what = action % PAWN_B
    if state.phase == Phase.GIFT:
        return 0 if what in (Do.KEEP, Do.BANK) else No.GIFT_DUE  # HT-721
    if what in (Do.KEEP, Do.BANK):
        return No.NO_GIFT  # HT-721
    pawn = first_pawn(rules, seat) + action // PAWN_B
    if state.phase == Phase.CHOICE:
        return choice_forbids(state, rules, seat, pawn, what)
    if state.place[pawn]:
        return No.PAWN_HOME  # HT-207
    if what == Do.RESTART:
        return state_forbids(state, rules, seat, pawn, what) | restart_forbids(state, rules, seat, pawn)
    return state_forbids(state, rules, seat, pawn, what) | action_forbids(state, rules, seat, pawn, what)


@hot
def list_pawn_actions(state: State, rules: Rules, seat: int, pawn: int, out: Scratch, count: int) -> int:
    """Add what a pawn that lies face up may do: forward, back, stay; returns the new count."""
    letter = (pawn - first_pawn(rules, seat)) * PAWN_B
    carrots = state.carrots[seat] + leaving_bonus(state, rules, pawn)
    barred = barred_spaces(state, rules, seat)
    target = next_target(state, rules, seat, pawn, carrots, state.space[pawn], barred)
    while target >= 0:
        out.codes[count] = letter + Do.FORWARD + target
        count += 1
        target = next_target(state, rules, seat, pawn, carrots, target, barred)
    back = back_target(state, rules, pawn)
    if back >= 0:
        out.codes[count] = letter + Do.BACK + back
        count += 1
    if may_stay(state, rules, pawn):
        for what in (Do.TAKE, Do.GIVE):
            if stay_forbids(state, rules, seat, pawn, what) == 0:
                out.codes[count] = letter + what
                count += 1
    return count


@dual
def list_choices(state: State, rules: Rules, seat: int, out: Scratch) -> int:
    """HT-702: list the answers to the hare."""
    letter = (state.actor - first_pawn(rules, owner(rules, state.actor))) * PAWN_B
    count = 0
    for what in (Do.TAKE, Do.GIVE, Do.NOTHING):
        if choice_forbids(state, rules, seat, state.actor, what) == 0:
            out.codes[count] = letter + what
            count += 1
    return count


@entry
def legal_actions(state: State, rules: Rules, seat: int, out: Scratch) -> int:
    """List what a seat may do, in a stable order: by pawn, then forward, back, stay; returns how many."""
    if seat != seat_to_act(state, rules):
        return 0
    if state.phase == Phase.GIFT:
        out.codes[0] = Do.KEEP
        out.codes[1] = Do.BANK
        return 2
    first = first_pawn(rules, seat)
    if state.phase == Phase.CHOICE:
        return list_choices(state, rules, seat, out)
    required = required_pawn(state, rules, seat)
    count = 0
    for pawn in range(first, first + rules.pawns_each):
        if state.place[pawn] or (required >= 0 and pawn != required):
            continue
        if state.face[pawn] != Face.UP:
            out.codes[0] = (pawn - first) * PAWN_B + (Do.EAT if state.face[pawn] == Face.EAT else Do.MISS)
            return 1
        count = list_pawn_actions(state, rules, seat, pawn, out, count)
    if count == 0:
        for pawn in range(first, first + rules.pawns_each):
            if not state.place[pawn] and is_one_to_restart(state, rules, seat, pawn):
                out.codes[count] = (pawn - first) * PAWN_B + Do.RESTART
                count += 1
    return count
