"""What a seat could do: every choice with its price and consequence, and the reasons against the forbidden ones."""

from __future__ import annotations

from typing import Literal

from ..kernel.messages import Reason
from ..kernel.position import Position
from ..kernel.view import Choice
from .codes import FINISH, PAWN_B, START, Do, Kind, Phase
from .explain import explain
from .layout import SURVEY, State
from .notation import action_text
from .rules.legality import forbids
from .rules.moving import leaving_bonus, move_cost
from .rules.position import first_pawn, position_on, race_position
from .table import HareTable
from .words import PAWNS, PawnName, pawn_name

ChoiceKind = Literal["forward", "back", "take", "give", "nothing", "eat", "miss", "restart", "keep", "bank"]


class HareChoice(Choice, frozen=True):
    """A choice in a race: for which pawn, where it leads, what it costs and gives, what is left, the position after."""

    kind: ChoiceKind
    pawn: PawnName
    space: int
    #: The number printed on that space.
    printed: int
    cost: int
    gain: int
    left: int
    position: int


def choices(table: HareTable, state: State, seat: int, position: Position, whole: bool) -> list[HareChoice]:
    """The legal choices, or (``whole``) every choice a person could try."""
    legal = position.legal(seat)
    if not whole:
        # In the order of a whole view: what leads to a space, then what is done where the pawn stands.
        ordered = sorted(legal, key=lambda code: code % PAWN_B >= Do.NOTHING)
        return [choice for code in ordered if (choice := choice_of(table, state, seat, code, 0))]
    listed: list[HareChoice] = []
    for letter in range(table.pawns_each):
        pawn = first_pawn(table.rules, seat) + letter
        if not state.place[pawn]:
            listed += _all_forward(table, state, seat, letter, position)
            listed += [_judged(table, state, seat, code, legal) for code in _others_of(table, state, pawn, letter)]
    return listed + [_own_place(table, state, seat, code) for code in legal if code % PAWN_B >= Do.NOTHING]


def choice_of(table: HareTable, state: State, seat: int, code: int, bits: int) -> HareChoice | None:
    """One choice, with the reasons in ``bits`` against it; None for a move that leads nowhere."""
    what, letter = code % PAWN_B, code // PAWN_B
    if letter >= table.pawns_each:
        return None
    pawn = first_pawn(table.rules, seat) + letter
    here = state.space[pawn]
    if what <= FINISH:
        return _forward(table, state, seat, letter, what, bits) if what > here else None
    if what < Do.TAKE:
        return _back(table, state, seat, letter, what - Do.BACK, bits) if what - Do.BACK < here else None
    if what in (Do.TAKE, Do.GIVE):
        return _stay(table, state, seat, letter, what, bits)
    return None if bits else _own_place(table, state, seat, code)


def _all_forward(table: HareTable, state: State, seat: int, letter: int, position: Position) -> list[HareChoice]:
    """All spaces ahead of a pawn, in one look."""
    seen = position.survey(SURVEY, seat, letter)
    here = state.space[first_pawn(table.rules, seat) + letter]
    listed = []
    for target in range(here + 1, FINISH + 1):
        code = letter * PAWN_B + Do.FORWARD + target
        listed.append(
            HareChoice(
                action=action_text(table, code),
                does=table.does[target],
                legal=not seen.reasons[target],
                why_not=_why_not(table, state, seat, code, seen.reasons[target]),
                kind="forward",
                pawn=PAWNS[letter],
                space=target,
                printed=table.printed[target],
                cost=seen.cost[target],
                gain=seen.bonus,
                left=seen.left[target],
                position=seen.position[target],
            )
        )
    return listed


def _forward(table: HareTable, state: State, seat: int, letter: int, target: int, bits: int) -> HareChoice:
    """One space ahead of a pawn."""
    rules, pawn = table.rules, first_pawn(table.rules, seat) + letter
    code = letter * PAWN_B + Do.FORWARD + target
    cost = move_cost(state, rules, pawn, target - state.space[pawn])
    bonus = leaving_bonus(state, rules, pawn)
    return HareChoice(
        action=action_text(table, code),
        does=table.does[target],
        legal=not bits,
        why_not=_why_not(table, state, seat, code, bits),
        kind="forward",
        pawn=PAWNS[letter],
        space=target,
        printed=table.printed[target],
        cost=cost,
        gain=bonus,
        left=state.carrots[seat] + bonus - cost,
        position=state.home + 1 if target == FINISH else position_on(state, rules, pawn, target),
    )


def _others_of(table: HareTable, state: State, pawn: int, letter: int) -> list[int]:
    """The codes that a person could try with a pawn besides going forward: the tortoise behind, and staying."""
    codes = []
    nearest = table.rules.tortoise_behind[state.space[pawn]]
    if nearest >= 0:
        codes.append(Do.BACK + nearest)
    answering = state.phase == Phase.CHOICE and pawn == state.actor
    if answering or table.edition.board.kinds[state.space[pawn]] == Kind.CARROT:
        codes += [Do.TAKE, Do.GIVE]
    return [letter * PAWN_B + code for code in codes]


def _judged(table: HareTable, state: State, seat: int, code: int, legal: list[int]) -> HareChoice:
    """A choice with every reason against it."""
    bits = 0 if code in legal else forbids(state, table.rules, seat, code)
    found = choice_of(table, state, seat, code, bits)
    assert found is not None
    return found


def _back(table: HareTable, state: State, seat: int, letter: int, target: int, bits: int) -> HareChoice:
    """A space behind a pawn (HT-601)."""
    pawn = first_pawn(table.rules, seat) + letter
    code = letter * PAWN_B + Do.BACK + target
    gain = 10 * (state.space[pawn] - target) + leaving_bonus(state, table.rules, pawn)
    return HareChoice(
        action=action_text(table, code),
        does="hare-does-tortoise",
        legal=not bits,
        why_not=_why_not(table, state, seat, code, bits),
        kind="back",
        pawn=PAWNS[letter],
        space=target,
        printed=table.printed[target],
        cost=0,
        gain=gain,
        left=state.carrots[seat] + gain,
        position=position_on(state, table.rules, pawn, target),
    )


def _stay(table: HareTable, state: State, seat: int, letter: int, what: int, bits: int) -> HareChoice:
    """Take or give 10: on a carrot space, or as the answer to the hare."""
    pawn = first_pawn(table.rules, seat) + letter
    code = letter * PAWN_B + what
    change = 10 if what == Do.TAKE else -10
    return HareChoice(
        action=action_text(table, code),
        does="hare-does-stay",
        legal=not bits,
        why_not=_why_not(table, state, seat, code, bits),
        kind="take" if change > 0 else "give",
        pawn=PAWNS[letter],
        space=state.space[pawn],
        printed=table.printed[state.space[pawn]],
        cost=max(-change, 0),
        gain=max(change, 0),
        left=state.carrots[seat] + change,
        position=race_position(state, table.rules, pawn),
    )


_KINDS: dict[int, ChoiceKind] = {
    Do.NOTHING: "nothing",
    Do.EAT: "eat",
    Do.MISS: "miss",
    Do.RESTART: "restart",
    Do.KEEP: "keep",
    Do.BANK: "bank",
}


def _own_place(table: HareTable, state: State, seat: int, code: int) -> HareChoice:
    """What is done where the pawn stands, and legal: nothing, eat, miss, restart, keep, bank."""
    what, pawn = code % PAWN_B, first_pawn(table.rules, seat) + code // PAWN_B
    position = race_position(state, table.rules, pawn)
    gain = {Do.EAT: 10 * position, Do.KEEP: state.gift[seat]}.get(what, 0)
    return HareChoice(
        action=action_text(table, code),
        does=f"hare-does-{_KINDS[what]}",
        legal=True,
        why_not=[],
        kind=_KINDS[what],
        pawn=pawn_name(pawn, table.pawns_each),
        space=state.space[pawn],
        printed=table.printed[state.space[pawn]],
        cost=0,
        gain=gain,
        left=table.rules.restart_carrots if what == Do.RESTART else state.carrots[seat] + gain,
        position=position_on(state, table.rules, pawn, START) if what == Do.RESTART else position,
    )


def _why_not(table: HareTable, state: State, seat: int, code: int, bits: int) -> list[Reason]:
    return explain(table, state, seat, code, bits) if bits else []
