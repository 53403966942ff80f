"""Positions of the analysis board, thought about by the server: for devices that cannot search by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from ..kernel.contract import CHANCE
from ..kernel.game import Game
from ..kernel.insight import LineStep
from .hinting import can_be_judged
from .positions import eyes_of, position
from .refusal import Refusal
from .wire_positions import Facts, LikelyStep, PositionThought, PositionWish

#: Simulations of a look: the same position has the same numbers, unless the time ends before.
SIMS: Final = 2000
#: Seconds that somebody likes to wait for it.
SECONDS: Final = 3.0


@dataclass(frozen=True)
class PositionQuestion:
    """A position and the seat that decides in it. It travels to another process."""

    ruleset: str
    facts: Facts
    seat: int


def question_of(wish: PositionWish, wanted: Callable[[], bool] = lambda: True) -> PositionQuestion:
    """What there is to think about (Refusal: nobody decides, or the game has no judgement; BadStart and others)."""
    game = position(wish, wanted)
    seat = eyes_of(game, wish.seat)
    if not can_be_judged(game.definition):
        raise Refusal("bad_value", "server-hints-no-judgement")
    if seat is None or seat not in game.to_act:
        raise Refusal("not_now", "server-hints-not-to-act")
    return PositionQuestion(game.ruleset, game.facts(), seat)


def ponder(question: PositionQuestion, seconds: float) -> PositionThought | None:
    """What a search thinks; None until its compiled code is there. This runs in a worker process."""
    from ..analysis.analysing import analyse
    from ..analysis.examining import is_warm, warm_up_insight

    game = position(PositionWish(ruleset=question.ruleset, facts=question.facts))
    warm_up_insight(game.definition, wait=False)
    if not is_warm(game.definition):
        return None
    end = time.monotonic() + seconds
    found = analyse(game, question.seat, SIMS, wanted=lambda: time.monotonic() < end)
    return PositionThought(
        seat=found.seat,
        shares=found.shares,
        doubt=found.doubt,
        exact=found.exact,
        actions=found.actions,
        line=_named(game, found.line),
        simulations=found.simulations,
        clear=found.clear,
    )


def _named(game: Game, line: Sequence[LineStep]) -> tuple[LikelyStep, ...]:
    """The steps of a line with what the view of each moment calls them; the game is played on."""
    steps: list[LikelyStep] = []
    for step in line:
        choice = title = None
        if step.actor is None:
            title = next((odds.title for odds in game.odds_for(None) if odds.outcome == step.text), None)
        else:
            choice = next((each for each in game.view(step.actor).choices if each.action == step.text), None)
        steps.append(LikelyStep(actor=step.actor, text=step.text, choice=choice, title=title))
        game.play_step(step.text, CHANCE if step.actor is None else step.actor)
    return tuple(steps)
