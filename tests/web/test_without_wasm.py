"""A browser without WebAssembly: the server thinks, for hints, reviews and the analysis board."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Person

from .screen import Screen
from .world import World

Open = Callable[..., Screen]
People = Callable[..., Person]
#: The server's processes may have to load their compiled code first.
WAIT = 180_000


def _without(at: Screen) -> Screen:
    at.context.add_init_script("delete window.WebAssembly")
    return at


def _forgive(at: Screen) -> None:
    """Until the code is there, and while bots think, the server refuses: one asks again."""
    at.troubles = [trouble for trouble in at.troubles if "409" not in trouble and "429" not in trouble]


def test_the_server_thinks_for_the_board(screen: Open) -> None:
    at = _without(screen())
    page = at.open("/analyse?ruleset=hare(players=3)")
    expect(page.get_by_role("button", name="Set up").first).to_be_visible()
    for _ in range(60):
        if page.locator(".everybody li").count():
            break
        again = page.get_by_role("button", name="Go on")
        if again.count():
            again.click()
        page.wait_for_timeout(3000)
    expect(page.locator(".everybody li")).to_have_count(3)
    expect(page.get_by_text("games played out by the server")).to_be_visible()
    expect(page.locator(".line li").first).to_have_text(re.compile("Player 1: "))
    expect(page.locator("[data-action]").nth(1)).to_be_visible()
    _forgive(at)


def test_the_server_thinks_for_a_hint(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    at = _without(screen(person=ann))
    page = at.open(f"/table/{table}")
    slip = page.get_by_role("region", name="Hint")
    for _ in range(40):
        page.locator("button[data-hint]").first.click()
        expect(page.locator("button[data-hint][aria-busy=true]")).to_have_count(0, timeout=WAIT)
        if slip.count():
            break
        page.wait_for_timeout(3000)
    expect(slip).to_be_visible()
    _forgive(at)


def test_the_server_works_out_a_review(screen: Open, world: World) -> None:
    at = _without(screen(person=world.ann))
    page = at.open(f"/review/{world.tables.share}?whose=0")
    expect(page.get_by_text("The server is working this out")).to_be_visible()
    expect(page.get_by_text("on this device")).to_have_count(0)
    expect(page.get_by_role("region", name="In short")).to_be_visible(timeout=WAIT)
    _forgive(at)


def test_nothing_is_offered_that_this_browser_cannot_run(screen: Open) -> None:
    """Python is WebAssembly, too: no download, no table on this device; without a server the page says why."""
    at = _without(screen())
    page = at.open("/settings")
    expect(page.get_by_role("main").locator("fieldset").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    expect(page.get_by_role("region", name="Play offline")).to_have_count(0)
    page = at.open("/new/hare")
    page.get_by_text("Clock and privacy").click()
    expect(page.get_by_label("Chat", exact=False).first).to_be_visible()
    expect(page.get_by_label("On this device")).to_have_count(0)
    at.context.set_offline(True)
    at.press("Start the race")
    expect(page.get_by_text("This browser cannot run games by itself")).to_be_visible()
    assert "/new/" in page.url
