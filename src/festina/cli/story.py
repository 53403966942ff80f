"""What happened, in lines: a decision and the chance that follows it make one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import TYPE_CHECKING

from ..kernel.events import seen_by
from .screen import colour, shape

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.events import Event
    from ..kernel.game import Game
    from .display import Display


@dataclass(frozen=True)
class Line:
    """Some steps in one line; ``actor`` is None where chance opens a game."""

    first: int
    after: int
    actor: int | None
    text: str


def story_lines(display: Display, viewer: int | None, since: int = 0, everything: bool = False) -> list[Line]:
    """What a seat (None: a spectator) has seen happen from step ``since`` on; ``everything`` hides nothing."""
    lines = []
    game = display.game
    view = game.view(viewer)
    for first, after in _moves(game, since):
        actor = game.steps[first].actor
        events = [event for step in game.steps[first:after] for event in step.events]
        seen = events if everything else seen_by(viewer, events)
        for subject, group in groupby(seen, key=lambda event: _subject(game, event, actor)):
            if text := " ".join(display.board.sentences(view, list(group), display.names)):
                lines.append(Line(first, after, subject, text))
    return lines


def _subject(game: Game, event: Event, actor: int | None) -> int | None:
    """The seat in whose line an event stands: the actor's, unless the game did it by itself for another seat."""
    seat = getattr(event, "seat", None)
    return seat if isinstance(seat, int) and game.definition.automatic(event) is not None else actor


def _moves(game: Game, since: int) -> Iterator[tuple[int, int]]:
    """The steps from ``since`` on: each decision together with the chance outcomes behind it."""
    steps = game.steps
    first = since
    for index in range(since + 1, len(steps) + 1):
        if index == len(steps) or steps[index].actor is not None:
            yield first, index
            first = index


def moves(game: Game) -> list[tuple[int, int]]:
    """All moves of a game as ranges of steps."""
    return list(_moves(game, 0))


def print_story(console: Console, lines: Sequence[Line]) -> None:
    """Print lines behind the marks of the seats they are about, indented where they wrap."""
    from rich.table import Table
    from rich.text import Text

    grid = Table.grid(padding=0)
    grid.add_column(no_wrap=True, width=2)
    grid.add_column()
    for line in lines:
        mark = Text()
        if line.actor is not None:
            mark.append(shape(line.actor, console), f"bold {colour(line.actor)}")
        grid.add_row(mark, line.text)
    if lines:
        console.print(grid)


class News:
    """Tracks how far each viewer has read the story of a game."""

    def __init__(self, display: Display) -> None:
        self._display = display
        self._joined = len(display.game.steps)
        self._read: dict[int | None, int] = {}

    def print_for(self, viewer: int | None) -> None:
        """Print what has happened since this viewer last looked."""
        steps = len(self._display.game.steps)
        since = min(self._read.get(viewer, self._last_look(viewer)), steps)
        print_story(self._display.console, story_lines(self._display, viewer, since))
        self._read[viewer] = steps

    def unread(self, viewer: int | None) -> int:
        """How many steps this viewer has not read."""
        return len(self._display.game.steps) - self._read.get(viewer, 0)

    def rewind(self) -> None:
        """Forget what was taken back."""
        steps = len(self._display.game.steps)
        self._read = {viewer: min(read, steps) for viewer, read in self._read.items()}

    def _last_look(self, viewer: int | None) -> int:
        """Where the story begins for a viewer who joins a game in progress: at their own last turn."""
        game = self._display.game
        own = [i for i, step in enumerate(game.steps) if step.actor == viewer and step.actor is not None]
        if own and self._joined:
            return min(own[-1], self._joined)
        return max(0, self._joined - 2 * game.players)
