"""Reasons with their parameters: how much is missing, who stands there, how many too many."""

from __future__ import annotations

from functools import lru_cache

from ..kernel.messages import Message, Param, Reason
from .codes import FINISH, PAWN_B, Phase
from .layout import State
from .reasons import CITED, No
from .rules.finish import finish_limit
from .rules.legality import seat_to_act
from .rules.moving import leaving_bonus, move_cost
from .rules.position import bound_pawn, first_pawn, owner
from .table import HareTable
from .words import pawn_name


def explain(table: HareTable, state: State, seat: int, code: int, bits: int) -> list[Reason]:
    """The reasons in ``bits`` as messages, ascending, one per rule (several causes of one rule are joined)."""
    reasons: list[Reason] = []
    for bit, rule, key in cited(bits):
        message = Message(key, _params(table, state, seat, code, bit))
        if reasons and reasons[-1].rule == rule:
            message = Message("both-reasons", {"first": reasons.pop().message, "second": message})
        reasons.append(Reason.of(rule, message))
    return reasons


@lru_cache(maxsize=4096)
def cited(bits: int) -> tuple[tuple[int, str, str], ...]:
    """The reasons in a set of bits: (bit, rule, message key), in the order of the rules."""
    return tuple((bit, rule, f"hare-no-{key}") for bit, (rule, key) in CITED.items() if bits & bit)


def _params(table: HareTable, state: State, seat: int, code: int, bit: int) -> dict[str, Param]:
    rules = table.rules
    what = code % PAWN_B
    if bit == No.NOT_TO_ACT:
        return who_acts(table, state)
    if bit == No.OTHER_BOUND:
        return {"pawn": pawn_name(bound_pawn(state, rules, seat), table.pawns_each)}
    if bit in (No.MUST_MOVE_AGAIN, No.MUST_MOVE_FROM_START):
        return {"pawn": pawn_name(state.actor, table.pawns_each)}
    if bit == No.CHOICE_DUE:
        return {"nothing": nothing_too(table)}
    if bit in (No.TOO_FEW_TO_GIVE, No.TOO_FEW_FOR_CHOICE):
        return {"carrots": state.carrots[seat]}
    if bit in (No.GIFT_DUE, No.NO_GIFT):
        return {"amount": state.gift[seat]}
    if bit == No.NO_TORTOISE_BEHIND:
        return {"runner": table.edition.slow_runner}
    if bit in (No.NOT_NEAREST_TORTOISE, No.TORTOISE_OCCUPIED):
        pawn = first_pawn(rules, seat) + code // PAWN_B
        nearest = rules.tortoise_behind[state.space[pawn]]
        occupant = _occupying_seat(table, state, nearest)
        return {**space_params(table, nearest), "seat": occupant, "runner": table.edition.slow_runner}
    if what <= FINISH:
        pawn = first_pawn(rules, seat) + code // PAWN_B
        return target_params(table, state, seat, pawn, what, bit)
    return {}


def target_params(table: HareTable, state: State, seat: int, pawn: int, target: int, bit: int) -> dict[str, Param]:
    """The parameters of a reason against a forward move."""
    rules = table.rules
    params = space_params(table, target)
    if bit in (No.LETTUCES_LEFT, No.FIRST_PAWN_LETTUCES_LEFT, No.SECOND_PAWN_LETTUCES_LEFT):
        return {**params, "lettuces": state.lettuces[seat]}
    if bit == No.OCCUPIED:
        return {**params, "seat": _occupying_seat(table, state, target)}
    if bit in (No.TOO_DEAR, No.TOO_MANY_CARROTS, No.SECOND_PAWN_TOO_MANY):
        cost = move_cost(state, rules, pawn, target - state.space[pawn])
        left = state.carrots[seat] + leaving_bonus(state, rules, pawn) - cost
        if bit == No.TOO_DEAR:
            return {**params, "cost": cost, "missing": -left}
        limit = finish_limit(state, rules, seat)
        return {**params, "left": left, "limit": limit, "excess": left - limit}
    return params


def space_params(table: HareTable, space: int) -> dict[str, Param]:
    """A space as messages show it: our number and the one printed on the edition's board."""
    return {"space": space, "printed": table.edition.printed_number(space)}


def nothing_too(table: HareTable) -> str:
    """HT-702: whether nothing is an answer to the hare, as a word."""
    return "yes" if table.rules.choice_of_nothing else "no"


def who_acts(table: HareTable, state: State) -> dict[str, Param]:
    """Whose action it is: a seat, or -1 for chance."""
    return {"seat": seat_to_act(state, table.rules)}


def _occupying_seat(table: HareTable, state: State, space: int) -> int:
    rules = table.rules
    return next((owner(rules, pawn) for pawn in range(rules.pawns) if state.space[pawn] == space), -1)


def explain_outcome(table: HareTable, state: State, text: str) -> list[Reason]:
    """Why a chance outcome cannot come now (HT-105, HT-712, HT-713)."""
    if state.phase == Phase.FIRST:
        return [Reason("HT-105", "hare-no-such-first-seat", {"text": text, "last": table.players - 1})]
    if table.edition.hare.cards:
        return [Reason("HT-713", "hare-no-such-card", {"text": text})]
    return [Reason("HT-712", "hare-no-such-roll", {"text": text})]
