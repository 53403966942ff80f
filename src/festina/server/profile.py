"""What is stored about a person besides their tables, for themselves."""

from __future__ import annotations

from .history import result_info
from .hub import Hub
from .inviting import invitations_to
from .passkeys import read_passkeys
from .people import read_people
from .store.data import DeviceData
from .wire_people import ExportedProfile, SessionInfo

#: Results that are given out, the latest.
_MOST = 100_000


async def export_profile(hub: Hub, device: DeviceData, session: str | None) -> ExportedProfile:
    """Everything stored about a person besides their tables; ``session`` is the browser that asks."""
    return ExportedProfile(
        runner=device.runner,
        sessions=[
            SessionInfo(
                id=each.id, label=each.label, created=each.created, seen=each.seen, this=each.session == session
            )
            for each in await hub.store.profiles.sessions_of(device.id)
        ],
        passkeys=(await read_passkeys(hub, device)).passkeys,
        results=[result_info(each) for each in await hub.store.profiles.results_of(device.id, None, _MOST)],
        people=(await read_people(hub, device)).people,
        invitations=await invitations_to(hub, device),
    )
