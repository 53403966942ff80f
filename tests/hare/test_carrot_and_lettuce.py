"""Section 5: carrot and lettuce spaces."""

from __future__ import annotations

import pytest

from festina import BadStart

from .helpers import (
    carrots,
    faces,
    forbidden,
    kinds,
    leaving,
    lettuces,
    parameters,
    play,
    positions,
    race,
    spaces,
    told,
)

THREE = "hare(players=3)"


def test_on_a_carrot_space_one_may_stay_and_take_10() -> None:
    """HT-501."""
    game = race(THREE, [13, 4, 0], carrots=[7, 65, 65])
    events = game.play("+10")
    assert told(events, "took") == [{"seat": 0, "pawn": "a", "amount": 10, "why": "carrot_space"}]
    assert (carrots(game)[0], spaces(game)[0]) == (17, 13)


def test_on_a_carrot_space_one_may_stay_and_give_10() -> None:
    """HT-501."""
    game = race(THREE, [13, 4, 0], carrots=[17, 65, 65])
    events = game.play("-10")
    assert told(events, "paid") == [{"seat": 0, "pawn": "a", "amount": 10, "why": "carrot_space"}]
    assert (carrots(game)[0], spaces(game)[0]) == (7, 13)


@pytest.mark.parametrize(("held", "legal"), [(0, False), (9, False), (10, True), (11, True)])
def test_giving_needs_10_carrots(held: int, legal: bool) -> None:
    """HT-501."""
    game = race(THREE, [13, 4, 0], carrots=[held, 65, 65])
    assert ("-10" in game.legal()) is legal
    assert forbidden(game, "-10") == ([] if legal else ["HT-501"])
    if not legal:
        assert parameters(game, "-10", "HT-501") == {"carrots": held}


def test_any_number_of_turns_in_a_row() -> None:
    """HT-501: nothing is used up by staying."""
    game = race(THREE, [13, 21, 26], carrots=[5, 5, 5])
    for _ in range(5):
        play(game, "+10", "+10", "+10")
    assert carrots(game) == [55, 55, 55]
    for _ in range(5):
        play(game, "-10", "-10", "-10")
    assert carrots(game) == [5, 5, 5]


@pytest.mark.parametrize("space", [0, 11, 12, 14, 16, 17, 18])
def test_elsewhere_nobody_stays(space: int) -> None:
    """HT-501: on Start, a tortoise, a hare or a number there is nothing to take or give."""
    game = race(THREE, [space, 4, 5])
    assert "+10" not in game.legal()
    assert forbidden(game, "+10") == ["HT-501"]
    assert forbidden(game, "-10") == ["HT-501"]


def test_nothing_happens_on_reaching_a_carrot_space() -> None:
    """HT-501: staying is for later turns."""
    game = race(THREE, [12, 2, 5])
    assert kinds(game.play(">13")) == ["paid", "moved"]
    assert game.to_act == (1,)


def test_reaching_a_lettuce_space_lays_the_pawn_face_down() -> None:
    """HT-502."""
    game = race(THREE, [8, 4, 0], carrots=[7, 65, 65])
    events = game.play(">10")
    assert told(events, "laid-down") == [{"seat": 0, "pawn": "a", "face": "eat"}]
    assert faces(game) == ["eat", "up", "up"]
    assert (carrots(game)[0], lettuces(game)[0]) == (4, 3)


@pytest.mark.parametrize(("others", "position"), [((4, 0), 1), ((12, 0), 2), ((12, 13), 3)])
def test_eating_takes_ten_times_the_position_and_one_lettuce(others: tuple[int, int], position: int) -> None:
    """HT-503."""
    game = race(THREE, [10, *others], carrots=[7, 65, 65], faces={0: "eat"})
    events = game.play("eat")
    assert kinds(events)[:2] == ["ate", "took"]
    assert told(events, "ate") == [{"seat": 0, "pawn": "a", "position": position, "lettuces": 2}]
    assert told(events, "took")[0] == {"seat": 0, "pawn": "a", "amount": 10 * position, "why": "lettuce"}
    assert (carrots(game)[0], lettuces(game)[0]) == (7 + 10 * position, 2)
    assert (faces(game)[0], spaces(game)[0], leaving(game)) == ("up", 10, [0])
    assert game.to_act == (1,)


def test_the_position_when_eating_counts_not_the_one_on_arrival() -> None:
    """HT-503: two pass in the meantime."""
    game = race(THREE, [8, 4, 5], carrots=[7, 65, 65])
    play(game, ">10")
    assert positions(game)[0] == 1
    play(game, ">12", ">13", "eat")
    assert carrots(game)[0] == 4 + 30


def test_after_eating_the_pawn_must_leave() -> None:
    """HT-504: forward or back, nothing else, and no second lettuce."""
    game = race(THREE, [22, 4, 0], lettuces=[2, 3, 3], must_leave=[0])
    assert {text[0] for text in game.legal()} == {">", "<"}
    assert forbidden(game, "eat") == ["HT-504"]
    assert forbidden(game, "miss") == ["HT-201", "HT-504"]
    assert forbidden(game, "+10") == ["HT-501", "HT-504"]
    assert forbidden(game, "restart") == ["HT-205"]
    play(game, "<19")
    assert leaving(game) == []


def test_the_whole_meal_takes_three_turns() -> None:
    """HT-502, HT-503, HT-504: arrive, eat, leave; then another lettuce may be eaten elsewhere or here again."""
    game = race(THREE, [20, 2, 5], carrots=[20, 20, 20])
    play(game, ">22", "+10", "+10", "eat", "+10", "+10")
    assert leaving(game) == [0]
    assert "<19" in game.legal()
    play(game, "<19", "+10", "+10", ">22", "+10", "+10", "eat")
    assert lettuces(game)[0] == 1
    assert carrots(game)[0] == 20 - 3 + 10 + 30 - 6 + 10


def test_who_cannot_leave_restarts() -> None:
    """HT-504, HT-205: too poor to go on, the tortoise behind taken."""
    game = race(THREE, [22, 19, 0], carrots=[0, 9, 9], lettuces=[2, 3, 3], must_leave=[0])
    assert game.legal() == ["restart"]
    game.play("restart")
    assert (spaces(game)[0], leaving(game), carrots(game)[0]) == (0, [], 65)


def test_positions_around_a_lettuce_that_cannot_arise() -> None:
    """HT-502, HT-503, HT-504: refused as a start."""
    with pytest.raises(BadStart) as idle:
        race(THREE, [22, 4, 0])
    assert idle.value.where == "pawns[0].must_leave"
    with pytest.raises(BadStart):
        race(THREE, [22, 4, 0], must_leave=[0])
    with pytest.raises(BadStart):
        race(THREE, [22, 4, 0], faces={0: "eat"}, lettuces=[0, 3, 3])
    with pytest.raises(BadStart):
        race(THREE, [21, 4, 0], faces={0: "eat"})
    with pytest.raises(BadStart):
        race(THREE, [22, 4, 0], faces={0: "eat"}, must_leave=[0], lettuces=[2, 3, 3])
    with pytest.raises(BadStart):
        race(THREE, [21, 4, 0], must_leave=[0], lettuces=[2, 3, 3])


def test_the_last_lettuce_leaves_none() -> None:
    """HT-503, HT-304: having eaten it, no lettuce space may be entered."""
    game = race(THREE, [22, 41, 5], carrots=[500, 20, 20], lettuces=[1, 3, 3], faces={0: "eat"})
    play(game, "eat", ">44", "+10")
    assert lettuces(game)[0] == 0
    assert forbidden(game, ">42") == ["HT-304"]
