"""Records: a game as text that a person can read and ``load_game`` plays again, line by line.

::

    Festina record 1
    Ruleset: hare(edition=devir-2014,players=3)
    Seats: Ann | Ben | Cleo
    Date: 2026-11-15
    Seed: 7
    Result: running

    0: >10
    chance: card:+15
    #! 1a number +20
    1: >4
    end 3

A line is a seat's action or a chance outcome (a dealt hand shares one line). ``#`` is a comment, ``#!`` one that is
checked: what the game did by itself after the line before. ``end`` closes the record with the number of steps, so
that a record cut short is noticed. ``Chance: manual`` and ``Start: {…}`` appear where they apply.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from .contract import CHANCE, AnyDefinition
from .data import JsonObject
from .errors import BadRecord, FestinaError, IllegalMove
from .ruleset import shorten, split_ruleset
from .view import Actor, Outcome

if TYPE_CHECKING:
    from .game import Game

TITLE = "Festina record 1"
_TITLES = re.compile(r"Festina record (\d+)")
_HEADER = re.compile(r"(Ruleset|Seats|Date|Seed|Chance|Start|Result|Seen by):\s*(.*)")
_STEP = re.compile(r"(\d|chance):\s*(.+)")
_END = re.compile(r"end (\d{1,7})")
VEIL = "?"


def write_record(game: Game, seat: int | None, veiled: bool, with_seed: bool = True) -> str:
    """The record of a game; veiled: without the seed and what a seat (None: a spectator) may not know yet."""
    lines = [TITLE, f"Ruleset: {game.ruleset}", f"Seats: {' | '.join(game.seats)}", f"Date: {game.date}"]
    if veiled:
        lines.append("Seen by: a spectator" if seat is None else f"Seen by: seat {seat}")
    elif with_seed:
        lines.append(f"Seed: {game.seed}")
    if game.chance == "manual":
        lines.append("Chance: manual")
    if game.has_start:
        lines.append(f"Start: {json.dumps(_start_facts(game, seat, veiled), ensure_ascii=False)}")
    lines += [f"Result: {result_text(game.outcome)}", ""]
    lines += _step_lines(game, seat, veiled)
    lines.append(f"end {len(game.steps)}")
    return "\n".join(lines) + "\n"


def _start_facts(game: Game, seat: int | None, veiled: bool) -> JsonObject:
    facts = game.root_facts()
    return game.definition.veiled_start(game.table, facts, seat) if veiled else facts


def result_text(outcome: Outcome | None) -> str:
    """The result in one line."""
    if outcome is None:
        return "running"
    parts = []
    for name, value in outcome.as_dict().items():
        values = value if isinstance(value, list) else [value]
        parts.append(f"{name} {' '.join('-' if v is None else str(v) for v in values)}")
    return "; ".join(parts)


def _step_lines(game: Game, seat: int | None, veiled: bool) -> Iterator[str]:
    definition = game.definition
    steps = game.steps
    line: list[str] = []
    for index, step in enumerate(steps):
        state = definition.state_layout.cursor(bytearray(step.before))
        text = step.text
        if veiled:
            text = definition.record_text(game.table, state, step.actor, text, seat, game.state)
        follows = step.actor is None and line and steps[index - 1].actor is None
        if follows and definition.joins(game.table, state, step.text):
            line.append(text)
        else:
            if line:
                yield " ".join(line)
            line = [f"{CHANCE if step.actor is None else step.actor}: {text}"]
        comments = [c for event in step.events if (c := definition.automatic(event))]
        if comments:
            yield " ".join(line)
            line = []
            yield from (f"#! {comment}" for comment in comments)
    if line:
        yield " ".join(line)


@dataclass
class _Line:
    number: int
    text: str


def read_record(
    text: object, definitions: Mapping[str, AnyDefinition], before_line: Callable[[], None] = lambda: None
) -> Game:
    """Play a record again; BadRecord names the first line that does not fit.

    ``before_line`` is called before each line is played; what it raises ends the reading.
    """
    if not isinstance(text, str):
        raise BadRecord("record-not-text")
    lines = [_Line(i, line.strip()) for i, line in enumerate(text.lstrip("\ufeff").splitlines(), 1)]
    lines = [line for line in lines if line.text]
    if not lines or not (title := _TITLES.fullmatch(lines[0].text)):
        raise BadRecord("record-foreign", lines[0].number if lines else 1, title=TITLE)
    if title[1] != TITLE.rsplit(" ", 1)[1]:
        raise BadRecord("record-newer", lines[0].number, version=shorten(title[1]), title=TITLE)
    headers, body = _split(lines[1:])
    game = _new_game(headers, definitions)
    _replay(game, body, before_line)
    if "Result" in headers and headers["Result"].text != result_text(game.outcome):
        raise BadRecord("record-result", headers["Result"].number, result=result_text(game.outcome))
    game.deal()
    return game


def _split(lines: list[_Line]) -> tuple[dict[str, _Line], list[_Line]]:
    headers: dict[str, _Line] = {}
    for index, line in enumerate(lines):
        header = _HEADER.fullmatch(line.text)
        if header:
            if header[1] in headers:
                raise BadRecord("record-header-twice", line.number, header=header[1])
            headers[header[1]] = _Line(line.number, header[2].strip())
        elif not line.text.startswith("#") or line.text.startswith("#!"):
            return headers, lines[index:]
    return headers, []


def _new_game(headers: dict[str, _Line], definitions: Mapping[str, AnyDefinition]) -> Game:
    from .game import Game

    if "Ruleset" not in headers:
        raise BadRecord("record-no-ruleset", 1)
    ruleset = headers["Ruleset"]
    try:
        name, options = split_ruleset(ruleset.text)
        if name not in definitions:
            raise BadRecord("record-no-such-game", ruleset.number, game=shorten(name), known=", ".join(definitions))
        definition = definitions[name]
        table = definition.table(options)
    except BadRecord:
        raise
    except FestinaError as problem:
        raise BadRecord("record-because", ruleset.number, reason=problem.message) from None
    seats = headers.get("Seats")
    seed = _seed(headers)
    chance = headers.get("Chance")
    if chance and chance.text not in ("auto", "manual"):
        raise BadRecord("record-chance", chance.number, mode=shorten(chance.text))
    start, date = _start(headers), _date(headers)
    where = headers.get("Start") or seats or ruleset
    try:
        return Game(
            definition,
            table,
            seed=seed,
            chance=chance.text if chance else "auto",
            start=start,
            seats=[part.strip() for part in seats.text.split("|")] if seats else None,
            date=date,
            deal=False,
        )
    except FestinaError as problem:
        raise BadRecord("record-because", where.number, reason=str(problem)) from None


def _seed(headers: dict[str, _Line]) -> int | None:
    line = headers.get("Seed")
    if not line:
        return None
    if not re.fullmatch(r"[0-9]{1,20}", line.text) or int(line.text) >= 2**64:
        raise BadRecord("record-seed", line.number, seed=shorten(line.text))
    return int(line.text)


def _date(headers: dict[str, _Line]) -> str | None:
    line = headers.get("Date")
    if not line:
        return None
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}", line.text):
        raise BadRecord("record-date", line.number, date=shorten(line.text))
    return line.text


def _start(headers: dict[str, _Line]) -> JsonObject | None:
    line = headers.get("Start")
    if not line:
        return None
    try:
        start = json.loads(line.text)
    except (ValueError, RecursionError):
        raise BadRecord("record-start", line.number) from None
    if not isinstance(start, dict):
        raise BadRecord("record-start", line.number)
    return start


def _replay(game: Game, body: list[_Line], before_line: Callable[[], None]) -> None:
    ended: _Line | None = None
    due: list[str] = []
    for line in body:
        before_line()
        if ended:
            raise BadRecord("record-after-end", line.number)
        if line.text.startswith("#!"):
            _check_comment(line, due)
        elif line.text.startswith("#"):
            continue
        elif end := _END.fullmatch(line.text):
            ended = line
            if int(end[1]) != len(game.steps):
                raise BadRecord("record-steps", line.number, expected=int(end[1]), found=len(game.steps))
        else:
            due = _play_line(game, line)
    if not ended:
        raise BadRecord("record-cut-short", body[-1].number if body else 1)


def _play_line(game: Game, line: _Line) -> list[str]:
    """Play a line; returns the checked comments that may follow it."""
    parts = _STEP.fullmatch(line.text)
    if not parts:
        raise BadRecord("record-not-a-step", line.number, text=shorten(line.text))
    first = len(game.steps)
    seat: Actor = CHANCE if parts[1] == CHANCE else int(parts[1])
    texts = parts[2].split()
    if len(texts) > 1 and seat != CHANCE:
        raise BadRecord("record-not-a-step", line.number, text=shorten(line.text))
    for text in texts:
        if VEIL in text:
            raise BadRecord("record-veiled", line.number)
        try:
            game.play_step(text, seat)
        except IllegalMove as problem:
            raise BadRecord("record-illegal", line.number, text=shorten(text), reason=str(problem)) from None
    automatic = game.definition.automatic
    return [c for step in game.steps[first:] for event in step.events if (c := automatic(event))]


def _check_comment(line: _Line, due: list[str]) -> None:
    said = line.text[2:].strip()
    if said not in due:
        raise BadRecord("record-comment", line.number, said=shorten(said), due="; ".join(due) or "-")
    due.remove(said)
