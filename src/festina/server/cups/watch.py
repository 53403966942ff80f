"""The watch over cups: a round that is over is followed by what comes next, also after a stop of the server."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from ..hub import Hub
from ..live import LiveTable
from .rounds import advance

log = logging.getLogger("festina.server")

#: Seconds between two looks at what was left undone.
LOOK: Final = 30.0


class CupWatch:
    """Follows the tables of cups in one process; others may do the same meanwhile."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub
        hub.table_watchers.append(self._follow)
        hub.more_watches.append(self.watch)

    def _follow(self, live: LiveTable) -> None:
        """A table has changed: if it was the last of its round, the cup goes on."""
        occasion = live.options.occasion
        if occasion is not None and occasion.kind == "cup" and live.data.status == "over" and not self._hub.closing:
            self._hub.spawn(advance(self._hub, occasion.of))

    async def watch(self) -> None:
        """Look for what was left undone."""
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.look()
            except Exception:
                log.exception("looking after cups failed")

    async def look(self) -> None:
        """Let every cup go on that waits for nobody; one that cannot holds up no other."""
        for id in await self._hub.store.cups.to_look_after():
            try:
                await advance(self._hub, id)
            except Exception:
                log.exception("cup %s could not go on", id)
