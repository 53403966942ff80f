"""The moments that matter: the draw, turned over large and skippable; the ending, with everybody on it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.server.client import Person

from .browser import DESKTOP, PHONE
from .reach import shared_table, table_at, to_the_end
from .screen import Screen

Open = Callable[..., Screen]
#: A space from Start that is a hare's on every board of the default edition.
_HARE = 1


@pytest.mark.parametrize("motion", [True, False])
def test_a_card_is_turned_over_until_a_press_goes_on(screen: Open, person: Callable[..., Person], motion: bool) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = shared_table([ann, ben, person("Cleo")], "hare(players=3)")
    device = screen(person=ann, motion=motion)
    page = device.open(f"/table/{table}")
    page.locator(f"[data-space='{_HARE}'].legal").click()
    page.locator("button.confirm").click()
    scene = page.locator("[data-scene=draw]")
    expect(scene).to_be_visible()
    expect(scene.locator("h2")).to_be_visible()
    expect(page.locator("[data-scene-result]")).to_be_visible()
    device.check_access("a draw")
    while scene.count():
        page.keyboard.press("Space")
    expect(page.locator("section.dock")).to_contain_text("Ben is to act")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_ending_shows_everybody_and_how_it_went(
    screen: Open, person: Callable[..., Person], size: dict[str, int]
) -> None:
    ann = person("Ann")
    ruleset = "hare(players=3,hare=closed,until=winner)"
    table = table_at(ann, ruleset, to_the_end(ruleset), companion=False)
    device = screen(person=ann, size=size, dark=size == PHONE)
    page = device.open(f"/table/{table}")
    expect(page.locator("section[role=status] h2")).to_be_visible()
    ranks = page.get_by_role("list", name="How everybody stands").get_by_role("listitem")
    expect(ranks).to_have_count(3)
    expect(page.locator("[data-podium]")).to_have_count(3)
    expect(page.get_by_role("table").first).to_be_attached()
    device.check_access("the ending")
    first = page.get_by_role("navigation", name="What now?").get_by_role("button", name="Another game")
    if size == DESKTOP:
        # Who, how and what now: without scrolling. Nothing behind it takes the focus.
        expect(page.get_by_role("link", name="Start page").last).to_be_in_viewport(ratio=1)
    expect(first).to_be_in_viewport(ratio=1)
    expect(page.locator("main .play")).to_have_attribute("inert", "")
    letters = page.locator("figure svg text").first.evaluate("one => one.getBoundingClientRect().height")
    assert letters >= 11, "the numbers of the chart can be read"
    with page.expect_download() as waiting:
        device.press("Share")
    assert waiting.value.suggested_filename == "festina.png"
    device.press("The board")
    expect(page.locator("[data-space]").first).to_be_visible()
    device.press("Back to the result")
    expect(page.get_by_role("button", name="Skip")).to_have_count(0)
    device.press("Same cards again")
    expect(page).not_to_have_url(f"{device.url}/#/table/{table}")


def test_no_tip_stands_above_the_result(screen: Open, person: Callable[..., Person]) -> None:
    """A tip comes with every fourth decision on a page, from the second on: here that is the winning one."""
    people = [person("Ann"), person("Ben"), person("Cleo")]
    ruleset = "hare(players=3,hare=closed,until=winner)"
    steps = to_the_end(ruleset)
    winner = steps[-1][0]
    assert winner is not None
    assert winner in [actor for actor, _ in steps[:-1]]
    table = shared_table(people, ruleset, steps[:-1])
    device = screen(person=people[winner])
    page = device.open(f"/table/{table}")
    page.locator("[data-space='64'].legal").click()
    page.locator("button.confirm").click()
    expect(page.get_by_role("heading", name="You win!")).to_be_visible()
    tip = page.get_by_role("complementary", name="Tip")
    expect(tip).to_have_count(0)
    device.press("The board")
    expect(page.locator("[data-space]").first).to_be_visible()
    expect(tip).to_have_count(0)


def test_an_ending_whose_story_cannot_be_told_says_who_won(screen: Open, person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ruleset = "hare(players=3,hare=closed,until=winner)"
    table = table_at(ann, ruleset, to_the_end(ruleset), companion=False)
    device = screen(person=ann)
    device.page.route("**/story", lambda route: route.abort())
    page = device.open(f"/table/{table}")
    expect(page.locator("[data-podium]")).to_have_count(3)
    expect(page.get_by_text("One moment")).to_have_count(0)
    middle = page.locator(".ending .who").evaluate("one => one.getBoundingClientRect().x + one.offsetWidth / 2")
    assert abs(middle - DESKTOP["width"] / 2) < 12, "no empty half"
