"""WF-105: hidden choices, made in any order, taken back until the last seat has chosen."""

from __future__ import annotations

import pytest

from festina import IllegalMove, load_game, new_game

from .helpers import choose, dealt, position, rules_against, seen

HANDS = ("+1 +1 +2 -1 -2", "+3 +3 +2 -1 -2", "+4 +4 +2 -1 -2")


def test_wf_105_a_card_and_any_seat_oneself_included() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    cards = ("-2", "-1", "+1", "+2")
    assert game.legal(0) == [f"{card}@{seat}" for card in cards for seat in range(3)]


def test_wf_105_in_any_order() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    assert game.to_act == (0, 1, 2)
    game.play("+3@0", 1)
    assert list(game.to_act) == [0, 2]
    game.play("+4@1", 2)
    assert list(game.to_act) == [0]
    game.play("+1@2")
    assert game.to_act == (0, 1, 2)
    assert game.facts()["pawns"] == [3, 4, 1]
    assert game.facts()["trick"] == 2


def test_wf_105_a_chosen_card_stays_in_the_hand_until_the_reveal() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    game.play("+3@0", 1)
    facts = game.facts()
    assert facts["hands"][1] == ["+2", "+3", "+3", "-1", "-2"]
    assert facts["chosen"] == [None, "+3@0", None]
    assert facts["played"] == []
    game.play("+1@2", 0)
    game.play("+4@1", 2)
    facts = game.facts()
    assert facts["hands"][1] == ["+2", "+3", "-1", "-2"]
    assert facts["chosen"] == [None, None, None]
    assert facts["played"] == ["+1", "+3", "+4"]


def test_wf_105_what_is_no_choice() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    assert rules_against(game, "+3@0", 0) == ["WF-105"]
    assert rules_against(game, "+1@3", 0) == ["WF-105"]
    assert rules_against(game, "+6@0", 0) == ["WF-105"]
    assert rules_against(game, "+5@5", 0) == ["WF-105"]
    assert rules_against(game, "+1@6", 0) == ["text"]
    assert rules_against(game, "+7@0", 0) == ["text"]
    assert rules_against(game, "+1", 0) == ["text"]
    assert rules_against(game, "+1@0", 0) == []
    game.play("+1@0", 0)
    assert rules_against(game, "+2@0", 0) == ["WF-105"]
    assert "taken back" not in str(game.why_not("+2@0", 0))
    assert "take its choice back" in game.why_not("+2@0", 0)[0][1]


def test_wf_105_chance_has_no_say_while_seats_choose() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    assert [rule for rule, _ in game.why_not("deal:+1", "chance")] == ["WF-105"]
    with pytest.raises(IllegalMove) as caught:
        game.play("deal:+1", "chance")
    assert caught.value.rules == ["WF-105"]


def test_a_choice_is_taken_back() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    before = game.facts()
    game.play("+1@0", 0)
    assert seen(game, 0).can_retract
    game.retract(0)
    assert game.facts() == before
    assert game.to_act == (0, 1, 2)


def test_taking_back_leaves_the_choices_of_others_alone() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    game.play("+1@0", 0)
    game.play("+4@0", 2)
    game.retract(0)
    assert game.facts()["chosen"] == [None, None, "+4@0"]
    assert [event.as_dict()["seat"] for event in game.events() if event.kind == "chose"] == [2]
    assert load_game(game.record()) == game
    game.play("+2@2", 0)
    game.play("+3@2", 1)
    assert game.facts()["pawns"] == [4, 0, 5]


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(players=3,mode=tactical)"])
def test_nothing_is_taken_back_after_the_last_choice(ruleset: str) -> None:
    game = new_game(ruleset, seed=4)
    for seat in range(3):
        game.play(game.legal(seat)[0], seat)
    before = game.record()
    for seat in range(3):
        assert not seen(game, seat).can_retract
        with pytest.raises(IllegalMove):
            game.retract(seat)
    assert game.record() == before


@pytest.mark.parametrize("first", [0, 1])
def test_a_choice_is_taken_back_while_leos_card_is_due(first: int) -> None:
    """Until the cards are turned up: WF-201, Leo's is the last of them."""
    game = dealt("whyfirst(players=2)", *HANDS[:2])
    choices = ["+1@0", "+3@leo"]
    for seat in (first, 1 - first):
        game.play(choices[seat], seat)
    assert game.to_act == ("chance",)
    assert seen(game, 0).can_retract
    assert seen(game, 1).can_retract
    game.retract(0)
    assert game.facts()["to_act"] == [0]
    assert game.facts()["chosen"] == [None, "+3@leo", None]
    assert game.facts()["pending"] is None
    assert "+3@leo" not in game.record(0)
    assert "+3@leo" in game.record(1)
    assert load_game(game.record()) == game
    game.play("+2@1", 0)
    game.play("leo:-1")
    assert game.facts()["pawns"] == [0, 2, 3 - 1]
    for seat in (0, 1):
        with pytest.raises(IllegalMove):
            game.retract(seat)
    game.undo()
    assert game.facts()["to_act"] == [0]
    game.undo()
    assert game.facts()["to_act"] == [0, 1]


def test_a_choice_the_game_began_with_is_taken_back_while_leos_card_is_due() -> None:
    hands = [*(hand.split() for hand in HANDS[:2]), []]
    game = position("whyfirst(players=2)", hands=hands, chosen=["+1@0", "+3@0", None])
    assert game.to_act == ("chance",)
    game.retract(1)
    assert game.facts()["to_act"] == [1]
    assert game.facts()["chosen"] == ["+1@0", None, None]
    assert load_game(game.record()) == game


def test_nothing_is_taken_back_before_it_is_chosen() -> None:
    game = dealt("whyfirst(players=3)", *HANDS)
    game.play("+1@0", 0)
    with pytest.raises(IllegalMove):
        game.retract(1)


def test_a_choice_the_game_began_with_is_taken_back_too() -> None:
    hands = [hand.split() for hand in HANDS]
    game = position("whyfirst(players=3)", hands=hands, chosen=["+1@0", None, None])
    game.play("+3@1", 1)
    game.retract(0)
    assert game.facts()["chosen"] == [None, "+3@1", None]
    assert load_game(game.record()) == game
    game.undo()
    assert game.facts()["chosen"] == [None, None, None]


def test_undo_takes_back_the_last_choice_whoever_made_it() -> None:
    game = new_game("whyfirst(players=3)", seed=4)
    before = game.facts()
    choose(game, game.legal(0)[0], game.legal(1)[0], game.legal(2)[0])
    game.undo()
    assert game.to_act == (2,)
    game.undo()
    game.undo()
    assert game.facts() == before
