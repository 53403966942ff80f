"""The hare deck: unseen cards are a multiset, seen ones a queue (HT-713, HT-720)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual, hot
from ..codes import Effect, Happened
from ..layout import Rules, State


@hot
def unseen_cards(state: State, rules: Rules) -> int:
    """How many cards have not been seen since the last shuffle."""
    total = 0
    for card in range(rules.card_kinds):
        total += state.unseen[card]
    return total


@hot
def card_weight(state: State, rules: Rules, card: int) -> int:
    """How many chances a card has to be next: its unseen copies, or 1 for the oldest seen when all are seen."""
    if unseen_cards(state, rules) == 0:
        return 1 if state.seen[0] == card else 0
    return state.unseen[card]


@dual
def take_card(state: State, rules: Rules, card: int) -> None:
    """HT-713, HT-720: the card goes to the bottom when its action begins; a shuffling card waits for its shuffle."""
    if unseen_cards(state, rules) == 0:
        for index in range(1, state.seen_count):
            state.seen[index - 1] = state.seen[index]
        state.seen_count -= 1
    else:
        state.unseen[card] -= 1
    effect = rules.card_effect[card]
    if effect not in (Effect.SHUFFLE, Effect.ZERO):
        state.seen[state.seen_count] = card
        state.seen_count += 1


@dual
def shuffle_deck(state: State, rules: Rules, log: Log) -> None:
    """HT-728, HT-741: all cards, the shuffling one included, are unseen again."""
    for card in range(rules.card_kinds):
        state.unseen[card] = rules.card_count[card]
    for index in range(state.seen_count):
        state.seen[index] = 0
    state.seen_count = 0
    emit(log, Happened.SHUFFLED, state.turn, -1, 0, 0, 0)
