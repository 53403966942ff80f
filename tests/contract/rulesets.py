"""The tables that the contract suite plays: every edition, number of seats, variant and way to team up, and more."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import product

from festina import BadRuleset
from festina.registry import definitions, table_for

_TEAMS = {4: ("0", "2"), 6: ("0", "2", "3")}
#: Options that change little: each edition meets each of them, at some number of seats and with some variant.
_SPRINKLED = (
    {"first": "draw"},
    {"until": "winner"},
    {"open_carrots": "true"},
    {"memory_aid": "true"},
    {"first": "draw", "until": "winner", "open_carrots": "true"},
)


def _canonical(game: str, options: dict[str, str]) -> str:
    return str(table_for(game, options)[1].ruleset)


def _hare() -> Iterator[str]:
    values = {option.name: option.values for option in definitions()["hare"].options}
    for edition, players, hare in product(values["edition"], values["players"], values["hare"]):
        table = {"edition": edition, "players": players, "hare": hare}
        for teams in _TEAMS.get(int(players), ("0",)):
            yield _canonical("hare", {**table, "teams": teams})
        if players == "2":
            yield _canonical("hare", {**table, "number_pay": "turn_start"})
    for number, (edition, sprinkled) in enumerate(product(values["edition"], _SPRINKLED), 1):
        players = values["players"][1 + number % 4]
        hare = values["hare"][number % len(values["hare"])]
        yield _canonical("hare", {"edition": edition, "players": players, "hare": hare, **sprinkled})


def _every_combination(game: str) -> Iterator[str]:
    options = definitions()[game].options
    for values in product(*(option.values for option in options)):
        try:
            yield _canonical(game, {option.name: value for option, value in zip(options, values, strict=True)})
        except BadRuleset:
            continue


@cache
def rulesets(game: str) -> tuple[str, ...]:
    """The tables of one game, each once."""
    return tuple(dict.fromkeys(_hare() if game == "hare" else _every_combination(game)))


@cache
def all_rulesets() -> tuple[str, ...]:
    """The tables of every game there is."""
    return tuple(ruleset for game in definitions() for ruleset in rulesets(game))
