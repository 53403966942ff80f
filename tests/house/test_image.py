"""The container image and its services, as far as they can be tried without a container engine."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
import yaml

from .dockerfile import command, copied, environment, instructions, is_ignored, texts
from .makefile import variable
from .release import ROOT


def _compose() -> dict[str, Any]:
    read: dict[str, Any] = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    return read


def _filled_in(value: str) -> str:
    """A value of the compose file with its defaults: ``${NAME:-default}``."""
    return re.sub(r"\$\{\w+:-([^}]*)\}", r"\1", value)


def test_what_is_copied_exists_and_is_not_ignored() -> None:
    sources = [source for source, _ in copied()]
    assert [source for source in sources if not (ROOT / source).exists()] == []
    assert [source for source in sources if is_ignored(source)] == []


@pytest.mark.parametrize(
    "path",
    [".git/config", ".venv/bin/python", "web/node_modules/svelte/a.js", "src/festina/__pycache__/a.pyc", "tests"],
)
def test_what_the_image_does_not_need_stays_outside(path: str) -> None:
    assert is_ignored(path)


def test_the_base_is_a_python_that_we_support() -> None:
    (default,) = [text.removeprefix("PYTHON=") for text in texts("ARG")]
    minor = [int(version.split(".")[1]) for version in (variable("OLDEST_PYTHON"), default, variable("NEWEST_PYTHON"))]
    assert minor == sorted(minor)
    assert {text.split()[0] for text in texts("FROM")} == {"python:${PYTHON}-slim"}


def test_the_last_stage_has_no_build_tools_and_no_root() -> None:
    found = instructions()
    last = [one for one in found if one.stage == found[-1].stage]
    runs = [one.text for one in last if one.name == "RUN"]
    assert all("pip" not in text and "apt" not in text for text in runs)
    assert [one.text for one in last if one.name == "COPY"] == ["--from=build /opt/festina /opt/festina"]
    (user,) = [one.text for one in last if one.name == "USER"]
    assert any(text.startswith("useradd") and text.endswith(f" {user}") for text in runs)


def test_locks_are_copied_before_they_are_installed() -> None:
    seen: set[str] = set()
    for one in instructions():
        if one.name == "COPY":
            seen |= set(one.text.split())
        if one.name == "RUN":
            assert set(re.findall(r"-r (\S+)", one.text)) <= seen, one.text


@pytest.mark.xdist_group("wheel")
def test_the_wheel_is_built_from_what_is_copied(wheel: Path, tmp_path: Path) -> None:
    """The command of the Dockerfile, in a folder that holds what it copies there."""
    for source, target in copied():
        if (ROOT / source).is_dir():
            shutil.copytree(ROOT / source, tmp_path / target, ignore=_dockerignore)
        else:
            shutil.copy(ROOT / source, tmp_path / target)
    (written,) = [text for text in texts("RUN") if "pip wheel" in text]
    words = written.split()
    assert words[0] == "python"
    done = subprocess.run(
        [sys.executable, *words[1:]], cwd=tmp_path, capture_output=True, text=True, check=False, timeout=600
    )
    assert done.returncode == 0, done.stdout + done.stderr
    (installed,) = [text for text in texts("RUN") if ".whl" in text]
    assert [file.name for file in tmp_path.glob(installed.split()[-1])] == [wheel.name]


def _dockerignore(folder: str, names: list[str]) -> set[str]:
    below = Path(folder).relative_to(ROOT).as_posix()
    return {name for name in names if is_ignored(f"{below}/{name}")}


def _program(words: list[str]) -> list[str]:
    """A command of the image with the programs of this environment."""
    assert words[0] in ("python", "festina")
    return [sys.executable, *words[1:]] if words[0] == "python" else [sys.executable, "-m", *words]


def test_the_server_starts_as_in_the_image_and_its_health_is_asked(tmp_path: Path) -> None:
    (started,), (asked,) = texts("CMD"), texts("HEALTHCHECK")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    set_there = {name: value for name, value in environment().items() if name.startswith("FESTINA_")}
    set_there["FESTINA_DATABASE"] = set_there["FESTINA_DATABASE"].replace("/var/lib/festina", str(tmp_path))
    variables = {**os.environ, **set_there, "FESTINA_HOST": "127.0.0.1", "FESTINA_PORT": str(port)}
    health = subprocess.run(_program(command(asked)), env=variables, capture_output=True, check=False, timeout=30)
    assert health.returncode != 0, "healthy before it runs"
    with subprocess.Popen(
        _program(command(started)), env=variables, cwd=tmp_path, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
    ) as server:
        try:
            for _ in range(100):
                health = subprocess.run(
                    _program(command(asked)), env=variables, capture_output=True, check=False, timeout=30
                )
                if health.returncode == 0 or server.poll() is not None:
                    break
                time.sleep(0.2)
        finally:
            server.terminate()
        trouble = server.stderr.read().decode() if server.stderr else ""
        assert health.returncode == 0, trouble
    assert (tmp_path / "festina.db").is_file()


def test_variables_are_settings_of_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    from festina.server.settings import Settings, read_settings

    compose = _compose()["services"]["festina"]["environment"]
    given = {**environment(), **{name: _filled_in(value) for name, value in compose.items()}}
    ours = {name: value for name, value in given.items() if name.startswith("FESTINA_")}
    known = {f"FESTINA_{name.upper()}" for name in Settings.model_fields}
    assert set(ours) - known == set()
    for name, value in ours.items():
        monkeypatch.setenv(name, value)
    settings = read_settings()
    assert settings.database == "postgresql://festina:festina@postgres/festina"
    assert settings.bus == "redis://redis"


def test_ports_and_folders_agree() -> None:
    service = _compose()["services"]["festina"]
    port = environment()["FESTINA_PORT"]
    assert texts("EXPOSE") == [port]
    assert [_filled_in(text) for text in service["ports"]] == [f"{port}:{port}"]
    (volume,) = texts("VOLUME")
    assert environment()["FESTINA_DATABASE"].startswith(f"sqlite:///{volume}/")
    assert [text.split(":")[1] for text in service["volumes"]] == [volume]


def test_the_server_waits_for_healthy_services() -> None:
    services = _compose()["services"]
    waits = services["festina"]["depends_on"]
    assert {name: found["condition"] for name, found in waits.items()} == dict.fromkeys(waits, "service_healthy")
    assert set(waits) == {"postgres", "redis"}
    assert all("test" in services[name]["healthcheck"] for name in waits)
    assert set(_compose()["volumes"]) == {
        volume.split(":")[0] for service in services.values() for volume in service.get("volumes", ())
    }


def test_the_database_is_the_one_that_is_made() -> None:
    services = _compose()["services"]
    made = {name: _filled_in(value) for name, value in services["postgres"]["environment"].items()}
    user, password, database = (made[f"POSTGRES_{part}"] for part in ("USER", "PASSWORD", "DB"))
    wanted = _filled_in(services["festina"]["environment"]["FESTINA_DATABASE"])
    assert wanted == f"postgresql://{user}:{password}@postgres/{database}"


def test_the_engine_reads_the_compose_file() -> None:
    engine = shutil.which("docker")
    if engine is None or subprocess.run([engine, "compose", "version"], capture_output=True, check=False).returncode:
        pytest.skip("there is no docker compose here")
    done = subprocess.run([engine, "compose", "config", "--quiet"], cwd=ROOT, capture_output=True, check=False)
    assert done.returncode == 0, done.stderr


def test_the_guide_shows_commands_and_variables_of_these_files() -> None:
    guide = (ROOT / "docs" / "deploy.md").read_text(encoding="utf-8")
    asked = set(re.findall(r"\$\{(\w+):-", (ROOT / "compose.yaml").read_text(encoding="utf-8")))
    assert set(re.findall(r"^\| `(\w+)`", guide, re.MULTILINE)) == asked
    assert f"--publish {environment()['FESTINA_PORT']}:" in guide
    assert f"--volume festina:{texts('VOLUME')[0]}" in guide
