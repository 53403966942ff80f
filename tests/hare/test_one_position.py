"""Section 7a, HT-705 and HT-706: one position forward, one position back."""

from __future__ import annotations

from typing import Any

import pytest

from festina import Game

from .helpers import carrots, faces, kinds, on_hare, play, spaces, told

DIE = "hare(edition=gibsons-1987,players=4)"
DECK = "hare(edition=ravensburger-1978,players=4)"


# ---- position_forward


def forward(spaces: list[int], **facts: Any) -> Game:
    """Seat 0 is fourth or worse on a hare space and rolls a 3: one position forward."""
    game = on_hare("hare(edition=gibsons-1987,players=5)", spaces, **facts)
    game.play("die:3")
    return game


def test_the_rulebooks_example_fourth_with_a_3_one_position_forward() -> None:
    """HT-705: in front of the next pawn ahead, on the next free space."""
    game = on_hare("hare(edition=abacus-2000,players=5)", [14, 20, 41, 44, 0], carrots=[9] * 5)
    events = game.play("die:3")
    assert told(events, "rolled")[0]["effect"] == "position_forward"
    assert told(events, "moved") == [{"seat": 0, "pawn": "a", "origin": 14, "space": 21, "printed": 43, "by": "event"}]
    assert (carrots(game)[0], game.to_act) == (9, (1,))


def test_position_forward_passes_over_occupied_spaces() -> None:
    """HT-705: two pawns in a row are passed together."""
    assert spaces(forward([14, 16, 17, 18, 0]))[0] == 20
    assert spaces(forward([14, 26, 27, 29, 0]))[0] == 28


def test_position_forward_passes_over_tortoises() -> None:
    """HT-705."""
    assert spaces(forward([14, 18, 41, 44, 0]))[0] == 20


def test_position_forward_onto_a_lettuce_lays_the_pawn_down_to_eat() -> None:
    """HT-705, HT-502: then that space's action."""
    game = forward([14, 21, 41, 44, 0])
    assert (spaces(game)[0], faces(game)[0], game.to_act) == (22, "eat", (1,))


def test_position_forward_passes_over_a_lettuce_space_without_a_lettuce() -> None:
    """HT-705."""
    game = forward([14, 21, 41, 44, 0], lettuces=[0, 3, 3, 3, 3])
    assert (spaces(game)[0], faces(game)[0]) == (23, "up")


def test_position_forward_onto_a_number_waits_for_the_next_turn() -> None:
    """HT-705, HT-402: third on a 3; paid when the next turn begins."""
    game = forward([14, 35, 41, 44, 13], carrots=[9] * 5)
    assert (spaces(game)[0], carrots(game)[0]) == (36, 9)
    play(game, ">38", ">47", ">45", "+10")
    assert (game.to_act, carrots(game)[0]) == ((0,), 9)
    game = forward([14, 35, 41, 44, 13], carrots=[9] * 5)
    play(game, "<30", ">47", ">45", "+10")
    assert carrots(game)[0] == 9 + 30


def test_position_forward_onto_a_hare_space_acts_again() -> None:
    """HT-705: a new draw, with the position the pawn has there, and with nothing paid to come back."""
    game = forward([14, 24, 41, 44, 0], carrots=[9] * 5)
    assert (spaces(game)[0], list(game.to_act)) == (25, ["chance"])
    assert game.facts()["pending"] == {"kind": "draw", "pawn": "a", "paid": 0}
    events = game.play("die:3")
    assert told(events, "rolled")[0]["position"] == 3
    assert (spaces(game)[0], faces(game)[0]) == (42, "eat")


def test_position_forward_again_and_again() -> None:
    """HT-705, HT-706: from hare to hare in one turn, until second place means one position back, to 36."""
    game = on_hare("hare(edition=intellect-1974,players=6)", [14, 24, 30, 33, 38, 45], carrots=[9] * 6)
    reached = []
    for _ in range(4):
        game.play("draw:3")
        reached.append(spaces(game)[0])
    assert reached == [25, 31, 34, 39]
    assert game.facts()["turn"] == 0
    game.play("draw:3")
    assert spaces(game)[0] == 36
    assert game.to_act == (1,)


def test_position_forward_with_nobody_ahead_on_the_track_does_nothing() -> None:
    """HT-705: pawns home do not count."""
    home: dict[str, Any] = {"home": [1, 2, 3], "carrots": [9] * 5, "lettuces": [3, 0, 0, 0, 3]}
    game = on_hare("hare(edition=gibsons-1987,players=5)", [14, 64, 64, 64, 0], **home)
    events = game.play("die:3")
    assert told(events, "rolled")[0]["position"] == 4
    assert told(events, "nothing") == [{"seat": 0, "pawn": "a", "effect": "position_forward"}]
    assert spaces(game)[0] == 14


def test_position_forward_never_reaches_finish_with_the_die() -> None:
    """HT-705: no space before Finish: nothing."""
    home: dict[str, Any] = {"home": [1, 2], "carrots": [0, 0, 0, 0, 9], "lettuces": [0, 0, 0, 0, 3]}
    game = on_hare("hare(edition=gibsons-1987,players=5)", [62, 64, 64, 63, 0], **home)
    assert "nothing" in kinds(game.play("die:3"))
    assert spaces(game)[0] == 62


def test_position_forward_1978_onto_finish_free_of_charge() -> None:
    """HT-705: nothing free before Finish, no lettuce, at most 10 carrots: first home."""
    game = on_hare(DECK, [61, 62, 63, 0], carrots=[10, 9, 9, 9], lettuces=[0, 2, 3, 3], must_leave=[1])
    events = game.play("card:position_forward")
    assert told(events, "moved")[0]["space"] == 64
    assert told(events, "paid") == []
    assert told(events, "finished") == [{"seat": 0, "pawn": "a", "place": 1}]
    assert carrots(game)[0] == 10


@pytest.mark.parametrize(("held", "lettuce"), [(11, 0), (10, 1), (65, 3)])
def test_position_forward_1978_not_onto_finish_against_its_conditions(held: int, lettuce: int) -> None:
    """HT-705, HT-850: too many carrots or a lettuce left: nothing."""
    game = on_hare(DECK, [61, 62, 63, 0], carrots=[held, 9, 9, 9], lettuces=[lettuce, 2, 3, 3], must_leave=[1])
    assert "nothing" in kinds(game.play("card:position_forward"))
    assert spaces(game)[0] == 61


def test_position_forward_1978_takes_a_free_space_before_finish_first() -> None:
    """HT-705: 62 is a lettuce: passed over without a lettuce; the hare on 63 is reached, not Finish."""
    game = on_hare(DECK, [58, 60, 61, 0], carrots=[5, 9, 9, 9], lettuces=[0, 3, 3, 3])
    game.play("card:position_forward")
    assert (spaces(game)[0], list(game.to_act)) == (63, ["chance"])


def test_position_forward_1978_passes_over_tortoises() -> None:
    """HT-705: only one position back may reach them."""
    game = on_hare(DECK, [14, 18, 2, 5])
    game.play("card:position_forward")
    assert spaces(game)[0] == 20


def test_position_forward_1978_two_pawns_onto_finish() -> None:
    """HT-705, HT-903, HT-904: the first pawn with any carrots and lettuces, the second within its limit."""
    two = "hare(edition=ravensburger-1978,players=2)"
    first = on_hare(two, [61, 0, 62, 63], carrots=[98, 98], lettuces=[5, 4], must_leave=[2])
    assert told(first.play("card:position_forward"), "finished") == [{"seat": 0, "pawn": "a", "place": 1}]
    for held, done in ((20, True), (21, False)):
        second = on_hare(two, [61, 0, 62, 63], carrots=[held, 98], lettuces=[0, 4], must_leave=[2], home=[1])
        second.play("card:position_forward")
        assert (spaces(second)[0] == 64) is done
        assert (second.outcome is not None) is done


def test_position_forward_counts_ones_own_pawn() -> None:
    """HT-705: in front of one's own other pawn."""
    game = on_hare("hare(edition=intellect-1974,players=2)", [14, 16, 44, 45])
    game.play("draw:3")
    assert spaces(game)[0] == 17


# ---- position_back


def test_position_back_behind_the_next_pawn_behind() -> None:
    """HT-706: the leader falls back behind the second; tortoises and lettuces without lettuce are passed over."""
    game = on_hare(DIE, [34, 29, 2, 0], carrots=[9] * 4)
    events = game.play("die:3")
    assert told(events, "moved") == [{"seat": 0, "pawn": "a", "origin": 34, "space": 28, "printed": 28, "by": "event"}]
    assert (carrots(game)[0], game.to_act) == (9, (1,))
    for where, target in (([25, 20, 2, 0], 18), ([25, 23, 2, 0], 22), ([34, 29, 28, 0], 27), ([34, 31, 2, 0], 29)):
        game = on_hare(DIE, where)
        game.play("die:3")
        assert spaces(game)[0] == target, where


def test_position_back_onto_a_lettuce() -> None:
    """HT-706, HT-502: with a lettuce it lies down to eat, without one it is passed over."""
    game = on_hare(DIE, [25, 23, 2, 0])
    game.play("die:3")
    assert faces(game)[0] == "eat"
    none_left = on_hare(DIE, [25, 23, 2, 0], lettuces=[0, 3, 3, 3])
    none_left.play("die:3")
    assert (spaces(none_left)[0], faces(none_left)[0]) == (21, "up")


def test_position_back_onto_a_hare_space_acts_again() -> None:
    """HT-706."""
    game = on_hare(DIE, [34, 26, 2, 0])
    game.play("die:3")
    assert (spaces(game)[0], list(game.to_act)) == (25, ["chance"])
    game.play("die:3")
    assert spaces(game)[0] == 1
    assert list(game.to_act) == ["chance"]


@pytest.mark.parametrize("others", [[0, 0, 0], [26, 0, 0]])
def test_position_back_with_nobody_behind_but_on_start_does_nothing(others: list[int]) -> None:
    """HT-706."""
    game = on_hare(DIE, [25, *others])
    assert told(game.play("die:3"), "nothing") == [{"seat": 0, "pawn": "a", "effect": "position_back"}]
    assert spaces(game)[0] == 25


def test_position_back_with_no_space_after_start_does_nothing() -> None:
    """HT-706: the pawn behind stands on 1, or on 2 and 1."""
    for where in ([3, 1, 0, 0], [3, 2, 1, 0]):
        game = on_hare(DIE, where)
        assert "nothing" in kinds(game.play("die:3"))
        assert spaces(game)[0] == 3


def test_position_back_1978_never_leads_to_finish() -> None:
    """HT-706: no space after Start is nothing, even for a runner who might come home."""
    game = on_hare(DECK, [3, 2, 1, 0], carrots=[0, 9, 9, 9], lettuces=[0, 3, 3, 3])
    assert "nothing" in kinds(game.play("card:position_back"))
    assert spaces(game)[0] == 3


def test_position_back_1978_may_reach_a_tortoise_that_pays_nothing() -> None:
    """HT-706."""
    game = on_hare(DECK, [25, 20, 2, 0], carrots=[9] * 4)
    events = game.play("card:position_back")
    assert (spaces(game)[0], carrots(game)[0]) == (19, 9)
    assert told(events, "took") == []
    taken = on_hare(DECK, [25, 20, 19, 0], carrots=[9] * 4)
    taken.play("card:position_back")
    assert spaces(taken)[0] == 18
