"""The numbers behind the words: spaces, faces, phases, actions, effects, events.

Plain integers, because compiled code uses them; the texts and messages that belong to them are in ``notation``,
``reasons`` and ``events``.
"""

from __future__ import annotations

from typing import Final, NamedTuple

START: Final = 0
FINISH: Final = 64
MOST_SEATS: Final = 6
MOST_PAWNS: Final = 6
CARD_KINDS: Final = 12
DECK_SIZE: Final = 16


class _Kind(NamedTuple):
    """What a space is."""

    START: int = 0
    HARE: int = 1
    CARROT: int = 2
    LETTUCE: int = 3
    TORTOISE: int = 4
    TWO: int = 5
    THREE: int = 6
    FOUR: int = 7
    ONE_FIVE_SIX: int = 8
    FINISH: int = 9


Kind = _Kind()


class _Face(NamedTuple):
    """How a pawn lies: up, or down for one of three reasons."""

    UP: int = 0
    EAT: int = 1
    MISS: int = 2
    NAP: int = 3


Face = _Face()


class _Phase(NamedTuple):
    """What is due now."""

    FIRST: int = 0  # chance draws who starts (HT-105)
    ACTION: int = 1  # the seat in turn acts
    AGAIN: int = 2  # the same pawn must move again (HT-710, HT-722)
    RESTARTED: int = 3  # the pawn put back on Start moves at once (HT-802)
    DRAW: int = 4  # chance draws for the hare space reached (section 7)
    CHOICE: int = 5  # take or give 10 (HT-702)
    GIFT: int = 6  # receivers keep or bank (HT-721)
    TURN_OVER: int = 7  # between turns, never seen from outside
    OVER: int = 8


Phase = _Phase()


class _Hare(NamedTuple):
    """What a hare space does at this table (sections 7, 11)."""

    CHART: int = 0  # 1974: row = card drawn, column = position
    DIE: int = 1  # 2000: row = position, column = face
    DECK: int = 2
    SPRINT: int = 3
    NAP: int = 4
    CLOSED: int = 5
    TOURNAMENT: int = 6
    PARKING: int = 7


Hare = _Hare()


class _Effect(NamedTuple):
    """What a chart cell, a die face or a card does."""

    MISS_TURN: int = 0
    PLUS_MINUS_10: int = 1
    CARROT_FORWARD: int = 2
    CARROT_BACK: int = 3
    POSITION_FORWARD: int = 4
    POSITION_BACK: int = 5
    EAT_LETTUCE: int = 6
    EAT_CARROT: int = 7
    LAST_MOVE_FREE: int = 8
    PLAY_AGAIN: int = 9
    GIVE_10: int = 10
    BEHIND_OR_AGAIN: int = 11
    RESTORE_65: int = 12
    TEN_PER_LETTUCE: int = 13
    FREE_RIDE: int = 14
    LOSE_HALF: int = 15
    SHOW: int = 16
    SHUFFLE: int = 17
    CARROTS: int = 18  # +n or -n (2014)
    ZERO: int = 19


Effect = _Effect()


class _Do(NamedTuple):
    """Action codes: these bases plus the space where one belongs to it; ``PAWN_B`` is added for the second pawn."""

    FORWARD: int = 0  # + space 0..64
    BACK: int = 65  # + space 0..64
    TAKE: int = 130
    GIVE: int = 131
    NOTHING: int = 132
    EAT: int = 133
    MISS: int = 134
    RESTART: int = 135
    KEEP: int = 136
    BANK: int = 137


Do = _Do()

PAWN_B: Final = 256
MOST_ACTIONS: Final = 160


class _Happened(NamedTuple):
    """Kinds of events; the meaning of their numbers is in ``events``."""

    STARTS: int = 0
    PAID: int = 1
    MOVED: int = 2
    TOOK: int = 3
    GAVE: int = 4
    ATE: int = 5
    LAID_DOWN: int = 6
    TURNED_UP: int = 7
    WOKE: int = 8
    DREW: int = 9
    ROLLED: int = 10
    CHARTED: int = 11
    GIVEN: int = 12
    KEPT: int = 13
    BANKED: int = 14
    RESTORED: int = 15
    SHOWN: int = 16
    SHUFFLED: int = 17
    PASSED: int = 18
    RESTARTED: int = 19
    FINISHED: int = 20
    NOTHING: int = 21
    AGAIN: int = 22
    STUCK: int = 23
    OVER: int = 24


Happened = _Happened()


class _Why(NamedTuple):
    """What carrots were paid, taken or given for."""

    MOVE: int = 0
    NUMBER: int = 1
    CARROT_SPACE: int = 2
    LETTUCE: int = 3
    TORTOISE: int = 4
    CHOICE: int = 5
    CARD: int = 6
    FREE_MOVE: int = 7
    TOURNAMENT: int = 8
    HALF: int = 9
    PER_LETTUCE: int = 10
    EAT_CARROT: int = 11


Why = _Why()


class _By(NamedTuple):
    """How a pawn came to move."""

    FORWARD: int = 0
    BACK: int = 1
    EVENT: int = 2
    RESTART: int = 3


By = _By()
