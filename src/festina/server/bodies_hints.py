"""The bodies of requests for hints."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data
from .bodies import Body, Seat
from .commands import Action
from .entries import HintKind


class HintWish(Body, frozen=True, kw_only=True):
    """A hint for a seat, from what its device has found.

    ``other`` is the strongest alternative to the best action, or what the person has chosen. ``version`` is what the
    client saw.
    """

    seat: Seat
    version: int
    what: HintKind
    best: Action
    other: Action


#: For the description of the protocol.
HINT_BODIES: Final[tuple[type[Data], ...]] = (HintWish,)
