"""One look at what the mover's card would do to each pawn (for views)."""

from __future__ import annotations

from ...kernel.switch import entry
from ..layout import Rules, State, Survey
from .moving import space_after
from .scoring import second_space_if


@entry
def look_ahead(state: State, rules: Rules, seat: int, survey: Survey) -> None:
    """Fill ``survey`` for the face-up card of a seat: where each pawn would get to (WF-302), and who is second then."""
    amount = rules.value[state.chosen[seat] - 1]
    for pawn in range(rules.entrants):
        space = space_after(state.pawn[pawn], amount)
        survey.space[pawn] = space
        survey.second[pawn] = second_space_if(state, rules, pawn, space)
