"""What a seat may see: typed and plain, the same for all where it is public, with choices that keep their word."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
import pytest

from festina import Game, View
from festina.hare.view import HareView
from festina.whyfirst.choices import LayChoice, MoveChoice, PlayChoice
from festina.whyfirst.view import WhyFirstView

from .looks import copy_of, plain, state_bytes
from .rulesets import rulesets
from .walk import walk


def _acting(game: Game) -> list[int]:
    return [seat for seat in game.to_act if seat != "chance"]


def _viewers(game: Game) -> list[int | None]:
    """Two seats that are to act, one that is not, and a spectator."""
    other = next((seat for seat in range(game.players) if seat not in game.to_act), None)
    return [*_acting(game)[:2], *([] if other is None else [other]), None]


def _moments(ruleset: str) -> Iterator[Game]:
    """A game in the first position of each kind that its walk has: one for every prompt somebody gets."""
    met: set[str] = set()
    for game in walk(ruleset).positions():
        prompts = {game.view(seat, whole=False).prompt.key for seat in (*_acting(game)[:1], None)}
        if not prompts <= met:
            met |= prompts
            yield game


def test_views_are_what_they_are_declared_to_be(ruleset: str) -> None:
    """In plain JSON and back: nothing is lost, and nothing has another type than it says. Looking changes nothing."""
    for game in _moments(ruleset):
        before = state_bytes(game)
        for seat in _viewers(game):
            view = game.view(seat)
            data = view.as_dict()
            assert plain(data) == data
            assert msgspec.convert(data, game.definition.view_type) == view
            assert (view.seat, view.ruleset, view.names) == (seat, game.ruleset, game.seats)
            assert view.to_act == list(game.to_act)
            assert view.outcome == game.outcome
            assert data["prompt"]["key"] == view.prompt.key
        assert state_bytes(game) == before


def test_outcomes_are_what_they_are_declared_to_be(ruleset: str) -> None:
    game = walk(ruleset).position(len(walk(ruleset).steps))
    standing = game.standing()
    assert (game.outcome is not None) == game.is_over
    assert type(standing) is game.definition.outcome_type
    assert msgspec.convert(standing.as_dict(), game.definition.outcome_type) == standing
    assert len(standing.places) == game.table.entrants
    assert all(0 <= winner < game.table.entrants for winner in standing.winners)


def test_the_public_part_is_the_same_for_all(ruleset: str) -> None:
    """A spectator sees just that; of a list by seat, a seat may see more of its own entry."""
    for game in _moments(ruleset):
        public = game.public()
        for seat in (*range(game.players), None):
            view = game.view(seat)
            for name in public.__struct_fields__:
                seen, shared = getattr(view, name), getattr(public, name)
                if seat is not None and seen != shared and isinstance(shared, list):
                    seen = [*seen[:seat], shared[seat], *seen[seat + 1 :]]
                assert seen == shared, name
            assert view == game.view(seat, public=public)


def test_a_lean_view_lists_the_legal_choices_and_nothing_else(ruleset: str) -> None:
    """The same entries in the same order as the whole view has; all else is the same, too."""
    for game in _moments(ruleset):
        for seat in _viewers(game):
            whole, lean = game.view(seat), game.view(seat, whole=False)
            assert list(lean.choices) == [choice for choice in whole.choices if choice.legal]
            assert {choice.action for choice in lean.choices} == set(_legal(game, seat))
            assert lean.prompt == whole.prompt
            assert _rest(lean) == _rest(whole)


def _rest(view: View) -> dict[str, object]:
    """A view without what a whole one has more of."""
    return {name: value for name, value in view.as_dict().items() if name not in ("choices", "behind")}


def test_choices_are_the_legal_actions_and_reasons_for_the_rest(ruleset: str) -> None:
    for game in walk(ruleset).positions(4):
        for seat in _viewers(game):
            choices = game.view(seat).choices
            assert {choice.action for choice in choices if choice.legal} == set(_legal(game, seat))
            assert len({choice.action for choice in choices}) == len(choices)
            for choice in choices:
                assert seat is not None
                assert list(choice.why_not) == game.why_not(choice.action, seat)
                assert choice.legal is not bool(choice.why_not)
                assert game.choice(choice.action, seat) == choice


def test_a_choice_that_no_view_lists_is_none(ruleset: str) -> None:
    for game in walk(ruleset).positions(4):
        for seat in _acting(game)[:1]:
            for text in ("", "nonsense", ">99", "+9@0"):
                assert game.choice(text, seat) is None


def _legal(game: Game, seat: int | None) -> list[str]:
    return [] if seat is None else game.legal(seat)


@pytest.mark.parametrize("table", rulesets("hare"))
def test_a_race_goes_where_its_choices_said(table: str) -> None:
    """Price, carrots left and race position of a choice are those after playing it, before chance or the next seat."""
    tried = 0
    for game in walk(table).positions(4):
        for seat in _acting(game):
            held = game.facts()["carrots"][seat]
            view = game.view(seat, whole=False)
            assert isinstance(view, HareView)
            for choice in view.choices:
                tried += 1
                after = copy_of(game)
                after.play(choice.action, seat)
                facts = after.facts()
                pawn = next(p for p in facts["pawns"] if p["seat"] == seat and p["name"] == choice.pawn)
                assert facts["carrots"][seat] == choice.left, choice
                assert choice.kind == "restart" or choice.left == held - choice.cost + choice.gain, choice
                if choice.kind in ("forward", "back", "take", "give"):
                    assert pawn["space"] == choice.space, choice
                    assert pawn["position"] == choice.position, choice
    assert tried


@pytest.mark.parametrize("table", rulesets("whyfirst"))
def test_cards_and_pawns_do_what_their_choices_said(table: str) -> None:
    """A card chosen is the seat's hidden choice; a pawn moved stands where it was said to, and so does the second."""
    played = moved = 0
    for game in walk(table).positions(30):
        for seat in _acting(game)[:1]:
            view = game.view(seat)
            assert isinstance(view, WhyFirstView)
            for choice in view.choices:
                after = copy_of(game)
                events = after.play(choice.action, seat)
                if isinstance(choice, MoveChoice):
                    moved += 1
                    _check_move(after, choice, events[0].as_dict())
                    continue
                played += 1
                assert isinstance(choice, LayChoice if "tactical" in table else PlayChoice)
                assert choice.card in view.hand
                now = after.facts()
                assert now["chosen"][seat] in (choice.action, None)  # None: it was the last, and all are turned up
                assert now["chosen"][seat] == choice.action or choice.card in now["played"] or now["trick"] == 1
    assert played
    assert bool(moved) == ("tactical" in table)


def _check_move(after: Game, choice: MoveChoice, event: dict[str, object]) -> None:
    assert event["kind"] == "moved"
    assert (event["seat"], event["origin"], event["space"]) == (choice.to, choice.origin, choice.space)
    assert event["stopped"] is choice.stopped
    view = after.view(None)
    assert isinstance(view, WhyFirstView)
    if [event.kind for event in after.steps[-1].events] == ["moved"]:
        assert view.seats[choice.to].space == choice.space
        assert view.second == choice.second


def test_attributes_are_there_for_python_users() -> None:
    """As the README writes them."""
    game = walk("hare").position(0)
    view = game.view(0)
    assert view.prompt.key == "hare-prompt-action"
    assert isinstance(view, HareView)
    assert [choice.cost for choice in view.choices[:3]] == [1, 3, 6]
    assert view.seats[0].carrots == 65
    ended = walk("whyfirst").position(len(walk("whyfirst").steps))
    assert ended.outcome is not None
    assert ended.outcome.winners
