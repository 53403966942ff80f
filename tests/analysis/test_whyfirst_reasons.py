"""Each reason for a choice in Why First?: where it must be said; the other way round it must not."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

import pytest

from festina import Game, new_game
from festina.analysis.why import nudge_for, why_better
from festina.analysis.whyfirst import features
from festina.analysis.whyfirst.reasons import GUIDE, THEMES
from festina.locales import has, languages, say, source

#: As many as are looked at outside of tests.
MANY_WORLDS = features.WORLDS


@pytest.fixture(autouse=True)
def _few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(features, "WORLDS", 12)


def moving(pawns: list[int], totals: list[int], cards: list[str | None], played: str, number: int, **more: Any) -> Game:
    """Cards lie face up in the tactical variant: by default in the last trick of a round, when all hands are empty."""
    start = {
        "round": number,
        "trick": 5,
        "pawns": pawns,
        "hands": [[] for _ in pawns],
        "totals": totals,
        "played": played.split(),
        "pending": {"kind": "move", "face_up": cards},
        **more,
    }
    return new_game("whyfirst(mode=tactical)", players=len(pawns), start=start, seed=1)


def choosing(pawns: list[int], totals: list[int], hands: list[str], played: str, ruleset: str, **more: Any) -> Game:
    """Everybody chooses a card: by default in the last trick of the last round that leaves a choice."""
    held = [hand.split() for hand in hands]
    start = {"round": 5, "trick": 4, "pawns": pawns, "hands": held, "totals": totals, "played": played.split(), **more}
    return new_game(ruleset, start=start, seed=1)


def second_or_first() -> Game:
    cards: list[str | None] = ["-4/29", "-1/2", "+4/28"]
    played = "+2/12 +2/16 +2/20 +3/21 +4/28 +4/30 +5/32 -1/10 -1/2 -1/8 -2/13 -2/17 -2/19 -3/26 -4/29"
    return moving([8, -3, 2], [-7, 0, 6], cards, played, 3, last_round=[-7, 9, 9])


def early() -> Game:
    hands = [["+1/9", "+4/31", "-2/15"], ["+2/14", "-1/10", "-1/4"], []]
    cards: list[str | None] = ["+1/11", "+6/34", "+1/5"]
    played = "+1/11 +1/5 +3/21 +3/23 +6/34 -1/6"
    start = {
        "round": 3,
        "trick": 2,
        "pawns": [3, 0, 2],
        "hands": hands,
        "totals": [0, 0, 7],
        "played": played.split(),
        "last_round": [9, 0, -3],
        "pending": {"kind": "move", "face_up": cards},
    }
    return new_game("whyfirst(mode=tactical,players=2,deck=printed-34)", start=start, seed=1)


def opening() -> Game:
    hands = ["+1/9 +2/20 -3/22 -3/24", "+4/31 -1/2 -1/6 -2/17", "+5/33 -1/8 -2/13 -3/26", "+1/3 +1/5 +2/14 +3/21"]
    start = {
        "round": 4,
        "trick": 1,
        "pawns": [3, 0, 0, 0],
        "hands": [hand.split() for hand in hands],
        "totals": [0, 0, 10, 4],
        "played": ["+3/25", "+3/27", "-1/4", "-2/19"],
        "last_round": [4, 1, -7, 3],
        "pending": {"kind": "move", "face_up": [None, "-1/4", "+3/25", "-2/19"]},
    }
    return new_game("whyfirst(mode=tactical,deck=printed-34)", start=start, seed=1)


def last_cards() -> Game:
    played = "+1 +2 +4 +6 -1 -1 -2 -2 -3"
    table = "whyfirst(players=2,deck=printed-34)"
    return choosing([2, 0, 2], [5, 1, 5], ["+2 -3", "+1 -2", ""], played, table, last_round=[-5, 1, 12])


def denying() -> Game:
    cards: list[str | None] = ["+2/18", "+4/31", "+4/30"]
    played = "+1/5 +1/9 +2/12 +2/14 +2/18 +3/21 +3/25 +4/30 +4/31 -1/10 -1/6 -1/8 -2/13 -2/19 -4/29"
    return moving([-7, 7, 1], [0, 0, 6], cards, played, 2, last_round=[10, -1, 6])


def ahead() -> Game:
    played = "+1 +1 +1 +1 +3 +3 +4 +4 -1 -1 -1 -3"
    hands = ["+2 +5", "+1 -1", "-2 -2", "+2 +2"]
    return choosing([0, 2, 2, 8], [10, 0, 6, 5], hands, played, "whyfirst", last_round=[7, 2, -2, 5])


def leading() -> Game:
    start = {
        "round": 3,
        "trick": 4,
        "pawns": [6, 0, -1],
        "hands": [["+5/33"], ["-2/17"], ["-2/15"]],
        "totals": [0, 5, 6],
        "played": [
            "+1/3",
            "+1/5",
            "+2/16",
            "+3/21",
            "+3/27",
            "+4/30",
            "+4/31",
            "+5/32",
            "-1/10",
            "-1/2",
            "-1/6",
            "-4/29",
        ],
        "last_round": [12, -1, -3],
        "pending": {"kind": "move", "face_up": ["+3/27", "+3/21", "+5/32"]},
    }
    return new_game("whyfirst(mode=tactical,players=3,deck=printed-34)", start=start, seed=1)


def first_trick(hand: str, ruleset: str, *others: str) -> Game:
    start = {"round": 1, "trick": 1, "hands": [hand.split(), *(other.split() for other in others)]}
    return new_game(ruleset, start=start, seed=1)


def mixed() -> Game:
    return first_trick("+1 +2 +3 +3 -1", "whyfirst(players=3)", "+1 +2 +3 +4 -1", "+1 +1 +2 -2 -3")


def sending() -> Game:
    cards: list[str | None] = [None, None, "+1/9", None, "+1/5", None]
    played = "+1/1 +1/11 +1/3 +1/5 +1/7 +1/9 +2/14 +2/16 +2/18 +2/20 +3/21 +3/23 +3/25 +3/27 +4/28 +4/30 +4/31 +5/32"
    played += " -1/10 -1/2 -1/4 -1/8 -2/13 -2/15 -2/17 -2/19 -3/22 -3/24 -3/26 -4/29"
    return moving([10, -6, 8, -5, 12, 4], [0] * 6, cards, played, 1)


def last_word() -> Game:
    """Whoever moves last decides who is second, and the two cards of -2 are far apart."""
    hands = ["-1/4 -1/6", "-1/2 -4/29", "-2/13 -2/19", "+1/5 -1/8"]
    played = "+1/1 +1/11 +1/3 +1/9 +2/12 +2/14 +3/21 +3/23 +3/25 +3/27 +4/30 +5/32"
    return choosing([9, 7, 8, 5], [0] * 4, hands, played, "whyfirst(mode=tactical)", round=1)


def first_word() -> Game:
    """Whoever moves first decides what the others still gain by a move."""
    hands = ["+1/3 -3/24", "+1/7 -1/8", "-3/22 -3/26"]
    played = "+1/11 +1/9 +2/12 +2/14 +2/20 +3/25 +4/28 +4/30 +4/31"
    return choosing([7, 7, 9], [0] * 3, hands, played, "whyfirst(mode=tactical,players=3)", round=1)


def twins() -> Game:
    others = ("+2/12 +2/14 +3/21 +3/23 -1/2", "+1/1 +4/28 +4/30 -1/4 -2/13")
    return first_trick("+1/3 +1/11 +2/16 -1/6 -3/22", "whyfirst(mode=tactical,players=3)", *others)


#: By name: a position, its seat, the better and the worse action.
CASES = {
    "second": (second_or_first, 0, "move:0", "move:2"),
    "points": (second_or_first, 0, "move:0", "move:2"),
    "not-first": (second_or_first, 0, "move:0", "move:2"),
    "keeps-out": (early, 1, "move:0", "move:1"),
    "sends-ahead": (sending, 2, "move:0", "move:1"),
    "wins": (last_cards, 0, "+2@1", "-3@1"),
    "most": (last_cards, 0, "+2@1", "-3@1"),
    "costs": (denying, 1, "move:2", "move:1"),
    "gives": (ahead, 0, "+5@2", "+5@1"),
    "leads": (leading, 2, "move:1", "move:2"),
    "keeps-both": (mixed, 0, "+1@0", "-1@0"),
    "later": (last_word, 2, "-2/13", "-2/19"),
    "earlier": (first_word, 2, "-3/26", "-3/22"),
}


def said(game: Game, seat: int, better: str, worse: str) -> dict[str, Mapping[str, object]]:
    found = GUIDE.compare(game, seat, better, worse)
    return {point.message.key.removeprefix("whyfirst-why-"): point.message.params for point in found}


@pytest.mark.parametrize("name", CASES)
def test_a_reason_is_given_where_it_holds_and_not_the_other_way_round(
    name: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, seat, better, worse = CASES[name]
    if name in ("later", "earlier"):
        monkeypatch.setattr(features, "WORLDS", MANY_WORLDS)
    assert name in said(game(), seat, better, worse)
    assert name not in said(game(), seat, worse, better)


def test_every_reason_has_its_case() -> None:
    assert set(re.findall(r"^whyfirst-why-([a-z-]+) =", source("en"), re.MULTILINE)) == set(CASES)


def test_what_is_certain_is_said_with_the_numbers_of_the_rules() -> None:
    told = said(second_or_first(), 0, "move:0", "move:2")
    assert told["second"] == {"percent": 100, "other": 0, "when": "end"}
    assert told["points"] == {"points": 4, "other": 0}


def test_second_place_is_no_reason_where_it_scores_a_negative_number() -> None:
    """WF-108: there it costs a point, and third place nothing."""
    played = "+1/1 +1/3 +1/5 +1/7 +1/9 +4/28 +4/30 +4/31 -1/2 -1/4 -1/6 -1/8 -3/22 -3/24 -4/29"
    told = said(moving([-5, -2, 6], [0] * 3, ["+4/28", None, None], played, 1), 0, "move:0", "move:1")
    assert "second" not in told
    assert "points" not in told


def test_not_being_first_is_no_reason_where_third_place_scores_as_little() -> None:
    played = "+1/1 +1/3 +1/5 +1/7 +1/9 +1/11 +2/12 +4/28 +4/30 +4/31 -1/2 -1/4 -1/6 -1/8 -1/10"
    told = said(moving([2, 5, 4], [0] * 3, ["+4/28", None, None], played, 1), 0, "move:1", "move:0")
    assert "not-first" not in told


def test_a_rival_is_not_kept_from_scoring_a_negative_number() -> None:
    played = "+1/1 +1/3 +1/5 +4/28 +4/30 +4/31 -1/2 -1/4 -2/13 -3/22 -3/24 -4/29"
    hands = [["+2/12"], ["+2/14"], ["+2/16"]]
    game = moving([6, -3, -6], [0] * 3, ["+4/28", None, None], played, 1, trick=4, hands=hands)
    assert "keeps-out" not in said(game, 0, "move:2", "move:0")


def test_points_are_not_kept_from_a_rival_who_wins_without_them() -> None:
    """WF-110: with three points less the rival has the second-highest total instead of the highest."""
    played = "+1/3 +2/16 +3/21 +3/23 +4/28 +4/31 -1/10 -1/2 -1/6 -2/17 -2/19 -3/24 -3/26 -4/29"
    start = {
        "round": 1,
        "trick": 5,
        "pawns": [-2, -3, 6],
        "hands": [[], [], []],
        "totals": [0, 0, 0],
        "played": played.split(),
        "pending": {"kind": "move", "face_up": ["-1/10", None, None]},
    }
    game = new_game("whyfirst(mode=tactical,players=2)", start=start, seed=1)
    looked = features.Looked(game, 0)
    better, worse = looked.features("move:0"), looked.features("move:1")
    assert better.points(1) == worse.points(1) - 3
    assert better.wins(1) > worse.wins(1)
    assert "costs" not in said(game, 0, "move:0", "move:1")


def test_who_leads_does_not_send_others_ahead_to_score() -> None:
    """WF-110: the seat has the highest total, clearly, and late in the game."""
    assert "sends-ahead" not in said(opening(), 2, "move:0", "move:1")


def test_who_leads_is_not_kept_from_second_place_that_scores_nothing() -> None:
    """WF-103: the start counts as 0."""
    start = {
        "round": 3,
        "trick": 2,
        "pawns": [0, 8, -3],
        "hands": [["+2/14", "+3/25", "+3/27"], ["-2/13", "-2/15", "-2/17"], []],
        "totals": [1, 0, -5],
        "played": ["+3/21", "+3/23", "+4/28", "+4/31", "-1/2", "-3/24"],
        "last_round": [-8, 7, -5],
        "pending": {"kind": "move", "face_up": ["+3/23", "-1/2", "+3/21"]},
    }
    game = new_game("whyfirst(mode=tactical,players=2)", start=start, seed=1)
    assert "leads" not in said(game, 0, "move:leo", "move:1")


def test_the_order_of_moving_is_no_reason_where_nothing_depends_on_it() -> None:
    for better, worse in (("+1/3", "+1/11"), ("+1/11", "+1/3")):
        assert not {"later", "earlier"} & set(said(twins(), 0, better, worse))


def test_a_difference_that_chance_may_have_made_is_none() -> None:
    looked = features.Looked(twins(), 0)
    one, other = looked.features("+1/3"), looked.features("+1/11")
    one.stands, other.stands = ([_stand(total) for total in totals] for totals in ([0, 3, 0, 5], [4, 0, 1, 0]))
    assert one.mean(lambda stand: stand.totals[0]) > other.mean(lambda stand: stand.totals[0])
    assert one.exceeds(other, lambda stand: stand.totals[0]) == 0
    one.stands, other.stands = ([_stand(total) for total in totals] for totals in ([4, 3, 4, 5], [1, 0, 1, 2]))
    assert one.exceeds(other, lambda stand: stand.totals[0]) == 3


def _stand(total: int) -> features.Stand:
    return features.Stand([0, 0, 0], 0, None, [total, 0, 0], 0)


def test_with_one_total_for_all_everybody_wins_and_nobody_has_the_second_highest() -> None:
    """WF-111."""
    assert _stand(0).wins(0)
    assert not _stand(0).has_second_total(0)
    assert _stand(5).has_second_total(1)


def test_too_many_points_are_told_for_both_actions() -> None:
    told = said(last_cards(), 0, "+2@1", "-3@1")["most"]
    assert set(told) == {"percent", "other"}


def test_hands_of_others_are_not_looked_at() -> None:
    """Other hands with the same cards in sight: the reasons are the same."""
    played = "+1 +1 +2 +3 +3 +5 +6 -2 -2"
    more = {"round": 4, "last_round": [4, 1, -1]}
    table = "whyfirst(players=3,deck=printed-34)"
    told = [
        why_better(choosing([10, 5, 2], [4, 4, 0], ["+2 -4", *hands], played, table, **more), 0, "-4@2", "-4@1")
        for hands in (("+1 -1", "+2 +4"), ("+4 +4", "-1 -3"))
    ]
    assert told[0] == told[1]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("theme", THEMES)
def test_every_theme_has_a_name_and_a_nudge(theme: str, language: str) -> None:
    assert has(f"whyfirst-theme-{theme}", language)
    assert say(nudge_for("whyfirst", theme), language)[-1] in ".?"
