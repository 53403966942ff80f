"""The whole truth of a game in plain JSON types (design: ``facts()``)."""

from __future__ import annotations

from ..kernel.data import JsonObject
from ..kernel.view import Gauge, Outcome
from .codes import Phase
from .layout import State
from .notation import choice_text
from .rules.scoring import winner_bits
from .table import WhyFirstTable
from .words import PHASES


def facts(table: WhyFirstTable, state: State) -> JsonObject:
    """Everything; ``start`` reads it back. Lists have an entry for each entrant, Leo's last (WF-201)."""
    entrants = range(table.entrants)
    hidden = state.phase in (Phase.CHOOSE, Phase.LEO)
    return {
        "round": state.round,
        "trick": state.trick,
        "pawns": [state.pawn[entrant] for entrant in entrants],
        "hands": [sorted(table.texts[kind] for kind in hand(table, state, entrant)) for entrant in entrants],
        "chosen": [choice_text(table, state, entrant) if hidden else None for entrant in entrants],
        "totals": [state.total[entrant] for entrant in entrants],
        "played": sorted(table.texts[kind] for kind in played(table, state)),
        "last_round": [state.ended[entrant] for entrant in entrants] if state.has_ended else None,
        "pending": pending_facts(table, state),
    }


def hand(table: WhyFirstTable, state: State, entrant: int) -> list[int]:
    """The kinds of card in a hand, as often as they are there; a chosen card is in it until the reveal."""
    return [kind for kind in range(len(table.cards)) for _ in range(state.hand[entrant, kind])]


def played(table: WhyFirstTable, state: State) -> list[int]:
    """WF-112: the kinds of card everybody has seen this round: neither unseen nor in a hand."""
    seen = []
    for kind, card in enumerate(table.cards):
        hidden = state.unseen[kind] + sum(state.hand[entrant, kind] for entrant in range(table.entrants))
        seen += [kind] * (card.copies - hidden)
    return seen


def face_up(table: WhyFirstTable, state: State) -> list[str | None]:
    """The cards that still have to move a pawn, by entrant (WF-301)."""
    lies = state.phase == Phase.MOVE
    return [choice_text(table, state, entrant) if lies else None for entrant in range(table.entrants)]


def pending_facts(table: WhyFirstTable, state: State) -> JsonObject | None:
    """What must be done before seats choose again; null while they choose and when the game is over."""
    if state.phase in (Phase.CHOOSE, Phase.OVER):
        return None
    pending: JsonObject = {"kind": PHASES[state.phase]}
    if state.phase == Phase.MOVE:
        pending["face_up"] = face_up(table, state)
    return pending


class WhyFirstOutcome(Outcome, frozen=True):
    """1 for every winner, and the totals; Leo is the last entry (WF-201)."""

    totals: list[int]


def outcome(table: WhyFirstTable, state: State) -> WhyFirstOutcome:
    """Winners and totals (WF-110, WF-111); nobody is certain to win before the game is over."""
    bits = winner_bits(state, table.rules) if state.phase == Phase.OVER else 0
    entrants = range(table.entrants)
    return WhyFirstOutcome(
        places=[1 if bits >> entrant & 1 else None for entrant in entrants],
        winners=[entrant for entrant in entrants if bits >> entrant & 1],
        totals=[state.total[entrant] for entrant in entrants],
    )


def gauges(table: WhyFirstTable, state: State) -> list[Gauge]:
    """Everybody's points so far."""
    return [Gauge("points", tuple(state.total[entrant] for entrant in range(table.entrants)), None)]
