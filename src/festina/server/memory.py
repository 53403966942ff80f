"""When Python looks for garbage: while nobody waits.

Left to itself, Python's collector walks over everything a server holds whenever that has grown by a quarter; with
thousands of open sockets everybody then waits for half a second, and next to nothing is found: nearly all that the
server drops is freed at once by reference counting. Here young objects are looked at often, and all of them only
in a quiet moment, or when they have doubled.
"""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Callable

#: Seconds between two looks at the young, and of silence that make a moment quiet.
_LOOK, _QUIET = 0.25, 3.0
#: Looks at the young between two questions whether a look at everything is due.
_PAUSE = 120
#: Growth by fewer objects than this never triggers a full collection outside a quiet moment.
_FEW = 200_000


class Collector:
    """Python's garbage collector, driven by a server's watch."""

    def __init__(self, idle_seconds: Callable[[], float]) -> None:
        self._idle_seconds = idle_seconds
        self._looks = 0
        self._kept = 0

    def take_over(self) -> None:
        """Nothing is collected from now on but by ``look``; what is loaded already stays for ever."""
        gc.disable()
        gc.freeze()  # without a look for garbage first: there is next to none, and the look takes a tenth of the start

    async def watch(self) -> None:
        """Look again and again, if this has taken over."""
        while not gc.isenabled():
            await asyncio.sleep(_LOOK)
            self.look()

    def look(self) -> int:
        """Collect what is due; the oldest generation that was looked at."""
        self._looks += 1
        if self._looks % _PAUSE == 0 and self._is_all_due(_old()):
            gc.collect()
            self._kept = _old()
            return 2
        gc.collect(1)
        return 1

    def _is_all_due(self, held: int) -> bool:
        if held > 2 * self._kept + _FEW:
            return True
        return held != self._kept and self._idle_seconds() >= _QUIET


def _old() -> int:
    """How many objects have survived."""
    return len(gc.get_objects(generation=2))
