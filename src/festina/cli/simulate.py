"""``festina simulate``: random games by the thousand, and what they show."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from ..lab.simulate import Progress, Simulation, check
from ..lab.simulate import simulate as run
from .boards import board_for
from .screen import out
from .words import figure, percent, t

if TYPE_CHECKING:
    from rich.table import Table

_QUANTILES = (0.05, 0.25, 0.5, 0.75, 0.95)


def simulate(ruleset: str, games: int, seed: int, limit: int, workers: int | None, as_json: bool) -> None:
    """Play, show how far it is on standard error, print the figures on standard output."""
    check(ruleset, games, seed, limit, workers)
    with _progress(games) as (warmed, progress):
        result = run(ruleset, games, seed, limit, workers, progress=progress, warmed=warmed)
    added = board_for(result.game).statistics(result)
    if as_json:
        print(json.dumps({**figures(result), **added.values}))
        return
    console = out()
    console.print(t("cli-simulate-title", games=result.games, ruleset=result.ruleset, seed=str(seed)), style="bold")
    console.print(_lengths(result))
    console.print()
    console.print(_shares(result))
    console.print()
    for item in added.tables:
        console.print(item)
    if added.tables:
        console.print()
    speed = t(
        "cli-simulate-speed",
        decisions=result.decisions,
        seconds=figure(result.seconds, 2),
        rate=round(result.decisions_per_second),
        workers=result.workers,
        warm=figure(result.warm_up_seconds, 1),
    )
    console.print(speed, style="dim")


def figures(result: Simulation) -> dict[str, object]:
    """The figures that every game has, in plain JSON types."""
    return {
        "ruleset": result.ruleset,
        "games": result.games,
        "seed": result.seed,
        "limit": result.limit,
        "workers": result.workers,
        "decisions": result.decisions,
        "draws": result.draws,
        "seconds": result.seconds,
        "warm_up_seconds": result.warm_up_seconds,
        "decisions_per_second": result.decisions_per_second,
        "mean_decisions": result.mean_decisions,
        "quantiles": {str(part): result.length_quantile(part) for part in _QUANTILES},
        "finished": result.finished,
        "cut": result.cut,
        "win_share": result.win_share,
        "win_intervals": [list(interval) for interval in result.win_intervals],
    }


@contextmanager
def _progress(games: int) -> Iterator[tuple[Callable[[], None], Progress]]:
    from rich.progress import BarColumn, MofNCompleteColumn, TextColumn, TimeRemainingColumn
    from rich.progress import Progress as Bar

    console = out(stderr=True)
    if not console.is_terminal:
        console.print(t("cli-simulate-warming"))
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Bar(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(t("cli-simulate-warming"), total=None)

        def warmed() -> None:
            bar.reset(task, total=games, description=t("cli-simulate-playing"))

        def progress(done: int, _: int) -> None:
            bar.update(task, completed=done)

        yield warmed, progress


def _lengths(result: Simulation) -> Table:
    from rich.table import Table

    table = Table(box=None, padding=(0, 2, 0, 0), show_header=False)
    table.add_row(t("cli-simulate-mean"), figure(result.mean_decisions, 1))
    for part in _QUANTILES:
        length = result.length_quantile(part)
        name = t("cli-simulate-quantile", percent=round(100 * part))
        table.add_row(name, "-" if length is None else figure(length))
    cut = t("cli-simulate-cut", limit=result.limit)
    table.add_row(cut, f"{figure(result.cut)} ({percent(result.cut / result.games)})")
    return table


def _shares(result: Simulation) -> Table:
    from rich.table import Table

    table = Table(title=t("cli-simulate-title-wins"), title_justify="left", box=None, padding=(0, 2, 0, 0))
    for column in ("seat", "wins", "share", "interval"):
        table.add_column(t(f"cli-simulate-{column}"), justify="left" if column == "seat" else "right")
    rows = zip(result.wins, result.win_share, result.win_intervals, strict=True)
    for seat, (wins, share, (low, high)) in enumerate(rows):
        table.add_row(str(seat), figure(wins), percent(share, 2), f"{figure(100 * low, 2)} – {percent(high, 2)}")
    return table
