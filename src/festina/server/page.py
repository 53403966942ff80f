"""The front end's page, with what others show of a link to it in its head (the Open Graph protocol)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from pathlib import Path
from typing import Final, NamedTuple

from starlette.datastructures import Headers
from starlette.requests import Request

#: The size of every picture.
_WIDTH: Final = 1200
_HEIGHT: Final = 630
_HOST: Final = re.compile(r"(?:[A-Za-z0-9_.-]{1,255}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?")
_LANGUAGE: Final = re.compile(r'<html lang="[a-z]+">')
_TITLE: Final = re.compile(r"<title>[^<]*</title>")
_MANIFEST: Final = re.compile(r"manifest-[a-z]+(?=\.webmanifest)")
#: The page names its own files relative to itself, so that it can lie under any prefix.
_OWN: Final = re.compile(r'(href|src)="\./')


class Preview(NamedTuple):
    """What others show of a link: a title, a sentence and a picture; ``path`` is the address that it is about."""

    title: str
    description: str
    picture: str
    picture_text: str
    path: str
    language: str


def base_of(request: Request) -> str:
    """The address of this server as the request names it; empty if what it names is no host.

    A browser's requests are only carried out if their ``Origin`` fits their ``Host`` (``guard``), so every proxy hands
    that on; no other header is believed.
    """
    host = Headers(scope=request.scope).get("host", "")
    return f"{request.scope['scheme']}://{host}" if _HOST.fullmatch(host) else ""


class Page:
    """The page as it was built, for a server: served under many addresses, it names its files from the root."""

    def __init__(self, file: Path, build: str, pack: str = "") -> None:
        facts = {"build": build, **({"pack": pack} if pack else {})}
        self._html = with_facts(_OWN.sub(r'\1="/', file.read_text(encoding="utf-8")), facts)

    def show(self, preview: Preview, base: str) -> str:
        """The page with a preview in its head; its script opens the place that the address names."""
        language = f'<html lang="{escape(preview.language)}">'
        html = _LANGUAGE.sub(lambda _: language, self._html, count=1)
        html = _MANIFEST.sub(f"manifest-{preview.language}", html, count=1)
        return _TITLE.sub(lambda _: _head(preview, base), html, count=1)


def with_facts(html: str, facts: Mapping[str, str]) -> str:
    """The page with what it must know of where it comes from: its build, its pack, whether there is a server."""
    lines = "".join(f'<meta name="festina-{name}" content="{escape(fact)}" />\n    ' for name, fact in facts.items())
    return _TITLE.sub(lambda title: lines + title[0], html, count=1)


def _head(preview: Preview, base: str) -> str:
    picture = base + preview.picture
    named = {
        "description": preview.description,
        "twitter:card": "summary_large_image",
    }
    properties = {
        "og:type": "website",
        "og:site_name": "Festina",
        "og:title": preview.title,
        "og:description": preview.description,
        "og:url": base + preview.path,
        "og:locale": preview.language,
        "og:image": picture,
        "og:image:type": "image/jpeg",
        "og:image:width": str(_WIDTH),
        "og:image:height": str(_HEIGHT),
        "og:image:alt": preview.picture_text,
    }
    lines = [
        f"<title>{escape(preview.title)}</title>",
        *(f'<meta name="{name}" content="{escape(content)}" />' for name, content in named.items()),
        *(f'<meta property="{name}" content="{escape(content)}" />' for name, content in properties.items()),
    ]
    return "\n    ".join(lines)
