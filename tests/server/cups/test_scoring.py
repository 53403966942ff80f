"""Points, tie-breaks and shared ranks."""

from __future__ import annotations

from fractions import Fraction

import pytest

from festina.server.cups.data import Scoring
from festina.server.cups.scoring import Finished, points_of, standings, whole_places


def _points(places: list[int], scoring: Scoring = "places", top: int = 4, teams: bool = False) -> list[float]:
    return [float(each) for each in points_of(Finished(range(len(places)), places, teams), scoring, top)]


def test_places_count_down_from_the_size_of_a_table() -> None:
    assert _points([2, 1, 4, 3]) == [3, 4, 1, 2]
    assert _points([1, 2, 3]) == [4, 3, 2], "a smaller table is worth as much to its winner"
    assert _points([1, 2, 3, 4, 5, 6]) == [4, 3, 2, 1, 0, 0]


def test_who_shares_a_place_shares_its_points() -> None:
    assert _points([1, 1, 3, 4]) == [3.5, 3.5, 2, 1]
    assert _points([1, 1, 1, 1]) == [2.5] * 4
    assert _points([1, 2, 2, 2]) == [4, 2, 2, 2]


def test_only_winners_count_where_that_is_wanted() -> None:
    assert _points([2, 1, 3], "winner") == [0, 1, 0]
    assert _points([1, 1, 3], "winner") == [0.5, 0.5, 0]
    assert _points([1, 3, 1, 3], "winner", teams=True) == [1, 0, 1, 0], "a team wins together"
    assert _points([1, 3, 1, 3], teams=True) == [3.5, 1.5, 3.5, 1.5]


@pytest.mark.parametrize(
    ("given", "places"),
    [([1, 2, 2, 3], (1, 2, 2, 4)), ([5, 5], (1, 1)), ([3, 1, 1], (3, 1, 1)), ([2, 6, 4], (1, 3, 2))],
)
def test_ruled_places_are_made_whole(given: list[int], places: tuple[int, ...]) -> None:
    assert whole_places(given) == places


def test_standings_by_points_then_opponents_then_wins() -> None:
    tables = [Finished((1, 2), (1, 2)), Finished((3, 4), (1, 2)), Finished((1, 3), (1, 2)), Finished((4, 2), (1, 2))]
    lines = {line.player: line for line in standings((1, 2, 3, 4), tables, "places", 2)}
    assert [lines[player].points for player in (1, 2, 3, 4)] == [4, 2, 3, 3]
    assert lines[3].opponents == 4 + 3, "who met the winner"
    assert lines[4].opponents == 3 + 2
    assert [lines[player].rank for player in (1, 3, 4, 2)] == [1, 2, 3, 4]
    assert [lines[player].wins for player in (1, 3, 4, 2)] == [2, 1, 1, 0]


def test_equals_share_a_rank() -> None:
    lines = standings((1, 2, 3), [Finished((1, 2), (1, 1))], "places", 2)
    assert [(line.player, line.rank) for line in lines] == [(1, 1), (2, 1), (3, 3)]
    assert lines[0].points == Fraction(3, 2)
    assert lines[0].wins == 0, "nobody won"
    assert lines[2].played == 0


def test_opponents_count_by_the_mean_of_a_table() -> None:
    tables = [Finished((1, 2, 3), (1, 2, 3)), Finished((4, 5), (1, 2))]
    lines = {line.player: line for line in standings(range(1, 6), tables, "places", 3)}
    assert lines[1].opponents == Fraction(2 + 1, 2)
    assert lines[4].opponents == 2
