"""Reviews of finished games: what a device needs to work one out, and the server's own work where it cannot."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import ClientDisconnect, Request

from ...analysis.plan import ReviewPlan
from ...kernel.insight import Review
from .. import insight, library
from ..answers import Json, PackedJson
from ..bodies import RecordWish
from ..bodies_trials import ReasonsWish
from ..build import lasting
from ..commands import Action
from ..hub import Hub
from ..kept import key_of
from ..replay import Abandoned
from ..wire_library import Reasons
from .context import MaybeDevice, TheHub, TheTable, limit, not_banned
from .openapi import answers
from .replaying import find_or_make, work_out
from .replaying import shared_game as find_shared
from .routing import Body, Router

router = Router("/api", "insight", check=not_banned)


@router.get("/tables/{id}/review-plan", answers(ReviewPlan))
async def table_plan(request: Request, hub: TheHub, live: TheTable, device: MaybeDevice) -> Json:
    """All that a device needs to review a table's finished game."""
    limit(request, "heavy")
    async with live.held():
        live.check_may_look(device)
        game = live.match.running.copy()
    return Json(await work_out(request, hub, lambda wanted: insight.planned(game, wanted)))


@router.get("/games/{share}/review-plan", answers(ReviewPlan))
async def shared_plan(request: Request, hub: TheHub, share: str, build: str | None = None) -> PackedJson:
    """All that a device needs to review a finished game. It is the same for everybody, and names nobody."""
    limit(request, "heavy")
    text = (await find_shared(hub, share)).text
    return await find_or_make(
        request,
        hub,
        key_of("review-plan", text),
        lambda wanted: insight.planned(library.read(text, wanted), wanted),
        lasting(build),
    )


@router.get("/games/{share}/reasons", answers(Reasons))
async def shared_reasons(
    request: Request,
    hub: TheHub,
    share: str,
    step: Annotated[int, Meta(ge=0)],
    better: Action,
    worse: Action,
    build: str | None = None,
) -> PackedJson:
    """Why an action was better than another at a decision of a finished game; empty where nobody knows."""
    limit(request, "heavy")
    text = (await find_shared(hub, share)).text
    return await find_or_make(
        request,
        hub,
        key_of("reasons", text, step, better, worse),
        lambda wanted: insight.reasons(library.read(text, wanted), step, better, worse),
        lasting(build),
    )


@router.post("/review-plan", answers(ReviewPlan))
async def record_plan(request: Request, hub: TheHub, wish: Body[RecordWish]) -> Json:
    """All that a device needs to review the finished game of any record; nothing is kept."""
    return Json(await _plan_of(request, hub, wish))


@router.post("/review", answers(Review))
async def review(request: Request, hub: TheHub, wish: Body[RecordWish]) -> Json:
    """The review of any record's finished game, worked out here: for devices that cannot do it themselves."""
    plan = await _plan_of(request, hub, wish)
    try:
        return Json(await hub.reviews.make(plan, request.is_disconnected))
    except Abandoned as problem:
        raise ClientDisconnect from problem


@router.post("/reasons", answers(Reasons))
async def reasons(request: Request, hub: TheHub, wish: Body[ReasonsWish]) -> Json:
    """Why an action was better than another at a decision of any record's finished game; empty where nobody knows."""
    limit(request, "heavy")
    library.check_length(wish.record)
    step, better, worse = wish.step, wish.better, wish.worse
    made = await work_out(
        request, hub, lambda wanted: insight.reasons(library.read(wish.record, wanted), step, better, worse)
    )
    return Json(made)


async def _plan_of(request: Request, hub: Hub, wish: RecordWish) -> ReviewPlan:
    limit(request, "heavy")
    library.check_length(wish.record)
    return await work_out(request, hub, lambda wanted: insight.planned(library.read(wish.record, wanted), wanted))
