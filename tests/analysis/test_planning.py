"""Plans: everything that a review needs, and nothing that depends on anything else."""

from __future__ import annotations

from base64 import b64encode

import msgspec
import pytest

from festina import new_game
from festina.analysis.kits import insight_of
from festina.analysis.plan import JudgedValue, MeanValue, ReviewPlan
from festina.analysis.planning import Unwanted, plan_review
from festina.bots.kits import kit_of
from festina.kernel.data import convert

from .games import played

RACES = ("hare(edition=gibsons-1987,players=2)", "hare(edition=ravensburger-1978,players=3)")


@pytest.mark.parametrize("ruleset", [*RACES, "whyfirst(players=2)"])
def test_a_plan_is_plain_data_that_comes_back_whole(ruleset: str) -> None:
    plan = plan_review(played(ruleset, seed=11), 100)
    assert convert(msgspec.json.decode(msgspec.json.encode(plan)), ReviewPlan) == plan
    assert plan == plan_review(played(ruleset, seed=11), 100)


@pytest.mark.parametrize("ruleset", RACES)
def test_chance_is_followed_until_somebody_decides(ruleset: str) -> None:
    plan = plan_review(played(ruleset, seed=11), 100)
    means = [value for value in plan.values if isinstance(value, MeanValue)]
    assert means
    for value in means:
        assert sum(part.weight for part in value.parts) == pytest.approx(1.0)
        assert not any(isinstance(plan.values[part.value], MeanValue) for part in value.parts)
    for number, later in enumerate(plan.values):
        if isinstance(later, MeanValue):
            assert all(part.value < number for part in later.parts)


def test_a_decision_is_judged_by_the_search_of_its_moment_where_all_is_known() -> None:
    plan = plan_review(played("hare(players=2)", seed=11), 100)
    judged = [step for step in plan.steps if step.job is not None]
    assert judged
    for step in judged:
        assert plan.values[step.before] == JudgedValue(step.job or 0)
        assert step.code in [action.code for action in step.actions]
    forced = [step for step in plan.steps if step.actor is not None and step.job is None]
    assert all(step.before == step.after or not step.actions for step in forced)


@pytest.mark.parametrize("ruleset", [*RACES, "whyfirst(players=3)"])
def test_jobs_stand_in_the_order_in_which_the_steps_need_them(ruleset: str) -> None:
    plan = plan_review(played(ruleset, seed=11), 100)

    def jobs_of(number: int) -> set[int]:
        value = plan.values[number]
        if isinstance(value, MeanValue):
            return set().union(*(jobs_of(part.value) for part in value.parts))
        return {value.job} if isinstance(value, JudgedValue) else set()

    needed: set[int] = set()
    for step in plan.steps:
        needed |= jobs_of(step.before) | jobs_of(step.after) | (set() if step.job is None else {step.job})
        assert needed == set(range(len(needed))), f"step {step.number} waits for a job that a later step needs"
    assert len(needed) == len(plan.jobs)


def test_a_hidden_choice_takes_effect_with_the_last_one() -> None:
    plan = plan_review(played("whyfirst(players=3)", seed=11), 100)
    choices = [step for step in plan.steps if step.actor is not None][:3]
    assert [step.effect for step in choices] == [choices[2].number] * 3
    assert len({step.job for step in choices}) == 3
    deal = [step for step in plan.steps if step.actor is None][:15]
    assert {step.before for step in deal} == {deal[0].before}
    assert deal[-1].after != deal[0].before


def test_a_plan_that_nobody_waits_for_is_given_up() -> None:
    with pytest.raises(Unwanted):
        plan_review(played("whyfirst(players=2)", seed=11), wanted=lambda: False)


@pytest.mark.parametrize(
    "ruleset",
    [
        *RACES,
        "hare(edition=abacus-2000,players=4)",
        "hare(edition=devir-2014,players=3)",
        "hare(hare=tournament,players=3)",
        "whyfirst(players=2)",
        "whyfirst(players=3)",
        "whyfirst(players=3,mode=tactical)",
    ],
)
def test_what_a_seat_knew_is_the_same_from_the_state_as_from_its_view_and_events(ruleset: str) -> None:
    game = played(ruleset, seed=11)
    kit, insight = kit_of(game.definition), insight_of(game.definition)
    assert insight.world is not None
    for number, step in enumerate(game.steps):
        if step.actor is not None:
            moment = game.earlier(number)
            seen = kit.world(game.table, moment.view(step.actor, whole=False), moment.events(step.actor), number)
            assert insight.world(game.table, step.before, step.actor, number) == seen


def test_from_a_start_position_a_seat_knows_only_what_it_has_seen() -> None:
    """HT-104: carrots that were there before the first step are counted by nobody but who holds them."""
    game = new_game("hare(players=2)", start={"carrots": [30, 1], "lettuces": [0, 0]}, seed=11)
    while not game.is_over:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        game.bot("strategist", seat=seat, seed=1).play()
    plan = plan_review(game, 100)
    first = next(step for step in plan.steps if step.job is not None)
    assert first.actor == 0
    assert plan.jobs[first.job or 0].state != b64encode(game.steps[first.number].before).decode()
