"""What a seat may see of a race, built from nothing, field by field; and facts, the whole truth."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal

from festina.kernel.checks import Facts
from festina.kernel.data import Data, extend
from festina.kernel.errors import BadStart
from festina.kernel.messages import Message, Reason
from festina.kernel.position import Position
from festina.kernel.view import Choice, Common, PublicView, Setting

from .codes import CITED, FAST, PACES, SLOW
from .layout import STATE, SURVEY, State
from .rules import forbids, is_over, set_up, space_after
from .table import SnailsTable

WORDS = {pace: word for word, pace in PACES.items()}


class Snail(Data, frozen=True):
    """A snail as everybody sees it: whether its seat has chosen, not what."""

    seat: int
    space: int
    dry: bool
    has_chosen: bool


class SnailsPublic(PublicView, frozen=True):
    """What everybody sees of a race."""

    game: Literal["snails"]
    lettuce: int
    snails: list[Snail]


class PaceChoice(Choice, frozen=True):
    """A pace, and the space it leads to unless the snail dries out."""

    pace: int
    space: int


class SnailsView(SnailsPublic, frozen=True):
    """What a seat, or a spectator, sees of a race."""

    seat: int | None
    #: The seat's own hidden choice.
    chosen: str | None
    can_retract: bool
    prompt: Message
    choices: list[PaceChoice]


class SnailsSetting(Setting, frozen=True):
    """The track."""

    game: Literal["snails"]
    lettuce: int


def reasons(bits: int) -> list[Reason]:
    """The bits that ``forbids`` gave, explained."""
    return [Reason(rule, key) for bit, (rule, key) in CITED.items() if bits & bit]


def public(table: SnailsTable, state: State, common: Common) -> SnailsPublic:
    """The open part of the table."""
    snails = [
        Snail(seat, state.space[seat], bool(state.dry[seat]), state.pace[seat] > 0) for seat in range(table.players)
    ]
    return SnailsPublic(**common._asdict(), lettuce=table.lettuce, snails=snails)


def view(
    table: SnailsTable, state: State, seat: int | None, shared: SnailsPublic, position: Position, whole: bool
) -> SnailsView:
    """The open part, the seat's own pace and, if it is to act, its choices."""
    return extend(
        SnailsView,
        shared,
        seat=seat,
        chosen=None if seat is None else WORDS.get(state.pace[seat]),
        can_retract=seat is not None and can_retract(table, state, seat),
        prompt=prompt(table, state, seat),
        choices=[] if seat is None or state.pace[seat] else choices(seat, position, whole),
    )


def prompt(table: SnailsTable, state: State, seat: int | None) -> Message:
    """What is expected now, said to this viewer."""
    missing = [other for other in range(table.players) if state.pace[other] == 0]
    if is_over(state, table.rules):
        return Message("snails-prompt-over")
    if seat in missing:
        return Message("snails-prompt-choose")
    return Message("snails-prompt-wait", {"count": len(missing)}) if missing else Message("snails-prompt-sky")


def choices(seat: int, position: Position, whole: bool) -> list[PaceChoice]:
    """The paces, asked of the rules; without ``whole`` the legal ones."""
    seen = position.survey(SURVEY, seat)
    listed = [choice(pace, seen.space[pace], position.forbids(seat, pace)) for pace in range(SLOW, FAST + 1)]
    return [choice for choice in listed if whole or choice.legal]


def choice(pace: int, space: int, bits: int) -> PaceChoice:
    """One pace."""
    return PaceChoice(WORDS[pace], f"snails-does-{WORDS[pace]}", not bits, reasons(bits), pace, space)


def choice_of(table: SnailsTable, state: State, seat: int, pace: int) -> PaceChoice:
    """One pace of a seat, legal or not."""
    space = space_after(table.rules, state.space[seat], pace)
    return choice(pace, space, forbids(state, table.rules, seat, pace))


def can_retract(table: SnailsTable, state: State, seat: int) -> bool:
    """SN-2, SN-3: a choice can be taken back until the paces are turned up."""
    return state.pace[seat] > 0 and not is_over(state, table.rules)


def facts(table: SnailsTable, state: State) -> dict[str, Any]:
    """The whole truth; ``start`` reads it back."""
    seats = range(table.players)
    return {
        "spaces": [state.space[seat] for seat in seats],
        "dry": [bool(state.dry[seat]) for seat in seats],
        "chosen": [WORDS.get(state.pace[seat]) for seat in seats],
    }


def start(table: SnailsTable, given: Mapping[str, Any]) -> bytes:
    """The state that facts describe; a race that cannot have come about is refused (BadStart)."""
    read = Facts(given, ("ruleset", "to_act", "spaces", "dry", "chosen"))
    read.same_ruleset(table.ruleset)
    state: Any = STATE.new()
    set_up(state, table.rules)
    for seat, space in enumerate(read.numbers("spaces", table.players, 0, table.lettuce - 1)):
        state.space[seat] = space
    for seat, dry in enumerate(read.flags("dry", table.players)):
        state.dry[seat] = dry
    for seat, word in enumerate(read.words_or_none("chosen", table.players, tuple(PACES))):
        if word is not None and forbids(state, table.rules, seat, PACES[word]):
            raise BadStart("snails-no-dry", read.at(f"chosen[{seat}]"))
        state.pace[seat] = 0 if word is None else PACES[word]
    check_reachable(table, state)
    return bytes(state.buffer)


def check_reachable(table: SnailsTable, state: State) -> None:
    """SN-5: in every turn a snail crawls, and one that stays behind on space 0 has just dried out."""
    seats = range(table.players)
    started = any(state.space[seat] or state.dry[seat] for seat in seats)
    if started and all(state.dry[seat] for seat in seats):
        raise BadStart("snails-start-all-dry", "dry")
    for seat in seats:
        if started and state.space[seat] == 0 and not state.dry[seat]:
            raise BadStart("snails-start-left-behind", f"spaces[{seat}]")
