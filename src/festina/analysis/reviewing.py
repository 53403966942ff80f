"""Reviews: a plan worked out on all cores, and put together step by step."""

from __future__ import annotations

import os
import threading
from base64 import b64decode
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed

from ..bots.tree import Floats
from ..kernel.contract import AnyDefinition, Table
from ..kernel.game import Game
from ..kernel.insight import (
    GRADE_NAMES,
    OutcomeShare,
    Review,
    ReviewStep,
    SeatDoubt,
    SeatReview,
    Shares,
    StepDoubt,
    TurningPoint,
)
from .examining import Accountant, Examiner, Found, Worth, warm_up_insight
from .plan import JudgedValue, KnownValue, MeanValue, PlannedOutcome, ReviewPlan, ReviewPlanStep
from .planning import USUAL_SIMS, Unwanted, checked_sims, plan_review
from .records import KINDS
from .words import summary_of

#: Told how many jobs are done, of how many.
Progress = Callable[[int, int], None]


def review_game(
    game: Game,
    sims: int | None = None,
    seed: int = 0,
    threads: int = 0,
    progress: Progress = lambda done, of: None,
    wanted: Callable[[], bool] = lambda: True,
) -> Review:
    """The review of a game that is over (FestinaError).

    Once it is not ``wanted`` any more, what is there is returned: the first steps, or none.
    """
    try:
        plan = plan_review(game, sims, seed, wanted)
    except Unwanted:
        return _without_steps(game, checked_sims(sims, USUAL_SIMS), seed)
    found = work_out(plan, game.definition, game.table, threads, progress, wanted)
    return assemble(plan, game.definition, found)


def _without_steps(game: Game, sims: int, seed: int) -> Review:
    """The review of a game of which nothing has been worked out."""
    return Review(
        ruleset=game.ruleset,
        players=game.players,
        entrants=game.table.entrants,
        sims=sims,
        seed=seed,
        steps=(),
        seats=(),
        turning_points=(),
        correction=0.0,
        complete=False,
    )


def work_out(
    plan: ReviewPlan,
    definition: AnyDefinition,
    table: Table,
    threads: int = 0,
    progress: Progress = lambda done, of: None,
    wanted: Callable[[], bool] = lambda: True,
    numbers: Sequence[int] | None = None,
) -> dict[int, Found]:
    """The answers to a plan's jobs (or to some of them), by number; so many threads work (0: one per core).

    The jobs are begun in their order, so that those of the first steps are there if the work is broken off.
    """
    due = range(len(plan.jobs)) if numbers is None else numbers
    warm_up_insight(definition)
    texts = _texts(plan)
    own = threading.local()
    stopped = threading.Event()

    def go_on() -> bool:
        return not stopped.is_set() and wanted()

    def examine(number: int) -> Found | None:
        if not go_on():
            return None
        if not hasattr(own, "examiner"):
            own.examiner = Examiner(definition, table)
        examiner: Examiner = own.examiner
        job = plan.jobs[number]
        if job.kind == "outlook":
            examiner.look_out(b64decode(job.state), int(job.key), plan.sims)
        else:
            examiner.begin(b64decode(job.state), job.seat, int(job.key))
            if not examiner.go_on(plan.sims, go_on):
                return None
        return examiner.found(texts[number].__getitem__)

    found: dict[int, Found] = {}
    with ThreadPoolExecutor(threads or os.cpu_count() or 1, "festina-review") as pool:
        jobs = {pool.submit(examine, number): number for number in due}
        try:
            for done, job in enumerate(as_completed(jobs), 1):
                answer = job.result()
                if answer is not None:
                    found[jobs[job]] = answer
                progress(done, len(due))
        except KeyboardInterrupt:  # what is there is kept
            stopped.set()
    return found


def _texts(plan: ReviewPlan) -> list[Mapping[int, str]]:
    """The texts of the actions of each job, by code; none where only the shares are asked for."""
    texts: list[Mapping[int, str]] = [_Unnamed() for _ in plan.jobs]
    for step in plan.steps:
        if step.job is not None:
            texts[step.job] = {action.code: action.text for action in step.actions}
    return texts


class _Unnamed(dict[int, str]):
    """Texts of actions that nobody asks for."""

    def __missing__(self, code: int) -> str:
        return ""


def assemble(plan: ReviewPlan, definition: AnyDefinition, found: Mapping[int, Found]) -> Review:
    """The review of as many steps as all answers are there for, from the first one on."""
    return _Assembly(plan, definition, found).review()


class _Assembly:
    def __init__(self, plan: ReviewPlan, definition: AnyDefinition, found: Mapping[int, Found]) -> None:
        self._plan, self._found = plan, found
        self._accountant = Accountant(definition)
        self._book = self._accountant.book
        self._values = self._worked_out()

    def _worked_out(self) -> list[Worth | None]:
        """The values; None where an answer is missing."""
        values: list[Worth | None] = []
        for value in self._plan.values:
            match value:
                case KnownValue():
                    values.append(Worth(value.shares))
                case JudgedValue():
                    answer = self._found.get(value.job)
                    values.append(None if answer is None else Worth(answer.shares, answer.doubt))
                case MeanValue():
                    parts = [(part.weight, values[part.value]) for part in value.parts]
                    there = [(weight, worth) for weight, worth in parts if worth is not None]
                    values.append(self._accountant.mean(there) if len(there) == len(parts) else None)
        return values

    def review(self) -> Review:
        """Settle step by step, several choices together where they take effect together."""
        plan = self._plan
        steps: list[ReviewStep] = []
        together: list[ReviewPlanStep] = []
        first = self._values[plan.steps[0].before] if plan.steps else None
        opened = first is not None
        if first is not None:
            self._write(self._book.before, first.shares)
            self._accountant.open(plan.entrants)
        for step in plan.steps:
            before, after = self._values[step.before], self._values[step.after]
            if not opened or before is None or after is None or (step.job is not None and step.job not in self._found):
                break
            together.append(step)
            if step.effect == step.number:
                steps += self._settled(together, before, after)
                together = []
        complete = len(steps) == len(plan.steps)
        if opened:
            self._accountant.close()
        return Review(
            ruleset=plan.ruleset,
            players=plan.players,
            entrants=plan.entrants,
            sims=plan.sims,
            seed=plan.seed,
            steps=tuple(steps),
            seats=tuple(self._seat(entrant, complete) for entrant in range(plan.entrants)) if opened else (),
            turning_points=self._turning_points() if opened else (),
            correction=self._correction(),
            complete=complete,
        )

    def _settled(self, together: Sequence[ReviewPlanStep], before: Worth, after: Worth) -> list[ReviewStep]:
        """The steps that take effect together; all but the last leave the shares as they were."""
        book, last = self._book, together[-1]
        self._write(book.before, before.shares)
        self._write(book.after, after.shares)
        book.doubts[0], book.doubts[1] = before.doubt, after.doubt
        if last.actor is None:
            self._accountant.settle_chance(last.number)
            return [self._chance(last, before, after)]
        book.members = len(together)
        for number, step in enumerate(together):
            self._enter(number, step)
        self._accountant.settle_choices(last.number)
        return [
            self._choice(number, step, before, after if step is last else before)
            for number, step in enumerate(together)
        ]

    def _enter(self, number: int, step: ReviewPlanStep) -> None:
        """Write a decision into the book: what it lost, and what it changed by itself."""
        book, entrants = self._book, range(self._plan.entrants)
        assert step.actor is not None
        book.member[number] = step.actor
        book.free[number] = int(bool(step.actions))
        book.error[number] = 0.0
        book.unsure[number] = 0.0
        for entrant in entrants:
            book.effect[number, entrant] = 0.0
        if step.job is not None:
            found = self._found[step.job]
            played = found.codes.index(step.code)
            book.error[number] = found.errors[played]
            book.unsure[number] = found.doubt + found.actions[played].error ** 2
            for entrant in entrants:
                book.effect[number, entrant] = found.actions[played].shares[entrant] - found.shares[entrant]

    def _chance(self, step: ReviewPlanStep, before: Worth, after: Worth) -> ReviewStep:
        outcomes = tuple(self._outcome(outcome) for outcome in step.outcomes)
        return ReviewStep(
            number=step.number,
            actor=None,
            text=step.text,
            before=before.shares,
            after=after.shares,
            doubt=self._doubt(before, after),
            exact=self._is_exact(step.before),
            luck=self._read(self._book.change),
            outcomes=outcomes,
        )

    def _outcome(self, outcome: PlannedOutcome) -> OutcomeShare:
        worth = self._values[outcome.value] or Worth(())
        return OutcomeShare(outcome.text, outcome.probability, worth.shares, self._accountant.reach(worth.doubt))

    def _doubt(self, before: Worth, after: Worth, unsure: float = 0.0) -> StepDoubt:
        """How far the figures of a step may be off; ``unsure`` is its error's doubt."""
        return StepDoubt(*(self._accountant.reach(doubt) for doubt in (before.doubt, after.doubt, unsure)))

    def _is_exact(self, number: int) -> bool:
        """Whether a value is known and not estimated."""
        value = self._plan.values[number]
        match value:
            case KnownValue():
                return True
            case JudgedValue():
                return self._found[value.job].exact
            case MeanValue():
                return all(self._is_exact(part.value) for part in value.parts)

    def _choice(self, number: int, step: ReviewPlanStep, before: Worth, after: Worth) -> ReviewStep:
        book = self._book
        grade = book.grade[number]
        return ReviewStep(
            number=step.number,
            actor=step.actor,
            text=step.text,
            before=before.shares,
            after=after.shares,
            doubt=self._doubt(before, after, book.unsure[number]),
            exact=self._is_exact(step.before),
            skill=tuple(book.skill[number, entrant] for entrant in range(self._plan.entrants)),
            error=book.error[number] if step.actions else None,
            grade=GRADE_NAMES[grade] if grade >= 0 else None,
            correction=book.correction[number],
            actions=() if step.job is None else self._found[step.job].ranked(),
        )

    def _seat(self, entrant: int, complete: bool) -> SeatReview:
        book = self._book
        seen = SeatReview(
            entrant=entrant,
            initial=book.initial[entrant],
            final=book.final[entrant],
            luck=book.luck[entrant],
            own=book.own[entrant],
            others=book.others[entrant],
            error=book.lost[entrant],
            decisions=book.decisions[entrant],
            grades=tuple(book.graded[entrant, grade] for grade in range(len(GRADE_NAMES))),
            average=book.average[entrant],
            doubt=SeatDoubt(*(book.doubt[entrant, kind] for kind in range(KINDS))),
            says=(),
        )
        return summary_of(seen, entrant < self._plan.players) if complete else seen

    def _turning_points(self) -> tuple[TurningPoint, ...]:
        points = []
        for place in range(self._book.turnings):
            step = self._plan.steps[self._book.turning[place]]
            before, after = self._shares(step.before), self._shares(step.after)
            changes = [now - then for then, now in zip(before, after, strict=True)]
            points.append(
                TurningPoint(
                    step=step.number,
                    actor=step.actor,
                    size=self._book.turned[place],
                    doubt=self._book.turned_doubt[place],
                    gainer=changes.index(max(changes)),
                    loser=changes.index(min(changes)),
                )
            )
        return tuple(points)

    def _shares(self, number: int) -> Shares:
        worth = self._values[number]
        return () if worth is None else worth.shares

    def _correction(self) -> float:
        decisions = sum(self._book.decisions[entrant] for entrant in range(self._plan.entrants))
        return self._book.corrected[0] / decisions if decisions else 0.0

    def _write(self, into: Floats, shares: Shares) -> None:
        for entrant, share in enumerate(shares):
            into[entrant] = share

    def _read(self, numbers: Floats) -> Shares:
        return tuple(numbers[entrant] for entrant in range(self._plan.entrants))
