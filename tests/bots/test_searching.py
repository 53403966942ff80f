"""The search bot: reproducible, within its budget, with a report on every action; a substitute until it is warm."""

from __future__ import annotations

import time
from math import isclose

import pytest

from festina import Decision, Game, new_game
from festina.bots.searching import warm_up_search
from festina.registry import definitions
from tests.contract.rulesets import rulesets

from .helpers import RACES, ask, bot_at, first_to_act, moments, play_out, seats_to_act

pytestmark = pytest.mark.xdist_group("search")
RACE, CARDS = "hare(players=3)", "whyfirst"


@pytest.fixture(scope="module")
def warm() -> None:
    """The compiled searches are there: from the cache in seconds, or compiled in a minute or two."""
    for definition in definitions().values():
        warm_up_search(definition, wait=True)


def _middle(ruleset: str) -> Game:
    """A position in the middle of a game, with something to decide."""
    for game in moments(ruleset, 9):
        if len(game.legal(first_to_act(game))) > 3:
            return game
    raise AssertionError("every decision is forced")


def _search(game: Game, spec: str, seed: int = 5) -> Decision:
    return ask(bot_at(game, spec, first_to_act(game), seed), game)


@pytest.mark.usefixtures("warm")
class TestWarm:
    @pytest.mark.parametrize("ruleset", [RACE, CARDS])
    @pytest.mark.parametrize("threads", [1, 2])
    def test_the_same_seed_and_budget_give_the_same_thoughts(self, ruleset: str, threads: int) -> None:
        game = _middle(ruleset)
        spec = f"search:sims=300,threads={threads}"
        decision = _search(game, spec)
        assert decision == _search(game, spec)
        assert decision.simulations == 300
        assert decision.report != _search(game, spec, seed=6).report
        assert decision.report != _search(game, spec + ",seed=9").report

    @pytest.mark.parametrize("ruleset", [RACE, CARDS])
    @pytest.mark.parametrize("spec", ["search:sims=100000000,threads=64", "search:ms=600000", "level:10"])
    def test_in_a_hurry_it_answers_with_what_it_has_found(self, ruleset: str, spec: str) -> None:
        game = _middle(ruleset)
        bot = bot_at(game, spec, first_to_act(game))
        bot.hurry(0.2)
        began = time.perf_counter()
        decision = ask(bot, game)
        assert time.perf_counter() - began < 20
        assert decision.simulations > 0
        assert decision.action in game.legal(first_to_act(game))

    @pytest.mark.parametrize("ruleset", [RACE, CARDS])
    def test_a_bot_goes_through_its_stream_from_decision_to_decision(self, ruleset: str) -> None:
        game = _middle(ruleset)
        first, second = (bot_at(game, "search:sims=200", first_to_act(game)) for _ in range(2))
        thoughts = [ask(first, game) for _ in range(3)]
        assert thoughts == [ask(second, game) for _ in range(3)]
        assert thoughts[0].report != thoughts[1].report

    @pytest.mark.parametrize("ruleset", [*RACES, *rulesets("whyfirst")])
    def test_every_legal_action_is_reported(self, ruleset: str) -> None:
        for game in moments(ruleset, 3):
            seat = seats_to_act(game)[0]
            legal = game.legal(seat)
            decision = ask(bot_at(game, "search:sims=200", seat), game)
            assert decision.action in legal
            if len(legal) == 1:
                assert decision == Decision(legal[0])
                continue
            assert sorted(report.action for report in decision.report) == sorted(legal)
            assert sum(report.visits for report in decision.report) <= 200
            assert isclose(sum(report.probability for report in decision.report), 1.0, abs_tol=1e-3)
            for report in decision.report:
                assert report.visits >= 0
                assert -1e-6 <= report.win_share <= 1 + 1e-6
                assert report.error >= 0
                assert report.visits == 0 or 1 - 1e-6 <= report.place <= game.players + 1 + 1e-6

    def test_the_error_shrinks_with_more_simulations(self) -> None:
        game = _middle(RACE)
        few, many = (_search(game, f"search:sims={sims}") for sims in (100, 3000))
        best = max(many.report, key=lambda report: report.visits)
        before = next(report for report in few.report if report.action == best.action)
        assert best.visits > before.visits
        assert best.error < before.error or before.error == 0

    def test_in_a_race_the_most_visited_action_is_played(self) -> None:
        decision = _search(_middle(RACE), "search:sims=400")
        assert decision.action == max(decision.report, key=lambda report: report.visits).action

    def test_hidden_choices_are_drawn_from_a_mixture(self) -> None:
        game = _middle(CARDS)
        chosen = {_search(game, "search:sims=300", seed).action for seed in range(12)}
        assert len(chosen) > 1

    @pytest.mark.parametrize("ruleset", [RACE, CARDS])
    def test_a_budget_of_time_is_kept(self, ruleset: str) -> None:
        game = _middle(ruleset)
        bot = bot_at(game, "search:ms=150", first_to_act(game))
        ask(bot, game)
        began = time.perf_counter()
        decision = ask(bot, game)
        assert 0.1 < time.perf_counter() - began < 5
        assert decision.simulations > 10

    def test_it_goes_home_when_that_wins(self) -> None:
        start = {"turn": 0, "carrots": [15, 65, 65], "lettuces": [0, 3, 3], "pawns": [{"space": 60}, {}, {}]}
        game = new_game("hare(players=3)", start=start)
        decision = _search(game, "search:sims=300")
        assert decision.action == ">64"
        assert next(report for report in decision.report if report.action == ">64").win_share == pytest.approx(1.0)

    @pytest.mark.parametrize("goal", ["wins", "places"])
    def test_both_goals_play(self, goal: str) -> None:
        game = _middle(RACE)
        decision = _search(game, f"search:sims=100,goal={goal}")
        assert decision.action in game.legal(first_to_act(game))

    def test_thinking_changes_nothing_at_the_table(self) -> None:
        game = _middle(RACE)
        before = (game.facts(), game.record())
        _search(game, "search:sims=100")
        assert (game.facts(), game.record()) == before

    @pytest.mark.parametrize("ruleset", [RACE, CARDS])
    def test_it_cannot_know_what_chance_will_bring(self, ruleset: str) -> None:
        """The same position before two dealers with other cards in store."""
        middle = _middle(ruleset)
        games = [new_game(ruleset, start=middle.facts(), seed=seed) for seed in (1, 2)]
        assert _search(games[0], "search:sims=200") == _search(games[1], "search:sims=200")

    def test_it_plays_whole_games(self) -> None:
        for ruleset in ("hare(players=3,until=winner)", "whyfirst(players=3)"):
            game = new_game(ruleset, seed=3)
            specs = ("search:sims=60", "random", "random")
            assert play_out(game, [bot_at(game, spec, seat) for seat, spec in enumerate(specs)]) == []
            assert game.is_over


@pytest.mark.parametrize("ruleset", [RACE, CARDS])
def test_until_it_is_warm_a_strategist_answers_and_says_so(ruleset: str, cold: None) -> None:
    game = _middle(ruleset)
    decision = _search(game, "search:sims=300")
    assert decision.action in game.legal(first_to_act(game))
    assert [note.key for note in decision.notes] == ["bot-warming-up"]
    assert decision.report == ()
    quick = bot_at(game, "strategist:0", first_to_act(game))
    assert decision.action == ask(quick, game).action


def test_what_is_forced_needs_no_thought(cold: None) -> None:
    game = new_game(RACE, start={"turn": 0, "pawns": [{"space": 10, "face": "eat"}, {}, {}]})
    assert _search(game, "search:ms=60000") == Decision("eat")
