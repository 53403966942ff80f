"""Carrying out the commands that change a table: each is decided on the match, stored, then acknowledged."""

from __future__ import annotations

import contextlib
import time
from functools import partial
from typing import assert_never

from msgspec.structs import replace

from ..kernel.contract import CHANCE
from ..kernel.errors import FestinaError
from ..kernel.view import Actor
from .commands import Agree, AskTakeback, Change, Decline, Lend, Move, Retract, Return, Undo, Wake
from .describe import voters
from .endings import endings
from .entries import (
    BotsWoken,
    ClocksSet,
    Entry,
    GameOver,
    SeatLent,
    SeatReturned,
    TakebackAgreed,
    TakebackAsked,
    TakebackDeclined,
)
from .live import LiveTable
from .refusal import Refusal
from .results import results_of
from .store.data import DeviceData, SeatData, TableChange
from .wire_socket import Ack

#: Letters of the public name of a finished game.
_SHARE = 14


async def carry_out(live: LiveTable, device: DeviceData, command: Change) -> Ack:
    """Carry out a command and acknowledge it once it is stored (Refusal, IllegalMove: nothing was changed)."""
    name, began = _stored_name(live, device, command), time.perf_counter()

    def work() -> TableChange:
        if name in live.match.commands:
            raise _Repeated(live.match.commands[name])
        _stored_name(live, device, command)  # the seat may have been moved since the command was sent
        return _change(live, command, name)

    try:
        version = await live.perform(work)
    except _Repeated as again:
        return Ack(id=command.id, version=again.version, repeated=True)
    live.services.metrics.command_seconds.observe(time.perf_counter() - began)
    if isinstance(command, Move):
        live.services.metrics.person_moves.inc()
    return Ack(id=command.id, version=version, repeated=False)


async def return_seats(live: LiveTable, device: DeviceData) -> None:
    """Let a person who comes back play again at once."""
    for number in live.seats_of(device.id):
        if live.seats[number].lent and live.data.status == "running":
            with contextlib.suppress(FestinaError):
                await live.perform(partial(_returned, live, number, None))


class _Repeated(Exception):
    """The command has been carried out before."""

    def __init__(self, version: int) -> None:
        super().__init__()
        self.version = version


def _stored_name(live: LiveTable, device: DeviceData, command: Change) -> str:
    """What a command is called in the store: no other of its table is called so (Refusal: not of this device)."""
    if command.seat == CHANCE:
        mine = live.seats_of(device.id)
        if not mine:
            raise Refusal("not_yours", "server-no-seat-here")
        return f"c{min(mine)}:{command.id}"
    return f"{live.seat_of(command.seat, device).seat}:{command.id}"


def _change(live: LiveTable, command: Change, name: str) -> TableChange:
    """What a command does to a running game (Refusal, IllegalMove)."""
    live.check_status("running")
    _check_going_back(live, command)
    match, at = live.match, live.services.clock()
    match command:
        case Move():
            _check_move(live, command)
            return played(live, command.seat, command.action, name)
        case Undo():
            return TableChange(entries=(match.undo(command.seat, at, name),))
        case Retract():
            return TableChange(entries=(match.retract(command.seat, at, name),))
        case AskTakeback():
            if match.takeback:
                raise Refusal("not_now", "server-takeback-asked")
            if match.takeback_depth(command.seat) is None:
                raise Refusal("not_now", "server-takeback-nothing")
            return answered(live, _added(live, TakebackAsked(seat=command.seat, command=name, at=at)))
        case Agree():
            _check_voter(live, command.seat)
            return answered(live, _added(live, TakebackAgreed(seat=command.seat, command=name, at=at)))
        case Decline():
            if match.takeback is None or match.takeback.seat != command.seat:  # who asked may withdraw it
                _check_voter(live, command.seat)
            return _added(live, TakebackDeclined(seat=command.seat, command=name, at=at))
        case Lend():
            return _lent(live, command, name)
        case Return():
            return _returned(live, command.seat, name)
        case Wake():
            if not live.is_resting():
                raise Refusal("not_now", "server-not-resting")
            return _added(live, BotsWoken(seat=command.seat, command=name, at=at))
        case _:
            assert_never(command)


def _check_going_back(live: LiveTable, command: Change) -> None:
    """Raise Refusal where a decision stays as it was made: in the race of the day, and by consent in a cup."""
    occasion = live.options.occasion
    if occasion is None:
        return
    if isinstance(command, Undo | Retract) and not occasion.allows_undo:
        raise Refusal("not_now", "server-daily-no-undo")
    if isinstance(command, AskTakeback) and not occasion.allows_takebacks:
        raise Refusal("not_now", "server-daily-no-undo" if occasion.is_days_race else "server-cup-no-takeback")


def _added(live: LiveTable, entry: Entry, *seats: SeatData) -> TableChange:
    return TableChange(entries=(live.match.add(entry),), seats=seats)


# ---- the game


def _check_move(live: LiveTable, command: Move) -> None:
    """Raise Refusal unless the seat decides for itself, and has seen what there is to decide."""
    if command.seat != CHANCE and live.seats[command.seat].lent:
        raise Refusal("not_now", "server-seat-is-lent")
    if not live.match.decisive <= command.version <= live.match.version:
        raise Refusal("stale", "server-stale")


def played(live: LiveTable, seat: Actor, action: str, command: str | None = None, planned: bool = False) -> TableChange:
    """Play an action: what chance and the table add to it, and the end if it is one (IllegalMove)."""
    entries = live.match.play(seat, action, live.services.clock(), command, planned=planned)
    return _ended(live, TableChange(entries=(*entries, *_forced(live))))


def begun(live: LiveTable) -> TableChange:
    """Begin the game."""
    clocks = clocks_set(live, live.options.pace) if live.options.has_clock else None
    entries = live.match.begin(live.services.clock(), clocks)
    return _ended(live, TableChange(entries=(*entries, *_forced(live)), status="running"))


def clocks_set(live: LiveTable, pace: str) -> ClocksSet:
    """All clocks as a pace sets them, with those for whom a person decides now."""
    return ClocksSet(pace, tuple(seat.seat for seat in live.seats if seat.has_person))


def _forced(live: LiveTable) -> list[Entry]:
    wanted = live.options.autoplay and not live.options.companion
    return live.match.play_forced(live.services.clock()) if wanted else []


def _ended(live: LiveTable, change: TableChange) -> TableChange:
    """The change, with the last entry, the record and its public name if the game is over."""
    if not live.match.running.is_over:
        return change
    over = live.match.add(GameOver(at=live.services.clock()))
    return replace(
        change,
        entries=(*change.entries, over),
        status="over",
        share=live.services.secrets.id(_SHARE),
        record=live.record(),
        also=(*change.also, results_of(live, over.at), *endings(live, over.at)),
    )


# ---- taking back by consent


def _check_voter(live: LiveTable, seat: int) -> None:
    """Raise Refusal unless a take-back waits for the seat's answer."""
    asked = live.match.takeback
    if asked is None:
        raise Refusal("not_now", "server-takeback-not-asked")
    if seat not in voters(live.match, live.seats):
        raise Refusal("not_now", "server-takeback-not-you")


def answered(live: LiveTable, change: TableChange) -> TableChange:
    """The change, with the take-back once every seat has answered; it is off if who asked does not play any more."""
    asked = live.match.takeback
    if asked is None:
        return change
    seats = list(live.seats)
    for seat in change.seats:
        seats[seat.seat] = seat
    at = live.services.clock()
    if not seats[asked.seat].has_person:
        answer = live.match.add(TakebackDeclined(seat=asked.seat, at=at))
    elif not voters(live.match, seats):
        answer = live.match.take_back(at)
    else:
        return change
    return replace(change, entries=(*change.entries, answer))


async def settle_takeback(live: LiveTable) -> None:
    """Go back if no answer is missing any more, now that the seats have other holders."""
    if live.match.takeback is not None:
        with contextlib.suppress(Refusal):
            await live.perform(partial(_settled, live))


def _settled(live: LiveTable) -> TableChange:
    live.check_status("running")
    change = answered(live, TableChange())
    if not change.entries:
        raise Refusal("not_now", "server-takeback-asked")
    return change


# ---- stand-ins


def _lent(live: LiveTable, command: Lend, name: str) -> TableChange:
    """Let the stand-in play for an absent person (Refusal)."""
    held = live.seat(command.to)
    if command.to == command.seat or not live.can_lend(held):
        raise Refusal("not_now", "server-cannot-lend")
    bot = live.options.stand_in
    entry = SeatLent(seat=held.seat, bot=bot, command=name, at=live.services.clock())
    return answered(live, _added(live, entry, replace(held, lent=bot)))


def replaced(live: LiveTable) -> TableChange:
    """Let the stand-in play for everybody whose time is over (Refusal if nobody's is)."""
    live.check_status("running")
    at, bot = live.services.clock(), live.options.stand_in
    seats = live.match.clocks.overdue(at) if live.match.clocks else []
    if not seats:
        raise Refusal("not_now", "server-cannot-lend")
    entries = tuple(live.match.add(SeatLent(seat=seat, bot=bot, auto=True, at=at)) for seat in seats)
    lent = tuple(replace(live.seats[seat], lent=bot) for seat in seats)
    return answered(live, TableChange(entries=entries, seats=lent))


def _returned(live: LiveTable, seat: int, name: str | None) -> TableChange:
    """Let a person play again for whom a stand-in did (Refusal)."""
    held = live.seats[seat]
    if not held.lent:
        raise Refusal("not_now", "server-not-lent")
    clocks = live.match.clocks
    if clocks is not None and seat in live.match.to_act and not clocks.may_return(seat):
        raise Refusal("not_now", "server-time-is-over")
    entry = SeatReturned(seat=seat, command=name, at=live.services.clock())
    return answered(live, _added(live, entry, replace(held, lent=None)))
