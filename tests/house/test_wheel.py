"""The distributions: all that a user needs is in them, the current page too, and their texts stand alone."""

from __future__ import annotations

import json
import os
import re
import subprocess
import tarfile
import zipfile
from pathlib import Path

import pytest

from festina.registry import definitions

from .conftest import build
from .release import ROOT, metadata_of

pytestmark = pytest.mark.xdist_group("wheel")

_STATIC = "festina/server/static/"
_DEVICE = "festina/server/device/"
_LINK = re.compile(r"\]\(([^)\s]+)\)|(?:src|srcset|href)=\"([^\"\s]+)\"")


def _names(wheel: Path) -> set[str]:
    with zipfile.ZipFile(wheel) as packed:
        return set(packed.namelist())


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the source distribution unpacks to."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as packed:
        packed.extractall(folder, filter="data")
    return folder / sdist.name.removesuffix(".tar.gz")


def _without_node(folder: Path) -> dict[str, str]:
    """An environment in which there is no Node, nor a way to fetch one."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PIP_")}
    return {**kept, "PATH": str(folder), "PIP_NO_INDEX": "1", "PIP_CONFIG_FILE": os.devnull}


def test_the_wheel_holds_every_source_and_data_file(wheel: Path) -> None:
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "src/festina"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout.splitlines()
    wanted = {file.removeprefix("src/") for file in listed if (ROOT / file).is_file()}
    assert wanted - _names(wheel) == set()


def test_the_wheel_holds_the_page(wheel: Path) -> None:
    page = {name.removeprefix(_STATIC) for name in _names(wheel) if name.startswith(_STATIC)}
    assert "index.html" in page
    assert any(name.startswith("assets/") and name.endswith(".js") for name in page)


def test_the_wheel_holds_what_devices_need_to_think_by_themselves(wheel: Path) -> None:
    names = {name.removeprefix(_DEVICE) for name in _names(wheel) if name.startswith(_DEVICE)}
    with zipfile.ZipFile(wheel) as packed:
        listed = json.loads(packed.read(f"{_DEVICE}manifest.json"))["games"]
    assert set(listed) == set(definitions())
    assert names == {"manifest.json"} | {files[kind] for files in listed.values() for kind in ("module", "weights")}


def test_a_wheel_is_built_from_the_source_distribution_without_node(
    wheel: Path, unpacked: Path, tmp_path: Path
) -> None:
    done = build("wheel", tmp_path, unpacked, **_without_node(tmp_path))
    assert done.returncode == 0, done.stdout + done.stderr
    assert _names(tmp_path / wheel.name) == _names(wheel)


def test_a_stale_page_is_built_anew_or_refused_but_never_packed(unpacked: Path, tmp_path: Path) -> None:
    source = unpacked / "web" / "index.html"
    before = source.read_text(encoding="utf-8")
    source.write_text(before + "<!-- newer -->\n", encoding="utf-8")
    try:
        done = build("wheel", tmp_path, unpacked, **_without_node(tmp_path))
    finally:
        source.write_text(before, encoding="utf-8")
    assert done.returncode != 0
    assert "Building the front end" in done.stdout
    assert list(tmp_path.glob("*.whl")) == []


def test_the_description_has_no_relative_link(wheel: Path, sdist: Path) -> None:
    version, text = metadata_of(wheel)
    assert metadata_of(sdist) == (version, text)
    links = [link or other for link, other in _LINK.findall(text)]
    assert any(link.endswith((".webp", ".png", ".svg", ".gif")) for link in links)
    assert [link for link in links if not link.startswith(("https://", "#"))] == []
    assert f"https://raw.githubusercontent.com/festina-games/festina/v{version}/docs/images/" in text


def test_links_of_the_description_lead_to_files_of_this_repository(wheel: Path) -> None:
    version, text = metadata_of(wheel)
    ours = re.compile(
        rf"https://(?:github\.com/festina-games/festina/blob|raw\.githubusercontent\.com/festina-games/festina)/v{version}/([^)\s\"#]+)"
    )
    named = set(ours.findall(text))
    assert named
    assert [name for name in sorted(named) if not (ROOT / name).exists()] == []
