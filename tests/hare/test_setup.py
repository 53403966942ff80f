"""Section 1: set-up."""

from __future__ import annotations

from fractions import Fraction

import pytest

from festina import BadRuleset, IllegalMove, new_game

from .helpers import EDITIONS, carrots, forbidden, lettuces, play, race, seen, spaces, told

START_CARROTS = {
    "intellect-1974": (95, 65, 65, 65, 65),
    "ravensburger-1978": (98, 68, 68, 98, 98),
    "gibsons-1987": (95, 65, 65, 65, 65),
    "abacus-2000": (95, 65, 95, 95, 95),
    "ravensburger-2008": (98, 68, 68, 98, 98),
    "gibsons-2010": (95, 65, 65, 65, 65),
    "devir-2014": (95, 65, 95, 95, 95),
}


@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_three_to_six_seats_with_one_pawn_each_on_start(players: int) -> None:
    """HT-101."""
    game = new_game("hare", players=players)
    pawns = game.facts()["pawns"]
    assert [pawn["seat"] for pawn in pawns] == list(range(players))
    assert {(pawn["name"], pawn["space"], pawn["face"], pawn["place"], pawn["must_leave"]) for pawn in pawns} == {
        ("a", 0, "up", None, False)
    }
    assert game.facts()["finished"] == []


@pytest.mark.parametrize("players", [0, 1, 7, "many", -3, 4.0])
def test_other_numbers_of_seats_do_not_exist(players: object) -> None:
    """HT-101."""
    with pytest.raises(BadRuleset):
        new_game("hare", players=players)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_carrots_to_start_with_depend_on_edition_and_seats(edition: str, players: int) -> None:
    """HT-102, HT-901."""
    game = new_game("hare", edition=edition, players=players)
    assert carrots(game) == [START_CARROTS[edition][players - 2]] * players


def test_the_cards_of_a_starting_hand_make_the_starting_carrots() -> None:
    """HT-102: one 30, one 15, one 10, two 5; a 30 more; three 1 more in Ravensburger's boxes."""
    small, large = [30, 15, 10, 5, 5], [30, 30, 15, 10, 5, 5]
    assert (sum(small), sum(large), sum(small) + 3, sum(large) + 3) == (65, 95, 68, 98)
    amounts = {amount for row in START_CARROTS.values() for amount in row}
    assert amounts == {sum(small), sum(large), sum(small) + 3, sum(large) + 3}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("players", "each"), [(2, 5), (3, 3), (4, 3), (5, 3), (6, 3)])
def test_three_lettuces_each_and_five_for_two(edition: str, players: int, each: int) -> None:
    """HT-103, HT-901."""
    assert lettuces(new_game("hare", edition=edition, players=players)) == [each] * players


def test_a_seat_knows_its_own_carrots_and_no_others() -> None:
    """HT-104."""
    game = race("hare(players=3)", [4, 8, 12], carrots=[10, 20, 30])
    assert [seat.carrots for seat in seen(game, 1).seats] == [None, 20, None]
    assert [seat.carrots for seat in seen(game, None).seats] == [None, None, None]


@pytest.mark.parametrize("option", ["open_carrots", "memory_aid"])
def test_open_carrots_and_memory_aid_show_every_count(option: str) -> None:
    """HT-104."""
    game = race(f"hare(players=3,{option}=true)", [4, 8, 12], carrots=[10, 20, 30])
    for seat in (0, 1, 2, None):
        assert [other.carrots for other in seen(game, seat).seats] == [10, 20, 30]


def test_every_payment_and_gain_is_made_in_the_open() -> None:
    """HT-104: all seats and spectators are told the same amounts."""
    game = race("hare(players=3)", [2, 8, 12], carrots=[10, 20, 30])
    game.play(">4")
    for seat in (0, 1, 2, None):
        assert told(game.events(seat), "paid") == [{"seat": 0, "pawn": "a", "amount": 3, "why": "move"}]


def test_a_count_shown_is_public_until_it_changes() -> None:
    """HT-104, HT-727."""
    game = race("hare(players=3)", [2, 8, 12], carrots=[10, 20, 30])
    play(game, ">3", "card:show")
    assert [seat.carrots for seat in seen(game, 2).seats] == [9, None, 30]
    play(game, ">9")
    assert [seat.carrots for seat in seen(game, None).seats] == [9, None, None]
    play(game, ">13", ">4")
    assert [seat.carrots for seat in seen(game, 1).seats] == [None, 39, None]


def test_seat_0_begins_and_play_goes_round() -> None:
    """HT-105."""
    game = new_game("hare(players=3)", chance="manual")
    turns = []
    for text in (">4", ">2", ">5", ">7", ">8", ">9"):
        turns.append(game.to_act)
        game.play(text)
    assert turns == [(0,), (1,), (2,), (0,), (1,), (2,)]
    assert game.facts()["turn"] == 0


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_first_seat_may_be_drawn(players: int) -> None:
    """HT-105: every seat with the same chance, as an outcome of chance."""
    game = new_game("hare", first="draw", players=players, chance="manual")
    assert list(game.to_act) == ["chance"]
    assert game.facts()["turn"] is None
    assert game.odds() == {f"first:{seat}": Fraction(1, players) for seat in range(players)}
    last = players - 1
    events = game.play(f"first:{last}")
    assert told(events, "starts") == [{"seat": last}]
    assert list(game.to_act) == [last]
    game.play("a>4" if players == 2 else ">4")
    assert list(game.to_act) == [0]


def test_a_seat_that_does_not_exist_cannot_be_drawn() -> None:
    """HT-105."""
    game = new_game("hare(players=3,first=draw)", chance="manual")
    assert forbidden(game, "first:3") == ["HT-105"]
    with pytest.raises(IllegalMove) as refused:
        game.play("first:3")
    assert refused.value.rules == ["HT-105"]
    assert game.to_act == ("chance",)


def test_the_dealer_draws_the_first_seat_by_the_seed() -> None:
    """HT-105: all seats come up, the same seed always gives the same one."""
    drawn = [new_game("hare(first=draw)", seed=seed).to_act[0] for seed in range(40)]
    assert set(drawn) == {0, 1, 2, 3}
    assert drawn == [new_game("hare(first=draw)", seed=seed).to_act[0] for seed in range(40)]


def test_who_is_not_to_act_may_do_nothing() -> None:
    """HT-105."""
    game = new_game("hare(players=3)", chance="manual")
    assert game.legal(1) == []
    assert forbidden(game, ">4", seat=1) == ["HT-105"]
    assert forbidden(game, "card:show", seat="chance") == ["HT-105"]
    with pytest.raises(IllegalMove) as refused:
        game.play(">4", seat=1)
    assert refused.value.rules == ["HT-105"]
    assert spaces(game) == [0, 0, 0]


def test_while_chance_is_due_no_seat_may_act() -> None:
    """HT-105."""
    game = new_game("hare(players=3)", chance="manual")
    game.play(">1")
    assert game.to_act == ("chance",)
    assert forbidden(game, ">4", seat=0) == ["HT-105"]
    assert game.legal(0) == []
