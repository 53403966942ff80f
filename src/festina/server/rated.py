"""Which games count for ratings, and what they mean for those who have one: decided when a game ends or is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ..lab.anchors import strength_of
from ..lab.places import result_of
from .entries import Moved, Undone
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
    """Whether a game can count for ratings.

    The server dealt it, from cards that nobody knew; nothing was taken back; each person has a device of their own; and
    nobody plays in a team.
    """
    options, occasion = live.options, live.options.occasion
    people = [seat.device for seat in live.seats if seat.kind == "person" and seat.device]
    return (
        not options.companion
        and not options.same_cards
        and (occasion is None or occasion.says_strength)
        and live.match.table.team_of is None
        and len(people) == len(set(people))
        and not any(_is_taken_back(update.entry) for update in live.match.updates)
    )


def _is_taken_back(entry: object) -> bool:
    """Whether others let somebody go back. What a seat undoes by itself, before anybody could answer, is a command."""
    return isinstance(entry, Undone) and entry.command is None


def _has_decided(live: LiveTable, seat: int) -> bool:
    entries = (update.entry for update in live.match.updates)
    return any(isinstance(entry, Moved) and not entry.auto and entry.seat == seat for entry in entries)


def _rated(live: LiveTable, seat: SeatData, place: float) -> RatedSeat:
    device = seat.device if seat.kind == "person" else None
    strength = strength_of(seat.bot, live.match.definition) if seat.kind == "bot" and seat.bot else None
    return RatedSeat(device=device, strength=strength, place=place)
