"""Whole games in one call: the simulation loops, executed in each game's room with that game's rules.

A decision is a seat's action, forced ones included; chance is not counted (HT-853: ``limit`` decisions cut a game).
Game number ``i`` of a batch depends on the batch's key and ``i`` alone: any split among workers gives the same games.
"""

from __future__ import annotations

import numpy as np

from ..kernel.layout import Numbers, States
from ..kernel.log import Log
from ..kernel.random import below, stream
from ..kernel.scratch import Scratch
from ..kernel.switch import entry, hot
from .layout import Rules, State
from .rules import (
    apply_action,
    apply_chance,
    chance_outcomes,
    is_over,
    legal_actions,
    seats_to_act,
    set_up,
    winner_bits,
)

DEALER = 0
PLAYERS = 1


@hot
def deal_one(state: State, rules: Rules, key: np.uint64, index: int, scratch: Scratch) -> int:
    """The outcome that draw number ``index`` of the dealer's stream gives."""
    count = chance_outcomes(state, rules, scratch)
    total = 0
    for i in range(count):
        total += scratch.weights[i]
    rest = below(key, index, total)
    i = 0
    while rest >= scratch.weights[i]:
        rest -= scratch.weights[i]
        i += 1
    return int(scratch.codes[i])


@hot
def lowest_seat(bits: int) -> int:
    """The first of the seats that must act."""
    seat = 0
    while not (bits >> seat) & 1:
        seat += 1
    return seat


@entry
def play_random(state: State, rules: Rules, key: np.uint64, limit: int, scratch: Scratch, log: Log) -> int:
    """Play on to the end, every seat choosing uniformly; returns the number of decisions (negative: cut)."""
    dealer = stream(key, DEALER)
    players = stream(key, PLAYERS)
    decisions = 0
    draws = 0
    while not is_over(state, rules):
        bits = seats_to_act(state, rules)
        if bits == 0:
            apply_chance(state, rules, deal_one(state, rules, dealer, draws, scratch), log)
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
    key: np.uint64,
    first: int,
    limit: int,
    lengths: Numbers,
    winners: Numbers,
    scratch: Scratch,
    log: Log,
) -> None:
    """Play ``len(lengths)`` random games, numbered from ``first``; ``states`` is one scratch record and a fresh one."""
    set_up(states[1], rules)
    for i in range(lengths.shape[0]):
        states[0] = states[1]
        lengths[i] = play_random(states[0], rules, stream(key, first + i), limit, scratch, log)
        winners[i] = winner_bits(states[0], rules)
