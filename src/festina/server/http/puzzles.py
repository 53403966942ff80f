"""Puzzles to read: which there are, one of them, those of a day. Who has solved which is kept by the page."""

from __future__ import annotations

import asyncio
from typing import Annotated

from msgspec import Meta

from .. import puzzles
from ..answers import Json
from ..build import lasting
from ..wire_puzzles import PuzzleInfo, PuzzleList, PuzzlesOfTheDay
from .context import TheHub, not_banned
from .openapi import answers
from .routing import Router

router = Router("/api/puzzles", "puzzles", check=not_banned)


@router.get("", answers(PuzzleList))
async def list_puzzles(build: str | None = None) -> Json:
    """All puzzles, in brief."""
    return Json(await asyncio.to_thread(puzzles.listed), headers=lasting(build))


@router.get("/today", answers(PuzzlesOfTheDay))
async def puzzles_of_the_day(hub: TheHub, date: Annotated[str | None, Meta(max_length=10)] = None) -> Json:
    """The puzzles of a day, today's or another one's."""
    return Json(await asyncio.to_thread(puzzles.of_the_day, date, hub.clock()))


@router.get("/{id}", answers(PuzzleInfo))
async def read_puzzle(id: Annotated[str, Meta(max_length=60)], build: str | None = None) -> Json:
    """A puzzle with its position, as its seat sees it, and its solution."""
    return Json(await asyncio.to_thread(puzzles.read, id), headers=lasting(build))
