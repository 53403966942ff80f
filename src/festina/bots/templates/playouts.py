"""Games between policies, in one call: executed in each game's players' room.

As in the kernel's loops, a game depends on its key alone: the dealer's stream, and one for each seat.
"""

from __future__ import annotations

import numpy as np

from ...kernel.layout import Numbers, States
from ...kernel.log import Log
from ...kernel.random import below, stream
from ...kernel.scratch import Scratch
from ...kernel.switch import entry, hot
from .layout import Knowledge, Players, Rules, State
from .policy import choose
from .rules import apply_action, apply_chance, chance_outcomes, is_over, seats_to_act, set_up, winner_bits

DEALER = 0
FIRST_SEAT = 1


@hot
def sample_outcome(state: State, rules: Rules, key: np.uint64, index: int, scratch: Scratch) -> int:
    """The outcome that draw number ``index`` of a stream gives."""
    count = chance_outcomes(state, rules, scratch)
    total = 0
    for i in range(count):
        total += scratch.weights[i]
    rest = below(key, index, total)
    i = 0
    while rest >= scratch.weights[i]:
        rest -= scratch.weights[i]
        i += 1
    return scratch.codes[i]


@hot
def lowest_seat(bits: int) -> int:
    """The first of the seats that must act."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@entry
def play_policies(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    limit: int,
    scratch: Scratch,
    log: Log,
) -> int:
    """Play on to the end, every seat by its policy; returns the number of decisions (negative: cut)."""
    decisions = 0
    draws = 0
    dealer = stream(key, DEALER)
    while not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            apply_chance(state, rules, sample_outcome(state, rules, dealer, draws, scratch), log)
            draws += 1
            continue
        if decisions == limit:
            return -decisions
        seat = lowest_seat(bits)
        lane = stream(key, FIRST_SEAT + seat)
        action = choose(state, rules, know, players, seat, lane, decisions, scratch)
        apply_action(state, rules, seat, action, log)
        decisions += 1
    return decisions


@entry
def play_many(
    states: States,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: np.uint64,
    first: int,
    limit: int,
    lengths: Numbers,
    winners: Numbers,
    scratch: Scratch,
    log: Log,
) -> None:
    """Play ``len(lengths)`` games, numbered from ``first``; ``states`` is one scratch record and a fresh one."""
    set_up(states[1], rules)
    for i in range(lengths.shape[0]):
        states[0] = states[1]
        for seat in range(6):
            players.memory[seat] = 0
        lengths[i] = play_policies(states[0], rules, know, players, stream(key, first + i), limit, scratch, log)
        winners[i] = winner_bits(states[0], rules)
