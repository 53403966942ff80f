"""What the server sends to somebody who wants a hint."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data
from ..kernel.messages import Message


class Hint(Data, frozen=True, kw_only=True):
    """A hint in words; it is noted at the table. Where nothing can be said, the numbers stand alone."""

    version: int
    seat: int
    #: What to think about.
    nudge: Message | None
    #: Why the best action is better than the others, or than the one chosen.
    reasons: tuple[Message, ...]


#: For the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (Hint,)
