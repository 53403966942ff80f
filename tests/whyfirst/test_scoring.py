"""WF-108, WF-109, WF-110, WF-111: only second place scores, and only the second-highest total wins."""

from __future__ import annotations

import pytest

from .helpers import finish_round, last_choices, only, result, seen

#: Spaces at the end of a round, and what they score: the figures of the rules.
ROUNDS = [
    ([8, 6, 3], [0, 6, 0]),
    ([5, -2, -2, -2], [0, -2, -2, -2]),
    ([4, 0, -3], [0, 0, 0]),
    ([4, 4, 1], [0, 0, 1]),
    ([3, 3, 3], [0, 0, 0]),
]
#: Totals at the end, and who wins.
FINALS = [
    ([12, 7, 3], [1]),
    ([12, 7, 7], [1, 2]),
    ([10, 10, 5], [2]),
    ([0, 0, 0], [0, 1, 2]),
]


@pytest.mark.parametrize(("pawns", "score"), ROUNDS)
def test_wf_108_wf_109_second_place_scores(pawns: list[int], score: list[int]) -> None:
    game = last_choices(pawns)
    events = finish_round(game)
    assert game.facts()["totals"] == score
    second = sorted(set(pawns))[-2:-1]
    scorers = [seat for seat, space in enumerate(pawns) if [space] == second]
    assert [event["seat"] for event in only(events, "scored")] == scorers
    assert {event["points"] for event in only(events, "scored")} == ({score[scorers[0]]} if scorers else set())


def test_wf_108_negative_points_are_taken_off() -> None:
    game = last_choices([5, -2, -2, -2], round=3, totals=[4, 9, 0, -1])
    finish_round(game)
    assert game.facts()["totals"] == [4, 7, -2, -3]


@pytest.mark.parametrize(
    ("pawns", "why", "second", "words"),
    [
        ([8, 6, 3], "second", 6, "Round 1 is over. First is on 8 and scores nothing; second place is 6."),
        (
            [4, 4, 1],
            "below-a-tie",
            1,
            "Round 1 is over. Several are first, on 4; the next lower space is second: 1.",
        ),
        (
            [3, 3, 3],
            "all-level",
            None,
            "Round 1 is over. All pawns share a space, so nobody is second and nobody scores.",
        ),
    ],
)
def test_wf_109_the_score_explains_itself(pawns: list[int], why: str, second: int | None, words: str) -> None:
    game = last_choices(pawns)
    events = finish_round(game)
    (told,) = only(events, "round-over")
    assert (told["why"], told["first"], told["second"]) == (why, max(pawns), second)
    assert words in [str(event.message()) for event in events]
    shown = seen(game, None).last_round
    assert shown is not None
    assert (shown.round, shown.pawns, shown.why, shown.second) == (1, pawns, why, second)
    assert shown.scores == game.facts()["totals"]


@pytest.mark.parametrize(("totals", "winners"), FINALS)
def test_wf_110_wf_111_the_second_highest_total_wins(totals: list[int], winners: list[int]) -> None:
    game = last_choices([0, 0, 0], round=5, totals=totals)
    finish_round(game)
    assert result(game) == {
        "places": [1 if seat in winners else None for seat in range(3)],
        "winners": winners,
        "totals": totals,
    }
    assert game.to_act == ()
    assert game.facts()["to_act"] == []


def test_wf_110_not_before_five_rounds() -> None:
    game = last_choices([0, 0, 0], round=4, totals=[12, 7, 3])
    finish_round(game)
    assert game.outcome is None
    assert game.facts()["round"] == 5


def test_wf_110_the_last_round_counts() -> None:
    game = last_choices([8, 6, 3], round=5, totals=[12, 7, 3])
    finish_round(game)
    assert result(game) == {"places": [1, None, None], "winners": [0], "totals": [12, 13, 3]}


@pytest.mark.parametrize(
    ("totals", "why", "words"),
    [
        ([12, 7, 3], "second", "The game is over. The highest total is 12; the second-highest, 7, wins."),
        (
            [10, 10, 5],
            "below-a-tie",
            "The game is over. Several share the highest total, 10; the next lower one, 5, is second and wins.",
        ),
        (
            [4, 4, 4],
            "all-level",
            "The game is over. All totals are 4: there is no second, so everybody wins.",
        ),
    ],
)
def test_wf_111_the_end_explains_itself(totals: list[int], why: str, words: str) -> None:
    game = last_choices([0, 0, 0], round=5, totals=totals)
    events = finish_round(game)
    assert words in [str(event.message()) for event in events]
    ending = seen(game, 0).ending
    assert ending is not None
    assert ending.why == why
    assert game.outcome is not None
    winners = game.outcome.winners
    assert [event["seat"] for event in only(events, "final") if event["won"]] == winners
    assert [event["total"] for event in only(events, "final")] == totals
    assert ending.winning == totals[winners[0]]
