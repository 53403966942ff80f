"""What only views ask of the rules."""

from __future__ import annotations

from festina.kernel.switch import entry

from ..codes import FAST, SLOW
from ..layout import Rules, State, Survey
from . import space_after


@entry
def look_ahead(state: State, rules: Rules, seat: int, survey: Survey) -> None:
    """Fill ``survey`` for a seat: the space that each pace would take its snail to (SN-4)."""
    for pace in range(SLOW, FAST + 1):
        survey.space[pace] = space_after(rules, state.space[seat], pace)
