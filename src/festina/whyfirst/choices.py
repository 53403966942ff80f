"""What a seat may do: cards to choose in secret, and in the tactical variant pawns to move (WF-105, WF-301)."""

from __future__ import annotations

from typing import TypeAlias

from ..kernel.position import Position
from ..kernel.view import Choice
from .codes import NOWHERE, Do
from .layout import SURVEY, State
from .notation import action_text
from .rules.moving import space_after
from .rules.scoring import second_space_if
from .table import WhyFirstTable


class CardChoice(Choice, frozen=True, tag_field="kind"):
    """A card from the hand; ``white`` is its white number, where they matter (WF-303)."""

    card: str
    value: int
    white: int | None
    #: The pawn it is played on; chosen later in the tactical variant.
    to: int | None


class PlayChoice(CardChoice, frozen=True, tag="play"):
    """A card and the pawn it is played on."""


class LayChoice(CardChoice, frozen=True, tag="lay"):
    """A card laid face down."""


class MoveChoice(Choice, frozen=True, tag_field="kind", tag="move"):
    """A pawn that the face-up card would move (WF-301, WF-302)."""

    to: int
    origin: int
    space: int
    #: Whether an end of the track stops it.
    stopped: bool
    #: The second-placed space then; None if all would stand on one space.
    second: int | None


WhyFirstChoice: TypeAlias = PlayChoice | LayChoice | MoveChoice


def choices(
    table: WhyFirstTable, state: State, seat: int | None, position: Position
) -> list[PlayChoice] | list[LayChoice] | list[MoveChoice]:
    """All that the seat may do, with what is known of its consequence; nothing it holds is ever forbidden to it."""
    codes = [] if seat is None else position.legal(seat)
    if seat is not None and codes and codes[0] >= Do.MOVE:
        seen = position.survey(SURVEY, seat)
        pawns = [(code, code - Do.MOVE) for code in codes]
        return [_move(table, state, seat, code, seen.space[pawn], seen.second[pawn]) for code, pawn in pawns]
    if table.tactical:
        return [_lay(table, code) for code in codes]
    return [_play(table, code) for code in codes]


def choice_of(table: WhyFirstTable, state: State, seat: int, code: int) -> WhyFirstChoice:
    """One legal choice."""
    if code >= Do.MOVE:
        pawn = code - Do.MOVE
        space = space_after(state.pawn[pawn], table.rules.value[state.chosen[seat] - 1])
        return _move(table, state, seat, code, space, second_space_if(state, table.rules, pawn, space))
    return _lay(table, code) if table.tactical else _play(table, code)


def _play(table: WhyFirstTable, code: int) -> PlayChoice:
    kind = code // 8
    return PlayChoice(
        action=action_text(table, code),
        does="whyfirst-does-play",
        legal=True,
        why_not=[],
        card=table.texts[kind],
        value=table.cards[kind].value,
        white=table.cards[kind].white or None,
        to=code % 8,
    )


def _lay(table: WhyFirstTable, code: int) -> LayChoice:
    kind = code - Do.LAY
    return LayChoice(
        action=action_text(table, code),
        does="whyfirst-does-lay",
        legal=True,
        why_not=[],
        card=table.texts[kind],
        value=table.cards[kind].value,
        white=table.cards[kind].white or None,
        to=None,
    )


def _move(table: WhyFirstTable, state: State, seat: int, code: int, space: int, second: int) -> MoveChoice:
    pawn = code - Do.MOVE
    value = table.cards[state.chosen[seat] - 1].value
    return MoveChoice(
        action=action_text(table, code),
        does="whyfirst-does-move",
        legal=True,
        why_not=[],
        to=pawn,
        origin=state.pawn[pawn],
        space=space,
        stopped=space != state.pawn[pawn] + value,
        second=None if second == NOWHERE else second,
    )
