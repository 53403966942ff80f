"""What people do to a cup: the host calls it, starts rounds, rules and ends it; others join and leave."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from msgspec.structs import replace

from ...registry import table_for
from ..bodies import SeatChange
from ..bodies_cups import CupRuling, CupWish
from ..hub import Hub
from ..live import LiveTable
from ..refusal import Refusal
from ..seating import arrange, bot_for, closed, leave
from ..store.data import Conflict, DeviceData, TableChange
from ..texts import clean, clean_name
from ..tokens import hashed, is_id, word_from
from ..wire_cups import CupInvitation
from .data import (
    MOST_PEOPLE,
    CupChange,
    CupData,
    CupPlayerData,
    CupTableData,
    StoredCup,
    StoredCupOptions,
)
from .describe import number_of, summary
from .rounds import advance, begin_round
from .rules import rulesets_by_size
from .scoring import whole_places

#: Cups of one device that are not over.
MOST_HOSTED: Final = 10
_LONGEST_NAME: Final = 40
#: Letters of a link's code.
_CODE: Final = 20
#: Times that a change is tried when others change the cup meanwhile.
_TRIES: Final = 5


async def find(hub: Hub, id: str) -> StoredCup:
    """A cup by its public name (Refusal)."""
    found = await hub.store.cups.read(id) if is_id(id) else None
    if found is None:
        raise Refusal("not_there", "server-no-cup")
    return found


async def _changed(hub: Hub, id: str, work: Callable[[StoredCup], Awaitable[CupChange | None]]) -> StoredCup:
    """The cup after a change, which is worked out again if another one came first; None: there is nothing to change."""
    for _ in range(_TRIES):
        cup = await find(hub, id)
        with suppress(Conflict):
            change = await work(cup)
            if change is None:
                return cup
            await hub.store.cups.change(cup.data, change)
            return await find(hub, id)
    raise Refusal("not_now", "server-busy")


def _check_host(cup: StoredCup, device: DeviceData) -> None:
    if cup.data.host != device.id:
        raise Refusal("not_yours", "server-cup-host-only")


def _check_running(cup: StoredCup) -> None:
    if cup.data.status != "running":
        raise Refusal("not_now", "server-cup-not-running")


# ---- before the first round


async def create(hub: Hub, device: DeviceData, wish: CupWish) -> StoredCup:
    """A new cup (Refusal)."""
    definition, _ = table_for(wish.ruleset, {})
    sizes = rulesets_by_size(wish.ruleset)
    if wish.size not in sizes:
        raise Refusal("bad_value", "server-cup-size", sizes=", ".join(map(str, sizes)))
    name = clean(wish.name, _LONGEST_NAME)
    if not name:
        raise Refusal("bad_value", "server-cup-nameless")
    if await hub.store.cups.hosted(device.id) >= MOST_HOSTED:
        raise Refusal("not_now", "server-cup-too-many", most=MOST_HOSTED)
    chosen = {**wish.chosen(), "bot": bot_for(wish.bot, definition)}
    options = StoredCupOptions(**chosen, seed=str(hub.secrets.seed()), key=hub.secrets.bot_key())
    at = hub.clock()
    cup = CupData(
        id=hub.secrets.id(),
        host=device.id,
        name=name,
        ruleset=sizes[wish.size],
        options=options,
        status="open",
        created=at,
        changed=at,
    )
    players = []
    if wish.play:
        players.append(CupPlayerData(number=1, device=device.id, name=clean_name(wish.player or device.name)))
    await hub.store.cups.create(cup, _code(cup, options.link or 1), players)
    return await find(hub, cup.id)


def _code(cup: CupData, link: int) -> str:
    """The code of a link: the host may ask for it again, and still no code is stored."""
    return word_from(f"cup {cup.id} {link} {cup.options.key}", _CODE)


async def link(hub: Hub, device: DeviceData, id: str, renew: bool) -> str | None:
    """The code by which people join, for the host; ``renew``: an older one is dead (Refusal)."""

    async def work(cup: StoredCup) -> CupChange | None:
        _check_host(cup, device)
        number = cup.data.options.link
        if not renew or number is None or cup.data.status != "open":
            return None
        options = replace(cup.data.options, link=number + 1)
        return CupChange(at=hub.clock(), options=options, code_hash=hashed(_code(cup.data, number + 1)))

    cup = await _changed(hub, id, work)
    number = cup.data.options.link
    return _code(cup.data, number) if cup.data.status == "open" and number is not None else None


async def _by_code(hub: Hub, code: str) -> StoredCup:
    id = await hub.store.cups.find(code)
    if id is None:
        raise Refusal("not_there", "server-cup-no-link")
    return await find(hub, id)


async def invitation(hub: Hub, device: DeviceData | None, code: str) -> CupInvitation:
    """What the link of a cup leads to (Refusal)."""
    cup = await _by_code(hub, code)
    people = [player for player in cup.players if player.bot is None]
    by = next((player.name for player in people if player.device == cup.data.host), None)
    return CupInvitation(
        cup=summary(cup, device.id if device else None), by=by, names=[player.name for player in people]
    )


async def join(hub: Hub, device: DeviceData, code: str, name: str) -> StoredCup:
    """Take part in a cup (Refusal); who does already stays."""
    found, name = await _by_code(hub, code), clean_name(name)
    blocking = await hub.store.blocking(device.id, found.data.host)
    if blocking.mine:
        raise Refusal("not_now", "server-cup-host-is-blocked")
    if blocking.theirs:
        raise Refusal("not_yours", "server-cup-not-for-you")

    async def work(cup: StoredCup) -> CupChange | None:
        if number_of(cup, device.id) is not None:
            return None
        if cup.data.status != "open":
            raise Refusal("not_now", "server-cup-begun")
        if len(cup.players) >= MOST_PEOPLE:
            raise Refusal("not_now", "server-cup-full", most=MOST_PEOPLE)
        if any(player.name.casefold() == name.casefold() for player in cup.players):
            raise Refusal("bad_value", "server-cup-name-taken", name=name)
        number = max((player.number for player in cup.players), default=0) + 1
        return CupChange(at=hub.clock(), players=[CupPlayerData(number=number, device=device.id, name=name)])

    return await _changed(hub, found.data.id, work)


async def delete(hub: Hub, device: DeviceData, id: str) -> None:
    """Call a cup off before its first round, or delete one that is over (Refusal)."""
    cup = await find(hub, id)
    _check_host(cup, device)
    if cup.data.status == "running":
        raise Refusal("not_now", "server-cup-end-first")
    try:
        await hub.store.cups.delete(cup.data)
    except Conflict:
        raise Refusal("not_now", "server-busy") from None


# ---- while it is played


async def settings(hub: Hub, device: DeviceData, id: str, auto: bool) -> StoredCup:
    """Change whether rounds follow each other by themselves (Refusal)."""

    async def work(cup: StoredCup) -> CupChange | None:
        _check_host(cup, device)
        if cup.data.status == "over":
            raise Refusal("not_now", "server-cup-not-running")
        return CupChange(at=hub.clock(), options=replace(cup.data.options, auto=auto))

    await _changed(hub, id, work)
    await advance(hub, id)
    return await find(hub, id)


async def start_round(hub: Hub, device: DeviceData, id: str, round: int) -> StoredCup:
    """Begin a round (Refusal); asked for twice, it begins once."""
    for _ in range(_TRIES):
        cup = await find(hub, id)
        _check_host(cup, device)
        if round == cup.data.round and cup.data.status == "running":
            return cup
        if cup.data.status == "over" or round != cup.data.round + 1 or round > cup.data.options.rounds:
            raise Refusal("stale", "server-cup-round")
        if not cup.is_between_rounds:
            raise Refusal("not_now", "server-cup-round-runs")
        with suppress(Conflict):
            await begin_round(hub, cup)
            return await find(hub, id)
    raise Refusal("not_now", "server-busy")


async def conclude(hub: Hub, device: DeviceData, id: str) -> StoredCup:
    """End a cup now: tables that are not over do not count, and are closed (Refusal)."""

    async def work(cup: StoredCup) -> CupChange:
        _check_host(cup, device)
        _check_running(cup)
        return CupChange(at=hub.clock(), status="over")

    cup = await _changed(hub, id, work)
    for table in cup.current:
        if table.places is None:
            await _close(hub, table)
    return await find(hub, id)


async def withdraw(hub: Hub, device: DeviceData, id: str, number: int) -> StoredCup:
    """Pair a player no more, as the player or the host wishes; the stand-in plays on at a running table (Refusal)."""

    async def work(cup: StoredCup) -> CupChange | None:
        player = next((each for each in cup.players if each.number == number and each.bot is None), None)
        if player is None:
            raise Refusal("not_there", "server-cup-no-player")
        if player.device != device.id:
            _check_host(cup, device)
        if cup.data.status == "open":
            return CupChange(at=hub.clock(), removed=[number])
        _check_running(cup)
        return None if player.left else CupChange(at=hub.clock(), players=[replace(player, left=True)])

    cup = await _changed(hub, id, work)
    for table in cup.current:
        if number in table.players and table.places is None:
            await _vacate(hub, device, table, number)
    return cup


async def _vacate(hub: Hub, device: DeviceData, table: CupTableData, number: int) -> None:
    """Let the stand-in play on for a player who is withdrawn."""
    with suppress(Refusal):  # the seat may have been left, the table closed or deleted
        live, seat = await hub.table(table.table or ""), table.players.index(number)
        if seat in live.seats_of(device.id):
            await leave(live, device, seat)
        else:
            await arrange(live, device, seat, SeatChange(remove=True))


async def rule(hub: Hub, device: DeviceData, id: str, ruling: CupRuling) -> StoredCup:
    """Rule how a table of the present round counts that has no result; it is closed (Refusal)."""

    async def work(cup: StoredCup) -> CupChange:
        _check_host(cup, device)
        _check_running(cup)
        table = _ruled(cup, ruling)
        return CupChange(at=hub.clock(), ruled=table)

    cup = await _changed(hub, id, work)
    for table in cup.current:
        if table.number == ruling.table:
            await _close(hub, table)
    await advance(hub, id)
    return await find(hub, id)


def _ruled(cup: StoredCup, ruling: CupRuling) -> CupTableData:
    table = next((each for each in cup.current if (each.round, each.number) == (ruling.round, ruling.table)), None)
    if table is None:
        raise Refusal("not_there", "server-cup-no-table")
    if table.places is not None and not table.ruled:
        raise Refusal("not_now", "server-cup-has-result")
    given = ruling.places or [1] * len(table.players)
    if len(given) != len(table.players):
        raise Refusal("bad_value", "server-cup-places", players=len(table.players))
    return replace(table, places=whole_places(given), ruled=True)


async def _close(hub: Hub, table: CupTableData) -> None:
    """Close a table whose game does not count any more."""
    with suppress(Refusal):  # it may be over or deleted
        live = await hub.table(table.table or "")
        await live.perform(lambda: _closed(live))


def _closed(live: LiveTable) -> TableChange:
    live.check_status("open", "running")
    return closed(live, TableChange())
