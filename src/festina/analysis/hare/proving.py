"""Ends of races solved exactly: nothing is hidden there, so all that can follow is walked through.

From every action of the root the walk goes as deep as some thousand positions allow: a seat takes what is best for
itself, chance is averaged by its weights. What does not lead to a known winner stays unknown, and so does a choice
between two ends that are equal for who chooses and not for the others.
"""

from __future__ import annotations

from ...bots.hare.rules import apply_action, apply_chance, chance_outcomes, legal_actions, lowest_seat, seats_to_act
from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate, hot
from ..records import PLIES
from .known import known_shares
from .layout import Proof, Rules

#: Steps that are looked ahead at first, and further ahead if that has shown anything.
_SHALLOW = 2
#: Positions that are looked at in all.
_POSITIONS = 12_000
#: Where the states of a walk begin in ``states``: the root is in ``states[1]``.
FIRST = 4
_UNKNOWN, _PROVEN, _OPEN = 0, 1, 2
#: Shares closer than this are equal.
_EQUAL = 1e-12


@dual
def open_ply(states: States, rules: Rules, ply: int, deepest: int, scratch: Scratch, proof: Proof) -> int:
    """Look at ``states[FIRST + ply]``: its shares are known (in ``result``), or unknown, or still to be found."""
    proof.positions += 1
    state = states[FIRST + ply]
    if known_shares(state, rules, proof):
        return _PROVEN
    if ply == deepest or proof.positions >= _POSITIONS:
        return _UNKNOWN
    bits = seats_to_act(state, rules)
    seat = -1
    if bits == 0:
        count = chance_outcomes(state, rules, scratch)
    else:
        seat = lowest_seat(bits)
        count = legal_actions(state, rules, seat, scratch)
    proof.seat[ply] = seat
    proof.size[ply] = count
    proof.next[ply] = 0
    proof.total[ply] = 0
    proof.missing[ply] = 0
    proof.tied[ply] = 0
    proof.have[ply] = 0
    for i in range(count):
        proof.code[ply, i] = scratch.codes[i]
        proof.weight[ply, i] = scratch.weights[i] if seat < 0 else 0
        proof.total[ply] += proof.weight[ply, i]
    for entrant in range(rules.players):
        proof.best[ply, entrant] = 0.0
    return _OPEN


@dual
def absorb(rules: Rules, ply: int, answer: int, proof: Proof) -> None:
    """Take the answer about the last step from a ply into it."""
    seat = proof.seat[ply]
    if answer == _UNKNOWN:
        proof.missing[ply] = 1
    elif seat < 0:
        part = proof.weight[ply, proof.next[ply] - 1] / proof.total[ply]
        for entrant in range(rules.players):
            proof.best[ply, entrant] += part * proof.result[entrant]
    else:
        better = proof.result[seat] - proof.best[ply, seat]
        if not proof.have[ply] or better > _EQUAL:
            proof.have[ply] = 1
            proof.tied[ply] = 0
            for entrant in range(rules.players):
                proof.best[ply, entrant] = proof.result[entrant]
        elif better > -_EQUAL:
            for entrant in range(rules.players):
                if abs(proof.result[entrant] - proof.best[ply, entrant]) > _EQUAL:
                    proof.tied[ply] = 1


@hot
def is_settled(ply: int, proof: Proof) -> bool:
    """Whether the rest of a ply cannot change its answer: chance with an unknown part, or a seat that wins alone."""
    seat = proof.seat[ply]
    if seat < 0:
        return proof.missing[ply] != 0
    return proof.have[ply] != 0 and proof.best[ply, seat] > 1.0 - _EQUAL


@dual
def close_ply(rules: Rules, ply: int, proof: Proof) -> int:
    """The answer about a ply; its shares are in ``result``."""
    seat = proof.seat[ply]
    wins = seat >= 0 and is_settled(ply, proof)
    if not wins and (proof.missing[ply] or proof.tied[ply]):
        return _UNKNOWN
    for entrant in range(rules.players):
        proof.result[entrant] = proof.best[ply, entrant]
    return _PROVEN


@dual
def prove_ply(states: States, rules: Rules, deepest: int, scratch: Scratch, log: Log, proof: Proof) -> int:
    """Walk through all that follows from ``states[FIRST]``; the answer is unknown or proven (then in ``result``)."""
    answer = open_ply(states, rules, 0, deepest, scratch, proof)
    if answer != _OPEN:
        return answer
    ply = 0
    while True:
        if proof.next[ply] < proof.size[ply] and not is_settled(ply, proof):
            code = proof.code[ply, proof.next[ply]]
            proof.next[ply] += 1
            states[FIRST + ply + 1] = states[FIRST + ply]
            if proof.seat[ply] < 0:
                apply_chance(states[FIRST + ply + 1], rules, code, log)
            else:
                apply_action(states[FIRST + ply + 1], rules, proof.seat[ply], code, log)
            answer = open_ply(states, rules, ply + 1, deepest, scratch, proof)
            if answer == _OPEN:
                ply += 1
                continue
        else:
            answer = close_ply(rules, ply, proof)
            if ply == 0:
                return answer
            ply -= 1
        absorb(rules, ply, answer, proof)


@gate
def prove(states: States, rules: Rules, seat: int, scratch: Scratch, log: Log, proof: Proof) -> None:
    """Find the exact shares after each action of ``seat`` in ``states[1]``, where so many positions show them."""
    count = legal_actions(states[1], rules, seat, scratch)
    proof.count = count
    proof.positions = 0
    for i in range(count):
        proof.action[i] = scratch.codes[i]
        proof.known[i] = 0
    found = 0
    deepest = 0
    while deepest < PLIES - 1 and (deepest <= _SHALLOW or found > 0) and proof.positions < _POSITIONS:
        for i in range(count):
            if not proof.known[i]:
                states[FIRST] = states[1]
                apply_action(states[FIRST], rules, seat, proof.action[i], log)
                if prove_ply(states, rules, deepest, scratch, log, proof) == _PROVEN:
                    proof.known[i] = 1
                    found += 1
                    for entrant in range(rules.players):
                        proof.worth[i, entrant] = proof.result[entrant]
        deepest += 1
