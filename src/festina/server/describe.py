"""A table as a device may see it (docs/server.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ..kernel.data import extend
from ..kernel.view import Setting
from ..registry import table_for
from .hinting import hindrance
from .runners import runner_of
from .store.data import SeatData
from .wire_clocks import ClockInfo, SeatClock
from .wire_tables import FormerName, SeatInfo, TableInfo, TableSummary, TakebackInfo

if TYPE_CHECKING:
    from .clocks import Clocks
    from .live import LiveTable
    from .match import Match


@lru_cache(maxsize=256)
def setting_of(ruleset: str) -> Setting:
    """What does not change during a game."""
    definition, table = table_for(ruleset, {})
    return definition.setting(table)


def describe(live: LiveTable, device: str | None) -> TableInfo:
    """The table by itself."""
    return extend(TableInfo, summary(live, device), setting=setting_of(live.data.ruleset))


def summary(live: LiveTable, device: str | None) -> TableSummary:
    """The table in a list."""
    data = live.data
    return TableSummary(
        **live.options.chosen(),
        id=data.id,
        game=live.match.definition.name,
        ruleset=data.ruleset,
        players=len(live.seats),
        status=data.status,
        public=data.public,
        created=data.created,
        changed=data.changed,
        host=live.is_host(device),
        watching=live.watching,
        seats=[_seat(live, seat, device) for seat in live.seats],
        mine=live.seats_of(device) if device else [],
        removed=live.removed_from(device),
        to_act=list(live.match.to_act),
        version=data.version,
        resting=live.is_resting(),
        hinting=hindrance(live) is None,
        takeback=_takeback(live),
        clocks=clocks_of(live),
        rematch=data.rematch,
        share=data.share,
        occasion=live.options.occasion,
    )


def _seat(live: LiveTable, seat: SeatData, device: str | None) -> SeatInfo:
    person = seat.device if seat.kind == "person" else None
    here = person is not None and live.is_here(person)
    return SeatInfo(
        seat=seat.seat,
        kind=seat.kind,
        name=seat.name,
        mine=person is not None and person == device,
        bot=seat.bot,
        lent=seat.lent,
        muted=seat.muted,
        words=seat.words,
        runner=runner_of(seat),
        former=[FormerName(name=each.name, until=each.version) for each in live.former if each.seat == seat.seat],
        back=_may_come_back(live, seat) if live.is_host(device) else None,
        presence="here" if here else "bot" if seat.kind == "bot" else "away",
        gone_since=None if person is None or here else live.attendance.gone_since(person),
        can_lend=live.can_lend(seat),
        hints=live.match.hinted(seat.seat),
    )


def clocks_of(live: LiveTable) -> ClockInfo | None:
    """The clocks of a game that is being played; None where there is none."""
    if live.match.clocks is None or live.data.status != "running":
        return None
    now = live.services.clock()
    return ClockInfo(now=now, seats=[_clock(live.match.clocks, seat, now) for seat in live.seats])


def _clock(clocks: Clocks, seat: SeatData, now: float) -> SeatClock | None:
    if seat.kind != "person":
        return None
    time = clocks.time(seat.seat)
    away_until = time.away_until if time.away_until is not None and time.away_until > now else None
    return SeatClock(left=time.left, runs_from=time.runs_from, ran_out=time.ran_out, away_until=away_until)


def _may_come_back(live: LiveTable, seat: SeatData) -> str | None:
    """The name of the person whom the host may ask back to a seat."""
    former = live.former_of(seat.seat) if live.data.status in ("open", "running") else None
    return None if former is None else former.name


def _takeback(live: LiveTable) -> TakebackInfo | None:
    asked = live.match.takeback
    if asked is None:
        return None
    return TakebackInfo(
        seat=asked.seat,
        agreed=list(asked.agreed),
        waiting=voters(live.match, live.seats),
        decisions=live.match.takeback_depth(asked.seat) or 0,
    )


def voters(match: Match, seats: Sequence[SeatData]) -> list[int]:
    """The seats of people whose consent to a take-back is missing: bots, and devices that have agreed, do not count.

    A person for whom a bot plays has a vote, too, but not on what the asking seat could undo by itself.
    """
    asked = match.takeback
    if asked is None:
        return []
    content = {seats[seat].device for seat in [asked.seat, *asked.agreed]}
    alone = match.undo_depth(asked.seat) is not None
    people = [seat for seat in seats if seat.has_person or (seat.lent is not None and not alone)]
    return [seat.seat for seat in people if seat.device is not None and seat.device not in content]
