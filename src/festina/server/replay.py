"""Replays: a game step by step, as one seat saw it, or as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

import msgspec
from msgspec import UNSET

from ..kernel.contract import CHANCE
from ..kernel.events import seen_by
from ..kernel.game import Game, Step
from ..kernel.view import View
from .wire import TableView, joined, sent_event
from .wire_library import Frame, RunningReplay, WholeReplay


class Shown(NamedTuple):
    """Who sits at a table, as a replay shows it: names and figures, by seat."""

    names: list[str]
    runners: list[int]


class Abandoned(Exception):
    """Nobody waits for a replay any more."""


def running_replay(
    game: Game, seat: int | None, shown: Shown, ruleset: str, wanted: Callable[[], bool]
) -> RunningReplay:
    """A running game so far, as a seat (None: a spectator) saw it; what it may not know is left out."""
    return RunningReplay(
        seat=seat,
        ruleset=ruleset,
        setting=game.definition.setting(game.table),
        runners=shown.runners,
        frames=_frames(game, seat, shown.names, veiled=True, wanted=wanted),
    )


def whole_replay(
    game: Game,
    seat: int | None,
    wanted: Callable[[], bool],
    runners: list[int] | None = None,
    deciding: bool = False,
) -> WholeReplay:
    """A record's replay, seen by a seat or a spectator; of a finished game every seat's view may be asked for.

    ``deciding``: every moment is seen by the seat that decides next, with its choices, or with what chance may bring.
    """
    return WholeReplay(
        ruleset=game.ruleset,
        game=game.definition.name,
        names=list(game.seats),
        date=game.date,
        outcome=game.outcome,
        setting=game.definition.setting(game.table),
        seat=seat,
        runners=runners,
        frames=_frames(game, seat, game.seats, veiled=False, wanted=wanted, deciding=deciding),
    )


def _frames(
    game: Game,
    seat: int | None,
    names: Sequence[str],
    veiled: bool,
    wanted: Callable[[], bool],
    deciding: bool = False,
) -> list[Frame]:
    """The beginning, and the view after every step. Given up (Abandoned) once it is not wanted any more.

    Every step keeps the state before it, so the game is walked backwards and nothing is played a second time.
    """
    moment, steps = game.copy(), game.steps
    moment.seats = list(names)
    frames: list[Frame] = []

    def view() -> msgspec.Raw:
        return _decision(moment, len(moment.steps), steps) if deciding else _view(moment, seat)

    for number in range(len(steps), 0, -1):
        if not wanted():
            raise Abandoned
        frames.append(_frame(moment, seat, number, steps[number - 1], veiled, view()))
        moment = moment.earlier(number - 1)
    frames.append(Frame(step=0, actor=None, text=None, events=[], view=view()))
    frames.reverse()
    return frames


def _frame(moment: Game, seat: int | None, number: int, step: Step, veiled: bool, view: msgspec.Raw) -> Frame:
    text: str | None = step.text
    if veiled:
        before = moment.definition.state_layout.cursor(bytearray(step.before))
        shown = moment.definition.record_text(moment.table, before, step.actor, step.text, seat, moment.state)
        text = shown if shown == step.text else None
    return Frame(
        step=number,
        actor=CHANCE if step.actor is None else step.actor,
        text=text,
        events=[sent_event(event) for event in seen_by(seat, step.events)],
        view=view,
    )


def _decision(moment: Game, number: int, steps: Sequence[Step]) -> msgspec.Raw:
    """What the seat saw that made step ``number``, with its choices; before chance, what might have come."""
    if number == len(steps):
        return _view(moment, None)
    seat = steps[number].actor
    chance = moment.odds_for(None) if seat is None else UNSET
    return joined(moment.view(seat, whole=False), TableView(chance=chance))


def _view(moment: Game, seat: int | None) -> msgspec.Raw:
    """What the seat saw, without its choices."""
    view: View = moment.view(seat, whole=False)
    assert isinstance(view, msgspec.Struct)
    return msgspec.Raw(msgspec.json.encode(msgspec.structs.replace(view, choices=[])))
