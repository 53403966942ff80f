"""A cup as a device may see it, and its results as a file (docs/server.md)."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from io import StringIO
from typing import Final

from ...kernel.data import extend
from ...registry import table_for
from ..wire_cups import CupGame, CupInfo, CupPlayer, CupResult, CupResults, CupStanding, CupSummary, CupTable
from .data import CupTableData, StoredCup
from .rules import plays_in_teams
from .scoring import Finished, Line, points_of, standings

#: What a spreadsheet takes for the beginning of a formula.
_FORMULA: Final = ("=", "+", "-", "@", "\t", "\r")
#: Tells spreadsheets that the file is UTF-8.
_MARK: Final = "\ufeff"


def summary(cup: StoredCup, device: str | None) -> CupSummary:
    """The cup in a list."""
    data = cup.data
    return CupSummary(
        **data.options.chosen(),
        id=data.id,
        name=data.name,
        game=table_for(data.ruleset, {})[0].name,
        ruleset=data.ruleset,
        status=data.status,
        round=data.round,
        host=device is not None and device == data.host,
        me=number_of(cup, device),
        people=sum(player.bot is None for player in cup.players),
        created=data.created,
        changed=data.changed,
    )


def number_of(cup: StoredCup, device: str | None) -> int | None:
    """The number of a device among the players."""
    return next((player.number for player in cup.players if device is not None and player.device == device), None)


def info(cup: StoredCup, device: str | None) -> CupInfo:
    """The cup by itself."""
    short = summary(cup, device)
    return extend(
        CupInfo,
        short,
        players=[
            CupPlayer(
                number=player.number,
                name=player.name,
                bot=player.bot,
                left=player.left,
                mine=device is not None and player.device == device,
            )
            for player in cup.players
        ],
        tables=[_table(cup, table, short.me) for table in cup.tables],
        standings=[
            CupStanding(
                rank=line.rank,
                player=line.player,
                points=float(line.points),
                opponents=float(line.opponents),
                wins=line.wins,
                played=line.played,
            )
            for line in lines(cup)
        ],
        round_over=cup.is_between_rounds,
        seed=_seed(cup),
    )


def _seed(cup: StoredCup) -> str | None:
    return cup.data.options.seed if cup.data.status == "over" else None


def _table(cup: StoredCup, table: CupTableData, me: int | None) -> CupTable:
    news = cup.news.get(table.table or "")
    points = _points(cup, table)
    return CupTable(
        round=table.round,
        number=table.number,
        table=table.table if news else None,
        status=news.status if news else None,
        share=news.share if news else None,
        players=list(table.players),
        places=None if table.places is None else list(table.places),
        points=points,
        ruled=table.ruled,
        mine=me in table.players,
    )


def _finished(cup: StoredCup, table: CupTableData) -> Finished | None:
    if table.places is None:
        return None
    return Finished(table.players, table.places, plays_in_teams(cup.data.ruleset, len(table.players)))


def _points(cup: StoredCup, table: CupTableData) -> list[float] | None:
    finished = _finished(cup, table)
    if finished is None:
        return None
    return [float(points) for points in points_of(finished, cup.data.options.scoring, cup.data.options.size)]


def lines(cup: StoredCup) -> list[Line]:
    """How everybody stands."""
    over = [finished for table in cup.tables if (finished := _finished(cup, table)) is not None]
    numbers = [player.number for player in cup.players]
    return standings(numbers, over, cup.data.options.scoring, cup.data.options.size)


# ---- as a file


def results(cup: StoredCup) -> CupResults:
    """The results for other programs."""
    data, players = cup.data, {player.number: player for player in cup.players}
    return CupResults(
        cup=data.id,
        name=data.name,
        ruleset=data.ruleset,
        status=data.status,
        scoring=data.options.scoring,
        rounds=data.options.rounds,
        seed=_seed(cup),
        standings=[
            CupResult(
                rank=line.rank,
                name=players[line.player].name,
                bot=players[line.player].bot,
                left=players[line.player].left,
                points=float(line.points),
                opponents=float(line.opponents),
                wins=line.wins,
                played=line.played,
                places=[place for place, _ in _by_round(cup, line.player)],
                round_points=[points for _, points in _by_round(cup, line.player)],
            )
            for line in lines(cup)
        ],
        games=[
            CupGame(
                round=table.round,
                number=table.number,
                share=cup.news[table.table].share if table.table in cup.news else None,
                names=[players[number].name for number in table.players],
                places=None if table.places is None else list(table.places),
                ruled=table.ruled,
            )
            for table in cup.tables
        ],
    )


def _by_round(cup: StoredCup, player: int) -> list[tuple[int | None, float | None]]:
    """A player's place and points in every round so far."""
    found: list[tuple[int | None, float | None]] = [(None, None)] * cup.data.round
    for table in cup.tables:
        if player in table.players and table.places is not None:
            seat, points = table.players.index(player), _points(cup, table) or []
            found[table.round - 1] = table.places[seat], points[seat]
    return found


def results_csv(cup: StoredCup) -> str:
    """The results for a spreadsheet, which must not take a name for a formula."""
    made = results(cup)
    text = StringIO()
    writer = csv.writer(text, lineterminator="\r\n")
    rounds = range(1, cup.data.round + 1)
    by_round = [f"round_{number}_{what}" for number in rounds for what in ("place", "points")]
    writer.writerow(["rank", "name", "bot", "points", "opponents", "wins", "played", "withdrawn", *by_round])
    for line in made.standings:
        pairs: Sequence[object] = [value for both in zip(line.places, line.round_points, strict=True) for value in both]
        start = [line.rank, harmless(line.name), harmless(line.bot or ""), round(line.points, 4)]
        rest = [round(line.opponents, 4), line.wins, line.played, "yes" if line.left else ""]
        writer.writerow([*start, *rest, *("" if value is None else value for value in pairs)])
    return _MARK + text.getvalue()


def harmless(text: str) -> str:
    """A text that no spreadsheet takes for a formula."""
    return f"'{text}" if text.lstrip().startswith(_FORMULA) or text.startswith(_FORMULA) else text
