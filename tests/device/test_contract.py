"""A device's table says what a server's says: the same messages for the same game, and all of them fit the schema."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from festina.server.commands import Move
from festina.server.live import LiveTable
from festina.server.play import carry_out
from festina.server.store.data import DeviceData
from festina.server.thinking import think
from festina.server.tokens import Secrets
from festina.server.wire import encode
from tests.server.inside import Inside
from tests.server.test_schema import _fits, _messages

from .house import Home, run

WANTED = [("hare(players=3)", "Ann", "level:2", "level:4"), ("whyfirst(players=3)", "Ann", "level:3", "Ben")]
#: What differs between a server and a device, and between two moments.
APART = {"id", "at", "created", "changed", "host", "share", "watching", "chat", "spectators", "back", "presence"}


class _Same(Secrets):
    """The same seeds for both."""

    def __init__(self, prefix: str) -> None:
        super().__init__(Random(4))
        self._prefix = prefix

    def seed(self) -> int:
        return 77

    def bot_key(self) -> str:
        return "k" * 32

    def id(self, length: int = 10) -> str:
        return self._prefix + super().id(length)


def _stripped(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _stripped(item) for key, item in value.items() if key not in APART}
    return [_stripped(item) for item in value] if isinstance(value, list) else value


def _on_a_server(folder: Path, wanted: tuple[str, ...], moves: list[tuple[int, str]]) -> list[Any]:
    """What a server tells of the same game: every entry, as the person's device is sent it."""
    server = Inside(folder, think, secrets=_Same(""), clock=lambda: 1_800_000_000.0)
    server.start()
    try:
        person = server.person("Ann")
        seats = [{"kind": "person", "name": s} if s[0].isupper() else {"kind": "bot", "bot": s} for s in wanted[1:]]
        wish = {"ruleset": wanted[0], "seats": seats, "chat": False, "spectators": False}
        live = server.wait(server.hub.table(person.ask("POST", "/api/tables", wish)["id"]))
        server.wait(_played(live, DeviceData(server.device("Ann")), moves))
        return [_stripped(json.loads(encode(message))) for message in live.gap(0, server.device("Ann")) or []]
    finally:
        server.stop()


async def _played(live: LiveTable, device: DeviceData, moves: list[tuple[int, str]]) -> None:
    for number, (seat, action) in enumerate(moves):
        await _bots_have_decided(live)
        await carry_out(live, device, Move(id=f"m{number}", seat=seat, action=action, version=live.match.version))
    await _bots_have_decided(live)


async def _bots_have_decided(live: LiveTable) -> None:
    while live.bots_due():
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("wanted", WANTED)
def test_the_same_game_is_told_alike(wanted: tuple[str, ...], tmp_path: Path) -> None:
    moves: list[tuple[int, str]] = []
    told: list[Any] = []

    async def play() -> None:
        home = Home()
        home.host.secrets = _Same("local-")
        id = await home.new_table(*wanted)
        page = await home.sit_down(id)
        live, random = await home.host.table(id), Random(2)
        while len(moves) < 6:
            await _bots_have_decided(live)
            seat = next(view["seat"] for view in page.views.values() if view["seat"] in view["to_act"])
            action = random.choice(page.views[str(seat)]["choices"])["action"]
            assert (await page.send("move", seat=seat, action=action, version=page.version))["type"] == "ack"
            moves.append((seat, action))
        await _bots_have_decided(live)
        for message in page.heard:
            _fits(message, _messages()[message["type"]])
        again = await home.sit_down(id, version=0)
        told.extend(_stripped(message) for message in again.heard[0]["updates"])

    run(play)
    assert told == _on_a_server(tmp_path, wanted, moves)
