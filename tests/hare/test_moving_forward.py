"""Section 3: moving forward."""

from __future__ import annotations

import pytest

from .helpers import NEW_BOARD, OLD_BOARD, carrots, choice, forbidden, kinds, parameters, play, race, spaces, told


@pytest.mark.parametrize(
    ("distance", "cost"),
    [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (9, 45), (10, 55), (20, 210), (33, 561), (44, 990), (63, 2016)],
)
def test_the_cost_of_a_move(distance: int, cost: int) -> None:
    """HT-301: 1, 3, 6, 10, 15 … paid to the bank; the figures of the rulebooks' tables."""
    game = race("hare(players=3,hare=parking)", [0, 0, 0], carrots=[2080, 0, 0])
    told_cost = choice(game, f">{distance}").cost
    assert told_cost == cost


def test_the_whole_track_costs_2080() -> None:
    """HT-301."""
    game = race("hare(players=3)", [0, 0, 0], carrots=[2080, 0, 0], lettuces=[0, 3, 3])
    assert ">64" in game.legal()
    events = game.play(">64")
    assert told(events, "paid") == [{"seat": 0, "pawn": "a", "amount": 2080, "why": "move"}]
    assert carrots(game)[0] == 0


def test_the_rulebooks_example_from_30_to_25() -> None:
    """HT-301: printed 30 to 25 is 34 to 39 counted from Start; 5 spaces cost 15."""
    game = race("hare(edition=devir-2014,players=3)", [34, 0, 0], carrots=[15, 65, 65])
    assert (choice(game, ">39").printed, choice(game, ">39").cost, choice(game, ">39").left) == (25, 15, 0)
    events = game.play(">39")
    assert told(events, "paid")[0]["amount"] == 15
    assert told(events, "moved") == [
        {"seat": 0, "pawn": "a", "origin": 34, "space": 39, "printed": 25, "by": "forward"}
    ]


def test_the_price_is_paid_before_moving() -> None:
    """HT-301."""
    game = race("hare(players=3)", [13, 17, 20])
    assert kinds(game.play(">16"))[:2] == ["paid", "moved"]


@pytest.mark.parametrize(("held", "legal"), [(14, False), (15, True), (16, True)])
def test_a_move_needs_the_carrots_to_pay_it(held: int, legal: bool) -> None:
    """HT-301: 5 spaces for 15, not with 14."""
    game = race("hare(players=3)", [13, 17, 20], carrots=[held, 65, 65])
    assert (">18" in game.legal()) is legal
    assert forbidden(game, ">18") == ([] if legal else ["HT-301"])
    if not legal:
        assert parameters(game, ">18", "HT-301") == {"space": 18, "printed": 18, "cost": 15, "missing": 1}


def test_occupied_spaces_are_counted() -> None:
    """HT-301."""
    game = race("hare(players=3)", [13, 16, 17], carrots=[15, 65, 65])
    game.play(">18")
    assert carrots(game)[0] == 0


def test_the_destination_must_be_free() -> None:
    """HT-302: and the reason says who stands there."""
    game = race("hare(players=3)", [13, 16, 17])
    assert ">16" not in game.legal()
    assert forbidden(game, ">16") == ["HT-302"]
    assert parameters(game, ">16", "HT-302")["seat"] == 1
    assert parameters(game, ">17", "HT-302")["seat"] == 2


def test_too_dear_and_occupied_are_both_told() -> None:
    """HT-301, HT-302: every rule that forbids, ascending."""
    game = race("hare(players=3)", [13, 29, 17], carrots=[6, 65, 65])
    assert forbidden(game, ">29") == ["HT-301", "HT-302"]


def test_start_and_finish_hold_any_number_of_pawns() -> None:
    """HT-302."""
    game = race("hare(players=4)", [0, 63, 0, 0], carrots=[65, 1, 5, 65], lettuces=[3, 0, 0, 3], home=[2], turn=1)
    game.play(">64")
    assert spaces(game) == [0, 64, 64, 0]


def test_ones_own_other_pawn_occupies_its_space_too() -> None:
    """HT-302: two pawns."""
    game = race("hare(players=2)", [13, 16, 20, 23])
    assert forbidden(game, "a>16") == ["HT-302"]


@pytest.mark.parametrize(("edition", "board"), [("gibsons-2010", NEW_BOARD), ("intellect-1974", OLD_BOARD)])
def test_never_forward_onto_a_tortoise(edition: str, board: str) -> None:
    """HT-303: on every tortoise space of both boards."""
    game = race(f"hare(edition={edition},players=3)", [0, 0, 0], carrots=[2080, 0, 0])
    tortoises = {space for space, kind in enumerate(board, start=1) if kind == "t"}
    assert len(tortoises) == (9 if edition == "gibsons-2010" else 10)
    refused = {space for space in range(1, 64) if "HT-303" in forbidden(game, f">{space}")}
    assert refused == tortoises
    assert not any(f">{space}" in game.legal() for space in tortoises)


@pytest.mark.parametrize(("edition", "board"), [("gibsons-2010", NEW_BOARD), ("intellect-1974", OLD_BOARD)])
def test_never_onto_a_lettuce_space_without_a_lettuce(edition: str, board: str) -> None:
    """HT-304."""
    ruleset = f"hare(edition={edition},players=3)"
    lettuce_spaces = {space for space, kind in enumerate(board, start=1) if kind == "l"}
    none_left = race(ruleset, [0, 0, 0], carrots=[2080, 0, 0], lettuces=[0, 3, 3])
    assert {s for s in range(1, 64) if "HT-304" in forbidden(none_left, f">{s}")} == lettuce_spaces
    assert not any(f">{space}" in none_left.legal() for space in lettuce_spaces)
    one_left = race(ruleset, [0, 0, 0], carrots=[2080, 0, 0], lettuces=[1, 3, 3])
    assert all(f">{space}" in one_left.legal() for space in lettuce_spaces)


def test_a_tortoise_ahead_is_told_with_all_else_that_is_wrong() -> None:
    """HT-301, HT-302, HT-303 together; HT-301, HT-304 together."""
    game = race("hare(players=3)", [13, 30, 17], carrots=[6, 65, 65], lettuces=[0, 3, 3])
    assert forbidden(game, ">30") == ["HT-301", "HT-302", "HT-303"]
    assert forbidden(game, ">22") == ["HT-301", "HT-304"]


def test_onto_finish_only_by_its_conditions() -> None:
    """HT-305: HT-850 decides, not the rules of the track."""
    game = race("hare(players=3)", [59, 61, 63], carrots=[30, 9, 9], lettuces=[1, 0, 0])
    assert forbidden(game, ">64") == ["HT-850"]
    game = race("hare(players=3)", [59, 61, 63], carrots=[25, 9, 9], lettuces=[0, 0, 0])
    assert forbidden(game, ">64") == []


def test_legal_moves_are_exactly_the_affordable_free_spaces() -> None:
    """Section 3 as a whole, from Start with 65 carrots: up to 10 spaces, and nothing but them."""
    game = race("hare(players=4)", [0, 2, 9, 0])
    assert game.legal() == [">1", ">3", ">4", ">5", ">6", ">7", ">8", ">10"]


def test_pawns_may_be_jumped() -> None:
    """HT-301: nothing in the way stops a move."""
    game = race("hare(players=5)", [11, 12, 13, 14, 16])
    play(game, ">17")
    assert spaces(game) == [17, 12, 13, 14, 16]
