"""Whole games without a pointer: Tab, arrows, Enter. What has the focus is always seen."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from .browser import DESKTOP
from .play import is_over
from .screen import Screen

Open = Callable[..., Screen]

#: What has the focus: its name, and whether one sees that it has it.
_FOCUS = """() => {
    const one = document.activeElement;
    if (!one || one === document.body) return null;
    const style = getComputedStyle(one), box = one.getBoundingClientRect(), around = one.closest("label");
    const ring = [style, around && getComputedStyle(around)].some((its) => its
        && its.outlineStyle !== "none" && parseFloat(its.outlineWidth) >= 2);
    return { name: one.ariaLabel || one.innerText || one.value || "", tag: one.tagName,
        classes: one.className, href: one.getAttribute("href"), space: one.dataset.space ?? null,
        seen: ring && box.width > 0 && box.bottom > 0 && box.top < innerHeight
            && box.right > 0 && box.left < innerWidth };
}"""


def focus(page: Page) -> dict[str, Any]:
    """What has the focus; it is seen."""
    found: dict[str, Any] | None = page.evaluate(_FOCUS)
    assert found is not None, "nothing has the focus"
    assert found["seen"], f"the focus is not seen: {found}"
    return found


def tab_to(page: Page, wanted: Callable[[dict[str, Any]], bool], most: int = 200) -> dict[str, Any]:
    """Press Tab until something is reached."""
    met = []
    for _ in range(most):
        page.keyboard.press("Tab")
        met.append(page.evaluate("document.activeElement.ariaLabel || document.activeElement.innerText.slice(0, 40)"))
        if page.evaluate("document.activeElement === document.body"):
            continue  # after the last one, before the first one
        found = focus(page)
        if wanted(found):
            return found
    raise AssertionError(f"Tab does not lead there, only to {met}")


def sit_down(page: Page, game: str) -> None:
    """From the start page to a table for three with bots, by keyboard."""
    tab_to(page, lambda found: found["href"] == f"#/new/{game}?with=bots")
    page.keyboard.press("Enter")
    page.wait_for_selector("form button.large:enabled")
    tab_to(page, lambda _: page.evaluate("document.activeElement.name") == "players")
    pick(page, "3", "ArrowLeft")
    if game == "hare":
        tab_to(page, lambda found: "Variants" in found["name"])
        page.keyboard.press("Enter")
        tab_to(page, lambda _: page.evaluate("document.activeElement.name") == "hare-until")
        pick(page, "Stop at the winner", "ArrowDown")
    tab_to(page, lambda found: found["name"] == "Start the race")
    page.keyboard.press("Enter")


def pick(page: Page, title: str, key: str) -> None:
    """Go through radio buttons until one is chosen."""
    while title not in page.evaluate("document.activeElement.closest('label').querySelector('.title').innerText"):
        page.keyboard.press(key)
        focus(page)


def until_over(screen: Screen, turn: Callable[[Page], None], seconds: float = 50) -> None:
    end = time.monotonic() + seconds
    while not is_over(screen):
        assert time.monotonic() < end, "the game did not end in time"
        turn(screen.page)


def test_a_whole_race_without_a_pointer(screen: Open) -> None:
    device = screen()
    page = device.open("/")
    sit_down(page, "hare")
    page.wait_for_selector("[data-space].legal")

    # To a space and back, chosen and not: nothing has happened yet.
    board(page)
    page.keyboard.press("ArrowUp")
    first = focus(page)
    assert "You can go there" in first["name"]
    page.keyboard.press("ArrowUp")
    assert focus(page)["space"] != first["space"]
    page.keyboard.press("ArrowDown")
    assert focus(page)["space"] == first["space"]
    page.keyboard.press("Enter")
    expect(page.locator("button.confirm")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("button.confirm")).to_be_hidden()

    def turn(page: Page) -> None:
        if page.locator("[data-space].legal").count():
            board(page)
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
            page.keyboard.press("Enter")
        elif page.locator("button.deed:enabled").count():
            tab_to(page, lambda found: "deed" in found["classes"])
            page.keyboard.press("Enter")
        page.wait_for_timeout(30)

    until_over(device, turn)
    expect(page.locator(".lines .turn").first).to_contain_text(re.compile("Guest.*Start"))


def board(page: Page) -> None:
    """The focus is on the board: it stayed there, or Tab leads to it."""
    if page.evaluate("document.activeElement.dataset.space ?? null") is None:
        tab_to(page, lambda found: found["space"] is not None)


def test_a_whole_game_of_why_first_without_a_pointer(screen: Open) -> None:
    device = screen()
    page = device.open("/")
    sit_down(page, "whyfirst")
    tricks: list[int] = []

    def turn(page: Page) -> None:
        if page.locator(".dock button.next").count():
            # After a trick the focus waits in the dock: the way on is one step away.
            tab_to(page, lambda found: "next" in found["classes"], most=2)
            page.keyboard.press("Enter")
        if not page.locator(".dock li button[aria-pressed]:enabled").count():
            page.wait_for_timeout(30)
            return
        tab_to(page, lambda found: "Your hand" in page.evaluate(_LIST), most=2 if tricks else 60)
        tricks.append(1)
        page.keyboard.press("Enter")
        tab_to(page, lambda found: "Pawns" in page.evaluate(_LIST))
        page.keyboard.press("Enter")
        tab_to(page, lambda found: "primary" in found["classes"])
        page.keyboard.press("Enter")
        page.wait_for_timeout(30)

    until_over(device, turn)


#: The name of the list in which the focus is.
_LIST = "document.activeElement.closest('ul')?.ariaLabel ?? ''"


def test_dialogs_keep_the_focus_and_give_it_back(screen: Open) -> None:
    device = screen(size=DESKTOP)
    page = device.open("/")
    tab_to(page, lambda found: "Race now" in found["name"])
    page.keyboard.press("Enter")
    page.wait_for_selector("[data-space].legal")
    tab_to(page, lambda found: found["name"].strip() == "Table")
    page.keyboard.press("Enter")
    page.wait_for_selector("dialog[open]")
    for _ in range(12):
        page.keyboard.press("Tab")
        assert page.evaluate("document.activeElement === document.body || !!document.activeElement.closest('dialog')")
    page.keyboard.press("Escape")
    expect(page.locator("dialog")).to_have_count(0)
    assert focus(page)["name"].strip() == "Table"
