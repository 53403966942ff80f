"""What a seat may see of a race, built from nothing, field by field (HT-104)."""

from __future__ import annotations

from typing import Literal

from ..kernel.data import Data, extend
from ..kernel.messages import Message, Reason
from ..kernel.position import Position
from ..kernel.view import Common, PublicView
from .choices import HareChoice, choices
from .codes import FINISH, PAWN_B, START, Do, Phase
from .explain import explain, nothing_too
from .facts import Deck, HareOutcome, Pawn, Pending, deck_facts, pawn_facts, pending_facts, turn
from .layout import State
from .odds import HareOdds, hare_odds
from .rules.finish import finish_limit
from .rules.legality import forbids, required_pawn, seat_to_act
from .rules.position import first_pawn
from .table import HareTable
from .words import FACES, PAWNS, PHASES, PawnName, pawn_name


class HareSeat(Data, frozen=True):
    """A seat as the viewer sees it."""

    seat: int
    #: None where the viewer may not know them.
    carrots: int | None
    shown: bool
    lettuces: int
    #: Carrots given, to be kept or banked.
    gift: int
    team: int | None
    #: How many carrots it may come home with; None where it does not matter any more.
    finish_limit: int | None


class HarePublic(PublicView, frozen=True):
    """What everybody sees of a race."""

    game: Literal["hare"]
    outcome: HareOutcome | None
    edition: str
    phase: str
    turn: int | None
    #: As everybody sees them; in a view, the viewer's own with its carrots.
    seats: list[HareSeat]
    pawns: list[Pawn]
    deck: Deck | None
    pending: Pending | None
    #: What the next hare space would bring.
    hare_odds: tuple[HareOdds, ...]
    #: How many pawns are home.
    home: int


class HareView(HarePublic, frozen=True):
    """What a seat, or a spectator, sees of a race."""

    seat: int | None
    prompt: Message
    choices: list[HareChoice]
    #: In a whole view, for each pawn of the seat: why it may not go to a space behind it, the nearest tortoise aside.
    behind: dict[PawnName, list[Reason]]


def public(table: HareTable, state: State, common: Common) -> HarePublic:
    """The open board."""
    return HarePublic(
        **common._asdict(),
        edition=table.edition.id,
        phase=PHASES[state.phase],
        turn=turn(state),
        seats=[seat_view(table, state, seat, None) for seat in range(table.players)],
        pawns=[pawn_facts(table, state, pawn) for pawn in range(table.rules.pawns)],
        deck=deck_facts(table, state),
        pending=pending_facts(table, state),
        hare_odds=hare_odds(table, state),
        home=state.home,
    )


def view(
    table: HareTable, state: State, seat: int | None, shared: HarePublic, position: Position, whole: bool
) -> HareView:
    """The open board, the seat's own carrots, and if it is to act its choices."""
    acting = seat_to_act(state, table.rules)
    listed = choices(table, state, acting, position, whole) if seat is not None and seat == acting else []
    seats = shared.seats
    if seat is not None:
        seats = [*seats[:seat], seat_view(table, state, seat, seat), *seats[seat + 1 :]]
    return extend(
        HareView,
        shared,
        seat=seat,
        seats=seats,
        prompt=prompt(table, state, seat, acting, listed),
        choices=listed,
        behind=behind(table, state, acting) if whole and listed else {},
    )


def seat_view(table: HareTable, state: State, other: int, seat: int | None) -> HareSeat:
    """A seat as another sees it: its carrots only if they are its own, open, counted by the memory aid, or shown."""
    known = other == seat or table.carrots_are_public or state.shown[other]
    limit = finish_limit(state, table.rules, other)
    return HareSeat(
        seat=other,
        carrots=state.carrots[other] if known else None,
        shown=bool(state.shown[other]),
        lettuces=state.lettuces[other],
        gift=state.gift[other],
        team=other % table.teams if table.teams else None,
        finish_limit=limit if limit >= 0 else None,
    )


def prompt(table: HareTable, state: State, seat: int | None, acting: int, listed: list[HareChoice]) -> Message:
    """What is expected now, said to this seat, whose choices are listed."""
    if state.phase == Phase.OVER:
        return Message("hare-prompt-over")
    if acting < 0:
        return Message("hare-prompt-first" if state.phase == Phase.FIRST else "hare-prompt-draw", {"seat": state.turn})
    if seat != acting:
        return Message("hare-prompt-wait", {"seat": acting})
    if state.phase == Phase.GIFT:
        return Message("hare-prompt-gift", {"amount": state.gift[acting], "giver": state.turn})
    if state.phase == Phase.CHOICE:
        return Message("hare-prompt-choice", {"nothing": nothing_too(table)})
    pawn = required_pawn(state, table.rules, acting)
    name = {"pawn": pawn_name(max(pawn, 0), table.pawns_each)}
    if state.phase == Phase.RESTARTED:
        return Message("hare-prompt-restarted", name)
    if state.phase == Phase.AGAIN:
        return Message("hare-prompt-again", {**name, "ways": ways(listed)})
    if pawn < 0:
        return Message("hare-prompt-action", {"ways": ways(listed)})
    if state.must_leave[pawn]:
        return Message("hare-prompt-leave", {**name, "ways": ways(listed)})
    return Message(f"hare-prompt-{FACES[state.face[pawn]]}", name)


def ways(listed: list[HareChoice]) -> str:
    """What a turn can be spent on: forward, back, stay, as far as they are legal; or else ``restart`` (HT-205)."""
    legal = {choice.kind for choice in listed if choice.legal}
    possible: list[str] = [way for way in ("forward", "back") if way in legal]
    if legal & {"take", "give"}:
        possible.append("stay")
    return "-".join(possible) or "restart"


def behind(table: HareTable, state: State, seat: int) -> dict[PawnName, list[Reason]]:
    """For each pawn of a seat: why it may not go to a space behind it (HT-601), the nearest tortoise aside."""
    reasons = {}
    for letter in range(table.pawns_each):
        code = letter * PAWN_B + Do.BACK + START
        if state.space[first_pawn(table.rules, seat) + letter] not in (START, FINISH):
            reasons[PAWNS[letter]] = explain(table, state, seat, code, forbids(state, table.rules, seat, code))
    return reasons
