"""Asking people to a table: by a link for one seat, by one link for all, and people one knows by themselves."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from .describe import describe, summary
from .entries import OptionsChanged
from .hub import Hub
from .live import LiveTable
from .play import answered
from .refusal import Refusal
from .seating import check_welcome, join, seat_changed
from .store.data import (
    DeviceData,
    FormerData,
    Invited,
    PersonalInvitation,
    SeatData,
    TableChange,
    UseInvitation,
)
from .tokens import hashed, word_from
from .wire_people import InvitationToMe, TableLink
from .wire_tables import InvitationInfo

#: Letters of an invitation's code.
_CODE: Final = 20


# ---- a link for one seat


async def invite(hub: Hub, live: LiveTable, device: DeviceData, seat: int) -> str:
    """The code of a link for one free seat (Refusal)."""
    _check_free(live, device, seat)
    code = hub.secrets.id(_CODE)
    await hub.store.create_invitation(code, live.id, seat, hub.clock())
    return code


def _check_free(live: LiveTable, device: DeviceData, seat: int) -> None:
    """Raise Refusal unless the host asks for a free seat."""
    live.check_host(device)
    live.check_status("open")
    if live.seat(seat).kind != "open":
        raise Refusal("not_now", "server-seat-taken")


async def read_invitation(hub: Hub, device: DeviceData | None, code: str) -> InvitationInfo:
    """What one is invited to (Refusal); nothing is used up by looking."""
    invited = await hub.store.find_invitation(code, device.id if device else None)
    live = await hub.table(invited.table)
    if device is not None:
        await check_welcome(live, device)
    return InvitationInfo(
        table=describe(live, device.id if device else None),
        seat=_offered(live, device, invited),
        whole=invited.seat is None,
        by=host_name(live),
        language=await hub.store.profiles.language_of(live.data.host) or None,
    )


def _offered(live: LiveTable, device: DeviceData | None, invited: Invited) -> int | None:
    """The seat that an invitation gives; by a link for all the first free one, or the one that somebody has."""
    if invited.seat is not None:
        return invited.seat
    mine = live.seats_of(device.id) if device else []
    free = [seat.seat for seat in live.seats if seat.kind == "open"]
    return next(iter([*mine, *free]), None)


def host_name(live: LiveTable) -> str | None:
    """The host's name, if the host sits at the table."""
    return next((held.name for held in live.seats if held.device == live.data.host), None)


async def accept(hub: Hub, device: DeviceData, code: str, name: str) -> LiveTable:
    """Take the seat of an invitation, or by a link for all a free one (Refusal); who sits there already stays."""
    invited = await hub.store.find_invitation(code, device.id)
    live = await hub.table(invited.table)
    mine = live.seats_of(device.id)
    if invited.seat in mine or (invited.seat is None and mine):
        return live
    use = None if invited.seat is None else hashed(code)
    await join(live, device, name, invited.seat, invited=True, use=use)
    return live


# ---- one link for the whole table


async def table_link(hub: Hub, live: LiveTable, device: DeviceData, renew: bool) -> TableLink:
    """The link by which everybody takes a free seat, made if there is none; ``renew``: an older one dies (Refusal)."""
    live.check_host(device)
    live.check_status("open")
    made = None if renew else await hub.store.profiles.link_made(live.id)
    if made is None:
        made = hub.clock()
        await hub.store.profiles.set_link(live.id, _link_code(live, made), made)
    return TableLink(code=_link_code(live, made))


async def withdraw_link(hub: Hub, live: LiveTable, device: DeviceData) -> TableLink:
    """Let nobody come by the link any more (Refusal)."""
    live.check_host(device)
    await hub.store.profiles.set_link(live.id, None, hub.clock())
    return TableLink(code=None)


async def read_link(hub: Hub, live: LiveTable, device: DeviceData) -> TableLink:
    """The link of a table, if it has one, for its host (Refusal)."""
    live.check_host(device)
    made = await hub.store.profiles.link_made(live.id)
    return TableLink(code=None if made is None else _link_code(live, made))


def _link_code(live: LiveTable, made: float) -> str:
    """The code of a table's link: the host may ask for it again, and still no code is stored."""
    return word_from(f"link {live.id} {made!r} {live.options.bot_key}", _CODE)


# ---- people by themselves


async def invite_person(hub: Hub, live: LiveTable, device: DeviceData, seat: int, whom: str) -> None:
    """Ask a person to a free seat; they find it among their games (Refusal).

    Somebody who has blocked the host is not asked, and the host is not told.
    """
    _check_free(live, device, seat)
    await _send(hub, live, device, seat, whom)


async def _send(hub: Hub, live: LiveTable, device: DeviceData, seat: int, whom: str) -> None:
    blocking = await hub.store.blocking(device.id, whom)
    if blocking.mine:
        raise Refusal("not_now", "server-person-is-blocked")
    if not blocking.theirs:
        await hub.store.profiles.invite_person(hub.secrets.token(), live.id, seat, whom, hub.clock())
        await hub.notices.invite(whom, live.id)


async def invite_back(hub: Hub, live: LiveTable, device: DeviceData, seat: int) -> None:
    """Ask the person whom the host has taken off a seat to sit there again, also while the stand-in plays (Refusal)."""
    live.check_host(device)
    live.check_status("open", "running")
    former = live.former_of(live.seat(seat).seat)
    if former is None:
        raise Refusal("not_now", "server-nobody-to-invite-back")
    if former.device in live.options.barred:
        await live.perform(lambda: _readmitted(live, device, former))
    await _send(hub, live, device, seat, former.device)
    live.show_presence()  # who was taken off and still looks on is told that there is something new


def _readmitted(live: LiveTable, device: DeviceData, former: FormerData) -> TableChange:
    live.check_host(device)
    barred = tuple(each for each in live.options.barred if each != former.device)
    entry = live.match.add(OptionsChanged(at=live.services.clock()))
    return TableChange(entries=(entry,), options=replace(live.options, barred=barred))


async def invitations_to(hub: Hub, device: DeviceData) -> list[InvitationToMe]:
    """What a person is asked to and can still accept, the latest first."""
    found = []
    for asked in await hub.store.profiles.invitations_of(device.id):
        for live in await hub.listed([asked.table]):
            if live.seats_of(device.id) or not _can_sit(live, device, asked):
                continue
            found.append(
                InvitationToMe(
                    id=asked.id,
                    table=summary(live, device.id),
                    seat=asked.seat,
                    by=host_name(live),
                    at=asked.at,
                    back=live.removed_from(device.id) is not None,
                )
            )
    return found


def _can_sit(live: LiveTable, device: DeviceData, asked: PersonalInvitation) -> bool:
    if live.data.status == "open":
        return any(seat.kind == "open" for seat in live.seats)
    return live.data.status == "running" and _stood_in(live, device, asked) is not None


def _stood_in(live: LiveTable, device: DeviceData, asked: PersonalInvitation) -> FormerData | None:
    """What is known of a person who may take back a seat that the stand-in plays."""
    former = live.former_of(asked.seat)
    return former if former is not None and former.device == device.id else None


async def accept_personal(hub: Hub, device: DeviceData, id: str, name: str | None) -> LiveTable:
    """Sit down where one was asked to: there, at another free seat, or where the stand-in plays (Refusal)."""
    asked = await hub.store.profiles.find_personal(device.id, id)
    live = await hub.table(asked.table)
    if live.data.status == "running":
        await check_welcome(live, device)
        await live.perform(lambda: _taken_back(live, device, asked))
        return live
    seat = asked.seat if live.seat(asked.seat).kind == "open" else None
    await join(live, device, name or device.name or _known_name(live, device), seat, invited=True, use=asked.code_hash)
    return live


def _known_name(live: LiveTable, device: DeviceData) -> str:
    return next((each.name for each in reversed(live.former) if each.device == device.id), "")


def _taken_back(live: LiveTable, device: DeviceData, asked: PersonalInvitation) -> TableChange:
    live.check_status("running")
    former = _stood_in(live, device, asked)
    if former is None:
        raise Refusal("not_now", "server-seat-taken")
    seated = SeatData(asked.seat, "person", device=device.id, name=former.name, words=not live.data.public)
    change = answered(live, seat_changed(live, seated, "join"))
    return replace(change, also=(*change.also, UseInvitation(asked.code_hash)))
