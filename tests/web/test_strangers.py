"""Among strangers: reactions and words, blocking, reports, the tools of the host and of the operator."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.server.client import Person, ServerProcess, serving

from .browser import DESKTOP, PHONE
from .screen import Screen

Open = Callable[..., Screen]
Make = Callable[..., Person]


def public_table(host: Person, guest: Person, start: bool = True) -> str:
    """A public table where both sit, beside a bot."""
    seats = [{"kind": "person", "name": host.name}, {"kind": "open"}, {"kind": "bot", "bot": "plodder"}]
    table: str = host.table("hare(players=3,hare=closed)", seats, public=True)["id"]
    guest.ask("POST", f"/api/tables/{table}/join", {"name": guest.name, "seat": 1})
    if start:
        host.ask("POST", f"/api/tables/{table}/start")
    return table


def say(somebody: Person, table: str, text: str) -> None:
    """Words from seat 1."""
    somebody.ask("PATCH", f"/api/tables/{table}/seats/1", {"words": True})
    talk = somebody.socket(table)
    assert talk.command("chat", 1, text=text)["type"] == "ack"
    talk.close()


def open_chat(page: Page) -> None:
    page.get_by_role("tab", name="Chat").click()


def test_reactions_need_no_words_and_words_wait_until_they_are_wanted(screen: Open, person: Make) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = public_table(ann, ben)
    say(ben, table, "Good luck, Ann!")
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    open_chat(page)
    log = page.get_by_role("log", name="Chat")
    expect(page.get_by_label("Write something")).to_have_count(0)
    expect(log).not_to_contain_text("Good luck, Ann!")

    # A reaction, by keyboard: at the seat, in the log, and at Ben's.
    talk = ben.socket(table)
    button = page.get_by_role("group", name="Reactions").get_by_role("button", name="Well played!")
    button.focus()
    page.keyboard.press("Enter")
    expect(log).to_contain_text("Well played!")
    expect(page.locator("aside li .bubble")).to_be_visible()
    assert talk.wait(lambda message: message["type"] == "chat")["reaction"] == "well_played"
    talk.close()
    device.check_access("chat with reactions, words hidden")
    expect(page.locator("aside li .bubble")).to_have_count(0)

    device.press("Read and write messages at this table")
    expect(log).to_contain_text("Good luck, Ann!")
    page.get_by_label("Write something").fill("Thank you!")
    device.press("Send")
    expect(log).to_contain_text("Thank you!")
    device.press("Only reactions again")
    expect(log).not_to_contain_text("Good luck, Ann!")
    expect(page.get_by_label("Write something")).to_have_count(0)


def test_a_person_is_reported_and_blocked_by_their_words_and_unblocked_in_the_settings(
    screen: Open, person: Make
) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = public_table(ann, ben)
    say(ben, table, "You are a slowcoach!")
    ann.ask("PATCH", f"/api/tables/{table}/seats/0", {"words": True})
    device = screen(person=ann)
    page = device.open(f"/table/{table}")
    open_chat(page)
    log = page.get_by_role("log", name="Chat")
    log.get_by_role("button", name="About Ben").click()
    device.press("Report")
    form = page.get_by_role("dialog", name="Report Ben")
    expect(form.get_by_role("button", name="Send the report")).to_be_disabled()
    form.get_by_label("Insults or other offensive words").check()
    form.get_by_label("In your own words").fill("He is rude.")
    form.get_by_role("button", name="Send the report").click()
    expect(page.get_by_text("Ben is blocked.")).to_be_visible()
    expect(log).not_to_contain_text("slowcoach")
    expect(page.locator("aside ol li", has_text="Ben")).to_contain_text("blocked")

    page.goto(f"{device.url}/#/settings")
    device.press("Unblock Ben")
    expect(page.get_by_text("You have blocked nobody.")).to_be_visible()
    page.goto(f"{device.url}/#/table/{table}")
    open_chat(page)
    expect(log).to_contain_text("slowcoach")


def test_the_focus_follows_a_person_s_menu_and_comes_back(screen: Open, person: Make) -> None:
    ann, ben = person("Ann"), person("Ben")
    device = screen(person=ann)
    page = device.open(f"/table/{public_table(ann, ben)}")
    opener = page.locator(".lanes").get_by_role("button", name="About Ben")
    opener.press("Enter")
    menu = page.get_by_role("dialog", name="Ben")
    menu.get_by_role("button", name="Report").press("Enter")
    expect(menu.get_by_role("radio").first).to_be_focused()
    menu.get_by_role("button", name="Cancel").press("Enter")
    expect(menu.get_by_role("button", name="Report")).to_be_focused()
    menu.get_by_role("button", name="Close").press("Enter")
    expect(opener).to_be_focused()


def test_the_host_s_tools_ask_before_what_cannot_be_undone(screen: Open, person: Make) -> None:
    ann, ben = person("Ann"), person("Ben")
    table = public_table(ann, ben, start=False)
    host, guest = screen(person=ann), screen(person=ben)
    page, other = host.open(f"/table/{table}"), guest.open(f"/table/{table}")
    host.press("About Ben")
    host.press("Remove")
    question = page.get_by_role("group", name="Remove Ben from this table?")
    expect(question).to_be_focused()
    host.press("Cancel")
    host.press("Make them the host")
    page.get_by_role("group", name="Make Ben the host").get_by_role("button", name="Make them the host").click()
    expect(page.get_by_text("Ben is the host now.")).to_be_visible()

    # Now Ben is the host: out of the lobby, Ann out of the table, the table closed.
    other.locator("summary", has_text="You are the host").click()
    other.get_by_label("In the lobby").uncheck()
    expect(other.get_by_label("In the lobby")).not_to_be_checked()
    guest.press("About Ann")
    guest.press("Remove")
    other.get_by_role("group", name="Remove Ann").get_by_role("button", name="Remove").click()
    expect(other.get_by_text("free seat").first).to_be_visible()
    assert ann.ask("GET", f"/api/tables/{table}")["public"] is False
    guest.press("Close the table")
    other.get_by_role("group", name="Close this table?").get_by_role("button", name="Close the table").click()
    expect(other.get_by_text("This table was given up.").first).to_be_visible()


def test_the_privacy_page_and_the_export_are_found(screen: Open, person: Make) -> None:
    ann = person("Ann")
    ann.table("hare(players=3)")
    device = screen(person=ann)
    page = device.open("/lobby")
    page.get_by_role("contentinfo").get_by_role("link", name="Privacy").click()
    row = page.locator("dl div", has=page.get_by_text("Codes for another device"))
    expect(row).to_contain_text("10 minutes")
    page.get_by_role("link", name="To this device’s settings").click()
    with page.expect_download() as waiting:
        device.press("Download my data")
    exported: dict[str, Any] = json.loads(Path(waiting.value.path()).read_text())
    assert exported["tables"][0]["seats"][0]["name"] == "Ann"


# ---- the operator


@pytest.fixture
def operated(tmp_path: Path) -> Any:
    """A server of its own, and the operator's command line."""
    with serving(tmp_path, dealt=True) as server:
        yield server


def admin(server: ServerProcess, *arguments: str) -> str:
    command = [sys.executable, "-m", "festina", "admin", *arguments]
    environment = {**os.environ, "FESTINA_DATABASE": server.database}
    return subprocess.run(command, env=environment, check=True, capture_output=True, text=True).stdout


def test_an_announcement_is_heard_at_a_table_and_read_once(operated: ServerProcess, browser: Browser) -> None:
    ann = Person(operated.url, "Ann")
    table = ann.table("hare(players=3)")["id"]
    device = Screen(browser, operated.url, person=ann)
    page = device.open(f"/table/{table}")
    device.legal_spaces().first.focus()
    focused = page.evaluate("document.activeElement.dataset.space")
    admin(operated, "announce", "A new server at eight.")
    banner = page.get_by_role("status", name="Announcements")
    expect(banner).to_contain_text("A new server at eight.")
    assert page.evaluate("document.activeElement.dataset.space") == focused
    device.check_access("an announcement")
    page.set_viewport_size(PHONE)  # type: ignore[arg-type]
    expect(banner).to_be_in_viewport()
    # The seats stay below it: the menu can be opened.
    device.press("Table")
    page.get_by_role("dialog", name="Table").get_by_role("button", name="Close", exact=True).click()
    page.set_viewport_size(DESKTOP)  # type: ignore[arg-type]
    page.reload()
    expect(banner).to_contain_text("A new server at eight.")
    device.press("I have read this")
    expect(banner).to_be_empty()
    page.reload()
    expect(page.locator("[data-space].legal").first).to_be_visible()
    expect(banner).to_be_empty()
    device.close()
    ann.http.close()
    assert device.troubles == []


def test_a_ban_is_said_in_words_wherever_one_is(operated: ServerProcess, browser: Browser) -> None:
    ann = Person(operated.url, "Ann")
    table = ann.table("hare(players=3)")["id"]
    seats = json.loads(admin(operated, "table", table, "--json"))["seats"]
    device = Screen(browser, operated.url, person=ann)
    page = device.open(f"/table/{table}")
    expect(device.legal_spaces().first).to_be_visible()
    admin(operated, "ban", "--device", seats[0]["device"], "--reason", "Be kind.")
    expect(page.locator("main")).to_contain_text("The operator’s reason: Be kind.")
    page.goto(f"{operated.url}/#/move")
    device.press("Make a code")
    expect(page.locator(".notices .bad")).to_contain_text("The operator’s reason: Be kind.")
    device.close()
    ann.http.close()
