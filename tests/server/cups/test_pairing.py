"""Who plays whom: everybody once a round, again only if they must, and nobody always first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from festina.server.cups.pairing import (
    Entrant,
    Seated,
    bots_wanted,
    draw,
    meetings,
    pair,
    rematches,
    seat_order,
    table_sizes,
)

ANY = range(2, 7)


def _rounds(players: int, size: int, rounds: int, seed: str) -> list[list[Seated]]:
    """A cup in which whoever has the lowest number wins."""
    past: list[Seated] = []
    points: Counter[int] = Counter()
    found = []
    for number in range(1, rounds + 1):
        entrants = [Entrant(player, Fraction(points[player])) for player in range(players)]
        tables = pair(entrants, table_sizes(players, size, ANY), past, (), draw(seed, number))
        for table in tables:
            points.update({player: len(table) - place for place, player in enumerate(sorted(table))})
        past += tables
        found.append(tables)
    return found


@given(st.integers(2, 60), st.integers(2, 6), st.booleans())
def test_tables_are_as_equal_as_possible(people: int, size: int, fill: bool) -> None:
    bots = bots_wanted(people, size, ANY, fill)
    sizes = table_sizes(people + bots, size, ANY)
    assert sum(sizes) == people + bots
    assert max(sizes) - min(sizes) <= 1
    assert bots < size
    if fill:
        assert set(sizes) == {size}
    else:
        assert bots == 0, "any number of people can play without bots where all sizes go"


@pytest.mark.parametrize(
    ("players", "size", "sizes"),
    [(3, 2, (3,)), (5, 4, (5,)), (6, 4, (3, 3)), (7, 4, (4, 3)), (9, 4, (3, 3, 3)), (11, 5, (4, 4, 3)), (5, 2, (3, 2))],
)
def test_tables_are_not_too_small(players: int, size: int, sizes: tuple[int, ...]) -> None:
    assert table_sizes(players, size, ANY) == sizes


def test_where_rules_have_one_size_bots_fill_what_is_missing() -> None:
    assert table_sizes(5, 4, [4]) == ()
    assert bots_wanted(5, 4, [4], fill=False) == 3
    assert bots_wanted(8, 4, [4], fill=False) == 0


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 30), st.integers(2, 6), st.integers(1, 4), st.text(max_size=5))
def test_everybody_plays_once_a_round(players: int, size: int, rounds: int, seed: str) -> None:
    for tables in _rounds(players, size, rounds, seed):
        assert sorted(player for table in tables for player in table) == list(range(players))


def test_the_same_seed_draws_the_same() -> None:
    assert _rounds(17, 4, 3, "7") == _rounds(17, 4, 3, "7")
    assert _rounds(17, 4, 1, "7") != _rounds(17, 4, 1, "8")


def _every(players: list[int], sizes: tuple[int, ...]) -> Iterator[list[tuple[int, ...]]]:
    if not sizes:
        yield []
        return
    for table in combinations(players, sizes[0]):
        left = [player for player in players if player not in table]
        for others in _every(left, sizes[1:]):
            yield [table, *others]


@settings(deadline=None, max_examples=25)
@given(st.integers(4, 8), st.integers(2, 4), st.integers(2, 4), st.text(max_size=3))
def test_few_players_meet_again_as_seldom_as_they_can(players: int, size: int, rounds: int, seed: str) -> None:
    found = _rounds(players, size, rounds, seed)
    met = meetings([table for tables in found[:-1] for table in tables])
    sizes = table_sizes(players, size, ANY)
    least = min(rematches(tables, met) for tables in _every(list(range(players)), sizes))
    assert rematches(found[-1], met) == least


@pytest.mark.parametrize(("players", "size"), [(16, 4), (12, 2), (60, 6), (25, 5)])
def test_many_players_need_not_meet_again_in_two_rounds(players: int, size: int) -> None:
    first, second = _rounds(players, size, 2, "seed")
    assert rematches(second, meetings(first)) == 0


def test_those_who_stand_alike_meet() -> None:
    first, second = _rounds(16, 2, 2, "seed")
    winners = {min(table) for table in first}
    assert all(len(winners & set(table)) in (0, 2) for table in second)


def test_who_does_not_want_to_meet_sits_apart() -> None:
    for seed in range(20):
        tables = pair([Entrant(n) for n in range(12)], (4, 4, 4), [], {frozenset((3, 4))}, draw(str(seed), 1))
        assert not any({3, 4} <= set(table) for table in tables)


def test_bots_are_spread() -> None:
    entrants = [Entrant(n, is_bot=n >= 9) for n in range(12)]
    for seed in range(20):
        tables = pair(entrants, (4, 4, 4), [], (), draw(str(seed), 1))
        assert all(sum(player >= 9 for player in table) == 1 for table in tables)


@settings(deadline=None, max_examples=30)
@given(st.integers(2, 6), st.text(max_size=3))
def test_seats_go_round(size: int, seed: str) -> None:
    past: list[Seated] = []
    for number in range(size):
        past.append(seat_order(list(range(size)), past, draw(seed, number)))
    assert all(Counter(table[0] for table in past)[player] == 1 for player in range(size)), "each began once"


def test_nobody_always_begins() -> None:
    began = Counter(table[0] for tables in _rounds(12, 4, 4, "x") for table in tables)
    assert max(began.values()) <= 2
