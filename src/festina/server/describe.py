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
        host=device is not None and device == data.host,
        watching=live.watching,
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
        words=seat.words,
        presence="here" if here else "bot" if seat.kind == "bot" else "away",
        gone_since=None if person is None or here else live.attendance.gone_since(person),
        can_lend=live.can_lend(seat),
    )


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
