"""Section 13: options and the canonical text."""

from __future__ import annotations

from typing import Any

import pytest

from festina import BadRuleset, games, new_game

OPTIONS = {
    "edition": [
        "intellect-1974",
        "ravensburger-1978",
        "gibsons-1987",
        "abacus-2000",
        "ravensburger-2008",
        "gibsons-2010",
        "devir-2014",
    ],
    "players": ["2", "3", "4", "5", "6"],
    "teams": ["0", "2", "3"],
    "hare": ["edition", "sprint", "nap", "closed", "tournament", "parking"],
    "until": ["places", "winner"],
    "first": ["seat0", "draw"],
    "open_carrots": ["false", "true"],
    "memory_aid": ["false", "true"],
    "number_pay": ["on_leaving", "turn_start"],
}


def test_the_options_their_values_and_order() -> None:
    """Spelling is public."""
    options = games()["hare"].options
    assert [option.name for option in options] == list(OPTIONS)
    known = {option.name: [value for value in option.values if value in OPTIONS[option.name]] for option in options}
    assert known == OPTIONS
    assert [option.name for option in options if len(option.values) > len(OPTIONS[option.name])] in ([], ["edition"])


@pytest.mark.parametrize(
    ("given", "canonical"),
    [
        ("hare", "hare"),
        ("hare()", "hare"),
        (" hare ( ) ", "hare"),
        ("hare(edition=gibsons-2010,players=4)", "hare"),
        ("hare(players=3,edition=devir-2014)", "hare(edition=devir-2014,players=3)"),
        ("hare( edition = devir-2014 , hare = nap )", "hare(edition=devir-2014,hare=nap)"),
        ("hare(number_pay=turn_start,players=2)", "hare(players=2,number_pay=turn_start)"),
        ("hare(memory_aid=true,open_carrots=true,first=draw)", "hare(first=draw,open_carrots=true,memory_aid=true)"),
        ("hare(until=winner,teams=0,hare=edition)", "hare(until=winner)"),
        ("hare(teams=3,players=6)", "hare(players=6,teams=3)"),
    ],
)
def test_the_canonical_text_lists_only_what_differs_in_order(given: str, canonical: str) -> None:
    """Section 13."""
    game = new_game(given)
    assert game.ruleset == canonical
    assert game.facts()["ruleset"] == canonical
    assert new_game(canonical).ruleset == canonical


@pytest.mark.parametrize(
    ("options", "canonical"),
    [
        ({"edition": "devir-2014", "players": 3}, "hare(edition=devir-2014,players=3)"),
        ({"open_carrots": True}, "hare(open_carrots=true)"),
        ({"open_carrots": "true", "memory_aid": False}, "hare(open_carrots=true)"),
        ({"players": "6", "teams": 2}, "hare(players=6,teams=2)"),
        ({"players": 4}, "hare"),
    ],
)
def test_options_as_arguments_mean_the_same(options: dict[str, Any], canonical: str) -> None:
    """Section 13."""
    assert new_game("hare", **options).ruleset == canonical


def test_text_and_arguments_together() -> None:
    """They may agree or add, not differ."""
    assert new_game("hare(players=3)", players=3, hare="nap").ruleset == "hare(players=3,hare=nap)"
    with pytest.raises(BadRuleset):
        new_game("hare(players=3)", players=4)


@pytest.mark.parametrize(
    ("ruleset", "listed"),
    [
        ("hare(edition=gibsons-1986)", ["gibsons-1987", "devir-2014"]),
        ("hare(edition=waddingtons-1980)", ["intellect-1974"]),
        ("hare(players=7)", ["2", "6"]),
        ("hare(hare=sleepy)", ["nap", "sprint", "parking"]),
        ("hare(speed=fast)", ["edition", "players", "number_pay"]),
        ("hare(open_carrots=yes)", ["true", "false"]),
        ("hare(until=never)", ["places", "winner"]),
        ("tortoise", ["hare"]),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(ruleset: str, listed: list[str]) -> None:
    """Section 13: unknown edition, option, value."""
    with pytest.raises(BadRuleset) as refused:
        new_game(ruleset)
    for word in listed:
        assert word in str(refused.value)


@pytest.mark.parametrize(
    "ruleset",
    [
        "hare(players=2,teams=2)",
        "hare(teams=3)",
        "hare(players=5,teams=2)",
        "hare(players=2,until=winner)",
        "hare(teams=2,until=winner)",
        "hare(players=6,teams=3,until=winner)",
    ],
)
def test_combinations_that_make_no_sense_are_refused(ruleset: str) -> None:
    """Section 13: the column "allowed with"."""
    with pytest.raises(BadRuleset) as refused:
        new_game(ruleset)
    assert str(refused.value)


@pytest.mark.parametrize(
    "ruleset",
    [
        "",
        "hare(",
        "hare)",
        "hare(players)",
        "hare(players=)",
        "hare(=3)",
        "hare(players=3,players=3)",
        "hare(players=3),",
        "hare(players=3)(teams=0)",
        "hare(players==3)",
        "Hare",
        "hare(Players=3)",
        "hare(players=3,)",
        "hare(players=03)",
    ],
)
def test_texts_that_are_no_ruleset(ruleset: str) -> None:
    """One kind of error for all of them."""
    with pytest.raises(BadRuleset):
        new_game(ruleset)


@pytest.mark.parametrize("ruleset", [None, 3, b"hare", ["hare"]])
def test_things_that_are_no_text(ruleset: Any) -> None:
    """One kind of error for all of them."""
    with pytest.raises(BadRuleset):
        new_game(ruleset)
