"""Inviting and being invited: one link for a table, with its picture for cameras; learning first; people one knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.server.client import Person

from .browser import PHONE
from .reach import shared_table
from .screen import Screen

Open = Callable[..., Screen]
MakePerson = Callable[..., Person]


def _waiting(ann: Person, free: int = 1) -> str:
    seats = [{"kind": "person", "name": "Ann"}, *[{"kind": "open"}] * free]
    seats += [{"kind": "bot", "bot": "strategist"}] * (3 - len(seats))
    return str(ann.table("hare(edition=devir-2014,players=3)", seats, start=False, spectators=False)["id"])


def _link(page: Page) -> str:
    return page.get_by_label("One link for all seats").input_value()


def test_a_link_is_shown_renewed_and_opened(screen: Open, person: MakePerson) -> None:
    ann = person("Ann")
    table = _waiting(ann)
    host = screen(person=ann)
    page = host.open(f"/table/{table}")
    code = page.get_by_role("img", name="The link as a QR code")
    expect(code).to_be_visible()
    expect(code).not_to_have_js_property("naturalWidth", 0)
    first = _link(page)
    assert re.fullmatch(rf"{re.escape(host.url)}/join/[a-z0-9]{{20}}", first)
    host.press("New link")
    host.expect_text("The old link does not work any more.")
    expect(page.get_by_label("One link for all seats")).not_to_have_value(first)

    late = screen()
    late.page.goto(first)
    expect(late.page.get_by_role("heading", name="This invitation is no longer good")).to_be_visible()
    expect(late.page.get_by_role("link", name="Open a table")).to_be_visible()
    late.troubles = [trouble for trouble in late.troubles if "404" not in trouble]

    guest = screen(size=PHONE)
    second = _link(page)
    guest.page.goto(second)
    expect(guest.page.get_by_role("heading", name="Ann invites you to a race")).to_be_visible()
    expect(guest.page).to_have_url(re.compile("/#/join/"))
    expect(guest.page.get_by_role("list", name="Who sits there").get_by_role("listitem")).to_have_count(3)
    assert guest.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    guest.check_access("join")
    guest.page.get_by_label("Your name").fill("Ben")

    # A minute of lessons, and back.
    guest.press("Learn first")
    guest.page.wait_for_selector("section:has(> .coach)")
    guest.press("Back to the invitation")
    expect(guest.page.get_by_label("Your name")).to_have_value("Ben")
    guest.press("Sit down")
    expect(page.get_by_text("Ben").first).to_be_visible()

    third = screen()
    third.page.goto(second)
    expect(third.page.get_by_role("heading", name="All seats are taken")).to_be_visible()
    expect(third.page.get_by_role("link", name="Find another table")).to_be_visible()


def test_somebody_one_has_played_with_is_asked_with_one_press(screen: Open, person: MakePerson) -> None:
    ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
    shared_table([ann, ben, cleo], "hare(players=3)")
    table = _waiting(ann)
    host = screen(person=ann)
    page = host.open(f"/table/{table}")
    people = page.get_by_role("region", name="People you played with")
    people.get_by_role("button", name="Ask Ben to this table").click()
    expect(people.get_by_role("listitem").filter(has_text="Ben")).to_contain_text("asked")
    # Nobody else can be asked to the only free seat.
    expect(people.get_by_role("button", name="Ask Cleo to this table")).to_be_disabled()
    assert [each["table"]["id"] for each in ben.ask("GET", "/api/me")["invitations"]] == [table]
    host.check_access("waiting")


def test_a_link_goes_to_whatever_the_device_shares_with(screen: Open, person: MakePerson) -> None:
    ann = person("Ann")
    table = _waiting(ann)
    host = screen(person=ann, size=PHONE)
    host.page.add_init_script(
        "Object.defineProperty(navigator, 'share', {"
        " value: (what) => { window.shared = what; return Promise.resolve(); }, configurable: true });"
    )
    page = host.open(f"/table/{table}")
    page.get_by_role("button", name="Share", exact=True).click()
    page.wait_for_function("() => window.shared")
    assert page.evaluate("window.shared") == {"url": _link(page), "title": "Ann invites you to a race"}


def test_a_link_is_only_copied_where_nothing_can_be_shared(screen: Open, person: MakePerson) -> None:
    ann = person("Ann")
    table = _waiting(ann)
    host = screen(person=ann)
    host.page.add_init_script("delete Navigator.prototype.share")
    page = host.open(f"/table/{table}")
    expect(page.get_by_role("button", name="Copy").first).to_be_visible()
    expect(page.get_by_role("button", name="Share", exact=True)).to_have_count(0)


def test_an_invitation_stands_on_the_start_page_and_is_counted_in_the_header(screen: Open, person: MakePerson) -> None:
    ann, ben, cleo = person("Ann"), person("Ben"), person("Cleo")
    shared_table([ann, ben, cleo], "hare(players=3)")
    table = _waiting(ann, free=2)
    for seat, whom in ((1, "Ben"), (2, "Cleo")):
        known = {each["name"]: each["id"] for each in ann.ask("GET", "/api/me/people")["people"]}
        ann.ask("POST", f"/api/tables/{table}/invitations", {"seat": seat, "person": known[whom]})

    guest = screen(person=ben)
    page = guest.open("/lobby")
    expect(page.get_by_role("link", name="My games, one invitation")).to_be_visible()
    guest.open("/")
    asked = page.get_by_role("region", name="Ann invites you")
    expect(asked).to_contain_text("2014")
    guest.check_access("invited, on the start page")
    asked.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("heading", name="Who is coming?")).to_be_visible()
    assert ben.ask("GET", f"/api/tables/{table}")["mine"] == [1]
    guest.open("/lobby")
    expect(page.get_by_role("link", name="My games", exact=True)).to_be_visible()

    phone = screen(person=cleo, size=PHONE)
    small = phone.open("/")
    expect(small.get_by_role("button", name="one invitation")).to_be_visible()
    assert small.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    phone.check_access("invited, on a phone")
    asked = small.get_by_role("region", name="Ann invites you")
    asked.get_by_role("button", name="Decline").click()
    expect(asked).to_have_count(0)
    expect(small.get_by_role("button", name="one invitation")).to_have_count(0)
    assert cleo.ask("GET", "/api/me")["invitations"] == []
