"""Taking back: through chance, down to the root, with the same cards again."""

from __future__ import annotations

import random

import pytest

from festina import IllegalMove, new_game

from .helpers import EDITIONS, play, race


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 4])
def test_undo_to_the_root_restores_everything(edition: str, players: int) -> None:
    """Every step back gives the position, the events and the record there were before."""
    game = new_game("hare", edition=edition, players=players, seed=5)
    player = random.Random(5)
    before = []
    for _ in range(60):
        before.append((game.facts(), game.events(), game.record()))
        game.play(player.choice(game.legal()))
    for facts, events, record in reversed(before):
        game.undo()
        assert (game.facts(), game.events(), game.record()) == (facts, events, record)
    with pytest.raises(IllegalMove):
        game.undo()


@pytest.mark.parametrize("edition", ["intellect-1974", "abacus-2000", "gibsons-2010"])
def test_the_same_move_after_undo_meets_the_same_chance(edition: str) -> None:
    """The dealer's stream is taken back too."""
    for seed in range(20):
        game = new_game("hare", edition=edition, seed=seed)
        first = game.play(">1")
        game.undo()
        assert game.play(">1") == first


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_same_seed_and_the_same_actions_give_the_same_game(edition: str) -> None:
    """Records and simulations rest on it."""
    games = []
    for _ in range(2):
        game = new_game("hare", edition=edition, seed=11)
        player = random.Random(1)
        for _ in range(50):
            game.play(player.choice(game.legal()))
        games.append(game)
    assert games[0] == games[1]
    assert games[0].events() == games[1].events()


def test_other_seeds_give_other_cards() -> None:
    """All cards come up."""
    drawn = set()
    for seed in range(60):
        events = new_game("hare", seed=seed).play(">1")
        drawn.add(events[2].as_dict()["card"])
    assert len(drawn) == 8


def test_manual_chance_is_taken_back_with_its_decision() -> None:
    """Back before the last decision, through the outcome the caller played."""
    game = race("hare(players=3)", [13, 2, 5])
    before = game.facts()
    play(game, ">14", "card:lose_half")
    game.undo()
    assert game.facts() == before
    play(game, ">14", "card:show")
    assert game.facts()["shown"][0]


def test_a_first_seat_drawn_by_hand_is_taken_back_at_the_root() -> None:
    """HT-105: there is no decision before it."""
    game = new_game("hare(first=draw)", chance="manual")
    root = game.facts()
    game.play("first:2")
    game.undo()
    assert game.facts() == root


def test_undo_after_the_end_reopens_the_race() -> None:
    """HT-851."""
    game = race("hare(players=3,until=winner)", [63, 2, 5], carrots=[5, 9, 9], lettuces=[0, 3, 3])
    game.play(">64")
    assert game.outcome
    game.undo()
    assert game.outcome is None
    assert game.to_act == (0,)
