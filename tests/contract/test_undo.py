"""Undo goes back decision by decision, through chance, and restores every byte and the dealer's place."""

from __future__ import annotations

import pytest

from festina import IllegalMove, new_game

from .looks import snapshot, state_bytes
from .walk import walk


def test_undo_to_the_root_restores_every_byte(ruleset: str) -> None:
    played = walk(ruleset)
    game = played.begin()
    root = snapshot(game)
    before_decisions = [] if game.to_act != ("chance",) else [state_bytes(game)]
    for seat, text in played.steps:
        if seat != "chance":
            before_decisions.append(state_bytes(game))
        game.play(text, seat)
    for expected in reversed(before_decisions):
        game.undo()
        assert state_bytes(game) == expected
    assert snapshot(game) == root
    with pytest.raises(IllegalMove):
        game.undo()
    assert snapshot(game) == root


def test_what_is_undone_can_be_played_again_and_chance_is_the_same(ruleset: str) -> None:
    played = walk(ruleset)
    game = new_game(ruleset, seed=played.seed)
    decisions = [(seat, text) for seat, text in played.steps if seat != "chance"][:40]
    for seat, text in decisions:
        game.play(text, seat)
    there = snapshot(game)
    for _ in range(len(decisions) // 2):
        game.undo()
    for seat, text in decisions[len(decisions) - len(decisions) // 2 :]:
        game.play(text, seat)
    assert snapshot(game) == there


def test_undo_in_between_leaves_no_trace(ruleset: str) -> None:
    game = walk(ruleset).after(len(walk(ruleset).steps) // 2)
    before = snapshot(game)
    for seat in game.to_act:
        if seat != "chance":
            for text in game.legal(seat):
                game.play(text, seat)
                game.undo()
                assert state_bytes(game) == before[0]
    assert snapshot(game) == before
