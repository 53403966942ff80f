"""Cups on the page: a host makes one, others join by its link, a round begins, and everybody finds their table."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.client import Person

from .browser import PHONE
from .screen import Screen

Open = Callable[..., Screen]


def test_a_host_makes_a_cup_and_another_joins_by_its_link(screen: Open) -> None:
    host, guest = screen(), screen(size=PHONE, dark=True)
    page = host.open("/lobby")
    page.get_by_role("link", name="Cups").click()
    page.get_by_role("link", name="New cup").click()
    page.get_by_label("Name of the cup").fill("Spring cup")
    page.get_by_role("combobox", name="The game").select_option("whyfirst")
    page.get_by_role("combobox", name="How many play").select_option("2")
    page.get_by_role("group", name="Rounds").get_by_text("1", exact=True).click()
    page.get_by_label("Your name").fill("Ann")
    host.check_access("a new cup")
    page.get_by_role("button", name="Create the cup").click()
    expect(page.get_by_role("heading", name="Spring cup", level=1)).to_be_visible()
    link = page.locator("a.link").get_attribute("href") or ""
    host.check_access("a cup that is open")

    other = guest.open(link.partition("#")[2])
    expect(other.get_by_text("Ann invites you to a cup")).to_be_visible()
    guest.check_access("joining a cup, dark, on a phone")
    other.get_by_label("Your name").fill("Ben")
    other.get_by_role("button", name="Take part").click()
    expect(other.get_by_text("2 people take part")).to_be_visible()
    expect(page.get_by_text("2 people take part")).to_be_visible()

    page.get_by_role("button", name="Start round 1").click()
    for one in (page, other):
        expect(one.get_by_role("status").filter(has_text="Round 1 of 1 is being played.")).to_be_visible()
        expect(one.get_by_role("row").filter(has_text="Ben")).to_be_visible()
    guest.check_access("a cup that is played, dark, on a phone")
    assert other.evaluate("document.documentElement.scrollWidth <= innerWidth")
    other.get_by_role("link", name="To my table").first.click()
    expect(other).to_have_url(re.compile("/table/"))
    expect(other.get_by_role("list", name="Your hand").get_by_role("button").first).to_be_visible()


def test_a_host_rules_and_the_podium_tells_who_won(screen: Open, person: Callable[..., Person], tmp_path: Path) -> None:
    ann, ben = person("Ann"), person("Ben")
    wish = {"name": "Autumn cup", "ruleset": "whyfirst(players=2)", "size": 2, "rounds": 1, "player": "Ann"}
    cup = ann.ask("POST", "/api/cups", wish)["id"]
    code = ann.ask("POST", f"/api/cups/{cup}/link", {})["code"]
    ben.ask("POST", f"/api/cups/join/{code}", {"name": "Ben"})
    ann.ask("POST", f"/api/cups/{cup}/round", {"round": 1})
    device = screen(person=ann)
    page = device.open(f"/cup/{cup}")
    page.get_by_text("Rule the result").click()
    page.get_by_role("combobox", name="Ben").select_option("1")
    page.get_by_role("combobox", name="Ann").select_option("2")
    device.check_access("a cup that is ruled")
    page.get_by_role("button", name="Count these places").click()
    expect(page.get_by_role("heading", name="Ben wins the cup.")).to_be_visible()
    expect(page.get_by_text("ruled by the host")).to_be_visible()
    first = page.get_by_role("table", name="Standings").get_by_role("row").nth(1)
    expect(first).to_contain_text("Ben")
    device.check_access("a cup that is over")
    with page.expect_download() as download:
        page.get_by_role("link", name="Results (CSV)").click()
    file = tmp_path / "cup.csv"
    download.value.save_as(file)
    assert "Ben" in file.read_text(encoding="utf-8-sig").splitlines()[1]
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
