"""How the seats of a game stand, in whole places: for the race of a day, for cups, and for pictures of a race."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.game import Game

#: Ranks seats without a place behind every place.
_NO_PLACE: Final = 1000


def places_now(game: Game) -> list[int]:
    """The place of every seat, also in a game that is not over.

    Who has a place comes first, then the others by how far they have come; equals share a place. Of teams, the one that
    has won comes first.
    """
    standing = game.standing()
    if game.is_over and game.table.team_of is not None:
        return _places([(seat not in standing.winners, 0) for seat in range(game.players)])
    progress = game.definition.progress(game.table, game.state) or [0] * game.players
    placed = standing.places[: game.players]
    seats = [(place, 0) if place else (_NO_PLACE, -progress[seat]) for seat, place in enumerate(placed)]
    # Who takes part without a seat counts only with a place.
    others = [(place, 0) for place in standing.places[game.players :] if place]
    return _places([*seats, *others])[: game.players]


def shape_of(game: Game, seat: int, longest: int) -> tuple[int, ...]:
    """A seat's place before each of its decisions, and at the end; of a long game a part, at even distances."""
    definition, layout = game.definition, game.definition.state_layout
    places = []
    for step in game.steps:
        if step.actor == seat:
            progress = definition.progress(game.table, layout.cursor(bytearray(step.before)))
            if progress is None:
                return ()
            places.append(_places([-far for far in progress])[seat])
    places.append(places_now(game)[seat])
    if len(places) <= longest:
        return tuple(places)
    return tuple(places[round(index * (len(places) - 1) / (longest - 1))] for index in range(longest))


def _places(ranks: Sequence[int] | Sequence[tuple[int, int]]) -> list[int]:
    ordered = sorted(ranks)
    return [1 + ordered.index(rank) for rank in ranks]
