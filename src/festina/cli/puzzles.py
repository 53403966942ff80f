"""``festina puzzles``: what puzzles there are, and how they are mined and packed."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .screen import out as screen
from .trouble import Trouble
from .words import t, use_language

if TYPE_CHECKING:
    from ..analysis.puzzles import Puzzle

app = typer.Typer(help=t("puzzles-help"), invoke_without_command=True)

Language = Annotated[str | None, typer.Option("--language", envvar="FESTINA_LANGUAGE", help=t("cli-help-language"))]
Game = Annotated[str | None, typer.Option("--game", help=t("puzzles-help-game"))]
Theme = Annotated[str | None, typer.Option("--theme", help=t("puzzles-help-theme"))]
Level = Annotated[int | None, typer.Option("--level", help=t("puzzles-help-level"), metavar="NUMBER")]

_MOST = 1_000_000


@app.callback()
def puzzles(
    context: typer.Context, game: Game = None, theme: Theme = None, level: Level = None, language: Language = None
) -> None:
    """List the puzzles."""
    if context.invoked_subcommand is not None:
        return
    use_language(language)
    from rich.table import Table

    listed = chosen(game, theme, level)
    table = Table(box=None, padding=(0, 2, 0, 0))
    for column in ("number", "id", "theme", "stars", "ruleset"):
        table.add_column(t(f"puzzles-column-{column}"), justify="right" if column == "number" else "left")
    for number, puzzle in enumerate(listed, 1):
        table.add_row(str(number), puzzle.id, theme_name(puzzle), "★" * puzzle.stars, puzzle.ruleset)
    screen().print(table)


def chosen(game: str | None, theme: str | None, level: int | None) -> list[Puzzle]:
    """The puzzles of a game with a theme and a difficulty, where they are asked for (Trouble if there are none)."""
    from ..analysis.puzzles import games, load, stars_of
    from ..registry import definition_named

    if game is not None:
        definition_named(game)
    if level is not None and not 1 <= level <= 10:
        raise Trouble(t("puzzles-no-level", level=level))
    listed = [puzzle for name in ([game] if game else games()) for puzzle in load(name)]
    themes = sorted({puzzle.theme for puzzle in listed})
    if theme is not None and theme not in themes:
        raise Trouble(t("puzzles-no-theme", theme=theme[:40], known=", ".join(themes)))
    listed = [puzzle for puzzle in listed if theme in (None, puzzle.theme)]
    listed = [puzzle for puzzle in listed if level is None or puzzle.stars == stars_of(level)]
    if not listed:
        raise Trouble(t("puzzles-none"))
    return listed


def theme_name(puzzle: Puzzle) -> str:
    """What a puzzle is about, in words."""
    return t(f"{puzzle.game}-theme-{puzzle.theme}")


@app.command(help=t("puzzles-help-mine"))
def mine(
    game: Annotated[str, typer.Argument(help=t("puzzles-help-game"))],
    out: Annotated[str, typer.Option(help=t("puzzles-help-journal"), metavar="FILE")],
    count: Annotated[int, typer.Option(help=t("puzzles-help-count"), metavar="NUMBER")] = 100,
    seed: Annotated[int, typer.Option(help=t("cli-help-seed"), metavar="NUMBER")] = 1,
    sims: Annotated[int, typer.Option(help=t("puzzles-help-sims"), metavar="NUMBER")] = 20_000,
    workers: Annotated[int, typer.Option(help=t("cli-help-simulate-workers"), metavar="NUMBER")] = 1,
    language: Language = None,
) -> None:
    """Mine until there are so many, or until somebody stops it; the file keeps what was found."""
    use_language(language)
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from ..analysis.puzzles_journal import MiningJournal
    from ..analysis.puzzles_mine import check_minable
    from ..analysis.puzzles_mine import mine as dig
    from ..lab.checks import check_number

    for name, value, least in (("count", count, 1), ("sims", sims, 100), ("workers", workers, 1)):
        check_number(name, value, least, _MOST)
    check_number("seed", seed, 0, 2**31)
    check_minable(game)
    console = screen(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    file = Path(out).expanduser()
    try:
        journal = MiningJournal(file, game, seed, sims)
        with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
            task = bar.add_task(t("puzzles-mining"), total=count, completed=len(journal.finds))
            digging = dig(game, seed, journal.next, sims, workers)
            while len(journal.finds) < count:
                journal.add(*next(digging))
                bar.update(task, completed=len(journal.finds))
            digging.close()
    except KeyboardInterrupt:
        raise Trouble(t("puzzles-interrupted", file=str(file)), code=130) from None
    except OSError as problem:
        raise Trouble(t("puzzles-cannot-write", file=str(file), reason=problem.strerror or str(problem))) from None
    print(t("puzzles-mined", count=len(journal.finds), games=journal.next, file=str(file)))


@app.command(help=t("puzzles-help-pack"))
def pack(
    journals: Annotated[list[str], typer.Argument(help=t("puzzles-help-journals"))],
    out: Annotated[str, typer.Option(help=t("puzzles-help-packed"), metavar="FILE")],
    count: Annotated[int, typer.Option(help=t("puzzles-help-count"), metavar="NUMBER")] = _MOST,
    language: Language = None,
) -> None:
    """Explain what was mined, choose from it and write the file that is shipped."""
    use_language(language)
    from rich.progress import Progress

    from ..analysis.puzzles_journal import read_finds
    from ..analysis.puzzles_pack import explained, select
    from ..analysis.puzzles_pack import pack as write

    found = [(game, find) for name in journals for game, finds in [read_finds(Path(name))] for find in finds]
    if len({game for game, _ in found}) != 1:
        raise Trouble(t("puzzles-several-games"))
    console = screen(stderr=True)
    with Progress(console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(t("puzzles-explaining"), total=len(found))
        told = []
        for game, find in found:
            told.append(explained(game, find))
            bar.advance(task)
    made = select(told, count)
    try:
        write(made, Path(out).expanduser())
    except OSError as problem:
        raise Trouble(t("puzzles-cannot-write", file=out, reason=problem.strerror or str(problem))) from None
    print(t("puzzles-packed", count=len(made), file=out))
