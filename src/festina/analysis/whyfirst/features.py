"""What a choice leads to by the end of its trick, in worlds that fit what the seat knows.

In each world the hidden cards lie otherwise, and the others choose as good players do; all actions of the seat are
looked at in the same worlds.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from math import sqrt
from typing import Final

from ...kernel.contract import CHANCE
from ...kernel.data import Data
from ...kernel.game import Game
from ...whyfirst.choices import LayChoice, MoveChoice, PlayChoice, WhyFirstChoice
from ...whyfirst.layout import STATE, State
from ...whyfirst.rules.scoring import winning_total
from ...whyfirst.table import WhyFirstTable
from ...whyfirst.view import WhyFirstView
from ..ahead import Others, known_game

#: How many worlds are looked at.
WORLDS: Final = 48
#: A difference between two actions is measured if it is so many times its standard error.
_MEASURED: Final = 2.0


class Stand(Data, frozen=True):
    """How the pawns stand after a trick, or stood when it ended the round."""

    spaces: list[int]
    first: int
    second: int | None
    #: Everybody's total, and the one that would win if no more rounds came.
    totals: list[int]
    winning: int

    def is_first(self, entrant: int) -> bool:
        """Whether an entrant is foremost."""
        return self.spaces[entrant] == self.first

    def is_second(self, entrant: int) -> bool:
        """Whether an entrant is second."""
        return self.spaces[entrant] == self.second

    def score(self, entrant: int) -> int:
        """What an entrant scores if the round ends so; the second space may be a negative one (WF-108)."""
        return self.spaces[entrant] if self.is_second(entrant) else 0

    def wins(self, entrant: int) -> bool:
        """Whether an entrant has the total that would win (WF-110)."""
        return self.totals[entrant] == self.winning

    def has_second_total(self, entrant: int) -> bool:
        """Whether an entrant has the second-highest total; with one total for all there is none (WF-111)."""
        return self.wins(entrant) and self.winning < max(self.totals)

    def has_most(self, entrant: int) -> bool:
        """Whether an entrant has more points than the total that would win."""
        return self.totals[entrant] > self.winning


class Looked:
    """A game as a seat knows it, at a moment of choice."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game = game
        self.seat = seat
        self.view = _view(game, seat)
        self.choices: dict[str, WhyFirstChoice] = {choice.action: choice for choice in self.view.choices}
        assert isinstance(game.table, WhyFirstTable)
        self.table: WhyFirstTable = game.table

    @cached_property
    def others(self) -> Others:
        """Good players at all seats."""
        return Others(self.game)

    @cached_property
    def worlds(self) -> list[Game]:
        """The worlds, in which everybody else has chosen."""
        return [self._world(number) for number in range(WORLDS)]

    def _world(self, number: int) -> Game:
        world = known_game(self.game, self.seat, number)
        for other in world.to_act:
            if isinstance(other, int) and other != self.seat:
                world.play_step(self.others.choice(world, other, number), other)
        return world

    def features(self, action: str) -> WhyFirstFeatures:
        """The features of an action."""
        return WhyFirstFeatures(self, action)


class WhyFirstFeatures:
    """The features of one action."""

    def __init__(self, looked: Looked, action: str) -> None:
        self._looked = looked
        self.action = action
        self.choice = looked.choices[action]

    @property
    def target(self) -> int | None:
        """The pawn that it moves; None where that is chosen later."""
        return self.choice.to if isinstance(self.choice, PlayChoice | MoveChoice) else None

    @property
    def card(self) -> str | None:
        """The card that it plays."""
        return self.choice.card if isinstance(self.choice, PlayChoice | LayChoice) else None

    @property
    def ends_round(self) -> bool:
        """Whether the round is scored after it: the last card is played by the game itself (WF-107)."""
        view = self._looked.view
        return view.trick == view.tricks - (not self._looked.table.tactical)

    @cached_property
    def kept(self) -> list[str]:
        """The cards that stay in the hand."""
        held = list(self._looked.view.hand)
        if self.card is not None:
            held.remove(self.card)
        return held

    @cached_property
    def stands(self) -> list[Stand]:
        """How the pawns stand then, in each world."""
        return [self._stand(world, number) for number, world in enumerate(self._looked.worlds)]

    def _stand(self, world: Game, number: int) -> Stand:
        played, seat, before = world.copy(), self._looked.seat, self._looked.view
        played.reseed(number)
        played.play_step(self.action, seat)
        view = _view(played, None)
        while view.round == before.round and view.trick == before.trick and played.to_act:
            if played.to_act == (CHANCE,):
                outcome = played.sample()
                assert outcome is not None
                played.play_step(outcome, CHANCE)
            else:
                mover = played.to_act[0]
                assert isinstance(mover, int)
                played.play_step(self._looked.others.choice(played, mover, number), mover)
            view = _view(played, None)
        totals = [entrant.total for entrant in view.seats]
        winning = winning_total(_state(played), self._looked.table.rules)
        ended = view.last_round
        if ended is not None and ended.round == before.round:
            return Stand(ended.pawns, ended.first, ended.second, totals, winning)
        spaces = [entrant.space for entrant in view.seats]
        return Stand(spaces, view.first, view.second, totals, winning)

    def second(self, entrant: int) -> float:
        """How likely an entrant is second then."""
        return self.mean(lambda stand: stand.is_second(entrant))

    def first(self, entrant: int) -> float:
        """How likely an entrant is foremost then."""
        return self.mean(lambda stand: stand.is_first(entrant))

    def wins(self, entrant: int) -> float:
        """How likely an entrant has the total then that would win."""
        return self.mean(lambda stand: stand.wins(entrant))

    def has_most(self, entrant: int) -> float:
        """How likely an entrant has too many points then to win."""
        return self.mean(lambda stand: stand.has_most(entrant))

    def points(self, entrant: int) -> float:
        """What an entrant scores on average, if the round ended then."""
        return self.mean(lambda stand: stand.score(entrant))

    def mean(self, measure: Callable[[Stand], float]) -> float:
        """A measure of how the pawns stand then, on average."""
        return sum(map(measure, self.stands)) / len(self.stands)

    def exceeds(self, other: WhyFirstFeatures, measure: Callable[[Stand], float]) -> float:
        """By how much a measure is greater on average than after another action; 0 where chance may have made it so.

        The same worlds are compared, so that only what the actions change counts.
        """
        pairs = zip(self.stands, other.stands, strict=True)
        differences = [measure(own) - measure(others) for own, others in pairs]
        mean = sum(differences) / len(differences)
        spread = sum((difference - mean) ** 2 for difference in differences) / (len(differences) - 1)
        return mean if abs(mean) >= _MEASURED * sqrt(spread / len(differences)) else 0.0


def _state(game: Game) -> State:
    return STATE.cursor(bytearray(game.state.buffer))


def _view(game: Game, seat: int | None) -> WhyFirstView:
    view = game.view(seat, whole=False)
    assert isinstance(view, WhyFirstView)
    return view
