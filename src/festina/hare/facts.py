"""The whole truth of a race in plain JSON types (design: ``facts()``)."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from ..kernel.data import Data, JsonObject
from ..kernel.view import Gauge, Outcome
from .codes import FINISH, Hare, Phase
from .layout import State
from .rules.finish import winner_bits
from .rules.position import number_bonus, owner, pawns_home, race_position
from .table import HareTable
from .words import FACES, PHASES, FaceName, PawnName, pawn_name


class Pawn(Data, frozen=True):
    """A pawn. ``passed_by`` (tournament only) lists who passed it, null when nothing is to be settled."""

    seat: int
    name: PawnName
    space: int
    face: FaceName
    position: int
    #: The number printed on its space.
    printed: int
    place: int | None
    must_leave: bool
    #: What its number space would bring if its turn began now (HT-401).
    waits: int
    passed_by: list[int] | UnsetType | None = UNSET


class Deck(Data, frozen=True):
    """The hare deck: how many of each card are unseen, and the seen ones, oldest first."""

    unseen: dict[str, int]
    seen: list[str]


class Pending(Data, frozen=True, omit_defaults=True):
    """What must be done before the turn goes on: for which pawn, what it paid, what was given to each seat."""

    kind: str
    pawn: PawnName | None = None
    paid: int | None = None
    gifts: list[int] | None = None


class HareOutcome(Outcome, frozen=True):
    """Places by seat (two players: 1 and None), the winners, and the team that won."""

    team: int | None = None


def facts(table: HareTable, state: State) -> JsonObject:
    """Everything; ``start`` reads it back."""
    seats, pawns = range(table.players), range(table.rules.pawns)
    deck, pending = deck_facts(table, state), pending_facts(table, state)
    return {
        "turn": turn(state),
        "carrots": [state.carrots[seat] for seat in seats],
        "lettuces": [state.lettuces[seat] for seat in seats],
        "shown": [bool(state.shown[seat]) for seat in seats],
        "pawns": [_without_print(pawn_facts(table, state, pawn)) for pawn in pawns],
        "deck": deck and deck.as_dict(),
        "finished": [owner(table.rules, state.finished[i]) for i in range(state.home)],
        "pending": pending and pending.as_dict(),
    }


def turn(state: State) -> int | None:
    """The seat whose turn it is; None before the first seat is drawn and after the end."""
    return None if state.phase in (Phase.FIRST, Phase.OVER) else state.turn


def pawn_facts(table: HareTable, state: State, pawn: int) -> Pawn:
    """One pawn."""
    passed: list[int] | UnsetType | None = UNSET
    if table.hare == Hare.TOURNAMENT:
        passers = [seat for seat in range(table.players) if state.passed_by[pawn] >> seat & 1]
        passed = passers if state.due[pawn] else None
    return Pawn(
        seat=owner(table.rules, pawn),
        name=pawn_name(pawn, table.pawns_each),
        space=state.space[pawn],
        face=FACES[state.face[pawn]],
        position=race_position(state, table.rules, pawn),
        printed=table.printed[state.space[pawn]],
        place=state.place[pawn] or None,
        must_leave=bool(state.must_leave[pawn]),
        waits=number_bonus(state, table.rules, pawn),
        passed_by=passed,
    )


def _without_print(pawn: Pawn) -> JsonObject:
    """A pawn as a position is written: what a board prints, and what a number brings, follow from the rest."""
    fields = pawn.as_dict()
    del fields["printed"], fields["waits"]
    return fields


def deck_facts(table: HareTable, state: State) -> Deck | None:
    """The hare deck, where there is one."""
    if table.hare != Hare.DECK:
        return None
    cards = table.edition.hare.cards
    return Deck(
        unseen={card.name: state.unseen[index] for index, card in enumerate(cards)},
        seen=[cards[state.seen[i]].name for i in range(state.seen_count)],
    )


def pending_facts(table: HareTable, state: State) -> Pending | None:
    """What must be done before the turn goes on; None at the beginning of an action and when the race is over."""
    if state.phase in (Phase.ACTION, Phase.OVER):
        return None
    return Pending(
        kind=PHASES[state.phase],
        pawn=pawn_name(state.actor, table.pawns_each) if state.phase != Phase.FIRST else None,
        paid=state.paid if state.phase == Phase.DRAW else None,
        gifts=[state.gift[seat] for seat in range(table.players)] if state.phase == Phase.GIFT else None,
    )


def outcome(table: HareTable, state: State) -> HareOutcome:
    """Places and winners of a race that is over (HT-851, HT-905, HT-1002)."""
    bits = winner_bits(state, table.rules)
    winners = [seat for seat in range(table.players) if bits >> seat & 1]
    places: list[int | None]
    if table.pawns_each == 2:
        places = [1 if seat in winners else None for seat in range(table.players)]
    else:
        places = [state.place[seat] if pawns_home(state, table.rules, seat) else None for seat in range(table.players)]
    return HareOutcome(places, winners, winners[0] % table.teams if table.teams and winners else None)


def progress(table: HareTable, state: State) -> list[int]:
    """How far the pawns of each seat have run; who is home is further the earlier they came."""
    pawns = range(table.rules.pawns)
    run = [0] * table.players
    for pawn in pawns:
        early = table.rules.pawns + 1 - state.place[pawn] if state.place[pawn] else 0
        run[owner(table.rules, pawn)] += state.space[pawn] + early
    return run


def gauges(table: HareTable, state: State) -> list[Gauge]:
    """How far each seat has come, by the mean of its pawns, and what is in its purse."""
    each = table.pawns_each
    spaces = [state.space[pawn] for pawn in range(table.rules.pawns)]
    way = tuple(sum(spaces[seat * each : (seat + 1) * each]) // each for seat in range(table.players))
    carrots = tuple(state.carrots[seat] for seat in range(table.players))
    return [Gauge("space", way, FINISH), Gauge("carrots", carrots, None)]
