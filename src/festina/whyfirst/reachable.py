"""What cards and rounds can have led to: pawns and totals of a start position that no game can show are refused."""

from __future__ import annotations

from ..kernel.checks import Facts
from ..kernel.errors import BadStart
from .codes import HIGHEST, LOWEST, START
from .layout import State
from .standing import standing
from .table import WhyFirstTable

#: WF-108: the second-placed space can be the last but one at best.
BEST_SCORE = HIGHEST - 1


def check_pawns(table: WhyFirstTable, state: State, played: list[int]) -> None:
    """WF-106, WF-302: the cards used so far must be able to bring the pawns to where they stand.

    ``played`` are the kinds of card seen this round; those still face up have not been used.
    """
    unused = [state.chosen[entrant] - 1 for entrant in range(table.entrants) if state.chosen[entrant]]
    values = [table.cards[kind].value for kind in played if not (table.tactical and kind in unused)]
    forward = sum(value for value in values if value > 0)
    back = sum(value for value in values if value < 0)
    spaces = [state.pawn[entrant] for entrant in range(table.entrants)]
    for entrant, space in enumerate(spaces):
        if not back <= space - START <= forward:
            raise BadStart("whyfirst-start-out-of-reach", f"pawns[{entrant}]", low=back, high=forward)
    # Only what a pawn would have moved beyond an end is lost from the sum, and it must have got to the end first.
    low = forward + back - max(0, forward - HIGHEST)
    high = forward + back + max(0, LOWEST - back)
    if not low <= sum(spaces) <= high:
        raise BadStart("whyfirst-start-sum", "pawns", given=sum(spaces), low=low, high=high)


def check_totals(table: WhyFirstTable, state: State, facts: Facts) -> None:
    """WF-108, WF-109: the totals that the rounds before this one can have brought, the last one as given."""
    rounds = state.round - 1
    for entrant, total in enumerate(facts.numbers("totals", table.entrants, rounds * LOWEST, rounds * BEST_SCORE)):
        state.total[entrant] = total
    earlier = [state.total[entrant] for entrant in range(table.entrants)]
    if state.has_ended:
        scores = standing(table, [state.ended[entrant] for entrant in range(table.entrants)]).scores
        earlier = [total - score for total, score in zip(earlier, scores, strict=True)]
        rounds -= 1
    possible = all(rounds * LOWEST <= total <= rounds * BEST_SCORE for total in earlier)
    if rounds == 1:
        scored = {total for total in earlier if total}
        possible = possible and (not scored or (len(scored) == 1 and 0 in earlier))
    if not possible:
        raise BadStart("whyfirst-start-totals", "totals", rounds=state.round - 1)
