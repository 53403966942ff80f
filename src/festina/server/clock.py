"""Whether the wall clock can be believed: what is deleted because of its age depends on it.

The database keeps the latest time that was believed. A clock that is more than two days away from it is doubted: the
machine may have started with a wrong date, or the server may have been off for long. It is believed again once it has
kept pace with the monotonic clock for two days of running, or once an operator has confirmed it.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from typing import Final

import msgspec

from ..kernel.data import Data

_DAY: Final = 86400.0
#: Seconds by which the clock may differ from what is expected.
TOLERANCE: Final = 2 * _DAY
#: Seconds for which a doubted clock must keep pace, and by which it may be off meanwhile.
_STEADY: Final = 2 * _DAY
_PACE: Final = 3600.0

#: Names of facts: the latest believed time, a doubted clock's progress, an operator's last confirmation.
BELIEVED: Final = "clock"
DOUBTED: Final = "clock-doubted"
CONFIRMED: Final = "tidy-confirmed"


class Doubt(Data, frozen=True):
    """A doubted clock: when it was last looked at (by itself), and the seconds for which it has kept pace."""

    at: float
    steady: float = 0.0


class ClockTrust:
    """One process's opinion of the wall clock."""

    def __init__(self, monotonic: Callable[[], float] = time.monotonic) -> None:
        self._monotonic = monotonic
        self._last: tuple[float, float] | None = None
        #: The time that the clock was compared with, if they did not agree.
        self.expected: float | None = None

    @property
    def doubted(self) -> bool:
        """Whether the clock was doubted when it was last looked at."""
        return self.expected is not None

    def look(self, now: float, facts: Mapping[str, str], newest: float | None) -> dict[str, str | None]:
        """Judge what the clock says; the facts that change by it. ``newest`` is the latest time in the database."""
        moment = self._monotonic()
        passed = None if self._last is None else (now - self._last[0], moment - self._last[1])
        self._last = (now, moment)
        mark = time_of(facts, BELIEVED)
        if agrees(now, facts, newest):
            self.expected = None
            # A mark that is a little ahead stays: it only ever goes back when a doubted clock is believed.
            later = now if mark is None or abs(now - mark) > TOLERANCE else max(now, mark)
            return {BELIEVED: repr(later), DOUBTED: None}
        steady = _progress(facts, now, passed)
        if steady >= _STEADY:
            self.expected = None
            return {BELIEVED: repr(now), DOUBTED: None}
        self.expected = expected_time(facts, newest)
        return {DOUBTED: msgspec.json.encode(Doubt(now, steady)).decode()}


def agrees(now: float, facts: Mapping[str, str], newest: float | None) -> bool:
    """Whether the clock fits what the database knows, or what an operator has said."""
    expected = expected_time(facts, newest)
    known = (expected, time_of(facts, CONFIRMED))
    return expected is None or any(at is not None and abs(now - at) <= TOLERANCE for at in known)


def expected_time(facts: Mapping[str, str], newest: float | None) -> float | None:
    """The latest time that was believed; a database that has never judged a clock goes by its newest row."""
    return time_of(facts, BELIEVED) if BELIEVED in facts else newest


def time_of(facts: Mapping[str, str], name: str) -> float | None:
    """A fact that is a time."""
    return float(facts[name]) if name in facts else None


def _progress(facts: Mapping[str, str], now: float, passed: tuple[float, float] | None) -> float:
    """The seconds for which a doubted clock has kept pace; ``passed`` by both clocks since this process's last look."""
    if DOUBTED not in facts:
        return 0.0
    before = msgspec.json.decode(facts[DOUBTED], type=Doubt)
    if passed is not None:
        wall, monotonic = passed
        return before.steady + monotonic if abs(wall - monotonic) <= _PACE else 0.0
    restarted_soon = -_PACE <= now - before.at <= TOLERANCE
    return before.steady if restarted_soon else 0.0
