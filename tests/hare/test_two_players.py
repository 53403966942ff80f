"""Section 9: the two-player race."""

from __future__ import annotations

import pytest

from festina import BadStart, new_game

from .helpers import (
    EDITIONS,
    carrots,
    choice,
    faces,
    forbidden,
    leaving,
    lettuces,
    parameters,
    play,
    race,
    result,
    spaces,
    told,
)

TWO = "hare(players=2)"
ANY = ("intellect-1974", "ravensburger-1978", "gibsons-1987", "ravensburger-2008", "gibsons-2010")
NONE = ("abacus-2000", "devir-2014")


@pytest.mark.parametrize("edition", EDITIONS)
def test_two_pawns_each_and_one_common_hand(edition: str) -> None:
    """HT-901."""
    game = new_game("hare", edition=edition, players=2)
    pawns = [(pawn["seat"], pawn["name"], pawn["space"]) for pawn in game.facts()["pawns"]]
    assert pawns == [(0, "a", 0), (0, "b", 0), (1, "a", 0), (1, "b", 0)]
    assert lettuces(game) == [5, 5]
    assert carrots(game) == [98, 98] if edition.startswith("ravensburger") else [95, 95]


def test_both_pawns_spend_from_the_same_hand() -> None:
    """HT-901."""
    game = race(TWO, [13, 21, 2, 5], carrots=[20, 20])
    play(game, "a>17", "a+10", "b>23")
    assert carrots(game) == [7, 30]


def test_one_pawn_of_the_seats_choice_never_both() -> None:
    """HT-902."""
    game = race(TWO, [13, 21, 2, 5])
    assert {text[0] for text in game.legal()} == {"a", "b"}
    game.play("b+10")
    assert game.to_act == (1,)


def test_a_pawn_that_reached_a_lettuce_must_eat_next_turn_and_leave_the_turn_after() -> None:
    """HT-902: the other pawn waits all the while."""
    game = race(TWO, [20, 26, 2, 5], carrots=[50, 50])
    play(game, "a>22", "a+10")
    assert game.legal() == ["aeat"]
    for text in ("b>27", "b<24", "b+10"):
        assert forbidden(game, text) == ["HT-902"], text
    assert forbidden(game, "brestart") == ["HT-205", "HT-803"]
    play(game, "aeat", "a+10")
    assert leaving(game) == [0]
    assert {text[:2] for text in game.legal()} == {"a>", "a<"}
    assert forbidden(game, "b+10") == ["HT-902"]
    play(game, "a<19", "a+10")
    assert {text[0] for text in game.legal()} == {"a", "b"}


def test_eating_takes_by_the_position_among_all_four_pawns() -> None:
    """HT-902, HT-404."""
    game = race(TWO, [10, 26, 12, 13], carrots=[50, 50], faces={0: "eat"})
    game.play("aeat")
    assert (carrots(game)[0], lettuces(game)[0]) == (50 + 40, 4)


def test_a_lettuce_eaten_on_a_hare_space_binds_the_same_way() -> None:
    """HT-902, HT-707."""
    game = race("hare(edition=ravensburger-1978,players=2)", [14, 26, 2, 5], pending={"kind": "draw"})
    play(game, "card:eat_lettuce", "a+10")
    assert game.legal() == ["aeat"]
    play(game, "aeat", "a+10")
    assert forbidden(game, "b+10") == ["HT-902"]
    assert {text[:2] for text in game.legal()} == {"a>", "a<"}


def test_a_missed_turn_is_the_seats() -> None:
    """HT-902, HT-701: the other pawn may not use it."""
    game = race("hare(edition=ravensburger-1978,players=2)", [26, 14, 2, 5], faces={1: "miss"})
    assert game.legal() == ["bmiss"]
    assert forbidden(game, "a>27") == ["HT-902"]
    assert forbidden(game, "b>16") == ["HT-201"]
    play(game, "bmiss")
    assert game.to_act == (1,)


def test_a_naps_waking_turn_is_the_seats() -> None:
    """HT-902, HT-1102."""
    game = race("hare(players=2,hare=nap)", [26, 14, 2, 5], faces={1: "nap"})
    assert game.legal() == ["bmiss"]
    assert forbidden(game, "a>27") == ["HT-902"]


def test_never_two_pawns_bound_at_once() -> None:
    """HT-902: such a position cannot arise."""
    with pytest.raises(BadStart):
        race(TWO, [10, 22, 2, 5], faces={0: "eat", 1: "eat"})
    with pytest.raises(BadStart):
        race(TWO, [10, 22, 2, 5], faces={0: "eat"}, must_leave=[1], lettuces=[4, 5])


@pytest.mark.parametrize("edition", ANY)
@pytest.mark.parametrize("held", [1, 500])
def test_the_first_pawn_home_with_anything_in_hand(edition: str, held: int) -> None:
    """HT-903: any number of carrots and lettuces."""
    game = race(f"hare(edition={edition},players=2)", [63, 26, 2, 5], carrots=[held, 50])
    assert forbidden(game, "a>64") == []
    assert told(game.play("a>64"), "finished") == [{"seat": 0, "pawn": "a", "place": 1}]
    assert game.outcome is None


@pytest.mark.parametrize("edition", NONE)
def test_the_first_pawn_home_without_lettuces_where_the_rulebook_says_so(edition: str) -> None:
    """HT-903: any number of carrots, but all lettuces eaten."""
    ruleset = f"hare(edition={edition},players=2)"
    game = race(ruleset, [63, 26, 2, 5], carrots=[500, 50], lettuces=[1, 5])
    assert forbidden(game, "a>64") == ["HT-903"]
    assert parameters(game, "a>64", "HT-903")["lettuces"] == 1
    assert forbidden(race(ruleset, [63, 26, 2, 5], carrots=[500, 50], lettuces=[0, 5]), "a>64") == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("place", [2, 3])
def test_the_second_pawn_within_the_limit_of_its_place(edition: str, place: int) -> None:
    """HT-904: 20 if second among all pawns, 30 if third; flat: 20."""
    limit = 20 if edition == "intellect-1974" else 10 * place
    home = [0] if place == 2 else [2, 0]
    for held, reasons in ((limit + 1, []), (limit + 2, ["HT-904"])):
        game = race(f"hare(edition={edition},players=2)", [64, 63, 4, 5], carrots=[held, 9], lettuces=[0, 0], home=home)
        assert forbidden(game, "b>64") == reasons
    assert parameters(game, "b>64", "HT-904")["excess"] == 1


def test_the_second_pawn_without_lettuces() -> None:
    """HT-904."""
    game = race(TWO, [64, 63, 4, 5], carrots=[5, 9], lettuces=[1, 5], home=[0])
    assert forbidden(game, "b>64") == ["HT-904"]
    assert parameters(game, "b>64", "HT-904")["lettuces"] == 1


def test_the_place_counts_among_all_pawns() -> None:
    """HT-904: the opponent's pawn home first makes the own first pawn second, the own second one third."""
    game = race(TWO, [62, 63, 4, 5], carrots=[34, 9], lettuces=[0, 0], home=[2])
    play(game, "b>64", "b+10")
    assert choice(game, "a>64").left == 30
    assert told(game.play("a>64"), "finished") == [{"seat": 0, "pawn": "a", "place": 3}]


def test_the_first_seat_with_both_pawns_home_wins() -> None:
    """HT-905: and the game is over; the opponent's single pawn home first does not help."""
    game = race(TWO, [62, 64, 4, 5], carrots=[20, 9], lettuces=[0, 0], home=[2, 1])
    assert game.outcome is None
    events = game.play("a>64")
    assert told(events, "over") == [{"seat": 0, "winners": [0]}]
    assert result(game) == {"places": [1, None], "winners": [0]}
    assert game.facts()["finished"] == [1, 0, 0]
    assert game.to_act == ()
    assert game.legal() == []


def test_the_opponent_may_win_on_its_own_turn() -> None:
    """HT-905."""
    game = race(TWO, [4, 64, 64, 63], carrots=[9, 20], lettuces=[0, 0], home=[1, 2], turn=1)
    game.play("b>64")
    assert result(game) == {"places": [None, 1], "winners": [1]}


def test_the_last_to_arrive_decides_whoever_came_before() -> None:
    """HT-905: own pawn, opponent's pawn, own pawn."""
    game = race(TWO, [62, 64, 64, 5], carrots=[20, 9], lettuces=[0, 0], home=[1, 2])
    game.play("a>64")
    assert result(game) == {"places": [1, None], "winners": [0]}


def test_with_one_pawn_home_the_seat_goes_on_with_the_other() -> None:
    """HT-905, HT-207."""
    game = race(TWO, [63, 13, 2, 5], carrots=[20, 20])
    play(game, "a>64", "a+10")
    assert game.to_act == (0,)
    assert {text[0] for text in game.legal()} == {"b"}
    assert faces(game)[0] == "up"
    assert spaces(game)[0] == 64


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("hare", ["edition", "sprint", "nap", "closed", "tournament", "parking"])
def test_every_edition_and_variant_can_be_played_by_two(edition: str, hare: str) -> None:
    """HT-901, section 12."""
    game = new_game("hare", edition=edition, hare=hare, players=2, chance="manual")
    game.play("a>4")
    assert game.to_act == (1,)
