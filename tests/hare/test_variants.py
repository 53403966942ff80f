"""Section 11: hare variants."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadStart, Game

from .helpers import NEW_BOARD, carrots, choice, faces, forbidden, kinds, play, race, seen, spaces, told

FIVE_A_SPACE = [5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60, 65, 70, 75]


# ---- sprint


def test_sprint_nothing_happens_on_arrival() -> None:
    """HT-1101."""
    game = race("hare(players=3,hare=sprint)", [13, 2, 5], carrots=[9] * 3)
    assert kinds(game.play(">14")) == ["paid", "moved"]
    assert (carrots(game)[0], game.to_act) == (8, (1,))


@pytest.mark.parametrize(("distance", "cost"), list(enumerate(FIVE_A_SPACE, start=1)))
def test_sprint_leaving_a_hare_space_costs_5_a_space(distance: int, cost: int) -> None:
    """HT-1101: the author's table, 5 to 75; equal to the usual price at 9 spaces."""
    game = race("hare(players=3,hare=sprint)", [1, 0, 0], carrots=[75, 9, 9])
    assert choice(game, f">{1 + distance}").cost == cost
    usual = distance * (distance + 1) // 2
    assert (cost > usual, cost == usual, cost < usual) == (distance < 9, distance == 9, distance > 9)
    if NEW_BOARD[distance] != "t":
        poor = race("hare(players=3,hare=sprint)", [1, 0, 0], carrots=[cost - 1, 9, 9])
        assert forbidden(poor, f">{1 + distance}") == ["HT-301"]
        exact = race("hare(players=3,hare=sprint)", [1, 0, 0], carrots=[cost, 9, 9])
        exact.play(f">{1 + distance}")
        assert carrots(exact)[0] == 0


def test_sprint_other_spaces_are_left_as_usual() -> None:
    """HT-1101: and going back pays 10 a space as always."""
    game = race("hare(players=3,hare=sprint)", [13, 14, 5], carrots=[100] * 3)
    assert choice(game, ">26").cost == 91
    game.play("+10")
    game.play("<11")
    assert carrots(game)[1] == 130


def test_sprint_leads_home_by_5_a_space() -> None:
    """HT-1101, HT-850."""
    game = race("hare(players=3,hare=sprint)", [62, 2, 5], carrots=[20, 9, 9], lettuces=[0, 3, 3])
    assert forbidden(game, ">64") == []
    game.play(">64")
    assert carrots(game)[0] == 10


# ---- nap


def test_nap_the_pawn_falls_asleep_for_one_turn() -> None:
    """HT-1102: face down, next turn turned up and no more, it may move the turn after."""
    game = race("hare(players=3,hare=nap)", [13, 2, 5], carrots=[9] * 3)
    events = game.play(">14")
    assert told(events, "laid-down") == [{"seat": 0, "pawn": "a", "face": "nap"}]
    play(game, "+10", "+10")
    assert game.legal() == ["miss"]
    assert forbidden(game, ">16") == ["HT-1102"]
    assert forbidden(game, "eat") == ["HT-202", "HT-1102"]
    assert forbidden(game, "restart") == ["HT-205", "HT-1102"]
    assert told(game.play("miss"), "turned-up") == [{"seat": 0, "pawn": "a", "face": "nap"}]
    assert (faces(game)[0], spaces(game)[0], game.to_act) == ("up", 14, (1,))
    play(game, "+10", "+10")
    assert ">16" in game.legal()


def asleep(where: list[int], turn: int = 1, ruleset: str = "hare(players=3,hare=nap)", **facts: Any) -> Game:
    """Seat 0 sleeps on its hare space."""
    return race(ruleset, where, faces={0: "nap"}, turn=turn, **facts)


@pytest.mark.parametrize(
    ("where", "text", "wakes"),
    [
        ([14, 13, 5], ">16", True),
        ([14, 12, 5], ">13", False),
        ([14, 16, 5], ">17", False),
        ([14, 16, 5], "<15", False),
        ([14, 12, 5], "<11", False),
    ],
)
def test_nap_a_pawn_that_passes_wakes_the_sleeper(where: list[int], text: str, wakes: bool) -> None:
    """HT-1102: forwards; moving without passing does not."""
    game = asleep(where)
    events = game.play(text)
    assert (told(events, "woke") == [{"seat": 0, "pawn": "a", "by": 1}]) is wakes
    assert faces(game)[0] == ("up" if wakes else "nap")


def test_nap_passing_backwards_wakes_too() -> None:
    """HT-1102: back to a tortoise across the sleeper on 25; the tortoise on 24."""
    game = asleep([25, 26, 5])
    events = game.play("<24")
    assert told(events, "woke") == [{"seat": 0, "pawn": "a", "by": 1}]


def test_nap_a_restart_across_it_wakes_too() -> None:
    """HT-1102."""
    game = asleep([14, 17, 15], carrots=[9, 0, 9])
    game.play("restart")
    assert faces(game)[0] == "up"


def test_nap_a_finish_across_it_wakes_too() -> None:
    """HT-1102."""
    game = asleep([62, 61, 5], carrots=[9, 10, 9], lettuces=[3, 0, 3])
    game.play(">64")
    assert faces(game)[0] == "up"


def test_nap_once_awake_it_moves_normally_in_its_next_turn() -> None:
    """HT-1102: no waking turn is lost."""
    game = asleep([14, 13, 5], carrots=[9, 9, 9])
    play(game, ">16", "+10")
    assert game.to_act == (0,)
    assert "miss" not in game.legal()
    game.play(">17")
    assert spaces(game)[0] == 17


def test_nap_two_sleepers_are_woken_by_one_move() -> None:
    """HT-1102."""
    game = race("hare(players=3,hare=nap)", [1, 3, 0], faces={0: "nap", 1: "nap"}, turn=2)
    assert kinds(game.play(">4")).count("woke") == 2


def test_nap_team_mates_wake_it_too() -> None:
    """HT-1102: a pawn of any other seat."""
    game = asleep([14, 2, 13, 5], turn=2, ruleset="hare(players=4,teams=2,hare=nap)")
    game.play(">16")
    assert faces(game)[0] == "up"


def test_nap_the_own_other_pawn_does_not_wake_it() -> None:
    """HT-1102, HT-902: it cannot even pass; only the opponent's pawns wake a sleeper."""
    game = race("hare(players=2,hare=nap)", [13, 12, 16, 5])
    play(game, "a>14", "b+10")
    assert forbidden(game, "b>16") == ["HT-302", "HT-902"]
    assert forbidden(game, "b>17") == ["HT-902"]
    woken = race("hare(players=2,hare=nap)", [14, 12, 13, 5], faces={0: "nap"}, turn=1)
    woken.play("a>16")
    assert "b>17" in woken.legal()


def test_nap_cannot_be_had_elsewhere() -> None:
    """HT-1102: asleep only on a hare space, only in this variant."""
    with pytest.raises(BadStart):
        race("hare(players=3,hare=nap)", [13, 2, 5], faces={0: "nap"})
    with pytest.raises(BadStart):
        race("hare(players=3)", [14, 2, 5], faces={0: "nap"})
    with pytest.raises(BadStart):
        race("hare(players=3,hare=nap)", [14, 2, 5], faces={0: "miss"})


# ---- closed


def test_closed_hare_spaces_may_not_be_entered() -> None:
    """HT-1103: none of them, and nothing else is refused for it."""
    game = race("hare(players=3,hare=closed)", [0, 0, 0], carrots=[2080, 0, 0])
    hares = {space for space, kind in enumerate(NEW_BOARD, start=1) if kind == "h"}
    assert {space for space in range(1, 64) if "HT-1103" in forbidden(game, f">{space}")} == hares
    assert not any(f">{space}" in game.legal() for space in hares)
    with pytest.raises(BadStart):
        race("hare(players=3,hare=closed)", [14, 0, 0])


# ---- tournament


def waiting(where: list[int], players: int = 3, turn: int = 1, **facts: Any) -> Game:
    """Seat 0 has reached a hare space; the others move now."""
    return race(f"hare(players={players},hare=tournament)", where, turn=turn, **facts)


def test_tournament_nothing_on_arrival() -> None:
    """HT-1104."""
    game = race("hare(players=3,hare=tournament)", [13, 2, 5], carrots=[9] * 3)
    assert kinds(game.play(">14")) == ["paid", "moved"]
    assert game.facts()["pawns"][0]["passed_by"] == []
    assert (carrots(game)[0], game.to_act) == (8, (1,))


def test_tournament_10_if_nobody_passed() -> None:
    """HT-1104: first in the seat's next turn."""
    game = waiting([14, 2, 5], carrots=[9] * 3)
    events = play(game, "+10", "+10")
    assert told(events, "took")[-1] == {"seat": 0, "pawn": "a", "amount": 10, "why": "tournament"}
    assert carrots(game)[0] == 19
    assert game.facts()["pawns"][0]["passed_by"] is None
    assert "miss" not in game.legal()
    assert ">16" in game.legal()


def test_tournament_settled_once() -> None:
    """HT-1104: a pawn that waits there for longer, while the other moves, gets nothing a second time."""
    game = race("hare(players=2,hare=tournament)", [13, 21, 2, 5], carrots=[50, 50])
    play(game, "a>14", "a+10")
    assert carrots(game)[0] == 49 + 10
    play(game, "b+10", "a+10", "b-10", "b>8")
    assert carrots(game)[0] == 59


@pytest.mark.parametrize(("held", "pays"), [(50, 20), (20, 20), (19, 19), (5, 5), (0, 0)])
def test_tournament_pays_10_for_each_seat_that_passed(held: int, pays: int) -> None:
    """HT-1104: at most what is held."""
    game = waiting([14, 13, 12], carrots=[held, 20, 20])
    events = play(game, ">16", ">17")
    assert told(events, "passed") == [{"seat": 0, "pawn": "a", "by": 1}, {"seat": 0, "pawn": "a", "by": 2}]
    assert told(events, "paid")[-1] == {"seat": 0, "pawn": "a", "amount": pays, "why": "tournament"}
    assert carrots(game)[0] == held - pays
    assert game.to_act == (0,)


def test_tournament_one_of_two_passed() -> None:
    """HT-1104: who passed costs 10; the 10 for not being passed are lost."""
    game = waiting([14, 13, 5], carrots=[50, 20, 20])
    play(game, ">16", "+10")
    assert carrots(game)[0] == 40


def test_tournament_each_seat_is_counted_once() -> None:
    """HT-1104: already noted as having passed, seat 1 goes back across it: still one."""
    game = race("hare(players=3,hare=tournament)", [25, 26, 5], carrots=[50, 20, 20], turn=1, passed_by={0: [1]})
    events = play(game, "<24", "+10")
    assert told(events, "passed") == []
    assert carrots(game)[0] == 40


def test_tournament_a_restart_passes_and_the_way_forward_again_counts_once() -> None:
    """HT-1104, HT-802: back to Start across the pawn, then ahead of it in the same turn."""
    game = waiting([6, 17, 15], carrots=[50, 0, 20])
    events = play(game, "restart", ">7")
    assert told(events, "passed") == [{"seat": 0, "pawn": "a", "by": 1}]
    play(game, ">16")
    assert carrots(game)[0] == 40


def test_tournament_going_back_across_it_passes() -> None:
    """HT-1104."""
    game = waiting([25, 26, 5], carrots=[50, 20, 20])
    assert told(game.play("<24"), "passed") == [{"seat": 0, "pawn": "a", "by": 1}]


def test_tournament_coming_home_across_it_passes() -> None:
    """HT-1104."""
    game = waiting([62, 61, 5], carrots=[50, 16, 20], lettuces=[3, 0, 3])
    assert told(game.play(">64"), "passed") == [{"seat": 0, "pawn": "a", "by": 1}]


def test_tournament_with_two_pawns_both_are_settled_and_the_own_pawn_does_not_pass() -> None:
    """HT-1104: in the seat's next turn, whichever pawn moves then."""
    game = race("hare(players=2,hare=tournament)", [13, 12, 2, 5], carrots=[50, 50])
    play(game, "a>14", "a+10")
    assert carrots(game)[0] == 49 + 10
    events = play(game, "b>16", "a+10")
    assert told(events, "passed") == []
    assert carrots(game)[0] == 59 - 10


def test_tournament_comes_right_after_the_numbers() -> None:
    """HT-1104, HT-403: the 20 of a 2 are there to pay with."""
    ruleset = "hare(players=2,hare=tournament,number_pay=turn_start)"
    game = race(ruleset, [25, 23, 18, 5], carrots=[3, 50], turn=1, passed_by={0: [1]})
    events = game.play("b+10")
    assert [(event["why"], event["amount"]) for event in told(events, "took")] == [("carrot_space", 10), ("number", 20)]
    assert told(events, "paid") == [{"seat": 0, "pawn": "a", "amount": 10, "why": "tournament"}]
    assert carrots(game)[0] == 13


def test_tournament_who_passed_is_part_of_the_facts() -> None:
    """HT-1104: and only what can be."""
    with pytest.raises(BadStart):
        waiting([13, 2, 5], passed_by={0: [1]})
    with pytest.raises(BadStart):
        waiting([14, 2, 5], passed_by={0: [0]})
    with pytest.raises(BadStart):
        waiting([14, 2, 5], passed_by={0: [1, 1]})
    with pytest.raises(BadStart):
        race("hare(players=3)", [14, 2, 5], turn=1, passed_by={0: [1]})


# ---- parking


def test_parking_nothing_happens_and_it_is_left_as_any_other() -> None:
    """HT-1105."""
    game = race("hare(players=3,hare=parking)", [13, 12, 5], carrots=[50] * 3)
    assert kinds(game.play(">14")) == ["paid", "moved"]
    events = play(game, ">16", "+10")
    assert kinds(events) == ["paid", "moved", "took"]
    assert carrots(game)[0] == 49
    assert choice(game, ">18").cost == 10
    assert forbidden(game, "miss") == ["HT-201"]
    assert forbidden(game, "+10") == ["HT-501"]


@pytest.mark.parametrize("variant", ["sprint", "nap", "closed", "tournament", "parking"])
@pytest.mark.parametrize("edition", ["intellect-1974", "ravensburger-1978", "abacus-2000", "devir-2014"])
def test_a_variant_replaces_the_editions_mode(edition: str, variant: str) -> None:
    """Section 11: no chart, no die, no deck."""
    game = race(f"hare(edition={edition},players=3,hare={variant})", [13, 2, 5])
    assert game.facts()["deck"] is None
    assert seen(game, 0).hare_odds == ()
    if variant != "closed":
        game.play(">14")
        assert game.to_act == (1,)
