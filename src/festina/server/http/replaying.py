"""Replays over HTTP: for whoever asks, as long as they are there."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from ..hub import Hub
from ..limits import network_of
from ..replay import Abandoned
from .context import address_of

Made = TypeVar("Made")


async def work_out(request: Request, hub: Hub, work: Callable[[Callable[[], bool]], Made]) -> Made:
    """What the work makes for the asker (Refusal if too many wait; ClientDisconnect if nobody does any more)."""
    try:
        return await hub.replays.make(network_of(address_of(request)), work, request.is_disconnected)
    except Abandoned as problem:
        raise ClientDisconnect from problem
