"""The race of the day: raced once, told to everybody, shared as a picture that gives nothing away."""

from __future__ import annotations

import re
import struct
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import expect

from tests.server.client import Person

from .browser import PHONE
from .screen import Screen

Open = Callable[..., Screen]
RACE = "whyfirst"


def _raced(person: Person) -> None:
    """Somebody who has run today's race."""
    table = person.ask("POST", "/api/daily", {"game": RACE, "name": person.name})
    talk = person.socket(table["id"])
    talk.play_on()
    talk.close()


def test_a_race_begins_on_the_page_and_cannot_be_taken_back(screen: Open) -> None:
    device = screen()
    page = device.open("/daily")
    race = page.get_by_role("region", name="Why First?")
    expect(race.get_by_text("One try, nothing is taken back.")).to_be_visible()
    device.check_access("the race of the day, before it")
    race.get_by_role("button", name="Race").click()
    expect(page).to_have_url(re.compile("/table/"))
    expect(page.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(5)
    page.get_by_role("button", name="Table", exact=True).click()
    expect(page.get_by_role("button", name="Ask to take back")).to_have_count(0)
    page.goto(f"{device.url}/#/daily")
    expect(race.get_by_role("link", name="Go on racing")).to_be_visible()


def test_results_and_a_picture_without_spoilers(screen: Open, person: Callable[..., Person], tmp_path: Path) -> None:
    ann, ben = person("Ann"), person("Ben")
    for one in (ann, ben):
        _raced(one)
    device = screen(person=ann)
    page = device.open("/daily")
    race = page.get_by_role("region", name="Why First?")
    mine = race.get_by_role("row").filter(has_text="you")
    expect(mine).to_contain_text("Ann")
    expect(race.get_by_role("row").filter(has_text="Ben")).to_have_count(1)
    expect(race.get_by_role("img", name=re.compile("no cards and no moves"))).to_be_visible()
    expect(race.get_by_role("button", name="Practise it")).to_be_visible()
    device.check_access("the race of the day, after it")
    with page.expect_download() as download:
        race.get_by_role("button", name="Share the picture").click()
    file = tmp_path / "shared.png"
    download.value.save_as(file)
    assert struct.unpack(">II", file.read_bytes()[16:24]) == (1200, 630)
    assert file.stat().st_size > 20_000, "the picture is empty"
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    page.emulate_media(color_scheme="dark")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    device.check_access("the race of the day, dark, on a phone")
    page.get_by_role("link", name="The day before").click()
    expect(page.get_by_role("region", name="Why First?").get_by_text("Nobody is home yet.")).to_be_visible()
    expect(page.get_by_role("button", name="Race")).to_have_count(0)
