"""Which build of page and package this is: pages compare it with their own, and what depends on nothing else lasts."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from typing import Final

import msgspec

from ..registry import GROUP

PACKAGE: Final = Path(__file__).resolve().parent.parent
STATIC: Final = PACKAGE / "server" / "static"
#: Every answer to a request of a page states the build under this name.
HEADER: Final = "festina-build"
#: The files that name all others of the page by their contents.
_PAGE: Final = ("index.html", "sw.js", "device/pack.json")
_LENGTH: Final = 16


class _Pack(msgspec.Struct):
    version: str


@cache
def build_id() -> str:
    """A hash of the package, of the page, and of the versions of packages that bring games."""
    digest = hashlib.sha256()
    for name, content in _contents():
        digest.update(name.encode() + b"\0" + hashlib.sha256(content).digest())
    for entry in sorted(entry_points(group=GROUP), key=lambda entry: entry.name):
        version = entry.dist.version if entry.dist else ""
        digest.update(f"{entry.name} {entry.value} {version}\n".encode())
    return digest.hexdigest()[:_LENGTH]


def pack_version(static: Path = STATIC) -> str:
    """The version of the pack with which this page plays by itself; empty where there is none."""
    try:
        return msgspec.json.decode((static / "device" / "pack.json").read_bytes(), type=_Pack).version
    except FileNotFoundError:
        return ""


def lasting(build: str | None) -> dict[str, str]:
    """The headers of an answer that is the same as long as the build is; a page of another build asks anew."""
    return {"cache-control": "public, max-age=31536000, immutable" if build == build_id() else "no-cache"}


def _contents() -> Iterator[tuple[str, bytes]]:
    for file in sorted(PACKAGE.rglob("*")):
        if file.is_file() and "__pycache__" not in file.parts and not file.is_relative_to(STATIC):
            yield file.relative_to(PACKAGE).as_posix(), file.read_bytes()
    for name in _PAGE:
        file = STATIC / name
        if file.is_file():
            yield name, file.read_bytes()
