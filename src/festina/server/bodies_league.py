"""The bodies of requests about races of the day, ratings and pairings."""

from __future__ import annotations

from typing import Annotated, Final, Literal

from msgspec import Meta

from ..kernel.data import Data
from .bodies import MOST_SEATS, Body, Name

#: The name of a game.
Game = Annotated[str, Meta(max_length=40)]


class DailyWish(Body, frozen=True, kw_only=True):
    """A run of today's race; ``practice``: once more, without counting."""

    game: Game
    name: Name = ""
    practice: bool = False


class RatingWish(Body, frozen=True, kw_only=True):
    """Whether my games count from now on, and whether everybody may see my rating; None changes nothing."""

    on: bool | None = None
    listed: bool | None = None


class PairingWish(Body, frozen=True, kw_only=True):
    """What somebody wants to play with whoever wants the same; None: any edition, any number of seats."""

    game: Game
    edition: Annotated[str, Meta(max_length=60)] | None = None
    players: Annotated[int, Meta(ge=2, le=MOST_SEATS)] | None = None
    #: At once with a clock, or in days.
    pace: Literal["live", "days"] = "live"
    #: Whether bots may take the seats that stay empty.
    bots: bool = True
    name: Name = ""


#: All of them, for the description of the protocol.
LEAGUE_BODIES: Final[tuple[type[Data], ...]] = (DailyWish, RatingWish, PairingWish)
