"""What all tests share."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Tests are interpreted unless they ask for compiled rules: nothing goes over in the middle of one.
os.environ["FESTINA_COMPILE"] = "off"

settings.register_profile(
    "festina",
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile("festina")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers come last: while one is open, Playwright's event loop runs in its thread, and no other can."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))


@contextmanager
def _one_at_a_time(file: Path) -> Iterator[None]:
    # SQLite's lock works on every system, and ends with its process.
    with closing(sqlite3.connect(file, timeout=600, isolation_level=None)) as lock:
        lock.execute("BEGIN EXCLUSIVE")
        yield


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every game's compiled rules are loaded. The first of several workers compiles, the others find the cache."""
    from importlib import import_module

    from festina.kernel.switch import twin
    from festina.registry import definitions

    with _one_at_a_time(tmp_path_factory.getbasetemp().parent / "compiling.lock"):
        for definition in definitions().values():
            for module in ("rules", "rules.survey", "loops"):
                import_module(f"{twin(definition.package)}.{module}")
