"""Hints on the page: three steps in both games, a teacher who asks before a choice counts, used hints in the result."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.server.client import Person

from .browser import DESKTOP, PHONE
from .screen import Screen

Open = Callable[..., Screen]
People = Callable[..., Person]
#: A search may wait for others on a busy machine.
WAIT = 60_000


def _asked(page: Page, step: str) -> None:
    """Press the button in the dock, which offers a step."""
    button = page.locator(f"button[data-hint={step}]").first
    expect(button).to_be_visible(timeout=WAIT)
    button.click()
    expect(page.locator("button[data-hint][aria-busy=true]")).to_have_count(0, timeout=WAIT)


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_hint_in_three_steps(screen: Open, person: People, size: dict[str, int]) -> None:
    ann = person()
    table = ann.table("hare(players=4)")["id"]
    at = screen(person=ann, size=size)
    page = at.open(f"/table/{table}")
    slip = page.get_by_role("region", name="Hint")
    _asked(page, "nudge")
    expect(slip).to_be_visible(timeout=WAIT)
    # A search that a busy machine cuts short may prefer an action without a word for it: then the choices come first.
    if slip.locator(".nudge").count():
        expect(slip.locator(".nudge")).to_have_text(re.compile(r"\w+"))
        expect(page.locator("[data-advised]")).to_have_count(0)
        _asked(page, "choices")
    expect(page.locator("[data-share]")).to_have_count(3)
    expect(slip.get_by_role("listitem")).to_have_count(3)
    expect(slip.get_by_role("listitem").first).to_have_text(re.compile(r"\d+\s?%\s*± \d"))
    _asked(page, "why")
    expect(slip.locator(".why").first).to_be_visible()
    assert ann.ask("GET", f"/api/tables/{table}")["seats"][0]["hints"] == 1
    at.check_access("hints")
    slip.get_by_role("button", name="Close").click()
    expect(slip).to_have_count(0)
    expect(page.locator("[data-advised]")).to_have_count(0)


def test_a_hint_where_choices_are_hidden(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("whyfirst(players=3)")["id"]
    page = screen(person=ann).open(f"/table/{table}")
    slip = page.get_by_role("region", name="Hint")
    expect(page.locator("button[data-hint=nudge]")).to_be_visible(timeout=WAIT)
    page.keyboard.press("h")
    expect(slip).to_be_visible(timeout=WAIT)
    while page.locator("button[data-hint]").first.get_attribute("data-hint") != "again":
        page.keyboard.press("h")
        expect(page.locator("button[data-hint][aria-busy=true]")).to_have_count(0, timeout=WAIT)
    expect(slip.get_by_role("listitem")).to_have_count(3)
    expect(slip.get_by_role("listitem").first).to_have_text(re.compile("(on|Lay down)"))
    expect(page.locator(".hand [data-advised]").first).to_be_visible()


def test_no_hint_where_the_table_has_none(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=3)", hints="off")["id"]
    page = screen(person=ann).open(f"/table/{table}")
    expect(page.locator("section.dock")).to_be_visible()
    page.keyboard.press("h")
    expect(page.locator("button[data-hint]")).to_have_count(0)


def test_the_teacher_asks_before_a_blunder_counts(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("hare(players=3)")["id"]
    at = screen(person=ann)
    page = at.open("/settings")
    page.get_by_role("radio", name="Strict").check()
    at.open(f"/table/{table}")
    expect(page.locator("button[data-hint=nudge]")).to_be_visible(timeout=WAIT)
    before = ann.ask("GET", f"/api/tables/{table}")["views"]["0"]["pawns"][0]["space"]
    for _ in range(2):
        page.locator("[data-space='9']").click()
    asks = page.get_by_role("dialog", name="Are you sure?")
    costs = re.compile(r"costs (at least \d+ points?|\d+ points? .*give or take \d+)")
    expect(asks).to_contain_text(costs, timeout=WAIT)
    expect(asks.locator("p")).not_to_have_count(1)  # the reason stands there, too
    asks.get_by_role("button", name="Choose again").click()
    expect(asks).to_have_count(0)
    seen = ann.ask("GET", f"/api/tables/{table}")
    assert seen["views"]["0"]["pawns"][0]["space"] == before, "nothing was played"
    assert seen["seats"][0]["hints"] == 1, "a question is a hint"
    for _ in range(2):
        page.locator("[data-space='9']").click()
    asks.get_by_role("button", name="Keep it").click()
    expect(page.locator("[role=log]").first).to_contain_text("9", timeout=WAIT)


def test_used_hints_stand_in_the_result(screen: Open, person: People) -> None:
    ann = person()
    table = ann.table("whyfirst(players=2)")["id"]
    seen = ann.ask("GET", f"/api/tables/{table}")
    best, other = [choice["action"] for choice in seen["views"]["0"]["choices"]][:2]
    wish = {"seat": 0, "version": seen["version"], "what": "choices", "best": best, "other": other}
    ann.ask("POST", f"/api/tables/{table}/hints", wish)
    talk = ann.socket(table)
    talk.play_on()
    talk.close()
    page = screen(person=ann).open(f"/table/{table}")
    expect(page.locator(".hinted")).to_have_text("1 hint", timeout=WAIT)
