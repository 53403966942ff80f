"""Chat: what people with a seat say to everybody at their table."""

from __future__ import annotations

from msgspec.structs import replace

from .commands import Say
from .hub import Hub
from .limits import Limits
from .live import LiveTable
from .refusal import Refusal
from .store.data import DeviceData
from .texts import clean_chat
from .wire import ChatLine, ChatMessage


async def say(hub: Hub, live: LiveTable, device: DeviceData, command: Say, limits: Limits) -> int:
    """Keep a line and send it to everybody at the table; its number (Refusal)."""
    if not live.options.chat:
        raise Refusal("not_now", "server-chat-closed")
    mine = live.seats_of(device.id)
    if not mine:
        raise Refusal("not_yours", "server-chat-seats-only")
    if any(live.seats[seat].muted for seat in mine):
        raise Refusal("not_now", "server-muted")
    if not limits.take("chat", device.id):
        raise Refusal("too_fast", "server-too-fast")
    seat = command.seat if command.seat in mine else mine[0]
    text = clean_chat(command.text)
    line = ChatLine(number=0, seat=seat, name=live.seats[seat].name, text=text, at=hub.clock())
    number = await hub.store.add_chat(live.id, device.id, line)
    said = replace(line, number=number)
    await hub.announce(live.id, ChatMessage(**said.as_dict()))
    return number
