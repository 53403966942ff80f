"""docs/protocol.md shows true talks: every message in it is part of one that is really sent."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest

import festina
from festina import new_game
from festina.bots.engine import Engine
from festina.bots.foreign import dismiss_idle
from festina.bots.process import Program
from festina.bots.protocol import write

from .helpers import EXAMPLES, ROOT, bot_at, play_out

_TEXT = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
_FENCE = re.compile(r"^```json (\w+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
#: Who says what, in order.
SHOWN: list[tuple[str, dict[str, Any]]] = [(match[1], json.loads(match[2])) for match in _FENCE.finditer(_TEXT)]


def _is_part(shown: Any, real: Any) -> bool:
    """Whether something shown is real: fields may be left out, and items of a list of choices."""
    if isinstance(shown, dict) and isinstance(real, dict):
        return all(name in real and _is_part(value, real[name]) for name, value in shown.items())
    if isinstance(shown, list) and isinstance(real, list):
        if len(shown) == len(real):
            return all(map(_is_part, shown, real))
        return bool(shown) and all(any(_is_part(item, other) for other in real) for item in shown)
    return bool(shown == real and type(shown) is type(real))


def _said_by(who: str) -> list[dict[str, Any]]:
    return [message for speaker, message in SHOWN if speaker == who]


def test_all_json_is_a_message_of_somebody() -> None:
    assert {who for who, _ in SHOWN} == {"host", "bot", "any", "program", "engine"}
    assert _TEXT.count("```json") == len(SHOWN)


def test_every_message_of_the_protocol_is_shown() -> None:
    known = set(Engine("Test", "random")._handlers) | {"ready", "action", "game", "error"}
    assert {message["type"] for _, message in SHOWN} == known


@pytest.fixture(scope="module")
def talk() -> list[tuple[str, dict[str, Any]]]:
    """The game of the document, overheard."""
    said: list[tuple[str, dict[str, Any]]] = []
    send, receive = Program.send, Program.receive

    def overhear_send(program: Program, line: bytes) -> None:
        said.append(("host", json.loads(line)))
        send(program, line)

    def overhear_receive(program: Program, deadline: float) -> bytes:
        line = receive(program, deadline)
        said.append(("bot", json.loads(line)))
        return line

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Program, "send", overhear_send)
        patch.setattr(Program, "receive", overhear_receive)
        game = new_game("hare(edition=devir-2014,players=3,until=winner)", seed=7)
        specs = ("random", str(EXAMPLES / "bot.py"), "random")
        bots = [bot_at(game, spec, seat, seed=7, seconds=10.0) for seat, spec in enumerate(specs)]
        assert play_out(game, bots) == []
        dismiss_idle()
    return said


@pytest.mark.parametrize("who", ["host", "bot"])
def test_the_game_shown_is_true(who: str, talk: list[tuple[str, dict[str, Any]]]) -> None:
    real = iter(message for speaker, message in talk if speaker == who)
    for shown in _said_by(who):
        assert any(_is_part(shown, message) for message in real), shown


def test_the_engine_answers_as_shown(cold: None) -> None:
    engine = Engine(f"Festina {festina.__version__}", "strategist")
    pairs = zip(_said_by("program"), _said_by("engine"), strict=True)
    for asked, shown in pairs:
        answer = engine.answer(write(asked))
        assert _is_part(shown, answer), answer


def test_what_is_not_true_is_not_part() -> None:
    assert _is_part({"a": [1]}, {"a": [1], "b": 2})
    assert not _is_part({"a": [2]}, {"a": [1], "b": 2})
    assert not _is_part({"c": 1}, {"a": 1})
    assert not _is_part([3], [1, 2])
    assert not _is_part(True, 1)
