"""Who sits where: lists of bots are read, seats and meetings are balanced, paired games share their chance."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, groupby, islice, permutations
from math import comb

import pytest

from festina.lab.seating import Seating, arrangements, balanced_from, cycle_length, schedule, split_bots


@pytest.mark.parametrize(
    ("text", "specs"),
    [
        ("random", ["random"]),
        ("level:3,level:5", ["level:3", "level:5"]),
        (" random , strategist ", ["random", "strategist"]),
        ("search:sims=2000,seed=3,random", ["search:sims=2000,seed=3", "random"]),
        ("random,search:seed=3, sims=10 ,mybot.py", ["random", "search:seed=3,sims=10", "mybot.py"]),
        ("search:sims=5;search:sims=5,seed=2", ["search:sims=5", "search:sims=5,seed=2"]),
        ("cmd:./bot --odds 1,2;random", ["cmd:./bot --odds 1,2", "random"]),
        ("cmd:./bot a,b;", ["cmd:./bot a,b"]),
        ("bots/a=b.py,random", ["bots/a=b.py", "random"]),
        ("random,,random", ["random", "", "random"]),
        ("sims=3", ["sims=3"]),
    ],
)
def test_a_list_of_bots(text: str, specs: list[str]) -> None:
    assert split_bots(text) == specs


def games(entries: list[int], seats: int, number: int, seed: int = 1) -> list[Seating]:
    return list(islice(schedule(entries, seats, seed), number))


def in_seats(played: list[Seating]) -> Counter[tuple[int, int]]:
    return Counter((bot, seat) for game in played for seat, bot in enumerate(game.bots))


def test_all_arrangements_of_a_deal_share_their_chance_and_no_two_deals_do() -> None:
    played = games([0, 1, 2, 3], 4, 240)
    for deal, together in groupby(played, key=lambda game: game.deal):
        paired = list(together)
        assert sorted(game.bots for game in paired) == sorted(permutations(range(4)))
        assert len({game.seed for game in paired}) == 1, f"deal {deal}"
    assert len({game.seed for game in played}) == 10
    assert {game.seed for game in played}.isdisjoint(game.bots_seed for game in played)


def test_a_game_depends_on_the_seed_and_its_number_alone() -> None:
    assert games([0, 1, 2], 4, 50) == games([0, 1, 2], 4, 90)[:50]
    assert games([0, 1], 2, 4, seed=1) != games([0, 1], 2, 4, seed=2)
    assert [game.game for game in games([0, 1], 2, 5)] == [0, 1, 2, 3, 4]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_rotation_has_everybody_in_every_seat(seats: int) -> None:
    assert set(in_seats(games(list(range(seats)), seats, seats)).values()) == {1}


@pytest.mark.parametrize(("bots", "seats"), [(1, 4), (2, 3), (2, 4), (2, 5), (2, 6), (3, 4), (3, 5), (4, 6), (5, 6)])
def test_fewer_bots_than_seats_fill_the_table_evenly(bots: int, seats: int) -> None:
    entries = list(range(bots))
    deals = cycle_length(bots, seats)
    whole = [game for game in games(entries, seats, 1000) if game.deal < deals]
    assert len(set(in_seats(whole).values())) == 1
    for game in whole:
        sat = Counter(game.bots)
        assert set(sat) == set(entries)
        assert max(sat.values()) - min(sat.values()) <= 1


@pytest.mark.parametrize(("bots", "seats"), [(3, 2), (5, 4), (6, 4), (7, 3), (7, 5), (8, 2)])
def test_more_bots_than_seats_all_meet_all_others_equally_often(bots: int, seats: int) -> None:
    deals = comb(bots, seats)
    size = len(arrangements(tuple(range(seats)))[0])
    whole = games(list(range(bots)), seats, deals * size)
    assert whole[-1].deal == deals - 1
    assert len(set(in_seats(whole).values())) == 1
    meetings = Counter(pair for game in whole for pair in combinations(sorted(game.bots), 2))
    assert len(meetings) == comb(bots, 2)
    assert len(set(meetings.values())) == 1


def test_more_bots_than_seats_sit_evenly_long_before_the_end() -> None:
    sat = Counter(bot for game in games(list(range(9)), 4, 9 * 24) for bot in game.bots)
    assert len(set(sat.values())) == 1


def test_a_bot_listed_three_times_has_three_seats() -> None:
    played = games([0, 1, 1, 1], 4, 8)
    assert [game.bots for game in played[:4]] == [(0, 1, 1, 1), (1, 0, 1, 1), (1, 1, 0, 1), (1, 1, 1, 0)]
    assert [game.deal for game in played] == [0, 0, 0, 0, 1, 1, 1, 1]


def test_large_tables_split_their_arrangements_into_deals_of_whole_rotations() -> None:
    groups = arrangements(tuple(range(6)))
    assert sorted(bots for group in groups for bots in group) == sorted(permutations(range(6)))
    for group in groups:
        assert len(group) <= 24
        seats = Counter((bot, seat) for bots in group for seat, bot in enumerate(bots))
        assert len(set(seats.values())) == 1


@pytest.mark.parametrize(
    ("entries", "seats", "asked", "balanced"),
    [
        ([0, 1], 2, 200, 200),
        ([0, 1], 2, 201, 202),
        ([0, 1, 1, 1], 4, 10, 12),
        ([0, 1, 2, 3], 4, 200, 200),
        ([0], 4, 3, 3),
    ],
)
def test_the_next_balanced_number_of_games(entries: list[int], seats: int, asked: int, balanced: int) -> None:
    assert balanced_from(entries, seats, asked) == balanced
