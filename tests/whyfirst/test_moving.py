"""WF-106, WF-107: pawns move once, by the sum of their cards, and the last card is played on oneself."""

from __future__ import annotations

import pytest

from festina import Game, load_game

from .helpers import cards_for, choose, dealt, kinds, last_choices, only, position

#: From, cards, to: the figures of the rules.
VECTORS = [
    (15, ["+3", "-4"], 14),
    (0, ["+2"], 2),
    (0, [], 0),
    (0, ["-1", "-3"], -4),
    (14, ["+5"], 16),
    (-11, ["-4"], -12),
]


def _before(space: int, cards: list[str]) -> Game:
    """The fourth trick of three seats; seat 1 and seat 2 hold the cards that seat 0 is to get."""
    held = [[*cards[seat - 1 : seat], "+1", "+1", "-1"][:2] if seat else ["+1", "-1"] for seat in range(3)]
    taken = [card for hand in held for card in hand]
    played = cards_for([space, 0, 0], 9, taken)
    return position("whyfirst(players=3)", trick=4, pawns=[space, 0, 0], hands=held, played=played)


@pytest.mark.parametrize(("origin", "cards", "space"), VECTORS)
def test_wf_106_sum_first_then_stop(origin: int, cards: list[str], space: int) -> None:
    game = _before(origin, cards)
    given = [f"{card}@0" for card in cards] + ["+1@2"] * (2 - len(cards))
    events = choose(game, "+1@1", *given)
    moves = [move for move in only(events, "moved") if move["seat"] == 0]
    if not cards:
        assert [move["origin"] for move in moves] == [0]  # only the last card, on itself
        return
    assert moves[0]["origin"] == origin
    assert moves[0]["space"] == space
    assert moves[0]["amount"] == sum(map(int, cards))
    assert moves[0]["stopped"] == (origin + sum(map(int, cards)) != space)


def test_wf_106_any_number_of_cards_or_none() -> None:
    game = dealt("whyfirst(players=4)", "+1 +1 +2 -1 -2", "+3 +3 +2 -1 -2", "+4 +4 +2 -1 -2", "+1 +1 +2 -1 -3")
    events = choose(game, "+1@3", "+3@3", "+4@3", "-3@3")
    assert game.facts()["pawns"] == [0, 0, 0, 5]
    assert [(move["seat"], move["amount"]) for move in only(events, "moved")] == [(3, 5)]


def test_wf_106_cards_that_cancel_out() -> None:
    game = dealt("whyfirst(players=3)", "+1 +1 +2 -1 -2", "+3 +3 +2 -1 -2", "+4 +4 +2 -1 -2")
    events = choose(game, "+1@0", "-1@0", "+4@2")
    assert game.facts()["pawns"] == [0, 0, 4]
    told = [str(event.message()) for event in events if event.kind == "moved"]
    assert told[0] == "The cards cancel out: the pawn of seat 0 stays on the start."


def test_wf_107_the_last_card_is_played_by_the_game_on_its_seat() -> None:
    game = last_choices([4, 3, 2])
    events = choose(game, "+1@2", "+1@2", "-1@0")
    last = [event for event in only(events, "revealed") if event["automatic"]]
    assert [(event["seat"], event["card"], event["to"]) for event in last] == [(0, "-1", 0), (1, "-1", 1), (2, "+1", 2)]
    assert game.facts()["last_round"] == [4 - 1 - 1, 3 - 1, 2 + 2 + 1]
    assert len(game.steps) == 3
    assert kinds(events)[-3:] == ["round-over", "scored", "scored"]


def test_wf_107_the_record_shows_it_as_a_checked_comment() -> None:
    game = last_choices([4, 3, 2])
    choose(game, "+1@2", "+1@2", "-1@0")
    body = game.record().partition("\n\n")[2].splitlines()
    assert body == ["0: +1@2", "1: +1@2", "2: -1@0", "#! 0 -1@0", "#! 1 -1@1", "#! 2 +1@2", "end 3"]
    assert load_game(game.record()) == game
