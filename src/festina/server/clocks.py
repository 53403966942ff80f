"""The clocks of a table: how much time each seat has, found from the entries' times alone.

At a live table with a clock a person has so many seconds for the whole game, and some more for every decision. At a
slow table every decision has its days. A clock runs while a person has to decide for the seat: bots, stand-ins, forced
actions and chance use no time. What was spent stays spent: a decision that is taken back and made again earns nothing
twice, and one of a slow table is taken up with the time it had left.

Who has run out and comes back has a little time, ``grace``, for every decision from then on, once for each.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from .entries import (
    ClocksSet,
    Entry,
    Moved,
    Retracted,
    SeatAway,
    SeatChanged,
    SeatLent,
    SeatReturned,
    TableClosed,
    Undone,
)

DAY: Final = 86400.0
#: Seconds for a decision of a person who has run out of time and is back.
GRACE_LIVE: Final = 30.0
GRACE_DAYS: Final = 3600.0


class Control(NamedTuple):
    """What a pace means in seconds: for the whole game and more with every decision, or anew for each decision."""

    seconds: float
    increment: float
    anew: bool
    grace: float


def control_of(pace: str) -> Control | None:
    """The clock of a pace; None for one without."""
    kind, _, numbers = pace.partition(":")
    if not numbers:
        return None
    if kind == "days":
        return Control(int(numbers) * DAY, 0.0, anew=True, grace=GRACE_DAYS)
    seconds, _, increment = numbers.partition("+")
    return Control(float(seconds), float(increment), anew=False, grace=GRACE_LIVE)


class Span(NamedTuple):
    """The time from one moment to another."""

    since: float
    until: float

    def within(self, since: float, until: float) -> float:
        """How many of its seconds lie between two moments."""
        return max(0.0, min(self.until, until) - max(self.since, since))


class SeatTime(NamedTuple):
    """A seat's time: ``left`` seconds, less those that have passed since ``runs_from`` (None: it stands)."""

    left: float
    runs_from: float | None
    ran_out: bool
    away_until: float | None

    @property
    def deadline(self) -> float | None:
        """When it is over, unless somebody decides before."""
        return None if self.runs_from is None else self.runs_from + self.left


@dataclass
class _Clock:
    """One seat's clock."""

    left: float
    #: Whether a person decides for the seat.
    plays: bool
    #: Since when it runs.
    since: float | None = None
    #: The decisions that the seat has behind it, and the most that it ever had.
    decided: int = 0
    most_decided: int = 0
    ran_out: bool = False
    #: The decision for which a grace was given last.
    graced: int = -1
    away: Span | None = None
    #: At a slow table: what is left for each decision that was begun, by the number of those before it.
    shares: dict[int, float] = field(default_factory=dict)


class Clocks:
    """The clocks of all seats, from the moment they were set."""

    def __init__(self, given: ClocksSet, control: Control, decided: Sequence[int]) -> None:
        self._control = control
        self._closed = False
        self._seats = [
            _Clock(control.seconds, seat in given.people, decided=count, most_decided=count)
            for seat, count in enumerate(decided)
        ]

    # ---- following entries

    def follow(self, entry: Entry, to_act: Sequence[int], decisions: Callable[[], Sequence[int]]) -> None:
        """Follow an entry, after which some seats are to act; ``decisions`` counts those that stand, by seat."""
        at = entry.at
        match entry:
            case Moved():
                self._stop(self._seats[entry.seat], at)
                self._decide(self._seats[entry.seat], is_own=not entry.auto)
            case Undone() | Retracted():
                for clock, count in zip(self._seats, decisions(), strict=True):
                    self._stop(clock, at)
                    clock.decided = count
            case SeatLent():
                self._stop(self._seats[entry.seat], at)
                self._seats[entry.seat].plays = False
                self._seats[entry.seat].ran_out |= entry.auto
            case SeatReturned(seat=seat) | SeatChanged(what="join", seat=int(seat)):
                self._seats[seat].plays = True
            case SeatChanged(what="leave" | "remove", seat=int(seat)):
                self._stop(self._seats[seat], at)
                self._seats[seat].plays = False
            case SeatAway():
                self._go_away(self._seats[entry.seat], entry)
            case TableClosed():
                self._closed = True
            case _:
                pass
        self._run(() if self._closed else to_act, at)

    def _run(self, to_act: Sequence[int], at: float) -> None:
        """Let the clocks of those run who are to act, and no others."""
        for seat, clock in enumerate(self._seats):
            wanted = clock.plays and seat in to_act
            if wanted and clock.since is None:
                own = self._own(clock)
                clock.left = self._with_grace(clock, own)
                if clock.left > own:
                    clock.graced = clock.decided
                clock.since = at
            elif not wanted:
                self._stop(clock, at)

    def _own(self, clock: _Clock) -> float:
        """What a clock has for the decision that is due, without grace."""
        return clock.shares.get(clock.decided, self._control.seconds) if self._control.anew else clock.left

    def _with_grace(self, clock: _Clock, left: float) -> float:
        has_grace = clock.ran_out and clock.graced != clock.decided
        return max(left, self._control.grace) if has_grace else left

    def _stop(self, clock: _Clock, at: float) -> None:
        if clock.since is None:
            return
        clock.left = max(0.0, clock.left - _spent(clock.since, at, clock.away))
        clock.since = None
        if self._control.anew:
            clock.shares[clock.decided] = clock.left

    def _decide(self, clock: _Clock, is_own: bool) -> None:
        """Count a decision; a person's that the seat has never made before earns the increment."""
        clock.decided += 1
        if clock.decided > clock.most_decided:
            clock.most_decided = clock.decided
            if is_own and clock.plays:
                clock.left += self._control.increment

    def _go_away(self, clock: _Clock, entry: SeatAway) -> None:
        """Begin, change or end a holiday; it may have begun while the clock was running already."""
        if not self._control.anew:
            return
        before, at = clock.away, entry.at
        if clock.since is not None:
            unseen = Span(max(entry.since, before.until) if before else entry.since, at)
            clock.left = max(0.0, clock.left - _spent(clock.since, at, before) + unseen.within(clock.since, at))
            clock.since = at
        clock.away = Span(at, entry.until) if entry.until is not None and entry.until > at else None

    # ---- what they show

    def time(self, seat: int) -> SeatTime:
        """A seat's time."""
        clock = self._seats[seat]
        away_until = clock.away.until if clock.away else None
        runs_from = clock.since if clock.since is None else max(clock.since, away_until or 0.0)
        return SeatTime(clock.left, runs_from, clock.ran_out, away_until)

    @property
    def deadline(self) -> float | None:
        """When the next seat runs out, unless it decides before."""
        return min(
            (at for seat in range(len(self._seats)) if (at := self.time(seat).deadline) is not None), default=None
        )

    def overdue(self, now: float) -> list[int]:
        """The seats whose time is over."""
        deadlines = [(seat, self.time(seat).deadline) for seat in range(len(self._seats))]
        return [seat for seat, at in deadlines if at is not None and at <= now]

    def may_return(self, seat: int) -> bool:
        """Whether a person would have any time for the decision that is due."""
        clock = self._seats[seat]
        return self._with_grace(clock, self._own(clock)) > 0


def _spent(since: float, until: float, away: Span | None) -> float:
    """The seconds that count of those between two moments; a clock that was put back takes nothing away."""
    return max(0.0, until - since - (away.within(since, until) if away else 0.0))
