"""One look at every forward target of a pawn: price, what is left, position after, reasons against (for views)."""

from __future__ import annotations

from ...kernel.switch import entry
from ..codes import FINISH, Do
from ..layout import Rules, State, Survey
from .finish import finish_limit
from .legality import forbids
from .moving import leaving_bonus, move_cost
from .position import first_pawn, position_on


@entry
def look_ahead(state: State, rules: Rules, seat: int, letter: int, survey: Survey) -> None:
    """Fill ``survey`` for all spaces ahead of the seat's pawn a (``letter`` 0) or b (1)."""
    pawn = first_pawn(rules, seat) + letter
    here = state.space[pawn]
    survey.bonus = leaving_bonus(state, rules, pawn)
    survey.limit = finish_limit(state, rules, seat)
    for target in range(here + 1, FINISH + 1):
        cost = move_cost(state, rules, pawn, target - here)
        survey.cost[target] = cost
        survey.left[target] = state.carrots[seat] + survey.bonus - cost
        survey.position[target] = position_on(state, rules, pawn, target)
        if target == FINISH:
            survey.position[target] = state.home + 1
        survey.reasons[target] = forbids(state, rules, seat, letter * 256 + Do.FORWARD + target)
