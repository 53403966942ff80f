"""Which figure runs for which seat: no two seats of a table have the same, and people keep theirs."""

from __future__ import annotations

from collections.abc import Container, Mapping, Sequence
from typing import Final

from msgspec.structs import replace

from .store.data import SeatData

#: Figures there are to choose from; where more sit down, the others are called by their seats.
FIGURES: Final = 6


def runner_of(seat: SeatData) -> int:
    """The figure of a seat."""
    return seat.seat if seat.runner is None else seat.runner


def runners_of(seats: Sequence[SeatData]) -> list[int]:
    """The figures of all seats, in order."""
    return [runner_of(seat) for seat in seats]


def dealt(seats: Sequence[SeatData], favourites: Mapping[int, int | None]) -> list[SeatData]:
    """The seats of a new table with their figures: of the people in ``favourites``, the first ones choose first."""
    found = [replace(seat, runner=runner_of(seat)) for seat in seats]
    settled: set[int] = set()
    for number, favourite in favourites.items():
        for seat in _chosen(found, found[number], favourite, settled):
            found[seat.seat] = seat
        settled.add(number)
    return found


def sat_down(seats: Sequence[SeatData], seated: SeatData, favourite: int | None) -> tuple[SeatData, ...]:
    """The seats that are different once somebody sits down: theirs, and the one that gives its figure up for it.

    The favourite is theirs unless another person has it; a bot or an open seat takes theirs in exchange.
    """
    people = {seat.seat for seat in seats if seat.kind == "person"}
    return _chosen(seats, replace(seated, runner=runner_of(seats[seated.seat])), favourite, people)


def _chosen(
    seats: Sequence[SeatData], seated: SeatData, favourite: int | None, settled: Container[int]
) -> tuple[SeatData, ...]:
    if favourite is None:
        return (seated,)
    holder = next((seat for seat in seats if seat.seat != seated.seat and runner_of(seat) == favourite), None)
    if holder is not None and holder.seat in settled:
        return (seated,)
    freed = () if holder is None else (replace(holder, runner=seated.runner),)
    return (replace(seated, runner=favourite), *freed)
