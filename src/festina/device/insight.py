"""Requests to a device's host about hints, positions, reviews and puzzles.

Whatever compares actions asks first for what can be known of the table: nobody works that out on a device.
"""

from __future__ import annotations

from ..kernel.game import Game
from ..server import hints, insight, library, positions, puzzles, trials
from ..server.bodies import RecordWish
from ..server.bodies_hints import HintWish
from ..server.bodies_trials import ReasonsWish, TrialWish
from ..server.describe import describe
from ..server.store.data import SeatData
from ..server.wire_positions import LineWish, PositionWish, StepWish, WhyWish
from .host import Host
from .routing import Asked, Routes, finished_game, table_of

#: Who answers requests about insight.
ROUTES = Routes()
route = ROUTES.add

# ---- hints, and the analysis board


@route("POST", "/api/tables/{id}/hints")
async def _hint(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    await host.thinkers.learn(live.match.definition, live.match.table)
    return await hints.hint(live, host.me, asked.body(HintWish))


@route("POST", "/api/position")
async def _position(host: Host, asked: Asked) -> object:
    return positions.look_at(asked.body(PositionWish))


@route("POST", "/api/position/step")
async def _step(host: Host, asked: Asked) -> object:
    return positions.step_from(asked.body(StepWish))


@route("POST", "/api/position/line")
async def _line(host: Host, asked: Asked) -> object:
    return positions.line_from(asked.body(LineWish))


@route("POST", "/api/position/why")
async def _reasons(host: Host, asked: Asked) -> object:
    wish = asked.body(WhyWish)
    game = positions.position(wish)
    await host.thinkers.learn(game.definition, game.table)
    return positions.reasons_of(game, wish)


# ---- reviews of finished games, and puzzles


@route("GET", "/api/tables/{id}/review-plan")
async def _table_plan(host: Host, asked: Asked) -> object:
    live = await table_of(host, asked)
    async with live.held():
        game = live.match.running.copy()
    return insight.planned(game)


@route("GET", "/api/games/{id}/review-plan")
async def _game_plan(host: Host, asked: Asked) -> object:
    return insight.planned((await finished_game(host, asked.path["id"])).match.running.copy())


@route("POST", "/api/review-plan")
async def _record_plan(host: Host, asked: Asked) -> object:
    return insight.planned(_read_record(asked.body(RecordWish)))


@route("POST", "/api/reasons")
async def _reasons_then(host: Host, asked: Asked) -> object:
    wish = asked.body(ReasonsWish)
    game = _read_record(wish)
    await host.thinkers.learn(game.definition, game.table)
    return insight.reasons(game, wish.step, wish.better, wish.worse)


@route("POST", "/api/trials")
async def _try(host: Host, asked: Asked) -> object:
    wish = asked.body(TrialWish)
    trials.check_source(wish)
    text, seats = wish.record or "", list[SeatData]()
    if wish.share is not None:
        finished = await finished_game(host, wish.share)
        text, seats = finished.record(), list(finished.seats)
    made = await trials.begin(host, host.me, library.read(text, lambda: True), wish, seats)
    host.tell(made)
    return describe(made, host.me.id)


def _read_record(wish: RecordWish) -> Game:
    library.check_length(wish.record)
    return library.read(wish.record, lambda: True)


@route("GET", "/api/puzzles")
async def _puzzles(host: Host, asked: Asked) -> object:
    return puzzles.listed()


@route("GET", "/api/puzzles/today")
async def _puzzles_of_the_day(host: Host, asked: Asked) -> object:
    return puzzles.of_the_day(asked.query.get("date"), host.clock())


@route("GET", "/api/puzzles/{id}")
async def _puzzle(host: Host, asked: Asked) -> object:
    return puzzles.read(asked.path["id"])
