"""The pictures that previews of links show: each edition's board, and the house. ``make images`` makes them."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser

from tests.server.client import ask_once

from .screen import Screen

#: In the sources of the page: they go into the package with it, and no page loads them.
FOLDER: Final = Path(__file__).parents[2] / "web" / "public" / "preview"
SIZE: Final = {"width": 1200, "height": 630}
MOST_BYTES: Final = 80_000
#: The best that is small enough is taken.
_QUALITIES: Final = (88, 82, 76, 70, 64, 58, 52, 46)


def rulesets(url: str) -> dict[str, str]:
    """What each picture shows, by its name; the house has no ruleset."""
    games: dict[str, Any] = ask_once("GET", f"{url}/api/games").json()
    found = {"house": ""}
    for name, game in games.items():
        editions = [edition["id"] for edition in game["editions"]]
        found |= {f"{name}-{edition}": f"{name}(edition={edition})" for edition in editions} or {name: name}
    return found


def take_previews(browser: Browser, url: str, folder: Path) -> dict[str, int]:
    """Make all of them; their sizes in bytes. In another folder they are PNG files, to look at."""
    folder.mkdir(parents=True, exist_ok=True)
    screen, sizes = Screen(browser, url, size=SIZE), dict[str, int]()
    wanted = rulesets(url)
    for file in {*folder.glob("*.jpg")} - {folder / f"{name}.jpg" for name in wanted}:
        file.unlink()  # of an edition that is no more
    for name, ruleset in wanted.items():
        page = screen.page
        page.goto("about:blank")
        page.goto(f"{url}/#/picture/{ruleset}")
        page.wait_for_selector("main h1 b")
        page.evaluate("document.fonts.ready")
        screen.settle()
        if folder != FOLDER:
            sizes[f"{name}.png"] = (folder / f"{name}.png").write_bytes(page.screenshot())
            continue
        for quality in _QUALITIES:
            shot = page.screenshot(type="jpeg", quality=quality)
            if len(shot) <= MOST_BYTES:
                break
        assert len(shot) <= MOST_BYTES, f"{name}: {len(shot)} bytes"
        sizes[f"{name}.jpg"] = (folder / f"{name}.jpg").write_bytes(shot)
    screen.close()
    assert screen.troubles == [], screen.troubles
    return sizes


#: The pictures of the app's manifest: name, size, and how many dots a pixel has.
APP: Final = FOLDER.with_name("app")
_APP_PICTURES: Final = (("wide", {"width": 1280, "height": 800}, 1), ("narrow", {"width": 390, "height": 720}, 2))


def take_app_pictures(browser: Browser, url: str, folder: Path = APP) -> None:
    """Make the pictures that browsers show before they install the app: its start page, wide and narrow."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, size, dots in _APP_PICTURES:
        context = browser.new_context(viewport=size, device_scale_factor=dots, reduced_motion="reduce")  # type: ignore[arg-type]
        page = context.new_page()
        page.goto(url)
        page.wait_for_selector("main .news")
        page.evaluate("document.fonts.ready")
        page.screenshot(type="jpeg", quality=72, path=folder / f"{name}.jpg")
        context.close()
