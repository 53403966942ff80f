"""The page as an export writes it, under a prefix of a plain file server."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, expect

from festina.server.site import write_site
from tests.web.browser import chromium
from tests.web.screen import Screen

from .files import file_server

expect.set_options(timeout=30_000)

PREFIX = "somewhere/races"
FRIENDS = "https://games.example.org"


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    root = tmp_path_factory.mktemp("site")
    write_site(root / PREFIX, FRIENDS)
    with file_server(root) as address:
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
