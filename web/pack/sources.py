"""What of the package goes to a device: everything that its host can import there.

A module that needs what is not there (a database, a network, NumPy) is left out, and what nobody imports any more with
it. The games, their bots and the kernel go along as they are: they find their parts by name.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent.parent
PACKAGE: Final = "festina"
SOURCE: Final = ROOT / "src" / PACKAGE
#: What is imported on a device besides the standard library.
_THERE: Final = frozenset({PACKAGE, "msgspec"})
#: Where the device begins, and what is found by name.
_ROOTS: Final = ("device", "registry.py", "__init__.py")
_WHOLE: Final = ("kernel", "bots")
#: Data that only other engines read.
_NOT_WANTED: Final = frozenset({".xz", ".ftl"})
#: The words by which bots are known to have a description; all others the page has.
_WORDS: Final = ("locales/en/kernel.ftl", "locales/en/bots.ftl")
#: What insight finds by name: each game's own part of it, and its puzzles.
_INSIGHT: Final = "analysis"
_PUZZLES: Final = f"{_INSIGHT}/*/puzzles.json.xz"
#: Modules that are read, not imported: what can be known of a table is named after how it is worked out.
_READ: Final = "bots/*/way.py"


def games() -> list[str]:
    """The folders of the built-in games."""
    return sorted(file.parent.name for file in SOURCE.glob("*/definition.py"))


def device_files() -> dict[str, Path]:
    """Every file that goes along, by its path below the package."""
    found = _modules()
    for folder in (*_WHOLE, *games()):
        for file in sorted((SOURCE / folder).rglob("*")):
            if file.is_file() and file.suffix not in {".py", ".pyc", *_NOT_WANTED}:
                found[_name(file)] = file
    for file in (*(SOURCE / name for name in _WORDS), *SOURCE.glob(_READ), *SOURCE.glob(_PUZZLES)):
        found[_name(file)] = file
    return dict(sorted(found.items()))


def _modules() -> dict[str, Path]:
    """The modules that can be imported on a device."""
    insight = (f"{_INSIGHT}/{game}" for game in games())
    todo = [file for root in (*_ROOTS, *_WHOLE, *games(), *insight) for file in _files(SOURCE / root)]
    found: dict[str, Path] = {}
    while todo:
        file = todo.pop()
        if _name(file) in found:
            continue
        imported = list(_imports(file))
        if any(name.partition(".")[0] not in _THERE for name in imported):
            continue
        found[_name(file)] = file
        todo += [file for name in imported for file in _found(name)]
    return found


def _files(place: Path) -> list[Path]:
    return [place] if place.is_file() else sorted(place.rglob("*.py"))


def _name(file: Path) -> str:
    return file.relative_to(SOURCE).as_posix()


def _imports(file: Path) -> Iterator[str]:
    """The modules that a file imports when it is loaded, ours and others; the standard library's are left out."""
    import sys

    package = [PACKAGE, *file.relative_to(SOURCE).parent.parts]
    for node in _loaded(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        else:
            base = package[: len(package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            names = [module, *(f"{module}.{alias.name}" for alias in node.names)]
        yield from (name for name in names if name.partition(".")[0] not in sys.stdlib_module_names)


def _loaded(tree: ast.AST) -> Iterator[ast.Import | ast.ImportFrom]:
    """The imports outside functions, and outside of what only the type checker reads."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.Import | ast.ImportFrom):
            if not (isinstance(node, ast.ImportFrom) and node.module == "__future__"):
                yield node
        elif isinstance(node, ast.If):
            unread = ast.unparse(node.test) == "TYPE_CHECKING"
            for part in node.orelse if unread else [*node.body, *node.orelse]:
                yield from _loaded(ast.Module([part], []))
        elif not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda):
            yield from _loaded(node)


def _found(name: str) -> Iterator[Path]:
    """The files of a module of ours, with those of the packages above it; none for a name inside a module."""
    parts = name.split(".")[1:]
    for depth in range(len(parts) + 1):
        place = SOURCE.joinpath(*parts[:depth])
        for file in (place / "__init__.py", place.with_suffix(".py")):
            if file.is_file():
                yield file
