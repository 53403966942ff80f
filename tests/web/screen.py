"""A person at a browser: opens pages, plays with pointer or keyboard, and notes everything that goes wrong."""

from __future__ import annotations

import re
import time
from typing import Any

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from tests.server.client import COOKIE, Person

from .browser import DESKTOP

_SECONDS = 60_000
#: Resolves once what was changed is drawn; a page that is drawn no more does not hold up anybody.
DRAWN = """() => new Promise((done) => {
    setTimeout(done, 3000);
    requestAnimationFrame(() => requestAnimationFrame(done));
})"""


def story(page: Page) -> Locator:
    """What happened lately, sentence by sentence, as screen readers hear it."""
    return page.locator("[role=log][aria-live=polite]")


def change_seat(page: Page, place: int, kind: str = "", name: str = "", bot: str = "") -> None:
    """On the screen for a new table: say who sits on a seat."""
    page.get_by_role("button", name=re.compile(f"^Seat {place + 1}:")).click()
    seat = page.get_by_role("dialog", name=f"Seat {place + 1}", exact=True)
    if kind:
        seat.get_by_role("radio", name=kind).check()
    if name:
        seat.get_by_role("textbox").fill(name)
    if bot:
        seat.locator(f"input[value='{bot}']").check()
    seat.get_by_role("button", name="Done").click()
    expect(seat).to_have_count(0)


def wait_until(page: Page, script: str, arg: object, milliseconds: int) -> None:
    """Wait until an asynchronous function gives something true: ``wait_for_function`` takes its promise for that."""
    end = time.monotonic() + milliseconds / 1000
    while not page.evaluate(script, arg):
        assert time.monotonic() < end, f"in vain: {script} {arg}"
        page.wait_for_timeout(200)


class Screen:
    """One device with its own cookie."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        size: dict[str, int] = DESKTOP,
        language: str = "en",
        dark: bool = False,
        person: Person | None = None,
        motion: bool = False,
    ) -> None:
        self.url = url
        self.troubles: list[str] = []
        self.context = browser.new_context(
            viewport=size,  # type: ignore[arg-type]
            locale=language,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=size["width"] < 600,
        )
        self.context.set_default_timeout(_SECONDS)
        if person is not None:
            self.context.add_cookies([{"name": COOKIE, "value": person.token, "url": url}])
        self.page: Page = self.context.new_page()
        self.page.on("pageerror", lambda error: self.troubles.append(f"page: {error}"))
        self.page.on("console", self._listen)
        self.page.on("request", self._watch)

    def _listen(self, message: Any) -> None:
        # A connection that is cut is told to the console by the browser itself.
        if message.type == "error" and "WebSocket" not in message.text and "ERR_" not in message.text:
            self.troubles.append(f"console: {message.text}")

    def _watch(self, request: Any) -> None:
        if not request.url.startswith((self.url, self.url.replace("http", "ws"), "data:", "blob:")):
            self.troubles.append(f"a request to {request.url}")

    def open(self, path: str = "/") -> Page:
        """Go to a hash route."""
        self.page.goto(f"{self.url}/#{path}")
        self.page.wait_for_selector("main h1, main [data-space], main [aria-label]")
        return self.page

    def press(self, name: str | re.Pattern[str], role: Any = "button") -> None:
        """Press the button (or link) with this name."""
        self.page.get_by_role(role, name=name).first.click()

    def legal_spaces(self) -> Locator:
        """The spaces of the board that can be chosen now."""
        return self.page.locator("[data-space].legal")

    def settle(self) -> None:
        """Wait until what was changed is drawn."""
        self.page.evaluate(DRAWN)

    def check_access(self, name: str) -> None:
        """axe finds nothing on this screen."""
        self.settle()
        found = Axe().run(self.page)
        told = [f"{one['id']}: {node['html'][:160]}" for one in found.response["violations"] for node in one["nodes"]]
        assert told == [], f"{name}: " + "\n".join(told)

    def expect_text(self, text: str | re.Pattern[str]) -> None:
        """Wait until a text is on the page."""
        expect(self.page.get_by_text(text).first).to_be_visible(timeout=_SECONDS)

    def close(self) -> None:
        self.context.close()
