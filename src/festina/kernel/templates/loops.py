"""Whole games in one call: the simulation loops, executed in each game's package with that game's rules.

A decision is a seat's action, forced ones included; chance is not counted; ``limit`` decisions cut a game.
Game number ``i`` of a batch depends on the batch's key and ``i`` alone: any split among workers gives the same games.
"""

from __future__ import annotations

from ..kernel.layout import Numbers, States
from ..kernel.log import Log
from ..kernel.random import below, stream
from ..kernel.scratch import Scratch
from ..kernel.switch import entry
from ..kernel.unsigned import Unsigned
from .layout import Rules, State
from .rules import (
    apply_action,
    apply_chance,
    is_over,
    legal_actions,
    seats_to_act,
    set_up,
    winner_bits,
)
from .steps import lowest_seat, sample_outcome

DEALER = 0
PLAYERS = 1


@entry
def play_random(state: State, rules: Rules, key: Unsigned, limit: int, scratch: Scratch, log: Log) -> int:
    """Play on to the end, every seat choosing uniformly; returns the number of decisions (negative: cut)."""
    dealer = stream(key, DEALER)
    players = stream(key, PLAYERS)
    decisions = 0
    draws = 0
    while not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            apply_chance(state, rules, sample_outcome(state, rules, dealer, draws, scratch), log)
            draws += 1
            continue
        if decisions == limit:
            scratch.draws += draws
            return -decisions
        seat = lowest_seat(bits)
        count = legal_actions(state, rules, seat, scratch)
        apply_action(state, rules, seat, int(scratch.codes[below(players, decisions, count)]), log)
        decisions += 1
    scratch.draws += draws
    return decisions


@entry
def play_many(
    states: States,
    rules: Rules,
    key: Unsigned,
    first: int,
    limit: int,
    lengths: Numbers,
    winners: Numbers,
    scratch: Scratch,
    log: Log,
) -> None:
    """Play ``len(lengths)`` random games, numbered from ``first``; ``states`` is one scratch record and a fresh one."""
    set_up(states[1], rules)
    for i in range(len(lengths)):
        states[0] = states[1]
        lengths[i] = play_random(states[0], rules, stream(key, first + i), limit, scratch, log)
        winners[i] = winner_bits(states[0], rules)
