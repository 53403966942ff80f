"""The third game in the browser: a plain board drawn from its view, played to the end."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.client import Person, ServerProcess
from tests.web.browser import chromium
from tests.web.play import is_over
from tests.web.screen import Screen


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as running:
        yield running


@pytest.fixture
def table(ann: Person) -> str:
    """Ann's race against two bots."""
    seats = [{"kind": "person", "name": "Ann"}, *({"kind": "bot", "bot": bot} for bot in ("random", "patient"))]
    return str(ann.table("snails", seats)["id"])


@pytest.fixture
def screen(browser: Browser, server: ServerProcess, ann: Person, table: str) -> Iterator[Screen]:
    """Her device; nothing may go wrong on it."""
    opened = Screen(browser, server.url, person=ann)
    yield opened
    opened.close()
    assert opened.troubles == []


def test_a_race_to_its_end(screen: Screen, ann: Person, table: str) -> None:
    page = screen.open(f"/table/{table}")
    expect(page.get_by_text("Choose a pace. In the sun the fastest dry out.").first).to_be_visible()
    screen.check_access("the plain board")
    end = time.monotonic() + 120
    while not is_over(screen):
        assert time.monotonic() < end, "the race did not end in time"
        slow = page.get_by_role("button", name="slow")
        if slow.count() and slow.first.is_enabled():
            slow.first.click()
        page.wait_for_timeout(100)
    assert ann.ask("GET", f"/api/tables/{table}")["status"] == "over"


def test_its_rules_are_a_page(screen: Screen) -> None:
    page = screen.open("/rules/snails(track=long)")
    expect(page.get_by_text("The lettuce lies on space 12.")).to_be_visible()


def test_a_table_is_made_on_the_page(screen: Screen) -> None:
    page = screen.open("/new/snails?with=bots")
    page.locator("form button.large:enabled").click()
    expect(page.get_by_text("Choose a pace. In the sun the fastest dry out.").first).to_be_visible()
