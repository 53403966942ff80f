"""Trials: playing on from a moment of a finished game."""

from __future__ import annotations

from starlette.requests import Request

from .. import library, trials
from ..answers import Json
from ..bodies_trials import TrialWish
from ..describe import describe
from ..wire_tables import TableInfo
from .context import AnyDevice, DeviceRouter, TheHub, limit
from .openapi import answers
from .replaying import shared_game, work_out
from .routing import Body

router = DeviceRouter("/api", "tables")


@router.post("/trials", answers(TableInfo, 201))
async def begin_trial(request: Request, hub: TheHub, device: AnyDevice, wish: Body[TrialWish]) -> Json:
    """A table that begins where a decision of a finished game was to be made."""
    trials.check_source(wish)
    limit(request, "table", device.id)
    limit(request, "heavy")
    if wish.share is not None:
        text, seats = await shared_game(hub, wish.share)
    else:
        text, seats = wish.record or "", []
    game = await work_out(request, hub, lambda wanted: library.read(text, wanted))
    live = await trials.begin(hub, device, game, wish, seats)
    return Json(describe(live, device.id), 201)
