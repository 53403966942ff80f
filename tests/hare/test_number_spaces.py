"""Section 4: number spaces and the race position."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import carrots, choice, forbidden, kinds, lettuces, play, positions, race, spaces, told

SIX = "hare(players=6)"
NUMBER = {"why": "number", "pawn": "a"}


@pytest.mark.parametrize(
    ("space", "position", "takes"),
    [
        (23, 2, 20),
        (23, 1, 0),
        (23, 3, 0),
        (20, 3, 30),
        (20, 2, 0),
        (27, 4, 40),
        (27, 5, 0),
        (16, 1, 10),
        (16, 2, 0),
        (16, 3, 0),
        (16, 4, 0),
        (16, 5, 50),
        (16, 6, 60),
    ],
)
def test_a_number_pays_ten_times_the_position_it_names(space: int, position: int, takes: int) -> None:
    """HT-401: seat 0 stands on the number, ``position`` - 1 pawns are ahead, the rest on Start."""
    ahead = [52, 53, 54, 60, 55]
    others = ahead[: position - 1] + [0] * (6 - position)
    game = race(SIX, [space, *others], carrots=[7] * 6, turn=5)
    events = game.play("+10" if others[-1] else ">2")
    assert positions(game)[0] == position
    assert game.to_act == (0,)
    assert carrots(game)[0] == 7 + takes
    expected = [{"seat": 0, "amount": takes, **NUMBER}] if takes else []
    assert [took for took in told(events, "took") if took["why"] == "number"] == expected


def test_the_rulebooks_example_second_on_a_2_takes_20() -> None:
    """HT-401, HT-402: nothing on arrival; second at the start of the next turn: 20."""
    game = race("hare(edition=devir-2014,players=3)", [13, 20, 0], carrots=[65, 65, 65])
    events = game.play(">17")
    assert kinds(events) == ["paid", "moved"]
    assert carrots(game)[0] == 55
    play(game, ">21", ">2")
    assert carrots(game)[0] == 75


def test_the_bonus_is_compulsory() -> None:
    """HT-401: taken although it spoils the finish."""
    game = race("hare(players=3)", [60, 4, 0], carrots=[10, 9, 9], lettuces=[0, 3, 3], turn=1)
    play(game, ">5", ">2")
    assert carrots(game)[0] == 20
    assert ">64" in game.legal()
    game = race("hare(players=3)", [60, 4, 0], carrots=[11, 9, 9], lettuces=[0, 3, 3], turn=1)
    play(game, ">5", ">2")
    assert forbidden(game, ">64") == ["HT-850"]


def test_nothing_on_arrival_and_passing_changes_what_is_paid() -> None:
    """HT-402: forwards, seat 1 passes the leader on a 1/5/6; seat 0 is then second and takes nothing."""
    game = race("hare(players=3)", [13, 12, 0], carrots=[65, 65, 65])
    play(game, ">16", ">17")
    assert positions(game) == [2, 1, 3]
    play(game, ">2")
    assert game.to_act == (0,)
    assert carrots(game)[0] == 59


def test_a_back_move_past_it_changes_the_position_too() -> None:
    """HT-402: seat 1 falls back behind seat 0, who is second now and takes 20 on a 2."""
    game = race("hare(players=3)", [16, 18, 27], carrots=[65, 65, 65])
    play(game, ">17", "<15", ">28")
    assert positions(game) == [2, 3, 1]
    assert carrots(game)[0] == 64 + 20


def test_a_restart_of_another_changes_the_position_too() -> None:
    """HT-402, HT-404."""
    game = race("hare(players=4)", [17, 39, 40, 37], carrots=[65, 1, 65, 65], turn=1)
    assert positions(game) == [4, 2, 1, 3]
    play(game, "restart", ">2")
    assert positions(game) == [3, 4, 1, 2]


def test_two_pawns_only_the_pawn_that_moves_is_paid() -> None:
    """HT-403, on_leaving: pawn b on its 3 gets nothing while a moves; then b does."""
    game = race("hare(players=2)", [17, 12, 23, 0], carrots=[50, 50])
    assert positions(game) == [2, 3, 1, 4]
    events = game.play("a>18")
    assert kinds(events) == ["took", "paid", "moved"]
    assert told(events, "took") == [{"seat": 0, "amount": 20, **NUMBER}]
    assert carrots(game)[0] == 69
    events = play(game, "b>2", "b>13")
    assert told(events, "took") == [{"seat": 0, "amount": 30, "why": "number", "pawn": "b"}]


def test_two_pawns_a_move_back_is_paid_as_well() -> None:
    """HT-403, on_leaving: 20 for the number, 20 for two spaces back."""
    game = race("hare(players=2)", [17, 12, 23, 0], carrots=[50, 50])
    events = game.play("a<15")
    assert [took["amount"] for took in told(events, "took")] == [20, 20]
    assert carrots(game)[0] == 90


def test_two_pawns_the_bonus_counts_towards_affording_the_move() -> None:
    """HT-403: with 1 carrot and 20 to come, 21 spaces' worth are affordable: 6 spaces, not 7."""
    game = race("hare(players=2)", [17, 12, 24, 0], carrots=[1, 50])
    assert positions(game)[0] == 2
    forward = [text for text in game.legal() if text.startswith("a>")]
    assert forward == ["a>18", "a>20", "a>21", "a>22", "a>23"]
    found = choice(game, "a>23")
    assert (found.cost, found.gain, found.left) == (21, 20, 0)
    play(game, "a>23")
    assert carrots(game)[0] == 0


def test_two_pawns_the_bonus_counts_towards_the_finish() -> None:
    """HT-403, HT-904: second home may keep 20; the 10 of the 1/5/6 it leaves come on top first."""
    # Pawn b of seat 0 leaves 60 for Finish: 10 carrots. It is second, so no bonus from 1/5/6.
    second = race("hare(players=2)", [0, 60, 20, 0], carrots=[30, 50], lettuces=[0, 5], home=[0])
    assert positions(second)[1] == 2
    assert forbidden(second, "b>64") == []
    # With the opponent's pawn home first and its own first pawn second, a 3 pays pawn b 30.
    third = race("hare(players=2)", [0, 52, 0, 20], carrots=[78, 50], lettuces=[0, 5], home=[2, 0])
    assert positions(third)[1] == 3
    assert choice(third, "b>64").left == 78 + 30 - 78
    assert forbidden(third, "b>64") == []
    more = race("hare(players=2)", [0, 52, 0, 20], carrots=[79, 50], lettuces=[0, 5], home=[2, 0])
    assert forbidden(more, "b>64") == ["HT-904"]
    fewer = race("hare(players=2)", [0, 52, 0, 20], carrots=[48, 50], lettuces=[0, 5], home=[2, 0])
    assert forbidden(fewer, "b>64") == []
    too_few = race("hare(players=2)", [0, 52, 0, 20], carrots=[47, 50], lettuces=[0, 5], home=[2, 0])
    assert forbidden(too_few, "b>64") == ["HT-301"]


def test_two_pawns_eating_pays_no_number_on_leaving() -> None:
    """HT-403, on_leaving: a turn spent eating moves nobody."""
    game = race("hare(players=2)", [10, 17, 23, 0], carrots=[50, 50], faces={0: "eat"})
    assert positions(game)[1] == 2
    events = game.play("aeat")
    assert [took["why"] for took in told(events, "took")] == ["lettuce"]


def test_turn_start_pays_every_own_pawn_first_in_every_turn() -> None:
    """HT-403, turn_start: both pawns on a matching number, before anything is chosen, also in a turn spent eating."""
    ruleset = "hare(players=2,number_pay=turn_start)"
    game = race(ruleset, [17, 12, 20, 2], carrots=[50, 50], turn=1)
    events = game.play("b+10")
    assert [(took["pawn"], took["amount"]) for took in told(events, "took") if took["why"] == "number"] == [
        ("a", 20),
        ("b", 30),
    ]
    assert carrots(game)[0] == 100
    eating = race(ruleset, [17, 10, 20, 2], carrots=[50, 50], turn=1, faces={1: "eat"})
    eating.play("b+10")
    assert carrots(eating)[0] == 70
    assert eating.legal() == ["beat"]


def test_turn_start_pays_in_a_missed_turn_too() -> None:
    """HT-403, HT-201."""
    ruleset = "hare(edition=intellect-1974,players=2,number_pay=turn_start)"
    game = race(ruleset, [17, 14, 20, 2], carrots=[50, 50], turn=1, faces={1: "miss"})
    game.play("b+10")
    assert carrots(game)[0] == 70
    assert game.legal() == ["bmiss"]


def test_turn_start_pays_again_every_turn_and_not_on_leaving() -> None:
    """HT-403, turn_start: the resting pawn earns each turn; the leaving one does not earn twice."""
    ruleset = "hare(players=2,number_pay=turn_start)"
    game = race(ruleset, [17, 2, 20, 4], carrots=[50, 50], turn=1)
    play(game, "b>5")
    assert carrots(game)[0] == 70
    events = play(game, "b+10", "b+10")
    assert carrots(game)[0] == 70 + 10 + 20
    events = game.play("a>18")
    assert kinds(events) == ["paid", "moved"]


def test_one_pawn_a_seat_is_paid_at_the_start_of_the_turn_whatever_the_option() -> None:
    """HT-203, HT-403: the option matters with two players only."""
    for ruleset in ("hare(players=3)", "hare(players=3,number_pay=turn_start)"):
        game = race(ruleset, [2, 17, 20], turn=0)
        game.play(">4")
        assert carrots(game)[1] == 85


def test_race_position_counts_the_pawns_strictly_ahead() -> None:
    """HT-404: pawns together on Start share a position."""
    assert positions(race(SIX, [0, 0, 0, 0, 0, 0])) == [1] * 6
    assert positions(race(SIX, [5, 0, 9, 0, 2, 0])) == [2, 4, 1, 4, 3, 4]


def test_pawns_home_are_ahead_in_order_of_arrival() -> None:
    """HT-404, HT-852."""
    game = race(SIX, [5, 0, 9, 0, 2, 0], home=[3, 1], carrots=[65, 20, 65, 10, 65, 65], lettuces=[3, 0, 3, 0, 3, 3])
    assert positions(game) == [4, 2, 3, 1, 5, 6]


def test_all_pawns_count_ones_own_included() -> None:
    """HT-404: two players, four pawns."""
    assert positions(race("hare(players=2)", [40, 41, 39, 38])) == [2, 1, 3, 4]
    assert positions(race("hare(players=2)", [0, 41, 0, 38])) == [3, 1, 3, 2]


def test_pawns_home_count_for_numbers_and_lettuces() -> None:
    """HT-852: with two home, the first on the track is third."""
    home: dict[str, Any] = {"home": [3, 1], "carrots": [0, 20, 65, 10], "lettuces": [3, 0, 3, 0]}
    number = race("hare(players=4)", [20, 0, 9, 0], turn=2, **home)
    play(number, ">12")
    assert carrots(number)[0] == 30
    eating = race("hare(players=4)", [22, 0, 9, 0], faces={0: "eat"}, **home)
    eating.play("eat")
    assert (carrots(eating)[0], lettuces(eating)[0], spaces(eating)[0]) == (30, 2, 22)
