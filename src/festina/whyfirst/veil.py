"""What stays hidden while a game runs: hands, and choices until the reveal (WF-112)."""

from __future__ import annotations

from ..kernel.data import JsonObject
from ..kernel.record import VEIL
from .codes import HAND, Phase
from .layout import State


def record_text(state: State, actor: int | None, text: str, seat: int | None, now: State) -> str:
    """A step as a seat (None: a spectator) may know it while the game runs (``state``: before the step)."""
    if state.phase == Phase.DEAL:
        return text if state.dealt // HAND == seat else f"deal:{VEIL}"
    if state.phase == Phase.CHOOSE and actor != seat and _still_hidden(state, now):
        return VEIL
    return text


def _still_hidden(state: State, now: State) -> bool:
    """Whether the choices of this trick have not been revealed yet."""
    same_trick = now.round == state.round and now.trick == state.trick
    return same_trick and now.phase in (Phase.CHOOSE, Phase.LEO)


def veiled_start(facts: JsonObject, seat: int | None) -> JsonObject:
    """A start position with the other hands and choices veiled."""
    hands = [hand if other == seat else [VEIL] * len(hand) for other, hand in enumerate(facts["hands"])]
    chosen = [choice if other == seat or choice is None else VEIL for other, choice in enumerate(facts["chosen"])]
    return {**facts, "hands": hands, "chosen": chosen}


def continues_a_hand(state: State) -> bool:
    """WF-104: the cards of a hand share a line; Leo's card has its own."""
    return state.phase == Phase.DEAL and state.dealt % HAND != 0


def can_retract(state: State, seat: int) -> bool:
    """A choice can be taken back until the cards are turned up: our addition, which no rule forbids or asks for."""
    return state.phase in (Phase.CHOOSE, Phase.LEO) and state.chosen[seat] > 0


def take_back(state: State, seat: int) -> None:
    """The card is a card in the hand like the others again, and its seat has to choose."""
    state.chosen[seat] = 0
    state.target[seat] = 0
    state.phase = Phase.CHOOSE
