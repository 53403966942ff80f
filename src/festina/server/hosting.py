"""What the host of a table may do to it: change its options, hand it over, close it."""

from __future__ import annotations

from msgspec.structs import replace

from .bodies import OptionsChange
from .endings import leavings
from .entries import OptionsChanged, SeatChanged
from .hinting import check_hints
from .live import LiveTable
from .play import clocks_set
from .refusal import Refusal
from .seating import bot_for, closed
from .store.data import DeviceData, TableChange


async def change_options(live: LiveTable, device: DeviceData, wanted: OptionsChange) -> None:
    """Change what the host has chosen, or who the host is (Refusal)."""

    def work() -> TableChange:
        live.check_host(device)
        live.check_status("open", "running")
        change = _with_options(live, wanted)
        return change if wanted.host is None else _handed_over(live, change, device, wanted.host)

    await live.perform(work)


def _with_options(live: LiveTable, wanted: OptionsChange) -> TableChange:
    """The change of a table's options; without any it has no entry."""
    given = {name: getattr(wanted, name) for name in ("spectators", "chat", "pace", "stand_in", "hints")}
    chosen = {name: value for name, value in given.items() if value is not None}
    if wanted.stand_in is not None:
        chosen["stand_in"] = bot_for(wanted.stand_in, live.match.definition)
    if wanted.hints == "on" or (wanted.public and live.options.hints == "on"):
        public = live.data.public if wanted.public is None else wanted.public
        check_hints(live.options, live.match.definition, live.match.table, live.seats, public)
    if not chosen and wanted.public is None:
        return TableChange()
    running, pace = live.data.status == "running", wanted.pace
    clocks = clocks_set(live, pace) if running and pace is not None and pace != live.options.pace else None
    change = TableChange(
        entries=(live.match.add(OptionsChanged(at=live.services.clock(), clocks=clocks)),),
        options=replace(live.options, **chosen),
        public=wanted.public,
    )
    if wanted.public and not live.data.public:
        # Friends have come to talk; now strangers may come, and everybody is asked again.
        seats = tuple(replace(seat, words=False) for seat in live.seats if seat.kind == "person")
        return replace(change, seats=seats)
    return change


def _handed_over(live: LiveTable, change: TableChange, device: DeviceData, seat: int) -> TableChange:
    """The change, with the person of a seat as the host."""
    held = live.seat(seat)
    if held.kind != "person" or held.device is None:
        raise Refusal("not_now", "server-no-person-there")
    if held.device == device.id:
        raise Refusal("not_now", "server-not-yourself")
    entry = live.match.add(SeatChanged(what="host", at=live.services.clock()))
    return replace(change, entries=(*change.entries, entry), host=held.device)


async def close(live: LiveTable, device: DeviceData) -> None:
    """End a table before its game is over (Refusal)."""

    def work() -> TableChange:
        live.check_host(device)
        live.check_status("open", "running")
        return closed(live, TableChange(also=leavings(live, live.seats_of(device.id))))

    await live.perform(work)
