"""An installation of the core alone: commands that need more say in one line how to get it."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from festina.locales import languages

#: What the extras bring: distributions that the core does without.
SERVER = ("alembic", "pydantic", "pydantic_settings", "redis", "segno", "sqlalchemy", "starlette", "uvicorn")
LAB = ("duckdb", "openskill")

#: The ``festina`` script where some packages cannot be imported.
LACKING = """
import sys
for name in {missing!r}:
    sys.modules[name] = None
from festina.cli.main import main
main()
"""


def run(missing: tuple[str, ...], *arguments: str, language: str = "en") -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-c", LACKING.format(missing=missing), *arguments]
    environment = {**os.environ, "FESTINA_LANGUAGE": language}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=120)


ARENA = ("arena", "hare", "--bots", "random,random", "--games", "2", "--workers", "1")


@pytest.mark.parametrize(
    ("missing", "arguments", "extra"),
    [
        (SERVER, ["serve"], "server"),
        (("segno",), ["db", "check", "--database", "sqlite:///nowhere/none.db"], None),
        (SERVER, ["db", "check"], "server"),
        (SERVER, ["db", "backup", "file"], "server"),
        (LAB, [*ARENA], "lab"),
        (("duckdb",), [*ARENA, "--out", "results.parquet"], "lab"),
    ],
)
def test_a_missing_extra_is_named(missing: tuple[str, ...], arguments: list[str], extra: str | None) -> None:
    done = run(missing, *arguments)
    assert done.returncode == 2
    assert done.stderr.startswith("festina: ")
    assert done.stderr.count("\n") == 1
    assert (f"pip install 'festina[{extra}]'" in done.stderr) == (extra is not None)


@pytest.mark.parametrize("language", languages())
def test_in_every_language(language: str) -> None:
    done = run(SERVER, "db", "check", language=language)
    assert "pip install 'festina[server]'" in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_core_needs_none_of_it() -> None:
    missing = (*SERVER, *LAB)
    assert "serve" in run(missing, "--help").stdout
    assert "HT-301" in run(missing, "rules", "devir-2014").stdout
    assert run(missing, "play", "hare(players=3)").returncode == 0
    done = run(missing, *ARENA, "--out", "results.csv")
    assert "festina[lab]" in done.stderr, "ratings need the laboratory"


def test_a_module_of_our_own_that_is_missing_is_no_extra() -> None:
    done = run(("festina.server.settings",), "serve")
    assert "pip install" not in done.stderr
