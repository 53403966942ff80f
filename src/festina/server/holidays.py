"""Holidays: slow games wait for people who are away, up to so many days a year, and the others at the table see it.

A device has its holidays; each of its slow games is told by an entry when one begins or ends, so that its clocks follow
from the entries alone. What was not told in time, a clock that runs out finds.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final, Protocol

from .clocks import DAY, Span
from .entries import SeatAway
from .live import LiveTable
from .refusal import Refusal
from .services import House
from .store.data import TableChange
from .wire_clocks import HolidayInfo

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from .store.store import Store


class TableServices(House, Protocol):
    """What finds the tables that have to be told, and knows who is on holiday."""

    @property
    def store(self) -> Store:
        """The database."""


#: Days of holiday in so many days.
MOST_DAYS: Final = 30
YEAR: Final = 365 * DAY
#: Holidays in a year, however short.
_MOST_HOLIDAYS: Final = 60


def begun(spans: Sequence[Span], now: float, until: float) -> list[Span]:
    """The holidays with one from now on; one that is under way ends with it (Refusal if it would be too long)."""
    before = ended(spans, now)
    if until <= now:
        raise Refusal("bad_value", "server-holiday-over")
    if until > _latest(before, now) or len(before) >= _MOST_HOLIDAYS:
        raise Refusal("bad_value", "server-holiday-too-long", most=MOST_DAYS, days=int(_days_left(before, now)))
    return [*before, Span(now, until)]


def ended(spans: Sequence[Span], now: float) -> list[Span]:
    """The holidays of the last year without what lies ahead."""
    return [Span(span.since, min(span.until, now)) for span in spans if span.until > now - YEAR and span.since < now]


def current(spans: Sequence[Span], now: float) -> Span | None:
    """The holiday that is under way."""
    return next((span for span in spans if span.since <= now < span.until), None)


def _days_left(before: Sequence[Span], now: float) -> float:
    taken = sum(span.within(now - YEAR, now) for span in before)
    return max(0.0, MOST_DAYS - taken / DAY)


def _latest(before: Sequence[Span], now: float) -> float:
    return now + _days_left(before, now) * DAY


def _info(spans: Sequence[Span], now: float) -> HolidayInfo:
    under_way = current(spans, now)
    return HolidayInfo(until=under_way.until if under_way else None, latest=_latest(ended(spans, now), now))


# ---- of a device


async def read(services: TableServices, device: str | None) -> HolidayInfo:
    """The holiday of a device (None: one that is not known yet), and how long another could be."""
    known = {} if device is None else await services.store.slow.holidays([device])
    return _info(known.get(device or "", []), services.clock())


async def change(services: TableServices, device: str, until: float | None) -> HolidayInfo:
    """A holiday from now on, or (None) the end of one (Refusal); its slow games are told."""
    now = services.clock()
    spans = await services.store.slow.change_holidays(
        device, lambda before: ended(before, now) if until is None else begun(before, now, until)
    )
    for table in await services.store.slow.tables_of(device):
        try:
            await follow(services, await services.table(table))
        except Refusal:  # a damaged game, or one that has just ended
            continue
    return _info(spans, now)


# ---- at a table


async def follow(services: TableServices, live: LiveTable) -> None:
    """Tell a slow game which of its people are on holiday, where it does not know yet."""
    if live.match.clocks is None or live.options.days is None:
        return
    devices = {seat.device for seat in live.seats if seat.kind == "person" and seat.device}
    known = await services.store.slow.holidays(devices)
    if _news(live, known):
        await live.perform(partial(_told, live, known))


def _news(live: LiveTable, holidays: Mapping[str, Sequence[Span]]) -> list[SeatAway]:
    """What a table does not know yet."""
    now, clocks = live.services.clock(), live.match.clocks
    if clocks is None or live.data.status != "running":
        return []
    found: list[SeatAway] = []
    for seat in live.seats:
        if seat.kind != "person" or seat.device is None:
            continue
        away = current(holidays.get(seat.device, ()), now)
        told = clocks.time(seat.seat).away_until
        if away is not None and away.until != told:
            found.append(SeatAway(seat=seat.seat, since=away.since, until=away.until, at=now))
        elif away is None and told is not None and told > now:
            found.append(SeatAway(seat=seat.seat, since=now, at=now))
    return found


def _told(live: LiveTable, holidays: Mapping[str, Sequence[Span]]) -> TableChange:
    news = _news(live, holidays)
    if not news:
        raise Refusal("not_now", "server-nothing-to-change")
    return TableChange(entries=tuple(live.match.add(entry) for entry in news))
