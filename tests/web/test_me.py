"""A page of one's own: what one is called and runs as, what one has played, and the people one knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from tests.server.client import Person

from .browser import PHONE
from .reach import shared_table, to_the_end
from .screen import Screen

RULESET = "hare(players=3,hare=parking,until=winner)"


def _played(person: Callable[..., Person]) -> list[Person]:
    """Three people who have finished a race together."""
    three = [person(name) for name in ("Ann", "Ben", "Cleo")]
    shared_table(three, RULESET, to_the_end(RULESET))
    return three


def test_who_i_am_and_what_i_have_played(screen: Callable[..., Screen], person: Callable[..., Person]) -> None:
    ann, *_ = _played(person)
    device = screen(person=ann)
    page = device.open("/me")
    page.get_by_role("radio", name="Thistle").check(force=True)
    expect(page.get_by_role("radio", name="Thistle")).to_be_checked()
    assert ann.ask("GET", "/api/me")["runner"] == 2
    page.get_by_label("Your name").fill("Anna")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_role("heading", name="Anna")).to_be_visible()

    figures = page.get_by_role("region", name="Hare & Tortoise")
    expect(figures.get_by_role("row", name=re.compile("Gibsons 2010 1 "))).to_be_visible()
    figures.get_by_role("radio", name="Opponent").check(force=True)
    expect(figures.get_by_role("row", name=re.compile("^Ben 1 "))).to_be_visible()
    history = page.get_by_role("region", name="What I have played")
    expect(history.get_by_role("listitem")).to_contain_text("Ben and Cleo")
    expect(history.get_by_role("link", name="Replay")).to_be_visible()
    device.check_access("the page of one's own")


def test_people_i_played_with(screen: Callable[..., Screen], person: Callable[..., Person]) -> None:
    ann, ben, _ = _played(person)
    device = screen(person=ann, size=PHONE)
    page = device.open("/me")
    people = page.get_by_role("region", name="People I have played with")
    row = people.get_by_role("listitem").filter(has_text="Ben")
    row.get_by_role("button", name="See when they are here").click()
    expect(row).to_contain_text("not answered yet")
    people.get_by_role("checkbox", name=re.compile("see when I am here")).check()
    expect(people.get_by_role("checkbox")).to_be_checked()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    row.get_by_role("button", name="Block").click()
    row.get_by_role("button", name="Block").click()
    expect(row).to_contain_text("blocked")
    assert ben.ask("GET", "/api/me")["invitations"] == []


def test_asking_somebody_again_takes_one_press(screen: Callable[..., Screen], person: Callable[..., Person]) -> None:
    ann, ben, _ = _played(person)
    device = screen(person=ann)
    page = device.open("/me")
    row = page.get_by_role("region", name="People I have played with").get_by_role("listitem").filter(has_text="Ben")
    row.get_by_role("button", name="Play again").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert [one["by"] for one in ben.ask("GET", "/api/me")["invitations"]]
