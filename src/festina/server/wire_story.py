"""A finished game as a story: how far everybody was at each moment, and the moments that changed it most."""

from __future__ import annotations

from ..kernel.data import Data
from ..kernel.messages import Message


class StoryLine(Data, frozen=True, kw_only=True):
    """One respect in which everybody gets on: at each sample a value for each entrant."""

    title: Message
    #: The most there can be; None where there is no end.
    most: int | None
    samples: list[tuple[int, ...]]


class StoryMoment(Data, frozen=True, kw_only=True):
    """A decision, with what chance brought after it, that changed the chances of winning."""

    #: The step of the replay at which it can be looked at, and the sample before it.
    step: int
    sample: int
    turn: int
    #: Who decided; of several who chose in secret, the one whose chances changed most.
    seat: int
    #: What came of it.
    says: list[Message]
    #: Who gained most by it, and how many hundredths of the win.
    gainer: int
    points: int


class Story(Data, frozen=True, kw_only=True):
    """How a finished game went. A sample is taken before each decision, and at the end."""

    #: The turn to which each sample belongs, from 0.
    turns: list[int]
    lines: list[StoryLine]
    #: At most three, in the order in which they happened.
    moments: list[StoryMoment]
