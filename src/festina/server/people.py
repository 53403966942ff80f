"""The people one has played with: who they are, whether they are here, and playing with them again."""

from __future__ import annotations

from typing import Final, Literal

from ..kernel.errors import FestinaError
from ..registry import default_game, table_for
from .bodies import SeatWish, TableWish
from .hub import Hub
from .inviting import invite_person
from .live import LiveTable
from .refusal import Refusal
from .seating import create
from .store.data import DeviceData, PersonData
from .wire_people import PeopleList, PersonInfo

#: Whether I want to see when they are here, and they when I am.
_FRIEND: Final[dict[tuple[bool, bool], Literal["none", "asked", "asks", "both"]]] = {
    (False, False): "none",
    (True, False): "asked",
    (False, True): "asks",
    (True, True): "both",
}


async def read_people(hub: Hub, device: DeviceData) -> PeopleList:
    """Everybody a person has played with, the latest first."""
    known = await hub.store.profiles.people_of(device.id)
    visible = await hub.store.profiles.are_visible([device.id, *(person.device for person in known)])
    agreed = [person.device for person in known if person.wanted and person.wants and not person.blocked]
    seen = [other for other in agreed if other in visible] if device.id in visible else []
    here = await hub.here.among(seen)
    people = [_info(person, person.device in here if person.device in seen else None) for person in known]
    return PeopleList(people=people, visible=device.id in visible)


def _info(person: PersonData, here: bool | None) -> PersonInfo:
    return PersonInfo(
        id=person.id,
        name=person.name,
        runner=person.runner,
        games=len(person.tables),
        last=person.last,
        friend=_FRIEND[person.wanted, person.wants],
        here=here,
        blocked=person.blocked,
    )


async def find_person(hub: Hub, device: DeviceData, id: str) -> PersonData:
    """Somebody a person has played with (Refusal)."""
    return await hub.store.profiles.find_person(device.id, id)


async def befriend(hub: Hub, device: DeviceData, id: str) -> PeopleList:
    """Want to see when somebody is here; both see it of each other once both want it (Refusal)."""
    person = await find_person(hub, device, id)
    if person.blocked:
        raise Refusal("not_now", "server-person-is-blocked")
    await hub.store.profiles.befriend(device.id, person, hub.clock())
    return await read_people(hub, device)


async def unfriend(hub: Hub, device: DeviceData, id: str) -> PeopleList:
    """Stop wanting to see when somebody is here (Refusal)."""
    person = await find_person(hub, device, id)
    await hub.store.profiles.unfriend(device.id, person.device)
    return await read_people(hub, device)


async def block(hub: Hub, device: DeviceData, id: str) -> PeopleList:
    """Let nothing of a person reach one any more (Refusal); whoever is blocked is no friend."""
    person = await find_person(hub, device, id)
    await hub.store.block(device.id, person.device, person.name, hub.clock())
    await hub.store.profiles.unfriend(device.id, person.device)
    return await read_people(hub, device)


async def play_again(hub: Hub, device: DeviceData, id: str) -> LiveTable:
    """A new table by the rules of the last game with somebody, who is asked to it; bots sit where others sat."""
    person = await find_person(hub, device, id)
    if person.blocked:
        raise Refusal("not_now", "server-person-is-blocked")
    wish, seat = await _like_the_last(hub, device, person)
    live = await create(hub, device, wish)
    await invite_person(hub, live, device, seat, person.device)
    return live


async def _like_the_last(hub: Hub, device: DeviceData, person: PersonData) -> tuple[TableWish, int]:
    """The wish for a table like the last one with a person, and the person's seat."""
    mine, bot = SeatWish(kind="person", name=device.name or None), SeatWish(kind="bot")
    try:
        last = await hub.table(person.tables[0]) if person.tables else None
    except FestinaError:  # a damaged one says nothing
        last = None
    own, other = (last.seats_of(one) if last else [] for one in (device.id, person.device))
    if last is None or not own or not other:  # or somebody has left since
        players = table_for(default_game(), {})[1].players
        seats = [mine, SeatWish(kind="open"), *[bot] * (players - 2)]
        return TableWish(seats=seats, start=False), 1
    first, theirs = own[0], other[0]
    seats = [
        SeatWish(kind="person", name=device.name or held.name)
        if held.seat == first
        else SeatWish(kind="open")
        if held.seat == theirs
        else SeatWish(kind="bot", bot=held.bot or last.options.stand_in)
        for held in last.seats
    ]
    chosen = {**last.options.chosen(), "companion": False}
    return TableWish(ruleset=last.data.ruleset, seats=seats, start=False, **chosen), theirs
