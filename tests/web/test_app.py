"""The page as an app: kept for the next visit, never older than its server, ready for play without a network."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, Route, expect

from tests.server.client import Person

from .screen import Screen, wait_until

Open = Callable[..., Screen]
_KEPT_MS = 120_000
_BUILD = "document.querySelector('meta[name=\"festina-build\"]').content"
_WORKER = "async () => (await navigator.serviceWorker.ready).active.scriptURL"
#: Requests that go through a worker cannot be held or answered by a test: this one serves nothing.
_IDLE_WORKER = """navigator.serviceWorker.register = (scriptURL) =>
  Promise.resolve({ active: { scriptURL, state: "activated" }, installing: null, waiting: null })"""
_FORBIDDEN_WORKER = "navigator.serviceWorker.register = () => Promise.reject(new Error('none'))"
_FAILING_WORKER = """navigator.serviceWorker.register = () => {
  const installing = Object.assign(new EventTarget(), { state: "redundant" });
  return Promise.resolve({ active: null, installing, waiting: null });
}"""
_ASKED_AT_THE_START = re.compile(r"/api/(announcements|lobby|me|tables)$")
_CACHES = "async () => (await caches.keys()).filter((name) => name.startsWith('festina-page '))"
_PACK = "festina-pack /"
_SOCKETS = """window.sockets = [];
window.WebSocket = class extends WebSocket { constructor(...how) { super(...how); sockets.push(this); } }"""


def _kept(screen: Screen) -> Page:
    """The start page, once its worker has kept it."""
    page = screen.open("/")
    page.evaluate(_WORKER)
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    return page


def _header(page: Page, build: str, asked: re.Pattern[str] = _ASKED_AT_THE_START) -> None:
    """From now on the server's answers state another build."""

    def answer(route: Route) -> None:
        found = route.fetch()
        route.fulfill(response=found, headers={**found.headers, "festina-build": build})

    page.route(asked, answer)


def test_the_page_opens_without_a_network(screen: Open) -> None:
    device = screen()
    page = _kept(device)
    assert page.evaluate(_CACHES) == [f"festina-page {page.evaluate(_BUILD)} /"]
    page.reload()  # under the worker: it keeps the words, too
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    device.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("heading", name="The fastest does not win.")).to_be_visible()


def test_what_needs_others_rests_and_comes_back_by_itself(screen: Open) -> None:
    device = screen()
    page = _kept(device)
    page.goto(f"{device.url}/#/lobby")
    expect(page.get_by_role("heading", name="Play with somebody")).to_be_visible()
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url) if "/api/" in request.url else None)
    device.context.set_offline(True)
    expect(page.get_by_text("This needs other people, and there is no connection")).to_be_visible()
    asked.clear()
    page.wait_for_timeout(4000)
    assert asked == []
    device.context.set_offline(False)
    expect(page.get_by_role("heading", name="Play with somebody")).to_be_visible()


def test_an_older_page_is_told_that_a_newer_one_is_there(screen: Open) -> None:
    device = screen()
    device.context.add_init_script(_IDLE_WORKER)
    page = device.page
    loads: list[str] = []
    page.on("load", lambda loaded: loads.append(loaded.url))
    _header(page, "another")
    page = device.open("/")
    note = page.get_by_role("status").filter(has_text="A new version of Festina is here.")
    expect(note).to_be_visible()
    assert len(loads) == 2  # it was loaded anew by itself, once
    page.unroute(_ASKED_AT_THE_START)
    with page.expect_navigation():
        note.get_by_role("button", name="Load it now").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(note).to_have_count(0)


def test_a_table_that_finds_a_new_server_after_a_lost_connection_is_told(
    screen: Open, person: Callable[..., Person]
) -> None:
    ann = person()
    table = ann.table("hare(players=2)")
    device = screen(person=ann)
    device.context.add_init_script(_IDLE_WORKER)
    device.context.add_init_script(_SOCKETS)
    page = device.open(f"/table/{table['id']}")
    expect(device.legal_spaces().first).to_be_visible()
    page.wait_for_load_state("networkidle")
    _header(page, "another", re.compile(r"/api/locales$"))
    note = page.get_by_role("status").filter(has_text="A new version of Festina is here.")
    expect(note).to_have_count(0)
    page.evaluate("sockets.forEach((socket) => socket.close())")
    expect(note).to_be_visible()


def test_a_page_of_the_same_build_is_told_nothing(screen: Open) -> None:
    page = screen().open("/")
    page.wait_for_load_state("networkidle")
    expect(page.get_by_text("A new version of Festina is here.")).to_have_count(0)


def test_the_pack_is_fetched_paused_and_removed(screen: Open) -> None:
    device = screen()
    device.context.add_init_script(_IDLE_WORKER)
    page = device.open("/settings")
    card = page.get_by_role("region", name="Play offline")
    expect(card).to_contain_text(re.compile(r"about [\d.]+ MB"))
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/device/*/**", hold)
    card.get_by_role("button", name="Download", exact=True).click()
    expect(card.get_by_role("progressbar")).to_be_visible()
    card.get_by_role("button", name="Pause").click()
    expect(card).to_contain_text("Paused:")
    page.unroute("**/device/*/**")
    for route in held:
        route.abort()
    page.reload()
    expect(card).to_contain_text("Paused:")  # a reload forgets nothing
    card.get_by_role("button", name="Go on").click()
    expect(card).to_contain_text("Ready.", timeout=_KEPT_MS)
    page.reload()
    expect(card).to_contain_text("Ready.")
    page.evaluate("(name) => caches.delete(name)", _PACK)
    page.reload()
    expect(card).to_contain_text("The browser has made room")
    card.get_by_role("button", name="Download again").click()
    expect(card).to_contain_text("Ready.", timeout=_KEPT_MS)
    card.get_by_role("button", name="Remove from this device").click()
    card.get_by_role("button", name="Remove from this device").last.click()
    expect(card.get_by_role("button", name="Download", exact=True)).to_be_visible()
    assert page.evaluate("(name) => caches.has(name)", _PACK) is False


@pytest.mark.parametrize("worker", [_FORBIDDEN_WORKER, _FAILING_WORKER])
def test_nothing_is_said_to_be_ready_that_no_worker_would_serve(screen: Open, worker: str) -> None:
    device = screen()
    device.context.add_init_script(worker)
    page = device.open("/settings")
    card = page.get_by_role("region", name="Play offline")
    card.get_by_role("button", name="Download", exact=True).click()
    expect(card).to_contain_text("The browser does not keep Festina for use offline")
    page.reload()
    expect(card).to_contain_text("Paused:")
    expect(card).not_to_contain_text("Ready.")


def test_what_was_ready_is_ready_again_after_an_update(screen: Open) -> None:
    """An update brings a cache of its own, with no more than a first visit needs."""
    device = screen()
    device.context.add_init_script(_IDLE_WORKER)
    page = device.open("/settings")
    card = page.get_by_role("region", name="Play offline")
    card.get_by_role("button", name="Download", exact=True).click()
    expect(card).to_contain_text("Ready.", timeout=_KEPT_MS)
    cache = f"festina-page {page.evaluate(_BUILD)} /"
    count = "async (name) => (await (await caches.open(name)).keys()).length"
    whole = page.evaluate(count, cache)
    assert whole > 50
    page.evaluate("(name) => caches.delete(name)", cache)
    page.evaluate("localStorage.setItem('festina.offlineBuild /', JSON.stringify('older'))")
    device.open("/")
    page.reload()
    wait_until(page, f"async ([name, whole]) => (await ({count})(name)) === whole", [cache, whole], _KEPT_MS)
    device.open("/settings")
    expect(card).to_contain_text("Ready.")


def test_a_damaged_file_is_never_kept(screen: Open) -> None:
    device = screen()
    device.context.add_init_script(_IDLE_WORKER)
    page = device.open("/settings")
    card = page.get_by_role("region", name="Play offline")
    page.route("**/device/*/**", lambda route: route.fulfill(body="<html>Please sign in</html>"))
    card.get_by_role("button", name="Download", exact=True).click()
    expect(card).to_contain_text("A file arrived damaged")
    kept = "async (name) => (await (await caches.open(name)).keys()).length"
    assert page.evaluate(kept, _PACK) == 0
