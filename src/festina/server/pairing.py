"""Quick pairing: who waits for somebody to play with is seated with others who want the same."""

from __future__ import annotations

import asyncio
from functools import lru_cache
from random import Random
from typing import Final

from msgspec.structs import replace

from ..kernel.errors import BadRuleset
from ..registry import definition_named, table_for
from .bodies_league import PairingWish
from .daily import begun_table
from .hub import Hub
from .matching import FEWEST, Group, PairingState, Room, Waiting
from .options import Occasion, TableOptions
from .refusal import Refusal
from .runners import dealt
from .seating import bot_for, bot_seat, new_table, stored_options
from .store.data import CreateTable, DeviceData, SeatData
from .texts import clean_name
from .wire_pairing import PairingCount, PairingInfo, PairingWanted

#: Among strangers every game has a clock.
_PACES: Final = {"live": "live:600+15", "days": "days:3"}
#: Seconds after which somebody may begin with bots in the empty seats.
PATIENCE: Final = 45.0
#: Milliseconds between a page's questions.
_ASK_MS: Final = 2500
_BOT: Final = TableOptions().stand_in


async def read(hub: Hub, device: DeviceData | None) -> PairingInfo:
    """Who waits, and how it stands with a device."""
    now = hub.clock()
    return _info(await hub.store.league.read_pairing(device.id if device else None, now), now)


async def wait(hub: Hub, device: DeviceData, wish: PairingWish) -> PairingInfo:
    """Let a device wait, or go on waiting; the answer says where it sits, once it does (BadRuleset, Refusal)."""
    now = hub.clock()
    room = await asyncio.to_thread(_room, wish.game)
    if wish.players is not None and wish.players not in room.sizes:
        raise Refusal("bad_value", "server-pairing-seats", least=room.sizes[0], most=room.sizes[-1])
    await asyncio.to_thread(_check, wish.game, wish.edition, wish.players)
    wanted = Waiting(
        device=device.id,
        name=clean_name(wish.name or device.name),
        game=wish.game,
        edition=wish.edition,
        players=wish.players,
        pace=_PACES[wish.pace],
        bots=wish.bots,
        rating=None,
        at=now,
        seen=now,
    )
    return await _seated(hub, await hub.store.league.wait(wanted, room, _Maker(hub), now), now)


async def start(hub: Hub, device: DeviceData) -> PairingInfo:
    """Begin with those who are there and do not mind bots, and bots in the other seats (Refusal)."""
    now = hub.clock()
    mine = (await hub.store.league.read_pairing(device.id, now)).mine
    if mine is None:
        raise Refusal("not_now", "server-pairing-not-waiting")
    if now < mine.at + PATIENCE:
        raise Refusal("not_now", "server-pairing-too-early")
    room = await asyncio.to_thread(_room, mine.game)
    return await _seated(hub, await hub.store.league.start_pairing(device.id, room, _Maker(hub), now), now)


async def cancel(hub: Hub, device: DeviceData) -> PairingInfo:
    """Let a device wait no longer; if it has just been seated, the answer says where."""
    now = hub.clock()
    return _info(await hub.store.league.cancel_pairing(device.id, now), now)


async def _seated(hub: Hub, state: PairingState, now: float) -> PairingInfo:
    """How it stands with a device, whose game begins if it was seated."""
    if state.mine is not None and state.mine.table is not None:
        await begun_table(hub, state.mine.table)
    return _info(state, now)


def _info(state: PairingState, now: float) -> PairingInfo:
    mine = state.mine
    return PairingInfo(
        now=now,
        ask_ms=_ASK_MS,
        wish=None if mine is None else _wanted(mine),
        since=None if mine is None else mine.at,
        fitting=state.fitting,
        missing=0 if mine is None else max(0, (mine.players or FEWEST) - 1 - state.fitting),
        bots_from=None if mine is None else mine.at + PATIENCE,
        table=None if mine is None else mine.table,
        waiting=[PairingCount(game, people) for game, people in sorted(state.waiting.items())],
    )


def _wanted(mine: Waiting) -> PairingWanted:
    return PairingWanted(game=mine.game, edition=mine.edition, players=mine.players, pace=mine.pace, bots=mine.bots)


# ---- what can be played


@lru_cache(maxsize=32)
def _room(game: str) -> Room:
    """How a game can be played (BadRuleset)."""
    definition = definition_named(game)
    values = [int(value) for option in definition.options if option.name == "players" for value in option.values]
    usual = table_for(game, {})[1].players
    sizes = tuple(sorted(size for size in values or [usual] if size >= FEWEST))
    if not sizes:
        raise Refusal("not_now", "server-pairing-alone")
    return Room(sizes, usual, lambda edition, size: _fits(game, edition, size))


@lru_cache(maxsize=256)
def _fits(game: str, edition: str | None, size: int | None) -> bool:
    try:
        _check(game, edition, size)
    except BadRuleset:
        return False
    return True


def _check(game: str, edition: str | None, size: int | None) -> str:
    """The ruleset of an edition with a number of seats, where they are named (BadRuleset)."""
    named = {"edition": edition, "players": None if size is None else str(size)}
    options = {option.name for option in definition_named(game).options}
    chosen = {
        name: value for name, value in named.items() if value is not None and (name in options or name == "edition")
    }
    return table_for(game, chosen)[1].ruleset


# ---- the table


class _Maker:
    """Makes the table of a group, within the transaction that seats it."""

    def __init__(self, hub: Hub) -> None:
        self._hub = hub

    def __call__(self, group: Group, figures: dict[str, int | None]) -> CreateTable:
        hub, first = self._hub, group.people[0]
        alone = len(group.people) == 1
        ruleset = _check(first.game, group.edition, group.size)
        definition = definition_named(first.game)
        bot = bot_for(_BOT, definition)
        wish = TableOptions(pace="live" if alone else first.pace, stand_in=bot)
        options = stored_options(hub, wish)
        if not alone:
            options = replace(options, occasion=Occasion(kind="pairing"))
        data = new_table(hub, first.device, ruleset, options, public=not alone)
        # Who sits where is drawn, so that having waited longest is no advantage in the game.
        people: list[Waiting | None] = [*group.people, *[None] * (group.size - len(group.people))]
        Random(hub.secrets.seed()).shuffle(people)
        seats = [
            bot_seat(number, bot)
            if one is None
            else SeatData(number, "person", device=one.device, name=one.name, words=alone)
            for number, one in enumerate(people)
        ]
        favourites = {number: figures.get(one.device) for number, one in enumerate(people) if one is not None}
        return CreateTable(data, dealt(seats, favourites))
