"""One device passed round: nobody sees what another may know."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from .screen import Screen, change_seat, story

Open = Callable[..., Screen]


def sit_down(screen: Open, game: str) -> Screen:
    """Ann, Ben and Cleo at one device."""
    device = screen()
    page = device.open(f"/new/{game}?with=device")
    page.get_by_role("radio", name="3", exact=True).check()
    for place, name in enumerate(("Ann", "Ben", "Cleo")):
        change_seat(page, place, name=name)
    device.press("Start the race")
    return device


def take(page: Page, name: str) -> None:
    """The device is in the hands of the one it asks for."""
    expect(page.locator("section.dock")).to_contain_text(f"The next turn is {name}’s: pass the device on.")
    button = page.get_by_role("button", name=f"I am {name}")
    expect(button).to_be_focused()
    button.click()


def play_on_myself(page: Page) -> None:
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.locator("section.dock li button.button", has_text="Myself").click()
    page.locator("section.dock button.confirm").click()


def test_a_hand_is_seen_only_by_its_owner(screen: Open) -> None:
    page = sit_down(screen, "whyfirst").page
    hand = page.get_by_role("list", name="Your hand")
    for name in ("Ann", "Ben", "Cleo"):
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
        expect(hand).to_have_count(0)
        take(page, name)
        expect(hand.get_by_role("button")).to_have_count(5)
        play_on_myself(page)
    expect(story(page)).to_contain_text(re.compile("Cleo .*own pawn"))
    # The trick lies open for everybody; no hand is seen with it.
    expect(hand).to_have_count(0)
    page.get_by_role("button", name="Trick 2").click()
    # Cleo holds the device and may choose at once; then it is handed on.
    expect(hand.get_by_role("button")).to_have_count(4)
    play_on_myself(page)
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()
    expect(hand).to_have_count(0)


def test_carrots_are_seen_only_by_their_owner(screen: Open) -> None:
    device = sit_down(screen, "hare")
    page = device.page
    own = page.get_by_role("list", name="What you have")
    for name, space in (("Ann", 2), ("Ben", 4), ("Cleo", 5)):
        expect(page.get_by_role("button", name=f"I am {name}")).to_be_visible()
        expect(own).to_have_count(0)
        expect(page.locator("[data-space].legal")).to_have_count(0)
        assert "65" not in page.locator("main").inner_text()
        take(page, name)
        expect(own.locator("b.carrots")).to_have_text("65")
        page.locator(f"[data-space='{space}'].legal").click()
        page.locator("button.confirm").click()
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="I am Ann")).to_be_visible()
    expect(own).to_have_count(0)


def test_with_open_carrots_nobody_hands_over(screen: Open) -> None:
    device = screen()
    page = device.open("/new/hare?with=device")
    page.locator("summary", has_text="Variants").click()
    page.locator("fieldset", has=page.get_by_text("Carrots", exact=True)).get_by_role("radio", name="Open").check()
    device.press("Start the race")
    page.wait_for_selector("[data-space].legal")
    expect(page.get_by_role("button", name=re.compile("I am"))).to_have_count(0)
    device.legal_spaces().nth(3).click()
    page.locator("button.confirm").click()
    page.wait_for_selector("[data-space].legal")
    expect(page.get_by_role("button", name=re.compile("I am"))).to_have_count(0)
