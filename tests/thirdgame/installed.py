"""A game from another package, as if pip had installed it: its folder, which holds the entry point, on the path.

Only the processes started here know the game. So nothing in it can rest on what the tests' own process has loaded.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
DISTRIBUTION = Path(__file__).resolve().parent / "distribution"


def path() -> str:
    """``PYTHONPATH`` with the distribution first."""
    return os.pathsep.join(filter(None, [str(DISTRIBUTION), os.environ.get("PYTHONPATH", "")]))


def run(*arguments: str, typed: str = "", seconds: float = 300) -> subprocess.CompletedProcess[str]:
    """``python`` with some arguments, where the game is installed."""
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": path(), "COLUMNS": "100"},
        input=typed,
        capture_output=True,
        text=True,
        timeout=seconds,
        check=False,
    )


def festina(*arguments: str, typed: str = "") -> str:
    """What a command that succeeds prints."""
    done = run("-m", "festina", *arguments, typed=typed)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
