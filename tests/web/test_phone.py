"""A phone held upright: 360 pixels, and a thumb."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Person

from .browser import PHONE
from .play import play_whyfirst
from .screen import Screen
from .world import PLACES, World, go

Open = Callable[..., Screen]

#: Buttons and links that are too small for a thumb: 24 pixels at least, as WCAG 2.2 AA asks.
_SMALL = """() => [...document.querySelectorAll("main button, main select, main input, main a.button, main summary")]
    .filter((one) => one.checkVisibility() && !one.closest(".unseen") && !one.disabled)
    .map((one) => [one, (one.closest("label:has(> [type=radio], > [type=checkbox])") ?? one).getBoundingClientRect()])
    .filter(([, box]) => box.width && Math.min(box.width, box.height) < 24)
    .map(([one, box]) => `${one.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


def sideways(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


@pytest.mark.parametrize("name", PLACES)
def test_nothing_is_wider_than_the_phone_or_too_small_for_a_thumb(screen: Open, world: World, name: str) -> None:
    page = go(screen(person=world.ann, size=PHONE), world.places[name])
    assert sideways(page) == 0
    assert page.evaluate(_SMALL) == []


def test_the_board_is_played_by_touch(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    page = screen(person=ann, size=PHONE).open(f"/table/{table}")
    for _ in range(4):
        page.wait_for_selector("[data-space].legal, button.deed:enabled")
        if deeds := page.locator("button.deed:enabled").all():
            deeds[0].tap()
        else:
            page.locator("[data-space].legal").last.tap()
            dock = page.locator("section.dock")
            expect(dock.get_by_role("region")).to_contain_text("Space")
            confirm = page.locator("button.confirm")
            expect(confirm).to_be_in_viewport(ratio=1)
            confirm.tap()
        page.wait_for_timeout(100)
    page.get_by_role("list", name="Players").get_by_role("button").first.tap()
    expect(page.locator(".lines .turn").first).to_contain_text("Ann")
    page.get_by_role("button", name="Back to the board").tap()
    expect(page.locator("[data-space='0']")).to_be_in_viewport()


def test_touching_a_space_that_is_not_allowed_says_why(screen: Open, world: World) -> None:
    ann = screen(person=world.ann, size=PHONE)
    page = go(ann, world.places["hare"])
    page.locator("[data-space='64']").tap()
    why = page.locator("section.dock .why").first
    expect(why).to_contain_text(re.compile(r"HT-\d+"))
    expect(page.locator("button.confirm")).to_be_hidden()
    why.get_by_role("link").first.tap()
    rule = page.locator("[role=tabpanel] dl .asked")
    expect(rule).to_be_in_viewport()
    expect(rule).to_be_focused()
    page.get_by_role("button", name="Back to the board").tap()
    expect(why).to_be_visible()


def test_why_first_is_played_by_touch(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("whyfirst(players=2)")["id"]
    phone = screen(person=ann, size=PHONE)
    phone.open(f"/table/{table}")
    assert play_whyfirst(phone, moves=6) == 6
