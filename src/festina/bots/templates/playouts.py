"""Games between policies, in one call: executed in each game's part of the bots.

As in the kernel's loops, a game depends on its key alone: the dealer's stream, and one for each seat. It is one
function on purpose: for every function in between, the compiler would work on all its callees again.
"""

from __future__ import annotations

from ...kernel.layout import Numbers, States
from ...kernel.log import Log
from ...kernel.random import stream
from ...kernel.scratch import Scratch
from ...kernel.switch import gate
from ...kernel.unsigned import Unsigned
from ..records import SEATS
from .layout import Knowledge, Players, Rules
from .policy import choose
from .rules import apply_action, apply_chance, is_over, lowest_seat, sample_outcome, seats_to_act, set_up, winner_bits

DEALER = 0
FIRST_SEAT = 1


@gate
def play_many(
    states: States,
    rules: Rules,
    know: Knowledge,
    players: Players,
    key: Unsigned,
    first: int,
    limit: int,
    lengths: Numbers,
    winners: Numbers,
    scratch: Scratch,
    log: Log,
) -> None:
    """Play ``len(lengths)`` games, numbered from ``first``, every seat by its policy; cut ones have negative lengths.

    ``states`` is one scratch record and a fresh one.
    """
    set_up(states[1], rules)
    state = states[0]
    for i in range(len(lengths)):
        states[0] = states[1]
        for seat in range(SEATS):
            players.memory[seat] = 0
        own = stream(key, first + i)
        dealer = stream(own, DEALER)
        decisions = 0
        draws = 0
        while decisions < limit and not is_over(state, rules):
            bits = seats_to_act(state, rules)
            if bits == 0:
                apply_chance(state, rules, sample_outcome(state, rules, dealer, draws, scratch), log)
                draws += 1
            else:
                seat = lowest_seat(bits)
                lane = stream(own, FIRST_SEAT + seat)
                action = choose(state, rules, know, players, seat, lane, decisions, scratch)
                apply_action(state, rules, seat, action, log)
                decisions += 1
        lengths[i] = decisions if is_over(state, rules) else -decisions
        winners[i] = winner_bits(state, rules)
