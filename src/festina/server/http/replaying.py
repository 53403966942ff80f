"""Replays over HTTP: for whoever asks, as long as they are there."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from ...kernel.data import Data
from ..answers import PackedJson
from ..hub import Hub
from ..kept import packed
from ..limits import network_of
from ..refusal import Refusal
from ..replay import Abandoned
from ..store.data import SharedGame
from ..tokens import is_id
from .context import address_of

Made = TypeVar("Made")


async def work_out(request: Request, hub: Hub, work: Callable[[Callable[[], bool]], Made]) -> Made:
    """What the work makes for the asker (Refusal if too many wait; ClientDisconnect if nobody does any more)."""
    try:
        return await hub.replays.make(network_of(address_of(request)), work, request.is_disconnected)
    except Abandoned as problem:
        raise ClientDisconnect from problem


async def find_or_make(
    request: Request,
    hub: Hub,
    key: str,
    work: Callable[[Callable[[], bool]], Data],
    headers: Mapping[str, str] | None = None,
) -> PackedJson:
    """An answer about a finished game: the one that is kept under a key, or what the work makes (as ``work_out``)."""
    found = hub.kept.find(key)
    if found is None:
        found = await work_out(request, hub, lambda wanted: packed(work(wanted)))
        hub.kept.keep(key, found)
    return PackedJson(found, request.headers, headers)


async def shared_game(hub: Hub, share: str) -> SharedGame:
    """A finished game by the id under which it can be handed on (Refusal)."""
    found = await hub.store.shared_game(share) if is_id(share) else None
    if found is None:
        raise Refusal("not_there", "server-no-shared-game")
    return found
