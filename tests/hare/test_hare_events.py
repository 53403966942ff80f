"""Section 7a: what the charts, the die and the 1978 deck do."""

from __future__ import annotations

from typing import Any

import pytest

from .helpers import carrots, faces, forbidden, kinds, leaving, lettuces, on_hare, play, race, spaces, told

CHART = "hare(edition=intellect-1974,players=6)"
DIE = "hare(edition=gibsons-1987,players=4)"
DECK = "hare(edition=ravensburger-1978,players=4)"


# ---- miss_turn, plus_minus_10


@pytest.mark.parametrize(("ruleset", "drawn"), [(CHART, "draw:1"), (DIE, "die:1"), (DECK, "card:miss_turn")])
def test_miss_turn_lays_the_pawn_down_for_one_turn(ruleset: str, drawn: str) -> None:
    """HT-701."""
    players = 6 if ruleset == CHART else 4
    game = race(ruleset, [14, 2, 5, 13, 21, 26][:players], pending={"kind": "draw"})
    events = game.play(drawn)
    assert told(events, "laid-down") == [{"seat": 0, "pawn": "a", "face": "miss"}]
    assert game.to_act == (1,)
    play(game, *["+10"] * (players - 1))
    assert game.legal() == ["miss"]
    play(game, "miss", *["+10"] * (players - 1))
    assert faces(game)[0] == "up"
    assert ">16" in game.legal()


def test_plus_minus_10_asks_for_a_choice() -> None:
    """HT-702: take 10 or give 10, at once, by the seat that drew."""
    for answer, left in (("+10", 30), ("-10", 10)):
        game = on_hare(DIE, [25, 2, 5, 13], carrots=[20, 9, 9, 9])
        game.play("die:4")
        assert game.facts()["pending"]["kind"] == "choice"
        assert game.to_act == (0,)
        assert game.legal() == ["+10", "-10"]
        events = game.play(answer)
        assert events[0].as_dict()["why"] == "choice"
        assert carrots(game)[0] == left
        assert spaces(game)[0] == 25
        assert list(game.to_act) == [1]


@pytest.mark.parametrize(("held", "legal"), [(9, ["+10"]), (10, ["+10", "-10"])])
def test_giving_in_plus_minus_10_needs_10(held: int, legal: list[str]) -> None:
    """HT-702."""
    game = on_hare(DIE, [25, 2, 5, 13], carrots=[held, 9, 9, 9])
    game.play("die:4")
    assert game.legal() == legal
    assert forbidden(game, "-10") == ([] if "-10" in legal else ["HT-702"])


def test_while_the_choice_is_due_nothing_else_may_be_done() -> None:
    """HT-702: and nothing is no answer with the die."""
    game = on_hare(DIE, [25, 2, 5, 13], carrots=[20, 9, 9, 9])
    game.play("die:4")
    for text in (">26", "<24", "eat", "miss", "restart", "0"):
        assert forbidden(game, text) == ["HT-702"], text
    assert forbidden(game, "+10", seat=1) == ["HT-105"]


def test_the_deck_of_1978_lets_one_do_nothing() -> None:
    """HT-702."""
    game = on_hare(DECK, [25, 2, 5, 13], carrots=[9, 9, 9, 9])
    game.play("card:plus_minus_10")
    assert game.legal() == ["+10", "0"]
    game.play("0")
    assert carrots(game)[0] == 9
    assert game.to_act == (1,)


def test_the_choice_belongs_to_the_pawn_that_drew_it() -> None:
    """HT-702: two pawns."""
    game = race("hare(edition=ravensburger-1978,players=2)", [25, 13, 2, 5], pending={"kind": "choice", "pawn": "a"})
    assert game.legal() == ["a+10", "a-10", "a0"]
    for text in ("b+10", "b-10", "b0", "b>16"):
        assert forbidden(game, text) == ["HT-702"], text


def test_nothing_is_only_an_answer_to_the_hare() -> None:
    """HT-702: never an action of its own."""
    game = race(DECK, [13, 2, 5, 26])
    assert forbidden(game, "0") == ["HT-702"]


# ---- carrot_forward, carrot_back


@pytest.mark.parametrize(("ruleset", "drawn"), [(CHART, "draw:2"), ("hare(edition=abacus-2000,players=6)", "die:2")])
def test_carrot_forward_to_the_next_vacant_carrot_space(ruleset: str, drawn: str) -> None:
    """HT-703: from 14 past the taken 21 to 26, over other pawns; nothing is paid, nothing happens there."""
    game = on_hare(ruleset, [14, 21, 20, 28, 2, 5], carrots=[9] * 6)
    events = game.play(drawn)
    assert told(events, "moved") == [
        {**told(events, "moved")[0], "seat": 0, "origin": 14, "space": 26, "by": "event"},
    ]
    assert carrots(game)[0] == 9
    assert game.to_act == (1,)


def test_no_vacant_carrot_space_ahead_does_nothing() -> None:
    """HT-703, HT-711: the old board's last carrot is 59, the new board's 63."""
    home: dict[str, Any] = {"home": [1, 2, 3], "carrots": [9, 9, 9, 9, 9, 9], "lettuces": [3, 0, 0, 0, 3, 3]}
    old = on_hare(CHART, [61, 64, 64, 64, 2, 5], **home)
    events = old.play("draw:2")
    assert told(events, "nothing") == [{"seat": 0, "pawn": "a", "effect": "carrot_forward"}]
    assert spaces(old)[0] == 61
    new = on_hare("hare(edition=abacus-2000,players=6)", [62, 64, 64, 63, 2, 5], **{**home, "home": [1, 2]})
    assert "nothing" in kinds(new.play("die:2"))
    assert (spaces(new)[0], new.to_act) == (62, (3,))


def test_carrot_forward_1978_only_to_the_next_carrot_space() -> None:
    """HT-703: free, it goes there; occupied, nothing."""
    free = on_hare(DECK, [14, 20, 2, 5])
    free.play("card:carrot_forward")
    assert spaces(free)[0] == 21
    taken = on_hare(DECK, [14, 21, 2, 5])
    events = taken.play("card:carrot_forward")
    assert told(events, "nothing") == [{"seat": 0, "pawn": "a", "effect": "carrot_forward"}]
    assert spaces(taken)[0] == 14


@pytest.mark.parametrize(("ruleset", "drawn"), [(CHART, "draw:2"), ("hare(edition=abacus-2000,players=6)", "die:2")])
def test_carrot_back_to_the_nearest_vacant_carrot_space_behind(ruleset: str, drawn: str) -> None:
    """HT-704: from 14 past the taken 13 to 5."""
    game = on_hare(ruleset, [14, 13, 12, 0, 0, 0], carrots=[9] * 6)
    events = game.play(drawn)
    assert told(events, "moved")[0]["by"] == "event"
    assert spaces(game)[0] == 5
    assert carrots(game)[0] == 9


def test_no_vacant_carrot_space_behind_does_nothing() -> None:
    """HT-704, HT-711: behind space 1 there is only Start; before 3 the only one is taken."""
    for where in ([1, 0, 0, 0, 0, 0], [3, 2, 0, 0, 0, 0]):
        game = on_hare(CHART, where)
        assert told(game.play("draw:2"), "nothing") == [{"seat": 0, "pawn": "a", "effect": "carrot_back"}]
        assert spaces(game)[0] == where[0]


def test_carrot_back_1978_only_to_the_next_carrot_space() -> None:
    """HT-704."""
    free = on_hare(DECK, [14, 12, 2, 0])
    free.play("card:carrot_back")
    assert spaces(free)[0] == 13
    taken = on_hare(DECK, [14, 13, 2, 0])
    assert "nothing" in kinds(taken.play("card:carrot_back"))
    assert spaces(taken)[0] == 14


# ---- eat_lettuce, eat_carrot, last_move_free


def test_eat_lettuce_is_a_meal_as_on_a_lettuce_space() -> None:
    """HT-707: face down, next turn eats, the turn after it must move."""
    game = on_hare(DECK, [14, 20, 2, 5], carrots=[9] * 4)
    game.play("card:eat_lettuce")
    assert (faces(game)[0], game.to_act) == ("eat", (1,))
    play(game, ">21", "+10", "+10")
    assert game.legal() == ["eat"]
    game.play("eat")
    assert (carrots(game)[0], lettuces(game)[0], leaving(game)) == (9 + 20, 2, [0])
    play(game, "+10", "+10", "+10")
    assert {text[0] for text in game.legal()} == {">", "<"}
    game.play(">16")
    assert leaving(game) == []


@pytest.mark.parametrize(("ruleset", "drawn"), [(DECK, "card:eat_lettuce"), (DIE, "die:5")])
def test_eat_lettuce_without_a_lettuce_is_a_missed_turn(ruleset: str, drawn: str) -> None:
    """HT-707: nothing is taken."""
    game = on_hare(ruleset, [14, 20, 2, 5], carrots=[9] * 4, lettuces=[0, 3, 3, 3])
    game.play(drawn)
    assert faces(game)[0] == "miss"
    play(game, ">21", "+10", "+10", "miss")
    assert carrots(game)[0] == 9


def test_eat_carrot_pays_one() -> None:
    """HT-708."""
    game = on_hare(DIE, [14, 12, 2, 5], carrots=[1, 9, 9, 9])
    events = game.play("die:5")
    assert told(events, "paid") == [{"seat": 0, "pawn": "a", "amount": 1, "why": "eat_carrot"}]
    assert (carrots(game)[0], spaces(game)[0], game.to_act) == (0, 14, (1,))


@pytest.mark.parametrize("edition", ["intellect-1974", "gibsons-1987", "abacus-2000"])
def test_eat_carrot_with_none_is_a_restart_that_ends_the_turn(edition: str) -> None:
    """HT-708, HT-801, HT-802."""
    amount = 95 if edition == "abacus-2000" else 65
    game = on_hare(f"hare(edition={edition},players=4)", [14, 12, 2, 5], carrots=[0, 9, 9, 9], lettuces=[1, 3, 3, 3])
    events = game.play("draw:4" if edition == "intellect-1974" else "die:5")
    assert told(events, "restarted") == [{"seat": 0, "pawn": "a", "carrots": amount}]
    assert (spaces(game)[0], carrots(game)[0], lettuces(game)[0]) == (0, amount, 1)
    assert game.to_act == (1,)


@pytest.mark.parametrize(("ruleset", "drawn"), [(CHART, "draw:5"), (DIE, "die:4"), (DECK, "card:last_move_free")])
def test_last_move_free_gives_the_price_back(ruleset: str, drawn: str) -> None:
    """HT-709: compulsorily."""
    players = 6 if ruleset == CHART else 4
    game = race(ruleset, [12, 35, 36, 29, 0, 0][:players], carrots=[100] * players)
    events = play(game, ">25", drawn)
    assert told(events, "paid")[0]["amount"] == 91
    assert [took for took in told(events, "took") if took["seat"] == 0] == [
        {"seat": 0, "pawn": "a", "amount": 91, "why": "free_move"}
    ]
    assert (carrots(game)[0], spaces(game)[0]) == (100, 25)


def test_last_move_free_after_an_event_gives_nothing_back() -> None:
    """HT-709: the hare space was reached by an event."""
    game = race(DIE, [12, 24, 35, 36], carrots=[10] * 4)
    play(game, ">14", "die:3")
    assert spaces(game)[0] == 25
    game = race("hare(edition=ravensburger-1978,players=4)", [12, 24, 35, 36], carrots=[10] * 4)
    play(game, ">14", "card:position_forward", "card:last_move_free")
    assert (spaces(game)[0], carrots(game)[0]) == (25, 7)


def test_last_move_free_after_moving_again_gives_only_the_last_price_back() -> None:
    """HT-709, HT-710."""
    game = race(DECK, [12, 20, 35, 36], carrots=[100] * 4)
    play(game, ">14", "card:play_again", ">25", "card:last_move_free")
    assert carrots(game)[0] == 97
