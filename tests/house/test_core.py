"""The wheel without extras is enough for the rules, the terminal and the simulator; the rest says what it needs."""

from __future__ import annotations

import os
import subprocess
import sys
import venv
from dataclasses import dataclass
from pathlib import Path

import pytest

from .release import ROOT

pytestmark = pytest.mark.xdist_group("wheel")

_PLAY = """
from random import Random
from festina import new_game, load_game
game, choose = new_game("hare(players=3)", seed=7), Random(7).choice
while game.outcome is None:
    game.play(choose(game.legal()))
assert load_game(game.record()) == game
print(len(game.outcome.winners))
"""


@dataclass
class Core:
    """An environment into which the wheel was installed without extras."""

    folder: Path

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run a program of the environment, outside the repository."""
        scripts = "Scripts" if sys.platform == "win32" else "bin"
        program = self.folder / scripts / arguments[0]
        variables = {**os.environ, "FESTINA_LANGUAGE": "en", "COLUMNS": "100"}
        for name in ("PYTHONPATH", "FESTINA_COMPILE"):
            variables.pop(name, None)
        return subprocess.run(
            [str(program), *arguments[1:]],
            cwd=self.folder,
            env=variables,
            capture_output=True,
            text=True,
            check=False,
            timeout=300,
        )


def _pinned() -> str:
    """The locked versions without their hashes, which pip would then ask of the wheel too."""
    lines = (ROOT / "requirements-library.lock").read_text(encoding="utf-8").splitlines()
    return "\n".join(line.removesuffix("\\").strip() for line in lines if not line.startswith(("#", " ")))


@pytest.fixture(scope="module")
def core(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Core:
    folder = tmp_path_factory.mktemp("core")
    venv.create(folder / "venv", with_pip=False)
    (folder / "pinned.txt").write_text(_pinned())
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--python", str(folder / "venv")]
    command = [*pip, "install", "--quiet", "--constraint", str(folder / "pinned.txt"), str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=600)
    assert done.returncode == 0, done.stderr
    return Core(folder / "venv")


@pytest.mark.parametrize("module", ["sqlalchemy", "starlette", "pydantic", "psycopg", "redis", "duckdb", "openskill"])
def test_no_driver_and_no_web_framework_comes_along(core: Core, module: str) -> None:
    done = core.run("python", "-c", f"import {module}")
    assert "ModuleNotFoundError" in done.stderr


def test_a_game_is_played_and_recorded(core: Core) -> None:
    done = core.run("python", "-c", _PLAY)
    assert (done.returncode, done.stdout.strip()) == (0, "1"), done.stderr


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["--version"], "festina "),
        (["--help"], "simulate"),
        (["rules", "devir-2014"], "HT-301"),
        (["editions", "gibsons-2010"], "Gibsons"),
        (["play", "--help"], "--seats"),
        (["simulate", "hare(players=3)", "--games", "50"], "50"),
    ],
)
def test_commands_of_the_core_work(core: Core, arguments: list[str], expected: str) -> None:
    done = core.run("festina", *arguments)
    assert done.returncode == 0, done.stderr
    assert expected in done.stdout


@pytest.mark.parametrize(
    ("arguments", "extra"),
    [
        (["serve"], "festina[server]"),
        (["db", "check"], "festina[server]"),
        (["arena", "hare", "--bots", "random,random", "--games", "2"], "festina[lab]"),
    ],
)
def test_other_commands_name_the_extra_that_is_missing(core: Core, arguments: list[str], extra: str) -> None:
    done = core.run("festina", *arguments)
    assert done.returncode != 0
    assert extra in done.stderr
    assert "Traceback" not in done.stderr
