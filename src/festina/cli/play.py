"""``festina play``: setting the table, from options, from a record, or by asking."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .. import new_game
from ..kernel.errors import FestinaError
from ..kernel.ruleset import shorten, split_ruleset
from ..registry import definitions, table_for
from .files import check_writable, load_game_file
from .find import edition_named, looks_like_ruleset
from .players import bots_at, read_seats, usual_seats
from .screen import Gone, ask, out
from .session import Session
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.game import Game


def play(
    ruleset: str | None,
    edition: str | None,
    players: str | None,
    seats: str | None,
    seed: int | None,
    resume: str | None,
    save: str | None,
) -> None:
    """Set the table and play."""
    console = out()
    if save:
        check_writable(save)
    if resume:
        if ruleset or edition or players or seed is not None:
            raise Trouble(t("cli-resume-alone"))
        game = _resumed(resume, seats)
    elif ruleset or edition or players or seats:
        game = _set_up(ruleset, edition, players, seats, seed)
    else:
        try:
            asked = _ask(console, seed)
        except (Gone, KeyboardInterrupt):
            console.print("\n" + t("cli-goodbye"))
            return
        if asked is None:
            return
        game = asked
    with console.status(t("cli-seating")):
        session = Session(game, console, save, resume or _unused_name())
    console.print(t("cli-table", ruleset=game.ruleset, seed=str(game.seed)), style="dim")
    session.run()


def _unused_name() -> str:
    """A name for a record that is not taken yet."""
    stem = f"festina-{date.today().isoformat()}"
    number = 1
    while Path(f"{stem}-{number}.txt").exists():
        number += 1
    return f"{stem}-{number}.txt"


def _resumed(file: str, seats: str | None) -> Game:
    game = load_game_file(file)
    if seats:
        names = read_seats(seats)
        _check_count(names, game.players)
        game.seats[:] = names
    return game


def _set_up(ruleset: str | None, edition: str | None, players: str | None, seats: str | None, seed: int | None) -> Game:
    """A new game from what was given; the number of seats may come from any of three places."""
    if ruleset and not looks_like_ruleset(ruleset):
        ruleset, edition = None, edition or ruleset
    name, written = split_ruleset(ruleset or "hare")
    options: dict[str, Any] = {}
    if edition:
        options["edition"] = edition_named(edition)
    if players:
        options["players"] = players
    names = read_seats(seats) if seats else None
    if names and not players and "players" not in written:
        known = definitions().get(name)
        counts = next((o.values for o in known.options if o.name == "players"), ()) if known else ()
        if counts and str(len(names)) not in counts:
            raise Trouble(t("cli-seats-range", count=len(names), known=", ".join(counts)))
        options["players"] = len(names)
    _, table = table_for(ruleset or "hare", options)
    if names is None:
        names = read_seats(usual_seats(table.players))
    _check_count(names, table.players)
    return new_game(ruleset or "hare", seed=seed, seats=names, **options)


def _check_count(names: list[str], players: int) -> None:
    if len(names) != players:
        raise Trouble(t("cli-seats-count", players=players, count=len(names)))


# ---- asking


def _ask(console: Console, seed: int | None) -> Game | None:
    """One Enter starts a good game; whoever wants another one is led there."""
    console.print(t("cli-welcome"), style="bold")
    console.print(t("cli-welcome-usual"))
    while True:
        answer = ask(t("cli-ask-start"))
        if answer.lower() in ("q", "quit", "exit"):
            return None
        try:
            if answer.lower() in ("c", "choose"):
                return _ask_all(console, seed)
            return _set_up(answer or None, None, None, None, seed)
        except (Trouble, FestinaError) as problem:
            console.print(str(problem))


def _ask_all(console: Console, seed: int | None) -> Game:
    game = _ask_one("cli-ask-game", list(definitions()), "hare")
    options: dict[str, Any] = {}
    for option in definitions()[game].options:
        if option.name in ("edition", "players"):
            if option.name == "edition":
                _list_editions(console)
            options[option.name] = _ask_one(f"cli-ask-{option.name}", list(option.values), option.default)
    usual = usual_seats(int(options["players"]))
    while True:
        answer = ask(t("cli-ask-seats", usual=usual)) or usual
        try:
            names = read_seats(answer)
            _check_count(names, int(options["players"]))
            table = new_game(game, seed=seed, seats=names, **options)
            bots_at(table)
            return table
        except (Trouble, FestinaError) as problem:
            console.print(str(problem))


def _ask_one(question: str, values: list[str], usual: str) -> str:
    """One of some values; a name that leads to one will do."""
    if len(values) == 1:
        return values[0]
    while True:
        answer = ask(t(question, usual=usual, known=", ".join(values)))
        if not answer:
            return usual
        if answer in values:
            return answer
        try:
            if question == "cli-ask-edition":
                return edition_named(answer)
        except Trouble as problem:
            print(problem)
            continue
        print(t("cli-ask-again", answer=shorten(answer), known=", ".join(values)))


def _list_editions(console: Console) -> None:
    from ..hare.editions import editions

    for edition in editions().values():
        publishers = ", ".join(edition.publishers)
        console.print(f"  {edition.id:<18} {edition.title} ({publishers})")
