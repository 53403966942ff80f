"""Clocks on the page: they count down, who runs out is played for, and can come back."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.server.client import Person
from tests.server.inside import inside

from .browser import DESKTOP


def test_a_clock_runs_out_and_its_person_comes_back(browser: Browser, tmp_path: Path) -> None:
    late = 0.0
    with inside(tmp_path, clock=lambda: time.time() + late) as server:
        ann = Person(server.url, "Ann")
        # The other seat waits for its own person, so the stand-in cannot race to the end before Ann is back.
        seats = [{"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Ben"}]
        table = ann.table("hare(players=2)", seats, pace="live:600+15", stand_in="random")["id"]
        context = browser.new_context(
            viewport={"width": DESKTOP["width"], "height": DESKTOP["height"]}, locale="en", reduced_motion="reduce"
        )
        context.add_cookies([{"name": ann.cookie_name, "value": ann.token, "url": server.url}])
        page = context.new_page()
        page.goto(f"{server.url}/#/table/{table}")
        clock = page.locator(".clock.runs").first
        expect(clock).to_contain_text("9:5")
        late = 605.0
        server.wait(server.hub.clocks.look())
        expect(page.get_by_role("alert")).to_contain_text("Ann’s time is over")
        page.get_by_role("alert").get_by_role("button").click()
        expect(page.get_by_role("alert")).to_have_count(0)
        expect(page.get_by_role("log")).to_contain_text("Ann plays again")
        context.close()
        ann.http.close()
