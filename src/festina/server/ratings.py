"""Ratings for people who want them: asked for, shown, listed, deleted."""

from __future__ import annotations

from typing import Final

from ..kernel.contract import AnyDefinition
from ..lab.anchors import level_strengths
from ..registry import definition_named, definitions
from .bodies_league import RatingWish
from .hub import Hub
from .refusal import Refusal
from .scale import PROVISIONAL, shown, shown_error
from .store.data import DeviceData, RatingData
from .wire_ratings import RatedGame, RatingBoard, RatingInfo, RatingLine, RatingList

#: Lines of the list for everybody, and games of one's own history that are sent.
_MOST_LINES: Final = 100
_MOST_HISTORY: Final = 100


async def read(hub: Hub, device: DeviceData | None) -> RatingList:
    """The asking device's ratings, also those that it has not asked for."""
    known = await hub.store.league.ratings_of(device.id) if device else {}
    return RatingList([info(game, known.get(name)) for name, game in definitions().items()], PROVISIONAL)


async def change(hub: Hub, device: DeviceData, game: str, wish: RatingWish) -> RatingInfo:
    """Begin a rating, or change what counts and who sees it (BadRuleset, Refusal)."""
    definition = definition_named(game)
    if wish.on is None and wish.listed is None:
        raise Refusal("bad_value", "server-nothing-to-change")
    if wish.listed and not device.name:
        raise Refusal("not_now", "server-rating-no-name")
    await hub.store.league.change_rating(device.id, game, wish.on, wish.listed, hub.clock())
    return info(definition, (await hub.store.league.ratings_of(device.id)).get(game))


async def forget(hub: Hub, device: DeviceData, game: str) -> RatingInfo:
    """Delete a rating (BadRuleset)."""
    definition = definition_named(game)
    await hub.store.league.forget_rating(device.id, game)
    return info(definition, None)


async def board(hub: Hub, device: DeviceData | None, game: str) -> RatingBoard:
    """Who stands in the list of a game (BadRuleset)."""
    definition = definition_named(game)
    found = await hub.store.league.rating_board(game, hub.clock(), _MOST_LINES)
    lines = [
        RatingLine(
            rank=rank,
            name=rating.name,
            mine=device is not None and rating.device == device.id,
            rating=shown(rating.mu),
            error=shown_error(rating.sigma),
            games=rating.games,
        )
        for rank, rating in enumerate(found, 1)
    ]
    return RatingBoard(game=definition.name, lines=lines)


def info(game: AnyDefinition, rating: RatingData | None) -> RatingInfo:
    """A rating, also one that nobody has asked for."""
    history = [] if rating is None else rating.history[-_MOST_HISTORY:]
    return RatingInfo(
        game=game.name,
        on=rating is not None and rating.on,
        listed=rating is not None and rating.listed,
        rating=None if rating is None else shown(rating.mu),
        error=None if rating is None else shown_error(rating.sigma),
        games=0 if rating is None else rating.games,
        provisional=rating is None or rating.games < PROVISIONAL,
        history=[
            RatedGame(at=float(at), table=str(table), rating=shown(float(mu)), change=float(gain))
            for at, table, mu, gain in history
        ],
        levels=[shown(strength) for strength in level_strengths(game)],
    )
