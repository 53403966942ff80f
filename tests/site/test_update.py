"""A site that is written anew: what was ready without a network stays so, until the new page is as ready."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from festina.server.build import build_id, pack_version
from festina.server.site import write_site
from tests.web.screen import Screen, wait_until

from .files import file_server

_KEPT_MS = 120_000
_BUILD = "document.querySelector('meta[name=\"festina-build\"]').content"
_CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('festina-page ')).sort()"
_NEWER, _NEWER_PACK = "f" * 16, "e" * 16
_READY = "Ready. Everything you can do on this device alone"


@pytest.fixture
def screen(browser: Browser, tmp_path: Path) -> Iterator[Screen]:
    write_site(tmp_path)
    with file_server(tmp_path) as address:
        made = Screen(browser, address)
        yield made
        made.close()
    # A browser tells the console itself of a file that is not there, and of a worker that cannot be fetched.
    told = ("404", "when fetching the script")
    assert [trouble for trouble in made.troubles if not any(part in trouble for part in told)] == []


def _open(screen: Screen, path: str) -> Page:
    # By way of another address: a change behind the # alone would load nothing anew.
    screen.page.goto("about:blank")
    return screen.open(path)


def _replace(file: Path, *changes: tuple[str, str]) -> None:
    text = file.read_text(encoding="utf-8")
    for old, new in changes:
        assert old in text
        text = text.replace(old, new)
    file.write_text(text, encoding="utf-8")


def _write_anew(site: Path) -> None:
    """The site as the next build writes it, with another pack, of which nothing has arrived at the host yet."""
    build, pack = build_id(), pack_version()
    (site / "data" / build).rename(site / "data" / _NEWER)
    (site / "device" / pack).rename(site / "unpublished")
    listed = site / "device" / "pack.json"
    shutil.copy(listed, site / "unpublished.json")
    files = json.loads(listed.read_text(encoding="utf-8"))
    for file in files["files"]:
        file["sha256"] = file["sha256"][::-1]
    listed.write_text(json.dumps(files).replace(pack, _NEWER_PACK), encoding="utf-8")
    _replace(site / "build.json", (build, _NEWER))
    _replace(site / "index.html", (build, _NEWER), (pack, _NEWER_PACK))


def _publish_the_pack(site: Path) -> None:
    (site / "unpublished").rename(site / "device" / _NEWER_PACK)
    listed = site / "device" / "pack.json"
    shutil.move(site / "unpublished.json", listed)
    _replace(listed, (pack_version(), _NEWER_PACK))


def test_an_update_whose_pack_has_not_arrived_takes_nothing_away(screen: Screen, tmp_path: Path) -> None:
    page = _open(screen, "/settings")
    card = page.get_by_role("region", name="Play offline")
    card.get_by_role("button", name="Download", exact=True).click()
    expect(card).to_contain_text(_READY, timeout=_KEPT_MS)

    _write_anew(tmp_path)
    _open(screen, "/settings")
    assert page.evaluate(_BUILD) == _NEWER
    expect(card).to_contain_text("Paused:", timeout=_KEPT_MS)
    wait_until(page, f"async (name) => (await ({_CACHES})()).includes(name)", f"festina-page {_NEWER} /", _KEPT_MS)

    screen.context.set_offline(True)
    _open(screen, "/settings")
    assert page.evaluate(_BUILD) == build_id()
    expect(card).to_contain_text(_READY)
    _open(screen, "/new/hare").locator(".bar button.primary").click()
    expect(screen.legal_spaces().first).to_be_visible(timeout=_KEPT_MS)

    screen.context.set_offline(False)
    _publish_the_pack(tmp_path)
    _open(screen, "/settings")
    assert page.evaluate(_BUILD) == _NEWER
    expect(card).to_contain_text(_READY, timeout=_KEPT_MS)
    assert page.evaluate(_CACHES) == [f"festina-page {_NEWER} /"]
    screen.context.set_offline(True)
    _open(screen, "/settings")
    assert page.evaluate(_BUILD) == _NEWER
    expect(card).to_contain_text(_READY)


def test_a_page_that_is_not_complete_does_not_say_that_it_is(screen: Screen) -> None:
    page = _open(screen, "/settings")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    page.evaluate("localStorage.setItem('festina.offline /', JSON.stringify('ready'))")
    page.evaluate("localStorage.setItem('festina.offlineBuild /', JSON.stringify('older'))")
    screen.context.set_offline(True)
    _open(screen, "/settings")
    card = page.get_by_role("region", name="Play offline")
    expect(card).to_contain_text("The connection was lost.")
    expect(card).not_to_contain_text("Ready.")
    expect(card.get_by_role("button", name="Go on")).to_be_visible()
