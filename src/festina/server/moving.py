"""Devices: moving their seats to another one, renaming and forgetting them."""

from __future__ import annotations

from functools import partial
from typing import Final

from msgspec.structs import replace

from .entries import SeatChanged
from .hub import Hub
from .live import LiveTable
from .play import answered
from .refusal import Refusal
from .seating import closed, others, seat_changed, vacated
from .store.data import NOBODY, DeviceData, MoveChat, Moving, TableChange
from .texts import clean_name
from .wire import ChatMessage, MovingCode, MyNames

#: Seconds that a moving code lives.
MOVING_SECONDS: Final = 600.0


async def moving_code(
    hub: Hub, device: DeviceData, live: LiveTable | None = None, seat: int | None = None
) -> MovingCode:
    """A one-time code for one of a device's seats, or for all of them (Refusal)."""
    if live is not None and seat is not None:
        live.seat_of(seat, device)
    code, expires = hub.secrets.code(), hub.clock() + MOVING_SECONDS
    await hub.store.create_moving_code(code, Moving(device.id, live.id if live else None, seat), expires)
    return MovingCode(code=code, expires=expires)


async def claim(hub: Hub, device: DeviceData, code: str) -> list[LiveTable]:
    """Take over the seats of a code (Refusal); their tables."""
    code = "".join(letter for letter in code.upper() if letter.isalpha())
    moving = await hub.store.use_moving_code(code, device.id, hub.clock())
    ids = await hub.store.tables_of(moving.device, limit=None)
    if moving.table is not None:
        ids = [id for id in ids if id == moving.table]
        if not ids:
            raise Refusal("not_there", "server-no-code")
    tables = [await hub.table(id) for id in ids]
    for live in tables:
        await live.perform(partial(_transferred, live, device, moving))
    return tables


def _transferred(live: LiveTable, device: DeviceData, moving: Moving) -> TableChange:
    """Give a device what a code moves to it at a table (Refusal)."""
    mine = live.seats_of(moving.device)
    numbers = mine if moving.seat is None else [number for number in mine if number == moving.seat]
    hosting = moving.table is None and live.data.host == moving.device
    if not numbers and not hosting:
        raise Refusal("not_there", "server-no-code")
    seats = tuple(replace(live.seats[number], device=device.id) for number in numbers)
    first = numbers[0] if numbers else None
    entry = live.match.add(SeatChanged(seat=first, what="move", at=live.services.clock()))
    change = TableChange(
        entries=(entry,),
        seats=seats,
        host=device.id if hosting else None,
        also=(MoveChat(moving.device, device.id, moving.seat),),
    )
    return answered(live, change)


async def forget_me(hub: Hub, device: DeviceData) -> None:
    """Leave all seats, and delete the device with its name and chat; a table goes to the next person there."""
    for id in await hub.store.tables_of(device.id, limit=None):
        try:
            live = await hub.table(id)
        except Refusal:  # a damaged game: its seats are freed below
            continue
        if live.seats_of(device.id) or live.data.status in ("open", "running"):
            await live.perform(partial(_forgotten, live, device.id))
    for table, number in await hub.store.forget_device(device.id):
        await hub.announce(table, ChatMessage(number=number, deleted=True))


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


async def rename_device(hub: Hub, device: DeviceData, name: str | None, language: str | None) -> MyNames:
    """Change the name that new seats get, and the language of messages (None: as it was); as they are now."""
    named = None if name is None else clean_name(name)
    await hub.store.change_device(device.id, hub.clock(), named, language)
    return MyNames(name=device.name if named is None else named, language=language or device.language)
