"""What all tests share."""

from __future__ import annotations

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
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


@contextmanager
def _one_at_a_time(file: Path) -> Iterator[None]:
    with file.open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


@pytest.fixture(scope="session")
def compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Every game's compiled rules are loaded. The first of several workers compiles, the others find the cache."""
    from importlib import import_module

    from festina.registry import definitions

    with _one_at_a_time(tmp_path_factory.getbasetemp().parent / "compiling.lock"):
        for definition in definitions().values():
            for module in ("rules", "rules.survey", "loops"):
                import_module(f"festina_compiled.{definition.room}.{module}")
