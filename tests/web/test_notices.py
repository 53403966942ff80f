"""Notices in the browser: the switch, what the service worker shows, and where a press leads."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Worker, expect

from tests.server.client import Person, ServerProcess, serving
from tests.server.pushing import PushService, push_service

from .reach import shared_table
from .screen import Screen

#: And where it shall have none.
_NO_SERVICE = "PushManager.prototype.subscribe = async () => { throw new DOMException('', 'AbortError') }"
#: A headless browser has no push service: it subscribes to ours instead.
_SUBSCRIBE = """
(() => {
  const known = %s;
  let made = null;
  const subscription = (key) => ({
    endpoint: known.endpoint,
    options: { applicationServerKey: key.buffer },
    toJSON: () => known,
    unsubscribe: async () => ((made = null), true),
  });
  PushManager.prototype.getSubscription = async () => made;
  PushManager.prototype.subscribe = async ({ applicationServerKey }) => (made = subscription(applicationServerKey));
})();
"""
_ANDROID = """
window.Notification = class {
  static permission = "granted";
  constructor() {
    throw new TypeError("Illegal constructor");
  }
};
"""
_SHOWN = """async () => (await (await navigator.serviceWorker.ready).getNotifications())
  .map(({ title, body, tag, lang, data }) => ({ title, body, tag, lang, url: data.url }))"""
_PRESS = """async ({ tag, action }) => {
  const opened = [];
  const replace = (owner, name, value) => Object.defineProperty(owner, name, { configurable: true, value });
  replace(self.clients, "openWindow", async (url) => void opened.push(url));
  replace(WindowClient.prototype, "focus", async () => void opened.push("focus"));
  const [notification] = await self.registration.getNotifications({ tag });
  const waits = [];
  const event = new NotificationEvent("notificationclick", { notification, action });
  event.waitUntil = (work) => waits.push(work);
  self.dispatchEvent(event);
  await Promise.all(waits);
  return opened;
}"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as running:
        yield running


@pytest.fixture(scope="module")
def telling(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server that sends notices to this machine."""
    folder = tmp_path_factory.mktemp("notices")
    with serving(folder, dealt=True, push_private="true", notice_after="0.1") as running:
        yield running


@pytest.fixture
def somebody(telling: ServerProcess) -> Iterator[Callable[[str], Person]]:
    made: list[Person] = []

    def make(name: str) -> Person:
        made.append(Person(telling.url, name))
        made[-1].ask("PATCH", "/api/me", {"name": name})
        return made[-1]

    yield make
    for person in made:
        person.http.close()


@pytest.fixture
def ben(telling: ServerProcess, browser: Browser, somebody: Callable[[str], Person]) -> Iterator[tuple[Screen, Person]]:
    """Ben's browser, which may show notices."""
    person = somebody("Ben")
    device = Screen(browser, telling.url, person=person)
    device.context.grant_permissions(["notifications"])
    device.context.add_init_script(_NO_SERVICE)
    yield device, person
    device.close()
    assert device.troubles == []


def _turn_on(device: Screen) -> Page:
    page = device.open("/settings")
    page.get_by_role("checkbox", name="Tell me on this device").check()
    return page


def _worker(page: Page) -> Worker:
    page.evaluate("async () => { await navigator.serviceWorker.ready }")
    return page.context.service_workers[0]


def _deliver(page: Page, notice: dict[str, Any]) -> None:
    """As the browser's push service would."""
    tools = page.context.new_cdp_session(page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.extend(each["registrationId"] for each in event["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    while not found:
        page.wait_for_timeout(20)
    message = {"origin": page.evaluate("location.origin"), "registrationId": found[-1], "data": json.dumps(notice)}
    tools.send("ServiceWorker.deliverPushMessage", message)
    tools.detach()


def _shown(page: Page, *titles: str) -> list[dict[str, Any]]:
    """The notices that are there, once they are those with these titles."""
    end = time.monotonic() + 10
    while True:
        found: list[dict[str, Any]] = page.evaluate(_SHOWN)
        if [each["title"] for each in found] == list(titles):
            return found
        assert time.monotonic() < end, found
        page.wait_for_timeout(20)


def test_a_notice_travels_from_a_move_to_the_screen_and_back_to_the_table(
    telling: ServerProcess, service: PushService, ben: tuple[Screen, Person], somebody: Callable[[str], Person]
) -> None:
    device, person = ben
    phone = service.browser("phone", key=person.ask("GET", "/api/push/key")["key"])
    device.context.add_init_script(_SUBSCRIBE % json.dumps(phone.subscription))
    page = _turn_on(device)
    expect(page.get_by_text("On, also when this page is closed.")).to_be_visible()
    page.get_by_role("button", name="Try it").click()
    expect(page.locator(".notices")).to_contain_text("A notice is on its way.")
    assert phone.wait()[0].notice["kind"] == "test"

    ann = somebody("Ann")
    table = shared_table([ann, person], "hare(players=2)", [])
    version = ann.ask("GET", f"/api/tables/{table}")["version"]
    move = {"type": "move", "id": "1", "seat": 0, "action": "a>2", "version": version}
    ann.ask("POST", f"/api/tables/{table}/moves", move)
    notice = phone.wait(2)[1].notice
    _deliver(page, notice)
    (shown,) = _shown(page, "Your turn")
    assert (shown["tag"], shown["url"]) == (table, f"/#/table/{table}")
    _deliver(page, {**notice, "title": "Your time runs short"})
    _shown(page, "Your time runs short")  # the newer notice has taken the place of the older one

    pressed = _worker(page).evaluate(_PRESS, {"tag": table, "action": "play"})
    assert pressed == [f"{telling.url}/#/table/{table}"], "the page shows something else, and stays"
    page.goto(f"{telling.url}/#/table/{table}")
    expect(device.legal_spaces().first).to_be_visible()
    _deliver(page, notice)
    _shown(page, "Your turn")
    assert _worker(page).evaluate(_PRESS, {"tag": table, "action": ""}) == ["focus"]

    page.get_by_role("button", name="Table", exact=True).click()
    bell = page.get_by_role("checkbox", name="Notices about this table")
    bell.uncheck()
    expect(bell).not_to_be_checked()
    page.wait_for_timeout(50)
    assert person.ask("GET", "/api/me/notices")["muted"] == [table]
    page.goto(f"{telling.url}/#/settings")
    page.get_by_role("checkbox", name="Tell me on this device").uncheck()
    expect(page.get_by_text("Off. The browser will ask you")).to_be_visible()
    assert person.ask("GET", "/api/me/notices")["subscriptions"] == []


def test_a_page_that_nobody_looks_at_shows_its_own_notice(
    telling: ServerProcess, ben: tuple[Screen, Person], somebody: Callable[[str], Person]
) -> None:
    """Through the worker: a page must not make a notification itself on Android."""
    device, person = ben
    page = _turn_on(device)
    expect(page.get_by_text("On while this page is open in the background.")).to_be_visible()
    device.context.add_init_script(_ANDROID)
    ann = somebody("Ann")
    table = shared_table([ann, person], "hare(players=2)", [])
    page.goto(f"{telling.url}/#/table/{table}")
    page.reload()
    expect(page.locator("[data-space]").first).to_be_visible()
    page.evaluate("Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })")
    version = ann.ask("GET", f"/api/tables/{table}")["version"]
    move = {"type": "move", "id": "1", "seat": 0, "action": "a>2", "version": version}
    ann.ask("POST", f"/api/tables/{table}/moves", move)
    (shown,) = _shown(page, "Your turn")
    assert shown["tag"] == table
    page.evaluate("delete document.hidden; document.dispatchEvent(new Event('visibilitychange'))")
    _shown(page)


def test_quiet_hours_and_a_feed(telling: ServerProcess, ben: tuple[Screen, Person]) -> None:
    device, person = ben
    page = _turn_on(device)
    page.get_by_role("checkbox", name="Do not disturb me").check()
    page.get_by_label("Until").fill("06:45")
    page.get_by_label("Until").blur()
    page.wait_for_timeout(200)
    quiet = person.ask("GET", "/api/me/notices")["quiet"]
    assert (quiet["from"], quiet["to"]) == ("22:00", "06:45")
    page.get_by_role("button", name="Make an address").click()
    address = page.get_by_label("The address of your feed").input_value()
    assert person.http.get(address).headers["content-type"].startswith("application/atom+xml")
    device.check_access("notices")
    device.press("Withdraw it")
    page.get_by_role("button", name="Withdraw it").last.click()
    expect(page.locator(".notices")).to_contain_text("The feed is withdrawn.")
    assert person.http.get(address).status_code == 404


def test_a_browser_that_refuses_is_explained(telling: ServerProcess, screen: Callable[..., Screen]) -> None:
    device = screen()
    device.context.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page = device.open("/settings")
    expect(page.get_by_text("This browser has been told not to show notices")).to_be_visible()
    expect(page.get_by_role("checkbox", name="Tell me on this device")).to_be_disabled()


def test_the_worker_is_asked_for_anew(telling: ServerProcess, person: Callable[..., Person]) -> None:
    answer = person().http.get("/sw.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
