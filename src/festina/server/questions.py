"""What a device may ask about its own seats besides what it is sent: one answer for the socket and for HTTP."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from .live import LiveTable
from .refusal import Refusal, worded
from .store.data import DeviceData
from .wire_socket import WholeView, Why


async def answer_why(
    live: LiveTable, device: DeviceData, seat: int, action: str, language: str | None, id: str | UnsetType = UNSET
) -> Why:
    """The choice that an action is, and every reason against it (Refusal unless the seat is the device's)."""
    async with live.held():
        live.seat_of(seat, device)
        choice, reasons = live.why(seat, action)
        return Why(
            id=id,
            version=live.data.version,
            seat=seat,
            action=action,
            choice=choice,
            reasons=worded(reasons, language),
        )


async def answer_view(live: LiveTable, device: DeviceData, seat: int, id: str | UnsetType = UNSET) -> WholeView:
    """A seat's whole view (Refusal unless the seat is the device's)."""
    async with live.held():
        live.seat_of(seat, device)
        return WholeView(id=id, version=live.data.version, seat=seat, view=live.whole_view(seat))


def perspective(live: LiveTable, device: DeviceData | None, seat: int | None) -> int | None:
    """The seat whose eyes are used: one of mine, any after the end, or a spectator's (Refusal)."""
    live.check_may_look(device)
    mine = live.seats_of(device.id) if device else []
    if seat is None:
        return mine[0] if mine else None
    if not 0 <= seat < len(live.seats):
        raise Refusal("not_there", "server-no-seat", last=len(live.seats) - 1)
    if seat not in mine and live.data.status != "over":
        raise Refusal("not_yours", "server-not-your-seat", seat=seat)
    return seat
