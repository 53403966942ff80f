"""How smoothly the moments of a race are shown: the frames of a draw and of an overtaking, on a slow device."""

from __future__ import annotations

import statistics
from typing import Any

from playwright.sync_api import Browser

from tests.server.client import Person

from .reach import shared_table
from .screen import Screen
from .world import race_steps

#: As many times slower than this machine.
SLOWER = 4
#: A hare space that can be reached from Start; a space beyond everybody, from where ``race_steps`` leads.
_HARE, _AHEAD = 1, 27

_RECORD = """() => {
    const frames = [];
    let last = 0, on = true;
    const step = (now) => {
        if (last) frames.push(now - last);
        last = now;
        if (on) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
    window.stopRecording = () => { on = false; return frames; };
}"""


def frames_of(browser: Browser, url: str, moment: str, slower: float = SLOWER) -> dict[str, Any]:
    """Milliseconds from frame to frame while a moment ("draw" or "overtake") is shown: the median, and the longest."""
    people = [Person(url, name) for name in ("Ann", "Ben", "Cleo")]
    table = shared_table(people, "hare(players=3)", race_steps() if moment == "overtake" else ())
    device = Screen(browser, url, person=people[0], motion=True)
    page = device.open(f"/table/{table}")
    devtools = device.context.new_cdp_session(page)
    devtools.send("Emulation.setCPUThrottlingRate", {"rate": slower})
    page.locator(f"[data-space='{_HARE if moment == 'draw' else _AHEAD}'].legal").click()
    confirm = page.locator("button.confirm")
    confirm.wait_for()
    page.evaluate(_RECORD)
    confirm.click()
    page.wait_for_selector(f"[data-scene={moment}]")
    page.wait_for_selector("[data-scene]", state="detached")
    frames: list[float] = page.evaluate("stopRecording()")
    device.close()
    for somebody in people:
        somebody.http.close()
    assert device.troubles == [], device.troubles
    return {"median_ms": round(statistics.median(frames), 1), "longest_ms": round(max(frames)), "frames": len(frames)}
