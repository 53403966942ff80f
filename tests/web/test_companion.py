"""The companion: the real box lies on the table, the page keeps count."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from .screen import Screen

Open = Callable[..., Screen]


def test_moves_and_cards_are_entered_and_taken_back(screen: Open) -> None:
    device = screen()
    page = device.open("/companion")
    for place, name in enumerate(("Ann", "Ben", "Cleo")):
        page.locator("ol li").nth(place).get_by_role("textbox").fill(name)
    device.press("One more")
    device.press("One fewer")
    device.press("Open the companion")
    panel = page.get_by_role("region", name="Companion")
    expect(panel).to_contain_text("Move on the real board")

    hare = page.locator("[data-space='1'].legal")
    expect(hare).to_have_attribute("aria-label", re.compile(", hare"))
    hare.click()
    page.locator("button.confirm").click()
    expect(panel).to_contain_text("What did the card or the die say?")
    cards = panel.get_by_role("listitem")
    expect(cards.first).to_contain_text(re.compile(r"\d in 15"))
    panel.get_by_role("button", name=re.compile("Lose half")).first.click()
    story = page.locator(".lines").first
    expect(story).to_contain_text("Ann loses half: 32 carrots")
    expect(page.locator("section.dock")).to_contain_text("Your turn")

    device.press("Take the last entry back")
    expect(page.locator("aside ol li", has_text="Ann").locator(".where")).to_have_text("Start")
    expect(page.locator("[data-space='1'].legal")).to_be_visible()


def test_a_die_is_entered(screen: Open) -> None:
    device = screen()
    page = device.open("/companion")
    page.locator("summary").first.click()
    page.get_by_role("radio", name=re.compile("Gibsons, 1987")).check()
    device.press("Open the companion")
    page.wait_for_selector("[data-space].legal")
    legal = page.locator("[data-space].legal")
    labels = legal.evaluate_all("all => all.map(one => [one.dataset.space, one.ariaLabel])")
    page.locator(f"[data-space='{next(space for space, label in labels if ', hare' in label)}']").click()
    page.locator("button.confirm").click()
    panel = page.get_by_role("region", name="Companion")
    expect(panel.get_by_role("listitem")).to_have_count(6)
    four = panel.get_by_role("button", name=re.compile("A 4"))
    expect(four.locator("span")).to_have_count(2)  # what it does in this place of the race, and how likely it is
    four.click()
    expect(page.locator(".lines").first).to_contain_text("rolls 4")


def test_secret_carrots_are_handed_over(screen: Open) -> None:
    device = screen()
    page = device.open("/companion")
    page.get_by_label("Keep carrots secret").check()
    device.press("Open the companion")
    page.get_by_role("button", name=re.compile("I am")).click()
    expect(page.locator("b.carrots")).to_have_text("65")
