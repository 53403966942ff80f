"""Where compiled code is kept on disk, and when it may be used again.

Numba's own cache does not notice an edited callee in another file. So the folder's name is a hash of every source
that could be compiled, the versions of the compiler and the CPU: a change of any of them starts an empty folder.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import sys
from functools import cache
from pathlib import Path

_ROOT = Path(__file__).resolve().parent.parent
_ROOMS = ("kernel", "hare", "whyfirst", "bots")
_KEEP = 4


def _base() -> Path:
    """The user's cache folder; ``FESTINA_CACHE`` overrides it."""
    chosen = os.environ.get("FESTINA_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "festina"


def source_hash() -> str:
    """A hash of all sources with kernel code, of the compiler's versions and of the CPU."""
    import llvmlite
    import llvmlite.binding as llvm
    import numba
    import numpy

    digest = hashlib.sha256()
    for room in _ROOMS:
        for file in sorted((_ROOT / room).rglob("*.py")):
            digest.update(str(file.relative_to(_ROOT)).encode() + b"\0" + file.read_bytes() + b"\0")
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
def cache_folder() -> Path:
    """The folder for exactly these sources, compiler and CPU; older ones are cleared away, the newest few stay."""
    base = _base()
    folder = base / f"numba-{source_hash()}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        import tempfile

        return Path(tempfile.mkdtemp(prefix="festina-numba-"))
    os.utime(folder)
    _prune(base)
    return folder


def _prune(base: Path) -> None:
    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    for old in sorted(base.glob("numba-*"), key=age)[:-_KEEP]:
        shutil.rmtree(old, ignore_errors=True)
