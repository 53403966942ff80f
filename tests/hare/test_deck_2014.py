"""Section 7c: the deck of 2014."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from festina import BadStart, Game

from .helpers import carrots, kinds, lettuces, race, spaces, told

CARDS = {
    "0": 1,
    "+5": 2,
    "+10": 2,
    "+15": 1,
    "+20": 1,
    "+25": 1,
    "-5": 2,
    "-10": 2,
    "-15": 1,
    "-20": 1,
    "-25": 1,
}
DEVIR = "hare(edition=devir-2014,players=4)"


def draw(card: str, ruleset: str = DEVIR, spaces: tuple[int, ...] = (14, 2, 5, 13), **facts: Any) -> Game:
    """Seat 0's first pawn stands on a hare space and draws this card."""
    game = race(ruleset, list(spaces), pending={"kind": "draw", "paid": 3}, **facts)
    game.play(f"card:{card}")
    return game


def test_fifteen_number_cards() -> None:
    """HT-742: our counts of the values."""
    game = race(DEVIR, [14, 2, 5, 13], pending={"kind": "draw"})
    assert sum(CARDS.values()) == 15
    assert game.odds() == {f"card:{name}": Fraction(count, 15) for name, count in CARDS.items()}
    assert sum(int(name) * count for name, count in CARDS.items()) == 0


@pytest.mark.parametrize("value", [5, 10, 15, 20, 25])
def test_plus_n_takes_n(value: int) -> None:
    """HT-740."""
    game = draw(f"+{value}", carrots=[7] * 4)
    assert told(game.events(), "took")[0] == {"seat": 0, "pawn": "a", "amount": value, "why": "card"}
    assert (carrots(game)[0], spaces(game)[0], game.to_act) == (7 + value, 14, (1,))


@pytest.mark.parametrize("value", [5, 10, 15, 20, 25])
def test_minus_n_pays_n(value: int) -> None:
    """HT-740: to the last carrot."""
    game = draw(f"-{value}", carrots=[value, 7, 7, 7])
    assert told(game.events(), "paid")[0] == {"seat": 0, "pawn": "a", "amount": value, "why": "card"}
    assert (carrots(game)[0], spaces(game)[0], game.to_act) == (0, 14, (1,))


@pytest.mark.parametrize("value", [5, 10, 15, 20, 25])
def test_with_fewer_than_n_carrots_one_restarts(value: int) -> None:
    """HT-740, HT-801, HT-802: with 65, as an event that ends the turn; the card is at the bottom."""
    game = draw(f"-{value}", carrots=[value - 1, 7, 7, 7], lettuces=[1, 3, 3, 3])
    assert told(game.events(), "restarted") == [{"seat": 0, "pawn": "a", "carrots": 65}]
    assert told(game.events(), "paid") == []
    assert (carrots(game)[0], lettuces(game)[0], spaces(game)[0], game.to_act) == (65, 1, 0, (1,))
    assert game.facts()["deck"]["seen"] == [f"-{value}"]


def test_two_pawns_the_one_that_drew_restarts() -> None:
    """HT-803, HT-740."""
    game = draw("-5", "hare(edition=devir-2014,players=2)", (14, 33, 2, 5), carrots=[4, 50])
    assert spaces(game) == [0, 33, 2, 5]
    assert carrots(game) == [65, 50]


def test_a_card_goes_to_the_bottom() -> None:
    """HT-740, HT-713."""
    game = race(DEVIR, [14, 2, 5, 13], pending={"kind": "draw"}, seen=["+5", "-25"])
    assert "card:-25" not in game.odds()
    assert game.odds()["card:+5"] == Fraction(1, 13)
    game.play("card:+5")
    assert game.facts()["deck"]["seen"] == ["+5", "-25", "+5"]


def test_zero_does_nothing_but_shuffle_the_deck() -> None:
    """HT-741: this card included."""
    game = draw("0", carrots=[7] * 4, seen=["+5", "-25"])
    assert kinds(game.events())[:2] == ["drew", "shuffled"]
    assert carrots(game) == [7] * 4
    assert game.facts()["deck"] == {"unseen": CARDS, "seen": []}
    assert game.to_act == (1,)


def test_zero_is_never_at_the_bottom() -> None:
    """HT-741."""
    with pytest.raises(BadStart):
        race(DEVIR, [14, 2, 5, 13], seen=["0"])
