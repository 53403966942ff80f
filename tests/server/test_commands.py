"""Commands: one parser for the socket and HTTP, and words for everything that can be wrong with one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from festina.locales import has, languages
from festina.server.commands import KNOWN, LONGEST_COMMAND, Move, decode_change, decode_command, decode_hello, id_of
from festina.server.refusal import Refusal, trouble

from .party import Party

COMMANDS: dict[str, dict[str, Any]] = {
    "move": {"type": "move", "id": "a1", "seat": 0, "action": "a>5", "version": 7},
    "undo": {"type": "undo", "id": "a1", "seat": 0},
    "retract": {"type": "retract", "id": "a1", "seat": 1},
    "takeback": {"type": "takeback", "id": "a1", "seat": 0},
    "agree": {"type": "agree", "id": "a1", "seat": 0},
    "decline": {"type": "decline", "id": "a1", "seat": 0},
    "lend": {"type": "lend", "id": "a1", "seat": 0, "to": 2},
    "return": {"type": "return", "id": "a1", "seat": 0},
    "wake": {"type": "wake", "id": "a1", "seat": 0},
    "chat": {"type": "chat", "id": "a1", "text": "Hello!", "seat": 0},
    "react": {"type": "react", "id": "a1", "reaction": "wave", "seat": 0},
    "why": {"type": "why", "id": "a1", "seat": 0, "action": "a>64"},
    "view": {"type": "view", "id": "a1", "seat": 0},
    "ping": {"type": "ping"},
}
QUESTIONS = {"chat", "react", "why", "view", "ping"}
_WRONG: tuple[Any, ...] = (None, True, 1.5, "", "x" * 100, [], {}, [0], {"seat": 0}, -(2**70))


def _damaged() -> list[tuple[str, dict[str, Any]]]:
    """Every command with a field missing, or with something in it that is not allowed there."""
    found = []
    for kind, command in COMMANDS.items():
        for name in command:
            if (kind, name) not in (("chat", "seat"), ("react", "seat")):
                found.append((f"{kind} without {name}", {key: value for key, value in command.items() if key != name}))
            for wrong in _WRONG:
                if not _is_allowed(kind, name, wrong):
                    found.append((f"{kind} with {name} {json.dumps(wrong)[:20]}", {**command, name: wrong}))
    return found


def _is_allowed(kind: str, name: str, value: Any) -> bool:
    if name in ("seat", "to", "version"):
        return type(value) is int or (kind in ("chat", "react") and value is None)
    return isinstance(value, str) and (name == "text" or (name == "action" and len(value) <= 40))


def _refused(text: str) -> Refusal:
    with pytest.raises(Refusal) as caught:
        decode_command(text)
    return caught.value


def test_every_command_is_tried_here() -> None:
    assert set(COMMANDS) == set(KNOWN)


@pytest.mark.parametrize("kind", COMMANDS)
def test_a_command_says_what_was_written(kind: str) -> None:
    decoded = decode_command(json.dumps(COMMANDS[kind]))
    assert msgspec.to_builtins(decoded) == COMMANDS[kind]
    if kind in QUESTIONS:
        with pytest.raises(Refusal) as caught:
            decode_change(json.dumps(COMMANDS[kind]))
        assert caught.value.message.key == "server-no-such-command"
    else:
        assert decode_change(json.dumps(COMMANDS[kind])) == decoded


def test_a_move_may_be_chances() -> None:
    assert isinstance(decode_command(json.dumps({**COMMANDS["move"], "seat": "chance"})), Move)
    assert _refused(json.dumps({**COMMANDS["undo"], "seat": "chance"})).code == "malformed"


@pytest.mark.parametrize(("what", "command"), _damaged(), ids=lambda value: value if isinstance(value, str) else "")
def test_a_damaged_command_is_refused_in_words(what: str, command: dict[str, Any]) -> None:
    refusal = _refused(json.dumps(command))
    assert refusal.code == "malformed"
    assert all(has(refusal.message.key, language) for language in languages())
    assert trouble(refusal, "en").text
    kept = command.get("id")
    assert id_of(json.dumps(command)) == (kept if isinstance(kept, str) and len(kept) <= 64 else None)


@pytest.mark.parametrize(
    "text",
    [
        *("", " ", "null", "[]", "1e999", "NaN", '"move"', '{"type":"ping"', "[" * 4000, '{"a":' * 1500, "\ufeff{}"),
        *('{"type":"undo","id":"\\ud800","seat":0}', '{"type":"ping"} {}', "\x00", "{'type':'ping'}"),
    ],
)
def test_what_is_no_json_object(text: str) -> None:
    assert _refused(text).message.key == "server-not-json"
    assert id_of(text) is None


@pytest.mark.parametrize(
    ("command", "key"),
    [
        ({"type": "dance", "id": "a"}, "server-no-such-command"),
        ({"type": ["move"], "id": "a"}, "server-no-such-command"),
        ({"id": "a"}, "server-no-such-command"),
        ({"type": "undo", "seat": 0}, "server-bad-id"),
        ({"type": "undo", "id": "", "seat": 0}, "server-bad-id"),
        ({"type": "undo", "id": "x" * 65, "seat": 0}, "server-bad-id"),
        ({"type": "undo", "id": "a\nb", "seat": 0}, "server-bad-id"),
        ({"type": "undo", "id": "a", "seat": "0"}, "server-malformed"),
        ({"type": "move", "id": "a", "seat": 0, "version": 1}, "server-bad-action"),
        ({"type": "move", "id": "a", "seat": 0, "version": 1, "action": "x" * 41}, "server-bad-action"),
        ({"type": "move", "id": "a", "seat": 0, "action": "a>5"}, "server-no-version"),
        ({"type": "chat", "id": "a", "text": 5}, "server-chat-empty"),
    ],
)
def test_the_words_name_what_is_wrong(command: dict[str, Any], key: str) -> None:
    assert _refused(json.dumps(command)).message.key == key


def test_where_a_command_is_wrong() -> None:
    refusal = _refused('{"type":"lend","id":"a","seat":0,"to":"1"}')
    assert refusal.message.params["where"] == "to"
    assert _refused('{"type":"lend","id":"a","seat":0}').message.params["where"] == "to"


def test_long_commands_are_not_read() -> None:
    long = json.dumps({**COMMANDS["chat"], "text": "x" * LONGEST_COMMAND})
    assert _refused(long).code == "too_large"
    assert id_of(long) is None


def test_hello() -> None:
    hello = decode_hello('{"type":"hello","protocol":1,"version":17}')
    assert hello is not None
    assert (hello.protocol, hello.version) == (1, 17)
    assert decode_hello('{"type":"ping"}') is None
    assert decode_hello("{") is None


@pytest.mark.parametrize("kind", sorted(set(COMMANDS) - QUESTIONS))
def test_the_socket_and_http_answer_alike(party: Callable[..., Party], kind: str) -> None:
    """The same damaged command, the same error."""
    table = party("hare(players=2)", "Ann", "Ben")
    ann = table.talk(0)
    for damaged in ({"seat": [0]}, {"seat": 1}, {"seat": 99}, {"id": 5}, {"type": "dance"}):
        command = {**COMMANDS[kind], **damaged}
        ann.send(command)
        heard = ann.wait(lambda message: message["type"] == "refused")
        answer = table.host.http.post(f"{table.path}/moves", json=command)
        assert answer.status_code >= 400
        ours, theirs = heard["error"], answer.json()["error"]
        if damaged == {"type": "dance"}:  # on the socket there are also questions
            assert ours["key"] == theirs["key"] == "server-no-such-command"
        else:
            assert ours == theirs
