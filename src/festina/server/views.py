"""What viewers are sent of a game: updates, and the views of a state, each encoded once for all who may see it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import asdict, replace

from ..kernel.events import seen_by
from ..kernel.game import Game
from ..kernel.view import PublicView
from .entries import Update
from .match import Match
from .options import Status
from .wire import Since, TableView, UpdateMessage, encode, joined, sent_event


class Shared:
    """What all viewers of a state see: encoded once, and put into the view of each."""

    def __init__(self, public: PublicView) -> None:
        self.public = public
        self._values = {name: getattr(public, name) for name in public.__struct_fields__}
        self._encoded = {name: _field(name, value) for name, value in self._values.items()}

    def joined(self, view: msgspec.Struct, addition: TableView) -> msgspec.Raw:
        """A view that was made with the public part, and what the table adds, as one JSON object."""
        fields = [self._field(name, value) for name, value in asdict(view).items()]
        return msgspec.Raw(b"{" + b",".join(fields) + b"," + encode(addition)[1:])

    def _field(self, name: str, value: object) -> bytes:
        is_shared = name in self._values and value is self._values[name]
        return self._encoded[name] if is_shared else _field(name, value)


def _field(name: str, value: object) -> bytes:
    return b'"%b":%b' % (name.encode(), encode(value))


class Views:
    """What the viewers of one state see, with the seats' names and with what the table adds."""

    def __init__(self, match: Match, names: Sequence[str], status: Status, companion: bool) -> None:
        self._match = match
        self._names = list(names)
        self._status = status
        self._companion = companion
        self._shared: Shared | None = None
        self._sent: dict[tuple[int | None, bool], msgspec.Raw] = {}

    def sent(self, seat: int | None, whole: bool = False) -> msgspec.Raw:
        """The view of a seat (None: a spectator) as it is sent; ``whole``: with the choices that are forbidden."""
        if (seat, whole) not in self._sent:
            game = self._match.running
            if self._shared is None:
                self._shared = Shared(replace(game.public(), names=self._names))
            view = game.view(seat, whole=whole, public=self._shared.public)
            assert isinstance(view, PublicView)  # which a game's own view derives from
            self._sent[seat, whole] = self._shared.joined(view, self._addition(seat))
        return self._sent[seat, whole]

    def _addition(self, seat: int | None) -> TableView:
        can_undo = seat is not None and self._status == "running" and self._can_undo(seat)
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

    def message(self, viewers: Sequence[int | None]) -> UpdateMessage:
        """The update as these viewers may see it, without views."""
        update = self.update
        entry = update.entry
        events = {key(viewer): [sent.event for sent in seen_by(viewer, self._events)] for viewer in viewers}
        return UpdateMessage(
            version=entry.number,
            number=entry.number,
            kind=entry.kind,
            seat=update.seat,
            auto=update.auto,
            at=entry.at,
            events=events if self._events else {},
        )
