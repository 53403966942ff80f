"""A table as a device may see it (docs/server.md)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

from ..registry import table_for
from .room import Room
from .store.tables import SeatData


@lru_cache(maxsize=256)
def setting_of(ruleset: str) -> dict[str, Any]:
    """What does not change during a game."""
    definition, table = table_for(ruleset, {})
    return definition.setting(table)


def describe(room: Room, device: str | None, whole: bool = True) -> dict[str, Any]:
    """The table in plain JSON types; not ``whole``: for lists of tables, without the setting."""
    data, options = room.data, room.data.options
    mine = room.seats_of(device) if device else []
    told: dict[str, Any] = {
        "id": data.id,
        "game": room.match.definition.name,
        "ruleset": data.ruleset,
        "players": len(room.seats),
        "status": data.status,
        "public": data.public,
        "spectators": options["spectators"],
        "chat": options["chat"],
        "autoplay": options["autoplay"],
        "companion": options["companion"],
        "pace": options["pace"],
        "stand_in": options["stand_in"],
        "created": data.created,
        "changed": data.changed,
        "host": device is not None and device == data.host,
        "watching": _watching(room),
        "seats": [_seat(room, seat, device) for seat in room.seats],
        "mine": mine,
        "to_act": list(room.match.to_act),
        "version": data.version,
        "resting": room.house.bots.is_resting(room),
        "takeback": _takeback(room),
        "rematch": data.rematch,
        "share": data.share,
    }
    if whole:
        told["setting"] = setting_of(data.ruleset)
    return told


def _seat(room: Room, seat: SeatData, device: str | None) -> dict[str, Any]:
    is_person = seat.kind == "person" and seat.device is not None
    here = is_person and seat.device is not None and room.is_here(seat.device)
    away = "bot" if seat.kind == "bot" else "away"
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "name": seat.name,
        "mine": device is not None and seat.kind == "person" and seat.device == device,
        "bot": seat.bot,
        "lent": seat.lent,
        "muted": seat.muted,
        "presence": "here" if here else away,
        "gone_since": room.gone_since(seat.device) if is_person and seat.device and not here else None,
        "can_lend": room.can_lend(seat),
    }


def _watching(room: Room) -> int:
    """How many look on without a seat."""
    devices = {connection.device.id for connection in room.connections}
    return sum(1 for device in devices if not room.seats_of(device))


def _takeback(room: Room) -> dict[str, Any] | None:
    asked = room.match.takeback
    if asked is None:
        return None
    waiting = voters(room.seats, asked["seat"], asked["agreed"])
    return {**asked, "waiting": waiting, "decisions": room.match.takeback_depth(asked["seat"])}


def voters(seats: Sequence[SeatData], asking: int, agreed: list[int]) -> list[int]:
    """The people whose consent is still missing: bots, and devices that have agreed, do not count."""
    content = {seats[seat].device for seat in [asking, *agreed]}
    return [seat.seat for seat in seats if plays(seat) and seat.device not in content]


def plays(seat: SeatData) -> bool:
    """Whether a person decides for a seat now."""
    return seat.kind == "person" and seat.device is not None and not seat.lent
