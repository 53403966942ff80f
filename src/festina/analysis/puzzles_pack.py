"""Mined positions made into puzzles: with their theme and reasons, a mixed selection of them, in one small file."""

from __future__ import annotations

import lzma
from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec

from ..kernel.data import JsonObject
from ..kernel.game import Game
from ..registry import table_for
from .guides import Point
from .puzzles import Puzzle, puzzle_id
from .puzzles_mine import Find
from .shares import PuzzleShare
from .why import nudge_for, points


def explained(game: str, find: Find) -> Puzzle:
    """A find as a puzzle: the best action is explained against the next one."""
    definition, table = table_for(find.ruleset, {})
    position = Game(definition, table, start=find.start, seed=0)
    best, other = find.shares[0].action, find.shares[1].action
    told = points(position, find.seat, best, other)
    return made(game, find.ruleset, find.start, find.seat, find.shares, told, find.level)


def made(
    game: str,
    ruleset: str,
    start: JsonObject,
    seat: int,
    shares: Sequence[PuzzleShare],
    told: Sequence[Point],
    level: int = 0,
    played: str | None = None,
    step: int | None = None,
) -> Puzzle:
    """A puzzle from its parts."""
    return Puzzle(
        id=puzzle_id(game, ruleset, start, seat),
        game=game,
        ruleset=ruleset,
        start=start,
        seat=seat,
        best=shares[0].action,
        shares=tuple(shares),
        theme=told[0].theme if told else "",
        level=level,
        reasons=tuple(point.message for point in told),
        nudge=nudge_for(game, told[0].theme) if told else None,
        played=played,
        step=step,
    )


def select(puzzles: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """So many of those that can be explained, mixed by theme, difficulty and table; the easy ones first.

    Again and again the table, theme and difficulty that have been chosen least have their turn.
    """
    waiting: dict[tuple[str, int, str], list[Puzzle]] = defaultdict(list)
    for puzzle in puzzles:
        if puzzle.reasons:
            waiting[puzzle.theme, puzzle.stars, puzzle.ruleset].append(puzzle)
    themes, stars, tables = Counter[str](), Counter[int](), Counter[str]()
    chosen: dict[str, Puzzle] = {}
    while waiting and len(chosen) < count:
        group = min(waiting, key=lambda key: (themes[key[0]] + stars[key[1]] + 4 * tables[key[2]], key))
        puzzle = waiting[group].pop(0)
        if not waiting[group]:
            del waiting[group]
        chosen[puzzle.id] = puzzle
        themes[group[0]] += 1
        stars[group[1]] += 1
        tables[group[2]] += 1
    return sorted(chosen.values(), key=lambda puzzle: (puzzle.level, puzzle.id))


def pack(puzzles: Sequence[Puzzle], file: Path) -> None:
    """Write the file that is shipped."""
    text = msgspec.json.encode(list(puzzles), order="deterministic")
    file.write_bytes(lzma.compress(text, preset=9 | lzma.PRESET_EXTREME))
