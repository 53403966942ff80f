"""Ratings, for people who want them."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request

from .. import ratings
from ..answers import Json
from ..bodies_league import RatingWish
from ..wire_ratings import RatingBoard, RatingInfo, RatingList
from .context import AnyDevice, DeviceRoute, KnownDevice, MaybeDevice, TheHub, limit
from .openapi import answers, body

router = APIRouter(prefix="/api/ratings", tags=["ratings"], route_class=DeviceRoute)


@router.get("", responses=answers(RatingList))
async def read_ratings(hub: TheHub, device: MaybeDevice) -> Json:
    """My ratings, one for each game, with the games that counted."""
    return Json(await ratings.read(hub, device))


@router.get("/{game}", responses=answers(RatingBoard))
async def read_board(hub: TheHub, device: MaybeDevice, game: str) -> Json:
    """Who wants to be seen with a rating at a game, the strongest first."""
    return Json(await ratings.board(hub, device, game))


@router.patch("/{game}", responses=answers(RatingInfo))
async def change_rating(
    request: Request, hub: TheHub, device: AnyDevice, game: str, wish: Annotated[RatingWish, body(RatingWish)]
) -> Json:
    """Begin a rating, or change whether my games count and whether everybody may see it."""
    limit(request, "command", device.id)
    return Json(await ratings.change(hub, device, game, wish))


@router.delete("/{game}", responses=answers(RatingInfo))
async def forget_rating(hub: TheHub, device: KnownDevice, game: str) -> Json:
    """Delete my rating at a game."""
    return Json(await ratings.forget(hub, device, game))
