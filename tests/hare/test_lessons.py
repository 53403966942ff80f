"""The positions in which lessons begin: what is to be learned is one move away, in every edition."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from festina import Game, load_game, new_game
from festina.hare.definition import GAME
from festina.hare.editions import editions

LETTUCE = ">22"


@pytest.mark.parametrize("players", [3, 4, 5, 6])
@pytest.mark.parametrize("edition", editions())
def test_a_tortoise_and_a_lettuce_are_in_reach(edition: str, players: int) -> None:
    table = GAME.table({"edition": edition, "players": str(players)})
    start = GAME.lesson(table, "back")
    assert start is not None
    game = new_game(table.ruleset, start=start, seed=1)
    assert game.to_act == (0,)
    assert {"<15", LETTUCE} <= set(game.legal())
    assert load_game(game.record()).facts() == game.facts()
    game.play("<15")
    # Whatever the others do, the lettuce can be reached at the very next turn, and no card comes between.
    for later in _until_mine(game):
        assert LETTUCE in later.legal()
        assert all(step.actor is not None for step in later.steps)


def _until_mine(game: Game) -> Iterator[Game]:
    """The game at the next turn of the first seat, for everything that the others can do."""
    if game.to_act == (0,):
        yield game
        return
    for action in game.legal():
        moved = game.copy()
        moved.play(action)
        yield from _until_mine(moved)


@pytest.mark.parametrize("name", ["lettuce-first", ""])
def test_there_are_no_other_lessons(name: str) -> None:
    assert GAME.lesson(GAME.table({"players": "3"}), name) is None


def test_two_pawns_have_no_lesson() -> None:
    assert GAME.lesson(GAME.table({"players": "2"}), "back") is None
