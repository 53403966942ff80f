"""Tables on one's own device: whole games in the browser, with bots that search, and a reload in the middle."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from playwright.sync_api import Browser, Page, expect

from festina import load_game
from festina.kernel.game import Game
from festina.server.site import write_site
from tests.server.client import COOKIE, Person, ServerProcess
from tests.site.files import file_server

from .play import is_over, play_hare, play_whyfirst
from .screen import Screen, change_seat
from .world import open_menu

Open = Callable[..., Screen]
_START_MS = 120_000
#: Requests that go through a worker cannot be answered by a test.
_NO_WORKER = "navigator.serviceWorker.register = () => Promise.reject(new Error('none'))"
#: Keeps a row of a table in the device's database, made if it is not there.
_KEEP = """(row) => new Promise((done, failed) => {
  const asked = indexedDB.open("festina-local /", 1);
  asked.onupgradeneeded = () => {
    asked.result.createObjectStore("tables", { keyPath: "id" });
    asked.result.createObjectStore("entries");
  };
  asked.onerror = failed;
  asked.onsuccess = () => {
    const change = asked.result.transaction("tables", "readwrite");
    change.objectStore("tables").put(row);
    change.oncomplete = () => { asked.result.close(); done(); };
  };
})"""
_KEPT = """() => new Promise((done) => {
  const asked = indexedDB.open("festina-local /", 1);
  asked.onsuccess = () => {
    const rows = asked.result.transaction("tables").objectStore("tables").getAllKeys();
    rows.onsuccess = () => { asked.result.close(); done(rows.result); };
  };
})"""


def _begin(device: Screen, game: str) -> str:
    """A game on this device; its name."""
    page = device.open(f"/new/{game}")
    page.get_by_text("Clock and privacy").click()
    page.get_by_label("On this device").check()
    page.get_by_role("button", name="Start the race").click()
    page.wait_for_url("**/#/table/local-*", timeout=_START_MS)
    return page.url.rpartition("/")[2]


def _listed(page: Page, ann: Person, id: str) -> None:
    """Keep a table of this device that lists show, and nobody can read."""
    ann.table("hare(players=2)")
    summary = ann.ask("GET", "/api/me")["tables"][0]
    page.evaluate(_KEEP, {"id": id, "head": "{", "summary": json.dumps({**summary, "id": id})})


def test_it_is_told_that_the_browser_may_remove_games(screen: Open, person: Callable[..., Person]) -> None:
    device = screen()
    page = device.open("/games")
    told = page.locator("[data-fate]")
    expect(page.get_by_role("heading", name="My games")).to_be_visible()
    expect(told).to_have_count(0)  # there are no games on this device yet
    device.context.add_init_script("StorageManager.prototype.persisted = async () => false")
    _listed(page, person(), "local-abc")
    page.reload()
    expect(told).to_contain_text("the browser may remove the games on this device")
    device.context.add_init_script("IDBFactory.prototype.open = () => { throw new DOMException('', 'SecurityError') }")
    page.reload()
    expect(told).to_contain_text("This browser keeps no games")


@pytest.mark.parametrize("game", ["hare", "whyfirst"])
def test_a_whole_game_on_this_device(screen: Open, game: str) -> None:
    device = screen()
    play = {"hare": play_hare, "whyfirst": play_whyfirst}[game]
    id, page = _begin(device, game), device.page
    assert play(device, seconds=300, moves=3) == 3
    device.context.set_offline(True)  # nothing of the game needs a network any more
    play(device, seconds=300, moves=3)
    device.context.set_offline(False)
    page.reload()
    play(device, seconds=600)
    assert is_over(device)
    page.goto(f"{device.url}/#/games")
    expect(page.locator(f"a[href='#/table/{id}']")).to_be_visible()
    page.goto(f"{device.url}/#/replay/{id}")
    expect(page.get_by_role("main")).to_be_visible(timeout=_START_MS)


def test_games_of_this_device_are_listed_while_the_server_fails(screen: Open, person: Callable[..., Person]) -> None:
    device = screen()
    device.context.add_init_script(_NO_WORKER)
    page = device.open("/settings")
    _listed(page, person(), "local-here")
    page.route("**/api/me", lambda route: route.fulfill(status=503))
    page.goto(f"{device.url}/#/games")
    expect(page.locator("a[href='#/table/local-here']")).to_be_visible()
    page.close()
    device.troubles.clear()  # the browser tells of the 503


def test_a_table_that_cannot_be_opened_says_why(screen: Open, person: Callable[..., Person]) -> None:
    device = screen()
    device.context.add_init_script(_NO_WORKER)
    page = device.open("/settings")
    _listed(page, person(), "local-torn")
    page.route("**/device/*/**", lambda route: route.abort())
    page.goto(f"{device.url}/#/table/local-torn")
    expect(page.get_by_text("You cannot play offline on this device yet.")).to_be_visible(timeout=_START_MS)
    page.unroute("**/device/*/**")
    page.get_by_role("main").get_by_role("link", name="My games").click()
    page.locator("a[href='#/table/local-torn']").click()
    expect(page.get_by_text("This game can no longer be read.")).to_be_visible(timeout=_START_MS)
    page.get_by_role("main").get_by_role("link", name="My games").click()
    expect(page.locator("a[href='#/table/local-torn']")).to_have_count(0)
    told = page.get_by_role("alert").filter(has_text="A game on this device can no longer be read.")
    told.get_by_role("button", name="Delete from this device").click()
    told.get_by_role("button", name="Delete from this device").last.click()
    expect(told).to_have_count(0)
    assert page.evaluate(_KEPT) == []


def test_a_game_is_saved_goes_on_from_its_file_and_is_deleted_everywhere(screen: Open, tmp_path: Path) -> None:
    device = screen()
    first, page, file = _begin(device, "whyfirst"), device.page, tmp_path / "game.txt"
    play_whyfirst(device, seconds=300, moves=2)
    open_menu(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(file)
    assert "?" not in file.read_text()

    page.goto(f"{device.url}/#/games")
    page.get_by_role("link", name="Go on with a saved game").click()
    page.get_by_label("From a file").set_input_files(file)
    page.get_by_role("button", name="Go on from here").click()
    page.wait_for_url("**/#/table/local-*", timeout=_START_MS)
    second = page.url.rpartition("/")[2]
    assert second != first
    assert play_whyfirst(device, seconds=300, moves=1) == 1

    other = device.context.new_page()
    other.goto(f"{device.url}/#/table/{second}")
    other.get_by_role("button", name="Table", exact=True).click(timeout=_START_MS)
    menu = other.get_by_role("dialog", name="Table")
    menu.get_by_role("button", name="Delete from this device").click()
    menu.get_by_role("button", name="Delete from this device").last.click()
    other.wait_for_url("**/#/games")
    expect(page.get_by_text("There is no such table.")).to_be_visible()
    expect(other.locator(f"a[href='#/table/{first}']")).to_be_visible()
    page.wait_for_timeout(3000)  # a bot that was thinking would have moved by now
    assert page.evaluate(_KEPT) == [first]


def _with_a_friend(device: Screen, file: Path, served: bool) -> Game:
    """Ann and Ben have begun on this device, with a bot: the menu is open; the game, as its record says."""
    page = device.open("/new/hare?with=device")
    page.get_by_role("radio", name="3", exact=True).check()
    for place, name in enumerate(("Ann", "Ben")):
        change_seat(page, place, name=name)
    change_seat(page, 2, kind="Bot", bot="level:3")
    if served:  # with a server one chooses
        page.get_by_text("Clock and privacy").click()
        page.get_by_label("On this device").check()
    device.press("Start the race")
    page.get_by_role("button", name="I am Ann").click(timeout=_START_MS)
    assert play_hare(device, seconds=300, moves=1) == 1
    expect(page.get_by_role("button", name="I am Ben")).to_be_visible()
    open_menu(page)
    with page.expect_download() as saved:
        page.get_by_role("button", name="Download the record").click()
    saved.value.save_as(file)
    return load_game(file.read_text(encoding="utf-8"))


def _goes_on(device: Screen, server: ServerProcess, game: Game) -> None:
    """Ann has her seat at the table that the page shows, Ben's is free, and the game goes on once a friend comes."""
    path = f"/api/tables/{device.page.url.rpartition('/')[2]}"
    cookie = next(cookie for cookie in device.context.cookies(server.url) if cookie.get("name") == COOKIE)
    ann, friend = Person(server.url, "Ann", cookie["value"]), Person(server.url, "Dora")
    table = ann.ask("GET", path)
    assert (table["status"], table["occasion"]["kind"], table["mine"]) == ("open", "position", [0])
    assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "bot"]
    assert (table["seats"][0]["name"], table["seats"][2]["bot"]) == ("Ann", "level:3")
    code = ann.ask("POST", f"{path}/invitations", {"seat": 1})["code"]
    friend.ask("POST", f"/api/invitations/{code}", {"name": "Dora"})
    ann.ask("POST", f"{path}/start")
    known = json.loads(msgspec.json.encode(game.view(1, whole=False)))
    there = friend.ask("GET", path)["views"]["1"]
    assert game.to_act == (1,)
    assert {name: there[name] for name in ("pawns", "seats", "to_act", "choices")} == {
        name: known[name] for name in ("pawns", "seats", "to_act", "choices")
    }
    for one in (ann, friend):
        one.http.close()


def test_a_game_goes_on_with_friends_on_the_server(screen: Open, server: ServerProcess, tmp_path: Path) -> None:
    device = screen()
    game, page = _with_a_friend(device, tmp_path / "game.txt", served=True), device.page
    page.get_by_role("button", name="Play on with friends").click()
    page.wait_for_url(re.compile(r"/#/table/(?!local-)"))
    _goes_on(device, server, game)


def test_a_game_of_a_site_without_a_server_goes_on_where_friends_meet(
    server: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    write_site(tmp_path / "races", server.url)
    with file_server(tmp_path) as address:
        device = Screen(browser, f"{address}/races")
        page = device.open("/")
        page.get_by_role("button", name="Race now").click()
        expect(
            page.get_by_role("progressbar")
        ).to_be_visible()  # eight megabytes are fetched: that is said on every screen
        page.wait_for_url("**/#/table/local-*", timeout=_START_MS)
        assert play_hare(device, seconds=300, moves=1) == 1
        game = _with_a_friend(device, tmp_path / "game.txt", served=False)
        page.get_by_role("button", name="Play on with friends on 127.0.0.1").click()
        page.wait_for_url(f"{server.url}/**")
        page.get_by_role("main").get_by_role("button", name="Play on with friends").click()
        page.wait_for_url(f"{server.url}/#/table/*")
        _goes_on(device, server, game)
        device.close()


def test_a_damaged_link_to_a_game_says_so(screen: Open) -> None:
    page = screen().open("/bring?r=AAAA")
    expect(page.get_by_text("This link is incomplete or damaged.")).to_be_visible()
