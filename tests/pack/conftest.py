"""The pack that is built, and Node with Python from it."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from runpy import run_path
from typing import Any, Final

from tests.wasm.conftest import WEB, Node, bundle
from web.pack.build import FOLDER, LIST, STATIC

_SCRIPT: Final = Path(__file__).with_name("node.mjs")
_PYTHON: Final = WEB / "src" / "lib" / "local" / "python.ts"


def pack_list(static: Path = STATIC) -> dict[str, Any]:
    """The list of the pack that is built (``make web``)."""
    listed: dict[str, Any] = json.loads((static / FOLDER / LIST).read_bytes())
    return listed


def pack_folder(static: Path = STATIC) -> Path:
    """Where its files are."""
    return static / FOLDER / str(pack_list(static)["version"])


@contextmanager
def python_in_node(scratch: Path) -> Iterator[Node]:
    """Node with the pack, and the page's own code that starts Python; there is room for scripts in a folder."""
    bundle(_PYTHON, scratch / "python.mjs")
    program = run_path(str(WEB / "build.py"))["node"]()[0]
    command = [program, str(_SCRIPT), str(scratch / "python.mjs"), str(pack_folder())]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield Node(process.stdin, process.stdout)
        process.stdin.close()
