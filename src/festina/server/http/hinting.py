"""Hints at tables, and any position on the analysis board."""

from __future__ import annotations

from functools import partial

from starlette.requests import Request

from ...bots.brief import Thought
from .. import hints, pondering, positions
from ..answers import Json
from ..bodies_hints import HintWish
from ..questioning import BotAnswer, BotQuestion
from ..refusal import Refusal
from ..thinking import AllBusy
from ..wire_hints import Hint
from ..wire_positions import (
    LikelyLine,
    LineWish,
    PositionInfo,
    PositionReasons,
    PositionThought,
    PositionWish,
    StepWish,
    WhyWish,
)
from .context import DeviceRouter, KnownDevice, TheHub, TheTable, limit
from .openapi import answers
from .replaying import work_out
from .routing import Body

router = DeviceRouter("/api", "hints")


@router.get("/tables/{id}/thought", answers(Thought))
async def read_thought(request: Request, hub: TheHub, live: TheTable, device: KnownDevice, seat: int) -> Json:
    """What the server thinks of my seat's actions, for a device that cannot; bots come first."""
    limit(request, "heavy")

    async def ask(question: BotQuestion) -> BotAnswer:
        if not hub.thinkers.is_free:
            raise AllBusy
        return await hub.thinkers.ask(question)

    return Json(await hints.think(live, device, seat, ask))


@router.post("/tables/{id}/hints", answers(Hint))
async def give_hint(request: Request, live: TheTable, device: KnownDevice, wish: Body[HintWish]) -> Json:
    """A hint in words for my seat, from what my device has found; it is noted at the table."""
    limit(request, "command", device.id)
    return Json(await hints.hint(live, device, wish))


@router.post("/position", answers(PositionInfo))
async def look_at(request: Request, hub: TheHub, wish: Body[PositionWish]) -> Json:
    """A position of any kind: what can be done in it, or why it cannot arise. Nothing is kept."""
    limit(request, "heavy")
    return Json(await work_out(request, hub, lambda wanted: positions.look_at(wish, wanted)))


@router.post("/position/step", answers(PositionInfo))
async def step_from(request: Request, hub: TheHub, wish: Body[StepWish]) -> Json:
    """The position after an action or an outcome."""
    limit(request, "heavy")
    return Json(await work_out(request, hub, lambda wanted: positions.step_from(wish, wanted)))


@router.post("/position/why", answers(PositionReasons))
async def reasons_in(request: Request, hub: TheHub, wish: Body[WhyWish]) -> Json:
    """Why an action is better than others, in a position."""
    limit(request, "heavy")
    return Json(await work_out(request, hub, lambda wanted: positions.reasons_in(wish, wanted)))


@router.post("/position/line", answers(LikelyLine))
async def name_line(request: Request, hub: TheHub, wish: Body[LineWish]) -> Json:
    """What the steps of a likely line are called, which a device's search has found."""
    limit(request, "heavy")
    return Json(await work_out(request, hub, lambda wanted: positions.line_from(wish, wanted)))


@router.post("/position/thought", answers(PositionThought))
async def think_of(request: Request, hub: TheHub, wish: Body[PositionWish]) -> Json:
    """What the server thinks of a position, for a device that cannot; bots come first."""
    limit(request, "heavy")
    question = await work_out(request, hub, lambda wanted: pondering.question_of(wish, wanted))
    thought = await hub.thinkers.spare(partial(pondering.ponder, question), pondering.SECONDS)
    if thought is None:
        raise Refusal("not_now", "server-hints-warming")
    return Json(thought)
