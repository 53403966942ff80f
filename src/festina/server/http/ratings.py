"""Ratings, for people who want them."""

from __future__ import annotations

from starlette.requests import Request

from .. import ratings
from ..answers import Json
from ..bodies_league import RatingWish
from ..wire_ratings import RatingBoard, RatingInfo, RatingList
from .context import AnyDevice, DeviceRouter, KnownDevice, MaybeDevice, TheHub, limit
from .openapi import answers
from .routing import Body

router = DeviceRouter("/api/ratings", "ratings")


@router.get("", answers(RatingList))
async def read_ratings(hub: TheHub, device: MaybeDevice) -> Json:
    """My ratings, one for each game, with the games that counted."""
    return Json(await ratings.read(hub, device))


@router.get("/{game}", answers(RatingBoard))
async def read_board(hub: TheHub, device: MaybeDevice, game: str) -> Json:
    """Who wants to be seen with a rating at a game, the strongest first."""
    return Json(await ratings.board(hub, device, game))


@router.patch("/{game}", answers(RatingInfo))
async def change_rating(request: Request, hub: TheHub, device: AnyDevice, game: str, wish: Body[RatingWish]) -> Json:
    """Begin a rating, or change whether my games count and whether everybody may see it."""
    limit(request, "command", device.id)
    return Json(await ratings.change(hub, device, game, wish))


@router.delete("/{game}", answers(RatingInfo))
async def forget_rating(hub: TheHub, device: KnownDevice, game: str) -> Json:
    """Delete my rating at a game."""
    return Json(await ratings.forget(hub, device, game))
