"""Cups: called, joined by a link, played in rounds, their results as a file."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from ..answers import Json
from ..bodies_cups import CupJoin, CupLinkWish, CupRound, CupRuling, CupSettings, CupWish, CupWithdrawal
from ..cups import hosting
from ..cups.data import StoredCup
from ..cups.describe import info, results, results_csv, summary
from ..store.data import DeviceData
from ..wire_cups import CupDeleted, CupInfo, CupInvitation, CupLink, CupList, CupResults
from .context import AnyDevice, DeviceRouter, KnownDevice, MaybeDevice, TheHub, forgive, limit
from .openapi import answers, answers_text
from .routing import Body

router = DeviceRouter("/api/cups", "cups")


def _shown(cup: StoredCup, device: DeviceData | None, status: int = 200) -> Json:
    return Json(info(cup, device.id if device else None), status)


def _file(answer: Response, cup: StoredCup, ending: str) -> Response:
    answer.headers["content-disposition"] = f'attachment; filename="festina-cup-{cup.data.id}.{ending}"'
    return answer


@router.get("", answers(CupList))
async def list_cups(hub: TheHub, device: MaybeDevice) -> Json:
    """The cups that I have called or take part in."""
    found = await hub.store.cups.of(device.id) if device else []
    return Json(CupList([summary(cup, device.id if device else None) for cup in found]))


@router.post("", answers(CupInfo, 201))
async def create_cup(request: Request, hub: TheHub, device: AnyDevice, wish: Body[CupWish]) -> Json:
    """A new cup, which people join by its link."""
    limit(request, "table", device.id)
    return _shown(await hosting.create(hub, device, wish), device, 201)


@router.get("/join/{link}", answers(CupInvitation))
async def read_link(request: Request, hub: TheHub, link: str, device: MaybeDevice) -> Json:
    """What the link of a cup leads to."""
    limit(request, "guess")
    found = await hosting.invitation(hub, device, link)
    forgive(request, "guess")
    return Json(found)


@router.post("/join/{link}", answers(CupInfo))
async def join_cup(request: Request, hub: TheHub, link: str, device: AnyDevice, wish: Body[CupJoin]) -> Json:
    """Take part in a cup."""
    limit(request, "guess")
    cup = await hosting.join(hub, device, link, wish.name or device.name)
    forgive(request, "guess")
    return _shown(cup, device)


@router.get("/{cup}", answers(CupInfo))
async def read_cup(hub: TheHub, cup: str, device: MaybeDevice) -> Json:
    """A cup: its players, its tables and how everybody stands."""
    return _shown(await hosting.find(hub, cup), device)


@router.patch("/{cup}", answers(CupInfo))
async def change_cup(hub: TheHub, cup: str, device: KnownDevice, wish: Body[CupSettings]) -> Json:
    """Change whether rounds follow each other by themselves (host)."""
    return _shown(await hosting.settings(hub, device, cup, wish.auto), device)


@router.delete("/{cup}", answers(CupDeleted))
async def delete_cup(hub: TheHub, cup: str, device: KnownDevice) -> Json:
    """Call a cup off before its first round, or delete one that is over (host)."""
    await hosting.delete(hub, device, cup)
    return Json(CupDeleted(cup))


@router.post("/{cup}/link", answers(CupLink))
async def cup_link(request: Request, hub: TheHub, cup: str, device: KnownDevice, wish: Body[CupLinkWish]) -> Json:
    """The link by which people join, another one if that is wanted (host)."""
    limit(request, "command", device.id)
    return Json(CupLink(await hosting.link(hub, device, cup, wish.renew)))


@router.post("/{cup}/round", answers(CupInfo))
async def start_round(request: Request, hub: TheHub, cup: str, device: KnownDevice, wish: Body[CupRound]) -> Json:
    """Begin a round (host)."""
    limit(request, "table", device.id)
    return _shown(await hosting.start_round(hub, device, cup, wish.round), device)


@router.post("/{cup}/withdraw", answers(CupInfo))
async def withdraw(hub: TheHub, cup: str, device: KnownDevice, wish: Body[CupWithdrawal]) -> Json:
    """Pair a player no more: myself, or as the host anybody."""
    return _shown(await hosting.withdraw(hub, device, cup, wish.player), device)


@router.post("/{cup}/rule", answers(CupInfo))
async def rule(hub: TheHub, cup: str, device: KnownDevice, wish: Body[CupRuling]) -> Json:
    """Rule how a table counts that has no result (host)."""
    return _shown(await hosting.rule(hub, device, cup, wish), device)


@router.post("/{cup}/finish", answers(CupInfo))
async def conclude(hub: TheHub, cup: str, device: KnownDevice) -> Json:
    """End a cup now (host)."""
    return _shown(await hosting.conclude(hub, device, cup), device)


@router.get("/{cup}/results.json", answers(CupResults))
async def results_as_json(request: Request, hub: TheHub, cup: str) -> Response:
    """The results for other programs."""
    limit(request, "heavy")
    found = await hosting.find(hub, cup)
    return _file(Json(results(found)), found, "json")


class Csv(PlainTextResponse):
    """A table for a spreadsheet."""

    media_type = "text/csv"


@router.get("/{cup}/results.csv", answers_text(Csv))
async def results_as_csv(request: Request, hub: TheHub, cup: str) -> Response:
    """The results for a spreadsheet."""
    limit(request, "heavy")
    found = await hosting.find(hub, cup)
    return _file(Csv(results_csv(found)), found, "csv")
