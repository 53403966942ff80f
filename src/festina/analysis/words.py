"""Reviews in sentences: messages that every language puts into its own words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec.structs import replace

from ..kernel.insight import Grade, SeatReview
from ..kernel.messages import Message, Params

#: The classes of decisions in words.
GRADE_WORDS: Final[Mapping[Grade, Message]] = {
    "best": Message("analysis-grade-best"),
    "good": Message("analysis-grade-good"),
    "slip": Message("analysis-grade-slip"),
    "mistake": Message("analysis-grade-mistake"),
    "blunder": Message("analysis-grade-blunder"),
}


def points(share: float) -> int:
    """A share in points: hundredths of the win."""
    return round(100 * share)


def summary_of(seen: SeatReview, decides: bool) -> SeatReview:
    """The same review with its sentences: what errors and luck came to, and what average luck would have brought.

    ``decides`` is whether the entrant has a seat: without one nothing was decided. The sentences speak of others;
    with "you" for ``who`` they speak to the reader.
    """
    luck = points(seen.luck)
    amount: Params = {"points": abs(luck), "who": "they"}
    says = [Message("analysis-says-errors", {"points": points(seen.error), "who": "they"})] if decides else []
    if luck < 0:
        says.append(Message("analysis-says-luck-bad", amount))
    elif luck > 0:
        says.append(Message("analysis-says-luck-good", amount))
    else:
        says.append(Message("analysis-says-luck-none"))
    says.append(Message("analysis-says-average", {"percent": points(seen.average), "who": "they"}))
    return replace(seen, says=tuple(says))
