"""Builds the module of one game, in a process of its own: ``python -m web.wasm.make GAME FILE``."""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path

from .capture import capture
from .checks import NotPortable
from .link import link
from .section import facts, with_section


def make(game: str, file: Path) -> None:
    """Write the module of a game."""
    began = time.monotonic()

    def tell(what: str) -> None:
        print(f"  {game}: {what} ({time.monotonic() - began:.0f} s)", flush=True)

    with tempfile.TemporaryDirectory(prefix="festina-wasm-") as cache:
        captured = capture(game, Path(cache), tell)
    tell("optimising")
    module = with_section(link(captured), facts(game))
    file.write_bytes(module)
    tell(f"{len(module)} bytes")


if __name__ == "__main__":
    try:
        make(sys.argv[1], Path(sys.argv[2]))
    except NotPortable as problem:
        raise SystemExit(f"{sys.argv[1]} cannot become WebAssembly: {problem}") from None
