"""Positions of the analysis board, thought about by the server: for devices that cannot search by themselves."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from .hinting import can_be_judged
from .positions import eyes_of, named, position
from .refusal import Refusal
from .wire_positions import Facts, PositionThought, PositionWish

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
        line=named(game, found.line),
        simulations=found.simulations,
        clear=found.clear,
    )
