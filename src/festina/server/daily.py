"""The race of the day: one run per device counts, and everybody's results stand side by side."""

from __future__ import annotations

import asyncio
from itertools import takewhile
from typing import Final

from msgspec.structs import replace

from .hub import Hub
from .live import LiveTable
from .options import Occasion, TableOptions
from .races import (
    SEAT,
    Race,
    bot_key_of_race,
    day_before,
    day_of,
    end_of,
    is_day,
    race_of,
    races_of,
    seed_of_race,
)
from .refusal import Refusal
from .runners import dealt
from .seating import bot_seat, new_table, opened, stored_options
from .store.data import CreateTable, DailyBoard, DailyData, DeviceData, SeatData
from .texts import clean_name
from .wire_daily import DailyInfo, DailyRace, DailyResult, DailyRun

#: Lines of a day's table of results, besides one's own.
_MOST_LINES: Final = 50
#: Days that a streak is counted back, at most.
_LONGEST_STREAK: Final = 1000


async def read(hub: Hub, device: DeviceData | None, day: str | None) -> DailyInfo:
    """The races of a day, today's or an earlier one's (Refusal)."""
    today = day_of(hub.clock())
    asked = today if day is None else day
    if not is_day(asked) or asked > today:
        raise Refusal("not_there", "server-daily-no-day")
    mine = device.id if device else None
    races = [await _race(hub, race, mine) for race in await asyncio.to_thread(races_of, asked)]
    raced = await hub.store.league.days_raced(mine, asked, _LONGEST_STREAK) if mine else []
    return DailyInfo(day=asked, today=today, ends=end_of(asked), races=races, streak=streak_of(raced, asked))


def streak_of(raced: list[str], day: str) -> int:
    """How many days in a row end with a day or, if that is not over yet, with the one before; the latest come first."""
    last = day if raced and raced[0] == day else day_before(day)
    return sum(1 for _ in takewhile(lambda pair: pair[1] == day_before(last, pair[0]), enumerate(raced)))


async def start(hub: Hub, device: DeviceData, game: str, name: str, practice: bool) -> LiveTable:
    """The table of a device's run of today's race: the one that counts, or one to practise (Refusal)."""
    race = await asyncio.to_thread(race_of, day_of(hub.clock()), game)
    if practice:
        await _check_raced(hub, device, race)
    made = await _made(hub, device, race, clean_name(name or device.name), practice)
    if practice:
        await hub.store.create_table(made.data, made.seats)
        return await opened(hub, made.data.id, start=True)
    table, _ = await hub.store.league.begin_daily(race.day, race.game, made)
    return await begun_table(hub, table)


async def begun_table(hub: Hub, id: str) -> LiveTable:
    """A table without a free seat, whose game begins if it has not: a server may have stopped in between."""
    live = await hub.table(id)
    return await opened(hub, id, start=True) if live.data.status == "open" else live


async def _check_raced(hub: Hub, device: DeviceData, race: Race) -> None:
    """Raise Refusal unless a device's counted run is over: practising first would show what comes."""
    board = await hub.store.league.daily_board(race.day, race.game, device.id, hub.clock(), 0)
    if board.mine is None or board.mine.is_running:
        raise Refusal("not_now", "server-daily-first")


async def _made(hub: Hub, device: DeviceData, race: Race, name: str, practice: bool) -> CreateTable:
    """The table of a run: nobody looks on, and chance and bots are the day's."""
    secret = await hub.store.league.daily_secret(hub.secrets.bot_key())
    occasion = Occasion(kind="practice" if practice else "daily", of=race.day)
    options = replace(
        stored_options(hub, TableOptions(spectators=False, chat=False)),
        bot_key=bot_key_of_race(secret, race),
        occasion=occasion,
    )
    data = replace(new_table(hub, device.id, race.ruleset, options, public=False), seed=seed_of_race(secret, race))
    seats = [
        bot_seat(number, bot) if bot else SeatData(number, "person", device=device.id, name=name)
        for number, bot in enumerate(race.seats)
    ]
    return CreateTable(data, dealt(seats, {SEAT: device.runner}))


async def _race(hub: Hub, race: Race, device: str | None) -> DailyRace:
    board = await hub.store.league.daily_board(race.day, race.game, device, hub.clock(), _MOST_LINES)
    return DailyRace(
        game=race.game,
        ruleset=race.ruleset,
        players=len(race.seats),
        seats=list(race.seats),
        finished=sum(board.places.values()),
        running=board.running,
        places=[board.places.get(place, 0) for place in range(1, max(len(race.seats), *board.places, 1) + 1)],
        results=_results(board, device),
        mine=_own(board),
    )


def _own(board: DailyBoard) -> DailyRun | None:
    run = board.mine
    if run is None:
        return None
    return DailyRun(
        table=run.table,
        status="over" if run.place is not None else "running" if run.is_running else "given_up",
        place=run.place,
        turns=run.turns,
        score=run.score,
        rank=board.rank,
        shape=run.shape or [],
    )


def _results(board: DailyBoard, device: str | None) -> list[DailyResult]:
    """The best runs with their ranks, and one's own behind them."""
    lines: list[DailyResult] = []
    for number, run in enumerate(board.best, 1):
        line = _line(run, number, device)
        before = lines[-1] if lines else line
        is_equal = (before.place, before.score, before.turns) == (line.place, line.score, line.turns)
        lines.append(replace(line, rank=before.rank) if is_equal else line)
    if board.mine is not None and board.rank is not None and not any(line.mine for line in lines):
        lines.append(_line(board.mine, board.rank, device))
    return lines


def _line(run: DailyData, rank: int, device: str | None) -> DailyResult:
    return DailyResult(
        rank=rank,
        name=run.name,
        mine=run.device == device,
        place=run.place or 0,
        turns=run.turns or 0,
        score=run.score,
    )
