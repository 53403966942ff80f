"""Section 7a, HT-713: the deck of 1978 and the order of its cards."""

from __future__ import annotations

from fractions import Fraction

import pytest

from festina import BadStart, Game, IllegalMove

from .helpers import forbidden, race

CARDS = {
    "last_move_free": 2,
    "plus_minus_10": 2,
    "position_back": 2,
    "miss_turn": 1,
    "eat_lettuce": 1,
    "position_forward": 1,
    "play_again": 1,
    "carrot_forward": 1,
    "carrot_back": 1,
}
ALL = [name for name, count in CARDS.items() for _ in range(count)]
DECK = "hare(edition=ravensburger-1978,players=4)"


def drawing(seen: list[str], spaces: list[int] | None = None) -> Game:
    """Seat 0 is about to draw."""
    return race(DECK, spaces or [14, 20, 2, 5], seen=seen, pending={"kind": "draw"})


def test_twelve_cards_and_their_odds() -> None:
    """HT-713."""
    game = drawing([])
    assert sum(CARDS.values()) == 12
    assert game.facts()["deck"] == {"unseen": CARDS, "seen": []}
    assert game.odds() == {f"card:{name}": Fraction(count, 12) for name, count in CARDS.items()}


def test_a_card_drawn_goes_to_the_bottom() -> None:
    """HT-713: the odds of the others rise."""
    game = drawing(["miss_turn"])
    assert "card:miss_turn" not in game.odds()
    assert game.odds()["card:last_move_free"] == Fraction(2, 11)
    game.play("card:last_move_free")
    deck = game.facts()["deck"]
    assert deck["seen"] == ["miss_turn", "last_move_free"]
    assert deck["unseen"] == {**CARDS, "miss_turn": 0, "last_move_free": 1}


def test_a_card_that_cannot_come_is_refused() -> None:
    """HT-713."""
    game = drawing(["miss_turn"])
    for text in ("card:miss_turn", "card:show", "card:-5", "die:3", "draw:1", "first:0"):
        assert forbidden(game, text) == ["HT-713"], text
    with pytest.raises(IllegalMove) as refused:
        game.play("card:miss_turn")
    assert refused.value.rules == ["HT-713"]


def test_once_all_are_seen_the_order_is_known() -> None:
    """HT-713: no reshuffle; the oldest comes first, and goes to the bottom again."""
    order = ALL[5:] + ALL[:5]
    game = drawing(order)
    for index in range(15):
        name = order[index % 12]
        assert game.odds() == {f"card:{name}": Fraction(1)}
        game.play(f"card:{name}")
        expected = [order[(index + 1 + step) % 12] for step in range(12)]
        seen = game.facts()["deck"]["seen"]
        assert seen == expected
        game = drawing(seen)


def test_the_last_unseen_card_comes_before_the_queue() -> None:
    """HT-713."""
    seen = [name for name in ALL if name != "play_again"]
    game = drawing(seen)
    assert game.odds() == {"card:play_again": Fraction(1)}
    game.play("card:play_again")
    assert game.facts()["deck"]["seen"] == [*seen, "play_again"]


def test_a_card_is_at_the_bottom_before_any_card_its_action_leads_to() -> None:
    """HT-713: position_forward onto a hare space, with all cards seen: the next is the second oldest."""
    order = ["position_forward", *[name for name in ALL if name != "position_forward"]]
    game = drawing(order, [14, 24, 2, 5])
    game.play("card:position_forward")
    assert game.facts()["pending"]["kind"] == "draw"
    assert game.facts()["deck"]["seen"] == [*order[1:], "position_forward"]
    assert game.odds() == {f"card:{order[1]}": Fraction(1)}


@pytest.mark.parametrize(
    "deck",
    [
        {"seen": ["miss_turn", "miss_turn"]},
        {"unseen": CARDS, "seen": ["miss_turn"]},
        {"unseen": {**CARDS, "miss_turn": 0}, "seen": []},
        {"unseen": {}, "seen": []},
        {"seen": ["lose_half"]},
        {"seen": "miss_turn"},
        {"unseen": {**CARDS, "miss_turn": 2}, "seen": []},
    ],
)
def test_unseen_and_seen_cards_are_the_whole_deck(deck: dict[str, object]) -> None:
    """HT-713: anything else cannot arise."""
    from festina import new_game

    with pytest.raises(BadStart):
        new_game(DECK, start={"deck": deck})


@pytest.mark.parametrize("edition", ["intellect-1974", "abacus-2000"])
def test_charts_and_dice_have_no_deck(edition: str) -> None:
    """HT-712."""
    game = race(f"hare(edition={edition},players=3)")
    assert game.facts()["deck"] is None
    with pytest.raises(BadStart):
        race(f"hare(edition={edition},players=3)", seen=[])
