"""Plans for the next turn: the position a seat would decide in, and what its plan may depend on."""

from __future__ import annotations

from ..kernel.log import LOG
from ..kernel.messages import Message
from .codes import Face, Phase
from .layout import STATE, State
from .rules.legality import anything_legal, seat_to_act
from .rules.position import bound_pawn, first_pawn, pawns_home, race_position
from .rules.turn import begin_turn
from .table import HareTable
from .words import FACES, PAWNS


def turn_ahead(table: HareTable, state: State, seat: int) -> bytes | Message:
    """The race with this seat's turn begun: what a number space or a tournament hare brings first is paid already."""
    rules = table.rules
    if state.phase == Phase.OVER or pawns_home(state, rules, seat) == rules.pawns_each:
        return Message("hare-plan-home")
    ahead = STATE.cursor(bytearray(state.buffer))
    if state.phase != Phase.ACTION or state.turn != seat:
        if seat in (state.turn, seat_to_act(state, rules)):
            return Message("hare-plan-answer")
        for other in range(rules.players):
            ahead.gift[other] = 0
        ahead.turn = seat
        begin_turn(ahead, rules, LOG.new())
    bound = bound_pawn(ahead, rules, seat)
    if bound >= 0 and ahead.face[bound] != Face.UP:
        return Message(f"hare-plan-{FACES[ahead.face[bound]]}")
    if not anything_legal(ahead, rules, seat):
        return Message("hare-plan-restart")
    return bytes(ahead.buffer)


def plan_grounds(table: HareTable, state: State, seat: int) -> dict[str, int]:
    """HT-404: the place in the race, of each pawn, decides what number spaces and hare spaces are worth."""
    first = first_pawn(table.rules, seat)
    names = ("place",) if table.pawns_each == 1 else tuple(f"place-{letter}" for letter in PAWNS)
    return {name: race_position(state, table.rules, first + letter) for letter, name in enumerate(names)}
