"""Where compiled code is kept on disk, and when it may be used again.

Numba's own cache does not notice an edited callee in another file. So the folder's name is a hash of every source
that could be compiled, the versions of the compiler and the CPU: a change of any of them starts an empty folder.
"""

from __future__ import annotations

import hashlib
import os
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path

from .switch import source_root

_ROOT = Path(__file__).resolve().parent.parent
_SWITCH = re.compile(rb"^from [\w.]*\bswitch import ", re.MULTILINE)
_IMPORT = re.compile(rb"^ *from \.{2,}(\w+)", re.MULTILINE)
_KEEP = 4


def base_folder() -> Path:
    """The user's cache folder; ``FESTINA_CACHE`` overrides it."""
    chosen = os.environ.get("FESTINA_CACHE")
    if chosen:
        return Path(chosen)
    home = os.environ.get("XDG_CACHE_HOME")
    return (Path(home) if home else Path.home() / ".cache") / "festina"


def _imported(package: str) -> set[str]:
    """Our packages that a package of ours imports, and that those import."""
    ours = {folder.name for folder in _ROOT.iterdir() if folder.is_dir()}
    found: set[str] = set()
    waiting = [package]
    while waiting:
        for file in (_ROOT / waiting.pop()).rglob("*.py"):
            new = {name.decode() for name in _IMPORT.findall(file.read_bytes())} & ours - found
            found |= new
            waiting += new
    return found


def _sources(package: str) -> Iterator[tuple[str, bytes]]:
    """The files that code compiled in a package directly below the twin can come from: the kernel's and its own.

    A package with templates works on other packages' rules: all of ours that it imports, and that those import, count
    if they have kernel code (a file imports the switch).
    """
    packages = {"kernel", package}
    if (_ROOT / package / "templates").is_dir() and package != "kernel":
        packages |= _imported(package)
    for name in sorted(packages):
        root = source_root(name)
        if root is None:
            continue
        files = {str(file.relative_to(root)): file.read_bytes() for file in sorted((root / name).rglob("*.py"))}
        if any(_SWITCH.search(source) for source in files.values()):
            yield from files.items()


def source_hash(package: str) -> str:
    """A hash of all sources that matter to a package, of the compiler's versions and of the CPU."""
    import llvmlite
    import llvmlite.binding as llvm
    import numba
    import numpy

    digest = hashlib.sha256()
    for name, source in _sources(package):
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
def cache_folder(package: str) -> Path:
    """A package's folder for exactly these sources, compiler and CPU; of the older ones only the newest few stay."""
    base = base_folder()
    folder = base / f"numba-{package}-{source_hash(package)}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        import tempfile

        return Path(tempfile.mkdtemp(prefix="festina-numba-"))
    os.utime(folder)
    _prune(base, package)
    return folder


def _prune(base: Path, package: str) -> None:
    import shutil

    def age(folder: Path) -> float:
        try:
            return folder.stat().st_mtime
        except OSError:
            return 0.0

    for old in sorted(base.glob(f"numba-{package}-*"), key=age)[:-_KEEP]:
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
    keep(name, made)
    return made


def keep(name: str, content: bytes) -> None:
    """Keep bytes in the user's cache folder; where that cannot be written to, the next process makes them again."""
    file = base_folder() / name
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        unfinished = file.with_name(f"{file.name}.{os.getpid()}")
        unfinished.write_bytes(content)
        unfinished.replace(file)
    except OSError:
        pass
