"""Ruleset texts: many spellings are understood, one is written, and the rest is refused with what exists."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadRuleset, FestinaError, new_game
from festina.registry import definitions, table_for


@pytest.mark.parametrize(
    ("written", "canonical"),
    [
        ("hare", "hare"),
        ("hare()", "hare"),
        ("  hare ( )  ", "hare"),
        ("hare(players=4)", "hare"),
        ("hare(edition=gibsons-2010,players=4,teams=0,hare=edition)", "hare"),
        ("hare(players=3,edition=devir-2014)", "hare(edition=devir-2014,players=3)"),
        ("hare( players = 3 ,\n edition = devir-2014 )", "hare(edition=devir-2014,players=3)"),
        ("hare(number_pay=turn_start,players=2)", "hare(players=2,number_pay=turn_start)"),
        (
            "hare(memory_aid=true,open_carrots=true,first=draw,until=winner,hare=nap,players=5,edition=abacus-2000)",
            "hare(edition=abacus-2000,players=5,hare=nap,until=winner,first=draw,open_carrots=true,memory_aid=true)",
        ),
        ("hare(teams=3,players=6)", "hare(players=6,teams=3)"),
    ],
)
def test_one_way_to_write_it(written: str, canonical: str) -> None:
    game = new_game(written, seed=1)
    assert game.ruleset == canonical
    assert new_game(canonical, seed=1).ruleset == canonical


@pytest.mark.parametrize("name", definitions())
def test_each_option_can_be_written_and_given(name: str) -> None:
    for option in definitions()[name].options:
        for value in option.values:
            try:
                written = table_for(f"{name}({option.name}={value})", {})[1].ruleset
            except BadRuleset:
                continue  # it needs another option beside it
            assert written == table_for(name, {option.name: value})[1].ruleset
            assert written == (name if value == option.default else f"{name}({option.name}={value})")


def test_options_may_be_given_as_what_they_are() -> None:
    game = new_game("hare(edition=devir-2014)", players=3, open_carrots=True, memory_aid=False, seed=1)
    assert game.ruleset == "hare(edition=devir-2014,players=3,open_carrots=true)"
    assert new_game("hare(players=3)", players=3).ruleset == "hare(players=3)"


@pytest.mark.parametrize(
    ("written", "options", "key", "told"),
    [
        ("", {}, "ruleset-not-readable", ""),
        ("hare(", {}, "ruleset-not-readable", "hare("),
        ("hare)", {}, "ruleset-not-readable", "hare)"),
        ("hare(players=3", {}, "ruleset-not-readable", "players"),
        ("hare(players=3))x", {}, "ruleset-not-readable", "players"),
        ("two words", {}, "ruleset-not-readable", "two words"),
        (None, {}, "ruleset-not-text", "NoneType"),
        (b"hare", {}, "ruleset-not-text", "bytes"),
        ("hares", {}, "ruleset-no-such-game", "hare"),
        ("Hare", {}, "ruleset-no-such-game", "hare"),
        ("hare(players)", {}, "ruleset-not-an-option", "players"),
        ("hare(players=)", {}, "ruleset-not-an-option", "players="),
        ("hare(=3)", {}, "ruleset-not-an-option", "=3"),
        ("hare(players=3,)", {}, "ruleset-not-an-option", ""),
        ("hare(,)", {}, "ruleset-not-an-option", ""),
        ("hare(players=3,players=3)", {}, "ruleset-option-twice", "players"),
        ("hare(player=3)", {}, "ruleset-no-such-option", "players"),
        ("hare(players=7)", {}, "ruleset-no-such-value", "2, 3, 4, 5, 6"),
        ("hare(players=03)", {}, "ruleset-no-such-value", "2, 3, 4, 5, 6"),
        ("hare(players=٣)", {}, "ruleset-no-such-value", "2, 3, 4, 5, 6"),
        ("hare(edition=waddingtons)", {}, "ruleset-no-such-value", "intellect-1974"),
        ("hare(players=3)", {"players": 4}, "ruleset-option-differs", "3"),
        ("hare", {"hare": "hedgehog"}, "ruleset-no-such-value", "parking"),
        ("hare(players=3,teams=2)", {}, "hare-two-teams-need", "4"),
        ("hare(players=4,teams=3)", {}, "hare-three-teams-need", "6"),
        ("hare(players=2,until=winner)", {}, "hare-until-winner-needs", "3"),
        ("hare(players=4,teams=2,until=winner)", {}, "hare-until-winner-needs", "3"),
    ],
)
def test_what_is_wrong_is_named(written: Any, options: dict[str, Any], key: str, told: str) -> None:
    with pytest.raises(BadRuleset) as caught:
        new_game(written, **options)
    assert caught.value.message.key == key
    assert told in str(caught.value)
    assert isinstance(caught.value, FestinaError)


def test_messages_quote_only_a_little() -> None:
    with pytest.raises(BadRuleset) as caught:
        new_game("hare(edition=" + "x" * 10_000 + ")")
    assert len(str(caught.value)) < 400
