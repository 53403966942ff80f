"""For operators: whether the server lives, whether it can do its work, and figures."""

from __future__ import annotations

from typing import Annotated

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.requests import Request
from starlette.responses import Response

from ... import __version__
from ..answers import Json
from ..health import HealthWatch
from ..hub import Hub
from ..wire_library import Health
from .context import TheHub
from .openapi import answers
from .routing import Need, Router

router = Router("", "operation", check=None)


async def get_health(request: Request) -> HealthWatch:
    """The watch over what the server depends on."""
    found: HealthWatch = request.app.state.health
    return found


TheHealth = Annotated[HealthWatch, Need(get_health)]


async def _health(hub: Hub, watch: HealthWatch) -> Health:
    troubles = await watch.troubles()
    return Health(
        status="stopping" if hub.closing else "trouble" if troubles else "ok",
        version=__version__,
        trouble=troubles,
        tidying=hub.tidying.state,
    )


@router.head("/healthz")
@router.get("/healthz", answers(Health))
async def health(hub: TheHub, watch: TheHealth) -> Json:
    """Whether the process lives, and what is wrong: starting it again helps only if this is not answered."""
    return Json(await _health(hub, watch))


@router.head("/readyz")
@router.get("/readyz", answers(Health) | answers(Health, 503))
async def readiness(hub: TheHub, watch: TheHealth) -> Json:
    """Whether people should be sent here: not while it stops, and not while nothing can be stored (503)."""
    found = await _health(hub, watch)
    can_store = not {"database", "disk"} & set(found.trouble)
    return Json(found, 200 if can_store and not hub.closing else 503)


@router.get("/metrics")
async def metrics(hub: TheHub) -> Response:
    """The figures that Prometheus reads."""
    return Response(generate_latest(hub.metrics.registry), media_type=CONTENT_TYPE_LATEST)
