"""Planning the next turn of a slow game on the page: chosen on the board, kept, carried out, and secret."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.server.client import Person
from tests.server.inside import Inside, inside
from tests.server.party import Party

from .browser import DESKTOP, PHONE

WAIT = 30_000


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Inside]:
    with inside(tmp_path) as server:
        yield server


@contextmanager
def _looking(browser: Browser, person: Person, table: Party, phone: bool = False) -> Iterator[Page]:
    """Somebody's page at the table."""
    size = PHONE if phone else DESKTOP
    viewport: ViewportSize = {"width": size["width"], "height": size["height"]}
    context = browser.new_context(viewport=viewport, locale="en", reduced_motion="reduce", has_touch=phone)
    context.add_cookies([{"name": person.cookie_name, "value": person.token, "url": person.url}])
    page = context.new_page()
    page.goto(f"{person.url}/#/table/{table.id}")
    expect(page.locator("section.dock")).to_be_visible(timeout=WAIT)
    yield page
    context.close()


@contextmanager
def _race(house: Inside) -> Iterator[Party]:
    table = Party(house, "hare(players=3)", "Ann", "Ben", "Cleo", pace="days:1")
    yield table
    table.close()


def _choose(page: Page, space: int) -> None:
    page.locator(f"[data-space='{space}']").click()
    page.get_by_role("button", name=f"Plan: Go to {space} ").click()


def _until(page: Page, condition: Callable[[], bool]) -> None:
    for _ in range(300):
        if condition():
            return
        page.wait_for_timeout(100)
    raise AssertionError("it did not happen")


def test_a_plan_is_made_on_the_board_and_carried_out(browser: Browser, house: Inside) -> None:
    with (
        _race(house) as table,
        _looking(browser, table.people[0], table) as ann,
        _looking(browser, table.people[1], table) as ben,
    ):
        ben.get_by_role("button", name="Plan my move").click(timeout=WAIT)
        expect(ben.locator("section.dock")).to_contain_text("What will you do if nobody gets in your way?")
        _choose(ben, 5)
        expect(ben.locator("section.dock")).to_contain_text("And if that is not possible?")
        _choose(ben, 8)
        slip = ben.get_by_role("region", name="Your plan")
        expect(slip.get_by_role("listitem")).to_have_count(2)
        expect(slip).to_contain_text("Go to 5 · 15 carrots")
        expect(slip).to_contain_text("otherwise Go to 8 · 36 carrots")
        ben.get_by_role("button", name="Keep the plan").click()
        expect(slip.get_by_role("button", name="Withdraw")).to_be_visible()
        expect(ben.locator("[data-space].legal")).to_have_count(0)
        expect(ann.get_by_text("plan", exact=False)).to_have_count(0)

        # The page is opened again: the plan is there, and can be changed.
        ben.reload()
        slip = ben.get_by_role("region", name="Your plan")
        slip.get_by_role("button", name="Change").click(timeout=WAIT)
        slip.get_by_role("button", name="Take “Go to 8 · 36 carrots” out of the plan").click()
        expect(slip.get_by_role("listitem")).to_have_count(1)
        _choose(ben, 4)
        ben.get_by_role("button", name="Keep the plan").click()

        # Ann goes where Ben wanted to.
        ann.locator("[data-space='5']").click()
        ann.locator("button.confirm").click()
        expect(ann.get_by_role("log")).to_contain_text("(as planned)", timeout=WAIT)
        _until(ann, lambda: table.seen()["views"]["0"]["pawns"][1]["space"] == 4)
        expect(ben.get_by_role("region", name="Your plan")).to_have_count(0)
        expect(ben.locator("aside .turn", has_text="Ben")).to_contain_text("as planned")


def test_by_keyboard_and_dropped(browser: Browser, house: Inside) -> None:
    with _race(house) as table, _looking(browser, table.people[1], table) as ben:
        ben.get_by_role("button", name="Plan my move").focus()
        ben.keyboard.press("Enter")
        expect(ben.locator("[data-space='5'].legal")).to_have_count(1)
        ben.locator("[data-space='5']").focus()
        ben.keyboard.press("Enter")
        ben.keyboard.press("Enter")
        slip = ben.get_by_role("region", name="Your plan")
        expect(slip.get_by_role("listitem")).to_have_count(1)
        slip.get_by_role("checkbox", name="Only if I am still in place 1 of the race").check()
        ben.get_by_role("button", name="Keep the plan").press("Enter")
        expect(slip.get_by_role("button", name="Withdraw")).to_be_visible()
        table.play((0, ">2"))
        alert = ben.get_by_role("alert")
        expect(alert).to_contain_text("Your plan no longer fitted and was not played.", timeout=WAIT)
        alert.get_by_role("button", name="All right").click()
        expect(alert).to_have_count(0)
        expect(ben.locator("[data-space='5'].legal")).to_have_count(1)


def test_on_a_phone(browser: Browser, house: Inside) -> None:
    with _race(house) as table, _looking(browser, table.people[1], table, phone=True) as ben:
        ben.get_by_role("button", name="Plan my move").click(timeout=WAIT)
        _choose(ben, 5)
        ben.get_by_role("button", name="Keep the plan").click()
        expect(ben.get_by_role("button", name="Withdraw")).to_be_visible()
        assert ben.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        table.play((0, ">2"))
        _until(ben, lambda: table.seen()["to_act"] == [2])
