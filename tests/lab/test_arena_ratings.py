"""Win shares, intervals, places and ratings from games that were played."""

from __future__ import annotations

from itertools import permutations

import pytest

from festina.bots import Incident
from festina.lab.ratings import ratings, standings
from festina.lab.referee import Played
from festina.lab.simulate import interval


def played(game: int, bots: tuple[int, ...], places: tuple[float, ...], faults: tuple[int, ...] = ()) -> Played:
    best = [seat for seat, place in enumerate(places) if place == min(places)]
    shares = tuple(1 / len(best) if seat in best else 0.0 for seat in range(len(places)))
    incidents = tuple(Incident(seat, "x", "asleep", ">1") for seat in faults)
    return Played(game, game, 0, bots, places, shares, 9, False, incidents, ())


def test_a_standing_counts_a_bot_on_all_its_seats() -> None:
    games = [played(n, (0, 1, 1, 1), (1, 3, 3, 3), (0,) if n == 2 else ()) for n in range(6)]
    games += [played(n, (1, 0, 1, 1), (1, 3, 3, 3)) for n in range(6, 10)]
    first, second = standings(["a", "b"], games)
    assert (first.spec, first.games, first.seats, first.wins, first.win_share) == ("a", 10, 10, 6.0, 0.6)
    assert (second.games, second.seats, second.wins) == (10, 30, 4.0)
    assert second.win_share == pytest.approx(4 / 30)
    assert (first.low, first.high) == pytest.approx(interval(6, 10))
    # One win a game, whoever of the three has it: what one bot does not win the other does.
    assert (second.low, second.high) == pytest.approx(((1 - first.high) / 3, (1 - first.low) / 3))
    assert first.mean_place == pytest.approx((6 * 1 + 4 * 3) / 10)
    assert (first.incidents, second.incidents) == (1, 0)


def test_a_shared_win_counts_half() -> None:
    first, second = standings(["a", "b"], [played(n, (0, 1), (1.5, 1.5)) for n in range(4)])
    assert first.win_share == second.win_share == 0.5
    assert (first.low, first.high) == pytest.approx(interval(2, 4))
    assert first.rating == pytest.approx(second.rating)


def test_a_bot_that_never_sat_has_no_result() -> None:
    unseen = standings(["a", "b", "c"], [played(0, (0, 1), (1, 2))])[2]
    assert (unseen.games, unseen.win_share, unseen.low, unseen.high) == (0, 0.0, 0.0, 1.0)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_ratings_follow_the_places_for_any_number_of_seats(seats: int) -> None:
    orders = list(permutations(range(seats)))[:60]
    games = [played(n, order, tuple(bot + 1.0 for bot in order)) for n, order in enumerate(orders * 3)]
    rated = ratings(seats, games)
    assert [bot for bot, _ in sorted(enumerate(rated), key=lambda item: -item[1][0])] == list(range(seats))
    assert all(0 < error < 25 / 3 for _, error in rated)


def test_bots_that_share_a_table_with_themselves_are_rated_too() -> None:
    rated = ratings(2, [played(n, (0, 1, 0, 1), (1, 3, 2, 4)) for n in range(20)])
    assert rated[0][0] > 25 > rated[1][0]
    alone = ratings(1, [played(n, (0, 0), (1, 2)) for n in range(20)])
    assert alone[0][0] == pytest.approx(25)


def test_the_order_of_the_games_matters_little() -> None:
    won, lost = ((1.0, 3.0, 3.0, 3.0), (3.0, 3.0, 1.0, 3.0))
    games = [played(n, (0, 0, 1, 1), won if n % 5 < 3 else lost) for n in range(100)]
    there, back = ratings(2, games)[0][0], ratings(2, games[::-1])[0][0]
    assert there == pytest.approx(back, abs=0.5)
    assert min(there, back) > 25
