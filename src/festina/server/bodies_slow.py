"""The bodies of requests about slow games."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec
from msgspec import Meta

from ..kernel.data import Data
from .bodies import Body
from .commands import Action

#: Things that a plan tries, one after the other.
MOST_STEPS: Final = 5
#: Things that it may depend on: more than any game has.
MOST_GROUNDS: Final = 8

GroundName = Annotated[str, Meta(max_length=40)]


class HolidayWish(Body, frozen=True, kw_only=True):
    """A holiday from now on."""

    until: float


class PlanWish(Body, frozen=True, kw_only=True):
    """What a seat does when its turn comes: the first of the steps that is legal then.

    ``grounds`` are what must not have changed until then; ``version`` is what the person saw.
    """

    version: int
    steps: Annotated[list[Action], Meta(min_length=1, max_length=MOST_STEPS)]
    grounds: Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(max_length=MOST_GROUNDS)] = msgspec.field(
        default_factory=list
    )


#: All of them, for the description of the protocol.
SLOW_BODIES: Final[tuple[type[Data], ...]] = (HolidayWish, PlanWish)
