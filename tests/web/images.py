"""``make images``: every screen, desktop and phone, light and dark, into docs/images/."""

from __future__ import annotations

import argparse
import base64
import tempfile
from pathlib import Path

from tests.server.client import serving

from .browser import DESKTOP, PHONE, chromium
from .screen import Screen
from .world import build, go

FOLDER = Path(__file__).resolve().parent.parent.parent / "docs" / "images"
#: The screens worth a picture, and the quality that keeps a picture small.
SHOWN: list[str] = ["home", "new-hare", "lobby", "waiting", "hare", "hare-space", "whyfirst", "over", "rules", "learn"]
SHOWN += ["companion-table", "replay", "settings"]
_QUALITY = 62


def main() -> None:
    """Make something to see on every screen, and take the pictures."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("places", nargs="*", default=SHOWN)
    parser.add_argument("--to", type=Path, default=FOLDER)
    given = parser.parse_args()
    given.to.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as server, chromium() as browser:
        world = build(server.url)
        for size, viewport in (("desktop", DESKTOP), ("phone", PHONE)):
            for dark in (False, True):
                screen = Screen(browser, server.url, viewport, dark=dark, person=world.ann)
                devtools = screen.context.new_cdp_session(screen.page)
                for name in given.places:
                    page = go(screen, world.places[name])
                    page.wait_for_timeout(400)
                    page.evaluate("document.activeElement?.blur(); scrollTo(0, 0)")
                    shot = devtools.send("Page.captureScreenshot", {"format": "webp", "quality": _QUALITY})
                    file = given.to / f"{name}-{size}-{'dark' if dark else 'light'}.webp"
                    file.write_bytes(base64.b64decode(shot["data"]))
                    print(f"{file.name}  {file.stat().st_size // 1024} kB", flush=True)
                screen.close()
        for person in (world.ann, *world.others):
            person.http.close()


if __name__ == "__main__":
    main()
