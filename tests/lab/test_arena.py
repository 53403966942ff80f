"""The arena: the same result for any number of workers, honest counting, and nothing played is lost."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from festina import BadRuleset, FestinaError, new_game
from festina.bots import BadBot
from festina.lab.arena import ArenaResult, Watcher, journal_of, run_arena
from festina.lab.places import result_of

QUICK = "whyfirst(players=2)"


def figures(result: ArenaResult) -> dict[str, Any]:
    """Everything that must not depend on the machine."""
    plain = result.as_dict()
    del plain["timing"], plain["settings"]["workers"]
    return plain


def test_workers_do_not_change_anything() -> None:
    one, two = (run_arena(QUICK, ["eager", "random"], 10, workers, seed=4) for workers in (1, 2))
    assert figures(one) == figures(two)
    assert [(game.bots, game.places, game.decisions) for game in one.played] == [
        (game.bots, game.places, game.decisions) for game in two.played
    ]
    other = run_arena(QUICK, ["eager", "random"], 10, 1, seed=5)
    assert [game.shares for game in one.played] != [game.shares for game in other.played]


@pytest.mark.xdist_group("search")
@pytest.mark.parametrize("ruleset", ["hare(players=3,until=winner)", "whyfirst(players=3)"])
def test_workers_do_not_change_what_a_search_thinks(ruleset: str) -> None:
    bots = ["search:sims=20", "search:sims=20,seed=7", "strategist"]
    one, two = (run_arena(ruleset, bots, 6, workers, seed=4) for workers in (1, 2))
    assert figures(one) == figures(two)
    assert [(game.bots, game.places, game.decisions) for game in one.played] == [
        (game.bots, game.places, game.decisions) for game in two.played
    ]
    assert next(one.incidents, None) is None


def test_paired_games_have_the_same_chance() -> None:
    result = run_arena(QUICK, ["eager", "modest"], 6, 1)
    for there, back in zip(result.played[::2], result.played[1::2], strict=True):
        assert there.seed == back.seed
        assert there.bots == back.bots[::-1]


def test_a_stronger_bot_is_measured_as_stronger() -> None:
    result = run_arena("hare(until=winner)", ["strategist", "random", "random", "random"], 8, 1)
    strong, weak = result.standings
    assert (strong.spec, strong.games, weak.games, weak.seats) == ("strategist", 8, 8, 24)
    assert strong.win_share > 0.8
    assert strong.low > 0.25 > weak.high
    assert strong.rating > weak.rating
    assert strong.mean_place < weak.mean_place
    assert result.finished
    assert result.cut == 0
    assert result.balanced_from is None


def test_equal_specs_are_one_bot() -> None:
    result = run_arena(QUICK, ["strategist:noise=5", "strategist:5"], 2, 1)
    assert [bot.spec for bot in result.standings] == ["strategist:noise=5"]
    assert result.standings[0].win_share == result.equal_share


def test_ht_853_a_game_cut_at_the_limit_has_no_winner_unless_somebody_is_home() -> None:
    result = run_arena("hare", ["random"], 6, 1, limit=5)
    assert result.cut == 6
    assert {game.decisions for game in result.played} == {5}
    assert {game.places for game in result.played} == {(2.5, 2.5, 2.5, 2.5)}
    assert result.standings[0].win_share == result.equal_share == 0.0


def home(seat: int, place: int) -> dict[str, Any]:
    return {"seat": seat, "space": 64, "place": place}


def on(seat: int, space: int) -> dict[str, Any]:
    return {"seat": seat, "space": space}


def test_ht_853_places_so_far() -> None:
    start = {
        "turn": 1,
        "pawns": [on(0, 61), on(1, 62), home(2, 2), home(3, 1), on(4, 12)],
        "lettuces": [0, 0, 0, 0, 3],
        "carrots": [5, 5, 5, 5, 5],
        "finished": [3, 2],
    }
    places, shares = result_of(new_game("hare(players=5)", start=start))
    assert places == [4, 4, 2, 1, 4]
    assert shares == [0, 0, 0, 1, 0]


def test_ht_1002_a_team_wins_together() -> None:
    start = {
        "turn": 2,
        "pawns": [home(0, 2), home(1, 1), on(2, 63), on(3, 12)],
        "lettuces": [0, 0, 0, 3],
        "carrots": [5, 5, 5, 5],
        "finished": [1, 0],
    }
    game = new_game("hare(players=4,teams=2)", start=start)
    game.play(">64")
    assert game.is_over
    assert result_of(game) == ([1.5, 3.5, 1.5, 3.5], [0.5, 0, 0.5, 0])


def test_ht_853_a_race_of_teams_that_is_cut_is_nobodys() -> None:
    [game] = run_arena("hare(players=4,teams=2)", ["random"], 1, 1, limit=5).played
    assert game.cut
    assert game.places == (2.5, 2.5, 2.5, 2.5)
    assert game.shares == (0, 0, 0, 0)


# ---- what bots do wrong


def test_a_program_that_fails_loses_its_moves_not_the_arena(tmp_path: Path) -> None:
    bad = tmp_path / "bad.py"
    bad.write_text("import sys\nsys.exit('no idea')\n")
    result = run_arena(QUICK, [str(bad), "random"], 2, 1)
    failing, fine = result.standings
    assert (failing.incidents, fine.incidents) == (40, 0)
    report = result.report()
    assert report.incident_count == 40
    first = report.incidents[0]
    assert {"game", "seat", "spec", "problem", "played"} == first.as_dict().keys()
    assert first.spec == str(bad)
    assert "no idea" in first.problem
    assert all(not game.cut for game in result.played)


def test_whoever_takes_too_long_loses_the_move() -> None:
    result = run_arena(QUICK, ["eager"], 1, 1, move_seconds=1e-9)
    assert result.standings[0].incidents == result.played[0].decisions
    assert "It took" in next(result.incidents).problem


# ---- early stop


def test_the_sequential_test_stops_early_at_the_same_game_for_any_number_of_workers() -> None:
    one, two = (run_arena(QUICK, ["strategist", "random"], 400, workers, sprt="50%:75%") for workers in (1, 2))
    assert one.sprt is not None
    assert one.sprt.verdict in ("high", "low")
    assert 4 < len(one.played) < 400
    assert one.finished
    assert figures(one) == figures(two)


def test_the_question_stays_open_without_enough_games() -> None:
    result = run_arena(QUICK, ["strategist", "random"], 3, 1, sprt="0:5")
    assert result.sprt is not None
    assert result.sprt.verdict is None
    assert result.sprt.report().rounds == 1, "the third game is half a pair"


# ---- interrupted and resumed


class Impatient(Watcher):
    """Presses Ctrl-C after some games."""

    def __init__(self, games: int) -> None:
        self._games = games

    def played(self, done: int, shares: Sequence[float]) -> None:
        if done >= self._games:
            raise KeyboardInterrupt


def test_what_was_played_before_an_interrupt_is_kept_and_resumed(tmp_path: Path) -> None:
    out = tmp_path / "result.json"
    bots = ["eager", "random"]
    broken = run_arena(QUICK, bots, 8, 1, out=out, watcher=Impatient(3))
    assert not broken.finished
    assert len(broken.played) == 3
    assert len(journal_of(out).read_text().splitlines()) == 4
    with journal_of(out).open("a") as journal:
        journal.write('{"game": 3, "de')  # the machine went down in the middle of a line
    with pytest.raises(FestinaError, match=r"3 games.*--resume"):
        run_arena(QUICK, bots, 8, 1, out=out)
    with pytest.raises(FestinaError, match=r"3 games are kept"):
        run_arena(QUICK, bots, 2, 1, out=out, resume=True)
    resumed = run_arena(QUICK, bots, 8, 1, out=out, resume=True)
    assert figures(resumed) == figures(run_arena(QUICK, bots, 8, 1))
    assert not journal_of(out).exists()


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        ({"seed": 9}, "seed was 1, now it is 9"),
        ({"limit": 90}, "limit"),
        ({"move_seconds": 3.0}, "move_seconds"),
        ({"specs": ["eager", "modest"]}, "bots was eager, random"),
        ({"ruleset": "whyfirst"}, "ruleset"),
    ],
)
def test_another_arena_is_not_resumed(tmp_path: Path, changed: dict[str, Any], word: str) -> None:
    out = tmp_path / "result.csv"
    given: dict[str, Any] = {"ruleset": QUICK, "specs": ["eager", "random"], "games": 4, "workers": 1, "out": out}
    run_arena(**given, watcher=Impatient(1))
    with pytest.raises(FestinaError, match=word):
        run_arena(**{**given, **changed}, resume=True)
    more = run_arena(**{**given, "games": 6}, resume=True)
    assert len(more.played) == 6, "more games than at first are no other arena"


def test_a_journal_that_is_none(tmp_path: Path) -> None:
    journal_of(tmp_path / "a.json").write_text("shopping list\n")
    with pytest.raises(FestinaError, match="no journal"):
        run_arena(QUICK, ["random"], 1, 1, out=tmp_path / "a.json", resume=True)


def test_an_interrupt_before_the_first_game_leaves_nothing(tmp_path: Path) -> None:
    result = run_arena(QUICK, ["random"], 2, 1, out=tmp_path / "a.json", watcher=Impatient(0))
    assert result.played == []
    assert list(tmp_path.iterdir()) == []


# ---- what is refused


@pytest.mark.parametrize(
    ("changed", "word"),
    [
        ({"games": 0}, "games"),
        ({"workers": 0}, "workers"),
        ({"seed": -1}, "seed"),
        ({"seed": 2**64}, "seed"),
        ({"limit": 0}, "limit"),
        ({"move_seconds": 0.0}, "move-seconds"),
        ({"move_seconds": float("nan")}, "move-seconds"),
        ({"specs": []}, "bots"),
        ({"specs": ["random"] * 33}, "32"),
        ({"sprt": "0:5", "specs": ["random"]}, "compares two bots"),
        ({"sprt": "0:5", "specs": ["random", "eager", "modest"]}, "compares two bots"),
        ({"sprt": "5:0"}, "no question"),
        ({"sprt": "0:5", "alpha": 0.7}, "alpha"),
        ({"resume": True}, "--out"),
        ({"out": "result.txt"}, "parquet"),
        ({"out": "result"}, "parquet"),
        ({"out": "no/such/folder/a.csv"}, "no folder"),
    ],
)
def test_bad_settings_are_refused_at_once(changed: dict[str, Any], word: str) -> None:
    given: dict[str, Any] = {"ruleset": QUICK, "specs": ["random", "eager"], "games": 2, "workers": 1}
    with pytest.raises(FestinaError, match=word):
        run_arena(**{**given, **changed})


def test_bots_and_rulesets_are_checked() -> None:
    with pytest.raises(BadBot, match="nobody"):
        run_arena(QUICK, ["nobody"], 2, 1)
    with pytest.raises(BadBot, match="dasher"):
        run_arena(QUICK, ["dasher"], 2, 1)
    with pytest.raises(BadRuleset):
        run_arena("chess", ["random"], 2, 1)
