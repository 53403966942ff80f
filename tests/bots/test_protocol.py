"""The lines of the protocol: what is written is read back, and what cannot be read is refused."""

from __future__ import annotations

import json

import pytest

from festina import new_game
from festina.bots.protocol import (
    LONGEST_QUESTION,
    BadMessage,
    decode_event,
    decode_view,
    first_new,
    list_of,
    number_of,
    read,
    shown,
    text_of,
    write,
)
from festina.hare.events import Moved, Over
from festina.registry import definitions
from tests.contract.rulesets import all_rulesets
from tests.contract.walk import walk

from .helpers import moments


def test_a_message_is_one_line_of_ascii() -> None:
    message = {"type": "hello", "name": "Héloïse\n♞", "list": [1, None, True]}
    line = write(message)
    assert line.isascii()
    assert line.count(b"\n") == 1
    assert read(line) == message


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (b"", "not a line of JSON"),
        (b"{", "not a line of JSON: {"),
        (b"\xff\xff", "not a line of JSON"),
        (b"[" * 100_000, "not a line of JSON: [[["),
        (b'{"type": ' + b"1" * 5_000 + b"}", "not a line of JSON"),
        (b"null", "not an object"),
        (b'"type"', "not an object"),
        (b"{}", "not an object with a “type”: {}"),
        (b'{"type": 1}', "not an object with a “type”"),
        (b" " * (LONGEST_QUESTION + 1), "16,777,216 bytes"),
    ],
)
def test_what_is_no_message_is_told(line: bytes, said: str) -> None:
    with pytest.raises(BadMessage) as caught:
        read(line)
    assert said in str(caught.value)


def test_fields_are_checked() -> None:
    message = {"type": "t", "text": "x", "number": 3, "list": [1], "true": True, "minus": -1, "half": 0.5}
    assert (text_of(message, "text"), number_of(message, "number"), list_of(message, "list")) == ("x", 3, [1])
    assert (number_of(message, "none", 7), list_of(message, "none")) == (7, [])
    for name in ("text", "true", "minus", "half", "none"):
        with pytest.raises(BadMessage, match=f"“{name}” of “t” must be a whole number"):
            number_of(message, name)
    with pytest.raises(BadMessage, match="“number” of “t” must be a text"):
        text_of(message, "number")
    with pytest.raises(BadMessage, match="“text” of “t” must be a list"):
        list_of(message, "text")


def test_what_is_quoted_is_short_and_on_one_line() -> None:
    assert shown("a\nb") == "a b"
    assert shown({"a": None}) == '{"a": null}'
    assert len(shown("x" * 1000)) == 60
    assert shown("x" * 1000).endswith("...")
    assert shown("x" * 60) == "x" * 60


def test_a_story_goes_on_where_it_changed() -> None:
    one, two, three = (Moved(seat, "a", 0, 1, 1, "forward") for seat in range(3))
    assert first_new([], [one, two]) == 0
    assert first_new([one], [one, two]) == 1
    assert first_new([one, two], [one, two]) == 2
    assert first_new([one, two], [one, three]) == 1
    assert first_new([one, two, three], [one]) == 1


@pytest.mark.parametrize("ruleset", all_rulesets()[::9])
def test_every_event_survives_the_journey(ruleset: str) -> None:
    *_, game = walk(ruleset).states()
    sent = json.loads(json.dumps([event.as_dict() for event in game.events()]))
    assert [decode_event(game.definition, event) for event in sent] == game.events()


@pytest.mark.parametrize("ruleset", all_rulesets()[::9])
def test_every_view_survives_the_journey(ruleset: str) -> None:
    for game in moments(ruleset, 6):
        for seat in range(game.players):
            view = game.view(seat)
            sent = json.loads(json.dumps(view.as_dict()))
            received = decode_view(game.definition, sent)
            assert type(received) is type(view)
            assert received is not None
            assert received.as_dict() == sent


@pytest.mark.parametrize("plain", [None, [], {}, {"game": "hare"}, [[]] * 9])
def test_what_is_no_view_of_the_game_is_none(plain: object) -> None:
    assert decode_view(definitions()["hare"], plain) is None
    assert decode_view(definitions()["whyfirst"], new_game("hare").view(0).as_dict()) is None


def test_an_event_with_a_list_survives_too() -> None:
    over = Over(1, (0, 1))
    assert decode_event(definitions()["hare"], json.loads(json.dumps(over.as_dict()))) == over


@pytest.mark.parametrize(
    "plain",
    [
        None,
        [],
        {},
        {"kind": "flew", "seat": 1},
        {"kind": "revealed", "seat": 1},
        {"kind": "starts"},
        {"kind": "starts", "seat": 1, "more": 2},
        {"kind": ["starts"], "seat": 1},
        {"kind": "starts", "seat": "1"},
        {"kind": "over", "seat": 1, "winners": 0},
    ],
)
def test_what_is_no_event_of_the_game_is_refused(plain: object) -> None:
    with pytest.raises(BadMessage, match="no event of the game"):
        decode_event(definitions()["hare"], plain)
