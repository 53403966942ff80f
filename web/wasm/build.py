"""The files that a device needs to think by itself: for each game a module and its learned weights, and what there is.

A module is built anew when its sources have changed, in a process of its own (Numba's settings are for good), all games
side by side. File names change with the content, so that browsers may keep them; ``manifest.json`` names them.
"""

from __future__ import annotations

import hashlib
import json
import lzma
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

from .linker import linker_paths
from .sources import ROOT, WEIGHTS, games, made_of, source_hash

DEVICE: Final = ROOT / "src" / "festina" / "server" / "device"
MANIFEST: Final = "manifest.json"
#: A game's files, as the manifest has them, and the hash of the module's sources.
Files = Mapping[str, str]


def is_current(folder: Path = DEVICE) -> bool:
    """Whether everything there was built from the sources as they are."""
    known = manifest(folder)
    built = all(_is_built(folder, known, game) and _is_weighed(folder, known, game) for game in games())
    return built and _manifest(folder).get("made_of") == {game: made_of(game) for game in games()}


def manifest(folder: Path = DEVICE) -> dict[str, Files]:
    """The files of each game that are there."""
    found: dict[str, Files] = _manifest(folder).get("games", {})
    return found


def _manifest(folder: Path) -> dict[str, Any]:
    try:
        found: dict[str, Any] = json.loads((folder / MANIFEST).read_bytes())
    except (OSError, ValueError):
        return {}
    return found


def _is_built(folder: Path, known: Mapping[str, Files], game: str) -> bool:
    files = known.get(game, {})
    return files.get("sources") == source_hash(game) and (folder / files["module"]).is_file()


def _is_weighed(folder: Path, known: Mapping[str, Files], game: str) -> bool:
    name = _named(game, _weights(game), "weights")
    return known[game].get("weights") == name and (folder / name).is_file()


def _weights(game: str) -> bytes:
    return lzma.decompress((ROOT / "src" / "festina" / "bots" / game / WEIGHTS).read_bytes())


def _named(game: str, content: bytes, kind: str) -> str:
    return f"{game}-{hashlib.sha256(content).hexdigest()[:16]}.{kind}"


def build(folder: Path = DEVICE) -> None:
    """Build what is not current. What is no longer needed goes."""
    if is_current(folder):
        return
    folder.mkdir(parents=True, exist_ok=True)
    known = manifest(folder)
    # Before the build: a source edited meanwhile makes its module stale.
    hashes = {game: source_hash(game) for game in games()}
    origins = {game: made_of(game) for game in games()}
    stale = [game for game in games() if not _is_built(folder, known, game)]
    built = _build_modules(stale) if stale else {}
    files = {}
    for game in games():
        module = built[game] if game in stale else (folder / known[game]["module"]).read_bytes()
        weights = _weights(game)
        named = {"module": _named(game, module, "wasm"), "weights": _named(game, weights, "weights")}
        _write(folder / named["module"], module)
        _write(folder / named["weights"], weights)
        files[game] = {**named, "sources": hashes[game]}
    _write(folder / MANIFEST, json.dumps({"games": files, "made_of": origins}, indent=1, sort_keys=True).encode())
    kept = {MANIFEST, *(name for each in files.values() for name in each.values())}
    for file in folder.iterdir():
        if file.name not in kept:
            file.unlink()


def _build_modules(stale: list[str]) -> dict[str, bytes]:
    print(f"Building WebAssembly for {', '.join(stale)}: half a minute of computing each, once", flush=True)
    began = time.monotonic()
    paths = [str(ROOT), str(ROOT / "src"), *linker_paths()]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([*paths, os.environ.get("PYTHONPATH", "")])}
    with tempfile.TemporaryDirectory(prefix="festina-wasm-") as made:
        running = {
            game: subprocess.Popen(
                [sys.executable, "-m", "web.wasm.make", game, str(Path(made) / game)], cwd=ROOT, env=environment
            )
            for game in stale
        }
        failed = [game for game, process in running.items() if process.wait()]
        if failed:
            raise SystemExit(f"building WebAssembly failed for {', '.join(failed)}")
        print(f"Built in {time.monotonic() - began:.0f} s", flush=True)
        return {game: (Path(made) / game).read_bytes() for game in stale}


def _write(file: Path, content: bytes) -> None:
    """Write a file at once: a server may be reading it."""
    unfinished = file.with_name(f"{file.name}.{os.getpid()}")
    unfinished.write_bytes(content)
    unfinished.replace(file)
