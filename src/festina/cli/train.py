"""``festina train``: learn the judgement of a game anew."""

from __future__ import annotations

from collections.abc import Iterator
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
    from ..lab.training.run import Watcher


def train(
    game: Annotated[str, typer.Argument(help=t("train-help-game"))],
    out: Annotated[str, typer.Option(help=t("train-help-out"), metavar="FOLDER")],
    generations: Annotated[int, typer.Option(help=t("train-help-generations"), metavar="NUMBER")] = 14,
    orders: Annotated[int, typer.Option(help=t("train-help-orders"), metavar="NUMBER")] = 48,
    games: Annotated[int, typer.Option(help=t("train-help-games"), metavar="NUMBER")] = 400,
    rounds: Annotated[int, typer.Option(help=t("train-help-rounds"), metavar="NUMBER")] = 160,
    seed: Annotated[int, typer.Option(help=t("train-help-seed"), metavar="NUMBER")] = 1,
    begin: Annotated[str | None, typer.Option(help=t("train-help-begin"), metavar="FILE")] = None,
    workers: Annotated[int | None, typer.Option(help=t("arena-help-workers"), metavar="NUMBER")] = None,
    language: Annotated[str | None, typer.Option(envvar="FESTINA_LANGUAGE", help=t("cli-help-language"))] = None,
) -> int:
    """Play and learn, show how far it is on standard error; weights, journal and curves go into a folder."""
    use_language(language)
    with needs_extra("lab"):
        import_module("openskill")
    with needs_extra("train"):
        import_module("matplotlib")
    from ..lab.checks import check_number
    from ..lab.simulate import MOST_WORKERS, default_workers
    from ..lab.training.curves import draw_curves
    from ..lab.training.run import Run, Settings, fingerprint

    for name, value in (("generations", generations), ("games", games), ("rounds", rounds)):
        check_number(name, value, 1, 1_000_000)
    check_number("orders", orders, 2, 1_000_000)  # one of them is held out
    workers = default_workers() if workers is None else workers
    check_number("workers", workers, 1, MOST_WORKERS)
    check_number("seed", seed, 0, 2**31)
    folder = Path(out).expanduser()
    try:
        with _progress() as watcher:
            settings = Settings(game, seed, generations, orders, games, rounds)
            run = Run(folder, settings, workers, watcher, _weights(begin, game) if begin else b"")
            run.go_on()
    except KeyboardInterrupt:
        raise Trouble(t("train-interrupted", folder=str(folder)), code=130) from None
    except OSError as problem:
        raise Trouble(t("train-cannot-write", folder=str(folder), reason=problem.strerror or str(problem))) from None
    draw_curves(run.journal, folder / "curves.svg")
    print(t("train-done", folder=str(folder), generations=len(run.journal), weights=fingerprint(run.best)))
    return 0


def _weights(name: str, game: str) -> bytes:
    """The weights in a file of a run; ``shipped`` are those that the package carries."""
    import lzma

    from ..bots.kits import kit_of
    from ..registry import definition_named

    kit = kit_of(definition_named(game))
    if name == "shipped" and kit.weights:
        return kit.weights()
    try:
        found = lzma.decompress(Path(name).expanduser().read_bytes())
    except (OSError, lzma.LZMAError) as problem:
        raise Trouble(t("train-no-weights", file=name, reason=str(problem))) from None
    if kit.net_layout is None or len(found) != kit.net_layout.size:
        raise Trouble(t("train-other-weights", file=name, game=game))
    return found


@contextmanager
def _progress() -> Iterator[Watcher]:
    """A bar for the games of a generation, one for what is learned from them, and a line when it has ended."""
    from rich.progress import Progress

    from ..lab.training.run import Generation, Watcher

    console = screen(stderr=True)

    class Bars(Watcher):
        def __init__(self, bars: Progress) -> None:
            self._bars = bars
            self._games = bars.add_task(t("train-playing"), total=1)
            self._learning = bars.add_task(t("train-learning"), total=1.0)

        def begins(self, generation: int, generations: int, tasks: int) -> None:
            console.print(t("train-begins", generation=generation + 1, generations=generations), style="dim")
            self._bars.reset(self._games, total=tasks)
            self._bars.reset(self._learning, total=1.0)

        def played(self, done: int) -> None:
            self._bars.update(self._games, completed=done)

        def learned(self, part: float) -> None:
            self._bars.update(self._learning, completed=part)

        def ended(self, generation: Generation) -> None:
            score = generation.gate.score if generation.gate else None
            console.print(
                t(
                    "train-ended-accepted" if generation.accepted else "train-ended-refused",
                    generation=generation.number + 1,
                    positions=generation.positions,
                    loss=figure(generation.held_out_loss, 4),
                    score="–" if score is None else percent(score),
                )
            )

    with Progress(console=console, transient=True, disable=not console.is_terminal) as bars:
        yield Bars(bars)
