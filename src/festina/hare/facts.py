"""The whole truth of a race in plain JSON types (design: ``facts()``)."""

from __future__ import annotations

from typing import Any

from .codes import Hare, Phase
from .layout import State
from .rules.finish import winner_bits
from .rules.position import owner, pawns_home, race_position
from .table import HareTable
from .words import FACES, PHASES, pawn_name


def facts(table: HareTable, state: State) -> dict[str, Any]:
    """Everything; ``start`` reads it back."""
    seats, pawns = range(table.players), range(table.rules.pawns)
    return {
        "turn": None if state.phase in (Phase.FIRST, Phase.OVER) else state.turn,
        "carrots": [state.carrots[seat] for seat in seats],
        "lettuces": [state.lettuces[seat] for seat in seats],
        "shown": [bool(state.shown[seat]) for seat in seats],
        "pawns": [pawn_facts(table, state, pawn) for pawn in pawns],
        "deck": deck_facts(table, state),
        "finished": [owner(table.rules, state.finished[i]) for i in range(state.home)],
        "pending": pending_facts(table, state),
    }


def pawn_facts(table: HareTable, state: State, pawn: int) -> dict[str, Any]:
    """One pawn; ``passed_by`` (tournament only) lists who passed it, null when nothing is to be settled."""
    told: dict[str, Any] = {
        "seat": owner(table.rules, pawn),
        "name": pawn_name(pawn, table.pawns_each),
        "space": state.space[pawn],
        "face": FACES[state.face[pawn]],
        "position": race_position(state, table.rules, pawn),
        "place": state.place[pawn] or None,
        "must_leave": bool(state.must_leave[pawn]),
    }
    if table.hare == Hare.TOURNAMENT:
        passers = [seat for seat in range(table.players) if state.passed_by[pawn] >> seat & 1]
        told["passed_by"] = passers if state.due[pawn] else None
    return told


def deck_facts(table: HareTable, state: State) -> dict[str, Any] | None:
    """The hare deck: how many of each card are unseen, and the seen ones, oldest first."""
    if table.hare != Hare.DECK:
        return None
    cards = table.edition.hare.cards
    return {
        "unseen": {card.name: state.unseen[index] for index, card in enumerate(cards)},
        "seen": [cards[state.seen[i]].name for i in range(state.seen_count)],
    }


def pending_facts(table: HareTable, state: State) -> dict[str, Any] | None:
    """What must be done before the turn goes on; null at the beginning of an action and when the race is over."""
    if state.phase in (Phase.ACTION, Phase.OVER):
        return None
    told: dict[str, Any] = {"kind": PHASES[state.phase]}
    if state.phase != Phase.FIRST:
        told["pawn"] = pawn_name(state.actor, table.pawns_each)
    if state.phase == Phase.DRAW:
        told["paid"] = state.paid
    if state.phase == Phase.GIFT:
        told["gifts"] = [state.gift[seat] for seat in range(table.players)]
    return told


def outcome(table: HareTable, state: State) -> dict[str, Any]:
    """Places and winners of a race that is over (HT-851, HT-905, HT-1002)."""
    bits = winner_bits(state, table.rules)
    winners = [seat for seat in range(table.players) if bits >> seat & 1]
    places: list[int | None]
    if table.pawns_each == 2:
        places = [1 if seat in winners else None for seat in range(table.players)]
    else:
        places = [state.place[seat] if pawns_home(state, table.rules, seat) else None for seat in range(table.players)]
    told: dict[str, Any] = {"places": places, "winners": winners}
    if table.teams:
        told["team"] = winners[0] % table.teams
    return told
