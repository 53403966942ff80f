"""The plan of a review, made from a finished game."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Callable, Iterator, Sequence
from typing import Final

from msgspec.structs import replace

from ..bots.brief import BriefAction
from ..bots.kits import kit_of
from ..kernel.contract import AnyDefinition, Table
from ..kernel.engine import engine_for
from ..kernel.errors import FestinaError
from ..kernel.game import Game, Step
from ..kernel.insight import Shares
from ..kernel.layout import Record
from ..kernel.position import Position
from ..kernel.ruleset import shorten
from .keys import key_for
from .kits import AnyInsightKit, insight_of
from .plan import (
    JudgedValue,
    KnownValue,
    MeanValue,
    PlannedOutcome,
    ReviewJob,
    ReviewPlan,
    ReviewPlanStep,
    Value,
    ValuePart,
    in_order_of_need,
)

#: Simulations of a search where nobody says how many.
USUAL_SIMS: Final = 1600
_LEAST_SIMS: Final = 16
_MOST_SIMS: Final = 10_000_000
#: Chance outcomes in a row that are followed, and what is too unlikely to be.
_ROUNDS: Final = 60
_NEGLIGIBLE: Final = 1e-12


class Unwanted(Exception):
    """Nobody waits for a plan any more."""


def plan_review(
    game: Game, sims: int | None = None, seed: int = 0, wanted: Callable[[], bool] = lambda: True
) -> ReviewPlan:
    """What a review of a game that is over has to work out (FestinaError; Unwanted once ``wanted`` says no)."""
    insight = insight_of(game.definition)
    if not game.is_over:
        raise FestinaError("analysis-running")
    return _Planner(game, insight, checked_sims(sims, USUAL_SIMS), checked_seed(seed)).plan(wanted)


def checked_sims(sims: object, usual: int) -> int:
    """A number of simulations; None is the usual one (FestinaError)."""
    if sims is None:
        return usual
    if isinstance(sims, bool) or not isinstance(sims, int) or not _LEAST_SIMS <= sims <= _MOST_SIMS:
        raise FestinaError("analysis-bad-sims", sims=shorten(sims), low=_LEAST_SIMS, high=_MOST_SIMS)
    return sims


def checked_seed(seed: object) -> int:
    """A seed (FestinaError)."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**64:
        raise FestinaError("bad-seed", seed=shorten(seed))
    return seed


class Walker:
    """The rules of a table, for walks from one state to another."""

    def __init__(self, definition: AnyDefinition, table: Table) -> None:
        self._engine = engine_for(definition.package)
        self._buffer = bytearray(definition.state_layout.size)
        state = self._engine.view(definition.state_layout, self._buffer)
        rules: object = table.rules
        if self._engine.compiled:
            rules = self._engine.view(definition.rules_layout, bytearray(table.rules.buffer))
        self.position = Position(self._engine, state, rules, self._buffer)
        #: The state in which the walk is, for functions that are not compiled.
        self.cursor: Record = definition.state_layout.cursor(self._buffer)

    def at(self, state: bytes) -> Position:
        """The position of a state."""
        self._buffer[:] = state
        return self.position

    def cursor_at(self, state: bytes) -> Record:
        """A state to be read until the walk goes on."""
        self._buffer[:] = state
        return self.cursor

    def after_chance(self, state: bytes, code: int) -> bytes:
        """The state after a chance outcome."""
        position = self.at(state)
        self._engine.call.apply_chance(position.state, position.rules, code, self._engine.log)
        self._engine.take_rows()
        return bytes(self._buffer)

    def after_action(self, state: bytes, seat: int, code: int) -> bytes:
        """The state after an action."""
        position = self.at(state)
        self._engine.call.apply_action(position.state, position.rules, seat, code, self._engine.log)
        self._engine.take_rows()
        return bytes(self._buffer)


class _Planner:
    def __init__(self, game: Game, insight: AnyInsightKit, sims: int, seed: int) -> None:
        self._game, self._definition, self._table = game, game.definition, game.table
        self._insight = insight
        self._kit = kit_of(game.definition)
        self._sims, self._seed = sims, seed
        self._walker = Walker(game.definition, game.table)
        self._jobs: list[ReviewJob] = []
        self._values: list[Value] = []
        self._at: dict[tuple[bytes, int], int] = {}
        self._drawn: dict[bytes, list[tuple[int, float, bytes]]] = {}
        self._listed: dict[tuple[bytes, int], list[int]] = {}
        self._acting: dict[bytes, int] = {}
        # From a start position on a seat may not know what it would have seen before.
        self._world = None if game.has_start else insight.world

    def plan(self, wanted: Callable[[], bool]) -> ReviewPlan:
        """The value of every moment, and how every decision between them is judged."""
        game, steps = self._game, self._game.steps
        choices = [self._codes(step) for step in steps]
        moments: list[int] = []
        labels: list[int] = []
        stands_for = b""
        for number, state in enumerate([*(step.before for step in steps), bytes(game.state.buffer)]):
            if not wanted():
                raise Unwanted
            canonical = self._canonical(state)
            # Where nobody decided a step, the moments around it have the same label.
            labels.append(labels[-1] if labels and len(choices[number - 1]) < 2 else number)
            moments.append(moments[-1] if moments and canonical == stands_for else self._value(canonical, labels[-1]))
            stands_for = canonical
        planned: list[ReviewPlanStep] = []
        for number, step in enumerate(steps):
            if not wanted():
                raise Unwanted
            planned.append(self._step(step, number, choices[number], labels[number], moments))
        made = ReviewPlan(
            game=self._definition.name,
            ruleset=game.ruleset,
            players=game.players,
            entrants=self._table.entrants,
            rules=_text(bytes(self._table.rules.buffer)),
            knowledge=self._kit.knowledge_key(self._table) if self._kit.knowledge_key else None,
            mixes=self._kit.mixes,
            sims=self._sims,
            seed=self._seed,
            jobs=tuple(self._jobs),
            values=tuple(self._values),
            steps=tuple(_with_effects(planned)),
        )
        return in_order_of_need(made)

    def _canonical(self, state: bytes) -> bytes:
        make = self._insight.canonical
        return state if make is None else make(self._table, state)

    def _codes(self, step: Step) -> list[int]:
        """What whoever decided a step could do; nothing for chance."""
        return [] if step.actor is None else self._legal(step.before, step.actor)

    def _legal(self, state: bytes, seat: int) -> list[int]:
        """What a seat can do in a state: the rules are asked once, for the moment and for the step from it."""
        if (state, seat) not in self._listed:
            self._listed[state, seat] = self._walker.at(state).legal(seat)
        return self._listed[state, seat]

    def _to_act(self, state: bytes) -> int:
        """The seats that are to act in a state, a bit each."""
        if state not in self._acting:
            self._acting[state] = self._walker.at(state).seats_to_act()
        return self._acting[state]

    def _value(self, state: bytes, label: int) -> int:
        """The number of the value of a state. Its random stream hangs on the label: the last moment of a decision."""
        if (state, label) not in self._at:
            self._at[state, label] = self._add_value(self._new_value(state, label))
        return self._at[state, label]

    def _new_value(self, state: bytes, label: int) -> Value | int:
        known = known_shares(self._table, self._insight, self._walker.at(state), self._walker.cursor)
        if known is not None:
            return KnownValue(known)
        if self._is_followed(state):
            parts = [
                ValuePart(weight, self._value(after, label)) for after, weight in self._after_chance(state).items()
            ]
            return MeanValue(tuple(parts))
        if self._insight.outlook is not None:
            return JudgedValue(self._add_job(ReviewJob("outlook", _text(state), 0, str(key_for(self._seed, label)))))
        seat = _lowest(self._to_act(state))
        codes = self._legal(state, seat)
        if len(codes) == 1:  # nothing is decided: the moment is worth what comes of it
            return self._value(self._walker.after_action(state, seat, codes[0]), label)
        return JudgedValue(self._add_job(ReviewJob("search", _text(state), seat, str(key_for(self._seed, label)))))

    def _is_followed(self, state: bytes) -> bool:
        """Whether chance is due, and few enough outcomes can come to follow each of them."""
        if self._to_act(state) or self._walker.at(state).is_over():
            return False
        return not self._insight.deals(self._table, self._walker.cursor)

    def _outcomes(self, state: bytes) -> list[tuple[int, float, bytes]]:
        """What chance can bring now: the codes, how likely each is, and the states after them."""
        if state not in self._drawn:
            found = self._walker.at(state).outcomes()
            total = sum(weight for _, weight in found)
            after = self._walker.after_chance
            self._drawn[state] = [(code, weight / total, after(state, code)) for code, weight in found]
        return self._drawn[state]

    def _after_chance(self, state: bytes) -> dict[bytes, float]:
        """The states in which chance has nothing more to do that can be followed, and how likely each is.

        Chance may lead to chance, and even back to where it was (a die that sends a pawn to and fro): what is likely is
        followed until nothing worth counting is left.
        """
        left, settled = {state: 1.0}, dict[bytes, float]()
        for _ in range(_ROUNDS):
            coming: dict[bytes, float] = {}
            for each, likely in left.items():
                for _, weight, after in self._outcomes(each):
                    into = coming if self._is_followed(after) else settled
                    into[after] = into.get(after, 0.0) + likely * weight
            left = {each: likely for each, likely in coming.items() if likely > _NEGLIGIBLE}
            if not left:
                break
        whole = sum(settled.values())
        return {after: likely / whole for after, likely in settled.items()}

    def _add_value(self, value: Value | int) -> int:
        if isinstance(value, int):
            return value
        self._values.append(value)
        return len(self._values) - 1

    def _add_job(self, job: ReviewJob) -> int:
        self._jobs.append(job)
        return len(self._jobs) - 1

    def _step(
        self, step: Step, number: int, codes: Sequence[int], label: int, moments: Sequence[int]
    ) -> ReviewPlanStep:
        before, after = moments[number], moments[number + 1]
        job: int | None = None
        outcomes: tuple[PlannedOutcome, ...] = ()
        actions: tuple[BriefAction, ...] = ()
        if step.actor is None:
            if isinstance(self._values[before], MeanValue):
                outcomes = self._planned_outcomes(step.before, label)
        elif len(codes) > 1 and not isinstance(self._values[before], KnownValue):
            text, state = self._definition.action_text, self._walker.cursor_at(step.before)
            actions = tuple(BriefAction(code, text(self._table, state, step.actor, code)) for code in codes)
            job = self._judging(step, step.actor, number, self._values[before])
        return ReviewPlanStep(
            number=number,
            actor=step.actor,
            code=step.code,
            text=step.text,
            before=before,
            after=after,
            effect=number,
            job=job,
            outcomes=outcomes,
            actions=actions,
        )

    def _planned_outcomes(self, state: bytes, label: int) -> tuple[PlannedOutcome, ...]:
        drawn, text = self._outcomes(state), self._definition.outcome_text
        cursor = self._walker.cursor_at(state)
        texts = [text(self._table, cursor, code) for code, _, _ in drawn]
        return tuple(
            PlannedOutcome(said, weight, self._value(after, label))
            for said, (_, weight, after) in zip(texts, drawn, strict=True)
        )

    def _judging(self, step: Step, seat: int, number: int, value: Value) -> int:
        """The search that judges a decision: that of the moment itself, if the seat knew all there was to know."""
        key = key_for(self._seed, number, seat + 1)
        world = _text(self._seen(step.before, seat, number, key % 2**62))
        if isinstance(value, JudgedValue):
            job = self._jobs[value.job]
            if job.kind == "search" and job.seat == seat and job.state == world:
                return value.job
        return self._add_job(ReviewJob("search", world, seat, str(key)))

    def _seen(self, state: bytes, seat: int, number: int, key: int) -> bytes:
        """A state that fits what a seat knew."""
        if self._world is not None:
            return self._world(self._table, state, seat, key)
        moment = self._game.earlier(number)
        seen: bytes = self._kit.world(self._table, moment.view(seat, whole=False), moment.events(seat), key)
        return seen


def known_shares(table: Table, insight: AnyInsightKit, position: Position, state: Record) -> Shares | None:
    """The shares of all entrants, if they are known: the game is over, or its winner is certain."""
    if position.is_over():
        bits = int(position.engine.call.winner_bits(position.state, position.rules))
        return tuple((bits >> entrant & 1) / bits.bit_count() for entrant in range(table.entrants))
    found = insight.known(table, state)
    return None if found is None else tuple(found)


def _lowest(bits: int) -> int:
    """The first of some seats, a bit each."""
    return (bits & -bits).bit_length() - 1


def _text(data: bytes) -> str:
    return b64encode(data).decode()


def _with_effects(steps: Sequence[ReviewPlanStep]) -> Iterator[ReviewPlanStep]:
    """Let choices that change nothing by themselves take effect with the one that turns them up."""
    waiting: list[ReviewPlanStep] = []
    for step in steps:
        waits = step.actor is not None and step.after == step.before
        if step.actor is None:
            yield from waiting
            waiting = []
        waiting.append(step)
        if not waits:
            yield from (replace(each, effect=step.number) for each in waiting)
            waiting = []
    yield from waiting
