"""``festina play``: setting the table, from options, from a record, or by asking."""

from __future__ import annotations

from datetime import date
from pathlib import Path
from typing import TYPE_CHECKING

from .. import new_game
from ..kernel.errors import FestinaError
from ..kernel.ruleset import shorten, split_ruleset
from ..registry import default_game, definitions, table_for
from .boards import board_for
from .files import check_writable, load_game_file
from .find import edition_named, looks_like_ruleset, published
from .players import Sitter, bots_at, read_seats, sitters_of, usual_seats
from .screen import Gone, ask, out
from .session import Session
from .trouble import Trouble
from .words import t

if TYPE_CHECKING:
    from rich.console import Console

    from ..kernel.contract import Table
    from ..kernel.game import Game

    #: A game that is set up, and who sits at its table.
    SetUp = tuple[Game, list[Sitter]]


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
        game, sitters = _resumed(resume, seats)
    elif ruleset or edition or players or seats:
        game, sitters = _set_up(ruleset, edition, players, seats, seed)
    else:
        try:
            asked = _ask(console, seed)
        except (Gone, KeyboardInterrupt):
            console.print("\n" + t("cli-goodbye"))
            return
        if asked is None:
            return
        game, sitters = asked
    with console.status(t("cli-seating")):
        session = Session(game, sitters, console, save, resume or _unused_name())
    console.print(t("cli-table", ruleset=game.ruleset, seed=str(game.seed)), style="dim")
    session.run()


def _unused_name() -> str:
    """A file name for a record that is not taken yet."""
    stem = f"festina-{date.today().isoformat()}"
    number = 1
    while Path(f"{stem}-{number}.txt").exists():
        number += 1
    return f"{stem}-{number}.txt"


def _resumed(file: str, seats: str | None) -> SetUp:
    game = load_game_file(file)
    if not seats:
        return game, sitters_of(game, file)
    sitters = read_seats(seats)
    _check_count(sitters, game.players)
    game.seats[:] = [sitter.name for sitter in sitters]
    return game, sitters


def _set_up(
    ruleset: str | None, edition: str | None, players: str | None, seats: str | None, seed: int | None
) -> SetUp:
    """A new game from the arguments; the ruleset, ``players`` or ``seats`` may say how many play."""
    if ruleset and not looks_like_ruleset(ruleset):
        ruleset, edition = None, edition or ruleset
    options: dict[str, str] = {}
    if edition:
        found = edition_named(edition, _game_of(ruleset))
        ruleset = ruleset or found.game
        options["edition"] = found.info.id
    ruleset = ruleset or default_game()
    name, written = split_ruleset(ruleset)
    if players:
        options["players"] = players
    sitters = read_seats(seats) if seats else None
    if sitters and not players and "players" not in written:
        known = definitions().get(name)
        counts = next((o.values for o in known.options if o.name == "players"), ()) if known else ()
        if counts and str(len(sitters)) not in counts:
            raise Trouble(t("cli-seats-range", count=len(sitters), known=", ".join(counts)))
        options["players"] = str(len(sitters))
    definition, table = table_for(ruleset, options)
    if sitters is None:
        sitters = read_seats(usual_seats(definition.name, table.players))
    _check_count(sitters, table.players)
    return _seated(table, seed, sitters), sitters


def _game_of(ruleset: str | None) -> str | None:
    """The game among whose editions a name is looked up; None: all that have any."""
    name = split_ruleset(ruleset)[0] if ruleset else None
    return name if published(name) else None


def _seated(table: Table, seed: int | None, sitters: list[Sitter]) -> Game:
    return new_game(table.ruleset, seed=seed, seats=[sitter.name for sitter in sitters])


def _check_count(sitters: list[Sitter], players: int) -> None:
    if len(sitters) != players:
        raise Trouble(t("cli-seats-count", players=players, count=len(sitters)))


# ---- asking


def _ask(console: Console, seed: int | None) -> SetUp | None:
    """Offer the usual game, which Enter starts; any other is named or chosen step by step."""
    console.print(t("cli-welcome"), style="bold")
    definition, table = table_for(default_game(), {})
    title = board_for(definition.name).title(table)
    console.print(t("cli-welcome-usual", game=title, bots=table.players - 1))
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


def _ask_all(console: Console, seed: int | None) -> SetUp:
    game = _ask_one("cli-ask-game", list(definitions()), default_game())
    options: dict[str, str] = {}
    for option in definitions()[game].options:
        if option.name in ("edition", "players"):
            if option.name == "edition":
                _list_editions(console, game)
            options[option.name] = _ask_one(f"cli-ask-{option.name}", list(option.values), option.default, game)
    _, table = table_for(game, options)
    usual = usual_seats(game, table.players)
    while True:
        answer = ask(t("cli-ask-seats", usual=usual)) or usual
        try:
            sitters = read_seats(answer)
            _check_count(sitters, table.players)
            made = _seated(table, seed, sitters)
            bots_at(made, sitters)
            return made, sitters
        except (Trouble, FestinaError) as problem:
            console.print(str(problem))


def _ask_one(question: str, values: list[str], usual: str, game: str | None = None) -> str:
    """Ask for one of some values; an edition may also be named as people know it."""
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
                return edition_named(answer, game).info.id
        except Trouble as problem:
            print(problem)
            continue
        print(t("cli-ask-again", answer=shorten(answer), known=", ".join(values)))


def _list_editions(console: Console, game: str) -> None:
    for _, edition in published(game):
        title = next(iter(edition.names.values()), "")
        console.print(f"  {edition.id:<18} {title} ({', '.join(edition.publishers)})")
