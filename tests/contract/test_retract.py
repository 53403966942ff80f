"""A hidden choice can be taken back until the reveal; nothing else can."""

from __future__ import annotations

import pytest

from festina import Game, IllegalMove, new_game

from .looks import snapshot, state_bytes
from .rulesets import all_rulesets
from .walk import walk


def _hidden(game: Game) -> list[int]:
    return [seat for seat in range(game.players) if game.definition.can_retract(game.table, game.state, seat)]


def test_only_hidden_choices_can_be_retracted(ruleset: str) -> None:
    for game in walk(ruleset).positions(4):
        before = snapshot(game)
        for seat in range(game.players):
            if seat not in _hidden(game):
                with pytest.raises(IllegalMove):
                    game.retract(seat)
        assert snapshot(game) == before


_SIMULTANEOUS = [table for table in all_rulesets() if len(new_game(table, seed=5).to_act) > 1]
simultaneous = pytest.mark.parametrize("table", _SIMULTANEOUS)


@simultaneous
def test_the_others_choices_stay(table: str) -> None:
    """All but one choose; whoever then takes its choice back, it is as if it had not chosen."""
    game = new_game(table, seed=5)
    choices = [(seat, game.legal(seat)[-1]) for seat in game.to_act if isinstance(seat, int)][:-1]
    for seat, text in choices:
        game.play(text, seat)
    for seat, text in choices:
        assert _hidden(game) == [seat for seat, _ in choices]
        game.retract(seat)
        expected = new_game(table, seed=5)
        for other, chosen in choices:
            if other != seat:
                expected.play(chosen, other)
        assert state_bytes(game) == state_bytes(expected)
        assert game.facts() == expected.facts()
        assert game.to_act == expected.to_act
        with pytest.raises(IllegalMove):
            game.retract(seat)
        game.play(text, seat)


@simultaneous
def test_a_choice_the_game_began_with(table: str) -> None:
    game = new_game(table, seed=5)
    seat = game.to_act[0]
    assert isinstance(seat, int)
    fresh = state_bytes(game)
    game.play(game.legal(seat)[0], seat)
    again = new_game(table, start=game.facts(), chance="manual")
    again.retract(seat)
    assert state_bytes(again) == fresh
    assert seat in again.to_act
