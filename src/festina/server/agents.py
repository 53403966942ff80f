"""What kind of browser somebody has, as far as it says so: for a list of one's own browsers."""

from __future__ import annotations

from typing import Final

#: What stands in a browser's description of itself, and what to call it; the first that fits counts.
_BROWSERS: Final = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser/", "Samsung Internet"),
    ("Firefox/", "Firefox"),
    ("FxiOS/", "Firefox"),
    ("CriOS/", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
)
_SYSTEMS: Final = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("CrOS", "ChromeOS"),
    ("Windows", "Windows"),
    ("Macintosh", "Mac"),
    ("Linux", "Linux"),
)


def label_of(user_agent: str | None) -> str:
    """A browser and its system, e.g. ``Firefox · Linux``; empty if neither is known."""
    said = user_agent or ""
    found = [next((name for sign, name in names if sign in said), "") for names in (_BROWSERS, _SYSTEMS)]
    return " · ".join(part for part in found if part)
