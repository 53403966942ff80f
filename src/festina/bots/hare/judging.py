"""A race judged and told from outside, when everything about it is known: for its story, not for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...hare.codes import FINISH, START, Phase
from ...hare.events import (
    Ate,
    Charted,
    Drew,
    Finished,
    Gave,
    Given,
    HareEvent,
    LaidDown,
    Moved,
    NothingHappened,
    Paid,
    Restarted,
    Restored,
    Rolled,
    Took,
    TurnedUp,
)
from ...hare.layout import State
from ...hare.rules.position import race_position
from ...hare.table import HareTable
from ...kernel.messages import Message
from ..kits import Turning
from .evaluate import evaluate, settled
from .layout import STATE, TREE
from .plan import knowledge

#: How far the field has come, as a part of the track, when the judgement begins to mean something, and when it means
#: what it says. At Start the plan's promises have nothing to do with who wins; in 281 races of strategists on all
#: boards, for 2 to 6 seats, these two fitted best (tests/bots/test_judging.py measures the result).
BEGINS: Final = 0.1
FULL: Final = 0.5
#: Sentences that tell a moment.
_SENTENCES: Final = 3

#: The weight of what tells nothing about a moment, unless there is nothing else.
_LEAST: Final = 4

_Draw = Drew | Rolled | Charted


def judge(table: HareTable, states: Sequence[bytes]) -> list[list[float]]:
    """The win share of each seat in each state: the search's judgement, believed as far as the race is run."""
    know, tree = knowledge(table), TREE.new()
    even = 1 / table.players
    judged = []
    for state in states:
        cursor = STATE.cursor(bytearray(state))
        trust = _trust(table, cursor)
        if trust > 0:
            evaluate(cursor, table.rules, know, tree)
        judged.append([even + trust * (tree.shares[seat] - even) for seat in range(table.players)])
    return judged


def _trust(table: HareTable, state: State) -> float:
    """How far the judgement is to be believed, from 0 to 1."""
    if state.phase == Phase.FIRST:  # nobody has begun
        return 0.0
    if state.phase == Phase.OVER or settled(state, table.rules):
        return 1.0
    pawns = table.rules.pawns
    run = sum(state.space[pawn] for pawn in range(pawns)) / (pawns * FINISH)
    return min(max((run - BEGINS) / (FULL - BEGINS), 0.0), 1.0)


def tell(table: HareTable, turning: Turning[HareEvent]) -> list[Message]:
    """The card that was drawn and what it did, who overtook whom, who came home; else what the seat did."""
    told: list[tuple[int, float, Message]] = [
        (_weight(turning, number), number, event.message()) for number, event in enumerate(turning.events)
    ]
    overtaken = _overtaking(table, turning)
    if overtaken is not None:  # told after the last move
        moved = max((number for number, event in enumerate(turning.events) if isinstance(event, Moved)), default=0)
        told.append((1, moved + 0.5, overtaken))
    telling = [one for one in told if one[0] < _LEAST] or told
    most = sorted(telling, key=lambda one: one[:2])[:_SENTENCES]
    return [message for _, _, message in sorted(most, key=lambda one: one[1])]


def _weight(turning: Turning[HareEvent], number: int) -> int:
    """How much an event tells: 0 the most. The carrots of the move itself, and the next seat's, tell the least."""
    event = turning.events[number]
    drawn = any(isinstance(before, _Draw) for before in turning.events[:number])
    match event:
        case Finished() | Drew() | Rolled() | Charted():
            return 0
        case Restarted() | Ate() if event.seat == turning.seat:
            return 1
        case Moved() | LaidDown() | Restored() | Gave() | Given() | NothingHappened() if drawn:
            return 1
        case Took() | Paid() if drawn and event.seat == turning.seat:
            return 1
        case Moved() if event.seat == turning.seat:
            return 2
        case Took() | Paid() if event.why not in ("move", "number", "tournament"):
            return 3
        case LaidDown() | TurnedUp() if event.seat == turning.seat:
            return 3
        case _:
            return _LEAST


def _overtaking(table: HareTable, turning: Turning[HareEvent]) -> Message | None:
    """Where the seat lies now, if it has passed somebody who had left Start."""
    if table.pawns_each > 1:
        return None  # a seat has no single place then
    pawn, rules = turning.seat, table.rules
    before, after = (STATE.cursor(bytearray(state)) for state in (turning.before, turning.after))
    behind_now = [
        other
        for other in range(rules.pawns)
        if after.space[pawn] > after.space[other] > START and before.space[pawn] < before.space[other]
    ]
    if not behind_now or after.place[pawn]:
        return None
    return Message("hare-story-overtakes", {"seat": turning.seat, "place": race_position(after, rules, pawn)})
