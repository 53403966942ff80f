"""The page as an export writes it, under a prefix of a plain file server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from festina.server.site import write_site
from tests.web.browser import chromium
from tests.web.screen import Screen

from .files import Wire, file_server

expect.set_options(timeout=30_000)

PREFIX = "somewhere/races"
FRIENDS = "https://games.example.org"
KEPT_MS = 120_000


@pytest.fixture(scope="session")
def wire() -> Wire:
    """To the host of the site."""
    return Wire()


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory, wire: Wire) -> Iterator[str]:
    root = tmp_path_factory.mktemp("site")
    write_site(root / PREFIX, FRIENDS)
    with file_server(root, wire) as address:
        yield f"{address}/{PREFIX}"


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture
def device(site: str, browser: Browser) -> Iterator[Callable[..., Screen]]:
    """Opens devices; what went wrong on any of them fails the test, and so does a request to anywhere else."""
    made: list[Screen] = []

    def open_device(**how: object) -> Screen:
        made.append(Screen(browser, site, **how))  # type: ignore[arg-type]
        return made[-1]

    yield open_device
    for one in made:
        one.close()
    for one in made:
        assert one.troubles == []


@pytest.fixture
def cut_off(device: Callable[..., Screen], wire: Wire) -> Iterator[Callable[[Screen], Page]]:
    """Fetches what is needed without a network, then cuts the network: nothing is asked for, and nothing would come."""

    def cut(screen: Screen) -> Page:
        page = screen.open("/settings")
        page.get_by_role("button", name="Download", exact=True).click()
        expect(page.get_by_text("Ready. Everything you can do on this device alone")).to_be_visible(timeout=KEPT_MS)
        screen.context.set_offline(True)
        page.goto("about:blank")
        wire.asked.clear()
        wire.is_cut = True
        return page

    yield cut
    # A browser looks for a newer service worker by itself, whatever its pages are told of the network.
    asked = [path for path in wire.asked if "/sw.js?" not in path] if wire.is_cut else []
    wire.is_cut = False
    assert asked == []
