"""Where pawns stand: who owns them, what is occupied, the race position."""

from __future__ import annotations

from ...kernel.switch import entry, hot
from ..codes import FINISH, START, Face, Kind
from ..layout import Rules, State


@hot
def owner(rules: Rules, pawn: int) -> int:
    """The seat a pawn belongs to (one pawn per seat, or two: HT-101, HT-901)."""
    return pawn >> (rules.pawns_each - 1)


@hot
def first_pawn(rules: Rules, seat: int) -> int:
    """The number of a seat's pawn ``a``; its pawn ``b``, if any, is the next."""
    return seat * rules.pawns_each


@entry
def position_on(state: State, rules: Rules, pawn: int, space: int) -> int:
    """HT-404: the race position a pawn has, or would have, on a space: one more than the other pawns strictly ahead."""
    ahead = 0
    for other in range(rules.pawns):
        if other != pawn and state.space[other] > space:
            ahead += 1
    return 1 + ahead


@entry
def race_position(state: State, rules: Rules, pawn: int) -> int:
    """HT-404; HT-852: pawns home are ahead of all others, in order of arrival."""
    if state.place[pawn]:
        return state.place[pawn]
    return position_on(state, rules, pawn, state.space[pawn])


@hot
def occupied_spaces(state: State, rules: Rules) -> int:
    """HT-302: the track spaces with a pawn on them, a bit each; Start and Finish are never occupied."""
    taken = 0
    for pawn in range(rules.pawns):
        space = state.space[pawn]
        if START < space < FINISH:
            taken |= 1 << space
    return taken


@hot
def is_free(state: State, rules: Rules, space: int) -> bool:
    """HT-302: whether nobody stands on a track space."""
    return not (occupied_spaces(state, rules) >> space) & 1


@hot
def number_bonus(state: State, rules: Rules, pawn: int) -> int:
    """HT-401: ten times the race position if the space's number is that position, else nothing."""
    kind = rules.kind[state.space[pawn]]
    if kind < Kind.TWO or kind > Kind.ONE_FIVE_SIX:
        return 0
    position = race_position(state, rules, pawn)
    if kind == Kind.ONE_FIVE_SIX:
        matches = position in (1, 5, 6)
    else:
        matches = position == kind - Kind.TWO + 2
    return 10 * position if matches else 0


@hot
def bound_pawn(state: State, rules: Rules, seat: int) -> int:
    """HT-902: the seat's pawn that must eat, wake, be turned up or leave before anything else, or -1."""
    first = first_pawn(rules, seat)
    for pawn in range(first, first + rules.pawns_each):
        if state.face[pawn] != Face.UP or state.must_leave[pawn]:
            return pawn
    return -1


@hot
def pawns_home(state: State, rules: Rules, seat: int) -> int:
    """How many of a seat's pawns are home."""
    first = first_pawn(rules, seat)
    home = 0
    for pawn in range(first, first + rules.pawns_each):
        if state.place[pawn]:
            home += 1
    return home
