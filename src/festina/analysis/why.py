"""Why, in words: two or three reasons for an action, the strongest first; none where nothing telling is known."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.game import Game
from ..kernel.messages import Message
from ..kernel.player import ActionReport
from .ahead import known_game
from .guides import Point, find_guide

#: The most reasons that are given, and how much one has to tell, by itself and beside the strongest.
MOST: Final = 3
_LEAST: Final = 1.0
_BESIDE: Final = 0.3


def points(game: Game, seat: int, better: str, worse: str) -> list[Point]:
    """The respects in which an action is better than another that tell something, the strongest first.

    Only what the seat knows is looked at.
    """
    guide = find_guide(game.definition)
    if guide is None or better == worse:
        return []
    found = guide.compare(known_game(game, seat), seat, better, worse)
    telling = sorted((point for point in found if point.weight >= _LEAST), key=lambda point: -point.weight)
    return [point for point in telling if point.weight >= _BESIDE * telling[0].weight][:MOST]


def why_better(game: Game, seat: int, better: str, worse: str) -> list[Message]:
    """The reasons why an action is better than another."""
    return [point.message for point in points(game, seat, better, worse)]


def why(game: Game, seat: int, action: str, report: Sequence[ActionReport]) -> list[Message]:
    """The reasons for an action against the strongest alternative that a search has reported."""
    other = strongest(report, besides=action)
    return [] if other is None else why_better(game, seat, action, other)


def nudge(game: Game, seat: int, report: Sequence[ActionReport]) -> Message | None:
    """What to think about, without naming an action; None where only numbers are known."""
    best = strongest(report)
    other = strongest(report, besides=best)
    if best is None or other is None:
        return None
    found = points(game, seat, best, other)
    return nudge_for(game.definition.name, found[0].theme) if found else None


def nudge_for(game: str, theme: str) -> Message:
    """The sentence that points at a theme."""
    return Message(f"{game}-nudge-{theme}")


def strongest(report: Sequence[ActionReport], besides: str | None = None) -> str | None:
    """The action with the best share among those that were looked at."""
    listed = [each for each in report if each.visits and each.action != besides]
    return max(listed, key=lambda each: each.win_share).action if listed else None
