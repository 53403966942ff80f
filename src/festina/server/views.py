"""What viewers are sent of a game: updates, and the views of a state, each encoded once for all who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ..kernel.events import seen_by
from ..kernel.game import Game
from ..kernel.view import PublicView
from .entries import Update
from .match import Match
from .options import Status, StoredOptions
from .wire import TableView, joined, sent_event
from .wire_clocks import ClockInfo
from .wire_socket import Since, UpdateMessage
from .wire_tables import TableInfo


class Views:
    """What the viewers of one state see, with the seats' names and with what the table adds."""

    def __init__(self, match: Match, names: Sequence[str], status: Status, options: StoredOptions) -> None:
        self._match = match
        self._names = list(names)
        self._companion = options.companion
        undo = options.occasion is None or options.occasion.allows_undo
        self._may_undo = undo and status == "running"
        self._public: PublicView | None = None
        self._sent: dict[tuple[int | None, bool], msgspec.Raw] = {}

    def sent(self, seat: int | None, whole: bool = False) -> msgspec.Raw:
        """The view of a seat (None: a spectator) as it is sent; ``whole``: with the choices that are forbidden."""
        found = self._sent.get((seat, whole))
        if found is None:
            game = self._match.running
            if self._public is None:
                self._public = replace(game.public(), names=self._names)
            view = game.view(seat, whole=whole, public=self._public)
            found = self._sent[seat, whole] = joined(view, self._addition(seat))
        return found

    def _addition(self, seat: int | None) -> TableView:
        can_undo = seat is not None and self._may_undo and self._can_undo(seat)
        if not self._companion:
            return TableView(can_undo=can_undo)
        return TableView(can_undo=can_undo, chance=self._match.running.odds_for(seat))

    def _can_undo(self, seat: int) -> bool:
        return self._match.can_retract(seat) or self._match.undo_depth(seat) is not None


def key(viewer: int | None) -> str:
    """A viewer as the name of a field: a seat's number, nothing for a spectator."""
    return "" if viewer is None else str(viewer)


def since_decision(game: Game, mine: Sequence[int], names: Sequence[str]) -> Since:
    """What happened since the last decision of these seats, or since the start, as each of them saw it."""
    decided = max((number for number, step in enumerate(game.steps, 1) if step.actor in mine), default=0)
    then, later = game.earlier(decided), game.steps[decided:]
    public = replace(then.public(), names=list(names))
    return Since(
        views={key(seat): joined(then.view(seat, whole=False, public=public), TableView()) for seat in mine},
        events={
            key(seat): [sent_event(event) for step in later for event in seen_by(seat, step.events)] for seat in mine
        },
    )


class _Sent(NamedTuple):
    """An event as it is sent, and who alone may see it."""

    only_for: int | None
    event: msgspec.Raw


class SentUpdate:
    """An update whose events are encoded once for all who may see them."""

    def __init__(self, update: Update) -> None:
        self.update = update
        self._events = [_Sent(event.only_for, sent_event(event)) for event in update.events]
        #: The events as everybody may see them; None where that depends on who it is.
        self._open: list[msgspec.Raw] | None = None
        if all(sent.only_for is None for sent in self._events):
            self._open = [sent.event for sent in self._events]

    def message(
        self,
        viewers: Sequence[int | None],
        views: dict[str, msgspec.Raw] | UnsetType = UNSET,
        clocks: ClockInfo | UnsetType = UNSET,
        table: TableInfo | UnsetType = UNSET,
    ) -> UpdateMessage:
        """The update as these viewers may see it, with views, clocks and table that came of it if they are given."""
        update = self.update
        entry = update.entry
        events = {key(viewer): self._seen(viewer) for viewer in viewers}
        return UpdateMessage(
            version=entry.number,
            number=entry.number,
            kind=entry.kind,
            seat=update.seat,
            auto=update.auto,
            planned=update.planned or UNSET,
            at=entry.at,
            events=events if self._events else {},
            views=views,
            clocks=clocks,
            table=table,
        )

    def _seen(self, viewer: int | None) -> list[msgspec.Raw]:
        return self._open if self._open is not None else [sent.event for sent in seen_by(viewer, self._events)]
