"""Taking a decision back at a table of people and bots."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from .words import t

if TYPE_CHECKING:
    from ..kernel.game import Game
    from .boards import Board


def take_back(game: Game, board: Board, bots: Collection[int], seat: int) -> str | None:
    """Go back before a seat's last decision; or change nothing and say what stands in the way.

    Bots may have acted since, but nothing may have become known: no chance, no reveal, no other person's decision.
    """
    steps = game.steps
    own = [index for index, step in enumerate(steps) if step.actor == seat]
    if not own:
        return t("cli-undo-nothing")
    for index in range(own[-1], len(steps)):
        actor = steps[index].actor
        if actor is None:
            return t("cli-undo-chance")
        if actor != seat and actor not in bots:
            return t("cli-undo-others", name=game.seats[actor])
        if board.reveals(game.step_events(index)):
            return t("cli-undo-reveal")
    while len(game.steps) > own[-1]:
        game.undo()
    return None
