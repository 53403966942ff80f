"""The page under plain addresses, which others can make previews of, and links as pictures for cameras."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from ...kernel.errors import FestinaError
from ...locales import languages
from ..answers import language_of, learn
from ..build import build_id, pack_version
from ..hub import Hub
from ..manifest import MEDIA_TYPE, manifest
from ..page import Page, Preview, base_of
from ..previews import FOLDER, Previews
from ..refusal import Refusal
from .context import forgive, limit, not_banned
from .openapi import answers_text
from .routing import Router

router = Router("/api", "library", check=not_banned)
#: Pictures keep their names when they change.
_DAY: Final = "public, max-age=86400"
#: Between a dark pattern and the edge, in its own squares: as much as cameras need.
_BORDER: Final = 3


class Svg(Response):
    """An answer that is an SVG drawing."""

    media_type = "image/svg+xml"


@router.get("/qr", answers_text(Svg))
async def qr_code(request: Request, path: Annotated[str, Meta(pattern=r"^/[a-z]{1,12}/[A-Za-z0-9-]{1,64}$")]) -> Svg:
    """An address of this server as a QR code: the page shows it beside a link."""
    base = base_of(request)
    if not base:
        raise Refusal("bad_value", "server-no-page")
    drawn = await asyncio.to_thread(_drawn, base + path)
    return Svg(drawn, headers={"cache-control": "private, max-age=3600"})


@lru_cache(maxsize=256)
def _drawn(address: str) -> bytes:
    """Dark on light in every theme: cameras want it so."""
    import segno

    out = BytesIO()
    code = segno.make(address, micro=False, error="m")
    code.save(out, kind="svg", border=_BORDER, omitsize=True, xmldecl=False, dark="#22342a", light="#fffdf6")
    return out.getvalue()


def page_routes(hub: Hub, static: Path) -> list[BaseRoute]:
    """Routes to the page at its start, and under every address that is handed on."""
    plain = Router("", "pages", check=None)
    page, previews = Page(static / "index.html", build_id(), pack_version(static)), Previews(hub, static / FOLDER)

    async def shown(request: Request, make: Callable[[str], Awaitable[Preview]] | None) -> Response:
        """The page; with the house's preview for what is not there or not for everybody: its status tells nothing."""
        language = language_of(request.headers)
        try:
            preview = None if make is None else await make(language)
        except FestinaError:
            preview = None
        found = preview or await previews.house(request.url.path, language)
        headers = {"cache-control": "no-cache", "vary": "accept-language"}
        if make is not None:
            headers["x-robots-tag"] = "noindex"
        return HTMLResponse(page.show(found, base_of(request)), headers=headers)

    @plain.head("/")
    @plain.get("/")
    async def start(request: Request) -> Response:
        return await shown(request, None)

    @plain.get("/manifest-{language}.webmanifest")
    async def app_manifest(language: str) -> Response:
        if language not in languages():
            raise Refusal("not_there", "server-no-language", known=", ".join(languages()))
        await learn(language)
        return Response(manifest(language), media_type=MEDIA_TYPE, headers={"cache-control": "no-cache"})

    @plain.head("/join/{code}")
    @plain.get("/join/{code}")
    async def invitation(request: Request, code: str) -> Response:
        async def guessed(language: str) -> Preview:
            limit(request, "guess")
            found = await previews.invitation(code, language)
            forgive(request, "guess")
            return found

        return await shown(request, guessed)

    @plain.head("/table/{id}")
    @plain.get("/table/{id}")
    async def table(request: Request, id: str) -> Response:
        return await shown(request, lambda language: previews.table(id, language))

    @plain.head("/replay/{share}")
    @plain.get("/replay/{share}")
    async def replay(request: Request, share: str) -> Response:
        return await shown(request, lambda language: previews.replay(share, language))

    @plain.head("/review/{share}")
    @plain.get("/review/{share}")
    async def review(request: Request, share: str) -> Response:
        return await shown(request, lambda language: previews.replay(share, language, "review"))

    @plain.head("/daily/{day}")
    @plain.get("/daily/{day}")
    async def daily(request: Request, day: str) -> Response:
        return await shown(request, lambda language: previews.daily(day, language))

    if (static / FOLDER).is_dir():
        plain.routes.append(Mount(f"/{FOLDER}", _Pictures(directory=static / FOLDER), name=FOLDER))
    return plain.routes


class _Pictures(StaticFiles):
    """Pictures for previews."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = _DAY
        return answer
