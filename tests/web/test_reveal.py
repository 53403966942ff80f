"""The table of Why First?: the reveal from the first card to the light, at every size, for eyes, ears and keys."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Person

from .browser import DESKTOP, PHONE
from .play import play_whyfirst
from .screen import Screen
from .world import some_tricks

Open = Callable[..., Screen]
People = Callable[..., Person]

LOW = {"width": 640, "height": 400}
SMALL = {"width": 800, "height": 600}
LARGE = {"width": 1920, "height": 1080}

#: What is to be pressed lies in the window, and is large enough for a finger.
_OUTSIDE = """() => [...document.querySelectorAll("section.dock button")].filter((button) => {
    const { top, bottom, left, right, width, height } = button.getBoundingClientRect();
    const outside = top < 0 || left < 0 || bottom > innerHeight + 1 || right > innerWidth + 1;
    return width && (outside || width < 43 || height < 43);
}).map((button) => button.ariaLabel || button.innerText)"""

#: The frames of a reveal as the board shows them, with the times at which they began.
_WATCH = """() => {
    const board = document.querySelector(".board");
    window.frames_seen = [];
    const note = () => window.frames_seen.push([board.dataset.frame ?? "", performance.now()]);
    new MutationObserver(note).observe(board, { attributeFilter: ["data-frame"] });
}"""

#: The frames that are painted.
_PAINTED = """() => {
    const board = document.querySelector(".board");
    window.painted = new Set();
    const look = () => {
        window.painted.add(board.dataset.frame ?? "");
        requestAnimationFrame(look);
    };
    look();
}"""


def choose(page: Page) -> None:
    """A card for myself."""
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.locator("section.dock li button.button", has_text="Myself").click()
    page.locator("section.dock button.confirm").click()


def seated(screen: Open, person: People, ruleset: str, tricks: int = 0, **how: object) -> Screen:
    ann = person()
    table = ann.table(ruleset)["id"]
    some_tricks(ann, table, tricks)
    device = screen(person=ann, **how)
    device.open(f"/table/{table}")
    device.page.wait_for_selector(".dock li button[aria-pressed]:enabled")
    return device


def test_the_reveal_goes_from_the_cards_to_the_light_and_stays(screen: Open, person: People) -> None:
    device = seated(screen, person, "whyfirst(players=4)", motion=True)
    page = device.page
    page.evaluate(_WATCH)
    choose(page)
    further = page.get_by_role("button", name="Trick 2")
    expect(further).to_be_visible(timeout=30_000)
    frames = [frame for frame, _ in page.evaluate("window.frames_seen")]
    assert frames == ["down", "turn", "fly", "sums", "leap", "dusk", "light"]
    expect(page.locator("[data-says=second]")).to_have_text(re.compile(r"(is|are) second\.|Nobody is second\."))
    slips = page.get_by_role("list", name="The cards of this trick").get_by_role("listitem")
    expect(slips).to_have_count(4)
    assert all("plays" in text for text in slips.all_inner_texts())
    expect(page.get_by_role("list", name="What the cards come to").get_by_role("listitem")).to_have_count(4)
    if page.locator("[data-medal]").count():
        expect(page.get_by_text("first: nothing")).to_be_visible()
    device.check_access("a trick that lies open")
    further.click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(4)
    expect(page.locator(".board")).not_to_have_attribute("data-frame", re.compile("."))


def test_any_press_goes_to_the_end_of_the_reveal(screen: Open, person: People) -> None:
    page = seated(screen, person, "whyfirst(players=3)", motion=True).page
    choose(page)
    page.locator(".board[data-frame=turn]").wait_for()
    page.mouse.click(640, 330)
    expect(page.locator(".board")).to_have_attribute("data-frame", "light", timeout=1000)
    expect(page.get_by_role("button", name="Trick 2")).to_be_visible()


def test_without_motion_everything_is_there_at_once(screen: Open, person: People) -> None:
    page = seated(screen, person, "whyfirst(players=3)").page
    page.evaluate(_PAINTED)
    choose(page)
    expect(page.get_by_role("button", name="Trick 2")).to_be_visible(timeout=30_000)
    assert page.evaluate("[...window.painted]") == ["", "light"]


def test_a_round_ends_with_its_points_and_the_way_to_the_next(screen: Open, person: People) -> None:
    device = seated(screen, person, "whyfirst(players=3)", tricks=3, motion=True)
    page = device.page
    page.evaluate(_WATCH)
    choose(page)
    further = page.get_by_role("button", name="Round 2")
    expect(further).to_be_visible(timeout=40_000)
    seen = page.evaluate("window.frames_seen")
    assert [frame for frame, _ in seen].count("turn") == 2  # the fourth trick, and the last, which the game plays
    assert seen[-1][0] == "score"
    further.click()
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(5)
    expect(page.locator("h1")).to_contain_text("Round 2 of 5")


@pytest.mark.parametrize("size", [LARGE, DESKTOP, SMALL, PHONE, LOW], ids=lambda size: f"{size['width']}")
@pytest.mark.parametrize("ruleset", ["whyfirst(players=6)", "whyfirst(players=2)"])
def test_card_pawn_and_confirmation_are_in_the_window(
    screen: Open, person: People, ruleset: str, size: dict[str, int]
) -> None:
    page = seated(screen, person, ruleset, size=size).page
    assert page.evaluate(_OUTSIDE) == []
    page.get_by_role("list", name="Your hand").get_by_role("button").last.click()
    assert page.evaluate(_OUTSIDE) == []
    page.get_by_role("list", name="Pawns").get_by_role("button").last.click()
    expect(page.locator("section.dock button.confirm")).to_be_visible()
    assert page.evaluate(_OUTSIDE) == []
    assert page.evaluate("document.documentElement.scrollWidth") == size["width"]
    if size is not LOW:
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight + 1")


@pytest.mark.parametrize("size", [DESKTOP, SMALL, PHONE, LOW], ids=lambda size: f"{size['width']}")
def test_the_pawn_of_the_tactical_variant_is_chosen_in_the_window(
    screen: Open, person: People, size: dict[str, int]
) -> None:
    device = seated(screen, person, "whyfirst(mode=tactical,players=2)", size=size)
    page = device.page
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.get_by_role("button", name=re.compile("Lay down")).click()
    page.get_by_role("list", name="Pawns").get_by_role("button").last.click(timeout=30_000)
    expect(page.locator("section.dock button.confirm")).to_be_visible()
    assert page.evaluate(_OUTSIDE) == []


def test_the_pawn_on_the_hill_can_be_picked(screen: Open, person: People) -> None:
    page = seated(screen, person, "whyfirst(players=3)", tricks=1).page
    page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    page.locator(".board g[data-seat='1'] .figure").first.click(force=True)
    expect(page.locator("section.dock button.confirm")).to_contain_text(re.compile("Play .+ on "))


def test_points_turns_and_rules_are_in_the_drawer(screen: Open, person: People) -> None:
    device = seated(screen, person, "whyfirst(players=3)", tricks=5)
    page = device.page
    page.get_by_role("button", name="Turns").click()
    page.get_by_role("tab", name="Points").click()
    sheet = page.get_by_role("tabpanel")
    expect(sheet.get_by_role("table")).to_be_visible()
    expect(sheet).to_contain_text("Cards you have not seen this round")
    device.check_access("the points in the drawer")


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_a_picked_card_and_an_open_trick_are_accessible(
    screen: Open, person: People, size: dict[str, int], dark: bool
) -> None:
    device = seated(screen, person, "whyfirst(players=2,mode=tactical)", size=size, dark=dark)
    device.page.get_by_role("list", name="Your hand").get_by_role("button").first.click()
    device.check_access("a picked card")
    assert play_whyfirst(device, moves=2) == 2
    expect(device.page.get_by_role("button", name="Trick 2")).to_be_visible(timeout=30_000)
    device.check_access("an open trick")


def test_the_second_highest_total_stands_on_top(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("whyfirst(players=3)")["id"]
    some_tricks(ann, table, 20)
    page = screen(person=ann).open(f"/table/{table}")
    page.locator("section[role=status] h2").wait_for()
    rows = page.get_by_role("list", name="How everybody stands").get_by_role("listitem").all_inner_texts()
    totals = [int(row.split()[-1].replace("−", "-")) for row in rows]
    heights = sorted(set(totals), reverse=True)
    assert totals[0] == heights[min(1, len(heights) - 1)]
    if len(heights) > 1:
        assert "2nd" in rows[0]
