"""A record is the game as text: reading it gives an equal game that goes on in the same way."""

from __future__ import annotations

import pytest

from festina import Game, load_game, new_game
from festina.registry import definitions

from .looks import copy_of
from .walk import walk


def _check(game: Game) -> None:
    text = game.record()
    again = load_game(text)
    assert again == game
    assert again.record() == text
    assert again.events() == game.events()
    assert again.date == game.date


def test_records_give_the_game_back(ruleset: str) -> None:
    played = walk(ruleset)
    for number, game in enumerate(played.states()):
        if number in (0, len(played.steps) // 3, len(played.steps)):
            _check(game)
    _check_lines(game)
    assert game.is_over or "Seed" not in game.record(0)
    assert not game.is_over or game.record(0) == game.record()


def _check_lines(game: Game) -> None:
    """Every step has its own line, but for hands that chance deals; nothing but checked comments stands between."""
    head, _, body = game.record().partition("\n\n")
    assert head.startswith("Festina record 1\nRuleset: ")
    *lines, end = body.splitlines()
    assert end == f"end {len(game.steps)}"
    told = [word for line in lines if not line.startswith("#!") for word in line.partition(": ")[2].split()]
    assert told == [step.text for step in game.steps]


def test_a_dealt_game_goes_on_as_it_would_have(ruleset: str) -> None:
    played = walk(ruleset)
    decisions = [(seat, text) for seat, text in played.steps if seat != "chance"][:24]
    game = new_game(ruleset, seed=played.seed)
    for seat, text in decisions[:12]:
        game.play(text, seat)
    again = load_game(game.record())
    assert again == game
    for seat, text in decisions[12:]:
        assert again.play(text, seat) == game.play(text, seat)
    assert again.record() == game.record()


def test_records_of_set_up_positions(ruleset: str) -> None:
    played = walk(ruleset)
    half = len(played.steps) // 2
    game = copy_of(played.position(half))
    for seat, text in played.steps[half : half + 8]:
        game.play(text, seat)
    assert load_game(game.record()) == game


@pytest.mark.parametrize("table", ["hare(players=3)", "whyfirst"])
def test_a_finished_game_tells_its_result(table: str) -> None:
    *_, game = walk(table).states()
    assert game.outcome is not None, f"the sample game of {table} does not end: choose another table"
    winners = " ".join(map(str, game.outcome.winners))
    assert f"winners {winners}" in game.record()


def test_results_of_every_game_are_tried() -> None:
    assert {"hare", "whyfirst"} == set(definitions())
