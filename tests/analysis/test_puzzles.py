"""The puzzles that are shipped, and the puzzle of the day."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta

import pytest

from festina import FestinaError, new_game
from festina.analysis.guides import find_guide
from festina.analysis.puzzles import (
    Puzzle,
    find,
    games,
    index,
    load,
    of_the_day,
    puzzle_id,
    sheet,
    stars_of,
)
from festina.analysis.puzzles_mine import MARGIN, warm_up
from festina.bots.kits import kit_of
from festina.locales import languages, say
from festina.registry import definition_named, definitions, table_for

LEAST = {"hare": 300, "whyfirst": 100}


@pytest.mark.parametrize("game", LEAST)
def test_there_are_enough_of_every_difficulty_and_of_many_themes(game: str) -> None:
    puzzles = load(game)
    assert len(puzzles) >= LEAST[game]
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert set(Counter(puzzle.stars for puzzle in puzzles)) == {1, 2, 3, 4, 5}
    guide = find_guide(definition_named(game))
    assert guide is not None
    themes = {puzzle.theme for puzzle in puzzles}
    assert themes <= set(guide.themes)
    assert len(themes) >= 5


def test_they_come_from_all_editions_numbers_of_seats_hares_and_teams() -> None:
    options = [table_for(puzzle.ruleset, {})[1].options for puzzle in load("hare")]
    for option in definition_named("hare").options:
        if option.name in ("edition", "players", "hare"):
            assert {chosen[option.name] for chosen in options} == set(option.values), option.name
    assert {chosen["teams"] for chosen in options} == {"0", "2", "3"}


@pytest.mark.parametrize("game", LEAST)
def test_every_position_is_valid_and_every_action_legal(game: str) -> None:
    for puzzle in load(game):
        position = new_game(puzzle.ruleset, start=puzzle.start, seed=1)
        assert position.ruleset == puzzle.ruleset, puzzle.id
        assert puzzle.seat in position.to_act, puzzle.id
        assert sorted(position.legal(puzzle.seat)) == sorted(each.action for each in puzzle.shares), puzzle.id
        assert puzzle.id == puzzle_id(game, puzzle.ruleset, puzzle.start, puzzle.seat)


@pytest.mark.parametrize("game", LEAST)
def test_the_best_action_stands_out_in_every_one(game: str) -> None:
    for puzzle in load(game):
        best, *others = puzzle.shares
        assert best.action == puzzle.best
        assert all(best.low > other.high for other in others), puzzle.id
        assert all(best.share - other.share >= MARGIN - 1e-9 for other in others), puzzle.id
        assert len(others) >= 2


@pytest.mark.parametrize("game", LEAST)
def test_every_one_is_explained_in_every_language(game: str) -> None:
    for puzzle in load(game):
        assert 1 <= len(puzzle.reasons) <= 3
        assert puzzle.nudge is not None
        for language in languages():
            for message in (*puzzle.reasons, puzzle.nudge):
                assert say(message, language)[-1] in ".?"


@pytest.mark.xdist_group("compiler")
@pytest.mark.parametrize("game", LEAST)
def test_the_champion_still_finds_them(game: str) -> None:
    """A sample: a search as long as a person would wait for finds the best action, or one nearly as good."""
    warm_up(game)
    sample = load(game)[:: len(load(game)) // 12]
    losses = [_loss(puzzle) for puzzle in sample]
    assert sum(loss > 0 for loss in losses) <= 1


def _loss(puzzle: Puzzle) -> float:
    report = puzzle.position().bot("champion:sims=6000", puzzle.seat, seed=5).decide().report
    chosen = max(report, key=lambda each: each.win_share if each.visits > 20 else 0.0).action
    loss = puzzle.loss(chosen)
    assert loss is not None
    return loss


def test_the_puzzle_of_the_day_depends_on_the_day_alone_and_all_have_their_turn() -> None:
    for game in games():
        days = [date(2026, 1, 1) + timedelta(days=number) for number in range(len(load(game)))]
        assert {of_the_day(game, day).id for day in days} == {puzzle.id for puzzle in load(game)}
        assert of_the_day(game, days[3]) is of_the_day(game, days[3])
        assert of_the_day(game, date(2025, 3, 1)).game == game


def test_a_game_without_puzzles_says_so() -> None:
    with pytest.raises(FestinaError, match="puzzle"):
        find("hare-00000000")
    assert set(games()) <= set(definitions())


def test_a_sheet_holds_all_that_is_needed_to_solve_it() -> None:
    puzzle = load("hare")[0]
    shown = sheet(puzzle)
    assert shown.view.seat == puzzle.seat
    assert shown.setting.game == "hare"
    assert all(seat.carrots is not None for seat in shown.view.seats), "everybody's carrots are known"
    assert [line.id for line in index(["hare"])] == [each.id for each in load("hare")]


def test_stars_follow_levels() -> None:
    levels = range(1, len(kit_of(definition_named("hare")).levels) + 1)
    assert [stars_of(level) for level in levels] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 5]
