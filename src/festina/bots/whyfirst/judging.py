"""A game judged and told from outside, by what everybody sees: for its story, not for players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ...kernel.messages import Message
from ...whyfirst.codes import TRICKS, Phase
from ...whyfirst.events import Final as Ended
from ...whyfirst.events import Moved, Revealed, RoundOver, Scored, WhyFirstEvent
from ...whyfirst.layout import STATE, State
from ...whyfirst.table import WhyFirstTable
from ..kits import Turning
from .evaluate import worth
from .outlook import LAST_CARD, NOBODY, ends_second, round_spread, share_if, total_spread

#: Sentences that tell a moment.
_SENTENCES: Final = 3
#: The weight of what tells nothing about a moment, unless there is nothing else.
_LEAST: Final = 6


def judge(table: WhyFirstTable, states: Sequence[bytes]) -> list[list[float]]:
    """The win share of each entrant in each state: by the totals and, the nearer its end, by the round."""
    return [_shares(table, STATE.cursor(bytearray(state))) for state in states]


def _shares(table: WhyFirstTable, state: State) -> list[float]:
    entrants = range(table.entrants)
    between = [worth(state, table.rules, entrant) for entrant in entrants]
    run = (state.trick - 1) / (TRICKS - 1)
    if state.phase == Phase.OVER or run <= 0:
        return between
    hoped = _hopes(table, state)
    return [(1 - run) * before + run * now / sum(hoped) for before, now in zip(between, hoped, strict=True)]


def _hopes(table: WhyFirstTable, state: State) -> list[float]:
    """What each entrant may hope for if the round ends much as the pawns stand, not yet adding up to one."""
    entrants, rules = range(table.entrants), table.rules
    doubt = round_spread(state)
    second = [ends_second(state, rules, entrant, NOBODY, 0.0, NOBODY, 0, doubt) for entrant in entrants]
    certain = max(sum(second), 1.0)
    chances = [(NOBODY, 0.0, max(1 - sum(second), 0.0))]
    chances += [(entrant, state.pawn[entrant] + LAST_CARD, second[entrant] / certain) for entrant in entrants]
    return [
        sum(
            chance * share_if(state, rules, entrant, scorer, points, total_spread(state))
            for scorer, points, chance in chances
        )
        for entrant in entrants
    ]


def tell(table: WhyFirstTable, turning: Turning[WhyFirstEvent]) -> list[Message]:
    """What a trick came to: who won or scored, how the round ended, where the pawns went."""
    told = [(_weight(event, turning.seat), -number, event) for number, event in enumerate(turning.events)]
    telling = [one for one in told if one[0] < _LEAST] or told
    # Of what tells as much, the last: the fifth trick follows the fourth at once, and is what it came to.
    most = sorted(telling, key=lambda one: one[:2])[:_SENTENCES]
    return [event.message() for _, _, event in sorted(most, key=lambda one: -one[1])]


def _weight(event: WhyFirstEvent, seat: int) -> int:
    """How much an event tells: 0 the most."""
    match event:
        case RoundOver():
            return 0
        case Scored():
            return 0 if event.seat == seat else 1
        case Ended(won=True):
            return 2
        case Moved() if event.seat == seat:
            return 3
        case Revealed() if event.to == seat:
            return 4
        case Moved():
            return 5
        case _:
            return _LEAST
