"""The lobby's room: how many public tables may come from one network."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Final

from .limits import is_loopback, network_of
from .live import LiveTable
from .refusal import Refusal
from .store.store import Store

#: Networks whose tables are remembered.
_MOST: Final = 10_000


class _Made:
    """What one network has put into the lobby."""

    def __init__(self) -> None:
        self.tables: set[str] = set()
        self.coming = 0


class Lobby:
    """Remembers which public tables were made from which network, in this process and since it started.

    Nothing of this is stored: where people come from is nobody's business once their tables are gone.
    """

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most
        self._made: OrderedDict[str, _Made] = OrderedDict()

    async def add(self, address: str, create: Callable[[], Awaitable[LiveTable]]) -> LiveTable:
        """Create a public table, unless its network has enough in the lobby (Refusal); loopback has no limit."""
        if is_loopback(address):
            return await create()
        made = self._of(network_of(address))
        made.coming += 1
        try:
            await self._check(made)
            live = await create()
            made.tables.add(live.id)
            return live
        finally:
            made.coming -= 1

    def _of(self, network: str) -> _Made:
        made = self._made.setdefault(network, _Made())
        self._made.move_to_end(network)
        if len(self._made) > _MOST:
            self._made.popitem(last=False)
        return made

    async def _check(self, made: _Made) -> None:
        if len(made.tables) + made.coming <= self._most:
            return
        asked = frozenset(made.tables)
        made.tables -= asked - set(await self._store.still_listed(asked))
        if len(made.tables) + made.coming > self._most:
            raise Refusal("too_fast", "server-too-many-public", most=self._most)
