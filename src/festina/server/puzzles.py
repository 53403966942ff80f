"""Puzzles as pages get them, from a server or from their own device."""

from __future__ import annotations

from datetime import date
from functools import lru_cache

import msgspec

from ..analysis import puzzles
from ..kernel.errors import FestinaError
from .races import day_of, is_day
from .refusal import Refusal
from .wire import encode
from .wire_puzzles import PuzzleInfo, PuzzleList, PuzzlesOfTheDay


@lru_cache(maxsize=1)
def listed() -> PuzzleList:
    """All puzzles, in brief."""
    return PuzzleList(puzzles.index())


def of_the_day(wanted: str | None, now: float) -> PuzzlesOfTheDay:
    """The puzzles of a day; without one, of today (Refusal: it is no day)."""
    day = day_of(now) if wanted is None else wanted
    if not is_day(day):
        raise Refusal("not_there", "server-daily-no-day")
    chosen = [puzzles.of_the_day(game, date.fromisoformat(day)) for game in puzzles.games()]
    return PuzzlesOfTheDay(day=day, puzzles=[read(puzzle.id) for puzzle in chosen])


@lru_cache(maxsize=64)
def read(id: str) -> PuzzleInfo:
    """A puzzle with its position, as its seat sees it, and its solution (Refusal)."""
    try:
        sheet = puzzles.sheet(puzzles.find(id))
    except FestinaError as problem:
        raise Refusal("not_there", problem.message.key, **problem.message.params) from None
    return PuzzleInfo(
        id=sheet.id,
        game=sheet.game,
        ruleset=sheet.ruleset,
        theme=sheet.theme,
        stars=sheet.stars,
        seat=sheet.seat,
        start=sheet.start,
        view=msgspec.Raw(encode(sheet.view)),
        setting=sheet.setting,
        best=sheet.best,
        shares=list(sheet.shares),
        reasons=list(sheet.reasons),
        nudge=sheet.nudge,
        played=sheet.played,
        step=sheet.step,
    )
