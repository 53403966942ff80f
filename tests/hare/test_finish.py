"""Section 8a: Finish."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadStart, Game

from .helpers import EDITIONS, carrots, choice, forbidden, parameters, play, positions, race, result, spaces, told


def last_step(place: int, held: int, players: int = 6, edition: str = "gibsons-2010", **options: Any) -> Game:
    """Seat 0 one space before Finish, with ``place`` - 1 seats home."""
    home = list(range(1, place))
    where = [63] + [64] * len(home) + [2, 5, 13, 21, 26][: players - place]
    return race(
        f"hare(edition={edition},players={players})",
        where,
        carrots=[held] + [0] * (players - 1),
        lettuces=[0] * players,
        home=home,
        **options,
    )


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
@pytest.mark.parametrize("edition", [edition for edition in EDITIONS if edition != "intellect-1974"])
def test_at_most_ten_times_the_place(edition: str, place: int) -> None:
    """HT-850: after paying for the exact distance."""
    limit = 10 * place
    assert forbidden(last_step(place, limit + 1, edition=edition), ">64") == []
    too_many = last_step(place, limit + 2, edition=edition)
    assert forbidden(too_many, ">64") == ["HT-850"]
    told_why = parameters(too_many, ">64", "HT-850")
    assert (told_why["left"], told_why["limit"], told_why["excess"]) == (limit + 1, limit, 1)


@pytest.mark.parametrize("place", [1, 2, 3, 4, 5])
def test_flat_20_for_all_in_the_first_editions(place: int) -> None:
    """HT-850."""
    assert forbidden(last_step(place, 21, edition="intellect-1974"), ">64") == []
    assert forbidden(last_step(place, 22, edition="intellect-1974"), ">64") == ["HT-850"]


def test_by_paying_for_the_exact_distance() -> None:
    """HT-850, HT-301."""
    where = [58, 2, 5]
    assert forbidden(race("hare(players=3)", where, carrots=[20, 9, 9], lettuces=[0, 3, 3]), ">64") == ["HT-301"]
    game = race("hare(players=3)", where, carrots=[31, 9, 9], lettuces=[0, 3, 3])
    assert (choice(game, ">64").cost, choice(game, ">64").left, choice(game, ">64").position) == (21, 10, 1)
    events = game.play(">64")
    assert told(events, "paid") == [{"seat": 0, "pawn": "a", "amount": 21, "why": "move"}]
    assert told(events, "finished") == [{"seat": 0, "pawn": "a", "place": 1}]
    assert (carrots(game)[0], spaces(game)[0]) == (10, 64)
    assert game.facts()["finished"] == [0]
    assert game.facts()["pawns"][0]["place"] == 1


@pytest.mark.parametrize("left", [1, 2, 3])
def test_not_with_a_lettuce(left: int) -> None:
    """HT-850: a reason of its own, told together with too many carrots."""
    game = race("hare(players=3)", [63, 2, 5], carrots=[5, 9, 9], lettuces=[left, 3, 3])
    assert forbidden(game, ">64") == ["HT-850"]
    assert parameters(game, ">64", "HT-850")["lettuces"] == left
    both = race("hare(players=3)", [63, 2, 5], carrots=[50, 9, 9], lettuces=[left, 3, 3])
    assert forbidden(both, ">64") == ["HT-850"]
    assert set(parameters(both, ">64", "HT-850")) == {"first", "second"}


def test_the_first_home_wins_and_the_race_goes_on() -> None:
    """HT-851."""
    game = last_step(1, 5, players=4)
    events = game.play(">64")
    assert game.outcome is None
    assert told(events, "over") == []
    assert game.to_act == (1,)


@pytest.mark.parametrize(("players", "place"), [(3, 2), (4, 3), (5, 4), (6, 5)])
def test_until_one_seat_is_left(players: int, place: int) -> None:
    """HT-851: five home of six, or one seat left of fewer; seat 1 came first."""
    before = last_step(place - 1, 5, players=players)
    before.play(">64")
    assert before.outcome is None
    game = last_step(place, 5, players=players)
    events = game.play(">64")
    assert told(events, "over") == [{"seat": 0, "winners": [1]}]
    assert result(game) == {"places": [place, *range(1, place), None], "winners": [1]}
    assert game.to_act == ()
    assert game.legal() == []
    assert game.facts()["turn"] is None
    assert game.facts()["finished"] == [*range(1, place), 0]


def test_when_it_is_over_nothing_is_legal() -> None:
    """HT-851."""
    game = last_step(2, 5, players=3)
    game.play(">64")
    for seat in (None, 0, 1, 2):
        assert forbidden(game, ">4", seat) == ["HT-851"]
        assert game.legal(seat) == []
    assert game.odds() == {}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_until_winner_stops_at_once(players: int) -> None:
    """HT-851."""
    where = [63, 2, 5, 13, 21, 26][:players]
    game = race(
        f"hare(players={players},until=winner)", where, carrots=[5] + [9] * (players - 1), lettuces=[0] * players
    )
    game.play(">64")
    assert result(game) == {"places": [1] + [None] * (players - 1), "winners": [0]}
    assert game.to_act == ()


def test_pawns_home_still_count_for_every_position() -> None:
    """HT-852."""
    game = race("hare(players=4)", [63, 62, 5, 2], carrots=[5, 9, 9, 9], lettuces=[0, 0, 3, 3])
    game.play(">64")
    assert positions(game) == [1, 2, 3, 4]
    game.play(">63")
    assert positions(game) == [1, 2, 3, 4]


def test_places_are_given_in_order_of_arrival() -> None:
    """HT-851, HT-404."""
    game = race("hare(players=4)", [5, 63, 62, 61], carrots=[9, 5, 9, 16], lettuces=[3, 0, 0, 0], turn=3)
    play(game, ">64", "+10", ">64", ">64")
    assert result(game) == {"places": [None, 2, 3, 1], "winners": [3]}


def test_a_game_already_over_cannot_be_started_from() -> None:
    """HT-851: nor a home that could not have been reached (HT-850)."""
    with pytest.raises(BadStart):
        race("hare(players=3)", [5, 64, 64], carrots=[9, 5, 9], lettuces=[3, 0, 0], home=[1, 2])
    with pytest.raises(BadStart):
        race("hare(players=3)", [5, 64, 4], carrots=[9, 11, 9], lettuces=[3, 0, 0], home=[1])
    with pytest.raises(BadStart):
        race("hare(players=3)", [5, 64, 4], carrots=[9, 10, 9], lettuces=[3, 1, 0], home=[1])
    with pytest.raises(BadStart):
        race("hare(players=3)", [5, 64, 4], carrots=[9, 10, 9], lettuces=[3, 0, 0])


def test_carrots_have_no_limit() -> None:
    """HT-853: far beyond 32 bits' worth of hands can be held and paid."""
    game = race("hare(players=3)", [13, 2, 5], carrots=[1_000_000_000, 9, 9])
    for _ in range(3):
        play(game, "+10", "+10", "+10")
    assert carrots(game)[0] == 1_000_000_030


def test_the_rules_know_no_limit_of_turns() -> None:
    """HT-853: after thousands of turns on a carrot space the race is still open."""
    game = race("hare(players=3)", [13, 2, 5], carrots=[0, 0, 0])
    for _ in range(1100):
        play(game, "+10", "+10", "+10")
    assert carrots(game) == [11_000] * 3
    assert game.outcome is None
    assert game.to_act == (0,)
