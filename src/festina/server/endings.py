"""What the end of a game means beyond its table: kept in the transaction of its last move, so it happens once."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from .cups.data import FinishCupTable
from .cups.scoring import whole_places
from .entries import Moved
from .rated import rated_game, rated_leaver
from .standing import places_now, shape_of
from .store.data import Also, FinishDaily

if TYPE_CHECKING:
    from .live import LiveTable

#: Places that the picture of a race shows at most.
_LONGEST_SHAPE: Final = 60


def endings(live: LiveTable, at: float) -> tuple[Also, ...]:
    """What is stored together with the end of a game: changed ratings, a run of the day's race, a result in a cup."""
    occasion = live.options.occasion
    found: list[Also | None] = [rated_game(live, at)]
    if occasion is not None and occasion.kind == "daily":
        found.append(_daily(live, at))
    if occasion is not None and occasion.kind == "cup":
        # Who takes part without a seat takes no place from the players.
        found.append(FinishCupTable(whole_places(places_now(live.match.running))))
    return tuple(each for each in found if each is not None)


def leavings(live: LiveTable, seats: Iterable[int]) -> tuple[Also, ...]:
    """What is stored together with a leaving: the ratings of people who give up a running game."""
    at = live.services.clock()
    return tuple(rated for seat in seats if (rated := rated_leaver(live, seat, at)) is not None)


def _daily(live: LiveTable, at: float) -> FinishDaily:
    """The result of a person in the race of a day: decisions that the table made by itself do not count."""
    game = live.match.running
    seat = next((held.seat for held in live.seats if held.kind == "person"), 0)
    own = [update.entry for update in live.match.updates if isinstance(update.entry, Moved) and not update.auto]
    progress = game.definition.progress(game.table, game.state)
    return FinishDaily(
        place=places_now(game)[seat],
        turns=sum(entry.seat == seat for entry in own),
        score=None if progress is None else float(progress[seat]),
        shape=shape_of(game, seat, _LONGEST_SHAPE),
        ended=at,
    )
