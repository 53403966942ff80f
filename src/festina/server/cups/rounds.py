"""The rounds of a cup: drawn, stored with their tables in one transaction, begun, and followed by the next."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple

from msgspec.structs import replace

from ..hub import Hub
from ..live import LiveTable
from ..options import Occasion, StoredOptions, TableOptions
from ..play import begun
from ..refusal import Refusal
from ..runners import dealt
from ..seating import bot_seat, new_table, stored_options
from ..store.data import Conflict, CreateTable, SeatData, TableChange
from .data import CupChange, CupPlayerData, CupTableData, StoredCup
from .describe import lines
from .pairing import Entrant, Seated, bots_wanted, draw, pair, table_sizes
from .rules import rulesets_by_size


class Drawn(NamedTuple):
    """A round that is drawn: bots who come, and the tables."""

    bots: list[CupPlayerData]
    tables: list[Seated]


def draw_round(cup: StoredCup, apart: Sequence[tuple[str, str]]) -> Drawn:
    """The next round of a cup; ``apart`` are devices that do not want to meet. The same for the same cup."""
    options, sizes = cup.data.options, rulesets_by_size(cup.data.ruleset)
    people = [player for player in cup.players if player.is_paired]
    wanted = bots_wanted(len(people), options.size, sizes, options.fill)
    known = [player for player in cup.players if player.bot is not None]
    after = max((player.number for player in cup.players), default=0)
    fresh = [
        CupPlayerData(number=after + number, device=None, name=options.bot[:40], bot=options.bot)
        for number in range(1, wanted - len(known) + 1)
    ]
    playing = [*people, *[*known, *fresh][:wanted]]
    points = {line.player: line.points for line in lines(cup)}
    entrants = [
        Entrant(player.number, points.get(player.number, Entrant(0).points), player.bot is not None)
        for player in playing
    ]
    numbers = {player.device: player.number for player in people}
    tables = pair(
        entrants,
        table_sizes(len(playing), options.size, sizes),
        [table.players for table in cup.tables],
        {frozenset((numbers[one], numbers[other])) for one, other in apart},
        draw(options.seed, cup.data.round + 1),
    )
    return Drawn(fresh, tables)


async def begin_round(hub: Hub, cup: StoredCup) -> None:
    """Draw the next round, and begin its tables (Refusal; Conflict if the cup has changed meanwhile)."""
    devices = [player.device for player in cup.players if player.is_paired and player.device]
    if not devices:
        raise Refusal("not_now", "server-cup-nobody")
    drawn = await asyncio.to_thread(draw_round, cup, await hub.store.cups.apart(devices))
    round = cup.data.round + 1
    players = {player.number: player for player in (*cup.players, *drawn.bots)}
    made = [_made(hub, cup, [players[number] for number in table]) for table in drawn.tables]
    change = CupChange(
        at=hub.clock(),
        status="running",
        round=round,
        code_hash=None,
        players=drawn.bots,
        tables=[
            CupTableData(round=round, number=number, table=each.data.id, players=seated)
            for number, (each, seated) in enumerate(zip(made, drawn.tables, strict=True), 1)
        ],
    )
    await hub.store.cups.change(cup.data, change, made)
    for each in made:
        await begin_table(hub, each.data.id)


def _made(hub: Hub, cup: StoredCup, players: Sequence[CupPlayerData]) -> CreateTable:
    """A table of a cup: an ordinary one, arranged by the cup's host, at which everybody sits already."""
    chosen = cup.data.options
    options: StoredOptions = replace(
        stored_options(hub, TableOptions(pace=chosen.pace, stand_in=chosen.bot)),
        occasion=Occasion(kind="cup", of=cup.data.id),
    )
    seats = [
        SeatData(seat, "person", device=player.device, name=player.name)
        if player.bot is None
        else bot_seat(seat, player.bot)
        for seat, player in enumerate(players)
    ]
    host = cup.data.host or next(player.device for player in players if player.device)
    ruleset = rulesets_by_size(cup.data.ruleset)[len(players)]
    return CreateTable(new_table(hub, host, ruleset, options, public=False), dealt(seats, {}))


async def begin_table(hub: Hub, id: str) -> None:
    """Begin a table at which everybody sits, unless somebody has."""
    live = await hub.table(id)
    with suppress(Refusal):
        await live.perform(lambda: _begun(live))
        await hub.begun(live)


def _begun(live: LiveTable) -> TableChange:
    live.check_status("open")
    return begun(live)


async def advance(hub: Hub, id: str) -> None:
    """Do what a running cup does by itself: begin what was left undone, end, or begin the next round if that is wanted.

    Every process may do so at any time: what another one has done already is not done again.
    """
    cup = await hub.store.cups.read(id)
    if cup is None or cup.data.status != "running":
        return
    for table in cup.current:
        if table.table in cup.news and cup.news[table.table].status == "open" and table.places is None:
            await begin_table(hub, table.table)
    if not cup.is_between_rounds:
        return
    with suppress(Conflict):
        goes_on = cup.data.options.auto or not cup.data.host
        nobody = not any(player.is_paired for player in cup.players)
        if cup.data.round >= cup.data.options.rounds or (nobody and goes_on):
            await hub.store.cups.change(cup.data, CupChange(at=hub.clock(), status="over"))
        elif goes_on:
            await begin_round(hub, cup)
