"""Insight into finished games: the plan of a review, and why an action was better than another."""

from __future__ import annotations

from collections.abc import Callable

from ..analysis.plan import ReviewPlan
from ..analysis.planning import Unwanted, plan_review
from ..analysis.why import why_better
from ..kernel.game import Game
from .refusal import Refusal
from .replay import Abandoned
from .wire_library import Reasons


def planned(game: Game, wanted: Callable[[], bool] = lambda: True) -> ReviewPlan:
    """All that a device needs to review a finished game (FestinaError; Abandoned once it is not wanted any more)."""
    try:
        return plan_review(game, wanted=wanted)
    except Unwanted as problem:
        raise Abandoned from problem


def reasons(game: Game, step: int, better: str, worse: str) -> Reasons:
    """Why an action was better than another at a decision of a game; empty where nobody knows (Refusal)."""
    seat = game.steps[step].actor if step < len(game.steps) else None
    if seat is None:
        raise Refusal("bad_value", "server-trial-no-decision", step=step)
    moment = game.earlier(step)
    for action in (better, worse):
        if action not in moment.legal(seat):
            raise Refusal("bad_value", "server-trial-no-action", action=action)
    return Reasons(why_better(moment, seat, better, worse))
