"""Insight, as ``Game.analyse`` and ``Game.review`` give it: positions analysed, games reviewed.

The package ``analysis`` works it out. Shares are parts of the win, from 0 to 1; those of all entrants add up to one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal, Protocol, TypeAlias

from .data import Data
from .messages import Message
from .player import ActionReport

if TYPE_CHECKING:
    from .game import Game

Shares: TypeAlias = tuple[float, ...]
#: How far a figure may be off by the chance in the search, 19 times out of 20: searches of the same length with other
#: random numbers find a figure that near on average. How right the learned judgement is it does not say. The doubt of
#: shares is that of the seat that decides; with more than two entrants those of the others may be further off.
Doubt: TypeAlias = float
#: The class of a decision, by what it lost.
Grade: TypeAlias = Literal["best", "good", "slip", "mistake", "blunder"]
GRADE_NAMES: Final[tuple[Grade, ...]] = ("best", "good", "slip", "mistake", "blunder")

#: An interval of 95 % reaches so many standard errors to each side.
INTERVAL: Final = 1.96


class ActionShare(ActionReport, frozen=True, kw_only=True):
    """What an action is worth: to the seat that decides, with a 95 % interval, and to every entrant.

    Searches of the same length with other random numbers find a share within it on average.
    """

    low: float
    high: float
    #: Everybody's shares after the action.
    shares: Shares


class LineStep(Data, frozen=True):
    """A step of the likely line: whose it is (None: chance), and its text."""

    actor: int | None
    text: str


class Analysis(Data, frozen=True, kw_only=True):
    """A position as a seat that decides may judge it: everybody's shares, and all actions, the best first."""

    ruleset: str
    seat: int
    shares: Shares
    #: How far the share of the seat that decides may be off (see ``Doubt``); 0 where the shares are exact.
    doubt: Doubt
    #: Whether the shares are known and not estimated.
    exact: bool
    actions: tuple[ActionShare, ...]
    #: How the game is likely to go on; empty where that cannot be told.
    line: tuple[LineStep, ...]
    simulations: int
    #: Whether the intervals of the two best actions do not touch: more simulations would hardly change the choice.
    clear: bool

    @property
    def best(self) -> str:
        """The action that was found best."""
        return self.actions[0].action


class OutcomeShare(Data, frozen=True):
    """What chance could have brought: the text, how likely it was, and everybody's shares after it."""

    text: str
    probability: float
    shares: Shares
    #: How far the shares may be off; 0 where they are exact.
    doubt: Doubt


class StepDoubt(Data, frozen=True):
    """How far the figures of a step may be off: the shares before and after it, and its error.

    0 where a figure is exact. An error of 0 has a doubt, too: another action may be the best one.
    """

    before: Doubt
    after: Doubt
    error: Doubt


class ReviewStep(Data, frozen=True, kw_only=True):
    """A step of a game: everybody's shares before and after it, and what it was, luck or a decision."""

    number: int
    #: None: chance.
    actor: int | None
    text: str
    before: Shares
    after: Shares
    doubt: StepDoubt
    #: Whether ``before`` is known and not estimated.
    exact: bool
    #: What chance changed; None for a decision.
    luck: Shares | None = None
    outcomes: tuple[OutcomeShare, ...] = ()
    #: What the decision changed for everybody. Choices that are made in secret take effect together, at the last one:
    #: then the skills of all of them add up to the change there.
    skill: Shares | None = None
    #: What the decision lost, judged by what its seat knew; None where there was nothing to decide.
    error: float | None = None
    grade: Grade | None = None
    #: Skill and error together: what nobody could foresee with these simulations.
    correction: float | None = None
    #: What the seat could have done, the best first; empty where there was nothing to decide.
    actions: tuple[ActionShare, ...] = ()


class SeatDoubt(Data, frozen=True):
    """How far the figures of an entrant may be off; ``luck`` is the average's, too."""

    luck: Doubt
    own: Doubt
    others: Doubt
    error: Doubt


class SeatReview(Data, frozen=True, kw_only=True):
    """A game as one entrant lived it: ``final - initial == luck + own + others``."""

    entrant: int
    initial: float
    final: float
    luck: float
    #: What its own decisions changed, and what the others' did.
    own: float
    others: float
    #: What its decisions lost, added up; how many there were, and of each class, from the best to the worst.
    error: float
    decisions: int
    grades: tuple[int, ...]
    #: What it would have won with average luck.
    average: float
    doubt: SeatDoubt
    #: The same in sentences.
    says: tuple[Message, ...]


class TurningPoint(Data, frozen=True, kw_only=True):
    """A step that changed much: the part of the win that went from some to others, and who gained and lost most."""

    step: int
    actor: int | None
    size: float
    #: How far the size may be off.
    doubt: Doubt
    gainer: int
    loser: int


class Review(Data, frozen=True, kw_only=True):
    """A finished game, step by step: luck and error apart."""

    ruleset: str
    players: int
    entrants: int
    sims: int
    seed: int
    steps: tuple[ReviewStep, ...]
    seats: tuple[SeatReview, ...]
    #: The greatest changes, the greatest first.
    turning_points: tuple[TurningPoint, ...]
    #: The mean size of the corrections, over all decisions.
    correction: float
    #: False if the work was broken off: then only the first steps are there.
    complete: bool


class Analyst(Protocol):
    """Whoever works out insight; None for simulations: the usual number."""

    def analyse(self, game: Game, seat: int, sims: int | None, seed: int, deeper: bool) -> Analysis:
        """A position, as the seat may judge it."""

    def review(self, game: Game, sims: int | None, seed: int) -> Review:
        """A game that is over."""


_analysts: list[Analyst] = []


def install_analyst(analyst: Analyst) -> None:
    """From now on ``Game.analyse`` and ``Game.review`` ask ``analyst``: the kernel knows no analysis."""
    _analysts[:] = [analyst]


def analyst() -> Analyst:
    """Whoever works out insight."""
    assert _analysts, "the package festina installs an analyst"
    return _analysts[-1]
