"""The schema of the protocol is true: everything that is really sent fits it, and it is the front end's to trust."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, get_args

import jsonschema_rs
import pytest

from festina.kernel.data import tag_of
from festina.registry import definitions
from festina.server.commands import AnyCommand
from festina.server.schema import component_name, components
from festina.server.wire_socket import FromServer

from .client import Talk
from .party import Party
from .test_commands import COMMANDS

RULESETS = ["hare(players=2)", "hare(edition=ravensburger-1978,players=3)", "whyfirst(players=3)"]


@cache
def _validator(name: str) -> Any:
    return jsonschema_rs.validator_for(
        {"$ref": f"#/components/schemas/{name}", "components": {"schemas": components()}}
    )


def _fits(value: Any, name: str) -> None:
    errors = [f"{list(error.instance_path)}: {error.message[:300]}" for error in _validator(name).iter_errors(value)]
    assert not errors, f"{name}: {errors[:3]} in {json.dumps(value)[:300]}"


def _messages() -> dict[str, str]:
    """The component of each server message."""
    return {tag_of(kind): kind.__name__ for kind in get_args(FromServer)}


def _fit(talk: Talk) -> set[str]:
    """Everything that a connection has heard fits; the kinds of messages it was."""
    for message in talk.heard:
        _fits(message, _messages()[message["type"]])
    return {message["type"] for message in talk.heard}


def _references(schema: Any) -> Iterator[str]:
    if isinstance(schema, dict):
        for key, value in schema.items():
            if key == "$ref":
                yield value
            else:
                yield from _references(value)
    elif isinstance(schema, list):
        for value in schema:
            yield from _references(value)


def test_every_reference_leads_somewhere() -> None:
    found = components()
    for name, schema in found.items():
        for reference in _references(schema):
            assert reference.removeprefix("#/components/schemas/") in found, f"{name} refers to {reference}"


def test_structures_of_two_games_keep_their_names() -> None:
    """Two games call an event the same; what one game's structures are called does not depend on the other."""
    found = components()
    assert {"HareMoved", "WhyFirstMoved"} <= set(found)
    for game in definitions().values():
        alone = components([game])
        mixed = {"AnyView", "AnyEvent", "AnyChoice", "AnyOutcome", "AnySetting", "AnySheet", "AnyEdition"}
        for name in set(alone) - mixed:
            assert alone[name] == found[name]
        assert component_name(game.setting_type, definitions().values()) in alone


def test_what_is_sent_is_there() -> None:
    """A default is the sender's affair: only what can be left out is optional."""
    found = components()
    assert set(found["TableInfo"]["required"]) == set(found["TableInfo"]["properties"])
    update = found["UpdateMessage"]
    assert set(update["properties"]) - set(update["required"]) == {"planned", "views", "clocks", "table"}
    assert found["TableWish"]["required"] == ["seats"]
    assert found["Message"]["required"] == ["key", "params"]


@pytest.mark.parametrize("kind", [tag_of(kind) for kind in get_args(AnyCommand)])
def test_commands_fit(kind: str) -> None:
    _fits(COMMANDS[kind], "AnyCommand")
    for name in set(COMMANDS[kind]) - {"seat"}:
        assert not _validator("AnyCommand").is_valid({**COMMANDS[kind], name: []})


@pytest.mark.parametrize("ruleset", RULESETS)
def test_everything_sent_during_a_game_fits(party: Callable[..., Party], ruleset: str) -> None:
    table = party(ruleset, "Ann", bots=int(ruleset.partition("players=")[2][0]) - 1)
    ann = table.talk(0)
    spectator = table.people[0].at(table.people[0].url)
    spectator.http.cookies.clear()
    watching = Talk(spectator, table.id)
    view, action = ann.views["0"], ann.legal(0)[:1]
    if action:
        _fits(ann.ask("why", 0, action=action[0]), "Why")
    _fits(ann.ask("why", 0, action="nonsense"), "Why")
    _fits(ann.ask("view", 0), "WholeView")
    table.host.ask("PATCH", f"{table.path}/seats/0", {"words": True})
    ann.command("chat", 0, text="Hello!")
    ann.command("react", 0, reaction="wave")
    ann.command("undo", 1)
    ann.send({"type": "ping"})
    assert view["game"] == table.seen()["game"]
    ann.play_on()
    kinds = _fit(ann)
    while watching.version < ann.version:
        watching.hear()
    _fit(watching)
    assert {"sync", "update", "ack", "refused", "why", "view", "chat", "thinking", "pong"} <= kinds
    again = table.people[0].socket(table.id, max(1, ann.version - 40))
    assert again.sync["updates"]
    _fit(again)
    replay = table.host.ask("GET", f"{table.path}/replay")
    _fits(replay, "RunningReplay")
    _fits(table.host.ask("GET", f"/api/games/{table.seen()['share']}?seat=0"), "WholeReplay")
    assert len(replay["frames"]) > 20
    for talk in (again, watching):
        talk.close()
    spectator.http.close()
