"""Replays: a game step by step, as one seat saw it, or as it was."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from ..kernel.contract import CHANCE
from ..kernel.game import Game, Seat, Step
from .entries import told_event


class Abandoned(Exception):
    """Nobody waits for a replay any more."""


def frames(
    game: Game,
    steps: Sequence[Step],
    seat: int | None,
    names: Sequence[str],
    veiled: bool,
    wanted: Callable[[], bool],
) -> list[dict[str, Any]]:
    """The beginning, and the view after every step, without choices; ``game`` is a fresh one and is played.

    Veiled: while a game runs, what the seat may not know of other seats' actions is left out. It is given up
    (Abandoned) once it is not wanted any more.
    """
    told = [_frame(game, seat, names, 0, None, None, 0)]
    for number, step in enumerate(steps, 1):
        if not wanted():
            raise Abandoned
        mark = game.happened
        before = game.definition.state_layout.cursor(bytearray(step.before))
        actor: Seat = CHANCE if step.actor is None else step.actor
        game.play_step(step.text, actor)
        text: str | None = step.text
        if veiled:
            shown = game.definition.record_text(game.table, before, step.actor, step.text, seat, game.state)
            text = shown if shown == step.text else None
        told.append(_frame(game, seat, names, number, actor, text, mark))
    return told


def _frame(
    game: Game,
    seat: int | None,
    names: Sequence[str],
    number: int,
    actor: int | str | None,
    text: str | None,
    mark: int,
) -> dict[str, Any]:
    view = game.view(seat)
    view["names"] = list(names)
    del view["choices"]
    happened = [event for event in game.happenings(mark) if event.only_for is None or event.only_for == seat]
    return {
        "step": number,
        "actor": actor,
        "text": text,
        "events": [told_event(event) for event in happened],
        "view": view,
    }


def fresh_copy(game: Game) -> Game:
    """The same game before its first step."""
    start = game.root_facts() if game.has_start else None
    return Game(
        game.definition, game.table, seed=game.seed, chance=game.chance, start=start, date=game.date, deal=False
    )


def running_frames(
    game: Game, steps: Sequence[Step], seat: int | None, names: Sequence[str], wanted: Callable[[], bool]
) -> list[dict[str, Any]]:
    """A running game's replay for a seat (None: a spectator)."""
    return frames(fresh_copy(game), steps, seat, names, veiled=True, wanted=wanted)


def whole_replay(game: Game, seat: int | None, wanted: Callable[[], bool]) -> dict[str, Any]:
    """A record's replay, seen by a seat or a spectator; of a finished game every seat's view may be asked for."""
    return {
        "ruleset": game.ruleset,
        "game": game.definition.name,
        "names": list(game.seats),
        "date": game.date,
        "outcome": game.outcome,
        "setting": game.definition.setting(game.table),
        "seat": seat,
        "frames": frames(fresh_copy(game), game.steps, seat, game.seats, veiled=False, wanted=wanted),
    }
