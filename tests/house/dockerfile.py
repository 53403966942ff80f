"""Dockerfiles, as far as ours needs them read."""

from __future__ import annotations

import json
import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from fnmatch import fnmatch
from pathlib import Path

from .release import ROOT


@dataclass(frozen=True)
class Instruction:
    """One instruction, in one line, and the stage that it belongs to (-1 before the first)."""

    name: str
    text: str
    stage: int


def instructions(file: Path = ROOT / "Dockerfile") -> list[Instruction]:
    """All instructions, in order."""
    lines = [line for line in file.read_text(encoding="utf-8").splitlines() if not line.lstrip().startswith("#")]
    joined = re.sub(r"\\\n\s*", " ", "\n".join(lines))
    found, stage = [], -1
    for line in filter(str.strip, joined.splitlines()):
        name, _, text = line.strip().partition(" ")
        stage += name == "FROM"
        found.append(Instruction(name, text.strip(), stage))
    return found


def texts(name: str) -> list[str]:
    """What the instructions of a name say."""
    return [found.text for found in instructions() if found.name == name]


def command(text: str) -> list[str]:
    """The words of a CMD in JSON form, options before it left out (HEALTHCHECK … CMD […])."""
    words: list[str] = json.loads(text[text.index("[") :])
    return words


def environment() -> dict[str, str]:
    """The variables that the image sets."""
    pairs = [word for text in texts("ENV") for word in shlex.split(text)]
    return dict(pair.split("=", 1) for pair in pairs)


def copied() -> Iterator[tuple[str, str]]:
    """What comes from the repository: each source, and where it goes below the working folder."""
    for text in texts("COPY"):
        words = text.split()
        if words[0].startswith("--from="):
            continue
        *sources, target = words
        for source in sources:
            yield source, source if target == "./" else target


def is_ignored(path: str) -> bool:
    """Whether .dockerignore keeps a path of the repository out of the build; the last pattern that fits decides."""
    ignored = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        pattern = line.strip()
        if not pattern or pattern.startswith("#"):
            continue
        wanted = pattern.startswith("!")
        if _fits(path, pattern.removeprefix("!")):
            ignored = not wanted
    return ignored


def _fits(path: str, pattern: str) -> bool:
    """Whether a pattern names a path, or a folder above it."""
    parts = path.split("/")
    prefixes = ["/".join(parts[: length + 1]) for length in range(len(parts))]
    if pattern.startswith("**/"):
        return any(fnmatch(part, pattern.removeprefix("**/")) for part in parts)
    return any(prefix.count("/") == pattern.count("/") and fnmatch(prefix, pattern) for prefix in prefixes)
