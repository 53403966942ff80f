"""What the server stores, for how long, and what of it is about one device."""

from __future__ import annotations

from .describe import summary
from .hub import Hub
from .live import LiveTable
from .moving import MOVING_SECONDS
from .profile import export_profile
from .refusal import Refusal
from .settings import Settings
from .store.data import DeviceData
from .views import key
from .wire_privacy import Export, ExportedTable, Kept, PrivacyInfo, Stored, Until

_DAY = 86400.0


def kept(settings: Settings) -> PrivacyInfo:
    """How long each thing is kept, as the operator has set it."""
    days: dict[Stored, float] = {
        "running_game": settings.keep_running_days,
        "open_table": settings.keep_open_days,
        "chat": settings.keep_chat_days,
        "device": settings.keep_device_days,
        "moving_code": MOVING_SECONDS / _DAY,
        "pairing": 1 / 24,  # at the latest, with the next round of tidying
        "report": settings.keep_report_days,
        "ban": settings.keep_report_days,
        "announcement": settings.keep_report_days,
        "cup": settings.keep_cup_days,
    }
    if settings.keep_over_days:
        days["finished_game"] = settings.keep_over_days
    otherwise: dict[Stored, Until] = {
        "finished_game": "for_ever",
        "profile": "device",
        "invitation": "table",
        "notices": "device",
        "block": "device",
        "daily": "device",
        "rating": "device",
        "plan": "table",
        "log": "never",
    }
    found = [Kept(what=what, until="days", days=count) for what, count in days.items()]
    found += [Kept(what=what, until=until, days=None) for what, until in otherwise.items() if what not in days]
    return PrivacyInfo(kept=found, grace_days=settings.tidy_grace_days)


async def export(hub: Hub, device: DeviceData, session: str | None) -> Export:
    """Everything stored about a device; records are as its seats may have them (Refusal).

    ``session`` is the browser that asks.
    """
    stored = await hub.store.export(device.id)
    if stored is None:
        raise Refusal("not_yours", "server-who-are-you")
    held = await hub.listed(await hub.store.tables_of(device.id, limit=None))
    return Export(
        at=hub.clock(),
        device=stored.device,
        profile=await export_profile(hub, device, session),
        tables=[await _exported(hub, device.id, live) for live in held],
        chat=stored.chat,
        blocks=stored.blocks,
        reports=stored.reports,
        moving_codes=stored.moving_codes,
        notices=stored.notices,
        bans=stored.bans,
        daily=stored.daily,
        ratings=stored.ratings,
        plans=stored.plans,
        cups=stored.cups,
        hosted_cups=stored.hosted_cups,
    )


async def _exported(hub: Hub, device: str, live: LiveTable) -> ExportedTable:
    """A table as it is listed, with its records."""
    found = summary(live, device)
    return ExportedTable(
        id=found.id,
        ruleset=found.ruleset,
        status=found.status,
        public=found.public,
        created=found.created,
        changed=found.changed,
        host=found.host,
        seats=found.seats,
        records=await _records(hub, device, live),
    )


async def _records(hub: Hub, device: str, listed: LiveTable) -> dict[str, str]:
    """The records of a game as a device may have them: the whole one once it is over, else by its seats."""
    if listed.data.share is not None:
        whole = await hub.store.shared_game(listed.data.share)
        return {} if whole is None else {"": whole.text}
    live = await hub.table(listed.id)  # a game that was closed is listed without its moves
    async with live.held():
        if live.match.game is None:
            return {}
        return {key(seat): live.record(seat) for seat in live.seats_of(device)}
