"""Taking a decision back at a table of people and bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from .words import t

if TYPE_CHECKING:
    from ..kernel.game import Game


def take_back(game: Game, bots: Collection[int], seat: int) -> str | None:
    """Go back before a seat's last decision; or change nothing and return what stands in the way.

    Bots may have acted since, but nothing may have become known: no chance, no reveal, no other person's decision.
    """
    steps = game.steps
    own = [index for index, step in enumerate(steps) if step.actor == seat]
    if not own:
        return t("cli-undo-nothing")
    for step in steps[own[-1] :]:
        if step.actor is None:
            return t("cli-undo-chance")
        if step.actor != seat and step.actor not in bots:
            return t("cli-undo-others", name=game.seats[step.actor])
        if step.reveals:
            return t("cli-undo-reveal")
    while len(game.steps) > own[-1]:
        game.undo()
    return None
