"""Interpreted and compiled rules play whole games byte for byte alike, and views look ahead alike."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from festina import new_game
from festina.kernel.engine import Engine
from festina.whyfirst.layout import RULES, STATE, SURVEY

from .helpers import RULESETS

pytestmark = pytest.mark.usefixtures("compiled")

_KINDS = 34


@pytest.fixture(scope="module")
def engines() -> tuple[Engine, Engine]:
    return Engine("festina.whyfirst", compiled=False), Engine("festina.whyfirst", compiled=True)


class _Side:
    def __init__(self, engine: Engine, table: Any) -> None:
        self.engine = engine
        self.buffer = bytearray(STATE.size)
        self.state = engine.view(STATE, self.buffer)
        self.rules = engine.view(RULES, table.rules.buffer)
        engine.call.set_up(self.state, self.rules)

    def options(self, players: int) -> list[tuple[int | None, int]]:
        """All that can be done, as (seat or chance, code)."""
        call, scratch, listed = self.engine.call, self.engine.scratch, self.engine.listed
        told: list[tuple[int | None, int]] = []
        for seat in range(players):
            count = call.legal_actions(self.state, self.rules, seat, scratch)
            told += [(seat, code) for code in listed.codes[:count]]
        count = call.chance_outcomes(self.state, self.rules, scratch)
        return told + [(None, code) for code in listed.codes[:count]]

    def answers(self, players: int) -> list[int]:
        """What the other functions of the contract say."""
        call = self.engine.call
        told = [call.seats_to_act(self.state, self.rules), call.is_over(self.state, self.rules)]
        told += [call.winner_bits(self.state, self.rules)]
        told += [call.outcome_weight(self.state, self.rules, kind) for kind in range(-1, _KINDS + 1)]
        tried = (0, 7, 8, 15, 504, 510, 512, 515, 575, 600, 602, 605, 606, 607)
        told += [call.forbids(self.state, self.rules, seat, code) for seat in range(players) for code in tried]
        return [int(number) for number in told]

    def play(self, who: int | None, code: int) -> list[tuple[int, ...]]:
        call, log = self.engine.call, self.engine.log
        if who is None:
            call.apply_chance(self.state, self.rules, code, log)
        else:
            call.apply_action(self.state, self.rules, who, code, log)
        return self.engine.take_rows()


@pytest.mark.parametrize("ruleset", RULESETS)
def test_whole_games(ruleset: str, engines: tuple[Engine, Engine]) -> None:
    table = new_game(ruleset, chance="manual").table
    slow, fast = (_Side(engine, table) for engine in engines)
    random = Random(ruleset)
    while options := slow.options(table.players):
        assert options == fast.options(table.players)
        assert slow.answers(table.players) == fast.answers(table.players)
        who, code = random.choice(options)
        assert slow.play(who, code) == fast.play(who, code)
        assert slow.buffer == fast.buffer
    assert slow.engine.call.is_over(slow.state, slow.rules)
    assert slow.answers(table.players) == fast.answers(table.players)


@pytest.mark.parametrize("players", [2, 3, 6])
def test_views_look_ahead_alike(players: int, engines: tuple[Engine, Engine]) -> None:
    game, random = new_game("whyfirst", players=players, mode="tactical", seed=3), Random(3)
    slow, fast = (_Side(engine, game.table) for engine in engines)
    looked = 0
    while game.to_act and looked < 40:
        seat = random.choice(game.to_act)
        assert isinstance(seat, int)
        if game.facts()["pending"]:
            looked += 1
            looks = []
            for side in (slow, fast):
                side.buffer[:] = game.state.buffer
                seen = bytearray(SURVEY.size)
                side.engine.survey.look_ahead(side.state, side.rules, seat, side.engine.view(SURVEY, seen))
                looks.append(bytes(seen))
            assert looks[0] == looks[1]
        game.play(random.choice(game.legal(seat)), seat)
    assert looked == 40
