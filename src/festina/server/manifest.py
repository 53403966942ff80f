"""The page as an app that can be installed: its manifest, one per language. Addresses are relative to it."""

from __future__ import annotations

from functools import cache
from typing import Final

import msgspec

from ..locales import text

#: What a press on the app's icon can lead to at once: a place of the page, and the words for it.
_SHORTCUTS: Final = (
    ("new", "web-new-title"),
    ("games", "web-nav-games"),
    ("learn", "web-tour-title"),
    ("rules", "web-nav-rules"),
)
_MEADOW: Final = "#cfe3b4"
_PNG: Final = "image/png"
MEDIA_TYPE: Final = "application/manifest+json"


def file_of(language: str) -> str:
    """The name of a language's manifest, beside the page."""
    return f"manifest-{language}.webmanifest"


@cache
def manifest(language: str) -> bytes:
    """The manifest in a language. Without an ``id`` an app is known by where it starts, under any prefix."""
    icon = {"src": "./icon-192.png", "type": _PNG, "sizes": "192x192"}
    app = {
        "name": "Festina",
        "short_name": "Festina",
        "lang": language,
        "description": text("web-home-lead", language),
        "start_url": "./",
        "scope": "./",
        "display": "standalone",
        "background_color": _MEADOW,
        "theme_color": _MEADOW,
        "categories": ["games"],
        "icons": [
            {"src": "./icon.svg", "type": "image/svg+xml", "sizes": "any"},
            icon,
            {"src": "./icon-512.png", "type": _PNG, "sizes": "512x512"},
            {"src": "./icon-maskable-512.png", "type": _PNG, "sizes": "512x512", "purpose": "maskable"},
        ],
        "shortcuts": [
            {"name": text(key, language), "url": f"./#/{place}", "icons": [icon]} for place, key in _SHORTCUTS
        ],
        "screenshots": [
            {
                "src": f"./app/{name}.jpg",
                "type": "image/jpeg",
                "sizes": sizes,
                "form_factor": form,
                "label": text("web-app-screenshot", language),
            }
            for name, sizes, form in (("wide", "1280x800", "wide"), ("narrow", "780x1440", "narrow"))
        ],
    }
    return msgspec.json.encode(app)
