"""From which files the module of a game is made. Nothing but the standard library: a package's build asks, too.

Files are followed through the imports of the exported functions' modules, as the compiled twins follow them; a view or
a text that no kernel code imports does not count.
"""

from __future__ import annotations

import ast
import hashlib
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from .exports import GAME, INSIGHT, KERNEL, PLAYERS

ROOT: Final = Path(__file__).resolve().parent.parent.parent
_PACKAGE: Final = "festina"
_PLAYERS: Final = "bots"
_INSIGHT: Final = "analysis"
#: A game's learned weights, beside its players.
WEIGHTS: Final = "weights.bin.xz"
#: Another version of these may make another module of the same sources.
_TOOLS: Final = {"requirements.lock": ("numba", "llvmlite"), "requirements-wasm.lock": ("ziglang",)}
#: The parts of this package that decide what a module is like.
_BUILDER: Final = (
    "capture.py",
    "checks.py",
    "contract.py",
    "exports.py",
    "faces.py",
    "link.py",
    "section.py",
    "sources.py",
)


def games(root: Path = ROOT) -> list[str]:
    """The names of the games with players of their own: each has a module."""
    return sorted(kit.parent.name for kit in (root / "src" / _PACKAGE / _PLAYERS).glob("*/kit.py"))


def made_of(game: str, root: Path = ROOT) -> dict[str, str]:
    """The hashes of the package's files that a game's module and weights come from, by their paths in the package."""
    package = root / "src" / _PACKAGE
    files = {*sources(game, root), package / _PLAYERS / game / WEIGHTS}
    return {
        file.relative_to(package).as_posix(): hashlib.sha256(file.read_bytes()).hexdigest() for file in sorted(files)
    }


def _tools(root: Path) -> list[str]:
    """The compiler and the linker, with the versions that are locked."""
    return [
        line.partition(" ")[0]
        for lock, names in _TOOLS.items()
        for line in (root / lock).read_text(encoding="utf-8").splitlines()
        if line.partition("==")[0] in names
    ]


def source_hash(game: str, root: Path = ROOT) -> str:
    """All sources of a game's module as one hash, and the tools that it is made with."""
    digest = hashlib.sha256("\n".join(_tools(root)).encode())
    for file in sorted({*sources(game, root), *(root / "web" / "wasm" / name for name in _BUILDER)}):
        digest.update(f"{file.relative_to(root).as_posix()} {hashlib.sha256(file.read_bytes()).hexdigest()}\n".encode())
    return digest.hexdigest()


def sources(game: str, root: Path = ROOT) -> set[Path]:
    """The files that the exported functions' modules come from, and all that they import."""
    package = root / "src" / _PACKAGE
    waiting = [("kernel", *name.split(".")) for name in KERNEL]
    waiting += [(game, *name.split(".")) for name in GAME]
    waiting += [(_PLAYERS, game, *name.split(".")) for name in PLAYERS]
    waiting += [(_INSIGHT, game, *name.split(".")) for name in INSIGHT]
    # What the compiled signatures are made of.
    waiting += [(game, "layout"), (_PLAYERS, game, "layout"), (_INSIGHT, game, "layout"), ("kernel", "switch")]
    seen: set[tuple[str, ...]] = set()
    # What a module says of itself is taken from there (see ``section``).
    found = {package / _PLAYERS / game / "kit.py", package / _PLAYERS / "streams.py"}
    while waiting:
        module = waiting.pop()
        file = None if module in seen else _file(package, module)
        seen.add(module)
        if file is not None:
            found.add(file)
            waiting += _imports(file, module)
    return found


def _file(package: Path, module: tuple[str, ...]) -> Path | None:
    """The file of a module: its own, or the template that is executed under its name (see ``kernel.switch``)."""
    templates = package / (module[0] if module[0] in (_PLAYERS, _INSIGHT) else "kernel") / "templates"
    base = package.joinpath(*module)
    candidates = (base.with_suffix(".py"), base / "__init__.py", templates / f"{module[-1]}.py")
    return next((file for file in candidates if file.is_file()), None)


def _imports(file: Path, module: tuple[str, ...]) -> Iterator[tuple[str, ...]]:
    here = module if file.name == "__init__.py" else module[:-1]
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.ImportFrom) and node.level:
            base = here[: len(here) - (node.level - 1)]
            target = (*base, *(node.module.split(".") if node.module else ()))
            yield target
            yield from ((*target, alias.name) for alias in node.names)
