"""A server's own page, opened cold while nobody serves it, and when the server is back as the next build."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.newer import NewerProcess
from tests.server.client import ServerProcess, serving

from .play import play_hare
from .screen import Screen, wait_until

_START_MS = 120_000
_BUILD = "document.querySelector('meta[name=\"festina-build\"]').content"
_CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('festina-page ')).sort()"


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server that a test may stop."""
    with serving(tmp_path) as running:
        yield running


@pytest.fixture
def device(own_server: ServerProcess, browser: Browser) -> Iterator[Screen]:
    made = Screen(browser, own_server.url)
    yield made
    made.close()
    assert made.troubles == []


def _open_cold(device: Screen, path: str) -> Page:
    """By way of another address: a change behind the # alone would load nothing anew."""
    device.page.goto("about:blank")
    return device.open(path)


def _kept(device: Screen) -> str:
    """The start page, once its worker has kept it and the words; its build."""
    page = device.open("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.reload()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return str(page.evaluate(_BUILD))


def _newer(server: ServerProcess) -> NewerProcess:
    """The next build of a server that has stopped, at the same address."""
    newer = NewerProcess(server.folder)
    newer.start(server.port)
    return newer


def test_a_page_starts_cold_and_plays_in_flight_mode(device: Screen, own_server: ServerProcess) -> None:
    page = device.open("/settings")
    card = page.get_by_role("region", name="Play offline")
    card.get_by_role("button", name="Download", exact=True).click()
    expect(card).to_contain_text("Ready.", timeout=_START_MS)
    device.context.set_offline(True)
    own_server.stop()
    _open_cold(device, "/settings")
    expect(card).to_contain_text("Ready.")

    _open_cold(device, "/new/hare").locator(".bar button.primary").click()
    page.wait_for_url("**/#/table/local-*", timeout=_START_MS)
    id = page.url.rpartition("/")[2]
    assert play_hare(device, seconds=300, moves=1) == 1

    _open_cold(device, "/games").locator(f"a[href='#/table/{id}']").click()
    assert play_hare(device, seconds=300, moves=1) == 1

    device.open("/rules")
    expect(page.locator("main dl dt a").first).to_be_visible(timeout=_START_MS)

    device.open("/learn")
    device.press("Start the first race")
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_contain_text("1 of 10", timeout=_START_MS)
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("2 of 10")
    device.legal_spaces().first.click()
    page.locator("button.confirm").click()
    expect(coach.get_by_role("button", name="Next")).to_be_visible()


def test_a_kept_page_gives_way_to_the_server_of_the_next_build(device: Screen, own_server: ServerProcess) -> None:
    page, old = device.page, _kept(device)
    own_server.stop()
    _open_cold(device, "/")
    assert page.evaluate(_BUILD) == old  # nobody else has one
    newer = _newer(own_server)
    try:
        page.wait_for_function(f"(old) => {_BUILD} !== old", arg=old)  # nobody has touched it: it is replaced
        build = page.evaluate(_BUILD)
        wait_until(page, f"async (name) => (await ({_CACHES})()).join() === name", f"festina-page {build} /", _START_MS)
    finally:
        newer.stop()


def test_whoever_has_touched_the_page_is_told_of_the_next_build(device: Screen, own_server: ServerProcess) -> None:
    page, old = device.page, _kept(device)
    page.get_by_role("heading", level=1).click()
    device.context.set_offline(True)
    own_server.stop()
    newer = _newer(own_server)
    try:
        device.context.set_offline(False)
        note = page.get_by_role("status").filter(has_text="A new version of Festina is here.")
        expect(note).to_be_visible()
        assert page.evaluate(_BUILD) == old
        with page.expect_navigation():
            note.get_by_role("button", name="Load it now").click()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        assert page.evaluate(_BUILD) != old
        expect(note).to_have_count(0)
    finally:
        newer.stop()
