"""What the judges of a game's story are worth: win shares that mean something, sentences that tell what came of it."""

from __future__ import annotations

from collections import defaultdict
from typing import Any

import pytest

from festina import Game, new_game
from festina.bots.kits import Turning, kit_of
from festina.kernel.messages import Message

#: The turns with which the stages of a race end.
_STAGES = (3, 6, 9, 12, 99)


def played(ruleset: str, seed: int) -> Game:
    """A whole game of strategists."""
    game = new_game(ruleset, seed=seed)
    players = [game.bot("strategist", seat=seat) for seat in range(game.players)]
    while not game.is_over:
        players[next(seat for seat in game.to_act if isinstance(seat, int))].play()
    return game


def _brier(shares: list[float], winners: list[int]) -> float:
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(shares))]
    return sum((share - one) ** 2 for share, one in zip(shares, won, strict=True))


def _advantage(ruleset: str, races: int) -> dict[int, float]:
    """By stage: how much better than an even guess the judge is, on average over all decisions of some races."""
    gained: dict[int, list[float]] = defaultdict(list)
    for seed in range(races):
        game = played(ruleset, seed)
        assert game.outcome is not None
        judge = kit_of(game.definition).judge
        assert judge is not None
        steps = [step for step in game.steps if step.actor is not None]
        turns: dict[int, int] = defaultdict(int)
        for step, shares in zip(steps, judge(game.table, [step.before for step in steps]), strict=True):
            assert step.actor is not None
            assert sum(shares) == pytest.approx(1)
            turns[step.actor] += 1
            stage = next(stage for stage in _STAGES if turns[step.actor] <= stage)
            even = [1 / len(shares)] * len(shares)
            winners = list(game.outcome.winners)
            gained[stage].append(_brier(even, winners) - _brier(shares, winners))
    return {stage: sum(gained[stage]) / len(gained[stage]) for stage in sorted(gained)}


@pytest.mark.parametrize("players", [3, 5])
def test_the_judge_of_a_race_is_better_than_an_even_guess_at_every_stage(players: int) -> None:
    advantage = _advantage(f"hare(players={players})", 36)
    assert list(advantage) == list(_STAGES)
    assert all(gain > 0 for gain in advantage.values()), advantage
    assert advantage[_STAGES[-1]] > 0.3, advantage


def test_nobody_is_ahead_before_the_race_has_begun() -> None:
    game = new_game("hare(players=4)", seed=1)
    judge = kit_of(game.definition).judge
    assert judge is not None
    assert judge(game.table, [bytes(game.state.buffer)]) == [[0.25] * 4]


# ---- what is told of a moment


def _told(game: Game, seat: int) -> list[Message]:
    """What is told of all that happened."""
    steps = game.steps
    events: Any = [event for step in steps for event in step.events if event.only_for is None]
    tell = kit_of(game.definition).tell
    assert tell is not None
    return tell(game.table, Turning(seat, events, steps[0].before, bytes(game.state.buffer)))


def _keys(messages: list[Message]) -> list[str]:
    return [message.key.removeprefix("hare-").removeprefix("whyfirst-") for message in messages]


def test_a_draw_is_told_with_what_it_did() -> None:
    game = new_game("hare(players=3)", seed=1, chance="manual")
    game.play(">1")
    game.play("card:lose_half", "chance")
    told = _told(game, 0)
    assert _keys(told) == ["event-moved", "event-drew", "event-paid"]
    assert told[2].params["why"] == "half"


def test_who_overtakes_is_told_with_the_new_place() -> None:
    start = {"turn": 0, "pawns": [{"seat": seat, "space": space} for seat, space in enumerate((12, 13, 9))]}
    game = new_game("hare(players=3)", start=start)
    game.play(">17")
    told = _told(game, 0)
    assert _keys(told) == ["event-moved", "story-overtakes"]
    assert told[1].params == {"seat": 0, "place": 1}


def test_who_comes_home_is_told() -> None:
    start = {
        "turn": 0,
        "pawns": [{"seat": seat, "space": space} for seat, space in enumerate((61, 9, 12))],
        "carrots": [10, 60, 60],
        "lettuces": [0, 3, 3],
    }
    game = new_game("hare(players=3)", start=start)
    game.play(">64")
    assert _keys(_told(game, 0)) == ["event-moved", "event-finished"]


def test_a_round_is_told_by_its_result() -> None:
    game = played("whyfirst(players=3)", 4)
    tell = kit_of(game.definition).tell
    assert tell is not None
    ends = [step for step in game.steps if any(event.kind == "scored" for event in step.events)]
    assert len(ends) >= 4
    for step in ends:
        events: Any = step.events
        keys = _keys(tell(game.table, Turning(0, events, step.before, step.before)))
        assert {"event-round-over", "event-scored"} <= set(keys)
        assert not {"event-chose", "event-trick"} & set(keys)
