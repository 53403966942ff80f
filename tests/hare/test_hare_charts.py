"""Section 7a, HT-712: the 1974 chart and the die of 2000, cell by cell."""

from __future__ import annotations

from fractions import Fraction

import pytest

from festina import IllegalMove

from .helpers import forbidden, play, race, told

#: Rows: card 1..6; columns: position 1..6.
CHART_1974 = (
    ("miss_turn",) * 6,
    ("carrot_back",) * 3 + ("carrot_forward",) * 3,
    ("position_back",) * 2 + ("position_forward",) * 4,
    ("eat_carrot",) + ("eat_lettuce",) * 5,
    ("last_move_free",) * 6,
    ("play_again",) * 6,
)
#: Rows: position 1..6; columns: face 1..6.
DIE_2000 = (
    ("miss_turn", "carrot_back", "position_back", "plus_minus_10", "eat_carrot", "play_again"),
    ("miss_turn", "carrot_back", "position_back", "plus_minus_10", "eat_lettuce", "play_again"),
    ("miss_turn", "carrot_back", "position_forward", "plus_minus_10", "eat_lettuce", "play_again"),
    ("miss_turn", "carrot_forward", "position_forward", "last_move_free", "eat_lettuce", "play_again"),
    ("miss_turn", "carrot_forward", "position_forward", "last_move_free", "eat_lettuce", "play_again"),
    ("miss_turn", "carrot_forward", "position_forward", "last_move_free", "eat_lettuce", "play_again"),
)
DIE_EDITIONS = ("gibsons-1987", "abacus-2000")


def spread(position: int) -> list[int]:
    """Six pawns, the first on the hare space 25 in this position."""
    return [25, *[32, 35, 41, 45, 48][: position - 1], *[12, 13, 16, 17, 18][position - 1 :]]


@pytest.mark.parametrize("card", range(1, 7))
@pytest.mark.parametrize("position", range(1, 7))
def test_the_chart_of_1974_row_by_card_column_by_position(card: int, position: int) -> None:
    """HT-712."""
    game = race("hare(edition=intellect-1974,players=6)", spread(position), pending={"kind": "draw", "paid": 3})
    events = game.play(f"draw:{card}")
    effect = CHART_1974[card - 1][position - 1]
    assert told(events, "charted") == [{"seat": 0, "pawn": "a", "card": card, "effect": effect, "position": position}]


@pytest.mark.parametrize("edition", DIE_EDITIONS)
@pytest.mark.parametrize("face", range(1, 7))
@pytest.mark.parametrize("position", range(1, 7))
def test_the_table_of_the_die_row_by_position_column_by_face(edition: str, face: int, position: int) -> None:
    """HT-712: known for sure are face 6, position 4 with a 3, and the leader's carrot."""
    game = race(f"hare(edition={edition},players=6)", spread(position), pending={"kind": "draw", "paid": 3})
    events = game.play(f"die:{face}")
    effect = DIE_2000[position - 1][face - 1]
    assert told(events, "rolled") == [{"seat": 0, "pawn": "a", "die": face, "effect": effect, "position": position}]


def test_the_position_after_the_move_counts() -> None:
    """Section 7: last before, first after the move: the leader eats a carrot."""
    game = race("hare(edition=abacus-2000,players=3)", [12, 13, 16], carrots=[200, 9, 9])
    events = play(game, ">25", "die:5")
    assert told(events, "rolled")[0]["effect"] == "eat_carrot"
    assert told(events, "rolled")[0]["position"] == 1


@pytest.mark.parametrize(
    ("edition", "word"), [("intellect-1974", "draw"), ("gibsons-1987", "die"), ("abacus-2000", "die")]
)
def test_all_six_numbers_come_alike_every_time(edition: str, word: str) -> None:
    """HT-712: uniform, however often."""
    game = race(f"hare(edition={edition},players=3)", [13, 16, 17], carrots=[200, 200, 200])
    uniform = {f"{word}:{number}": Fraction(1, 6) for number in range(1, 7)}
    assert game.odds() == {}
    game.play(">14")
    assert game.odds() == uniform
    play(game, f"{word}:1", ">25")
    assert game.odds() == uniform
    assert game.legal() == list(uniform)


@pytest.mark.parametrize(("edition", "word"), [("intellect-1974", "draw"), ("gibsons-1987", "die")])
def test_what_cannot_be_drawn_or_rolled(edition: str, word: str) -> None:
    """HT-712: numbers from 1 to 6, and nothing that belongs to another edition or moment."""
    game = race(f"hare(edition={edition},players=3)", [13, 16, 17])
    game.play(">14")
    other = "die" if word == "draw" else "draw"
    for text in (f"{word}:0", f"{word}:7", f"{other}:3", "card:show", "card:+5", "first:1"):
        assert forbidden(game, text) == ["HT-712"], text
    for text in (f"{word}:x", f"{word}:", word, "card:nothing_like_it", ">16", "4"):
        assert forbidden(game, text, seat="chance") == ["text"], text
    with pytest.raises(IllegalMove) as refused:
        game.play(f"{word}:7")
    assert refused.value.rules == ["HT-712"]
