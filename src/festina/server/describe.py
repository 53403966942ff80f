"""A table as a device may see it (docs/server.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from ..kernel.data import extend
from ..kernel.view import Setting
from ..registry import table_for
from .store.data import SeatData
from .wire import SeatInfo, TableInfo, TableSummary, TakebackInfo

if TYPE_CHECKING:
    from .live import LiveTable


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
        host=device is not None and device == data.host,
        watching=_watching(live),
        seats=[_seat(live, seat, device) for seat in live.seats],
        mine=live.seats_of(device) if device else [],
        to_act=list(live.match.to_act),
        version=data.version,
        resting=live.is_resting(),
        takeback=_takeback(live),
        rematch=data.rematch,
        share=data.share,
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
        presence="here" if here else "bot" if seat.kind == "bot" else "away",
        gone_since=None if person is None or here else live.gone_since(person),
        can_lend=live.can_lend(seat),
    )


def _watching(live: LiveTable) -> int:
    """How many look on without a seat."""
    devices = {connection.device.id for connection in live.connections}
    return sum(1 for device in devices if not live.seats_of(device))


def _takeback(live: LiveTable) -> TakebackInfo | None:
    asked = live.match.takeback
    if asked is None:
        return None
    return TakebackInfo(
        seat=asked.seat,
        agreed=list(asked.agreed),
        waiting=voters(live.seats, asked.seat, asked.agreed),
        decisions=live.match.takeback_depth(asked.seat) or 0,
    )


def voters(seats: Sequence[SeatData], asking: int, agreed: Sequence[int]) -> list[int]:
    """The seats of people whose consent is still missing: bots, and devices that have agreed, do not count."""
    content = {seats[seat].device for seat in [asking, *agreed]}
    return [seat.seat for seat in seats if seat.has_person and seat.device not in content]
