"""What is known of a race for certain: who has won it."""

from __future__ import annotations

from ...bots.hare.features import is_decided
from ...hare.rules import is_over, winner_bits
from ...kernel.switch import dual
from .layout import Proof, Rules, State


@dual
def known_shares(state: State, rules: Rules, proof: Proof) -> bool:
    """Write everybody's shares into ``result`` if they are known: the race is over, or won (HT-851)."""
    if is_over(state, rules):
        bits = winner_bits(state, rules)
        winners = 0
        for seat in range(rules.players):
            winners += (bits >> seat) & 1
        for seat in range(rules.players):
            proof.result[seat] = ((bits >> seat) & 1) / winners
        return True
    if is_decided(state, rules):
        for seat in range(rules.players):
            proof.result[seat] = 1.0 if state.place[seat] == 1 else 0.0
        return True
    return False
