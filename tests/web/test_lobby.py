"""The lobby, my games, and moving from one device to another."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Route, expect

from tests.server.client import Person

from .screen import Screen, change_seat, story

Open = Callable[..., Screen]


def test_a_public_table_is_found_joined_and_watched(screen: Open) -> None:
    host = screen()
    page = host.open("/new/whyfirst?with=friends")
    page.get_by_role("radio", name="3", exact=True).check()
    change_seat(page, 0, name="Wilhelmina")
    change_seat(page, 2, "A bot")
    page.locator("summary", has_text="Clock and privacy").click()
    page.get_by_label("In the lobby").check()
    host.press("Open the table")
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()

    guest = screen()
    other = guest.open("/lobby")
    other.get_by_role("link", name=re.compile("Wilhelmina")).click()
    guest.press("Take the seat")
    expect(other.get_by_text("The game begins when the host starts it.")).to_be_visible()
    host.press("Start")
    for one in (page, other):
        expect(one.get_by_role("list", name="Your hand").get_by_role("button")).to_have_count(5)

    watcher = screen().open("/lobby")
    watcher.get_by_role("link", name=re.compile("Wilhelmina")).click()
    expect(watcher.get_by_role("list", name="The cards of this trick")).to_be_visible()
    expect(watcher.get_by_role("list", name="Your hand")).to_have_count(0)
    expect(page.get_by_text("1 person is watching")).to_be_visible()


def test_my_games_move_to_another_device(screen: Open, person: Callable[..., Person]) -> None:
    ann = person("Ann")
    tables = [ann.table("hare(players=3)")["id"], ann.table("whyfirst(players=3)")["id"]]
    old, new = screen(person=ann), screen()
    page = old.open("/games")
    mine = page.get_by_role("list").locator("a[href*='#/table/']")
    expect(mine).to_have_count(2)
    expect(mine.first).to_contain_text("Your turn")
    page.get_by_role("link", name="Move to another device").click()
    old.press("Make a code")
    code = page.locator("b.code").inner_text()
    assert re.fullmatch(r"[A-Z0-9]{8}", code)

    there = new.open("/move")
    there.get_by_label("Code of eight letters").fill(f"{code[:4].lower()} {code[4:]}")
    new.press("Show what would move here")
    expect(there.get_by_role("heading", name="This would move here")).to_be_focused()
    expect(there.locator("main li")).to_have_count(2)
    new.check_access("the offer of a moving code")
    assert len(ann.ask("GET", "/api/me")["tables"]) == 2, "something moved before it was confirmed"
    new.press("Bring these 2 tables here")
    expect(there.get_by_text("2 tables are here now.")).to_be_visible()
    expect(there.get_by_role("list").locator("a[href*='#/table/']")).to_have_count(2)
    there.locator(f"a[href='#/table/{tables[0]}']").click()
    expect(there.locator("[data-space].legal").first).to_be_visible()

    page.goto(f"{old.url}/#/games")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()


def test_one_seat_moves_by_the_table_s_menu(screen: Open, person: Callable[..., Person]) -> None:
    ann = person("Ann")
    table = ann.table("hare(players=3)")["id"]
    old, new = screen(person=ann), screen()
    page = old.open(f"/table/{table}")
    old.press("Table")
    old.press("Go on playing on another device")
    code = page.locator("p.code b").inner_text()
    there = new.open("/move")
    there.get_by_label("Code of eight letters").fill(code)
    new.press("Show what would move here")
    new.press("Bring this table here")
    expect(there).to_have_url(re.compile(table))
    new.legal_spaces().first.click()
    there.locator("button.confirm").click()
    expect(story(there)).to_contain_text("Ann moves from Start")


def test_a_lost_answer_costs_no_seat(screen: Open, person: Callable[..., Person]) -> None:
    """The server moves the seats, the line drops before the page hears of it: the page asks again and finds them."""
    ann = person("Ann")
    table = ann.table("hare(players=3)")["id"]
    code = ann.ask("POST", "/api/me/code")["code"]
    new = screen()
    page = new.open("/move")
    lost: list[str] = []

    def lose(route: Route) -> None:
        if len(lost) < 2:
            lost.append(route.fetch().text())
            route.abort()
        else:
            route.continue_()

    page.route("**/api/claim/confirm", lose)
    page.get_by_label("Code of eight letters").fill(code)
    new.press("Show what would move here")
    new.press("Bring this table here")
    expect(page).to_have_url(re.compile(table))
    assert len(lost) == 2
    assert table in lost[0]
    expect(new.legal_spaces().first).to_be_visible()
    assert ann.ask("GET", "/api/me")["tables"] == []


def test_a_code_that_was_used_meanwhile_says_so(screen: Open, person: Callable[..., Person]) -> None:
    ann, ben = person("Ann"), person("Ben")
    ann.table("hare(players=3)")
    code = ann.ask("POST", "/api/me/code")["code"]
    device = screen()
    page = device.open("/move")
    page.get_by_label("Code of eight letters").fill(code)
    device.press("Show what would move here")
    expect(page.get_by_role("button", name="Bring this table here")).to_be_visible()
    ben.claim(code)
    device.press("Bring this table here")
    expect(page.get_by_role("alert")).to_contain_text("This code does not fit")
    expect(page.get_by_label("Code of eight letters")).to_be_visible()
    device.troubles = [trouble for trouble in device.troubles if "404" not in trouble]


def test_a_code_that_is_wrong_or_an_invitation_that_is_used(screen: Open) -> None:
    device = screen()
    page = device.open("/move")
    page.get_by_label("Code of eight letters").fill("ABCDEFGH")
    device.press("Show what would move here")
    expect(page.get_by_role("alert")).to_contain_text("This code does not fit")
    page.goto(f"{device.url}/#/join/abcdefghijkl")
    expect(page.get_by_role("heading", name="This invitation is no longer good")).to_be_visible()
    device.troubles = [trouble for trouble in device.troubles if "404" not in trouble]


def test_the_first_load_asks_nobody_but_the_server(screen: Open) -> None:
    device = screen()
    asked: list[str] = []
    device.page.on("request", lambda request: asked.append(request.url))
    device.open("/")
    device.page.wait_for_load_state("networkidle")
    assert len(asked) > 3
    assert all(url.startswith(device.url) for url in asked)
    assert device.troubles == []


def test_a_device_is_forgotten(screen: Open, person: Callable[..., Person]) -> None:
    ann = person("Ann")
    ann.table("hare(players=3)")
    device = screen(person=ann)
    page = device.open("/settings")
    device.press("Forget this device")
    device.press("Cancel")
    expect(page.get_by_role("button", name="Forget this device")).to_be_focused()
    device.press("Forget this device")
    page.get_by_role("group", name="Forget this device?").get_by_role("button", name="Forget this device").click()
    expect(page.get_by_text("Forgotten.")).to_be_visible()
    page.goto(f"{device.url}/#/games")
    expect(page.get_by_text("You have not played here yet.")).to_be_visible()
