"""What the server sends about the race of a day."""

from __future__ import annotations

from typing import Final, Literal

from ..kernel.data import Data


class DailyRun(Data, frozen=True, kw_only=True):
    """The asking device's own run: the one that counts."""

    table: str
    status: Literal["running", "over", "given_up"]
    #: None until it is over.
    place: int | None
    #: The person's own decisions.
    turns: int | None
    #: How far the person has come, in the game's own numbers, where it has any.
    score: float | None
    #: Its rank among the runs of the day.
    rank: int | None
    #: The place before each decision, and at the end: nothing about cards or moves.
    shape: list[int]


class DailyResult(Data, frozen=True, kw_only=True):
    """A line of a day's table of results; equals share a rank."""

    rank: int
    name: str
    mine: bool
    place: int
    turns: int
    score: float | None


class DailyRace(Data, frozen=True, kw_only=True):
    """A game's race of a day."""

    game: str
    ruleset: str
    players: int
    #: Who sits where: a bot, or (None) the person.
    seats: list[str | None]
    #: How many people have finished it, and how many are under way.
    finished: int
    running: int
    #: How many of them came first, second and so on.
    places: list[int]
    #: The first of them; the asking device's own line stands there in any case.
    results: list[DailyResult]
    mine: DailyRun | None


class DailyInfo(Data, frozen=True, kw_only=True):
    """The races of a day."""

    day: str
    #: The present day.
    today: str
    #: When it is over.
    ends: float
    races: list[DailyRace]
    #: Days in a row on which the asking device has finished a race, up to this one or the one before.
    streak: int


class ExportedDaily(Data, frozen=True, kw_only=True):
    """A run of the device in the race of a day."""

    day: str
    game: str
    table: str
    name: str
    place: int | None
    turns: int | None
    score: float | None
    shape: list[int] | None
    started: float
    ended: float | None


SENT: Final = (DailyInfo,)
