"""What a change of a table means for people who are not there: the notices to keep with it, and when they are true.

Everything here is worked out from a live table; nothing is sent or stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from ..clocks import control_of
from ..entries import (
    GameOver,
    OptionsChanged,
    RematchMade,
    SeatAway,
    SeatChanged,
    SeatLent,
    SeatReturned,
    TableClosed,
)
from ..store.data import CreateTable, SeatData, TableChange
from .data import Kind, QueueNotices, WaitingNotice

if TYPE_CHECKING:
    from ..live import LiveTable

_DAY: Final = 86400.0
_HOUR: Final = 3600.0
#: Entries after which other people may be to act, or other clocks run, though the game is where it was.
_SEATS: Final = (SeatAway, SeatChanged, SeatLent, SeatReturned, OptionsChanged)
#: Time is short when a quarter of it is left, within these bounds.
_SHORT_SHARE: Final = 0.25
_SHORT: Final = (3 * _HOUR, _DAY)
#: Seconds for coming back where nobody waits for one's move this minute.
_SOON: Final = 1.0
#: How long before time runs short it is decided when to say so: quiet hours may come first.
_AHEAD: Final = _DAY


class Running(NamedTuple):
    """Until when somebody has time, how long before that it is short, and until when they are on holiday."""

    deadline: float
    short: float
    away_until: float | None


def notices_of(live: LiveTable, change: TableChange, now: float, patience: float) -> QueueNotices | None:
    """What is to be kept with a change that has been applied to a table's match and is not stored yet.

    ``patience`` are the seconds that somebody who is not at a live table has for coming back.
    """
    kinds = {type(entry) for entry in change.entries}
    soon = now + min(patience, _SOON)
    seats = list(live.seats)
    for seat in change.seats:
        seats[seat.seat] = seat
    if RematchMade in kinds:
        return _queued(_rematch(change, _absent(live, seats), now, soon))
    if GameOver in kinds:
        absent = _absent(live, seats)
        return QueueNotices(tuple(_notice(live, device, "over", now, soon) for device in absent), over=True)
    if TableClosed in kinds:
        return QueueNotices((), over=True)
    # The version is still that before the change.
    is_news = live.match.decisive > live.data.version or not kinds.isdisjoint(_SEATS)
    if not is_news or (change.status or live.data.status) != "running":
        return None
    is_slow = (change.options or live.options).days is not None
    turns = _turns(live, change, seats, now, soon if is_slow else now + patience)
    return _queued([*_replaced(live, change, now, soon), *turns])


def _queued(notices: list[WaitingNotice]) -> QueueNotices | None:
    return QueueNotices(tuple(notices)) if notices else None


def _turns(
    live: LiveTable, change: TableChange, seats: Sequence[SeatData], now: float, due: float
) -> list[WaitingNotice]:
    pace = (change.options or live.options).pace
    found: list[WaitingNotice] = []
    for device, mine in _acting(live.match.to_act, seats).items():
        if not live.is_here(device):
            found.append(_notice(live, device, "turn", now, due))
        running = _running(live, mine, pace)
        if running is not None and running.deadline - running.short > now:
            found.append(_notice(live, device, "time", now, max(now, running.deadline - running.short - _AHEAD)))
    return found


def _acting(to_act: Sequence[int], seats: Sequence[SeatData]) -> dict[str, list[int]]:
    """The seats that are to act and for which a person decides, by their devices."""
    found: dict[str, list[int]] = {}
    for number in to_act:
        if seats[number].has_person and (device := seats[number].device) is not None:
            found.setdefault(device, []).append(number)
    return found


def _replaced(live: LiveTable, change: TableChange, now: float, due: float) -> list[WaitingNotice]:
    """For people who are not there: a bot plays for them from now on, or the host has taken their seat."""
    found: list[WaitingNotice] = []
    for entry in change.entries:
        kind: Kind
        match entry:
            case SeatLent(seat=seat):
                kind = "lent"
            case SeatChanged(what="remove", seat=int(seat)):
                kind = "removed"
            case _:
                continue
        # The seats are still those before the change.
        device = live.seats[seat].device
        if device is not None and not live.is_here(device):
            found.append(WaitingNotice(device=device, table=live.id, kind=kind, mark=entry.number, at=now, due=due))
    return found


def _notice(live: LiveTable, device: str, kind: Kind, now: float, due: float) -> WaitingNotice:
    return WaitingNotice(device=device, table=live.id, kind=kind, mark=live.match.decisive, at=now, due=due)


def _rematch(change: TableChange, absent: Sequence[str], now: float, due: float) -> list[WaitingNotice]:
    made = next(also for also in change.also if isinstance(also, CreateTable))
    seated = {seat.device for seat in made.seats if seat.device}
    return [
        WaitingNotice(device=device, table=made.data.id, kind="rematch", at=now, due=due)
        for device in absent
        if device in seated and device != made.data.host
    ]


def _absent(live: LiveTable, seats: Sequence[SeatData]) -> list[str]:
    """The devices that hold a seat and are not there."""
    held = dict.fromkeys(seat.device for seat in seats if seat.kind == "person")
    return [device for device in held if device is not None and not live.is_here(device)]


# ---- what is true now


def is_true(live: LiveTable, device: str, kind: Kind, mark: int) -> bool:
    """Whether what a device shall be told about a table still holds."""
    status, mine = live.data.status, live.seats_of(device)
    if kind == "over":
        return status == "over"
    if kind in ("rematch", "invite"):
        return status in ("open", "running")
    if kind == "removed":
        return status in ("open", "running") and not mine
    if kind == "lent":
        return status == "running" and any(live.seats[seat].lent for seat in mine)
    if kind == "plan":
        return status == "running" and live.match.decisive == mark and bool(mine)
    return status == "running" and live.match.decisive == mark and bool(acting_seats(live, device))


def acting_seats(live: LiveTable, device: str) -> list[int]:
    """The seats of a device that are to act, and for which its person decides."""
    return _acting(live.match.to_act, live.seats).get(device, [])


def running_out(live: LiveTable, device: str) -> Running | None:
    """The time of a device that is to act at a slow table; None at others."""
    return _running(live, acting_seats(live, device), live.options.pace) if live.data.status == "running" else None


def _running(live: LiveTable, seats: Sequence[int], pace: str) -> Running | None:
    control, clocks = control_of(pace), live.match.clocks
    if control is None or clocks is None or not control.anew:
        return None
    times = [clocks.time(seat) for seat in seats]
    deadlines = [each.deadline for each in times if each.deadline is not None]
    if not deadlines:
        return None
    least, most = _SHORT
    short = min(max(control.seconds * _SHORT_SHARE, least), most)
    return Running(min(deadlines), short, max((each.away_until or 0.0 for each in times), default=None) or None)
