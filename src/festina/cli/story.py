"""What happened, told in lines: a decision and the chance that follows it make one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from .screen import colour, shape

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.events import Event
    from ..kernel.game import Game
    from .boards import Board


@dataclass(frozen=True)
class Line:
    """Some steps that are told together; ``actor`` is None where chance opens a game."""

    first: int
    after: int
    actor: int | None
    text: str


def lines(
    game: Game, board: Board, seat: int | None, names: Sequence[str], since: int = 0, everything: bool = False
) -> list[Line]:
    """What a seat (None: a spectator) has seen happen from step ``since`` on; ``everything`` hides nothing."""
    told = []
    view = game.view(seat)
    for first, after in _moves(game, since):
        actor = game.steps[first].actor
        events = [event for index in range(first, after) for event in game.step_events(index)]
        seen = [event for event in events if everything or event.only_for is None or event.only_for == seat]
        for subject, group in groupby(seen, key=lambda event: _subject(game, event, actor)):
            if text := " ".join(board.sentences(view, list(group), names)):
                told.append(Line(first, after, subject, text))
    return told


def _subject(game: Game, event: Event, actor: int | None) -> int | None:
    """Whose line tells it: the actor's, unless the game did it by itself for another seat."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and game.definition.automatic(event) is not None else actor


def _moves(game: Game, since: int) -> Iterator[tuple[int, int]]:
    """The steps from ``since`` on: each decision together with the outcomes of chance behind it."""
    steps = game.steps
    first = since
    for index in range(since + 1, len(steps) + 1):
        if index == len(steps) or steps[index].actor is not None:
            yield first, index
            first = index


def moves(game: Game) -> list[tuple[int, int]]:
    """All moves of a game as ranges of steps."""
    return list(_moves(game, 0))


def tell_lines(console: Console, told: Sequence[Line]) -> None:
    """Print lines behind the marks of the seats they tell of, indented where they wrap."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True, width=2)
    grid.add_column()
    for line in told:
        mark = Text()
        if line.actor is not None:
            mark.append(shape(line.actor, console), f"bold {colour(line.actor)}")
        grid.add_row(mark, line.text)
    if told:
        console.print(grid)
