"""The bodies of requests about moments of finished games: games played on from there, reasons for actions."""

from __future__ import annotations

from typing import Annotated, Final

from msgspec import Meta

from ..kernel.data import Data
from .bodies import LONGEST_RECORD, Body, Name, RecordWish
from .commands import LONGEST_ACTION


class TrialWish(Body, frozen=True, kw_only=True):
    """A moment of a finished game, or of a record: play goes on in place of decision number ``step``, by its seat."""

    step: Annotated[int, Meta(ge=0)]
    #: What the person is called who plays on; the device's name, if it is left out.
    name: Name | None = None
    #: One of the two.
    share: Annotated[str, Meta(max_length=40)] | None = None
    record: Annotated[str, Meta(max_length=LONGEST_RECORD)] | None = None


class ReasonsWish(RecordWish, frozen=True, kw_only=True):
    """Two actions at decision number ``step`` of a record: why is the first one better?"""

    step: Annotated[int, Meta(ge=0)]
    better: Annotated[str, Meta(max_length=LONGEST_ACTION)]
    worse: Annotated[str, Meta(max_length=LONGEST_ACTION)]


#: All of them, for the description of the protocol.
TRIAL_BODIES: Final[tuple[type[Data], ...]] = (TrialWish, ReasonsWish)
