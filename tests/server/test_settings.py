"""Settings: defaults, a file, the environment, the command line, each winning over the one before; plain words."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from festina import FestinaError
from festina.cli.main import run
from festina.server.bus import make_bus
from festina.server.metrics import Metrics
from festina.server.serve import _listen as listen
from festina.server.settings import Settings, read_settings
from festina.server.store.database import connect

DOCUMENT = Path(__file__).resolve().parents[2] / "docs" / "server.md"


@pytest.fixture(autouse=True)
def _nothing_set(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in Settings.model_fields:
        monkeypatch.delenv(f"FESTINA_{name.upper()}", raising=False)
    monkeypatch.delenv("FESTINA_CONFIG", raising=False)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "festina.toml"


def test_the_defaults_suit_one_machine() -> None:
    settings = read_settings()
    assert (settings.host, settings.port, settings.bus) == ("127.0.0.1", 8765, "local")
    assert settings.database.startswith("sqlite:///")
    assert settings.database.endswith("festina.db")
    assert settings.lend_after == 120


def test_each_wins_over_the_one_before(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file.write_text('port = 1111\nhost = "10.0.0.1"\nbot_pause = 0.5\n')
    settings = read_settings(str(file))
    assert (settings.port, settings.host, settings.bot_pause) == (1111, "10.0.0.1", 0.5)
    monkeypatch.setenv("FESTINA_PORT", "2222")
    assert read_settings(str(file)).port == 2222
    assert read_settings(str(file), port=3333).port == 3333
    assert read_settings(str(file), port=None).port == 2222, "what was not given does not count"
    assert read_settings().host == "127.0.0.1", "one file read does not stay"
    monkeypatch.setenv("FESTINA_CONFIG", str(file))
    assert read_settings().host == "10.0.0.1"


@pytest.mark.parametrize(
    ("value", "origins"),
    [("https://a.example", 1), ("https://a.example, https://b.example", 2), ("", 0)],
)
def test_origins_in_the_environment_stand_between_commas(
    value: str, origins: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FESTINA_ORIGINS", value)
    found = read_settings().origins
    assert len(found) == origins
    assert all(origin.startswith("https://") for origin in found)


def test_origins_in_a_file_are_a_list(file: Path) -> None:
    file.write_text('origins = ["https://a.example"]')
    assert read_settings(str(file)).origins == ["https://a.example"]


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("port", "many"),
        ("port", "70000"),
        ("think_seconds", "0"),
        ("thinkers", "0"),
        ("lend_after", "-1"),
        ("keep_open_days", "-1"),
        ("keep_device_days", "0"),
        ("log_level", "loud"),
        ("secure_cookies", "perhaps"),
    ],
)
def test_a_setting_that_does_not_fit_is_named(name: str, value: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(f"FESTINA_{name.upper()}", value)
    with pytest.raises(FestinaError, match=f"The setting “{name}” does not fit: ") as caught:
        read_settings()
    assert "\n" not in str(caught.value)
    assert "pydantic" not in str(caught.value)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("port = ", "cannot be read"),
        ("prot = 9000", "The setting “prot” does not fit"),
        ("[server]\nport = 9000", "The setting “server” does not fit"),
    ],
)
def test_a_file_that_does_not_fit(file: Path, content: str, words: str, capsys: pytest.CaptureFixture[str]) -> None:
    file.write_text(content)
    assert run(["db", "check", "--config", str(file)]) == 2
    said = capsys.readouterr().err
    assert said.startswith("festina: ")
    assert words in said
    assert "Traceback" not in said


def test_a_file_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["db", "check", "--config", "/nowhere/festina.toml"]) == 2
    assert capsys.readouterr().err == "festina: There is no settings file “/nowhere/festina.toml”.\n"


@pytest.mark.parametrize(
    ("start", "words"),
    [
        (lambda: make_bus("carrier-pigeon", "p1"), "“carrier-pigeon” is no bus"),
        (lambda: make_bus("redis://:bad:port", "p1"), "is no bus"),
        (lambda: connect("mysql://host/name"), "“mysql://host/name” is no database for Festina"),
        (lambda: listen("no.such.host.invalid", 0), "Nothing can listen on no.such.host.invalid, port 0: "),
    ],
)
def test_what_cannot_start_says_why(start: Callable[[], object], words: str) -> None:
    with pytest.raises(FestinaError) as caught:
        start()
    assert words in str(caught.value)


def test_a_port_that_is_taken_says_so(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        environment = {**os.environ, "FESTINA_DATABASE": f"sqlite:///{tmp_path / 'x.db'}"}
        command = [sys.executable, "-m", "festina", "serve", "--port", str(taken.getsockname()[1])]
        ended = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 2
    assert ended.stdout == ""
    assert ended.stderr.startswith("festina: Nothing can listen on 127.0.0.1, port ")
    assert ended.stderr.count("\n") == 1


def test_the_document_names_every_setting_and_its_default() -> None:
    rows = re.findall(r"^\| `(\w+)` \| (.+?) \|", DOCUMENT.read_text(encoding="utf-8"), re.MULTILINE)
    written = {name: default.strip("`") for name, default in rows if name in Settings.model_fields}
    assert set(written) == set(Settings.model_fields)
    for name, field in Settings.model_fields.items():
        if field.default_factory is None and field.default != []:
            assert written[name] == str(field.default).lower().removesuffix(".0"), name


def test_the_document_names_every_figure() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    for figure in Metrics().registry.collect():
        assert figure.name in text


def test_the_document_says_how_long_things_are_kept() -> None:
    text = DOCUMENT.read_text(encoding="utf-8")
    kept = {name: Settings.model_fields[name].default for name in Settings.model_fields if name.startswith("keep_")}
    for name, days in kept.items():
        assert re.search(rf"\| .*\b{days} days.*`{name}`", text), name
