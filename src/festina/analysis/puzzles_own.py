"""Learning from one's mistakes: the errors of a reviewed game as exercises, in the form of puzzles."""

from __future__ import annotations

from collections.abc import Sequence

from ..kernel.data import Data
from ..kernel.game import Game
from ..registry import table_for
from .guides import find_guide
from .puzzles import Puzzle
from .puzzles_pack import made
from .shares import PuzzleShare
from .why import points


class Mistake(Data, frozen=True):
    """A decision that lost something: the number of its step, what was played, and what all actions are worth."""

    step: int
    seat: int
    played: str
    #: In any order; with what was played, and at least one other.
    shares: tuple[PuzzleShare, ...]


def exercises(game: Game, mistakes: Sequence[Mistake], seat: int) -> list[Puzzle]:
    """The mistakes of a seat as exercises, the dearest first: what was best, and why it beats what was played.

    They are set at a table where a position alone tells all that the seat could know.
    """
    own = [mistake for mistake in mistakes if mistake.seat == seat]
    return [_exercise(game, mistake) for mistake in sorted(own, key=lambda mistake: -_loss(mistake))]


def _loss(mistake: Mistake) -> float:
    return max(each.share for each in mistake.shares) - _share(mistake)


def _share(mistake: Mistake) -> float:
    return next(each.share for each in mistake.shares if each.action == mistake.played)


def _exercise(game: Game, mistake: Mistake) -> Puzzle:
    moment = game.earlier(mistake.step)
    guide = find_guide(game.definition)
    table = table_for(game.ruleset, guide.open_options if guide else {})[1]
    start = moment.facts()
    del start["ruleset"]
    shares = sorted(mistake.shares, key=lambda each: -each.share)
    told = points(moment, mistake.seat, shares[0].action, mistake.played)
    name, ruleset = game.definition.name, str(table.ruleset)
    return made(name, ruleset, start, mistake.seat, shares, told, played=mistake.played, step=mistake.step)
