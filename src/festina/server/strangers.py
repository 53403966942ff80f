"""What a person may do about another: block them, and report them to the operator."""

from __future__ import annotations

from .bodies import ReportWish
from .hub import Hub
from .limits import network_of
from .live import LiveTable
from .refusal import Refusal
from .store.data import Author, DeviceData, ReportData
from .texts import clean
from .wire_strangers import Blocked, Reported


async def block(hub: Hub, live: LiveTable, device: DeviceData, seat: int, line: int | None) -> Blocked:
    """Let nothing of a person reach a device any more (Refusal)."""
    person = await _person(hub, live, device, seat, line)
    await hub.store.block(device.id, person.device, person.name, hub.clock())
    return Blocked(await hub.store.blocked_seats(live.id, device.id))


async def report(
    hub: Hub, live: LiveTable, device: DeviceData, seat: int, line: int | None, wish: ReportWish
) -> Reported:
    """Tell the operator about a person (Refusal)."""
    person = await _person(hub, live, device, seat, line)
    addresses = [connection.address for connection in live.connections if connection.device.id == person.device]
    told = ReportData(
        table=live.id,
        device=device.id,
        about=person.device,
        seat=seat,
        name=person.name,
        reason=wish.reason,
        text=clean(wish.text, len(wish.text)),
        network=network_of(addresses[0]) if addresses else None,
        at=hub.clock(),
    )
    await hub.store.report(told)
    if wish.block:
        await hub.store.block(device.id, person.device, person.name, hub.clock())
    return Reported(await hub.store.blocked_seats(live.id, device.id))


async def _person(hub: Hub, live: LiveTable, device: DeviceData, seat: int, line: int | None) -> Author:
    """The person of a seat, or who said a line for it and may have left since (Refusal)."""
    live.check_may_look(device)
    held = live.seat(seat)
    if line is not None:
        person = await hub.store.chat_author(live.id, line, seat)
    elif held.kind == "person" and held.device is not None:
        person = Author(held.device, held.name)
    else:
        raise Refusal("not_now", "server-no-person-there")
    if person.device == device.id:
        raise Refusal("not_now", "server-not-yourself")
    return person
