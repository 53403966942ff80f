"""The guided first race: every step, to the end."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from .browser import DESKTOP, PHONE
from .play import play_whyfirst
from .screen import Screen

Open = Callable[..., Screen]


def follow_hint(page: Page) -> None:
    """Do what the coach suggests, or anything else that goes on."""
    hint = page.get_by_role("region", name="The coach").locator(".hint")
    told = hint.inner_text() if hint.is_visible() else ""
    take = page.locator("button.deed:enabled", has_text="Stay and take 10")
    if "stay" in told and take.is_visible():
        return take.click()
    space = re.search(r"space (\d+)", told)
    board = page.locator("[data-space].legal")
    wanted = page.locator(f"[data-space='{space[1]}'].legal") if space else board.first
    if not wanted.count():
        wanted = board.first
    if wanted.count():
        wanted.click()
        return page.locator("button.confirm").click()
    deed = page.locator("button.deed:enabled").first
    if deed.is_visible():
        deed.click()


def goes_on(page: Page, coach: Locator) -> None:
    """Follow the coach until the lesson is learned, and go on to the next."""
    title, end = coach.locator("h2").inner_text(), time.monotonic() + 45
    onward = coach.get_by_role("button", name="Next")
    while not onward.is_visible():
        assert time.monotonic() < end, coach.inner_text()
        if page.locator("[data-space].legal, button.deed:enabled").count():
            follow_hint(page)
        page.wait_for_timeout(50)
    onward.click()
    expect(coach.locator("h2")).not_to_have_text(title)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_what_is_suggested_is_marked(screen: Open, size: dict[str, int]) -> None:
    """A space on the board, and what is done by a button; later lessons begin where it is one move away."""
    device = screen(size=size)
    page = device.open("/learn")
    device.press("Start the first race")
    coach = page.get_by_role("region", name="The coach")
    advised, hint = page.locator("[data-advised]"), coach.locator(".hint")
    for _ in range(2):
        goes_on(page, coach)
    expect(hint).to_have_text(re.compile(r"Try space 2: "))
    expect(page.locator("[data-advised='2']")).to_be_visible()
    first = page.url
    for _ in range(2):  # to the position
        goes_on(page, coach)
    expect(coach).to_contain_text("5 of 10")
    expect(hint).to_have_text("You are on a carrot space: stay, and take 10.")
    expect(page.locator("button.deed[data-advised='+10']")).to_be_visible()
    expect(advised).to_have_count(1)
    for _ in range(2):
        goes_on(page, coach)
    expect(coach).to_contain_text("7 of 10")
    expect(coach).to_contain_text("We have jumped into another race")
    assert page.url != first
    expect(hint).to_have_text("Try space 15, behind you: it brings 20 carrots.")
    expect(page.locator("[data-advised='15']")).to_be_visible()
    device.check_access("a lesson that begins elsewhere")
    page.reload()
    expect(coach).to_contain_text("7 of 10")
    page.locator("[data-space='15'].legal").click()
    page.locator("button.confirm").click()
    expect(coach).to_contain_text("Well done!")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("8 of 10")
    expect(hint).to_have_text("Try space 22: it costs 28 carrots.")
    expect(page.locator("[data-advised='22']")).to_be_visible()


def test_ten_steps_on_the_track(screen: Open) -> None:
    device = screen()
    page = device.open("/")
    page.get_by_role("link", name="Teach me").click()
    device.press("Start the first race")
    coach = page.get_by_role("region", name="The coach")
    done, end = set(), time.monotonic() + 45
    while True:
        assert time.monotonic() < end, coach.inner_text()
        title = coach.locator("h2").inner_text()
        finish = coach.get_by_role("button", name="Play on")
        if finish.is_visible():
            break
        if coach.get_by_role("button", name="Next").is_visible():
            done.add(title)
            coach.get_by_role("button", name="Next").click()
            expect(coach.locator("h2")).not_to_have_text(title)
        elif page.locator("[data-space].legal, button.deed:enabled").count():
            follow_hint(page)
            page.wait_for_timeout(50)
        else:
            page.wait_for_timeout(50)
    assert [int(re.findall(r"\d+", title)[0]) for title in sorted(done, key=_step)] == list(range(1, 10))
    expect(coach.locator("h2")).to_contain_text("10 of 10")
    finish.click()
    expect(page).to_have_url(re.compile(r"#/table/\w+$"))
    expect(coach).to_have_count(0)
    expect(page.locator("[data-space]").first).to_be_visible()


def _step(title: str) -> int:
    return int(re.findall(r"\d+", title)[0])


def test_five_steps_to_second_place(screen: Open) -> None:
    device = screen()
    page = device.open("/learn/whyfirst")
    page.locator("main section.card", has_text="Why First?").get_by_role("button").click()
    coach = page.get_by_role("region", name="The coach")
    coach.get_by_role("button", name="Next").click()
    expect(coach).to_contain_text("2 of 5")
    assert play_whyfirst(device, moves=1) == 1
    expect(coach).to_contain_text("Well done!")
    for step in (3, 4, 5):
        coach.get_by_role("button", name="Next").click()
        expect(coach).to_contain_text(f"{step} of 5")
    coach.get_by_role("button", name="Back").click()
    expect(coach).to_contain_text("4 of 5")
    page.reload()
    expect(coach).to_contain_text("4 of 5")
    coach.get_by_role("button", name="Go on alone").click()
    expect(coach).to_have_count(0)


def test_tips_come_and_can_be_turned_off(screen: Open) -> None:
    page = screen().open("/settings")
    tips = page.get_by_label("Tips")
    expect(tips).to_be_checked()
    tips.uncheck()
    page.reload()
    expect(page.get_by_label("Tips")).not_to_be_checked()
