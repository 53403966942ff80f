"""One line says whatever is wrong with a command; nothing else happens."""

from __future__ import annotations

import pytest

from .conftest import Festina


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (["dance"], "dance"),
        (["play", "--fast"], "--fast"),
        (["play", "chess"], "chess"),
        (["play", "chess()"], "There is no game “chess”"),
        (["play", "hare("], "is no ruleset"),
        (["play", "hare(players=9)"], "players"),
        (["play", "--players", "nine"], "players"),
        (["play", "hare(players=3)", "--players", "4"], "twice"),
        (["play", "--edition", "monopoly"], "gibsons-2010"),
        (["play", "--edition", "gibsons"], "gibsons-1987, gibsons-2010"),
        (["play", "--seats", "Ann"], "1 seat"),
        (["play", "--seats", "Ann,,Ben"], "no name"),
        (["play", "--seats", "Ann,Ann,Ben"], "Ann"),
        (["play", "--seats", "Ann,Ben", "--players", "4"], "4 seats"),
        (["play", "--seats", "Ann,level:11,Ben"], "11"),
        (["play", "--seats", "Ann,search:speed=1,Ben"], "speed"),
        (["play", "--seats", "Ann,saboteur,Ben"], "dasher"),
        (["play", "--seats", "A|B,Ben,Cleo"], "A|B"),
        (["play", "hare", "--seed", "x"], "--seed"),
        (["play", "hare", "--seed", "-1"], "-1"),
        (["play", "--language", "xx"], "en"),
        (["rules", "monopoly"], "gibsons-2010"),
        (["rules", "ravensburger"], "ravensburger-1978, ravensburger-2008"),
        (["rules", "hare(edition=none)"], "edition"),
        (["editions", "monopoly"], "gibsons-2010"),
        (["replay"], "file"),
        (["replay", "/dev/null"], "no record"),
        (["simulate"], "ruleset"),
        (["simulate", "hare(players=7)"], "players"),
        (["simulate", "hare", "--games", "0"], "games"),
        (["simulate", "hare", "--games", "many"], "--games"),
        (["simulate", "hare", "--games", "1e5"], "--games"),
        (["simulate", "hare", "--workers", "0"], "workers"),
        (["simulate", "hare", "--limit", "-3"], "limit"),
        (["simulate", "hare", "--seed", "-3"], "seed"),
    ],
)
def test_bad_arguments(festina: Festina, arguments: list[str], expected: str) -> None:
    said = festina(*arguments)
    said.refuses(expected)
    assert said.out == ""


def test_version(festina: Festina) -> None:
    from festina import __version__

    assert festina("--version").out == f"festina {__version__}\n"


def test_help_names_every_command(festina: Festina) -> None:
    for arguments in ([], ["--help"]):
        said = festina(*arguments)
        assert said.code == 0
        for command in ("play", "rules", "editions", "replay", "simulate"):
            assert command in said.out
