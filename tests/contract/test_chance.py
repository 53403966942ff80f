"""Chance is a player: its outcomes are listed with exact odds, and a dealer or the caller plays them."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from festina import FestinaError, IllegalMove, new_game
from festina.registry import definitions

from .looks import copy_of, snapshot
from .walk import walk


def test_odds_are_exact_and_add_up(ruleset: str) -> None:
    for game in walk(ruleset).positions():
        odds = game.odds()
        assert list(odds) == game.legal("chance")
        if game.to_act == ("chance",):
            assert sum(odds.values()) == 1
            assert all(share > 0 and type(share) is Fraction for share in odds.values())
            assert not any(game.legal(seat) for seat in range(game.players))
        else:
            assert odds == {}


def test_every_outcome_can_come(ruleset: str) -> None:
    tried = 0
    for game in walk(ruleset).positions():
        if game.to_act == ("chance",) and tried < 4:
            tried += 1
            for text in game.odds():
                copy = copy_of(game)
                copy.play(text)
                assert copy.steps[0].text == text
                copy.undo()
                assert not copy.steps
                assert copy.facts() == game.facts()


def test_a_dealer_leaves_nothing_to_the_caller(ruleset: str) -> None:
    played = walk(ruleset)
    game = new_game(ruleset, seed=played.seed)
    for seat, text in played.steps:
        assert "chance" not in game.to_act
        if seat != "chance":
            game.play(text, seat)
    assert [step.text for step in game.steps] == [text for _, text in played.steps]


def test_same_seed_same_game(ruleset: str) -> None:
    played = walk(ruleset)
    decisions = [(seat, text) for seat, text in played.steps if seat != "chance"][:30]
    texts = []
    for _ in range(2):
        game = new_game(ruleset, seed=played.seed, date="2000-01-01")
        for seat, text in decisions:
            game.play(text, seat)
        texts.append(game.record())
    assert texts[0] == texts[1]


def test_seeds_matter() -> None:
    first = [new_game("hare(first=draw,players=6)", seed=seed).to_act for seed in range(30)]
    assert len(set(first)) == 6


def test_the_dealer_keeps_to_the_odds() -> None:
    """Every fifteenth card is the one shuffle card: 1,500 first cards stay within four standard deviations."""
    drawn = Counter[str]()
    for seed in range(1500):
        game = new_game("hare", seed=seed)
        game.play(">1")
        drawn[game.steps[1].text] += 1
    odds = {"card:shuffle": Fraction(1, 15), "card:show": Fraction(2, 15), "card:lose_half": Fraction(2, 15)}
    assert len(drawn) == 8
    for card, share in odds.items():
        deviation = float(1500 * share * (1 - share)) ** 0.5
        assert abs(drawn[card] - 1500 * share) < 4 * deviation


@pytest.mark.parametrize("name", definitions())
def test_chance_cannot_be_played_out_of_turn(name: str) -> None:
    for game in walk(name).positions(4):
        if game.to_act != ("chance",):
            before = snapshot(game)
            for text in ("card:show", "die:3", "draw:2", "first:0", "deal:+3", "leo:-1"):
                assert game.why_not(text, "chance")
                with pytest.raises(IllegalMove):
                    game.play(text, "chance")
            assert snapshot(game) == before


@pytest.mark.parametrize("mode", ["Auto", "", "none", None, 1])
def test_chance_is_automatic_or_manual(mode: str) -> None:
    with pytest.raises(FestinaError):
        new_game("hare", chance=mode)


@pytest.mark.parametrize("seed", [-1, 2**64, 1.5, "7", True])
def test_a_seed_is_a_number(seed: int) -> None:
    with pytest.raises(FestinaError):
        new_game("hare", seed=seed)


def test_without_a_seed_games_differ() -> None:
    assert len({new_game("hare").seed for _ in range(20)}) == 20
