"""The recipes as they are written: units that systemd reads, settings that exist, a backup that is made."""

from __future__ import annotations

import os
import re
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from festina.server.settings import Settings
from tests.tools.debian import program

from .deploying import DEPLOY, PROGRAM, directives
from .release import ROOT

UNITS = sorted(file.name for file in (DEPLOY / "systemd").iterdir())


def test_systemd_reads_the_units(tmp_path: Path) -> None:
    """The program stands where the recipe installs it; a copy of the units names one that is here."""
    for unit in UNITS:
        text = (DEPLOY / "systemd" / unit).read_text(encoding="utf-8")
        (tmp_path / unit).write_text(text.replace(PROGRAM, "/bin/true"))
    asked = [str(tmp_path / unit.replace("@.", "@8765.")) for unit in UNITS]
    command = [program("systemd-analyze", "systemd"), "verify", "--man=no", *asked]
    where = {**os.environ, "SYSTEMD_UNIT_PATH": f"{tmp_path}:/usr/lib/systemd/system:/lib/systemd/system"}
    done = subprocess.run(command, env=where, capture_output=True, text=True, check=False)
    complaints = [line for line in done.stderr.splitlines() if str(tmp_path) in line or "festina" in line]
    assert (done.returncode, complaints) == (0, [])


@pytest.mark.parametrize("unit", [unit for unit in UNITS if unit.endswith(".service")])
def test_settings_in_units_exist(unit: str) -> None:
    given = {line.split("=")[0] for line in directives(unit, "Service").get("Environment", [])}
    known = {f"FESTINA_{name.upper()}" for name in Settings.model_fields} | {"FESTINA_CACHE"}
    assert given <= known


def test_one_process_and_several_are_run_alike() -> None:
    """But for where they keep their games, and what they are called."""
    one, several = (directives(unit, "Service") for unit in ("festina.service", "festina@.service"))
    different = {name for name in one.keys() | several.keys() if one.get(name) != several.get(name)}
    assert different == {"Environment", "EnvironmentFile", "StateDirectory", "StateDirectoryMode"}
    assert directives("festina.socket", "Socket") == {
        name: [value.replace("%i", "8765") for value in values]
        for name, values in directives("festina@.socket", "Socket").items()
    }


def test_a_backup_is_made_and_old_ones_are_deleted(tmp_path: Path) -> None:
    """The commands of the unit, with this Python's program and a folder of the test."""
    service = directives("festina-backup.service", "Service")
    ours = f"{sys.executable} -m festina"
    database = f"sqlite:///{tmp_path / 'festina.db'}"
    environment = {**os.environ, "STATE_DIRECTORY": str(tmp_path), "FESTINA_DATABASE": database}
    subprocess.run([sys.executable, "-m", "festina", "db", "migrate"], env=environment, check=True, capture_output=True)
    backups = tmp_path / "backups"
    backups.mkdir()
    for day in range(10, 30):
        (backups / f"2020-01-{day}T04-00-00.db").touch()
    for name in ("ExecStartPre", "ExecStart", "ExecStartPost"):
        (command,) = service[name]
        command = command.replace("%%", "%").replace(PROGRAM, ours).replace("${STATE_DIRECTORY}", str(tmp_path))
        subprocess.run(command, shell=True, env=environment, check=True, capture_output=True)
    kept = sorted(file.name for file in backups.iterdir())
    assert len(kept) == 14
    assert kept[0] == "2020-01-17T04-00-00.db"
    with closing(sqlite3.connect(backups / kept[-1])) as newest:
        assert newest.execute("SELECT count(*) FROM tables").fetchone() == (0,)


@pytest.mark.parametrize("recipe", ["Caddyfile", "Caddyfile.several"])
def test_caddy_would_not_change_its_recipe(recipe: str) -> None:
    text = (DEPLOY / "caddy" / recipe).read_text(encoding="utf-8")
    done = subprocess.run(
        [program("caddy", "caddy"), "fmt", "-"], input=text, capture_output=True, text=True, check=False
    )
    assert done.stdout == text


def test_the_shell_reads_the_script() -> None:
    script = DEPLOY / "rolling-restart.sh"
    assert os.access(script, os.X_OK)
    done = subprocess.run([shutil.which("sh") or "sh", "-n", script], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


def test_the_guide_names_every_recipe_and_no_other() -> None:
    guide = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    files = {str(file.relative_to(ROOT)) for file in DEPLOY.rglob("*") if file.is_file()}
    named = set(re.findall(r"\bdeploy/[\w./@-]+\w", guide))
    assert named <= files | {str(folder.relative_to(ROOT)) for folder in DEPLOY.rglob("*")} | {"deploy/systemd/festina"}
    assert {file for file in files if Path(file).name not in guide} == set()
