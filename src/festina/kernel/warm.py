"""Warming up: compiled modules fetched in the background, so that nobody waits for a compiler.

What is not in the disk cache yet is compiled by a process of its own, of low priority; then it is loaded here.
Until then, games go on interpreted.
"""

from __future__ import annotations

import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from importlib import import_module

_started: set[str] = set()
_warm: set[str] = set()
_lock = threading.Lock()


def is_started(name: str) -> bool:
    """Whether a set of modules is being fetched, or was."""
    return name in _started


def is_warm(name: str) -> bool:
    """Whether a set of modules is there."""
    return name in _warm


def warm_up(name: str, modules: Sequence[str], wait: bool = False, then: Callable[[], None] | None = None) -> None:
    """Fetch a set of compiled modules under a name: now (``wait``), or in the background, and ``then`` do something."""
    with _lock:
        started = name in _started
        _started.add(name)
    if wait:
        _load(name, modules)
        if then:
            then()
    elif not started:
        threading.Thread(target=_fetch, args=(name, modules, then), name=f"festina-warm-{name}", daemon=True).start()


def _load(name: str, modules: Sequence[str]) -> None:
    for module in modules:
        import_module(module)
    _warm.add(name)


def _fetch(name: str, modules: Sequence[str], then: Callable[[], None] | None) -> None:
    try:
        _compile_elsewhere(modules)
        _load(name, modules)
        if then:
            then()
    except Exception as problem:  # noqa: BLE001  the game goes on interpreted; the reason is reported
        sys.stderr.write(f"festina: compiled code for {name} is not available: {problem}\n")


def _compile_elsewhere(modules: Sequence[str]) -> None:
    """Fill the disk cache in a process of low priority, which ends when this one does."""
    # Its standard input is a pipe from here, into which nothing is written: it ends with this process, even if killed.
    program = (
        "import os, sys, importlib, threading\n"
        "threading.Thread(target=lambda: (os.read(0, 1), os._exit(1)), daemon=True).start()\n"
        f"sys.path[:] = {sys.path!r}\n"
        "getattr(os, 'nice', int)(5)\n"
        "import festina.kernel\n"
        f"for module in {tuple(modules)!r}: importlib.import_module(module)\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", program], stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    ) as child:
        child.wait()
