"""How a seat has played, in numbers, for statistics over many games."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.game import Step
from ..kernel.view import Figure
from .events import Scored
from .layout import State


def figures(state: State, steps: Sequence[Step], seat: int) -> list[Figure]:
    """Points; rounds in which standing second brought some; how often the seat stood second at all (WF-108)."""
    scored = [
        event.points for step in steps for event in step.events if isinstance(event, Scored) and event.seat == seat
    ]
    won = sum(points > 0 for points in scored)
    return [Figure("points", state.total[seat]), Figure("won", won), Figure("second", len(scored))]
