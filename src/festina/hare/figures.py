"""How a seat has run its race, in numbers, for statistics over many races."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..kernel.game import Step
from ..kernel.view import Figure
from .codes import START, Phase
from .events import Ate, Charted, Drew, HareEvent, Moved, Paid, Rolled
from .layout import STATE, State
from .rules.position import pawns_home
from .table import HareTable

#: In the order in which they are shown.
NAMES = ("turns", "wasted", "lettuces", "hares")


def figures(table: HareTable, state: State, steps: Sequence[Step], seat: int) -> list[Figure]:
    """Turns; carrots wasted: left over at home, or given away for nothing; lettuces on time; events of hares."""
    counted: Counter[str] = Counter()
    if pawns_home(state, table.rules, seat):
        counted["wasted"] = state.carrots[seat]
    run = _Run()
    for step in steps:
        counted["turns"] += step.actor == seat and _phase(step) == Phase.ACTION
        for event in step.events:
            if isinstance(event, HareEvent) and event.seat == seat:
                _count(counted, run, event)
    return [Figure(name, counted[name]) for name in NAMES]


def _phase(step: Step) -> int:
    """What was due when a step was made."""
    before: State = STATE.cursor(bytearray(step.before))
    return before.phase


class _Run:
    """Where a seat's pawns stand, and the furthest that each has been."""

    def __init__(self) -> None:
        self.space: Counter[str] = Counter()
        self.furthest: Counter[str] = Counter()

    def follow(self, moved: Moved) -> None:
        """Record a move; after a restart the furthest space counts from Start again."""
        self.space[moved.pawn] = moved.space
        back = moved.space == START
        self.furthest[moved.pawn] = START if back else max(moved.space, self.furthest[moved.pawn])

    def is_on_time(self, pawn: str) -> bool:
        """Whether a pawn stands where it has been furthest: it has not had to turn back."""
        return self.space[pawn] >= self.furthest[pawn]


def _count(counted: Counter[str], run: _Run, event: HareEvent) -> None:
    match event:
        case Moved():
            run.follow(event)
        case Paid(why="carrot_space" | "choice"):
            counted["wasted"] += event.amount
        case Ate():
            counted["lettuces"] += run.is_on_time(event.pawn)
        case Drew() | Rolled() | Charted():
            counted["hares"] += 1
        case _:
            pass
