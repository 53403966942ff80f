"""Two exports under one origin, one inside the folder of the other: neither sees or touches what the other keeps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from festina.server.build import build_id
from festina.server.site import write_site
from tests.web.screen import Screen, wait_until

from .files import file_server

OUTER, INNER = "races", "races/again"
_KEPT_MS = 120_000
_CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('festina-')).sort()"
_DATABASES = "async () => (await indexedDB.databases()).map(({ name }) => name).sort()"
_BUILD = "document.querySelector('meta[name=\"festina-build\"]').content"
_NEWER = "f" * 16


@contextmanager
def _sites(folder: Path, browser: Browser) -> Iterator[Screen]:
    for prefix in (OUTER, INNER):
        write_site(folder / prefix)
    with file_server(folder) as address:
        screen = Screen(browser, address)
        try:
            yield screen
        finally:
            screen.close()
    assert screen.troubles == []


def _open(screen: Screen, prefix: str, path: str) -> Page:
    # By way of another address: a change behind the # alone would load nothing anew.
    screen.page.goto("about:blank")
    screen.page.goto(f"{screen.url}/{prefix}/#{path}")
    screen.page.wait_for_selector("main h1, main [data-space]")
    return screen.page


def _fetch(screen: Screen, prefix: str) -> None:
    page = _open(screen, prefix, "/settings")
    page.get_by_role("button", name="Download", exact=True).click()
    _expect_ready(page)


def _expect_ready(page: Page) -> None:
    expect(page.get_by_text("Ready. Everything you can do on this device alone")).to_be_visible(timeout=_KEPT_MS)


def _caches(prefix: str, build: str) -> list[str]:
    return [f"festina-pack /{prefix}/", f"festina-page {build} /{prefix}/"]


def _update(site: Path) -> None:
    """The site as the next build writes it: all that names the build names another one."""
    build = build_id()
    (site / "data" / build).rename(site / "data" / _NEWER)
    for name in ("index.html", "build.json"):
        file = site / name
        text = file.read_text(encoding="utf-8")
        assert build in text
        file.write_text(text.replace(build, _NEWER), encoding="utf-8")


def test_neither_touches_what_the_other_keeps(browser: Browser, tmp_path: Path) -> None:
    with _sites(tmp_path, browser) as screen:
        _fetch(screen, OUTER)
        page = _open(screen, INNER, "/settings")
        expect(page.get_by_role("button", name="Download", exact=True)).to_be_visible()
        _fetch(screen, INNER)
        build = build_id()
        assert page.evaluate(_CACHES) == sorted([*_caches(OUTER, build), *_caches(INNER, build)])

        _open(screen, INNER, "/new/hare").locator(".bar button.primary").click()
        page.wait_for_url("**/#/table/local-*", timeout=_KEPT_MS)
        expect(screen.legal_spaces().first).to_be_visible(timeout=_KEPT_MS)
        table = page.locator(f"a[href='#/table/{page.url.rpartition('/')[2]}']")
        _open(screen, OUTER, "/games")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(page.get_by_text("You have not played here yet.")).to_be_visible()
        expect(table).to_have_count(0)
        _open(screen, INNER, "/games")
        expect(table).to_be_visible()
        assert page.evaluate(_DATABASES) == [f"festina-local /{prefix}/" for prefix in (OUTER, INNER)]

        # A newer build of one drops its own older cache alone.
        _update(tmp_path / OUTER)
        _open(screen, OUTER, "/settings")
        assert page.evaluate(_BUILD) == _NEWER
        _expect_ready(page)
        wait_until(page, "async (name) => !(await caches.has(name))", _caches(OUTER, build)[1], _KEPT_MS)
        assert page.evaluate(_CACHES) == sorted([*_caches(OUTER, _NEWER), *_caches(INNER, build)])

        # So does whoever removes the pack of one.
        page.get_by_role("button", name="Remove from this device").click()
        page.get_by_role("button", name="Remove from this device").last.click()
        expect(page.get_by_role("button", name="Download", exact=True)).to_be_visible()
        assert page.evaluate(_CACHES) == sorted([_caches(OUTER, _NEWER)[1], *_caches(INNER, build)])
        screen.context.set_offline(True)
        _expect_ready(_open(screen, INNER, "/settings"))
        _open(screen, INNER, "/games")
        table.click()
        expect(screen.legal_spaces().first).to_be_visible(timeout=_KEPT_MS)
        expect(page).to_have_url(re.compile(f"/{INNER}/#/table/local-"))
