"""``festina engine``: our players for other programs, and whole games for programs without the rules."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from festina import load_game, new_game
from festina.bots import BadBot
from festina.bots.engine import Engine, serve
from festina.bots.protocol import LONGEST_QUESTION, write

from .helpers import bot_at, first_to_act, play_out

ENGINE = f"cmd:{sys.executable} -m festina engine --bot"


def _talk(*messages: dict[str, Any] | bytes, bot: str = "strategist") -> list[dict[str, Any]]:
    """All answers of an engine to a talk."""
    lines = b"".join(message if isinstance(message, bytes) else write(message) for message in messages)
    outgoing = io.BytesIO()
    serve(Engine("Test", bot), io.BytesIO(lines), outgoing)
    return [json.loads(line) for line in outgoing.getvalue().splitlines()]


def _errors(*messages: dict[str, Any] | bytes) -> list[str]:
    return [answer["message"] for answer in _talk(*messages) if answer["type"] == "error"]


NEW = {"type": "new_game", "ruleset": "hare(players=3)", "seat": 0, "seed": 1}


def _decide(**changed: Any) -> dict[str, Any]:
    game = new_game("hare(players=3)", seed=1)
    return {"type": "decide", "id": 1, "since": 0, "events": [], "view": game.view(0).as_dict(), **changed}


def test_what_it_is_told_to_be_legal_must_be_what_the_view_says() -> None:
    assert _errors(NEW, _decide(legal=[">3"])) == ["“legal” and the legal choices of the view are not the same."]
    legal = new_game("hare(players=3)", seed=1).legal()
    assert _talk(NEW, _decide(legal=legal))[-1]["type"] == "action"


def test_a_search_keeps_the_time_of_the_host(monkeypatch: pytest.MonkeyPatch) -> None:
    granted: list[float] = []
    monkeypatch.setattr("festina.bots.base.Bot.hurry", lambda self, seconds, one_core=False: granted.append(seconds))
    _talk({**NEW, "time_ms": 1000}, _decide(time_ms=500))
    assert granted == [0.8, 0.4]


def test_it_plays_over_a_pipe() -> None:
    talk = [{"festina": 1, "type": "hello"}, NEW, _decide(id=17), {"type": "quit"}, {"type": "hello"}]
    done = subprocess.run(
        [sys.executable, "-m", "festina", "engine", "--bot", "plodder"],
        input=b"".join(write(message) for message in talk),
        capture_output=True,
        check=True,
        timeout=120,
    )
    hello, ready, action = [json.loads(line) for line in done.stdout.splitlines()]
    assert (hello["festina"], hello["type"], hello["bot"]) == (1, "hello", "plodder")
    assert "search" in hello["bots"]
    assert "cmd" not in hello["bots"]
    assert ready == {"type": "ready", "ruleset": "hare(players=3)", "seat": 0, "bot": "plodder"}
    assert action == {"type": "action", "id": 17, "action": ">1"}
    assert done.stderr == b""


def _game_with(spec: str, ruleset: str) -> str:
    game = new_game(ruleset, seed=8, date="2000-01-01")
    others = [bot_at(game, "random", seat) for seat in range(1, game.players)]
    assert play_out(game, [bot_at(game, spec), *others], limit=150) == []
    return game.record()


@pytest.mark.parametrize("ruleset", ["hare(players=3,until=winner)", "hare(edition=intellect-1974,players=2)"])
def test_in_another_program_a_bot_plays_the_same_game(ruleset: str) -> None:
    """View and events over the pipe are as good as at the table: a player without chance decides alike."""
    assert _game_with(f"{ENGINE} strategist:0", ruleset) == _game_with("strategist:0", ruleset)


def test_it_plays_with_hidden_hands_too() -> None:
    assert _game_with(f"{ENGINE} strategist", "whyfirst(mode=tactical)")


def test_what_is_wrong_is_told_and_the_talk_goes_on() -> None:
    answers = _talk(b"nonsense\n", b"\n", b"[]\n", {"type": "dance", "id": 4}, {"type": "hello", "festina": 1})
    assert [answer["type"] for answer in answers] == ["error", "error", "error", "hello"]
    assert answers[0]["message"] == "This is not a line of JSON: nonsense"
    assert answers[2]["id"] == 4
    assert "new_game" in answers[2]["message"]


def test_a_line_without_end_is_passed_over() -> None:
    answers = _talk(b"x" * (2 * LONGEST_QUESTION) + b"\n", {"type": "hello", "festina": 1})
    assert [answer["type"] for answer in answers] == ["error", "hello"]


@pytest.mark.parametrize(
    ("talk", "said"),
    [
        ([{"type": "hello", "festina": 2}], "version 2"),
        ([{"type": "new_game"}], "“ruleset” of “new_game” must be a text."),
        ([{**NEW, "ruleset": "chess"}], "chess"),
        ([{**NEW, "seat": 3}], "There is no seat 3: the seats are 0 to 2."),
        ([{**NEW, "seat": "0"}], "“seat” of “new_game” must be a whole number"),
        ([{**NEW, "seed": -1}], "“seed” of “new_game” must be a whole number"),
        ([{**NEW, "bot": "genius"}], "There is no bot genius"),
        ([{**NEW, "bot": 5}], "“bot” of “new_game” must be a text."),
        ([{**NEW, "bot": "cmd:touch x"}], "only bots of the house"),
        ([_decide()], "begin with “new_game”"),
        ([NEW, _decide(id=None)], "“id” of “decide” must be a whole number"),
        ([NEW, _decide(view=None)], "“view” must be the view of seat 0 of hare(players=3)"),
        ([NEW, _decide(view={"choices": 3})], "“view” must be"),
        ([NEW, _decide(view=new_game("hare", seed=1).view(0).as_dict())], "“view” must be"),
        ([NEW, _decide(view=new_game("hare(players=3)", seed=1).view(1).as_dict())], "“view” must be"),
        ([NEW, _decide(since=3)], "begin with number 3, but only 0 are known"),
        ([NEW, _decide(events=7)], "“events” of “decide” must be a list."),
        ([NEW, _decide(events=[{"kind": "flew"}])], "no event of the game"),
        ([{"type": "play", "seat": 0}], "begin with “new_game”"),
        ([{"type": "view", "seat": 0}], "begin with “new_game”"),
        ([{"type": "record"}], "begin with “new_game”"),
        ([{"type": "new_game", "ruleset": "hare", "bots": ["random"] * 7}], "There is no seat 6"),
        ([{"type": "new_game", "ruleset": "hare", "bots": "random"}], "“bots” of “new_game” must be a list."),
        ([{"type": "new_game", "ruleset": "hare", "bots": [None, "cmd:ls"]}], "only bots of the house"),
        (
            [{"type": "new_game", "ruleset": "hare"}, {"type": "play", "seat": 0}],
            "No bot of this game is to act at seat 0.",
        ),
        ([{"type": "new_game", "ruleset": "hare"}, {"type": "play", "seat": 9, "action": ">1"}], "seat"),
        ([{"type": "new_game", "ruleset": "hare"}, {"type": "play", "action": ">64"}], "HT-301"),
        ([{"type": "new_game", "ruleset": "hare"}, {"type": "view", "seat": "x"}], "seat"),
    ],
)
def test_errors_say_what_is_wrong(talk: list[dict[str, Any]], said: str) -> None:
    (message,) = _errors(*talk)
    assert said in message


def test_a_program_is_refused_at_the_start() -> None:
    with pytest.raises(BadBot, match="only bots of the house"):
        Engine("Test", "bot.py")


def test_a_bad_view_costs_the_move_and_the_note_says_so() -> None:
    view = new_game("hare(players=3)", seed=1).view(0).as_dict()
    view["pawns"][0]["space"] = 99
    _, answer = _talk(NEW, _decide(view=view))
    assert answer["action"] in [choice["action"] for choice in view["choices"] if choice["legal"]]
    assert "A random action was played instead" in answer["notes"][0]


def test_events_since_a_number_replace_what_came_after_it() -> None:
    """The carrots of others are counted from the events: a story taken back must not count twice."""
    game = new_game("hare(players=3)", seed=1)
    engine = Engine("Test", "strategist:0")
    engine.answer(write(NEW))
    for text in (">5", ">4", ">2"):
        game.play(text)
    sent = [event.as_dict() for event in game.events(0)]
    first = engine.answer(write(_decide(view=game.view(0).as_dict(), events=sent)))
    again = engine.answer(write(_decide(view=game.view(0).as_dict(), since=2, events=sent[2:])))
    assert first == again
    assert first is not None
    assert "notes" not in first
    assert engine._events == game.events(0)


def test_a_search_tells_what_it_thought(cold: None) -> None:
    _, answer = _talk(NEW, _decide(), bot="search")
    assert answer["notes"] == ["Still warming up: a quick hand-made player answered this time."]


def test_it_keeps_a_game_for_a_program_without_the_rules() -> None:
    engine = Engine("Test", "random")

    def say(**message: Any) -> dict[str, Any]:
        answer = engine.answer(write(message))
        assert answer is not None
        return answer

    bots = [None, "strategist", "plodder"]
    state = say(type="new_game", ruleset="hare(players=3,until=winner)", seed=5, bots=bots)
    twin = new_game("hare(players=3,until=winner)", seed=5)
    for _ in range(400):
        if not state["to_act"]:
            break
        seat = first_to_act(twin)
        view = say(type="view", seat=seat)["view"]
        assert view == twin.view(seat).as_dict()
        if seat == 0:
            action = next(choice["action"] for choice in view["choices"] if choice["legal"])
            state = say(type="play", seat=0, action=action)
        else:
            state = say(type="play", seat=seat)
            action = state["action"]
        happened = twin.play(action, seat)
        assert state["events"] == [event.as_dict() for event in happened]
        assert state["to_act"] == list(twin.to_act)
    assert twin.outcome is not None
    assert state["outcome"] == twin.outcome.as_dict()
    assert load_game(say(type="record")["record"]).outcome == twin.outcome


def test_seats_that_act_together_are_named() -> None:
    answers = _talk(
        {"type": "new_game", "ruleset": "whyfirst", "seed": 1, "bots": ["random"] * 4},
        {"type": "play"},
        *({"type": "play", "seat": seat} for seat in (2, 0, 2, 1, 3)),
    )
    assert [answer["type"] for answer in answers] == ["game", "error", "game", "game", "error", "game", "game"]
    assert answers[2]["to_act"] == [0, 1, 3]


_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-3, 2**70)
    | st.text(max_size=5)
    | st.sampled_from(["hare", "whyfirst", ">5"]),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3),
    max_leaves=5,
)
_FIELDS = ["ruleset", "seat", "seed", "bot", "bots", "id", "since", "events", "view", "action", "festina"]
_TYPES = ["hello", "new_game", "decide", "play", "view", "record", "game_over", "x"]


@given(st.lists(st.tuples(st.sampled_from(_TYPES), st.dictionaries(st.sampled_from(_FIELDS), _VALUES)), max_size=6))
def test_no_message_stops_it(talk: list[tuple[str, dict[str, Any]]]) -> None:
    engine = Engine("Test", "random")
    for kind, values in talk:
        answer = engine.answer(write({**values, "type": kind}))
        assert kind == "game_over" or (answer is not None and json.dumps(answer))
    assert not engine.over
