"""The application: routers, the guard at the door, the front end's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from urllib.parse import quote

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from .. import __version__
from ..kernel.errors import FestinaError
from .answers import error_response, language_of
from .cups.watch import CupWatch
from .guard import Guard
from .health import HealthWatch
from .http import acquaintances, keys, league, library, notices, operation, pages, people, slow, strangers, tables
from .http.context import Devices, get_devices, not_banned
from .http.openapi import FAILURES, describe_api
from .hub import Hub
from .limits import Limits
from .lobby import Lobby
from .refusal import Refusal, code_of
from .settings import Settings

STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings, hub: Hub | None = None, limits: Limits | None = None) -> FastAPI:
    """The server as an ASGI application."""
    hub = hub or Hub(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await hub.open()
        yield
        await hub.close()

    app = FastAPI(
        title="Festina",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        responses=FAILURES,
        docs_url=None,
        redoc_url=None,
    )
    app.state.hub = hub
    app.state.limits = limits or Limits()
    app.state.devices = Devices(hub)
    app.state.health = HealthWatch(hub.store, hub.bus, hub.metrics, hub.clock)
    app.state.cups = CupWatch(hub)
    app.state.lobby = Lobby(hub.store, settings.public_per_address)
    routers = (library, people, keys, acquaintances, tables, strangers, notices, slow, pages)
    for router in (*(module.router for module in routers), notices.feeds, *league.ROUTERS):
        app.include_router(router, dependencies=[Depends(not_banned)])
    app.include_router(operation.router)
    _add_errors(app, hub)
    _add_pages(app, hub)
    description = cache(lambda: describe_api(app))
    app.openapi = description  # type: ignore[method-assign]
    app.add_middleware(GZipMiddleware, minimum_size=1500, compresslevel=5)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits, metrics=hub.metrics)
    return app


def _add_errors(app: FastAPI, hub: Hub) -> None:
    @app.exception_handler(FestinaError)
    async def refused(request: Request, problem: FestinaError) -> Response:
        hub.metrics.refused.labels(code_of(problem)).inc()
        devices = get_devices(request)
        await devices.forget_new(request)
        answer = await error_response(problem, language_of(request.headers))
        devices.give_cookie(request, answer)
        return answer

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        refusal = Refusal("malformed", "server-malformed", where=where, problem=str(first["msg"])[:200])
        return await refused(request, refusal)

    @app.exception_handler(HTTPException)
    async def no_page(request: Request, problem: HTTPException) -> Response:
        if isinstance(problem.__cause__, FestinaError):  # the guard's, while the body was read
            return await refused(request, problem.__cause__)
        refusal = Refusal("malformed", "server-not-json")
        if problem.status_code in (404, 405):
            refusal = Refusal("not_there", "server-no-page")
            if _wants_a_page(request):
                return RedirectResponse(f"/#{quote(request.url.path)}", status_code=303)
        answer = await error_response(refusal, language_of(request.headers))
        answer.status_code = problem.status_code
        return answer


def _wants_a_page(request: Request) -> bool:
    """Whether somebody typed an address: the front end, whose places stand behind a #, says what is there."""
    is_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/") and (STATIC / "index.html").is_file()


def _add_pages(app: FastAPI, hub: Hub) -> None:
    """The front end, if it has been built."""
    if not (STATIC / "index.html").is_file():
        return
    if (STATIC / "assets").is_dir():
        app.mount("/assets", _Forever(directory=STATIC / "assets"), name="assets")

    pages.add_pages(app, hub, STATIC)

    @app.get("/sw.js", include_in_schema=False)
    async def service_worker() -> Response:
        """The service worker; browsers ask for it anew each time, so that a faulty one can be replaced."""
        return FileResponse(STATIC / "sw.js", media_type="text/javascript", headers={"cache-control": "no-cache"})

    app.mount("/", StaticFiles(directory=STATIC), name="static")


class _Forever(StaticFiles):
    """Files whose names change with their contents."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer
