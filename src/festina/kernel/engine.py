"""The rule functions of a game as a Game calls them: interpreted at once, compiled once they are warm."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable
from functools import cached_property
from importlib import import_module
from importlib.util import find_spec
from struct import Struct
from typing import Any

from . import warm
from .layout import Layout
from .log import LOG, ROWS
from .scratch import SCRATCH
from .switch import twin

#: Interpreted decisions in a process before compiled functions are fetched in the background.
PATIENCE = 60


#: A row of a log: its kind and five numbers.
_ROW = Struct("=6i")


class Engine:
    """One game's rule functions in one mode, with the memory they write to. Each thread has its own."""

    def __init__(self, package: str, compiled: bool) -> None:
        self.package = package
        self.compiled = compiled
        self._thread = threading.get_ident()
        self._source = twin(package) if compiled else package
        # The functions of a game's rules, under the names that the contract fixes.
        self.call: Any = import_module(f"{self._source}.rules")
        self._log_buffer = bytearray(LOG.size)
        self._log = LOG.cursor(self._log_buffer)
        self._log.keep = 1
        self._rows = memoryview(self._log_buffer)[LOG.offsets["rows"] :]
        self.log = self._view(LOG, self._log_buffer)
        self._scratch_buffer = bytearray(SCRATCH.size)
        self.listed = SCRATCH.cursor(self._scratch_buffer)
        self.scratch = self._view(SCRATCH, self._scratch_buffer)

    @property
    def is_current(self) -> bool:
        """Whether it is what ``engine_for`` gives to this thread now."""
        return self._thread == threading.get_ident() and self.compiled == warm.is_warm(self.package)

    @cached_property
    def survey(self) -> Any:
        """What only views ask of the rules; games that need nothing more have no such module."""
        return import_module(f"{self._source}.rules.survey")

    def _view(self, layout: Layout, buffer: bytearray) -> Any:
        return layout.record(buffer) if self.compiled else layout.cursor(buffer)

    def view(self, layout: Layout, buffer: bytearray) -> Any:
        """A record as this engine's functions want it."""
        return self._view(layout, buffer)

    def take_rows(self) -> list[tuple[int, ...]]:
        """The events written since the last call."""
        taken = list(_ROW.iter_unpack(self._rows[: self._log.used * _ROW.size]))
        if len(taken) == ROWS:
            raise AssertionError("an action wrote more events than a log holds")
        self._log.used = 0
        return taken


class _Threads(threading.local):
    """What each thread has of its own."""

    def __init__(self) -> None:
        self.engines: dict[tuple[str, bool], Engine] = {}


_threads = _Threads()
_decisions: dict[str, int] = {}


def engine_for(package: str) -> Engine:
    """This thread's engine of a game: compiled if that is warm, else interpreted."""
    key = (package, warm.is_warm(package))
    try:
        return _threads.engines[key]
    except KeyError:
        _threads.engines[key] = Engine(*key)
    return _threads.engines[key]


def count_decision(package: str) -> None:
    """Count an interpreted decision; after a while the compiled functions are fetched in the background."""
    if warm.is_started(package) or os.environ.get("FESTINA_COMPILE") == "off":
        return
    _decisions[package] = _decisions.get(package, 0) + 1
    if _decisions[package] >= PATIENCE:
        warm_up(package)


def is_warm(package: str) -> bool:
    """Whether new calls run compiled."""
    return warm.is_warm(package)


def warm_up(package: str, wait: bool = False, then: Callable[[], None] | None = None) -> None:
    """Fetch a game's compiled functions; without ``wait`` games go over by themselves when that is done."""
    modules = [f"{twin(package)}.rules"]
    if find_spec(f"{package}.rules.survey"):
        modules.append(f"{twin(package)}.rules.survey")
    warm.warm_up(package, modules, wait, then)
