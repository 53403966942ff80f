"""The application: routers, the guard at the door, the front end's files."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from urllib.parse import quote

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.staticfiles import StaticFiles

from .. import __version__
from ..kernel.errors import FestinaError
from .answers import Json, error_response, language_of
from .guard import Guard
from .house import House
from .http import library, people, tables
from .http.context import Devices, get_devices
from .http.models import FAILURES
from .limits import Limits
from .refusal import Refusal, code_of
from .settings import Settings

STATIC = Path(__file__).parent / "static"


def create_app(settings: Settings, house: House | None = None) -> FastAPI:
    """The server as an ASGI application."""
    house = house or House(settings)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        await house.open()
        yield
        await house.close()

    app = FastAPI(
        title="Festina",
        version=__version__,
        lifespan=lifespan,
        openapi_url="/api/openapi.json",
        responses=FAILURES,
        docs_url=None,
        redoc_url=None,
    )
    app.state.house = house
    app.state.limits = Limits()
    app.state.devices = Devices(house)
    for router in (library.router, people.router, tables.router):
        app.include_router(router)
    _add_operations(app, house)
    _add_errors(app, house)
    _add_pages(app)
    app.add_middleware(GZipMiddleware, minimum_size=1500, compresslevel=5)
    app.add_middleware(Guard, settings=settings, limits=app.state.limits, metrics=house.metrics)
    return app


def _add_operations(app: FastAPI, house: House) -> None:
    @app.head("/healthz", include_in_schema=False)
    @app.get("/healthz", tags=["operation"])
    async def health() -> Response:
        """Whether the database answers."""
        await house.database.read(lambda connection: connection.execute(text("SELECT 1")).scalar())
        return Json({"status": "stopping" if house.closing else "ok", "version": __version__})

    @app.get("/metrics", include_in_schema=False)
    async def metrics() -> Response:
        return Response(generate_latest(house.metrics.registry), media_type=CONTENT_TYPE_LATEST)


def _add_errors(app: FastAPI, house: House) -> None:
    @app.exception_handler(FestinaError)
    async def refused(request: Request, problem: FestinaError) -> Response:
        house.metrics.refused.labels(code_of(problem)).inc()
        await get_devices(request).forget_new(request)
        return await error_response(problem, language_of(request.headers))

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, problem: RequestValidationError) -> Response:
        first = problem.errors()[0]
        where = ".".join(str(part) for part in first["loc"])[:80]
        told = Refusal("malformed", "server-malformed", where=where, problem=str(first["msg"])[:200])
        house.metrics.refused.labels(told.code).inc()
        return await error_response(told, language_of(request.headers))

    @app.exception_handler(HTTPException)
    async def no_page(request: Request, problem: HTTPException) -> Response:
        if isinstance(problem.__cause__, FestinaError):  # the guard's, while the body was read
            return await refused(request, problem.__cause__)
        told = Refusal("malformed", "server-not-json")
        if problem.status_code in (404, 405):
            told = Refusal("not_there", "server-no-page")
            if _wants_a_page(request):
                return RedirectResponse(f"/#{quote(request.url.path)}", status_code=303)
        answer = await error_response(told, language_of(request.headers))
        answer.status_code = problem.status_code
        return answer


def _wants_a_page(request: Request) -> bool:
    """Whether somebody typed an address: the front end, whose places stand behind a #, says what is there."""
    is_page = request.method == "GET" and "text/html" in request.headers.get("accept", "")
    return is_page and not request.url.path.startswith("/api/") and (STATIC / "index.html").is_file()


def _add_pages(app: FastAPI) -> None:
    """The front end, if it has been built."""
    if not (STATIC / "index.html").is_file():
        return
    if (STATIC / "assets").is_dir():
        app.mount("/assets", _Forever(directory=STATIC / "assets"), name="assets")

    @app.head("/", include_in_schema=False)
    @app.get("/", include_in_schema=False)
    async def page() -> Response:
        return FileResponse(STATIC / "index.html", headers={"cache-control": "no-cache"})

    app.mount("/", StaticFiles(directory=STATIC), name="static")


class _Forever(StaticFiles):
    """Files whose names change with their contents."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        answer = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        answer.headers["cache-control"] = "public, max-age=31536000, immutable"
        return answer
