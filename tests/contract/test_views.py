"""What a seat may see: plain values, the choices that are legal among them, and what they lead to."""

from __future__ import annotations

from typing import Any

from festina import Game

from .looks import copy_of, plain, state_bytes
from .walk import walk


def _seats(game: Game) -> list[int | None]:
    acting = [seat for seat in game.to_act if seat != "chance"][:2]
    other = next((seat for seat in range(game.players) if seat not in game.to_act), None)
    return [*acting, other, None] if other is not None else [*acting, None]


def test_views_are_plain_and_change_nothing(ruleset: str) -> None:
    for game in walk(ruleset).positions(3):
        before = state_bytes(game)
        for seat in _seats(game):
            view = game.view(seat)
            assert plain(view) == view
            assert view["seat"] == seat
            assert view["ruleset"] == game.ruleset
            assert view["to_act"] == list(game.to_act)
            assert view["outcome"] == game.outcome
        assert state_bytes(game) == before


def test_choices_are_the_legal_actions_and_reasons_for_the_rest(ruleset: str) -> None:
    for game in walk(ruleset).positions(4):
        for seat in _seats(game):
            choices: list[dict[str, Any]] = game.view(seat).get("choices", [])
            assert {choice["action"] for choice in choices if choice["legal"]} == set(_legal(game, seat))
            assert len({choice["action"] for choice in choices}) == len(choices)
            for choice in choices:
                told = [reason["rule"] for reason in choice["why_not"]]
                assert seat is not None
                assert told == [reason.rule for reason in game.reasons(choice["action"], seat)]


def _legal(game: Game, seat: int | None) -> list[str]:
    return [] if seat is None else game.legal(seat)


def test_a_race_goes_where_its_choices_said(ruleset: str) -> None:
    """Price, carrots left and race position of a choice are those after playing it, before chance or the next seat."""
    if not ruleset.startswith("hare"):
        return
    for game in walk(ruleset).positions(4):
        seat = next((seat for seat in game.to_act if seat != "chance"), None)
        if seat is None:
            continue
        held = game.facts()["carrots"][seat]
        for choice in game.view(seat)["choices"]:
            if not choice["legal"]:
                continue
            after = copy_of(game)
            after.play(choice["action"], seat)
            facts = after.facts()
            pawn = next(p for p in facts["pawns"] if p["seat"] == seat and p["name"] == choice["pawn"])
            assert facts["carrots"][seat] == choice["left"], choice
            assert choice["kind"] == "restart" or choice["left"] == held - choice["cost"] + choice["gain"], choice
            if choice["kind"] in ("forward", "back", "take", "give"):
                assert pawn["space"] == choice["space"], choice
                assert pawn["position"] == choice["position"], choice
