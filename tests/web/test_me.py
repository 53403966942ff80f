"""A page of one's own: what one is called and runs as, what one has played, and the people one knows."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import CDPSession, Page, expect

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
    with page.expect_response(lambda answer: answer.url.endswith("/api/me") and answer.request.method == "PATCH"):
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


def _authenticator(device: Screen) -> tuple[CDPSession, str]:
    """A phone that keeps passkeys and always says yes, plugged into a browser."""
    session = device.context.new_cdp_session(device.page)
    session.send("WebAuthn.enable")
    options = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    added = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})
    return session, str(added["authenticatorId"])


def _at_localhost(device: Screen) -> Page:
    """Passkeys belong to a name, not to a number."""
    device.url = device.url.replace("127.0.0.1", "localhost")
    return device.open("/me")


def test_a_passkey_and_the_browsers_that_act_as_me(screen: Callable[..., Screen]) -> None:
    home = screen()
    page = _at_localhost(home)
    key, kept = _authenticator(home)
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").press("Tab")
    expect(page.get_by_role("heading", name="Ann")).to_be_visible()
    passkeys = page.locator("main section").filter(has=page.get_by_role("heading", name="Passkeys"))
    passkeys.get_by_role("button", name="Make a passkey").click()
    expect(passkeys.get_by_role("listitem")).to_have_count(1)
    home.check_access("a passkey")
    (credential,) = key.send("WebAuthn.getCredentials", {"authenticatorId": kept})["credentials"]

    # The same passkey on another browser, as a cloud would bring it there.
    away = screen()
    other = _at_localhost(away)
    there, its = _authenticator(away)
    there.send("WebAuthn.addCredential", {"authenticatorId": its, "credential": credential})
    other.get_by_role("button", name="Sign in with a passkey").click()
    away.expect_text("You are signed in.")
    expect(other.get_by_role("heading", name="Ann")).to_be_visible()
    browsers = other.locator("main section").filter(has=other.get_by_role("heading", name="My browsers"))
    expect(browsers.get_by_role("listitem")).to_have_count(2)
    expect(browsers.get_by_role("listitem").filter(has_text="this one")).to_have_count(1)

    # Signed out from there, the first browser is nobody's any more.
    first = browsers.get_by_role("listitem").filter(has_not_text="this one")
    first.get_by_role("button", name="Sign out").click()
    expect(browsers.get_by_role("listitem")).to_have_count(1)
    page.reload()
    expect(passkeys.get_by_role("button", name="Make a passkey")).to_be_visible()
    expect(passkeys.get_by_role("listitem")).to_have_count(0)

    others = other.locator("main section").filter(has=other.get_by_role("heading", name="Passkeys"))
    others.get_by_role("button", name="Delete").click()
    expect(others.get_by_role("listitem")).to_have_count(0)
