"""The modules that devices think with: offered only if they are made of the rules by which this server plays.

While they are being built anew there may be older ones, made of other rules: until then the server thinks.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from .build import PACKAGE

#: They may be built while the server runs.
DEVICE: Final = PACKAGE / "server" / "device"
MANIFEST: Final = "manifest.json"
#: What modules are made of: code, and learned weights.
_KINDS: Final = ("*.py", "weights.bin.xz")


class Manifest(msgspec.Struct, omit_defaults=True):
    """The files of each game's module, and the hashes of the package's files that it was made of."""

    games: dict[str, dict[str, str]]
    made_of: dict[str, dict[str, str]] = {}


@cache
def own_sources() -> Mapping[str, str]:
    """The hash of every source of this server, by its path in the package; asked first when the server starts."""
    files = (file for kind in _KINDS for file in PACKAGE.rglob(kind))
    return {file.relative_to(PACKAGE).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def manifest(folder: Path = DEVICE, own: Mapping[str, str] | None = None) -> Manifest | None:
    """The modules that are there, without those that are made of other sources; None while there are none."""
    try:
        found = msgspec.json.decode((folder / MANIFEST).read_bytes(), type=Manifest)
    except (FileNotFoundError, msgspec.DecodeError):
        return None
    sources = own_sources() if own is None else own
    fitting = {game: files for game, files in found.games.items() if _fits(found.made_of.get(game, {}), sources)}
    return Manifest(fitting)


def _fits(made_of: Mapping[str, str], own: Mapping[str, str]) -> bool:
    return bool(made_of) and all(own.get(name) == known for name, known in made_of.items())
