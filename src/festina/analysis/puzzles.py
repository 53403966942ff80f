"""Puzzles: positions in which one action is clearly best, by theme and difficulty, with the reasons.

They are mined by a command (``puzzles_mine``), packed with their reasons (``puzzles_pack``) and shipped beside the
code of each game's guide.
"""

from __future__ import annotations

import hashlib
import lzma
from collections.abc import Mapping, Sequence
from datetime import date
from functools import cache
from importlib.resources import files
from random import Random
from typing import Any, Final

import msgspec

from ..kernel.data import Data, JsonObject
from ..kernel.errors import FestinaError
from ..kernel.game import Game
from ..kernel.messages import Message
from ..kernel.view import Setting, View
from ..registry import definition_named, definitions, table_for
from .guides import find_guide
from .shares import PuzzleShare

#: The file in the package of a game's guide.
FILE: Final = "puzzles.json.xz"
#: How many stars a puzzle has at most, and how many levels share a star.
STARS: Final = 5
_LEVELS_A_STAR: Final = 2
#: The day from which puzzles of the day are counted.
_FIRST_DAY: Final = date(2026, 1, 1)


class Puzzle(Data, frozen=True, kw_only=True):
    """A position, the action that is best in it, what all actions are worth, and why."""

    #: The game's name and some letters that depend on the position alone.
    id: str
    game: str
    ruleset: str
    #: The position, for ``start=``.
    start: JsonObject
    seat: int
    best: str
    #: What all actions are worth, the best one first.
    shares: tuple[PuzzleShare, ...]
    #: What it is about, the message ``<game>-theme-<name>`` says it; empty where no reason is known.
    theme: str
    #: The weakest level that finds it, 1 to 10; 0 where nobody was asked.
    level: int
    #: Why the best action is better than the next one.
    reasons: tuple[Message, ...]
    #: What to think about, for a first hint.
    nudge: Message | None
    #: What was played, where the puzzle is an error of one's own, and in which step of the game.
    played: str | None = None
    step: int | None = None

    @property
    def stars(self) -> int:
        """How difficult it is, from 1 to 5."""
        return stars_of(self.level)

    @property
    def share(self) -> float:
        """What the best action is worth."""
        return self.shares[0].share

    def loss(self, action: str) -> float | None:
        """What an action loses against the best one; None if it is no action of this puzzle."""
        found = [each.share for each in self.shares if each.action == action]
        return self.share - found[0] if found else None

    def position(self) -> Game:
        """The position as a game; whoever plays on in it is dealt to at random."""
        definition, table = table_for(self.ruleset, {})
        return Game(definition, table, start=self.start)


class PuzzleLine(Data, frozen=True, kw_only=True):
    """A puzzle in a list of puzzles."""

    id: str
    game: str
    theme: str
    stars: int


class PuzzleSheet(Data, frozen=True, kw_only=True):
    """A puzzle with all that is needed to show and to solve it without any rules at hand."""

    id: str
    game: str
    ruleset: str
    theme: str
    stars: int
    seat: int
    start: JsonObject
    #: What the seat sees, and what does not change during the game. Any: of the game's own types.
    view: Any
    setting: Any
    best: str
    shares: tuple[PuzzleShare, ...]
    reasons: tuple[Message, ...]
    nudge: Message | None
    played: str | None
    step: int | None


def stars_of(level: int) -> int:
    """The stars of what a level is the weakest to find."""
    return min(max(-(-level // _LEVELS_A_STAR), 1), STARS)


def puzzle_id(game: str, ruleset: str, start: JsonObject, seat: int) -> str:
    """The id of a puzzle, which depends on its position alone."""
    text = msgspec.json.encode([ruleset, start, seat], order="deterministic")
    return f"{game}-{hashlib.sha256(text).hexdigest()[:8]}"


@cache
def load(game: str) -> tuple[Puzzle, ...]:
    """The puzzles of a game that are shipped, in their order (BadRuleset); none where there are none."""
    guide = find_guide(definition_named(game))
    file = files(guide.package).joinpath(FILE) if guide else None
    if file is None or not file.is_file():
        return ()
    return tuple(msgspec.json.decode(lzma.decompress(file.read_bytes()), type=list[Puzzle]))


def find(puzzle: str) -> Puzzle:
    """A puzzle by its id (FestinaError)."""
    for game in definitions():
        for each in load(game):
            if each.id == puzzle:
                return each
    raise FestinaError("puzzle-unknown", id=puzzle[:40])


def games() -> list[str]:
    """The games that have puzzles."""
    return [game for game in definitions() if load(game)]


def of_the_day(game: str, day: date) -> Puzzle:
    """The puzzle of a day, the same for everybody: all have their turn before one comes again (FestinaError).

    It depends on the day and the shipped puzzles alone.
    """
    puzzles = load(game)
    if not puzzles:
        raise FestinaError("puzzle-none", game=game)
    cycle, place = divmod((day - _FIRST_DAY).days, len(puzzles))
    order = sorted(puzzles, key=lambda puzzle: puzzle.id)
    Random(f"festina {game} {cycle}").shuffle(order)
    return order[place]


def index(games: Sequence[str] | None = None) -> list[PuzzleLine]:
    """All puzzles of these games (None: of all) as lists show them."""
    return [
        PuzzleLine(id=each.id, game=each.game, theme=each.theme, stars=each.stars)
        for game in (definitions() if games is None else games)
        for each in load(game)
    ]


def sheet(puzzle: Puzzle) -> PuzzleSheet:
    """A puzzle as pages get it: with the view of its seat."""
    position = puzzle.position()
    view: View = position.view(puzzle.seat)
    setting: Setting = position.definition.setting(position.table)
    own: Mapping[str, Any] = {name: getattr(puzzle, name) for name in _SHARED}
    return PuzzleSheet(**own, stars=puzzle.stars, view=view, setting=setting)


_SHARED: Final = tuple(name for name in PuzzleSheet.__struct_fields__ if name not in ("stars", "view", "setting"))
