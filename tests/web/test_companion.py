"""The companion: the real box lies on the table, the page keeps count."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Locator, expect

from .browser import PHONE
from .screen import Screen, story
from .world import World

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
    expect(story(page)).to_contain_text("Ann loses half: 32 carrots")
    expect(page.locator("section.dock")).to_contain_text("Ben to move")
    expect(page).to_have_title("Ben to move")

    device.press("Undo")
    expect(page.locator("aside ol li", has_text="Ann").locator(".where")).to_have_text("Start")
    expect(page.locator("[data-space='1'].legal")).to_be_visible()


def _box(part: Locator) -> dict[str, float]:
    box = part.bounding_box()
    assert box is not None
    return dict(box)  # type: ignore[arg-type]


def test_on_a_phone_the_cards_leave_dock_and_seats_free(screen: Open, world: World) -> None:
    """The list scrolls in its own place; everybody's carrots are seen, and nobody is called you."""
    device = screen(size=PHONE, person=world.ann)
    page = device.open(f"/table/{world.tables.companion}")
    panel = page.get_by_role("region", name="Companion")
    lines = panel.get_by_role("listitem")
    expect(lines.first).to_be_visible()
    seats = page.get_by_role("list", name="Players")
    dock = page.locator("section.dock")
    place, top, bottom = _box(panel), _box(seats), _box(dock)
    assert place["y"] >= top["y"] + top["height"]
    assert place["y"] + place["height"] <= bottom["y"]
    assert bottom["y"] + bottom["height"] <= PHONE["height"] + 1
    expect(seats.locator(".holds")).to_have_count(3)
    undo = dock.get_by_role("button", name="Undo")
    expect(undo).to_be_in_viewport(ratio=1)
    lines.last.get_by_role("button").scroll_into_view_if_needed()
    expect(lines.last).to_be_in_viewport()
    assert page.evaluate("document.scrollingElement.scrollTop") == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    told = " ".join(part.inner_text() for part in (seats, panel, dock))
    assert not re.search(r"\b[Yy]ou(r|rs)?\b", told), told


def test_a_die_is_entered(screen: Open) -> None:
    device = screen()
    page = device.open("/companion")
    page.get_by_role("radio", name=re.compile("Gibsons 1987")).check()
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
    expect(story(page)).to_contain_text("rolls 4")


def test_secret_carrots_are_handed_over(screen: Open) -> None:
    device = screen()
    page = device.open("/companion")
    page.get_by_label("Keep carrots secret").check()
    device.press("Open the companion")
    page.get_by_role("button", name=re.compile("I am")).click()
    expect(page.locator("b.carrots")).to_have_text("65")
