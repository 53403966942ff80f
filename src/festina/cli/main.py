"""The ``festina`` command. Each command's module is imported only when it is used."""

from __future__ import annotations

import os
import sys
from typing import Annotated

import typer

from ..kernel.errors import FestinaError
from .admin import app as admin
from .arena import arena
from .db import app as db
from .engine import engine
from .export import export
from .puzzle import puzzle
from .puzzles import app as puzzles
from .serve import serve
from .train import train
from .trouble import Trouble
from .words import t, use_language

app = typer.Typer(
    help=t("cli-help"),
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)

Language = Annotated[str | None, typer.Option("--language", envvar="FESTINA_LANGUAGE", help=t("cli-help-language"))]


def _version(wanted: bool) -> None:
    if wanted:
        from .. import __version__

        typer.echo(f"festina {__version__}")
        raise typer.Exit


@app.callback()
def festina(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help=t("cli-help-version"))
    ] = False,
) -> None:
    pass


@app.command(help=t("cli-help-play"))
def play(
    ruleset: Annotated[str | None, typer.Argument(help=t("cli-help-play-ruleset"), show_default=False)] = None,
    edition: Annotated[str | None, typer.Option(help=t("cli-help-edition"))] = None,
    players: Annotated[str | None, typer.Option(help=t("cli-help-players"), metavar="NUMBER")] = None,
    seats: Annotated[str | None, typer.Option(help=t("cli-help-seats"))] = None,
    seed: Annotated[int | None, typer.Option(help=t("cli-help-seed"), metavar="NUMBER")] = None,
    resume: Annotated[str | None, typer.Option(help=t("cli-help-resume"), metavar="FILE")] = None,
    save: Annotated[str | None, typer.Option(help=t("cli-help-save"), metavar="FILE")] = None,
    language: Language = None,
) -> None:
    from . import play as command

    use_language(language)
    command.play(ruleset, edition, players, seats, seed, resume, save)


@app.command(help=t("cli-help-rules"))
def rules(
    what: Annotated[list[str] | None, typer.Argument(help=t("cli-help-rules-what"), show_default=False)] = None,
    language: Language = None,
) -> None:
    from ..registry import default_game
    from . import rules as command

    use_language(language)
    command.rules(" ".join(what or [default_game()]))


@app.command(help=t("cli-help-editions"))
def editions(
    names: Annotated[list[str] | None, typer.Argument(help=t("cli-help-editions-names"), show_default=False)] = None,
    language: Language = None,
) -> None:
    from . import editions as command

    use_language(language)
    command.editions(names or [])


@app.command(help=t("cli-help-replay"))
def replay(
    file: Annotated[str, typer.Argument(help=t("cli-help-replay-file"))],
    step: Annotated[int | None, typer.Option(help=t("cli-help-replay-step"), metavar="NUMBER")] = None,
    everything: Annotated[bool, typer.Option("--all", help=t("cli-help-replay-all"))] = False,
    language: Language = None,
) -> None:
    from . import replay as command

    use_language(language)
    command.replay(file, step, everything)


@app.command(help=t("cli-help-simulate"))
def simulate(
    ruleset: Annotated[str, typer.Argument(help=t("cli-help-ruleset"))],
    games: Annotated[int, typer.Option(help=t("cli-help-simulate-games"), metavar="NUMBER")] = 100_000,
    seed: Annotated[int, typer.Option(help=t("cli-help-seed"), metavar="NUMBER")] = 1,
    limit: Annotated[int, typer.Option(help=t("cli-help-simulate-limit"), metavar="NUMBER")] = 3_000,
    workers: Annotated[int | None, typer.Option(help=t("cli-help-simulate-workers"), metavar="NUMBER")] = None,
    as_json: Annotated[bool, typer.Option("--json", help=t("cli-help-simulate-json"))] = False,
    language: Language = None,
) -> None:
    from . import simulate as command

    use_language(language)
    command.simulate(ruleset, games, seed, limit, workers, as_json)


@app.command(help=t("insight-help-analyse"))
def analyse(
    what: Annotated[str, typer.Argument(help=t("insight-help-what"), metavar="FILE|POSITION")],
    step: Annotated[int | None, typer.Option(help=t("insight-help-step"), metavar="NUMBER")] = None,
    seat: Annotated[int | None, typer.Option(help=t("insight-help-analyse-seat"), metavar="NUMBER")] = None,
    sims: Annotated[int | None, typer.Option(help=t("insight-help-sims"), metavar="NUMBER")] = None,
    seed: Annotated[int, typer.Option(help=t("insight-help-seed"), metavar="NUMBER")] = 0,
    deeper: Annotated[bool, typer.Option("--deeper", help=t("insight-help-deeper"))] = False,
    as_json: Annotated[bool, typer.Option("--json", help=t("insight-help-json"))] = False,
    language: Language = None,
) -> None:
    from . import insight as command

    use_language(language)
    command.analyse(what, step, seat, sims, seed, deeper, as_json)


@app.command(help=t("insight-help-review"))
def review(
    file: Annotated[str, typer.Argument(help=t("insight-help-file"))],
    seat: Annotated[int | None, typer.Option(help=t("insight-help-review-seat"), metavar="NUMBER")] = None,
    sims: Annotated[int | None, typer.Option(help=t("insight-help-sims"), metavar="NUMBER")] = None,
    seed: Annotated[int, typer.Option(help=t("insight-help-seed"), metavar="NUMBER")] = 0,
    as_json: Annotated[bool, typer.Option("--json", help=t("insight-help-json"))] = False,
    language: Language = None,
) -> None:
    from . import insight as command

    use_language(language)
    command.review(file, seat, sims, seed, as_json)


app.command(help=t("arena-help"))(arena)
app.command(help=t("train-help"))(train)
app.command(help=t("protocol-help-engine"))(engine)
app.command(help=t("puzzles-help-solve"))(puzzle)
app.add_typer(puzzles, name="puzzles")
app.command(help=t("server-help-serve"))(serve)
app.command(help=t("server-help-export"))(export)
app.add_typer(db, name="db")
app.add_typer(admin, name="admin")


def run(arguments: list[str]) -> int:
    """Do what the arguments say; one line on standard error says what is wrong with them."""
    from .screen import prepare_streams

    prepare_streams()
    try:
        result: object = app(arguments or ["--help"], prog_name="festina", standalone_mode=False)
    except Trouble as problem:
        return _complain(str(problem), problem.code)
    except FestinaError as problem:
        return _complain(str(problem), 2)
    except typer.TyperException as problem:
        return _complain(t("cli-usage", problem=" ".join(problem.format_message().split())), problem.exit_code)
    except (typer.Abort, KeyboardInterrupt):
        return _complain(t("cli-interrupted"), 130)
    except OSError as problem:
        # A full disk behind ``>``, say. What is still to be written would only fail again.
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115  open until the process ends
        return _complain(t("cli-output", reason=problem.strerror or str(problem)), 1)
    return result if isinstance(result, int) else 0


def _complain(text: str, code: int) -> int:
    sys.stderr.write(f"festina: {text}\n")
    return code


def main() -> None:
    """The entry point of the ``festina`` script."""
    sys.exit(run(sys.argv[1:]))
