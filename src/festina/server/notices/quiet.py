"""Quiet hours: when they end and begin, by the clock of a person's own time zone."""

from __future__ import annotations

from datetime import date, datetime, timedelta
from datetime import time as time_of_day
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from ..refusal import Refusal
from ..wire_notices import QuietHours


def check_quiet(quiet: QuietHours) -> None:
    """Raise Refusal unless the hours have a length and their time zone is known."""
    if quiet.since == quiet.to:
        raise Refusal("bad_value", "server-push-quiet-empty")
    if _zone(quiet) is None:
        raise Refusal("bad_value", "server-push-no-zone", zone=quiet.zone)


def quiet_period(quiet: QuietHours | None, at: float) -> tuple[float, float] | None:
    """When the quiet hours that hold at a moment began, and when they end; None if it is not quiet then."""
    zone = _zone(quiet) if quiet else None
    if quiet is None or zone is None:
        return None
    since, to = time_of_day.fromisoformat(quiet.since), time_of_day.fromisoformat(quiet.to)
    today = datetime.fromtimestamp(at, zone).date()
    for day in (today - timedelta(days=1), today):
        ends_on = day if since < to else day + timedelta(days=1)
        began, ends = _moment(day, since, zone), _moment(ends_on, to, zone)
        if began <= at < ends:
            return began, ends
    return None


def _moment(day: date, at: time_of_day, zone: ZoneInfo) -> float:
    return datetime.combine(day, at, zone).timestamp()


def when_short(deadline: float, length: float, quiet: QuietHours | None) -> float:
    """When to say that time runs short: so long before the deadline, or where that is quiet after or before it."""
    at = deadline - length
    period = quiet_period(quiet, at)
    if period is None:
        return at
    began, ends = period
    return ends if ends <= deadline - length / 2 else began - 1


def _zone(quiet: QuietHours) -> ZoneInfo | None:
    try:
        return ZoneInfo(quiet.zone)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return None


def zone_of(quiet: QuietHours | None) -> ZoneInfo:
    """The time zone of a person, as far as it is known."""
    return (_zone(quiet) if quiet else None) or ZoneInfo("UTC")
