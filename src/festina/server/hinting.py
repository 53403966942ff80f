"""Where hints are given, and where that would be unfair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..bots.kits import find_kit
from ..kernel.contract import AnyDefinition, Table
from ..kernel.game import Game
from ..kernel.messages import Message
from .options import StoredOptions
from .rated import could_count
from .refusal import Refusal
from .store.data import DeviceData, SeatData

if TYPE_CHECKING:
    from .live import LiveTable


def can_be_judged(game: AnyDefinition) -> bool:
    """Whether there is a learned judgement of a game: only that gives hints."""
    kit = find_kit(game)
    return kit is not None and kit.tree_layout is not None and kit.weights is not None


def hindrance(live: LiveTable) -> Message | None:
    """Why nobody gets hints at a table now; None where they are given."""
    options, match = live.options, live.match
    if options.hints == "off":
        return Message("server-hints-off")
    unfair = _unfair(options, match.definition, match.table, live.seats, live.data.public)
    if unfair is None and options.hints == "usual" and not _is_alone(live.seats):
        return Message("server-hints-off")
    return unfair


def check_hints(
    options: StoredOptions, game: AnyDefinition, table: Table, seats: Sequence[SeatData], public: bool
) -> None:
    """Raise Refusal where hints cannot be turned on: who is to come counts as another person."""
    coming = [
        SeatData(seat.seat, "person", device=f"seat {seat.seat}") if seat.kind == "open" else seat for seat in seats
    ]
    unfair = _unfair(options, game, table, coming, public)
    if unfair is not None:
        raise Refusal("not_now", unfair.key, **unfair.params)


def _unfair(
    options: StoredOptions, game: AnyDefinition, table: Table, seats: Sequence[SeatData], public: bool
) -> Message | None:
    """Why hints at a table would be unfair, or cannot be had."""
    if not can_be_judged(game):
        return Message("server-hints-no-judgement")
    if options.occasion is not None and not options.occasion.allows_hints:
        return Message("server-hints-contest", {"kind": options.occasion.kind})
    if public:
        return Message("server-hints-public")
    people = {seat.device for seat in seats if seat.kind == "person" and seat.device}
    if len(people) > 1 and could_count(options, table, seats):
        return Message("server-hints-counts")
    return None


def _is_alone(seats: Sequence[SeatData]) -> bool:
    """Whether one person plays with bots alone."""
    return [seat.kind for seat in seats if seat.kind != "bot"] == ["person"]


def deciding(live: LiveTable, device: DeviceData, seat: int) -> Game:
    """The game in which a device's seat decides, where hints are given (Refusal)."""
    live.check_status("running")
    live.seat_of(seat, device)
    unfair = hindrance(live)
    if unfair is not None:
        raise Refusal("not_now", unfair.key, **unfair.params)
    if seat not in live.match.to_act or not live.seats[seat].has_person:
        raise Refusal("not_now", "server-hints-not-to-act")
    return live.match.running
