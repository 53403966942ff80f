"""Finding somebody to play with, and ratings, as people see them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import Person
from tests.server.inside import NO_LIMITS, Inside, inside

from .browser import PHONE
from .screen import Screen

Open = Callable[..., Screen]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Inside]:
    with inside(tmp_path_factory.mktemp("pairing"), rates=NO_LIMITS) as running:
        yield running


@pytest.fixture
def device(house: Inside, browser: Browser) -> Iterator[Open]:
    """Opens devices; what went wrong on any of them fails the test."""
    made: list[Screen] = []

    def open_device(**how: object) -> Screen:
        made.append(Screen(browser, house.url, **how))  # type: ignore[arg-type]
        return made[-1]

    yield open_device
    for one in made:
        one.close()
    for one in made:
        assert one.troubles == []


def choose(page: Page, group: str, name: str) -> None:
    page.get_by_role("group", name=group).locator("label", has_text=re.compile(f"^{re.escape(name)}$")).click()


def want_duel(screen: Screen, name: str) -> Page:
    page = screen.open("/lobby")
    choose(page, "Game", "Why First?")
    choose(page, "How many play", "2")
    page.get_by_label("Your name").fill(name)
    screen.press("Find somebody")
    return page


def no_scroll(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


def test_two_browsers_pair_and_land_at_one_table(device: Open) -> None:
    ann, ben = device(), device(size=PHONE)
    page = want_duel(ann, "Ann")
    expect(page.get_by_role("heading", name="Looking for somebody")).to_be_focused()
    expect(page.get_by_text("Nobody else wants the same yet.")).to_be_visible()
    expect(page.get_by_role("timer")).to_have_text(re.compile(r"0:0[1-9]"))
    ann.check_access("waiting for somebody")

    other = ben.open("/lobby")
    expect(other.get_by_text("One person is waiting")).to_be_hidden()
    choose(other, "Game", "Why First?")
    expect(other.get_by_text("One person is waiting")).to_be_visible()
    ben.check_access("the lobby")
    assert no_scroll(other)
    choose(other, "How many play", "2")
    other.get_by_label("Your name").fill("Ben")
    ben.press("Find somebody")
    for one in (page, other):
        expect(one).to_have_url(re.compile("#/table/"))
        expect(one.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(5)
    assert page.url == other.url


def test_waiting_goes_on_elsewhere_and_ends_when_one_wants(device: Open, house: Inside) -> None:
    ann = device(size=PHONE)
    page = want_duel(ann, "Ann")
    expect(page.get_by_role("heading", name="Looking for somebody")).to_be_visible()
    page.goto(f"{house.url}/#/settings")
    strip = page.get_by_role("status").filter(has_text="Looking for somebody")
    expect(strip).to_be_visible()
    assert no_scroll(page)
    ann.check_access("the strip of somebody who waits")
    strip.get_by_role("button", name="Stop waiting").click()
    expect(strip).to_have_count(0)

    page = want_duel(ann, "Ann")
    expect(page.get_by_role("heading", name="Looking for somebody")).to_be_visible()
    page.goto(f"{house.url}/#/settings")
    expect(strip).to_be_visible()
    ben = house.person("Ben")
    table = ben.ask("PUT", "/api/pairing", {"game": "whyfirst", "players": 2, "name": "Ben"})["table"]
    assert table
    page.get_by_role("alert").get_by_role("button", name="To the table").click()
    expect(page).to_have_url(f"{house.url}/#/table/{table}")


def test_after_a_while_bots_take_the_empty_seats(device: Open, house: Inside) -> None:
    ann = device()
    page = ann.open("/lobby")
    choose(page, "How many play", "3")
    ann.press("Find somebody")
    expect(page.get_by_text("After 45 seconds you can begin with bots.")).to_be_visible()
    expect(page.get_by_role("button", name="Begin with bots")).to_have_count(0)
    house.change("UPDATE pairings SET at = at - 46")
    ann.press("Begin with bots")
    expect(page).to_have_url(re.compile("#/table/"))
    expect(page.locator("[data-space].legal").first).to_be_visible()
    expect(page.locator(".lanes > ol > li, .lanes li[data-seat]").first).to_be_visible()


def test_a_rating_is_asked_for_shown_listed_and_forgotten(device: Open, house: Inside) -> None:
    person = house.person("Ann")
    person.ask("PATCH", "/api/me", {"name": "Ann"})
    ann = device(person=person)
    page = ann.open("/ratings/whyfirst")
    ann.press("Keep a rating")
    expect(page.get_by_text("No game has counted yet. It is provisional until 10 games; 10 to go.")).to_be_visible()
    page.get_by_label("Show me in the list").check()
    expect(page.get_by_label("Show me in the list")).to_be_checked()
    expect(page.get_by_role("row", name="Level 5, solid 1500")).to_be_visible()

    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "level:4"}]
    table = person.table("whyfirst(players=2)", seats)["id"]
    talk = person.socket(table)
    talk.play_on()
    talk.close()
    told = ann.open(f"/table/{table}").get_by_role("link", name=re.compile("Your rating: 1[45]"))
    expect(told).to_have_text(re.compile("Your rating: [0-9]+ [+−]?[0-9]+ provisional"))
    told.click()
    expect(page.get_by_text("One game has counted.")).to_be_visible()
    page.locator("summary", has_text="As a table").click()
    expect(page.get_by_role("table", name="My rating, game by game").locator("tbody tr")).to_have_count(1)
    ann.check_access("a rating")
    assert no_scroll(page)

    ann.press("Forget my rating")
    page.get_by_role("group").or_(page.locator("main")).get_by_role("button", name="Forget my rating").last.click()
    expect(page.get_by_role("button", name="Keep a rating")).to_be_visible()


def test_nobody_is_told_that_it_is_their_turn_who_only_looks_on(device: Open, house: Inside) -> None:
    host, guest = Person(house.url, "Wilma"), Person(house.url, "Xaver")
    seats = [{"kind": "person", "name": "Wilma"}, {"kind": "open"}]
    table = host.table("hare(players=2)", seats, public=True, start=False, pace="live:600+15")["id"]
    guest.ask("POST", f"/api/tables/{table}/join", {"name": "Xaver"})
    host.ask("POST", f"/api/tables/{table}/start")
    watcher = device().open("/lobby")
    line = watcher.locator("section", has=watcher.get_by_role("heading", name="To watch")).get_by_role("link")
    mine = line.filter(has_text="Wilma and Xaver")
    expect(mine).to_contain_text("Wilma is to move")
    expect(mine).not_to_contain_text("Your turn")
    own = device(person=host).open("/lobby")
    held = own.locator("section", has=own.get_by_role("heading", name="Your tables")).get_by_role("link")
    expect(held.filter(has_text="Wilma and Xaver")).to_contain_text("Your turn")
    for somebody in (host, guest):
        somebody.http.close()


def test_the_pace_and_the_time_left_are_shown_wherever_a_table_is(device: Open, house: Inside) -> None:
    host, guest = Person(house.url, "Yara"), Person(house.url, "Zoe")
    seats = [{"kind": "person", "name": "Yara"}, {"kind": "open"}]
    id = host.table("hare(players=2)", seats, public=True, start=False, pace="live:600+15")["id"]
    code = host.ask("POST", f"/api/tables/{id}/invitations", {"seat": 1})["code"]
    own, other = device(person=host), device()
    places = {
        f"/table/{id}": own,
        "/games": own,
        "/lobby": other,
        f"/join/{code}": other,
    }
    for path, screen in places.items():
        expect(screen.open(path).get_by_text("10 min + 15 s").first, path).to_be_visible()
    guest.ask("POST", f"/api/tables/{id}/join", {"name": "Zoe"})
    host.ask("POST", f"/api/tables/{id}/start")
    for path, screen in {f"/table/{id}": own, "/games": own, "/lobby": other}.items():
        page = screen.open(path)
        expect(page.locator(".clock.runs").filter(has_text=re.compile("[89]:|10:00")).first, path).to_be_visible()
    slow = host.table("whyfirst(players=2)", seats, public=True, start=False, pace="days:3")["id"]
    code = host.ask("POST", f"/api/tables/{slow}/invitations", {"seat": 1})["code"]
    for path in (f"/table/{slow}", "/games", "/lobby", f"/join/{code}"):
        screen = other if path == f"/join/{code}" else own
        expect(screen.open(path).get_by_text("Up to 3 days for a turn").first, path).to_be_visible()
    for somebody in (host, guest):
        somebody.http.close()


@pytest.mark.parametrize(("language", "shown"), [("en-GB", "17 Nov 2026"), ("en-US", "Nov 17, 2026")])
def test_dates_are_written_as_the_reader_does(browser: Browser, tmp_path: Path, language: str, shown: str) -> None:
    noon = 1_794_916_800.0
    with inside(tmp_path, clock=lambda: noon) as server:
        host = server.person("Vera")
        host.table("hare(players=2)", [{"kind": "person", "name": "Vera"}, {"kind": "open"}], public=True, start=False)
        screen = Screen(browser, server.url, language=language)
        expect(screen.open("/lobby").get_by_role("link", name=re.compile("Vera"))).to_contain_text(shown)
        screen.close()


def test_every_page_is_led_to_and_the_head_fits_in_catalan(device: Open) -> None:
    for width in (360, 1120, 1280):
        screen = device(size={"width": width, "height": 740}, language="ca")
        page = screen.open("/lobby")
        if width < 1120:
            page.get_by_role("button", name="Pàgines").click()
        links = page.get_by_role("navigation", name="Pàgines").get_by_role("link")
        expect(links).to_have_count(7)
        boxes = [box for link in links.all() if (box := link.bounding_box())]
        assert all(box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
        assert no_scroll(page)
        if width >= 1120:
            home = page.get_by_role("link", name=re.compile("Festina")).bounding_box()
            assert home
            assert home["x"] + home["width"] <= boxes[0]["x"], "the links overlap the name"
        addresses = [link.get_attribute("href") for link in links.all()]
        assert addresses == ["#/lobby", "#/games", "#/daily", "#/ratings", "#/puzzles", "#/rules", "#/me"]
