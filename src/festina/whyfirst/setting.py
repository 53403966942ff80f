"""What does not change during a game: the track, the deck and the options."""

from __future__ import annotations

from typing import Literal

from ..kernel.messages import Message
from ..kernel.view import Setting
from .table import NAME, WhyFirstTable
from .view import TRACK, Track


class WhyFirstSetting(Setting, frozen=True):
    """The table for those who draw it."""

    game: Literal["whyfirst"]
    track: Track
    #: How many there are of each card.
    deck: dict[str, int]
    #: Leo's number; None where he does not play.
    leo: int | None
    tactical: bool


def setting(table: WhyFirstTable) -> WhyFirstSetting:
    """The table as its options have it."""
    return WhyFirstSetting(
        game=NAME,
        options=dict(table.options),
        secrets=table.has_secrets,
        teams=table.team_of,
        extras=[] if table.leo is None else [Message("whyfirst-leo")],
        track=TRACK,
        deck={card.text: card.copies for card in table.cards},
        leo=table.leo,
        tactical=table.tactical,
    )
