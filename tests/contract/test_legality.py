"""What is legal can be played, what is not is refused with reasons and changes nothing, and somebody can always act."""

from __future__ import annotations

from typing import Any

import pytest

from festina import Game, IllegalMove, new_game
from festina.kernel.engine import Engine
from festina.kernel.position import Position
from festina.registry import definitions

from .looks import copy_of, snapshot, state_bytes
from .texts import NONSENSE, every_action, plausible
from .walk import walk


def _everybody(game: Game) -> list[Any]:
    return [*range(game.players), "chance"]


def test_somebody_can_act_until_it_is_over(ruleset: str) -> None:
    for game in walk(ruleset).positions():
        assert bool(game.to_act) != game.is_over
        assert (game.outcome is not None) == game.is_over
        assert list(game.to_act) == sorted(game.to_act, key=str)
        for seat in _everybody(game):
            legal = game.legal(seat)
            assert bool(legal) == (seat in game.to_act), f"seat {seat} to act: {game.to_act}, legal: {legal}"
            assert len(set(legal)) == len(legal)


def test_legal_actions_can_be_played(ruleset: str) -> None:
    for game in walk(ruleset).positions(5):
        before = state_bytes(game)
        for seat in game.to_act:
            for text in game.legal(seat):
                assert game.why_not(text, seat) == []
                copy = copy_of(game)
                assert copy.play(text, seat) == list(copy.steps[0].events)
                last = copy.steps[-1]
                assert (last.text, last.actor) == (text, None if seat == "chance" else seat)
                assert state_bytes(copy) != before
        assert state_bytes(game) == before


@pytest.mark.usefixtures("compiled")
def test_the_listing_and_the_reasons_agree_at_every_position(ruleset: str) -> None:
    """``legal_actions`` is a second listing, for speed: it holds what ``forbids`` has nothing against, and no more."""
    game = walk(ruleset).begin()
    definition, table = game.definition, game.table
    engine = Engine(definition.package, compiled=True)
    rules = engine.view(definition.rules_layout, table.rules.buffer)
    codes = sorted({definition.parse_action(table, game.state, text) for text in every_action(ruleset)})
    listed = 0
    for bytes_now in walk(ruleset).bytes:
        buffer = bytearray(bytes_now)
        position = Position(engine, engine.view(definition.state_layout, buffer), rules, buffer)
        acting = position.seats_to_act()
        for seat in range(game.players):
            if not acting >> seat & 1:
                assert position.legal(seat) == []
                assert position.forbids(seat, codes[0])
                continue
            legal = position.legal(seat)
            listed += len(legal)
            assert sorted(legal) == [code for code in codes if not position.forbids(seat, code)]
    assert listed


def test_nothing_else_is_accepted(ruleset: str) -> None:
    for game in walk(ruleset).positions(2, ends=False):
        before = snapshot(game)
        acting = game.to_act[0] if game.to_act else 0
        bystanders = [seat for seat in range(game.players) if seat not in game.to_act and seat != acting]
        for seat in (acting, *bystanders[:1]):
            legal = set(game.legal(seat))
            for text in (*plausible(ruleset), *NONSENSE):
                reasons = game.why_not(text, seat)
                assert bool(reasons) == (text not in legal), f"{text!r} by {seat}: {reasons}"
                if reasons:
                    assert [r.rule for r in reasons] == sorted({r.rule for r in reasons}, key=_rule_order)
                    with pytest.raises(IllegalMove) as caught:
                        game.play(text, seat)
                    assert caught.value.reasons == reasons
        assert snapshot(game) == before


@pytest.mark.parametrize("table", ["hare(players=3)", "whyfirst", "whyfirst(mode=tactical)"])
def test_nothing_is_accepted_when_it_is_over(table: str) -> None:
    *_, game = walk(table).states()
    assert game.is_over
    before = snapshot(game)
    for seat in _everybody(game):
        for text in (*plausible(table), *NONSENSE):
            with pytest.raises(IllegalMove):
                game.play(text, seat)
    assert snapshot(game) == before


def _rule_order(rule: str) -> tuple[str, int]:
    letters, _, number = rule.partition("-")
    return letters, int(number or 0)


def _rule_ids(game: Game) -> set[str]:
    """The ids of all rules of a game."""
    return {rule.id for chapter in game.definition.rulebook(game.table, whole=True) for rule in chapter.rules}


def test_reasons_are_in_words(ruleset: str) -> None:
    for game in walk(ruleset).positions(2):
        for text in (*plausible(ruleset)[::9], *NONSENSE[::9]):
            for seat in game.to_act[:1] or (0,):
                for rule, words in game.why_not(text, seat):
                    assert rule == "text" or rule in _rule_ids(game)
                    assert len(words) > 10
                    assert "{" not in words


@pytest.mark.parametrize("name", definitions())
@pytest.mark.parametrize("text", [None, 5, b">5", [">5"], object()])
def test_a_text_must_be_a_text(name: str, text: Any) -> None:
    game = new_game(name, seed=1)
    seat = game.to_act[0]
    assert [rule for rule, _ in game.why_not(text, seat)] == ["text"]
    with pytest.raises(IllegalMove):
        game.play(text, seat)


@pytest.mark.parametrize("name", definitions())
@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", "Chance", 1.0, (0,)])
def test_a_seat_must_exist(name: str, seat: Any) -> None:
    game = new_game(name, seed=1, players=4)
    before = snapshot(game)
    some_text = game.legal(game.to_act[0])[0]
    for call in (
        lambda: game.legal(seat),
        lambda: game.why_not(some_text, seat),
        lambda: game.play(some_text, seat),
        lambda: game.view(seat),
        lambda: game.events(seat),
        lambda: game.record(seat),
        lambda: game.retract(seat),
    ):
        with pytest.raises(IllegalMove):
            call()
    assert snapshot(game) == before


@pytest.mark.parametrize("name", definitions())
def test_chance_may_not_look(name: str) -> None:
    game = new_game(name, seed=1)
    seat: Any = "chance"
    for look in (game.view, game.events, game.record):
        with pytest.raises(IllegalMove):
            look(seat)


def test_several_to_act_must_be_named(ruleset: str) -> None:
    for game in walk(ruleset).positions(4):
        if len(game.to_act) > 1:
            text = game.legal(game.to_act[0])[0]
            for call in (game.legal, lambda: game.play(text), lambda: game.why_not(text)):  # noqa: B023
                with pytest.raises(IllegalMove, match=", ".join(map(str, game.to_act))):
                    call()
        elif game.to_act:
            assert game.legal() == game.legal(game.to_act[0])
        else:
            assert game.legal() == []
            with pytest.raises(IllegalMove):
                game.play("+10")
