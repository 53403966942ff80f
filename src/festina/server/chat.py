"""Chat: what people with a seat say to the others at their table, in words or as reactions."""

from __future__ import annotations

from .commands import React, Say
from .hub import Hub
from .limits import Allowance
from .live import LiveTable
from .refusal import Refusal
from .store.data import DeviceData
from .texts import clean_chat
from .wire_socket import Ack, ChatMessage
from .wire_tables import ChatLine


async def say(hub: Hub, live: LiveTable, device: DeviceData, command: Say | React, allowance: Allowance) -> Ack:
    """Keep a line and send it to everybody who wants it (Refusal); a command sent again says nothing new."""
    try:
        line = _line(hub, live, device, command)
        if not allowance.take("chat", device.id):
            raise Refusal("too_fast", "server-too-fast")
    except Refusal:
        number = await hub.store.find_said(live.id, device.id, command.id)
        if number is None:
            raise
        return _ack(live, command, number, repeated=True)
    said = await hub.store.add_chat(live.id, device.id, line, command.id)
    if not said.repeated:
        message = ChatMessage(**{**line.as_dict(), "number": said.number})
        await hub.announce(live.id, message, words=line.reaction is None, deaf=said.deaf)
    return _ack(live, command, said.number, said.repeated)


def _line(hub: Hub, live: LiveTable, device: DeviceData, command: Say | React) -> ChatLine:
    """What is to be said, which has no number yet (Refusal)."""
    if not live.options.chat:
        raise Refusal("not_now", "server-chat-closed")
    mine = live.seats_of(device.id)
    if not mine:
        raise Refusal("not_yours", "server-chat-seats-only")
    if any(live.seats[seat].muted for seat in mine):
        raise Refusal("not_now", "server-muted")
    if isinstance(command, Say) and not live.reads_words(device.id):
        raise Refusal("not_now", "server-words-off")
    seat = command.seat if command.seat in mine else mine[0]
    text, reaction = (clean_chat(command.text), None) if isinstance(command, Say) else ("", command.reaction)
    return ChatLine(number=0, seat=seat, name=live.seats[seat].name, text=text, reaction=reaction, at=hub.clock())


def _ack(live: LiveTable, command: Say | React, number: int, repeated: bool) -> Ack:
    return Ack(id=command.id, version=live.data.version, repeated=repeated, number=number)
