"""What devices fetch to play without a network: small enough, as the list says, and with all that is imported there."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from festina.server.app import create_app
from festina.server.settings import Settings
from web.pack.build import LIST, STAMP, STATIC, publish

from .conftest import pack_folder, pack_list, python_in_node

#: The bytes that may travel from a server that compresses, as ours does.
MOST_BYTES = 8_000_000
#: From a host of files that compresses nothing.
MOST_PLAIN = 9_000_000


def test_it_is_small_on_its_way() -> None:
    listed = pack_list()
    assert listed["sent"] <= MOST_BYTES
    assert listed["total"] <= MOST_PLAIN


def test_the_list_says_what_is_there() -> None:
    listed = pack_list()
    files = {file["url"]: file for file in listed["files"]}
    there = {path.relative_to(STATIC).as_posix(): path for path in _files(pack_folder())}
    assert files.keys() == there.keys()
    for url, path in there.items():
        content = path.read_bytes()
        assert (files[url]["bytes"], files[url]["sha256"]) == (len(content), hashlib.sha256(content).hexdigest()), url
    for sum_of, name in (("total", "bytes"), ("sent", "sent")):
        assert listed[sum_of] == sum(file[name] for file in listed["files"])


def test_its_modules_have_the_ending_that_every_host_knows() -> None:
    """Browsers run a module only if its host calls it JavaScript; stock nginx has no type for ``.mjs``."""
    scripts = {path.name for path in _files(pack_folder()) if path.suffix in (".js", ".mjs")}
    assert scripts == {"pyodide.js", "pyodide.own.js", "pyodide.asm.js"}


def _files(folder: Path) -> Iterator[Path]:
    return (path for path in folder.rglob("*") if path.is_file())


def _older(folder: Path) -> None:
    (folder / "older").mkdir(parents=True)
    (folder / "older" / "a.bin").write_bytes(b"a")
    (folder / LIST).write_text('{"version": "older"}')
    (folder / STAMP).write_text("older")


def _made(folder: Path) -> Path:
    (folder / "newer").mkdir(parents=True)
    (folder / "newer" / "a.bin").write_bytes(b"b")
    (folder / LIST).write_text('{"version": "newer"}')
    (folder / STAMP).write_text("newer")
    return folder


def test_a_pack_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    _older(tmp_path / "page")
    publish(_made(tmp_path / "made"), tmp_path / "page")
    there = {path.relative_to(tmp_path / "page").as_posix() for path in _files(tmp_path / "page")}
    assert there == {"newer/a.bin", LIST, STAMP}
    assert (tmp_path / "page" / STAMP).read_text() == "newer"


@pytest.mark.parametrize("broken", ["a.bin", LIST])
def test_a_copy_that_breaks_off_is_not_current(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: str) -> None:
    _older(tmp_path / "page")
    plain = shutil.copy

    def copy(source: str | Path, place: str | Path) -> str | Path:
        if Path(source).name == broken:
            raise KeyboardInterrupt
        return plain(source, place)

    monkeypatch.setattr(shutil, "copy", copy)
    made = _made(tmp_path / "made")
    with pytest.raises(KeyboardInterrupt):
        publish(made, tmp_path / "page")
    assert not (tmp_path / "page" / STAMP).exists()


@pytest.mark.parametrize("accepted", ["gzip, br", "identity"])
def test_so_much_does_our_server_send(tmp_path: Path, accepted: str) -> None:
    """To browsers, which take what is compressed, and to whoever does not."""
    app = create_app(Settings.model_validate({"database": f"sqlite:///{tmp_path / 'festina.db'}"}))

    async def sent() -> int:
        transport, headers = httpx.ASGITransport(app), {"accept-encoding": accepted}
        async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", headers=headers) as client:
            return sum([await _length(client, f"/{file['url']}") for file in pack_list()["files"]])

    listed = pack_list()["total" if accepted == "identity" else "sent"]
    assert asyncio.run(sent()) == pytest.approx(listed, rel=0.002)


async def _length(client: httpx.AsyncClient, url: str) -> int:
    """The bytes of an answer as they travel."""
    async with client.stream("GET", url) as answer:
        assert answer.status_code == 200, url
        return sum([len(part) async for part in answer.aiter_raw()])


def test_python_imports_every_module_of_it(tmp_path: Path) -> None:
    """No part of the standard library is left out that one of them needs."""
    with python_in_node(tmp_path) as node:
        found = node.ask("modules")
    assert found["failed"] == {}
    assert found["count"] > 200
