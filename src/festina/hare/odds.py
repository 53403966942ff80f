"""What chance may bring on a hare space, in codes, words and numbers (HT-712, HT-713)."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data
from ..kernel.messages import Message
from .codes import Effect, Hare, Phase
from .layout import State
from .notation import outcome_text, parse_outcome
from .rules.chance import outcome_effect, outcome_weight
from .rules.position import race_position
from .table import HareTable
from .words import EFFECTS, OR_NOTHING


class HareOdds(Data, frozen=True):
    """An outcome of the next hare space: ``num`` out of ``den``, and what it does.

    ``effects`` lists the effect by race position from 1 where a die's table or a chart says so; else it has one entry.
    ``value`` is what a card of carrots gives or takes.
    """

    outcome: str
    num: int
    den: int
    effects: tuple[str, ...]
    value: int


#: Odds that were listed lately: a deck stays as it is over many views.
_remembered: dict[tuple[str, tuple[int, ...]], tuple[HareOdds, ...]] = {}
_MOST: Final = 512


def hare_odds(table: HareTable, state: State) -> tuple[HareOdds, ...]:
    """What the next hare space would bring, from the deck's true state; everybody may know it (HT-104)."""
    if table.hare > Hare.DECK or state.phase in (Phase.FIRST, Phase.OVER):
        return ()
    deck = (*state.unseen[:], *state.seen[: state.seen_count]) if table.hare == Hare.DECK else ()
    key = (table.ruleset, deck)
    odds = _remembered.get(key)
    if odds is None:
        odds = _listed_odds(table, state)
        if len(_remembered) >= _MOST:
            _remembered.clear()
        _remembered[key] = odds
    return odds


def _listed_odds(table: HareTable, state: State) -> tuple[HareOdds, ...]:
    rules = table.rules
    positions = range(1, 2 if table.hare == Hare.DECK else rules.pawns + 1)
    phase, state.phase = state.phase, Phase.DRAW
    try:
        weights = [(code, outcome_weight(state, rules, code)) for code in range(max(7, rules.card_kinds))]
        total = sum(weight for _, weight in weights)
        return tuple(
            HareOdds(
                outcome=outcome_text(table, state, code),
                num=weight,
                den=total,
                effects=tuple(effect_name(table, outcome_effect(rules, code, position)) for position in positions),
                value=rules.card_value[code] if table.hare == Hare.DECK else 0,
            )
            for code, weight in weights
            if weight
        )
    finally:
        state.phase = phase


def outcome_title(table: HareTable, state: State, text: str) -> Message:
    """What an outcome is called: the card, the number shown, the seat that begins."""
    kind, _, value = text.partition(":")
    if kind == "card":
        return card_title(table, value)
    if kind == "first":
        return Message("hare-outcome-first", {"seat": int(value)})
    return Message(f"hare-outcome-{kind}", {"number": int(value)})


def card_title(table: HareTable, name: str) -> Message:
    """What a card of the table's deck is called."""
    card = next(card for card in table.edition.hare.cards if card.name == name)
    return Message(f"hare-card-{effect_name(table, card.effect)}", {"card": name.replace("-", "−")})


def effect_name(table: HareTable, effect: int) -> str:
    """The name of an effect in events, odds and messages; HT-702: with nothing as an answer it is another one."""
    if effect == Effect.PLUS_MINUS_10 and table.edition.switches["choice_of_nothing"]:
        return OR_NOTHING
    return EFFECTS[effect]


def effect_text(table: HareTable, effect: int, value: int = 0) -> Message:
    """What an effect does; ``value`` is what a card of carrots gives or takes (HT-740)."""
    if effect == Effect.CARROTS:
        return Message("hare-take-carrots" if value > 0 else "hare-pay-carrots", {"amount": abs(value)})
    return Message(f"hare-effect-{effect_name(table, effect)}")


def described_effect(table: HareTable, state: State, text: str) -> Message | None:
    """What an outcome does to the pawn that waits for it; a card of carrots says so itself."""
    if state.phase != Phase.DRAW:
        return None
    effect = outcome_effect(
        table.rules, parse_outcome(table, state, text), race_position(state, table.rules, state.actor)
    )
    return None if effect == Effect.CARROTS else effect_text(table, effect)
