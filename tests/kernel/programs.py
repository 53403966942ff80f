"""Small programs in processes of their own: what is imported, compiled or cached must start from nothing."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping


def run(program: str, environment: Mapping[str, str | None] | None = None, timeout: float = 240) -> str:
    """What a program prints; variables given as None are taken away from its environment."""
    variables = {**os.environ, **{name: value for name, value in (environment or {}).items() if value is not None}}
    for name, value in (environment or {}).items():
        if value is None:
            variables.pop(name, None)
    done = subprocess.run(
        [sys.executable, "-c", program], env=variables, capture_output=True, text=True, timeout=timeout, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()
