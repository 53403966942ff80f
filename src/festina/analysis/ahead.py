"""What may happen next, from what a seat knows: positions that fit it, and others who play as good players do."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ..bots.kits import kit_of
from ..bots.policies import STRATEGIST
from ..bots.records import PLAYERS, SEATS
from ..kernel.contract import CHANCE
from ..kernel.game import Game
from ..kernel.random import stream
from ..kernel.scratch import SCRATCH

#: The key of the streams with which others play on.
_KEY: Final = 20260704


def known_game(game: Game, seat: int, world: int = 0) -> Game:
    """A game in the position as a seat knows it; ``world`` decides how what is hidden lies. Nothing is dealt in it."""
    definition, table = game.definition, game.table
    state = kit_of(definition).world(table, game.view(seat, whole=False), game.events(seat), world)
    facts = definition.facts(table, definition.state_layout.cursor(bytearray(state)))
    return Game(definition, table, start=facts, chance="manual", seed=world)


class Others:
    """Good players who err a little, at every seat of a table."""

    def __init__(self, game: Game, noise: float = 1.0) -> None:
        self._kit = kit_of(game.definition)
        self._know = self._kit.knowledge(game.table)
        self._players = PLAYERS.new()
        for seat in range(SEATS):
            self._players.policy[seat] = self._kit.policies[STRATEGIST]
            self._players.noise[seat] = round(noise * self._kit.unit)
        self._scratch = SCRATCH.new()

    def choice(self, game: Game, seat: int, trial: int = 0) -> str:
        """What the player at a seat that is to act does, in the trial of this number."""
        key = stream(_KEY, trial)
        code = self._kit.choose(
            game.state, game.table.rules, self._know, self._players, seat, key, game.length, self._scratch
        )
        return str(game.definition.action_text(game.table, game.state, seat, int(code)))

    def until_turn(self, game: Game, seat: int, trial: int) -> Game:
        """A copy in which the others have played on until a seat is to act again, or the game is over."""
        played = game.copy()
        played.reseed(trial)
        while played.to_act and seat not in played.to_act:
            if played.to_act == (CHANCE,):
                outcome = played.sample()
                assert outcome is not None
                played.play_step(outcome, CHANCE)
                continue
            other = played.to_act[0]
            assert isinstance(other, int)
            played.play_step(self.choice(played, other, trial), other)
        return played


def after(game: Game, seat: int, action: str) -> Game:
    """A copy in which a seat has done something; chance, if it is due, still is."""
    made = game.copy()
    made.chance = "manual"
    made.play_step(action, seat)
    return made


def outcomes(game: Game) -> Iterator[tuple[float, Game]]:
    """What chance may bring now, with its odds; the game itself, if chance is not due."""
    odds = game.odds()
    if not odds:
        yield 1.0, game
    for outcome, part in odds.items():
        made = game.copy()
        made.play_step(outcome, CHANCE)
        yield float(part), made
