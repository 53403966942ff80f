"""The pack: its files under an address that names their contents, and the list of them (see web/README.md).

Everything is made anew when one of its sources has changed. The same sources give the same bytes.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import runpy
import shutil
import tempfile
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, TypedDict

from .python import INSTEAD, LOCK, PACKAGES, compile_all, python_files, sources
from .sources import ROOT, device_files

STATIC: Final = ROOT / "src" / "festina" / "server" / "static"
#: Where the pack is made: a new page empties its own folder.
_MADE: Final = ROOT / "build" / "pack"
#: What devices think with (``web.wasm``); the page finds it under the same names as on a server.
_THINKING: Final = ROOT / "src" / "festina" / "server" / "device"
FOLDER: Final = "device"
LIST: Final = "pack.json"
#: Beside the list: the hash of what it was made of.
STAMP: Final = "pack.sha256"
#: How our server compresses what it sends: the level, and from how many bytes on (``server/app.py``).
_LEVEL: Final = 5
_SHORT: Final = 1500


def build(static: Path = STATIC) -> None:
    """Make the pack in the page's folder, unless it is there and current."""
    known = _fingerprint()
    if _is_made(static / FOLDER, known):
        return
    if not _is_made(_MADE, known):
        (_MADE / STAMP).unlink(missing_ok=True)
        _make(_MADE)
        (_MADE / STAMP).write_text(known)
    publish(_MADE, static / FOLDER)


def publish(made: Path, place: Path) -> None:
    """Copy a pack: its files, then their list, then the stamp. If that breaks off, what is there is not current."""
    (place / STAMP).unlink(missing_ok=True)
    shutil.copytree(
        made, place, ignore=shutil.ignore_patterns(LIST, STAMP), copy_function=shutil.copy, dirs_exist_ok=True
    )
    for name in (LIST, STAMP):
        shutil.copy(made / name, place / name)
    version = json.loads((made / LIST).read_bytes())["version"]
    for old in _old(place):
        if old.name != version:
            shutil.rmtree(old)


def _is_made(folder: Path, known: str) -> bool:
    """Whether a folder holds the pack that is made of what the fingerprint stands for."""
    stamp = folder / STAMP
    return stamp.is_file() and stamp.read_text() == known


def _make(folder: Path) -> None:
    print("Packing what devices need to play without a network", flush=True)
    files = _files()
    version = _version(files)
    for old in _old(folder):
        shutil.rmtree(old)
    for name, content in files.items():
        place = folder / version / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(content)
    listed = [_listed(f"{FOLDER}/{version}/{name}", content) for name, content in files.items()]
    total = {"total": sum(file["bytes"] for file in listed), "sent": sum(file["sent"] for file in listed)}
    (folder / LIST).write_text(json.dumps({"version": version, **total, "files": listed}, indent=1) + "\n")


def _files() -> dict[str, bytes]:
    from .knowledge import knowledge_files

    web = runpy.run_path(str(ROOT / "web" / "build.py"))
    node: str = web["node"]()[0]
    with tempfile.TemporaryDirectory() as scratch:
        library, site = compile_all(node, *sources(Path(scratch)))
    files = python_files(library, site)
    files |= {f"knowledge/{name}": content for name, content in knowledge_files().items()}
    files |= {f"{FOLDER}/{file.name}": file.read_bytes() for file in _thinking()}
    return dict(sorted(files.items()))


def _thinking() -> list[Path]:
    return sorted(file for file in _THINKING.iterdir() if file.is_file()) if _THINKING.is_dir() else []


def _version(files: Mapping[str, bytes]) -> str:
    digest = hashlib.sha256()
    for name, content in files.items():
        digest.update(f"{name} {hashlib.sha256(content).hexdigest()}\n".encode())
    return digest.hexdigest()[:16]


class _Listed(TypedDict):
    """A file of the pack, as the list names it."""

    url: str
    bytes: int
    sent: int
    sha256: str


def _listed(url: str, content: bytes) -> _Listed:
    sent = len(content) if len(content) < _SHORT else len(gzip.compress(content, _LEVEL, mtime=0))
    return _Listed(url=url, bytes=len(content), sent=sent, sha256=hashlib.sha256(content).hexdigest())


def _old(folder: Path) -> Iterator[Path]:
    """Folders of earlier packs."""
    return (place for place in folder.iterdir() if place.is_dir()) if folder.is_dir() else iter(())


def _fingerprint() -> str:
    """Everything that the pack is made of, as one hash."""
    digest = hashlib.sha256()
    own = sorted(file for place in (Path(__file__).parent, INSTEAD) for file in place.rglob("*.*") if file.is_file())
    for file in [*device_files().values(), *own, LOCK, PACKAGES, *sorted(_way_home()), *_thinking()]:
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def _way_home() -> Iterator[Path]:
    """What knowledge is worked out by."""
    return (ROOT / "src" / "festina" / "bots").rglob("*.py")
