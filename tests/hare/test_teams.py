"""Section 10: teams."""

from __future__ import annotations

import pytest

from festina import BadRuleset, new_game

from .helpers import carrots, forbidden, play, race, result, seen, told

TABLES = [(4, 2), (6, 2), (6, 3)]


@pytest.mark.parametrize(("players", "teams"), TABLES)
def test_no_two_of_a_team_in_a_row(players: int, teams: int) -> None:
    """HT-1001: team = seat mod number of teams; two of two, three of two, two of three."""
    game = new_game("hare", players=players, teams=teams)
    assert [seat.team for seat in seen(game, None).seats] == [seat % teams for seat in range(players)]


@pytest.mark.parametrize(
    ("players", "teams"), [(2, 2), (3, 2), (3, 3), (4, 3), (5, 2), (5, 3), (2, 3), (4, 1), (4, 4), (6, 6)]
)
def test_other_teams_do_not_exist(players: int, teams: int) -> None:
    """HT-1001."""
    with pytest.raises(BadRuleset):
        new_game("hare", players=players, teams=teams)


def test_without_teams_nobody_has_one() -> None:
    """HT-1001."""
    assert [seat.team for seat in seen(new_game("hare"), 0).seats] == [None] * 4


def test_the_first_team_with_all_its_pawns_home_wins() -> None:
    """HT-1002: four seats; seat 1 was first home, but seats 0 and 2 are both home first."""
    game = race("hare(players=4,teams=2)", [63, 64, 64, 4], carrots=[5, 0, 0, 9], lettuces=[0, 0, 0, 3], home=[1, 2])
    assert game.outcome is None
    events = game.play(">64")
    assert told(events, "over") == [{"seat": 0, "winners": [0, 2]}]
    assert result(game) == {"places": [3, 1, 2, None], "winners": [0, 2], "team": 0}
    assert game.to_act == ()


def test_the_last_to_arrive_decides_whoever_came_before() -> None:
    """HT-1002: seat 2, then seat 1 of the other team, then seat 0."""
    game = race("hare(players=4,teams=2)", [63, 64, 64, 4], carrots=[5, 0, 0, 9], lettuces=[0, 0, 0, 3], home=[2, 1])
    game.play(">64")
    assert result(game) == {"places": [3, 2, 1, None], "winners": [0, 2], "team": 0}


def test_one_pawn_home_is_not_enough() -> None:
    """HT-1002."""
    game = race("hare(players=4,teams=2)", [63, 62, 13, 21], carrots=[5, 5, 9, 9], lettuces=[0, 0, 3, 3])
    play(game, ">64", ">64")
    assert game.outcome is None
    assert game.to_act == (2,)


def test_three_teams_of_two() -> None:
    """HT-1002: seats 1 and 4 are team 1; the race ends with their second pawn, three seats still running."""
    game = race(
        "hare(players=6,teams=3)",
        [64, 64, 2, 5, 63, 13],
        carrots=[0, 0, 9, 9, 5, 9],
        lettuces=[0, 0, 3, 3, 0, 3],
        home=[0, 1],
        turn=4,
    )
    game.play(">64")
    assert result(game) == {"places": [1, 2, None, None, 3, None], "winners": [1, 4], "team": 1}


def test_two_teams_of_three() -> None:
    """HT-1002: two of three are not enough."""
    where = [64, 64, 63, 5, 61, 13]
    game = race(
        "hare(players=6,teams=2)",
        where,
        carrots=[0, 0, 5, 9, 9, 9],
        lettuces=[0, 0, 0, 3, 0, 3],
        home=[0, 1],
        turn=2,
    )
    game.play(">64")
    assert game.outcome is None
    play(game, "+10", ">64")
    assert result(game) == {"places": [1, 2, 3, None, 4, None], "winners": [0, 2, 4], "team": 0}


def test_all_else_as_in_the_individual_race() -> None:
    """HT-1002: limits by place, numbers by position, occupied by team mates too."""
    game = race("hare(players=4,teams=2)", [17, 23, 63, 4], carrots=[65, 9, 12, 9], lettuces=[3, 3, 0, 3])
    play(game, ">21", ">26")
    assert forbidden(game, ">64") == ["HT-850"]
    blocked = race("hare(players=4,teams=2)", [13, 23, 17, 4])
    assert forbidden(blocked, ">17") == ["HT-302"]
    assert carrots(blocked) == [65] * 4


def test_team_mates_see_no_more_than_others() -> None:
    """HT-1003: they may talk, openly; the table shows them nothing of each other's hands."""
    game = race("hare(players=4,teams=2)", [13, 23, 17, 4])
    assert [seat.carrots for seat in seen(game, 2).seats] == [None, None, 65, None]


def test_a_race_of_teams_goes_on_to_its_end() -> None:
    """HT-1002: no `until=winner`."""
    with pytest.raises(BadRuleset):
        new_game("hare", players=4, teams=2, until="winner")
