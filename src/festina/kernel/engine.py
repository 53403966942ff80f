"""The rule functions of a game as a Game calls them: interpreted at once, compiled once they are warm."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any

from . import warm
from .layout import Layout
from .log import LOG, ROWS
from .scratch import SCRATCH
from .switch import PACKAGE, TWIN

#: Interpreted decisions in a process before compiled functions are fetched in the background.
PATIENCE = 60


class Engine:
    """One game's rule functions in one mode, with the memory they write to. One engine a thread."""

    def __init__(self, room: str, compiled: bool) -> None:
        self.compiled = compiled
        package = f"{TWIN if compiled else PACKAGE}.{room}"
        self.call: Any = import_module(f"{package}.rules")
        self.survey: Any = import_module(f"{package}.rules.survey")
        self._log_buffer = bytearray(LOG.size)
        self._log = LOG.cursor(self._log_buffer)
        self._log.keep = 1
        self.log = self._view(LOG, self._log_buffer)
        self._scratch_buffer = bytearray(SCRATCH.size)
        self.listed = SCRATCH.cursor(self._scratch_buffer)
        self.scratch = self._view(SCRATCH, self._scratch_buffer)

    def _view(self, layout: Layout, buffer: bytearray) -> Any:
        return layout.record(buffer) if self.compiled else layout.cursor(buffer)

    def view(self, layout: Layout, buffer: bytearray) -> Any:
        """A record as this engine's functions want it."""
        return self._view(layout, buffer)

    def take_rows(self) -> list[tuple[int, ...]]:
        """The events written since the last call."""
        rows = self._log.rows
        taken = [tuple(rows[i, j] for j in range(6)) for i in range(self._log.used)]
        if len(taken) == ROWS:
            raise AssertionError("an action wrote more events than a log holds")
        self._log.used = 0
        return taken


_threads = threading.local()
_decisions: dict[str, int] = {}


def engine_for(room: str) -> Engine:
    """This thread's engine of a game: compiled if that is warm, else interpreted."""
    compiled = warm.is_warm(room)
    engines: dict[tuple[str, bool], Engine] = _threads.__dict__.setdefault("engines", {})
    key = (room, compiled)
    if key not in engines:
        engines[key] = Engine(room, compiled)
    return engines[key]


def count_decision(room: str) -> None:
    """Note an interpreted decision; after a while the compiled functions are fetched in the background."""
    if warm.is_started(room) or os.environ.get("FESTINA_COMPILE") == "off":
        return
    _decisions[room] = _decisions.get(room, 0) + 1
    if _decisions[room] >= PATIENCE:
        warm_up(room)


def is_warm(room: str) -> bool:
    """Whether new calls run compiled."""
    return warm.is_warm(room)


def warm_up(room: str, wait: bool = False, then: Callable[[], None] | None = None) -> None:
    """Fetch a game's compiled functions; without ``wait`` games go over by themselves when that is done."""
    warm.warm_up(room, (f"{TWIN}.{room}.rules", f"{TWIN}.{room}.rules.survey"), wait, then)
