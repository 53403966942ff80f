"""A match: live and stored entries take the same way, and legality is decided once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from festina import IllegalMove
from festina.kernel.game import Game
from festina.kernel.position import Position
from festina.server.entries import ChanceDealt, Entry, Moved, columns_of, entry_of
from festina.server.match import Match
from festina.server.refusal import Refusal
from tests.tools.policy import choose

from .histories import AT, begin, played

RULESETS = [
    "hare(players=3)",
    "hare(players=2)",
    "hare(edition=ravensburger-1978,players=4)",
    "hare(first=draw,players=3)",
    "whyfirst(players=3)",
    "whyfirst(players=2)",
    "whyfirst(mode=tactical,players=3)",
]


def _state(match: Match) -> tuple[bytes, object]:
    game = match.running
    return bytes(game.state.buffer), [(step.actor, step.code, step.before, step.events) for step in game.steps]


@pytest.mark.parametrize("ruleset", RULESETS)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_replayed_game_is_the_live_one_byte_for_byte(ruleset: str, seed: int) -> None:
    """With moves, chance, undo, retraction, take-backs and what the table plays by itself; through the columns."""
    random = Random(seed)
    live, stored = begin(ruleset, seed), begin(ruleset, seed)
    for entry in played(ruleset, seed, 60).entries:
        live.apply(entry)
    while not live.running.is_over and live.version < 70:
        seat = random.choice(live.to_act)
        live.play(seat, choose(live.running, seat, random), AT)
    stored.follow(entry_of(dict(columns_of(update.entry))) for update in live.updates)
    assert _state(stored) == _state(live)
    assert stored.updates == live.updates
    assert (stored.decisive, stored.decisive_at, stored.takeback) == (live.decisive, live.decisive_at, live.takeback)
    assert stored.commands == live.commands
    for seat in range(live.running.players):
        assert stored.undo_depth(seat) == live.undo_depth(seat)


@pytest.mark.parametrize("ruleset", RULESETS)
def test_the_server_deals_what_a_game_of_the_same_seed_deals(ruleset: str) -> None:
    random = Random(5)
    match = begin(ruleset, 5)
    match.begin(AT)
    game = Game(match.definition, match.table, seed=5)
    for _ in range(40):
        if game.is_over:
            break
        seat = random.choice(match.to_act)
        action = choose(game, seat, random)
        game.play(action, seat)
        match.play(seat, action, AT)
    assert [(step.actor, step.text) for step in game.steps] == [(step.actor, step.text) for step in match.running.steps]


class _Counting:
    """Counts how often the rules are asked whether something is legal."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: Counter[str] = Counter()
        for kind, name in ((Position, "forbids"), (Position, "outcome_weight"), (Game, "play_step")):
            monkeypatch.setattr(kind, name, self._counted(name, getattr(kind, name)))

    def _counted(self, name: str, ask: Callable[..., Any]) -> Callable[..., Any]:
        def counted(*args: Any, **more: Any) -> Any:
            self.asked[name] += 1
            return ask(*args, **more)

        return counted


def test_legality_is_decided_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin("hare(players=3)", 1)
    match.begin(AT)
    counting = _Counting(monkeypatch)
    assert [entry.kind for entry in match.play(0, ">1", AT)] == ["move", "chance"]
    assert counting.asked == {"play_step": 1, "forbids": 1}  # the dealer draws only what is possible


def test_an_action_that_was_listed_as_legal_is_not_asked_about_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin("hare(players=3)", 1)
    match.begin(AT)
    match.running.view(0, whole=False)
    counting = _Counting(monkeypatch)
    match.play(0, ">1", AT)
    assert counting.asked == {"play_step": 1}
    with pytest.raises(IllegalMove):  # the list was for another state
        match.play(0, ">1", AT)


def test_an_illegal_move_changes_nothing_and_is_asked_about_once(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begin("hare(players=3)", 1)
    match.begin(AT)
    before = _state(match), match.version
    counting = _Counting(monkeypatch)
    with pytest.raises(IllegalMove) as refused:
        match.play(0, ">64", AT, "0:x")
    assert refused.value.rules
    assert counting.asked == {"play_step": 1, "forbids": 1}
    assert (_state(match), match.version) == before
    assert match.commands == {}


def test_a_companion_enters_one_outcome_at_a_time() -> None:
    match = Match("whyfirst(players=3)", 1, companion=True)
    match.begin(AT)
    for text in ("deal:+1 deal:+1", "deal:+1 ", "deal:+9", ""):
        with pytest.raises(IllegalMove):
            match.play("chance", text, AT)
    assert match.version == 1
    (entered,) = match.play("chance", "deal:+1", AT, "c0:x")
    assert entered == ChanceDealt(number=2, text="deal:+1", command="c0:x", at=AT)


def test_elsewhere_nobody_enters_outcomes() -> None:
    match = begin("hare(players=3)", 1)
    match.begin(AT)
    with pytest.raises(Refusal) as refused:
        match.play("chance", "card:+5", AT)
    assert refused.value.code == "not_yours"


def test_entries_come_in_order() -> None:
    match = begin("hare(players=3)", 1)
    entries: list[Entry] = match.begin(AT)
    assert [entry.number for entry in entries] == [1]
    with pytest.raises(ValueError, match="entry 3 after 1"):
        match.apply(Moved(number=3, seat=0, text=">2"))
