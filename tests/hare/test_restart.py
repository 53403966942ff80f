"""Section 8: restart."""

from __future__ import annotations

import pytest

from .helpers import carrots, forbidden, kinds, lettuces, play, positions, race, spaces, told

THREE = "hare(players=3)"
RESTART_CARROTS = {
    "intellect-1974": (65, 65, 65, 65, 65),
    "ravensburger-1978": (98, 68, 68, 98, 98),
    "gibsons-1987": (65, 65, 65, 65, 65),
    "abacus-2000": (95, 65, 95, 95, 95),
    "ravensburger-2008": (98, 68, 68, 98, 98),
    "gibsons-2010": (65, 65, 65, 65, 65),
    "devir-2014": (65, 65, 65, 65, 65),
}


@pytest.mark.parametrize("edition", RESTART_CARROTS)
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_restart_amount_of_every_edition(edition: str, players: int) -> None:
    """HT-801: also in a game set up from a position, where nobody started with it."""
    ruleset = f"hare(edition={edition},players={players})"
    if players == 2:
        name = "arestart"
        game = race(ruleset, [18, 64, 15, 2], carrots=[0, 11], lettuces=[0, 5], home=[1])
    else:
        name = "restart"
        game = race(ruleset, [17, *[15, 2, 5, 13, 21][: players - 1]], carrots=[0] + [11] * (players - 1))
    assert game.legal() == [name]
    events = game.play(name)
    amount = RESTART_CARROTS[edition][players - 2]
    assert told(events, "restarted") == [{"seat": 0, "pawn": "a", "carrots": amount}]
    assert (carrots(game)[0], spaces(game)[0]) == (amount, 0)


def test_too_few_carrots_and_the_tortoise_taken() -> None:
    """HT-801: the rulebooks' case; with one carrot more, or the tortoise free, there is no restart."""
    assert race(THREE, [17, 15, 18], carrots=[5, 9, 9]).legal() == ["restart"]
    assert race(THREE, [17, 15, 18], carrots=[6, 9, 9]).legal() == [">20"]
    assert race(THREE, [17, 11, 18], carrots=[5, 9, 9]).legal() == ["<15"]


def test_whatever_the_reason_with_plenty_of_carrots() -> None:
    """HT-801: nowhere to go but Finish, and too rich for it: exactly the restart amount, not more."""
    game = race(THREE, [62, 63, 56], carrots=[500, 9, 9], lettuces=[0, 3, 3])
    assert forbidden(game, ">64") == ["HT-850"]
    assert game.legal() == ["restart"]
    game.play("restart")
    assert carrots(game)[0] == 65


def test_whatever_the_reason_with_a_lettuce_left() -> None:
    """HT-801."""
    game = race(THREE, [62, 63, 56], carrots=[3, 9, 9], lettuces=[1, 3, 3])
    assert game.legal() == ["restart"]


def test_eaten_lettuces_stay_eaten() -> None:
    """HT-801."""
    for left in (0, 1, 2, 3):
        game = race(THREE, [17, 15, 18], carrots=[0, 9, 9], lettuces=[left, 3, 3])
        game.play("restart")
        assert lettuces(game)[0] == left


def test_after_the_restart_the_pawn_moves_at_once() -> None:
    """HT-802: in the same turn, forward, for the usual price."""
    game = race(THREE, [17, 15, 20], carrots=[0, 9, 9])
    assert kinds(game.play("restart")) == ["moved", "restarted"]
    assert game.to_act == (0,)
    assert game.facts()["turn"] == 0
    assert game.facts()["pending"] == {"kind": "restarted", "pawn": "a"}
    assert game.legal() == [f">{space}" for space in range(1, 11)]
    game.play(">10")
    assert carrots(game)[0] == 10
    assert list(game.to_act) == [1]


def test_nothing_but_a_move_after_the_restart() -> None:
    """HT-802."""
    game = race(THREE, [17, 15, 20], carrots=[0, 9, 9])
    game.play("restart")
    assert forbidden(game, "restart") == ["HT-205"]
    assert forbidden(game, "miss") == ["HT-201", "HT-802"]
    assert forbidden(game, "eat") == ["HT-202", "HT-802"]
    assert forbidden(game, "+10") == ["HT-501", "HT-802"]
    assert forbidden(game, "<11") == ["HT-601"]


def test_the_position_after_a_restart_is_behind_all_on_the_track() -> None:
    """HT-404, HT-802."""
    game = race(THREE, [17, 15, 0], carrots=[0, 9, 9])
    game.play("restart")
    assert positions(game) == [2, 1, 2]


def test_a_restart_by_an_event_ends_the_turn() -> None:
    """HT-802: it is no action; the pawn waits on Start."""
    game = race("hare(edition=devir-2014,players=3)", [13, 15, 20], carrots=[1, 9, 9])
    events = play(game, ">14", "card:-5")
    assert kinds(events)[2:5] == ["drew", "moved", "restarted"]
    assert (spaces(game)[0], carrots(game)[0], game.to_act) == (0, 65, (1,))


def test_the_move_after_a_restart_may_reach_a_hare() -> None:
    """HT-802, HT-709: a free move gives back what this move cost."""
    game = race(THREE, [17, 15, 20], carrots=[0, 9, 9])
    play(game, "restart", ">6", "card:free_ride")
    assert carrots(game)[0] == 65


def test_two_pawns_a_stuck_seat_chooses_the_pawn() -> None:
    """HT-803: among its pawns on the track."""
    game = race("hare(players=2)", [16, 31, 15, 30], carrots=[0, 9])
    assert game.legal() == ["arestart", "brestart"]
    game.play("brestart")
    assert spaces(game) == [16, 0, 15, 30]
    assert carrots(game)[0] == 65
    assert all(text.startswith("b>") for text in game.legal())
    assert forbidden(game, "a>17") == ["HT-802"]


def test_two_pawns_not_the_one_on_start_while_the_other_is_on_the_track() -> None:
    """HT-803."""
    game = race("hare(players=2)", [0, 31, 15, 30], carrots=[0, 9])
    assert game.legal() == ["brestart"]
    assert forbidden(game, "arestart") == ["HT-803"]


def test_two_pawns_both_on_start_either() -> None:
    """HT-803: only if all are there, one of those."""
    game = race("hare(players=2)", [0, 0, 15, 30], carrots=[0, 9])
    assert game.legal() == ["arestart", "brestart"]
    game.play("arestart")
    assert carrots(game)[0] == 65
    assert all(text.startswith("a>") for text in game.legal())


def test_two_pawns_one_home_the_other_restarts() -> None:
    """HT-803, HT-207: also from Start."""
    game = race("hare(players=2)", [64, 0, 15, 30], carrots=[0, 9], lettuces=[0, 5], home=[0])
    assert game.legal() == ["brestart"]
    assert forbidden(game, "arestart") == ["HT-207"]


def test_two_pawns_the_one_that_had_to_leave_restarts() -> None:
    """HT-803, HT-902: even if the other could move."""
    game = race("hare(players=2)", [22, 13, 19, 30], carrots=[0, 9], lettuces=[4, 5], must_leave=[0])
    assert game.legal() == ["arestart"]
    assert forbidden(game, "brestart") == ["HT-803"]
    assert forbidden(game, "b+10") == ["HT-902"]
    game.play("arestart")
    assert spaces(game)[:2] == [0, 13]


def test_two_pawns_restart_only_if_neither_can_act() -> None:
    """HT-205: one pawn on a carrot space can always take 10."""
    game = race("hare(players=2)", [17, 13, 15, 11], carrots=[0, 9])
    assert game.legal() == ["b+10"]
    assert forbidden(game, "arestart") == ["HT-205"]


CROWDED = "hare(edition=intellect-1974,players=6,hare=closed)"
CROWD = [2, 4, 5, 9, 10]


def test_restarted_and_still_stuck_the_turn_is_over() -> None:
    """HT-804: old board, hares closed, no lettuce; carrot, 3, carrot, 4 and 2 within reach are taken."""
    game = race(CROWDED, [7, *CROWD], carrots=[0, 9, 9, 9, 9, 9], lettuces=[0, 3, 3, 3, 3, 3], must_leave=[0])
    assert game.legal() == ["restart"]
    events = game.play("restart")
    assert kinds(events)[:3] == ["moved", "restarted", "stuck"]
    assert (carrots(game)[0], spaces(game)[0]) == (65, 0)
    assert game.to_act == (1,)


def test_still_stuck_with_the_restart_amount_already_in_hand() -> None:
    """HT-804, HT-205: 65 carrots on Start and nowhere to go: restart, and the turn is over."""
    game = race(CROWDED, [0, *CROWD], carrots=[65, 9, 9, 9, 9, 9], lettuces=[0, 3, 3, 3, 3, 3])
    assert game.legal() == ["restart"]
    game.play("restart")
    assert game.to_act == (1,)


def test_one_free_space_is_enough_to_go_on() -> None:
    """HT-804: the other way round."""
    game = race(CROWDED, [0, 2, 4, 5, 9, 12], carrots=[0, 9, 9, 9, 9, 9], lettuces=[0, 3, 3, 3, 3, 3])
    game.play("restart")
    assert game.legal() == [">10"]
