"""Any table, any order of playing, undoing, asking and saving: what was true before stays true."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from festina import BadRuleset, Game, IllegalMove, load_game, new_game
from festina.registry import definitions

from .looks import copy_of, snapshot, state_bytes

Table = tuple[str, dict[str, Any]]


@st.composite
def options(draw: st.DrawFn) -> Table:
    """A game and some of its options, whether they go together or not."""
    name = draw(st.sampled_from(sorted(definitions())))
    chosen = {
        option.name: draw(st.sampled_from(option.values))
        for option in definitions()[name].options
        if draw(st.booleans())
    }
    return name, chosen


@given(options())
@settings(max_examples=300)
def test_rulesets_have_one_text(table: Table) -> None:
    name, chosen = table
    written = f"{name}({','.join(f'{option}={value}' for option, value in chosen.items())})"
    try:
        game = new_game(name, seed=1, **chosen)
    except BadRuleset:
        with pytest.raises(BadRuleset):
            new_game(written)
        return
    assert new_game(written, seed=1) == game
    assert new_game(game.ruleset, seed=1) == game
    assert len(game.ruleset) <= len(written) or not chosen


def _play(game: Game, number: int) -> None:
    seat = game.to_act[number % len(game.to_act)]
    legal = game.legal(seat)
    game.play(legal[number // 7 % len(legal)], seat)


def _game(table: Table, seed: int, chance: str) -> Game | None:
    try:
        return new_game(table[0], seed=seed, chance=chance, date="2000-01-01", **table[1])
    except BadRuleset:
        return None


@given(
    options(),
    st.integers(0, 2**64 - 1),
    st.sampled_from(["auto", "manual"]),
    st.lists(st.tuples(st.sampled_from("ppppppuurcn"), st.integers(0, 10**6)), max_size=40),
)
@settings(max_examples=120)
def test_any_order_of_doings(table: Table, seed: int, chance: str, doings: list[tuple[str, int]]) -> None:
    """p plays, u undoes, r saves and loads, c copies the position, n tries what is not allowed."""
    game = _game(table, seed, chance)
    if game is None:
        return
    before: list[Any] = []
    for what, number in doings:
        now = snapshot(game)
        if what == "p" and game.to_act:
            is_decision = game.to_act != ("chance",)
            _play(game, number)
            if is_decision:
                before.append(now)
        elif what == "u" and before:
            game.undo()
            assert snapshot(game) == before.pop()
        elif what == "r":
            game = load_game(game.record())
            assert snapshot(game) == now
        elif what == "c" and game.to_act:
            assert state_bytes(copy_of(game)) == now[0]
        elif what == "n":
            _try_what_is_not_allowed(game, number)
            assert snapshot(game) == now


def _try_what_is_not_allowed(game: Game, number: int) -> None:
    texts = ("", ">99", "a>5", ">5", "<11", "+10", "eat", "restart", "keep", "+3@0", "move:1", "card:show", "first:0")
    seats: list[Any] = [*range(game.players), "chance"]
    seat, text = seats[number % len(seats)], texts[number % len(texts)]
    if text in game.legal(seat):
        return
    with pytest.raises(IllegalMove) as caught:
        game.play(text, seat)
    assert caught.value.reasons == game.why_not(text, seat)


@given(options(), st.integers(0, 2**64 - 1), st.lists(st.integers(0, 10**6), max_size=40))
@settings(max_examples=80)
def test_chance_played_by_hand_is_the_same_game(table: Table, seed: int, numbers: list[int]) -> None:
    """What the dealer dealt, played by the caller, leads to the same states and events."""
    dealt = _game(table, seed, "auto")
    played = _game(table, seed, "manual")
    if dealt is None or played is None:
        return
    for number in numbers:
        if dealt.to_act:
            _play(dealt, number)
    for step in dealt.steps:
        if step.actor is None:
            odds = played.odds()
            assert sum(odds.values(), Fraction()) == 1
            assert step.text in odds
        played.play(step.text, "chance" if step.actor is None else step.actor)
    assert state_bytes(played) == state_bytes(dealt)
    assert played.events() == dealt.events()


@given(options(), st.integers(0, 1000), st.lists(st.integers(0, 10**6), max_size=30))
@settings(max_examples=60)
def test_a_hidden_choice_can_be_taken_back(table: Table, seed: int, numbers: list[int]) -> None:
    """Where a game has hidden choices, a seat that takes its own back leaves everybody else's as they are."""
    game = _game(table, seed, "auto")
    if game is None:
        return
    for number in numbers:
        if not game.to_act:
            return
        seat = game.to_act[number % len(game.to_act)]
        legal = game.legal(seat)
        now, waiting = state_bytes(game), game.to_act
        game.play(legal[number // 7 % len(legal)], seat)
        if isinstance(seat, int) and game.definition.can_retract(game.table, game.state, seat):
            assert seat not in game.to_act
            game.retract(seat)
            assert (state_bytes(game), game.to_act) == (now, waiting)
            game.play(legal[number // 7 % len(legal)], seat)
