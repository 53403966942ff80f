"""``make bench-web``: what the first load costs, in Chromium on loopback; prints one JSON line.

python -m bench.web [--runs 5]

Bytes are those of the front page's first load as they cross the wire (compressed). The time is from opening the page
of a running table, with an empty cache, to a board with a space that can be chosen. Frames are those of a draw, an
overtaking, an arrival at Finish and the reveal of a trick, while the processor is slowed down four times: 16.7 ms from
one to the next are 60 a second.
"""

from __future__ import annotations

import argparse
import json
import statistics
import tempfile
import time
from pathlib import Path

from playwright.sync_api import Browser

from tests.server.client import COOKIE, Person, ServerProcess
from tests.web.browser import DESKTOP, chromium
from tests.web.smooth import MOMENTS, frames_of
from tests.web.weight import first_load


def playable(browser: Browser, person: Person, table: str) -> float:
    """Milliseconds from opening the page to a board that can be played on."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    context.add_cookies([{"name": COOKIE, "value": person.token, "url": person.url}])
    page = context.new_page()
    began = time.perf_counter()
    page.goto(f"{person.url}/#/table/{table}", wait_until="commit")
    page.wait_for_selector("[data-space].legal", timeout=30_000)
    taken = (time.perf_counter() - began) * 1000
    context.close()
    return taken


def main() -> None:
    """Start a server, measure, stop it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--runs", type=int, default=5)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = ServerProcess(Path(folder))
        server.start()
        try:
            person = Person(server.url)
            table = person.table("hare(players=3)")["id"]
            with chromium() as browser:
                size, requests, foreign = first_load(browser, server.url)
                times = [playable(browser, person, table) for _ in range(given.runs)]
                frames = {moment: frames_of(browser, server.url, moment) for moment in MOMENTS}
        finally:
            server.stop()
    result = {
        "first_load_bytes": size,
        "requests": requests,
        "foreign_requests": foreign,
        "playable_ms": round(statistics.median(times), 1),
        "playable_ms_all": [round(taken, 1) for taken in times],
        **{f"{moment}_frames": taken for moment, taken in frames.items()},
    }
    print(json.dumps(result))


if __name__ == "__main__":
    main()
