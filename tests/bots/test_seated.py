"""``Game.bot``: a player for a seat that decides, reports and plays."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import festina
from festina import BadBot, Decision, Game, IllegalMove, new_game
from festina.bots import seated
from festina.bots.searching import warm_up_search

from .helpers import first_to_act, heard, program

RACE = "hare(players=3,until=winner)"


def test_it_decides_and_plays() -> None:
    game = new_game(RACE, seed=3)
    player = game.bot("strategist:0", seat=0)
    assert (player.spec, player.seat) == ("strategist:0", 0)
    decision = player.decide()
    assert isinstance(decision, Decision)
    assert decision.action in game.legal()
    assert game.to_act == (0,), "thinking changes nothing"
    happened = player.play()
    assert game.steps[0].text == decision.action
    assert happened == game.events()


def test_bots_play_a_whole_game() -> None:
    game = new_game("whyfirst(players=3)", seed=3)
    players = [game.bot(spec, seat) for seat, spec in enumerate(("strategist", "eager", "random"))]
    while game.to_act:
        players[first_to_act(game)].play()
    assert game.outcome is not None


def test_without_a_seat_it_plays_for_the_only_one_to_act() -> None:
    game = new_game(RACE, seed=3)
    game.play(">5")
    assert game.bot("random").seat == 1
    with pytest.raises(IllegalMove):
        new_game("whyfirst", seed=3).bot("random")


@pytest.mark.parametrize("seat", [1, 2])
def test_it_is_refused_when_another_is_to_act(seat: int) -> None:
    game = new_game(RACE, seed=3)
    player = game.bot("random", seat=seat)
    with pytest.raises(IllegalMove, match=f"It is not for seat {seat} to act now"):
        player.decide()
    with pytest.raises(IllegalMove):
        player.play()


@pytest.mark.parametrize("spec", ["genius", "eager", "search:ms=0", "level:11", "nowhere.py"])
def test_a_bad_spec_is_refused_at_once(spec: str) -> None:
    with pytest.raises(BadBot):
        new_game(RACE, seed=3).bot(spec, seat=0)


def _decisions(game: Game, seed: int | None = None, count: int = 12) -> list[str]:
    player = game.bot("random", seat=0, seed=seed)
    return [player.decide().action for _ in range(count)]


def test_an_equal_game_has_equal_bots() -> None:
    first, second = new_game(RACE, seed=3), new_game(RACE, seed=3)
    assert _decisions(first) == _decisions(second)
    assert _decisions(first) != _decisions(new_game(RACE, seed=4))
    assert _decisions(first, seed=8) == _decisions(new_game(RACE, seed=4), seed=8)


def test_a_bot_that_sits_down_later_has_another_stream() -> None:
    game = new_game(RACE, seed=3)
    before = seated.bots_seed(game)
    game.play(">5")
    assert seated.bots_seed(game) != before
    assert game.seed not in (before, seated.bots_seed(game))


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst"])
@pytest.mark.xdist_group("search")
def test_a_search_reports_on_every_action(ruleset: str) -> None:
    game = new_game(ruleset, seed=3)
    warm_up_search(game.definition, wait=True)
    with game.bot("search:sims=100", seat=0) as player:
        decision = player.decide()
    assert decision.simulations == 100
    assert sorted(report.action for report in decision.report) == sorted(game.legal(0))


def test_without_a_spec_it_searches(cold: None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(seated, "_READY_SECONDS", 0.1)
    game = new_game(RACE, seed=3)
    player = game.bot(seat=0)
    assert player.spec == "search"
    assert [note.key for note in player.decide().notes] == ["bot-warming-up"]


def test_a_program_is_told_the_end_and_let_go(tmp_path: Path) -> None:
    game = new_game("whyfirst(players=2)", seed=3)
    with game.bot(program(tmp_path), seat=0) as first, game.bot("random", seat=1) as second:
        while game.to_act:
            (first, second)[first_to_act(game)].play()
    assert game.outcome is not None
    last = heard(tmp_path)[-1]
    assert (last["type"], last["outcome"]) == ("game_over", game.outcome.as_dict())


def test_a_game_from_a_record_has_bots_too() -> None:
    game = new_game(RACE, seed=3)
    game.play(">5")
    loaded = festina.load_game(game.record())
    assert loaded.bot("strategist:0").play() == game.bot("strategist:0").play()


def test_nothing_has_to_be_imported_for_it() -> None:
    text = "import festina; print(festina.new_game('hare', seed=1).bot('plodder').decide().action)"
    done = subprocess.run([sys.executable, "-c", text], capture_output=True, text=True, check=True, timeout=120)
    assert done.stdout == ">1\n"
