"""The numbers behind the words: the track, phases, actions, events.

Plain integers, because compiled code uses them; the texts and messages that belong to them are in ``notation``,
``reasons`` and ``events``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

LOWEST: Final = -12
START: Final = 0
HIGHEST: Final = 16
ROUNDS: Final = 5
TRICKS: Final = 5
HAND: Final = 5
LEO_CARDS: Final = 4
#: Seats, and Leo where he takes part: whoever has a pawn.
MOST_ENTRANTS: Final = 6
#: What players can tell apart: ten values in the base game, 34 white numbers in the tactical one.
CARD_KINDS: Final = 34
#: No space: nobody is second.
NOWHERE: Final = -99


class _Phase(NamedTuple):
    """What is due now."""

    DEAL: int = 0  # chance deals the next card (WF-104)
    CHOOSE: int = 1  # seats choose, hidden from each other (WF-105)
    LEO: int = 2  # chance turns up Leo's card (WF-201)
    MOVE: int = 3  # the highest white number moves a pawn (WF-301)
    OVER: int = 4


Phase = _Phase()


class _Do(NamedTuple):
    """Action codes."""

    PLAY: int = 0  # + 8 * kind of card + pawn (base game)
    LAY: int = 512  # + kind of card (tactical)
    MOVE: int = 600  # + pawn (tactical)


Do = _Do()

#: Parts of an action code that name something this table does not have.
NO_CARD: Final = 63
NO_LEO: Final = 6
NO_SEAT: Final = 7


class _Happened(NamedTuple):
    """Kinds of events; the meaning of their numbers is in ``events``."""

    ROUND: int = 0
    DEALT: int = 1
    CHOSE: int = 2
    TRICK: int = 3
    REVEALED: int = 4
    MOVED: int = 5
    ROUND_OVER: int = 6
    SCORED: int = 7
    OVER: int = 8
    FINAL: int = 9


Happened = _Happened()
