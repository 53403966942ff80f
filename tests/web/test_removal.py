"""The host takes a friend off the table and asks them back: both know, at once, what has happened."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.client import Person

from .browser import PHONE
from .reach import Step, shared_table
from .screen import Screen, story
from .test_two_browsers import calm_move

Open = Callable[..., Screen]
Make = Callable[..., Person]

#: Everybody has moved once, and Ann is to act.
BEGUN: list[Step] = [(0, ">4"), (1, ">8"), (2, ">5")]
TAKEN_OFF = "The host has taken you off this table"


def _table(people: list[Person], **wish: object) -> str:
    """Ann, Ben and Cleo in a running game without cards; who is missing is played for without much thought."""
    return shared_table(people, "hare(players=3,hare=closed)", BEGUN, stand_in="plodder", **wish)


def _remove(host: Screen, name: str) -> None:
    """By the host's page, with the confirmation."""
    host.page.locator(".lanes").get_by_role("button", name=f"About {name}").click()
    host.press("Remove")
    question = host.page.get_by_role("group", name=f"Remove {name} from this table?")
    question.get_by_role("button", name="Remove").click()


def _turns(page: Page) -> list[str]:
    """Who is named at the turns of the log."""
    return [name.strip() for name in page.locator(".lines li.turn b").all_inner_texts()]


def test_a_friend_who_is_removed_is_told_and_comes_back(screen: Open, person: Make) -> None:
    ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
    table = _table([ann, ben, cleo])
    host, guest = screen(person=ann), screen(person=ben)
    page, other = host.open(f"/table/{table}"), guest.open(f"/table/{table}")
    page.wait_for_selector("[data-space].legal")
    expect(story(other)).to_contain_text("Ben moves from Start to space 8")

    _remove(host, "Ben")
    told = other.get_by_role("alert").filter(has_text=TAKEN_OFF)
    expect(told).to_contain_text("a bot plays on in your seat")
    expect(page.locator(".lanes").get_by_role("button", name="Ask Ben back")).to_be_visible()
    expect(other.get_by_role("button", name="Ask Ben back")).to_have_count(0)
    guest.check_access("removed")

    # The stand-in moves in its own name; what Ben did stays his.
    calm_move(page)
    expect(page.locator("section.dock")).to_contain_text("Cleo is to act")
    for one in (page, other):
        expect(one.locator(".lines li.turn")).to_have_count(5)
        names = _turns(one)
        assert names[:4] == ["Ann", "Ben", "Cleo", "Ann"]
        assert names[4] not in ("Ann", "Ben", "Cleo")
        expect(story(one)).to_contain_text("Ben moves from Start to space 8")
        expect(story(one)).to_contain_text(f"{names[4]} moves from space 8")
    expect(told).to_be_visible()

    # Whoever opens the page anew finds the same.
    other.reload()
    expect(told).to_be_visible()
    expect(story(other)).to_contain_text("Ben moves from Start to space 8")

    host.press("Ask Ben back")
    expect(page.get_by_text("Ben is asked back.")).to_be_visible()
    asked = other.get_by_role("region", name="Ann asks you back to your seat")
    expect(asked).to_be_visible()
    guest.check_access("asked back")
    host.check_access("somebody is asked back")
    asked.get_by_role("button", name="Take the seat").click()
    expect(told).to_have_count(0)
    for one in (page, other):
        expect(one.locator("aside ol li").nth(1)).to_contain_text("Ben")
    expect(page.get_by_text("Ben is asked back.")).to_have_count(0)

    talk = cleo.socket(table)
    assert talk.move(2, talk.legal(2)[0])["type"] == "ack"
    talk.close()
    calm_move(page)
    expect(other).to_have_title("Your turn")
    calm_move(other)
    expect(page.locator("section.dock")).to_contain_text("Cleo is to act")
    assert ben.ask("GET", f"/api/tables/{table}")["mine"] == [1]


def test_the_list_of_who_was_removed_says_so_and_leads_back(screen: Open, person: Make) -> None:
    """Where nobody may look on, the table itself can not be opened."""
    ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
    table = _table([ann, ben, cleo], spectators=False)
    guest = screen(person=ben, size=PHONE)
    other = guest.open(f"/table/{table}")
    expect(other.locator("[data-space]").first).to_be_visible()
    ann.ask("PATCH", f"/api/tables/{table}/seats/1", {"remove": True})
    guest.expect_text("The host has taken you off this table.")
    other.locator("main").get_by_role("link", name="My games").click()
    listed = other.locator("main li", has_text="Cleo")
    expect(listed).to_contain_text("taken off")

    ann.ask("POST", f"/api/tables/{table}/seats/1/back")
    other.reload()
    expect(listed).to_contain_text("asked back")
    guest.check_access("asked back, in the list")
    asked = other.get_by_role("region", name="Ann asks you back to your seat")
    asked.get_by_role("button", name="Take the seat").click()
    expect(other.locator("[data-space]").first).to_be_visible()
    assert ben.ask("GET", f"/api/tables/{table}")["mine"] == [1]


def test_before_the_start_a_friend_who_is_removed_is_told_and_asked_back(screen: Open, person: Make) -> None:
    ann, ben = person("Ann"), person("Ben")
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "open"}, {"kind": "bot", "bot": "plodder"}]
    table = str(ann.table("hare(players=3)", seats, start=False, public=True)["id"])
    ben.ask("POST", f"/api/tables/{table}/join", {"name": "Ben", "seat": 1})
    host, guest = screen(person=ann), screen(person=ben)
    page, other = host.open(f"/table/{table}"), guest.open(f"/table/{table}")
    host.press("About Ben")
    host.press("Remove")
    page.get_by_role("group", name="Remove Ben from this table?").get_by_role("button", name="Remove").click()
    told = other.get_by_role("alert").filter(has_text=TAKEN_OFF)
    expect(told).to_be_visible()
    host.press("Ask Ben back")
    asked = other.get_by_role("region", name="Ann asks you back to your seat")
    asked.get_by_role("button", name="Take the seat").click()
    expect(told).to_have_count(0)
    expect(page.locator("main ol li").nth(1)).to_contain_text("Ben")
