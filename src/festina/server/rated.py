"""Which games count for ratings, and what they mean for those who have one: decided when a game ends or is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ..kernel.contract import Table
from ..lab.anchors import strength_of
from ..lab.places import result_of
from .entries import Moved, Undone
from .options import StoredOptions
from .store.data import RatedSeat, RateGame, SeatData

if TYPE_CHECKING:
    from .live import LiveTable


def rated_game(live: LiveTable, at: float) -> RateGame | None:
    """What the end of a game means for ratings; None where it says nothing about anybody's strength.

    A person for whom a stand-in plays in the end has come last.
    """
    if not _is_fair(live):
        return None
    places = result_of(live.match.running)[0]
    last = float(len(live.seats) + 1)
    seats = [_rated(live, seat, last if seat.lent else place) for seat, place in zip(live.seats, places, strict=True)]
    return RateGame(game=live.match.definition.name, seats=tuple(seats), at=at)


def rated_leaver(live: LiveTable, seat: int, at: float) -> RateGame | None:
    """What it means for the rating of a person to leave a running game: the last place, once there was a decision."""
    held = live.seats[seat]
    if live.data.status != "running" or held.device is None or not _is_fair(live) or not _has_decided(live, seat):
        return None
    seats = [_rated(live, other, 2.0 if other.seat == seat else 1.0) for other in live.seats]
    return RateGame(game=live.match.definition.name, seats=tuple(seats), at=at, only=held.device)


def _is_fair(live: LiveTable) -> bool:
    """Whether a game counts for ratings: it could, and nothing was taken back."""
    is_whole = not any(_is_taken_back(update.entry) for update in live.match.updates)
    return is_whole and could_count(live.options, live.match.table, live.seats)


def could_count(options: StoredOptions, table: Table, seats: Sequence[SeatData]) -> bool:
    """Whether a game at a table can count for ratings.

    The server deals it, from cards that nobody knows; each person has a device of their own; and nobody plays in a
    team.
    """
    occasion = options.occasion
    people = [seat.device for seat in seats if seat.kind == "person" and seat.device]
    return (
        not options.companion
        and not options.same_cards
        and (occasion is None or occasion.says_strength)
        and table.team_of is None
        and len(people) == len(set(people))
    )


def _is_taken_back(entry: object) -> bool:
    """Whether others let somebody go back. What a seat undoes by itself, before anybody could answer, is a command."""
    return isinstance(entry, Undone) and entry.command is None


def _has_decided(live: LiveTable, seat: int) -> bool:
    entries = (update.entry for update in live.match.updates)
    return any(isinstance(entry, Moved) and not entry.auto and entry.seat == seat for entry in entries)


def _rated(live: LiveTable, seat: SeatData, place: float) -> RatedSeat:
    """A seat's part in a game; of a person who used hints nobody knows how strong they played."""
    device = seat.device if seat.kind == "person" and not live.match.hinted(seat.seat) else None
    strength = strength_of(seat.bot, live.match.definition) if seat.kind == "bot" and seat.bot else None
    return RatedSeat(device=device, strength=strength, place=place)
