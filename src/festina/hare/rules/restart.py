"""Restart: back to Start with the restart amount (section 8)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual
from ..codes import START, By, Happened
from ..layout import Rules, State
from .moving import displace
from .position import owner


@dual
def put_back(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-801: the pawn on Start, exactly the restart amount in hand; eaten lettuces stay eaten."""
    seat = owner(rules, pawn)
    if state.space[pawn] != START:
        displace(state, rules, pawn, START, By.RESTART, log)
    if state.carrots[seat] != rules.restart_carrots:
        state.carrots[seat] = rules.restart_carrots
        state.shown[seat] = 0
    emit(log, Happened.RESTARTED, seat, pawn, 0, rules.restart_carrots, 0)
