"""What the first load of the start page costs."""

from __future__ import annotations

from typing import NamedTuple

from playwright.sync_api import Browser

from .browser import DESKTOP

#: The bytes that the first load may cost.
MOST_BYTES = 150_000


class FirstLoad(NamedTuple):
    """Bytes as they cross the wire (compressed), requests, and the addresses of requests to anywhere else."""

    size: int
    requests: int
    foreign: list[str]


def first_load(browser: Browser, url: str) -> FirstLoad:
    """Open the start page with an empty cache, and wait until it has all that it loads by itself."""
    context = browser.new_context(viewport=DESKTOP)  # type: ignore[arg-type]
    page = context.new_page()
    devtools = context.new_cdp_session(page)
    devtools.send("Network.enable")
    sizes: list[int] = []
    devtools.on("Network.loadingFinished", lambda event: sizes.append(int(event["encodedDataLength"])))
    foreign: list[str] = []
    page.on("request", lambda request: None if request.url.startswith((url, "data:")) else foreign.append(request.url))
    page.goto(url)
    page.wait_for_selector("main .news", timeout=60_000)  # the last thing that the page loads by itself
    page.wait_for_load_state("networkidle")
    context.close()
    return FirstLoad(sum(sizes), len(sizes), foreign)
