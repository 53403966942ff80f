"""The positions in which lessons begin, read once from ``data/``."""

from __future__ import annotations

from functools import cache
from typing import Literal

import msgspec

from ..kernel.data import JsonObject
from .editions import Described, read_data
from .table import HareTable

FaceName = Literal["up", "eat"]


class LessonStart(Described, frozen=True):
    """A lesson's position, with an entry for each of six seats."""

    spaces: tuple[int, int, int, int, int, int]
    faces: tuple[FaceName, FaceName, FaceName, FaceName, FaceName, FaceName]
    carrots: tuple[int, int, int, int, int, int]
    eaten: tuple[int, int, int, int, int, int]


@cache
def lessons() -> dict[str, LessonStart]:
    """All lessons that begin in a position of their own, by name."""
    return {id: msgspec.convert({"id": id, **told}, LessonStart) for id, told in read_data("lessons.toml").items()}


def lesson_start(table: HareTable, name: str) -> JsonObject | None:
    """The facts of a lesson's position; None if there is no such lesson, or where everybody has two pawns."""
    lesson = lessons().get(name)
    if lesson is None or table.pawns_each != 1:
        return None
    seats = range(table.players)
    return {
        "turn": 0,
        "carrots": [lesson.carrots[seat] for seat in seats],
        "lettuces": [max(table.lettuces - lesson.eaten[seat], 1) for seat in seats],
        "pawns": [{"seat": seat, "space": lesson.spaces[seat], "face": lesson.faces[seat]} for seat in seats],
    }
