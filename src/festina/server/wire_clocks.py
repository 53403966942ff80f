"""What the server sends about time: clocks and holidays."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data


class SeatClock(Data, frozen=True, kw_only=True):
    """A person's time: ``left`` seconds, less those that have passed since ``runs_from``."""

    left: float
    #: From when it runs; None while it stands.
    runs_from: float | None
    #: Whether it has run out before: then there is a little for every decision.
    ran_out: bool
    #: Until when the person is on holiday, and the clock stands.
    away_until: float | None


class ClockInfo(Data, frozen=True, kw_only=True):
    """The clocks of a table, by seat (None for a bot's); ``now`` is what the server's own clock said then."""

    now: float
    seats: list[SeatClock | None]


class HolidayInfo(Data, frozen=True, kw_only=True):
    """Until when slow games wait for the asking device's person (None: they do not), and the latest they would."""

    until: float | None
    latest: float


#: All of them, for the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (HolidayInfo,)
