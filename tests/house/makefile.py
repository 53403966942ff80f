"""The Makefile as other files rely on it."""

from __future__ import annotations

import re
import subprocess

from .release import ROOT

_TARGET = re.compile(r"^([a-z][a-z-]*):(?!=)", re.MULTILINE)


def targets() -> set[str]:
    """The names that ``make`` takes."""
    return set(_TARGET.findall((ROOT / "Makefile").read_text(encoding="utf-8")))


def variable(name: str) -> str:
    """The value of a variable, as ``make`` computes it."""
    command = ["make", "--no-print-directory", "--eval", f"print-it:;@echo $({name})", "print-it"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()
