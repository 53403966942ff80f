"""The rule functions of a game as a Game calls them: interpreted at once, compiled once they are warm."""

from __future__ import annotations

import os
import subprocess
import sys
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any

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
_warm: dict[str, bool] = {}
_warming: set[str] = set()
_decisions: dict[str, int] = {}
_lock = threading.Lock()


def engine_for(room: str) -> Engine:
    """This thread's engine of a game: compiled if that is warm, else interpreted."""
    compiled = _warm.get(room, False)
    engines: dict[tuple[str, bool], Engine] = _threads.__dict__.setdefault("engines", {})
    key = (room, compiled)
    if key not in engines:
        engines[key] = Engine(room, compiled)
    return engines[key]


def count_decision(room: str) -> None:
    """Note an interpreted decision; after a while the compiled functions are fetched in the background."""
    if room in _warming or os.environ.get("FESTINA_COMPILE") == "off":
        return
    _decisions[room] = _decisions.get(room, 0) + 1
    if _decisions[room] >= PATIENCE:
        warm_up(room)


def is_warm(room: str) -> bool:
    """Whether new calls run compiled."""
    return _warm.get(room, False)


def warm_up(room: str, wait: bool = False, then: Callable[[], None] | None = None) -> None:
    """Fetch a game's compiled functions: from the disk cache, or compiled first by a process of its own.

    Without ``wait`` this returns at once and games go over by themselves when it is done.
    """
    with _lock:
        started = room in _warming
        _warming.add(room)
    if wait:
        _fetch(room, compile_here=True)
        if then:
            then()
    elif not started:
        threading.Thread(target=_fetch_quietly, args=(room, then), name=f"festina-warm-{room}", daemon=True).start()


def _fetch(room: str, compile_here: bool) -> None:
    if not compile_here:
        _compile_elsewhere(room)
    import_module(f"{TWIN}.{room}.rules")
    import_module(f"{TWIN}.{room}.rules.survey")
    Engine(room, compiled=True)
    _warm[room] = True


def _fetch_quietly(room: str, then: Callable[[], None] | None) -> None:
    try:
        _fetch(room, compile_here=False)
        if then:
            then()
    except Exception as problem:  # noqa: BLE001  a game goes on interpreted; the reason is told, not hidden
        sys.stderr.write(f"festina: compiled rules of {room} are not available: {problem}\n")


def _compile_elsewhere(room: str) -> None:
    """Fill the disk cache in a process of low priority, so that nobody at this table waits for the compiler."""
    import atexit

    program = f"import os; os.nice(5); from festina.kernel.engine import warm_up; warm_up({room!r}, wait=True)"
    child = subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    atexit.register(child.terminate)
    child.wait()
    atexit.unregister(child.terminate)
