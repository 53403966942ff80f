"""Devices: moving their seats to another one, renaming and forgetting them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from functools import partial
from typing import Final

from msgspec.structs import replace

from .bodies import MeWish
from .bus import EntriesStored
from .describe import summary
from .entries import SeatChanged
from .hub import Hub
from .live import LiveTable
from .play import answered, settle_takeback
from .refusal import Refusal
from .seating import closed, others, seat_changed, vacated
from .store.data import NOBODY, DeviceData, ForgetFormer, Moving, TableChange
from .texts import clean_name
from .wire_socket import ChatMessage
from .wire_tables import MovingCode, MovingOffer, MyNames, TableList

log = logging.getLogger("festina.server")

#: Seconds that a moving code lives.
MOVING_SECONDS: Final = 600.0
#: Tables that an answer about a code lists, at most; all of them move.
_LISTED: Final = 200


async def moving_code(
    hub: Hub, device: DeviceData, live: LiveTable | None = None, seat: int | None = None
) -> MovingCode:
    """A code for one of a device's seats, or for all of them (Refusal)."""
    if live is not None and seat is not None:
        live.seat_of(seat, device)
    code, expires = hub.secrets.code(), hub.clock() + MOVING_SECONDS
    await hub.store.create_moving_code(code, Moving(device.id, live.id if live else None, seat), expires)
    return MovingCode(code=code, expires=expires)


async def offer(hub: Hub, device: DeviceData, code: str) -> MovingOffer:
    """What a code would move to a device (Refusal); nothing moves yet."""
    offered = await hub.store.read_offer(_letters(code), device.id, hub.clock())
    found = await hub.listed(offered.tables[:_LISTED])
    return MovingOffer([summary(live, device.id) for live in found], offered.expires)


async def confirm(hub: Hub, device: DeviceData, code: str) -> TableList:
    """Move all that a code covers to a device (Refusal); its tables.

    It is finished even if the caller stops waiting.
    """
    return await asyncio.shield(asyncio.create_task(_moved(hub, device, code)))


async def _moved(hub: Hub, device: DeviceData, code: str) -> TableList:
    moved = await hub.store.move(_letters(code), device.id, hub.clock())
    found = await follow_moved(hub, moved)
    return TableList([summary(live, device.id) for live in found])


async def follow_moved(hub: Hub, tables: Sequence[str]) -> list[LiveTable]:
    """Let tables whose seats have been moved follow; the latest of them."""
    for id in tables:
        await _follow(hub, id)
    found = await hub.listed(tables[:_LISTED])
    for live in found:
        await settle_takeback(live)
    return found


async def _follow(hub: Hub, id: str) -> None:
    """Let the processes that hold a table follow what was stored; one that fails to does so at the next change."""
    live = hub.tables.get(id)
    try:
        if live is not None:
            await live.refresh()
    except Exception:
        log.exception("a table could not follow a move", extra={"table": id})
    await hub.bus.publish(EntriesStored(table=id))


def _letters(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(letter for letter in code.upper() if letter.isalpha())


async def forget_me(hub: Hub, device: DeviceData) -> None:
    """Leave all seats, and delete the device with its name and chat; a table goes to the next person there."""
    for id in await hub.store.tables_of(device.id, limit=None):
        try:
            live = await hub.table(id)
        except Refusal:  # a damaged game: its seats are freed below
            continue
        if any(each.device == device.id for each in live.former):
            await live.perform(partial(_unnamed, live, device.id))
        is_host = device.id == live.data.host and live.data.status in ("open", "running")
        if live.seats_of(device.id) or is_host:
            await live.perform(partial(_forgotten, live, device.id))
    sessions = [each.session for each in await hub.store.profiles.sessions_of(device.id)]
    for table, number in await hub.store.forget_device(device.id):
        await hub.announce(table, ChatMessage(number=number, deleted=True))
    await hub.end_sessions(sessions)


def _unnamed(live: LiveTable, device: str) -> TableChange:
    """A table that does not remember any more that a device was taken off a seat."""
    entry = live.match.add(SeatChanged(what="name", at=live.services.clock()))
    return TableChange(entries=(entry,), also=(ForgetFormer(device),))


def _forgotten(live: LiveTable, device: str) -> TableChange:
    """A table without a device: its seats, its name in the record, its rights as a host."""
    mine = live.seats_of(device)
    playing = live.data.status in ("open", "running")
    if playing:
        left = [vacated(live, live.seats[seat], "leave") for seat in mine]
    else:
        left = [seat_changed(live, replace(live.seats[seat], device=None, name=NOBODY), "leave") for seat in mine]
    change = TableChange(
        entries=tuple(entry for each in left for entry in each.entries),
        seats=tuple(seat for each in left for seat in each.seats),
    )
    if live.data.status == "over":
        changed = {seat.seat: seat for seat in change.seats}
        return replace(change, record=live.record(seats=[changed.get(seat.seat, seat) for seat in live.seats]))
    return _without_host(live, device, change) if playing else change


def _without_host(live: LiveTable, device: str, change: TableChange) -> TableChange:
    """The change, with another host if the device was it, or with the end if no person is left."""
    left = others(live, [seat.seat for seat in change.seats])
    if not left:
        return closed(live, change)
    if live.data.host == device:
        entry = live.match.add(SeatChanged(what="host", at=live.services.clock()))
        change = replace(change, entries=(*change.entries, entry), host=left[0])
    return answered(live, change)


async def change_profile(hub: Hub, device: DeviceData, wish: MeWish) -> MyNames:
    """Change the name and figure that new seats get, and the language of messages; as they are now (Refusal)."""
    name = None if wish.name is None else clean_name(wish.name)
    await hub.store.change_device(device.id, hub.clock(), name, wish.language, wish.runner)
    return MyNames(
        name=device.name if name is None else name,
        language=wish.language or device.language,
        runner=device.runner if wish.runner is None else wish.runner,
    )
