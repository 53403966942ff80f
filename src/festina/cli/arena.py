"""``festina arena``: bots against bots, measured."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from .extras import needs_extra
from .screen import out as screen
from .trouble import Trouble
from .words import figure, percent, t, use_language

if TYPE_CHECKING:
    from rich.table import Table

    from ..lab.arena import ArenaResult, Watcher

#: Incidents shown one by one.
_SHOWN = 5


def arena(
    ruleset: Annotated[str, typer.Argument(help=t("cli-help-ruleset"))],
    bots: Annotated[str, typer.Option(help=t("arena-help-bots"), metavar="SPEC,SPEC,...")],
    games: Annotated[int, typer.Option(help=t("arena-help-games"), metavar="NUMBER")] = 200,
    workers: Annotated[int | None, typer.Option(help=t("arena-help-workers"), metavar="NUMBER")] = None,
    seed: Annotated[int, typer.Option(help=t("arena-help-seed"), metavar="NUMBER")] = 1,
    limit: Annotated[int, typer.Option(help=t("arena-help-limit"), metavar="NUMBER")] = 3_000,
    move_seconds: Annotated[float, typer.Option(help=t("arena-help-move-seconds"), metavar="NUMBER")] = 30.0,
    sprt: Annotated[str | None, typer.Option(help=t("arena-help-sprt"), metavar="LOW:HIGH")] = None,
    alpha: Annotated[float, typer.Option(help=t("arena-help-alpha"), metavar="NUMBER")] = 0.05,
    beta: Annotated[float, typer.Option(help=t("arena-help-beta"), metavar="NUMBER")] = 0.05,
    out: Annotated[str | None, typer.Option(help=t("arena-help-out"), metavar="FILE")] = None,
    resume: Annotated[bool, typer.Option("--resume", help=t("arena-help-resume"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("arena-help-json"))] = False,
    language: Annotated[str | None, typer.Option(envvar="FESTINA_LANGUAGE", help=t("cli-help-language"))] = None,
) -> int:
    """Play, show how far it is on standard error, print the result on standard output."""
    use_language(language)
    target = None if out is None else Path(out).expanduser()
    with needs_extra("lab"):  # asked before hours are spent: ratings and Parquet come last
        import_module("openskill")
        if target and target.suffix.lower() == ".parquet":
            import_module("duckdb")
    from ..kernel.ruleset import shorten
    from ..lab.arena import journal_of, run_arena
    from ..lab.seating import split_bots

    specs = split_bots(bots)
    if not all(specs):
        raise Trouble(t("arena-bots-empty", text=shorten(bots)))
    if resume and target and not journal_of(target).exists():
        screen(stderr=True).print(t("arena-nothing-to-resume", file=str(target)), style="dim")
    with _progress() as watcher:
        result = run_arena(
            ruleset,
            specs,
            games,
            workers,
            seed,
            limit=limit,
            move_seconds=move_seconds,
            sprt=sprt,
            alpha=alpha,
            beta=beta,
            out=target,
            resume=resume,
            watcher=watcher,
        )
    if as_json:
        print(json.dumps(result.as_dict()))
    else:
        _show(result, target)
    if result.finished:
        return 0
    notes = [t("arena-interrupted", done=len(result.played), games=games)]
    if target and result.played:
        notes.append(t("arena-go-on", file=str(journal_of(target))))
    raise Trouble(" ".join(notes), code=130)


@contextmanager
def _progress() -> Iterator[Watcher]:
    """One bar per bot, as long as its win share, and one for all games."""
    from rich.progress import BarColumn, Progress, Task, TaskID, TextColumn, TimeRemainingColumn
    from rich.text import Text

    from ..lab.arena import Watcher

    console = screen(stderr=True)

    class TimeLeft(TimeRemainingColumn):
        """The time left for the games; a win share has no end to wait for."""

        def render(self, task: Task) -> Text:
            return super().render(task) if task.fields["ends"] else Text()

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.fields[text]}"), TimeLeft())

    class Bars(Watcher):
        def __init__(self, bars: Progress) -> None:
            self._bars = bars
            self._all: TaskID | None = None
            self._bots: list[TaskID] = []
            self._games = 0

        def warming_up(self) -> None:
            console.print(t("arena-warming"), style="dim")

        def begins(self, games: int, done: int, specs: Sequence[str]) -> None:
            self._games = games
            self._bots = [self._bars.add_task(spec, total=1.0, text="", ends=False) for spec in specs]
            self._all = self._bars.add_task(t("arena-playing"), total=games, completed=done, text="", ends=True)

        def played(self, done: int, shares: Sequence[float]) -> None:
            assert self._all is not None
            self._bars.update(self._all, completed=done, text=f"{done}/{self._games}")
            for bot, share in zip(self._bots, shares, strict=True):
                self._bars.update(bot, completed=share, text=percent(share))

    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bars:
        yield Bars(bars)


def _show(result: ArenaResult, target: Path | None) -> None:
    console = screen()
    games, seed = len(result.played), str(result.settings.seed)
    console.print(t("arena-title", games=games, ruleset=result.ruleset, seed=seed), style="bold")
    console.print(_table(result))
    for line in _notes(result):
        console.print(line)
    if target and result.played:
        console.print(t("arena-written", file=str(target)))


def _table(result: ArenaResult) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 1, 0, 0))
    table.add_column(t("arena-column-bot"), overflow="fold")
    for name in ("games", "share", "interval", "place", "rating", "think", "incidents"):
        table.add_column(t(f"arena-column-{name}"), justify="right", no_wrap=True)
    for bot, thinking in zip(result.standings, result.thinking, strict=True):
        table.add_row(
            bot.spec,
            figure(bot.games),
            percent(bot.win_share),
            f"{figure(100 * bot.low, 1)} – {percent(bot.high)}",
            figure(bot.mean_place, 2),
            f"{figure(bot.rating, 1)} ± {figure(2 * bot.rating_error, 1)}",
            figure(1000 * thinking.mean, 1),
            figure(bot.incidents),
        )
    return table


def _notes(result: ArenaResult) -> Iterator[str]:
    """The lines below the table."""
    if not result.played:
        return
    report = result.report()
    yield t("arena-equal", share=percent(result.equal_share))
    yield t(
        "arena-length",
        mean=figure(report.mean_decisions, 1),
        cut=result.cut,
        limit=result.settings.limit,
        seconds=figure(result.seconds, 1),
    )
    test = report.sprt
    if test:
        yield t(
            "arena-sprt",
            bot=result.specs[0],
            low=percent(test.low),
            high=percent(test.high),
            ratio=figure(test.llr, 2),
            lower=figure(test.lower, 2),
            upper=figure(test.upper, 2),
            rounds=test.rounds,
        )
        yield t("arena-sprt-verdict", verdict=test.verdict or "open")
    elif result.balanced_from is not None and result.finished:
        yield t("arena-unbalanced", games=result.balanced_from)
    if report.incidents:
        yield t("arena-incidents")
        kinds = {(incident.spec, incident.problem): incident for incident in reversed(report.incidents)}
        shown = sorted(kinds.values(), key=lambda incident: (incident.game, incident.seat))[:_SHOWN]
        for incident in shown:  # the first of each kind
            yield "  " + t(
                "arena-incident",
                game=str(incident.game),
                seat=str(incident.seat),
                bot=incident.spec,
                problem=incident.problem,
            )
        if report.incident_count > len(shown):
            yield "  " + t("arena-incidents-more", count=report.incident_count - len(shown))
