"""Replays: of finished games, of running ones, and of records from elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.server.client import Person

from .screen import Screen
from .world import World, go

Open = Callable[..., Screen]


def at(page: Page) -> int:
    """The moment that is shown."""
    return int(page.get_by_role("slider", name="Moment of the game").input_value())


def last(page: Page) -> int:
    return int(page.get_by_role("slider", name="Moment of the game").get_attribute("max") or 0)


def test_stepping_jumping_and_playing(screen: Open, world: World) -> None:
    device = screen(person=world.ann)
    page = device.open(f"/replay/{world.tables.share}")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    device.press("One step on")
    device.press("One step on")
    expect(slider).to_have_value("2")
    device.press("One step back")
    expect(slider).to_have_value("1")
    device.press("To the end")
    assert at(page) == last(page) > 40
    told = page.get_by_role("group", name="What happened").locator("button")
    expect(told.last).to_have_attribute("aria-current", "step")
    told.nth(10).click()
    assert 0 < at(page) < last(page)
    slider.fill("5")
    expect(slider).to_have_value("5")
    page.get_by_label("Speed").select_option("4")
    device.press("Play")
    expect(slider).not_to_have_value("5")
    device.press("Pause")
    moment = at(page)
    page.wait_for_timeout(600)
    assert at(page) == moment


def test_the_keyboard_goes_through_time(screen: Open, world: World) -> None:
    page = screen(person=world.ann).open(f"/replay/{world.tables.share}")
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).to_have_value("0")
    for key, value in (("ArrowRight", "1"), ("ArrowRight", "2"), ("ArrowLeft", "1"), ("End", None), ("Home", "0")):
        page.keyboard.press(key)
        expect(slider).to_have_value(value or str(last(page)))
    page.keyboard.press(" ")
    expect(slider).not_to_have_value("0")
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_link_leads_to_a_moment_also_for_strangers(screen: Open, world: World) -> None:
    page = go(screen(person=world.ann), world.places["replay"])
    slider = page.get_by_role("slider", name="Moment of the game")
    page.keyboard.press("ArrowRight")
    page.wait_for_url(re.compile(r"step=(?!40)\d+"))
    moment, here = slider.input_value(), page.url
    stranger = screen().page
    stranger.goto(here)
    expect(stranger.get_by_role("slider", name="Moment of the game")).to_have_value(moment)


def test_another_moments_link_is_followed_where_one_is(screen: Open, world: World) -> None:
    page = go(screen(person=world.ann), world.places["replay"])
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).not_to_have_value("0")
    page.evaluate("location.hash = location.hash.replace(/step=[0-9]+/, 'step=0')")
    expect(slider).to_have_value("0")
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value("1")


def test_other_eyes_see_other_carrots(screen: Open, world: World) -> None:
    page = go(screen(person=world.ann), world.places["replay"])
    eyes = page.get_by_label("Through the eyes of")
    own = page.get_by_role("list", name="What you have")
    for seat in ("0", "1"):
        eyes.select_option(seat)
        expect(own).to_be_visible()
        page.wait_for_url(re.compile(f"seat={seat}"))
    eyes.select_option("")
    expect(own).to_have_count(0)


def test_a_running_game_is_seen_with_own_eyes_only(screen: Open, world: World) -> None:
    page = go(screen(person=world.ann), world.places["replay-running"])
    expect(page.get_by_label("Through the eyes of")).to_have_count(0)
    page.keyboard.press("End")
    expect(page.get_by_role("list", name="What you have")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("[data-space].legal").first).to_be_visible()


def test_a_record_is_downloaded_and_shown_again(screen: Open, world: World, tmp_path: Path) -> None:
    page = go(screen(person=world.ann), world.places["replay"])
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "game.txt"
    download.value.save_as(file)
    assert file.read_text().startswith("Festina record 1")
    stranger = screen().open("/replay")
    stranger.get_by_label("From a file").set_input_files(file)
    slider = stranger.get_by_role("slider", name="Moment of the game")
    expect(slider).to_be_visible()
    stranger.keyboard.press("End")
    expect(slider).to_have_value(str(last(page)))


def test_a_text_that_is_no_record_is_refused_in_words(screen: Open) -> None:
    device = screen()
    page = device.open("/replay")
    page.get_by_label("Or paste its text").fill("Once upon a time")
    device.press("Show it")
    expect(page.get_by_role("alert")).to_be_visible()
    device.troubles = [trouble for trouble in device.troubles if "400" not in trouble]


def test_what_happened_since_my_turn_is_shown_again_while_i_play(screen: Open, person: Callable[..., Person]) -> None:
    ann = person()
    table = ann.table("hare(players=3,hare=closed)")["id"]
    device = screen(person=ann, motion=True)
    page = device.open(f"/table/{table}")
    page.locator("[data-space='2'].legal").click()
    page.locator("button.confirm").click()
    page.locator("[data-space].legal").first.wait_for()
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    lanes = page.locator(".lanes ol")
    before = lanes.inner_text()
    device.press("Since my turn")
    expect(page.locator("aside .where").nth(1)).to_have_text("Start")  # the others are to move again
    page.get_by_role("button", name="Skip").click()
    expect(page.locator("[data-space].legal").first).to_be_visible()
    assert lanes.inner_text() == before
    assert requests == []


def test_what_happened_since_my_turn_is_shown_again(screen: Open, world: World) -> None:
    device = screen(person=world.ann, motion=True)
    page = go(device, world.places["hare"])
    before = page.locator(".lanes ol").inner_text()
    device.press("Since my turn")
    skip = page.get_by_role("button", name="Skip")
    expect(skip).to_be_visible()
    skip.click()
    expect(skip).to_be_hidden()
    expect(page.locator("[data-space].legal").first).to_be_visible()
    assert page.locator(".lanes ol").inner_text() == before
