"""What the server sends about ratings.

A rating is sent as people read it: 1500 for whoever begins, 20 for each unit of the scale it is computed on.
"""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data


class RatedGame(Data, frozen=True, kw_only=True):
    """A game that counted: the rating after it, and by how much it had changed."""

    at: float
    table: str
    rating: int
    change: float


class RatingInfo(Data, frozen=True, kw_only=True):
    """The asking device's rating at a game; ``on``: whether its games count now."""

    game: str
    on: bool
    #: Whether it stands in the list for everybody.
    listed: bool
    #: None until the device has asked for a rating.
    rating: int | None
    #: The true strength lies within so much of it, 19 times out of 20.
    error: int | None
    games: int
    #: Still being found out: fewer than ten games.
    provisional: bool
    #: The latest games that counted, the oldest first.
    history: list[RatedGame]
    #: Where the bots of each level stand, for comparison; the weakest first.
    levels: list[int]


class RatingList(Data, frozen=True):
    """The asking device's ratings, one for each game."""

    ratings: list[RatingInfo]
    #: The number of games until which a rating is provisional.
    provisional_games: int


class RatingLine(Data, frozen=True, kw_only=True):
    """A line of the list for everybody."""

    rank: int
    name: str
    mine: bool
    rating: int
    error: int
    games: int


class RatingBoard(Data, frozen=True, kw_only=True):
    """Who stands in the list of a game: those who want to, and whose rating is not provisional."""

    game: str
    lines: list[RatingLine]


class ExportedRating(Data, frozen=True, kw_only=True):
    """A rating of the device, as it is stored."""

    game: str
    mu: float
    sigma: float
    games: int
    on: bool
    listed: bool
    changed: float
    history: list[list[float | str]]


SENT: Final = (RatingInfo, RatingList, RatingBoard)
