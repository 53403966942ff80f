"""Chromium from Debian's packages, driven through Playwright."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

from tests.tools.debian import program

#: Quiet: no connection anywhere but to the page.
_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
]

DESKTOP = {"width": 1280, "height": 800}
PHONE = {"width": 360, "height": 740}


#: Playwright starts only once per thread: whoever asks while a browser runs gets the same one.
_running: list[Browser] = []


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser for a while; the package is installed if it is missing."""
    if _running:
        yield _running[0]
        return
    file = program("chromium", "chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=file, args=_FLAGS)
        _running.append(browser)
        try:
            yield browser
        finally:
            _running.clear()
            browser.close()
