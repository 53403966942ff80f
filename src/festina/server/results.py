"""What people have achieved: when a game ends, one result per seat of a person, kept in the transaction of its end.

What a rating adds to a result (``rated``, ``change``) is decided later in the same transaction: ``store/ratings.py``.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from .entries import Started
from .store.data import KeepResults, Opponent, ResultData, SeatData

if TYPE_CHECKING:
    from .live import LiveTable


def results_of(live: LiveTable, ended: float) -> KeepResults:
    """The results of a game that has just ended."""
    game, outcome = live.match.running, live.match.running.standing()
    places = places_of(outcome.places[: len(live.seats)])
    began = next((update.entry.at for update in live.match.updates if isinstance(update.entry, Started)), ended)
    return KeepResults(
        tuple(
            ResultData(
                table=live.id,
                seat=seat.seat,
                device=seat.device,
                game=game.definition.name,
                ruleset=live.data.ruleset,
                players=len(live.seats),
                place=places[seat.seat],
                won=seat.seat in outcome.winners,
                started=began,
                ended=ended,
                opponents=tuple(_opponent(other, places) for other in live.seats if other.seat != seat.seat),
                figures={
                    figure.name: figure.value
                    for figure in game.definition.figures(game.table, game.state, game.steps, seat.seat)
                },
            )
            for seat in live.seats
            if seat.kind == "person" and seat.device is not None
        )
    )


def places_of(places: Sequence[int | None]) -> list[int | None]:
    """The places of all seats; of one that alone has none while all others have theirs, it is the last."""
    known = sorted(place for place in places if place is not None)
    is_last = known == list(range(1, len(places)))
    return [len(places) if place is None and is_last else place for place in places]


def _opponent(seat: SeatData, places: Sequence[int | None]) -> Opponent:
    return Opponent(seat=seat.seat, name=seat.name, bot=seat.bot, place=places[seat.seat])
