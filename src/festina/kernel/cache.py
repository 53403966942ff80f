"""Where compiled code is kept on disk, and when it may be used again.

Numba's own cache does not notice an edited callee in another file. So the folder's name is a hash of every source
that could be compiled, the versions of the compiler and the CPU: a change of any of them starts an empty folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent
_SWITCH = re.compile(rb"^from [\w.]*\bswitch import .*\b(dual|entry|hot)\b", re.MULTILINE)
_KEEP = 4


def base_folder() -> Path:
    """The user's cache folder; ``FESTINA_CACHE`` overrides it."""
    chosen = os.environ.get("FESTINA_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "festina"


def _sources(room: str) -> Iterator[tuple[str, bytes]]:
    """The files that code compiled in a room can come from: the kernel's and its own.

    A room with templates works on other rooms' rules: all rooms with kernel code (a file imports the switch) count.
    """
    rooms = {"kernel", room}
    if (_ROOT / room / "templates").is_dir() and room != "kernel":
        rooms = {folder.name for folder in _ROOT.iterdir() if folder.is_dir()}
    for name in sorted(rooms):
        files = {str(file.relative_to(_ROOT)): file.read_bytes() for file in sorted((_ROOT / name).rglob("*.py"))}
        if any(_SWITCH.search(source) for source in files.values()):
            yield from files.items()


def source_hash(room: str) -> str:
    """A hash of all sources that matter to a room, of the compiler's versions and of the CPU."""
    import llvmlite
    import llvmlite.binding as llvm
    import numba
    import numpy

    digest = hashlib.sha256()
    for name, source in _sources(room):
        digest.update(name.encode() + b"\0" + source + b"\0")
    features = llvm.get_host_cpu_features().flatten()
    for item in (
        sys.version,
        numba.__version__,
        llvmlite.__version__,
        numpy.__version__,
        llvm.get_host_cpu_name(),
        features,
    ):
        digest.update(item.encode() + b"\0")
    return digest.hexdigest()[:20]


@cache
def cache_folder(room: str) -> Path:
    """A room's folder for exactly these sources, compiler and CPU; older ones are cleared away, the newest few stay."""
    base = base_folder()
    folder = base / f"numba-{room}-{source_hash(room)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        import tempfile

        return Path(tempfile.mkdtemp(prefix="festina-numba-"))
    os.utime(folder)
    _prune(base, room)
    return folder


def _prune(base: Path, room: str) -> None:
    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    for old in sorted(base.glob(f"numba-{room}-*"), key=age)[:-_KEEP]:
        shutil.rmtree(old, ignore_errors=True)


def kept(name: str, make: Callable[[], bytes], size: int) -> bytes:
    """Bytes that are dear to make, kept in the user's cache folder under a name that says all they depend on."""
    file = base_folder() / name
    try:
        found = file.read_bytes()
        if len(found) == size:
            return found
    except OSError:
        pass
    made = make()
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f"{file.name}.{os.getpid()}")
        unfinished.write_bytes(made)
        unfinished.replace(file)
    except OSError:
        pass  # the next process makes them again
    return made
