"""The application: routers, the guard at the door, the front end's files."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from urllib.parse import quote

import msgspec
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import FileResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from ..kernel.errors import FestinaError
from .answers import error_response, language_of
from .build import STATIC
from .cups.watch import CupWatch
from .guard import Guard
from .health import HealthWatch
from .http import (
    acquaintances,
    hinting,
    insight,
    keys,
    league,
    library,
    notices,
    operation,
    pages,
    people,
    puzzles,
    slow,
    strangers,
    tables,
    trials,
)
from .http.context import Devices, get_devices
from .http.openapi import describe_api
from .http.routing import Router
from .hub import Hub
from .limits import Limits
from .lobby import Lobby
from .modules import DEVICE, MANIFEST, manifest, own_sources
from .refusal import Refusal, code_of
from .settings import Settings

_FOREVER = "public, max-age=31536000, immutable"


def create_app(settings: Settings, hub: Hub | None = None, limits: Limits | None = None) -> Starlette:
    """The server as an ASGI application."""
    hub = hub or Hub(settings)

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    app = Starlette(lifespan=lifespan, routes=_routes(hub))
    app.state.hub = hub
    app.state.limits = limits or Limits()
    app.state.devices = Devices(hub)
    app.state.health = HealthWatch(hub.store, hub.bus, hub.metrics, hub.clock)
    app.state.cups = CupWatch(hub)
    app.state.lobby = Lobby(hub.store, settings.public_per_address)
    _add_errors(app, hub)
    app.add_middleware(GZipMiddleware, minimum_size=1500, compresslevel=5)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits, metrics=hub.metrics)
    return app


def _routes(hub: Hub) -> list[BaseRoute]:
    subjects = (
        library,
        insight,
        hinting,
        puzzles,
        people,
        keys,
        acquaintances,
        tables,
        trials,
        strangers,
        notices,
        slow,
        pages,
    )
    routers = (*(module.router for module in subjects), notices.feeds, *league.ROUTERS, operation.router)
    routes = [route for router in routers for route in router.routes]
    description = cache(lambda: describe_api(routes))

    async def openapi(request: Request) -> Response:
        return JSONResponse(description())

    return [Route("/api/openapi.json", openapi), *routes, *_page_routes(hub)]


def _add_errors(app: Starlette, hub: Hub) -> None:
    async def refused(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, FestinaError)
        hub.metrics.refused.labels(code_of(problem)).inc()
        devices = get_devices(request)
        await devices.forget_new(request)
        answer = await error_response(problem, language_of(request.headers))
        devices.give_cookie(request, answer)
        return answer

    async def no_page(request: Request, problem: Exception) -> Response:
        assert isinstance(problem, HTTPException)
        refusal = Refusal("malformed", "server-not-json")
        if problem.status_code in (404, 405):
            refusal = Refusal("not_there", "server-no-page")
            if _wants_a_page(request):
                return RedirectResponse(f"/#{quote(request.url.path)}", status_code=303)
        answer = await error_response(refusal, language_of(request.headers))
        answer.status_code = problem.status_code
        return answer

    app.add_exception_handler(FestinaError, refused)
    app.add_exception_handler(HTTPException, no_page)


def _wants_a_page(request: Request) -> bool:
    """Whether somebody typed an address: the front end, whose places stand behind a #, says what is there."""
    is_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/") and (STATIC / "index.html").is_file()


def _page_routes(hub: Hub) -> list[BaseRoute]:
    """Routes to the front end, if it has been built."""
    if not (STATIC / "index.html").is_file():
        return []

    worker = Router("", "pages", check=None)

    @worker.get("/sw.js")
    async def service_worker() -> Response:
        """The service worker; browsers ask for it anew each time, so that a faulty one can be replaced."""
        return FileResponse(STATIC / "sw.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    assets = STATIC / "assets"
    return [
        *([Mount("/assets", _Forever(directory=assets), name="assets")] if assets.is_dir() else []),
        *pages.page_routes(hub, STATIC),
        *worker.routes,
        Mount("/device", _DeviceFiles(), name="device"),
        Mount("/", StaticFiles(directory=STATIC), name="static"),
    ]


class _DeviceFiles(StaticFiles):
    """What devices think and play with, under names that change with its contents, and the lists of it."""

    def __init__(self) -> None:
        super().__init__()
        own_sources()  # as they are now: these are the rules that this server plays by
        # Either may be missing: modules are built by themselves, the pack with the page.
        self.all_directories = [DEVICE, STATIC / "device"]

    async def get_response(self, path: str, scope: Scope) -> Response:
        if path != MANIFEST:
            return await super().get_response(path, scope)
        found = await asyncio.to_thread(manifest)
        if found is None:
            raise HTTPException(404)
        return Response(
            msgspec.json.encode(found), media_type="application/json", headers={"cache-control": "no-cache"}
        )

    def file_response(self, full_path: str | os.PathLike[str], *args: object, **kwargs: object) -> Response:
        answer = super().file_response(full_path, *args, **kwargs)  # type: ignore[arg-type]
        is_list = Path(full_path).name == "pack.json"
        answer.headers["cache-control"] = "no-cache" if is_list else _FOREVER
        return answer


class _Forever(StaticFiles):
    """Files whose names change with their contents."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = _FOREVER
        return answer
