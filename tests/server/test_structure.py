"""How the server is built: who reaches the database, who knows whom, and what performs."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import festina.server

FOLDER = Path(festina.server.__file__).parent
MODULES = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.py"))}


def _imports(path: Path) -> Iterator[str]:
    """What a module imports, inside functions too; our own modules by their path from the server's package."""
    for node in ast.walk(MODULES[path]):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            folder = path.parent.relative_to(FOLDER).parts
            inside = ["server", *folder][: len(folder) + 2 - node.level] if node.level else []
            base = ".".join([*inside, *([node.module] if node.module else [])])
            yield base
            yield from (f"{base}.{alias.name}" for alias in node.names)


def test_only_the_store_knows_the_database() -> None:
    drivers = ("sqlalchemy", "alembic", "psycopg", "sqlite3")
    found = {
        str(path.relative_to(FOLDER))
        for path in MODULES
        if any(name.partition(".")[0] in drivers for name in _imports(path))
    }
    assert found
    assert {Path(name).parts[0] for name in found} == {"store"}


def test_outside_the_store_only_its_interface_is_used() -> None:
    """``cli/db.py`` is an operator's tool and works on the database itself."""
    interface = {"server.store.store", "server.store.data"}
    for path in MODULES:
        if "store" in path.relative_to(FOLDER).parts:
            continue
        for name in _imports(path):
            if name.startswith("server.store."):
                assert ".".join(name.split(".")[:3]) in interface, f"{path.name} imports {name}"


def test_a_live_table_does_not_know_the_hub() -> None:
    """Whatever the hub is built of can be had without it."""
    hub = FOLDER / "hub.py"
    todo = [name for name in _imports(hub) if name.startswith("server.")]
    seen: set[Path] = set()
    while todo:
        path = FOLDER.joinpath(*todo.pop().split(".")[1:]).with_suffix(".py")
        if path.is_file() and path not in seen:
            seen.add(path)
            todo += [name for name in _imports(path) if name.startswith("server.")]
    assert FOLDER / "live.py" in seen
    assert FOLDER / "botplay.py" in seen
    assert hub not in seen
