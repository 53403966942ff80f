"""Reviews: for everybody, what a game brought is luck and skill, to the last bit; and the same game tells the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, groupby, pairwise, product
from math import hypot, sqrt
from statistics import fmean, pvariance

import pytest

from festina import FestinaError, Review, new_game
from festina.analysis.plan import KnownValue, ReviewPlan, ReviewPlanStep
from festina.analysis.planning import plan_review
from festina.analysis.reviewing import assemble, review_game, work_out
from festina.hare.editions import editions
from festina.kernel.game import Game
from festina.kernel.insight import INTERVAL
from festina.registry import definitions

from .games import played
from .races import raced

pytestmark = pytest.mark.usefixtures("compiled_insight")

SIMS = 24
#: The fewest that there can be: what has to hold holds for any number.
FEWEST = 16
#: Tables at which anything is done, by chance.
RANDOM_TABLES = (
    *(f"hare(edition={edition},players=3,until=winner)" for edition in editions()),
    "hare(players=2)",
    "whyfirst",
    "whyfirst(players=2)",
    "whyfirst(mode=tactical,players=3)",
)


def _tables() -> Iterator[str]:
    """Every edition with every number of seats, each with the next variant and end; all teams; both Why First?."""
    values = {option.name: option.values for option in definitions()["hare"].options}
    for number, (edition, players) in enumerate(product(values["edition"], values["players"])):
        hare = values["hare"][number % len(values["hare"])]
        first = values["first"][number // 3 % 2]
        until = "places" if players == "2" or number // 2 % 2 else "winner"
        yield f"hare(edition={edition},players={players},hare={hare},until={until},first={first})"
    yield from ("hare(players=4,teams=2)", "hare(players=6,teams=2)", "hare(players=6,teams=3)")
    yield "hare(players=2,number_pay=turn_start)"
    yield from (f"whyfirst(players={seats})" for seats in range(2, 7))
    yield from (f"whyfirst(mode=tactical,players={seats})" for seats in range(2, 5))
    yield "whyfirst(deck=printed-34)"


def held(review: Review, game: Game) -> None:
    """The identity: for every step, or the steps that take effect together, and over as much as is reviewed."""
    effects = {step.number: step.effect for step in plan_review(game, FEWEST).steps}
    for _, group in groupby(review.steps, key=lambda step: effects[step.number]):
        together = list(group)
        for entrant in range(review.entrants):
            change = together[-1].after[entrant] - together[0].before[entrant]
            assert sum((step.luck or step.skill or ())[entrant] for step in together) == pytest.approx(change, abs=1e-9)
        for step in together:
            assert (step.luck is None) == (step.actor is not None)
            assert (step.skill is None) == (step.actor is None)
            assert step is together[-1] or step.before == step.after
    for entrant, seat in enumerate(review.seats):
        luck = sum(step.luck[entrant] for step in review.steps if step.luck is not None)
        own = sum(s.skill[entrant] for s in review.steps if s.skill is not None and s.actor == entrant)
        others = sum(s.skill[entrant] for s in review.steps if s.skill is not None and s.actor != entrant)
        assert seat.final - seat.initial == pytest.approx(luck + own + others, abs=1e-9)
        assert (seat.luck, seat.own, seat.others) == pytest.approx((luck, own, others), abs=1e-9)
        assert seat.error == pytest.approx(sum(s.error or 0.0 for s in review.steps if s.actor == entrant), abs=1e-9)


@pytest.mark.parametrize("ruleset", RANDOM_TABLES)
def test_what_a_game_by_chance_brought_is_luck_and_skill_and_nothing_else(ruleset: str) -> None:
    check_whole(played(ruleset, seed=11), SIMS)


@pytest.mark.parametrize("ruleset", list(_tables()))
def test_what_a_game_of_bots_brought_is_luck_and_skill_and_nothing_else(ruleset: str) -> None:
    check_whole(raced(ruleset, seed=11), FEWEST)


def check_whole(game: Game, sims: int) -> None:
    """Review a game to its end: the identity holds, shares add up to one, and lead from step to step to the result."""
    review = review_game(game, sims)
    assert review.complete
    assert [(step.actor, step.text) for step in review.steps] == [(step.actor, step.text) for step in game.steps]
    held(review, game)
    for step in review.steps:
        assert sum(step.before) == pytest.approx(1.0)
        assert all(share >= 0.0 for share in step.before)
    for step, following in pairwise(review.steps):
        assert step.after == following.before
    assert game.outcome is not None
    assert [entrant for entrant, seat in enumerate(review.seats) if seat.final > 0] == sorted(game.outcome.winners)
    assert sum(seat.final for seat in review.seats) == pytest.approx(1.0)


def test_the_same_budget_and_seed_give_the_same_numbers() -> None:
    game = played("hare(players=3,until=winner)", seed=4)
    first, alone = review_game(game, SIMS), review_game(game, SIMS, threads=1)
    assert first == alone
    assert review_game(game, SIMS, seed=1) != first


def test_a_running_game_is_not_reviewed() -> None:
    with pytest.raises(FestinaError, match="over"):
        new_game("whyfirst", seed=1).review()


@pytest.mark.parametrize("sims", [0, 15, True, "100", 10_000_001])
def test_a_number_of_simulations_that_cannot_be_is_refused(sims: object) -> None:
    with pytest.raises(FestinaError, match="sims"):
        played("hare(players=2)", seed=1).review(sims=sims)  # type: ignore[arg-type]


def test_a_decision_loses_what_the_best_one_is_worth_more() -> None:
    review = review_game(played("hare(players=3,until=winner)", seed=4), 200)
    judged = [step for step in review.steps if step.actions]
    assert judged
    for step in judged:
        assert step.error is not None
        mine = next(action for action in step.actions if action.action == step.text)
        best = step.actions[0]
        assert step.error == pytest.approx(max(best.win_share - mine.win_share, 0.0), abs=1e-6)
        assert best.low <= best.win_share <= best.high
    assert {step.grade for step in judged} >= {"best", "blunder"}


@pytest.mark.parametrize("ruleset", ["hare(edition=ravensburger-1978,players=3,until=winner)", "whyfirst(players=2)"])
def test_chance_is_measured_against_all_that_could_have_come(ruleset: str) -> None:
    review = review_game(played(ruleset, seed=2), SIMS)
    drawn = [step for step in review.steps if step.outcomes]
    assert drawn
    for step in drawn:
        assert sum(outcome.probability for outcome in step.outcomes) == pytest.approx(1.0)
        for entrant, share in enumerate(step.before):
            mean = sum(outcome.probability * outcome.shares[entrant] for outcome in step.outcomes)
            assert share == pytest.approx(mean)
        assert step.after in [outcome.shares for outcome in step.outcomes]


@pytest.mark.parametrize("ruleset", RANDOM_TABLES)
def test_what_chance_could_have_brought_is_what_the_rules_say(ruleset: str) -> None:
    """The outcomes of a step and how likely each was, as the moment before it gives them; deals are not listed."""
    game = played(ruleset, seed=11)
    plan = plan_review(game, FEWEST)
    drawn = [step for step in plan.steps if step.outcomes]
    for step in drawn:
        odds = game.earlier(step.number).odds()
        assert {outcome.text: outcome.probability for outcome in step.outcomes} == pytest.approx(
            {text: float(odd) for text, odd in odds.items()}
        )
        assert step.text in odds
    listed = {step.number for step in drawn}
    for step in plan.steps:
        if step.actor is None and step.number not in listed:
            assert _needs_no_outcomes(plan, step) or game.definition.name == "whyfirst", step


def _needs_no_outcomes(plan: ReviewPlan, step: ReviewPlanStep) -> bool:
    """Whether nothing was left to chance that counts: the shares are known before it."""
    return isinstance(plan.values[step.before], KnownValue)


@pytest.mark.parametrize("ruleset", ["whyfirst(players=3)", "whyfirst(mode=tactical,players=2)"])
def test_where_choices_are_hidden_an_error_is_judged_against_the_mixture(ruleset: str) -> None:
    review = review_game(played(ruleset, seed=3), SIMS)
    judged = [step for step in review.steps if step.actions]
    lost = 0
    for step in judged:
        assert step.actor is not None
        assert sum(action.probability for action in step.actions) == pytest.approx(1.0)
        everybody = [
            sum(action.probability * action.shares[entrant] for action in step.actions)
            for entrant in range(review.entrants)
        ]
        mixture = everybody[step.actor] / sum(everybody)
        likeliest = step.actions[0]
        assert likeliest.probability == max(action.probability for action in step.actions)
        mine = next(action for action in step.actions if action.action == step.text)
        error = 0.0 if mine is likeliest else max(mixture - mine.win_share, 0.0)
        assert step.error == pytest.approx(error, abs=1e-9)
        lost += error > 0.0
    assert 0 < lost < len(judged)


def test_choices_in_secret_take_effect_together() -> None:
    review = review_game(played("whyfirst(players=3)", seed=3), SIMS)
    trick = [step for step in review.steps if step.actor is not None][:3]
    assert trick[0].before == trick[0].after == trick[1].after != trick[2].after
    for entrant in range(3):
        change = trick[2].after[entrant] - trick[0].before[entrant]
        assert sum(step.skill[entrant] for step in trick if step.skill is not None) == pytest.approx(change)


def test_what_is_there_is_kept_when_the_work_is_broken_off() -> None:
    game = raced("hare(players=2)", seed=4)
    whole = review_game(game, SIMS)
    told: list[int] = []
    cut = review_game(game, SIMS, threads=1, progress=lambda done, of: told.append(done), wanted=lambda: len(told) < 20)
    assert not cut.complete
    assert 0 < len(cut.steps) < len(whole.steps)
    assert cut.steps == whole.steps[: len(cut.steps)]
    held(cut, game)


@pytest.mark.parametrize("ruleset", ["hare(players=3)", "whyfirst", "whyfirst(mode=tactical,players=2)"])
def test_half_of_the_work_reviews_half_of_the_game(ruleset: str) -> None:
    game = raced(ruleset, seed=4)
    plan = plan_review(game, FEWEST)
    found = work_out(plan, game.definition, game.table, numbers=range(len(plan.jobs) // 2))
    cut = assemble(plan, game.definition, found)
    assert 0.35 < len(cut.steps) / len(plan.steps) < 0.65
    assert cut.steps == review_game(game, FEWEST).steps[: len(cut.steps)]
    assert all(outcome.shares for step in cut.steps for outcome in step.outcomes)
    held(cut, game)


def test_who_does_not_even_wait_for_the_plan_has_a_review_without_steps() -> None:
    cut = review_game(raced("whyfirst(players=2)", seed=4), SIMS, wanted=lambda: False)
    assert (cut.steps, cut.seats, cut.complete, cut.sims) == ((), (), False, SIMS)


@pytest.mark.parametrize("ruleset", ["hare(players=3,until=winner)", "whyfirst(players=3)", "whyfirst(players=2)"])
def test_figures_are_as_uncertain_as_they_say(ruleset: str) -> None:
    """Other random numbers give other figures, about as far apart as the doubt says, and rarely much farther."""
    game = raced(ruleset, seed=4)
    reviews = [review_game(game, 4 * FEWEST, seed=seed) for seed in range(16)]
    for kind in ("luck", "own", "others", "error"):
        found = [[getattr(seat, kind) for seat in review.seats] for review in reviews]
        said = [[getattr(seat.doubt, kind) for seat in review.seats] for review in reviews]
        off = sqrt(fmean(pvariance(seats) for seats in zip(*found, strict=True)))
        reach = sqrt(fmean(each * each for seats in said for each in seats))
        assert 0.5 < reach / (INTERVAL * off) < 4.0, (kind, off, reach)
    for kind in ("before", "after", "error"):
        steps = [[step for step in review.steps if kind != "error" or step.actions] for review in reviews]
        found = [[_first(getattr(step, kind)) for step in each] for each in steps]
        said = [[getattr(step.doubt, kind) for step in each] for each in steps]
        off = sqrt(fmean(pvariance(same) for same in zip(*found, strict=True)))
        reach = sqrt(fmean(each * each for each in chain.from_iterable(said)))
        assert 0.5 < reach / (INTERVAL * off) < 4.0, (kind, off, reach)


def _first(figure: float | tuple[float, ...]) -> float:
    """A figure, or the first entrant's of everybody's."""
    return figure[0] if isinstance(figure, tuple) else figure


@pytest.mark.parametrize("ruleset", ["hare(edition=ravensburger-1978,players=3,until=winner)", "whyfirst(players=2)"])
def test_every_share_says_how_far_off_it_may_be(ruleset: str) -> None:
    review = review_game(played(ruleset, seed=2), SIMS)
    for step, following in pairwise(review.steps):
        assert step.doubt.after == following.doubt.before
        assert step.doubt.before == 0.0 or not step.exact
        assert step.doubt.error == 0.0 or step.actions
        for outcome in step.outcomes:
            assert outcome.doubt == step.doubt.after or outcome.shares != step.after
        if step.outcomes:  # the mean over what could have come is as certain as its parts
            parts = sum((outcome.probability * outcome.doubt) ** 2 for outcome in step.outcomes)
            assert step.doubt.before == pytest.approx(sqrt(parts))
    assert review.steps[-1].doubt.after == 0.0, "the result is no estimate"
    assert any(step.doubt.error > 0.0 for step in review.steps)
    for point in review.turning_points:
        doubt = review.steps[point.step].doubt
        assert point.doubt == pytest.approx(hypot(doubt.before, doubt.after))


def test_more_simulations_leave_less_doubt() -> None:
    game = raced("hare(players=3)", seed=4)
    little, much = (review_game(game, sims).seats for sims in (FEWEST, 40 * FEWEST))
    for before, after in zip(little, much, strict=True):
        assert after.doubt.luck < before.doubt.luck / 2


def test_turning_points_are_the_greatest_changes() -> None:
    review = review_game(played("hare(players=3,until=winner)", seed=4), SIMS)
    changes = {
        step.number: sum(abs(now - then) for then, now in zip(step.before, step.after, strict=True)) / 2
        for step in review.steps
    }
    found = [(point.step, point.size) for point in review.turning_points]
    greatest = sorted(((size, -number) for number, size in changes.items() if size >= 0.03), reverse=True)[:5]
    assert [size for _, size in found] == pytest.approx([size for size, _ in greatest])


def test_the_summary_counts_points_and_puts_them_into_words() -> None:
    review = review_game(played("hare(players=2)", seed=4), SIMS)
    for seat in review.seats:
        assert sum(seat.grades) == seat.decisions
        assert seat.average == pytest.approx(min(max(seat.final - seat.luck, 0.0), 1.0))
        assert seat.says[0].params["points"] == round(100 * seat.error)
        assert f"{round(100 * seat.average)}%" in str(seat.says[-1])
