"""Points and standings of a cup: pure, and in exact numbers, so that equals are equal."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import NamedTuple

from .data import Scoring


class Finished(NamedTuple):
    """A table that is over: its players by seat, their places, and whether they played in teams."""

    players: Sequence[int]
    places: Sequence[int]
    teams: bool = False


class Line(NamedTuple):
    """How a player stands; equals share a rank."""

    player: int
    rank: int
    points: Fraction
    #: What those have whom the player has met: the mean of each table, added up.
    opponents: Fraction
    wins: int
    played: int


def whole_places(given: Sequence[int]) -> tuple[int, ...]:
    """Places as they are counted: who shares one leaves the next free."""
    return tuple(1 + sum(other < place for other in given) for place in given)


def points_of(finished: Finished, scoring: Scoring, top: int) -> list[Fraction]:
    """The points of a table, by seat. ``top`` is what the first place is worth, whatever the size of the table."""
    places = finished.places
    if scoring == "winner":
        share = Fraction(1) if finished.teams else Fraction(1, max(1, places.count(1)))
        return [share if place == 1 else Fraction(0) for place in places]
    return [_shared(place, places.count(place), top) for place in places]


def _shared(place: int, sharing: int, top: int) -> Fraction:
    """The mean of the places that are shared: the first is worth ``top``, each further one less by one."""
    return Fraction(sum(max(0, top + 1 - place - further) for further in range(sharing)), sharing)


def standings(players: Iterable[int], tables: Sequence[Finished], scoring: Scoring, top: int) -> list[Line]:
    """How everybody stands: by points, then by what the opponents have, then by wins."""
    points: defaultdict[int, Fraction] = defaultdict(Fraction)
    wins: defaultdict[int, int] = defaultdict(int)
    played: defaultdict[int, int] = defaultdict(int)
    for table in tables:
        for player, place, earned in zip(table.players, table.places, points_of(table, scoring, top), strict=True):
            points[player] += earned
            played[player] += 1
            wins[player] += place == 1 and len(set(table.places)) > 1
    opponents: defaultdict[int, Fraction] = defaultdict(Fraction)
    for table in tables:
        total = sum((points[player] for player in table.players), Fraction(0))
        for player in table.players:
            opponents[player] += (total - points[player]) / max(1, len(table.players) - 1)
    keys = {player: (-points[player], -opponents[player], -wins[player]) for player in players}
    return [
        Line(
            player=player,
            rank=1 + sum(other < key for other in keys.values()),
            points=points[player],
            opponents=opponents[player],
            wins=wins[player],
            played=played[player],
        )
        for player, key in sorted(keys.items(), key=lambda item: (item[1], item[0]))
    ]
