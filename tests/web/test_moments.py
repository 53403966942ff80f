"""The moments that matter: the draw, turned over large and skippable; the ending, with everybody on it."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.client import Person

from .browser import DESKTOP, PHONE
from .reach import shared_table, table_at, to_the_end
from .screen import Screen
from .world import HOLD

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


#: Which lines of a result lie under the line that says how to go on.
_COVERED = """(hint) => {
    const own = hint.getBoundingClientRect();
    return [...document.querySelectorAll("[data-scene-result] p")].filter((line) => {
        const box = line.getBoundingClientRect();
        return box.right > own.left && box.left < own.right && box.bottom > own.top && box.top < own.bottom;
    }).map((line) => line.textContent);
}"""


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_nothing_covers_the_result_of_a_draw(screen: Open, person: Callable[..., Person], size: dict[str, int]) -> None:
    people = [person("Ann"), person("Ben"), person("Cleo")]
    # Ann's second decision is one after which a tip comes.
    table = shared_table(people, "hare(players=3)", [(0, ">2"), (1, ">5"), (2, ">4")])
    page = screen(person=people[0], size=size).open(f"/table/{table}")
    page.evaluate(HOLD)
    page.locator("[data-space='3'].legal").click()
    page.locator("button.confirm").click()
    expect(page.locator("[data-scene-result]")).to_be_in_viewport(ratio=1)
    hint = page.get_by_text("Press anywhere")
    expect(hint).to_be_in_viewport(ratio=1)
    assert hint.evaluate(_COVERED) == []
    tip = page.get_by_role("complementary", name="Tip")
    if size == PHONE:
        expect(tip).to_have_count(0)
    while page.locator("[data-scene=draw]").count():
        page.keyboard.press("Space")
    expect(tip).to_be_visible()


@pytest.mark.parametrize("height", [800, 600])
def test_every_button_of_the_ending_lies_whole_in_the_window(
    screen: Open, person: Callable[..., Person], height: int
) -> None:
    ann = person("Ann")
    table = _played(ann, "whyfirst(players=4)")
    page = screen(person=ann, size={"width": 1280, "height": height}).open(f"/table/{table}")
    last = page.get_by_role("link", name="Look").last
    expect(last).to_be_visible()
    ways = page.get_by_role("navigation", name="What now?").locator("a, button")
    expect(ways).to_have_count(7)
    for way in ways.all():
        expect(way).to_be_in_viewport(ratio=1)
    # What has the focus is not behind them.
    last.focus()
    feet = [one.evaluate("one => one.getBoundingClientRect()") for one in (last, ways.first)]
    assert feet[0]["bottom"] <= feet[1]["top"]


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


#: What a moment may say of how it came out.
_TOLD = {
    "hare": re.compile("moves|goes back|draws|eats|takes|gives|overtakes|comes home|starts again|will miss|lies down"),
    "whyfirst": re.compile("moves|stays on|stops at|is over|scores|wins"),
}


def _played(ann: Person, ruleset: str) -> str:
    """A finished game of Ann's against bots; a race begins with a draw."""
    table = str(ann.table(ruleset)["id"])
    talk = ann.socket(table)
    if ruleset.startswith("hare"):
        assert talk.move(0, f">{_HARE}")["type"] == "ack"
    talk.play_on()
    talk.close()
    return table


def _first_draw(ann: Person, table: str) -> list[str]:
    """The first outcomes of chance, as far as Ann may know them."""
    record = ann.http.get(f"/api/tables/{table}/record").text
    line = next(line for line in record.splitlines() if line.startswith("chance:"))
    return line.split()[1:]


@pytest.mark.parametrize("ruleset", ["hare(players=3,until=winner)", "whyfirst(players=4)"])
def test_the_ending_tells_the_moments_and_offers_a_picture_and_the_same_cards(
    screen: Open, person: Callable[..., Person], ruleset: str, tmp_path: Path
) -> None:
    ann = person("Ann")
    table, game = _played(ann, ruleset), ruleset.partition("(")[0]
    share = ann.ask("GET", f"/api/tables/{table}")["share"]
    moments = ann.ask("GET", f"/api/games/{share}/story")["moments"]
    assert 2 <= len(moments) <= 3
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    cards = page.get_by_role("list", name="The moments that changed it most").get_by_role("listitem")
    expect(cards).to_have_count(len(moments))
    for card, moment in zip(cards.all(), moments, strict=True):
        expect(card.get_by_role("heading")).to_have_text("Ann" if moment["seat"] == 0 else re.compile(r"^(?!Ann)\w+"))
        expect(card.locator("p")).to_have_text(_TOLD[game])
        expect(card.locator("footer b")).to_contain_text(str(moment["points"]))
        expect(card.get_by_role("link")).to_have_attribute("href", re.compile(rf"step={moment['step']}$"))

    with page.expect_download() as download:
        device.press("Share")
    assert download.value.suggested_filename == "festina.png"
    file = tmp_path / "shared.png"
    download.value.save_as(file)
    picture = file.read_bytes()
    assert picture.startswith(b"\x89PNG\r\n\x1a\n")
    assert struct.unpack(">II", picture[16:24]) == (1200, 630)
    assert len(picture) > 20_000, "the picture is empty"

    drawn = _first_draw(ann, table)
    device.press("Same cards again")
    expect(page).not_to_have_url(f"{device.url}/#/table/{table}")
    again = page.url.rpartition("/")[2]
    if game == "hare":
        page.locator(f"[data-space='{_HARE}'].legal").click()
        page.locator("button.confirm").click()
        expect(page.locator("[data-scene=draw]")).to_be_visible()
        assert _first_draw(ann, again) == drawn
    else:
        hand = page.get_by_role("list", name="Your hand").get_by_role("button")
        expect(hand).to_have_count(5)
        labels = hand.evaluate_all("all => all.map(one => one.ariaLabel)")
        assert sorted(labels) == sorted(one.removeprefix("deal:").replace("-", "−") for one in drawn)


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
