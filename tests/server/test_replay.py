"""A replay shows every moment as the game was then, without playing it a second time."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import msgspec
import pytest

from festina import Game, load_game, new_game
from festina.kernel.contract import CHANCE
from festina.kernel.events import seen_by
from festina.server.replay import Abandoned, Shown, running_replay, whole_replay
from festina.server.wire import sent_event

RULESETS = [
    "hare(players=3)",
    "hare(edition=ravensburger-1978,players=2)",
    "whyfirst(players=3)",
    "whyfirst(players=2)",
]


def _played(ruleset: str, decisions: int = 40) -> Game:
    game, random = new_game(ruleset, seed=5), Random(5)
    for _ in range(decisions):
        if game.is_over:
            break
        seat = game.to_act[0]
        game.play(random.choice(game.legal(seat)), seat)
    return game


def _plain(data: object) -> Any:
    return json.loads(msgspec.json.encode(data))


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seat", [None, 0, 1])
def test_every_frame_is_what_the_seat_saw(ruleset: str, seat: int | None) -> None:
    game = _played(ruleset)
    before = game.record()
    replay = whole_replay(game, seat, lambda: True)
    again = Game(game.definition, game.table, seed=game.seed, deal=False)
    assert len(replay.frames) == len(game.steps) + 1
    for frame, step in zip(replay.frames, [None, *game.steps], strict=True):
        if step is not None:
            again.play_step(step.text, CHANCE if step.actor is None else step.actor)
            assert frame.text == step.text
            assert _plain(frame.events) == _plain([sent_event(event) for event in seen_by(seat, step.events)])
        assert _plain(frame.view) == {**again.view(seat, whole=False).as_dict(), "choices": []}
    assert game.record() == before, "it was only looked at"
    assert replay.outcome == game.outcome


def test_a_running_game_hides_what_is_hidden() -> None:
    game = new_game("whyfirst(players=3)", seed=7)
    choice = game.legal(1)[0]
    game.play(choice, 1)
    mine, others = (
        running_replay(game, seat, Shown(game.seats, [0, 1]), game.ruleset, lambda: True) for seat in (1, 0)
    )
    assert mine.frames[-1].text == choice
    assert others.frames[-1].text is None
    assert choice not in json.dumps(_plain(others.frames[-1].events))


def test_a_record_of_old_is_replayed() -> None:
    game = _played("hare(players=2)", 10)
    replay = whole_replay(load_game(game.record()), 0, lambda: True)
    assert [frame.text for frame in replay.frames[1:]] == [step.text for step in game.steps]
    assert replay.names == ["0", "1"]


def test_what_nobody_waits_for_is_given_up() -> None:
    with pytest.raises(Abandoned):
        whole_replay(_played("hare(players=2)", 5), None, lambda: False)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_every_moment_is_seen_by_whoever_decides_next(ruleset: str) -> None:
    game = _played(ruleset)
    frames = whole_replay(game, None, lambda: True, deciding=True).frames
    for frame, step in zip(frames, game.steps, strict=False):
        view, then = _plain(frame.view), game.earlier(frame.step)
        assert view["seat"] == step.actor
        if step.actor is None:
            assert set(then.odds()) <= {line["outcome"] for line in view["chance"]}
        else:
            assert [choice["action"] for choice in view["choices"]] == then.legal(step.actor)
            assert step.text in [choice["action"] for choice in view["choices"]]
    assert _plain(frames[-1].view)["choices"] == []
