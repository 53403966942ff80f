"""The rules of Snails by their ids, through the public API: positions set up, chance played by hand."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from festina import BadStart, Game, new_game
from festina.locales import has, languages, say


def race(*paces: str, sky: str, **start: Any) -> Game:
    """A turn: every seat chooses, then the sky shows itself."""
    game = new_game("snails", players=len(paces), chance="manual", start=start)
    for seat, pace in enumerate(paces):
        game.play(pace, seat)
    game.play(f"sky:{sky}")
    return game


@pytest.mark.parametrize(("track", "lettuce"), [("short", 8), ("long", 12)])
def test_the_track(track: str, lettuce: int) -> None:
    """SN-1."""
    game = new_game("snails", players=4, track=track)
    assert game.facts()["spaces"] == [0, 0, 0, 0]
    assert game.view().as_dict()["lettuce"] == lettuce


def test_a_pace_is_secret_until_all_have_chosen() -> None:
    """SN-2."""
    game = new_game("snails", chance="manual")
    game.play("fast", 1)
    assert game.to_act == (0, 2)
    assert game.view(1).as_dict()["chosen"] == "fast"
    assert game.view(0).as_dict()["chosen"] is None
    assert "fast" not in game.record(0)
    assert [reason.rule for reason in game.why_not("slow", 1)] == ["SN-2"]


def test_the_sky_follows_the_last_choice() -> None:
    """SN-3."""
    game = new_game("snails(players=2)", chance="manual")
    game.play("slow", 0)
    assert [reason.rule for reason in game.why_not("sky:sun", "chance")] == ["SN-3"]
    game.play("fast", 1)
    assert game.odds() == {"sky:sun": Fraction(2, 3), "sky:rain": Fraction(1, 3)}
    game.retract(1)
    assert game.to_act == (1,)


def test_rain_lets_everybody_crawl() -> None:
    """SN-4."""
    assert race("slow", "steady", "fast", sky="rain").facts()["spaces"] == [1, 2, 3]
    assert race("fast", "slow", sky="rain", spaces=[7, 4]).facts()["spaces"] == [8, 5]


def test_the_fastest_dry_out_in_the_sun() -> None:
    """SN-5."""
    game = race("steady", "slow", "steady", sky="sun", spaces=[3, 3, 3])
    assert game.facts()["spaces"] == [3, 4, 3]
    assert game.facts()["dry"] == [True, False, True]
    assert race("fast", "fast", sky="sun").facts()["spaces"] == [3, 3]


def test_a_dry_snail_is_not_fast() -> None:
    """SN-6."""
    game = race("fast", "slow", sky="sun")
    assert game.legal(0) == ["slow", "steady"]
    assert [reason.rule for reason in game.why_not("fast", 0)] == ["SN-6"]
    choices = {choice.action: choice.legal for choice in game.view(0).choices}
    assert choices == {"slow": True, "steady": True, "fast": False}
    assert [choice.action for choice in game.view(0, whole=False).choices] == ["slow", "steady"]


def test_the_slowest_at_the_lettuce_wins() -> None:
    """SN-7."""
    game = race("fast", "steady", "steady", sky="rain", spaces=[6, 6, 6])
    assert game.outcome is not None
    assert game.outcome.winners == [1, 2]
    assert [reason.rule for reason in game.why_not("slow", 0)] == ["SN-7"]
    assert game.to_act == ()


@pytest.mark.parametrize(
    ("start", "where"),
    [
        ({"spaces": [8, 1, 1]}, "spaces[0]"),
        ({"spaces": [1, 0, 1]}, "spaces[1]"),
        ({"spaces": [1, 1, 1], "dry": [True, True, True]}, "dry"),
        ({"dry": [True, False, False], "spaces": [1, 1, 1], "chosen": ["fast", None, None]}, "chosen[0]"),
    ],
)
def test_races_that_cannot_have_come_about(start: dict[str, Any], where: str) -> None:
    with pytest.raises(BadStart) as caught:
        new_game("snails", start=start)
    assert caught.value.where == where


@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_words(language: str) -> None:
    game = new_game("snails(players=2)", seed=1)
    while game.to_act:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        game.play(game.legal(seat)[0], seat)
    rules = [rule.text for section in game.definition.rulebook(game.table) for rule in section.rules]
    for message in (*rules, *(event.message() for event in game.events())):
        assert has(message.key, language)
        assert say(message, language)
