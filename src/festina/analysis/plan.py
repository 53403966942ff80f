"""The plan of a review: everything that has to be worked out, so that whoever has the kernel can do it.

A plan lists *jobs*, searches and outlooks that do not depend on each other, and *values* made of their answers. Moment
number ``n`` is the game after ``n`` steps. The same plan, worked out natively or on a device, gives the same review.

Jobs stand in the order in which the steps need them (``in_order_of_need``): whoever works them out one after the other
has the first steps of the review early, and all steps so far when the work is broken off.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal, TypeAlias

from msgspec.structs import replace

from ..bots.brief import BriefAction
from ..kernel.data import Data
from ..kernel.insight import Shares


class KnownValue(Data, frozen=True, tag="known"):
    """Shares that are known exactly."""

    shares: Shares


class JudgedValue(Data, frozen=True, tag="judged"):
    """The shares that a job finds."""

    job: int


class ValuePart(Data, frozen=True):
    """A part of a mean: how likely it is, and the number of its value."""

    weight: float
    value: int


class MeanValue(Data, frozen=True, tag="mean"):
    """The mean over all that chance can lead to until somebody decides; values stand behind those they are made of."""

    parts: tuple[ValuePart, ...]


Value: TypeAlias = KnownValue | JudgedValue | MeanValue


class ReviewJob(Data, frozen=True):
    """A search from a seat's knowledge, or an outlook (then the seat means nothing)."""

    kind: Literal["search", "outlook"]
    #: The bytes of a state record, in base 64.
    state: str
    seat: int
    #: The key of its random stream, 64 bits without a sign, in decimal digits.
    key: str


class PlannedOutcome(Data, frozen=True):
    """What chance could have brought: its text, how likely it was, and the number of the value after it."""

    text: str
    probability: float
    value: int


class ReviewPlanStep(Data, frozen=True, kw_only=True):
    """A step: whose it is (None: chance), what was done, the values around it, and how it is judged."""

    number: int
    actor: int | None
    code: int
    text: str
    before: int
    after: int
    #: The number of the step with which it takes effect: a later one for a choice made in secret.
    effect: int
    #: The search that judges the decision, as its seat could; None for chance, and where there was no choice.
    job: int | None = None
    #: What chance could have brought, where that can be listed.
    outcomes: tuple[PlannedOutcome, ...] = ()
    actions: tuple[BriefAction, ...] = ()


class ReviewPlan(Data, frozen=True, kw_only=True):
    """Everything that a device needs to work out the review of a finished game."""

    game: str
    ruleset: str
    players: int
    entrants: int
    #: The bytes of the rules record, in base 64.
    rules: str
    #: The key of what can be known of the table beforehand; None where the game needs nothing of the kind.
    knowledge: str | None
    #: Choices are hidden: what a search finds is a mixture.
    mixes: bool
    sims: int
    seed: int
    #: In the order in which the steps need them.
    jobs: tuple[ReviewJob, ...]
    values: tuple[Value, ...]
    steps: tuple[ReviewPlanStep, ...]


def in_order_of_need(plan: ReviewPlan) -> ReviewPlan:
    """The same plan with its jobs in the order in which its steps need them, each once, and then the others."""
    order = tuple(dict.fromkeys([*_needed_jobs(plan), *range(len(plan.jobs))]))
    numbers = {old: new for new, old in enumerate(order)}
    return replace(
        plan,
        jobs=tuple(plan.jobs[old] for old in order),
        values=tuple(
            JudgedValue(numbers[value.job]) if isinstance(value, JudgedValue) else value for value in plan.values
        ),
        steps=tuple(step if step.job is None else replace(step, job=numbers[step.job]) for step in plan.steps),
    )


def _needed_jobs(plan: ReviewPlan) -> Iterator[int]:
    """The jobs of each step: those of the value before it, the one that judges it, and those of the value after it."""
    for step in plan.steps:
        yield from _jobs_of(plan, step.before)
        if step.job is not None:
            yield step.job
        yield from _jobs_of(plan, step.after)


def _jobs_of(plan: ReviewPlan, number: int) -> Iterator[int]:
    """The jobs of whose answers a value is made."""
    value = plan.values[number]
    match value:
        case JudgedValue():
            yield value.job
        case MeanValue():
            for part in value.parts:
                yield from _jobs_of(plan, part.value)
        case KnownValue():
            return
