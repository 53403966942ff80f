"""Looking back: what a person has played, page by page, and how they have done in all of it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from statistics import fmean
from typing import Final

from ..kernel.messages import Message
from ..registry import definitions
from .hub import Hub
from .refusal import Refusal
from .store.data import NOBODY, DeviceData, KeptResult, PastGame, ResultData
from .titles import edition_of
from .tokens import is_id
from .wire_people import FigureInfo, GameStatistics, ResultInfo, ResultList, Rival, Statistics, Tally

#: Results on one page.
_PAGE: Final = 20
#: Opponents that are listed, those met most often first.
_MOST_OPPONENTS: Final = 20


async def read_results(hub: Hub, device: DeviceData, before: str | None) -> ResultList:
    """A page of a device's results, the latest first (Refusal)."""
    found = await hub.store.profiles.results_of(device.id, None if before is None else _place(before), _PAGE + 1)
    shown = found[:_PAGE]
    last = None if len(found) <= _PAGE else shown[-1].result
    more = None if last is None else f"{last.ended!r}~{last.table}~{last.seat}"
    return ResultList(results=[result_info(each) for each in shown], next=more)


def _place(text: str) -> tuple[float, str, int]:
    """Where a page of results begins (Refusal)."""
    try:
        ended, table, seat = text.split("~")
        found = float(ended), table, int(seat)
    except ValueError:
        raise Refusal("not_there", "server-no-page") from None
    if not is_id(table) or not 0 <= found[2] < 2**31:
        raise Refusal("not_there", "server-no-page")
    return found


def result_info(kept: KeptResult) -> ResultInfo:
    """A result as its person is shown it."""
    result = kept.result
    return ResultInfo(
        share=kept.share,
        game=result.game,
        ruleset=result.ruleset,
        players=result.players,
        seat=result.seat,
        place=result.place,
        won=result.won,
        started=result.started,
        ended=result.ended,
        rivals=[Rival(seat=one.seat, name=one.name, bot=one.bot, place=one.place) for one in result.opponents],
        figures=[_figure(result.game, name, value) for name, value in result.figures.items()],
        rated=kept.rated,
        change=kept.change,
    )


def _figure(game: str, name: str, value: float) -> FigureInfo:
    return FigureInfo(title=Message(f"{game}-figure-{name}"), value=value)


# ---- statistics


async def read_statistics(hub: Hub, device: DeviceData) -> Statistics:
    """How a person has done in each game, the one played most first; hot-seat tables do not say whose result it was."""
    by_game: dict[str, list[PastGame]] = defaultdict(list)
    for past in await hub.store.profiles.past_games(device.id):
        if past.result.game in definitions():
            by_game[past.result.game].append(past)
    found = [_of_game(game, played) for game, played in by_game.items()]
    return Statistics(games=sorted(found, key=lambda each: -each.all.games))


def _of_game(game: str, played: list[PastGame]) -> GameStatistics:
    return GameStatistics(
        game=game,
        all=_tally("", [past.result for past in played]),
        editions=_tallies(played, lambda past: [edition] if (edition := edition_of(past.result.ruleset)) else []),
        players=_tallies(played, lambda past: [str(past.result.players)]),
        opponents=_opponents(played),
        seconds=fmean(past.result.ended - past.result.started for past in played),
        figures=_means(game, [past.result.figures for past in played]),
    )


def _tally(of: str, results: list[ResultData], bot: bool = False) -> Tally:
    places = [result.place for result in results if result.place is not None]
    mean = fmean(places) if len(places) == len(results) else None
    return Tally(of=of, bot=bot, games=len(results), won=sum(result.won for result in results), place=mean)


def _tallies(played: list[PastGame], kinds: Callable[[PastGame], Iterable[str]]) -> list[Tally]:
    """One tally per kind, by name."""
    grouped: dict[str, list[ResultData]] = defaultdict(list)
    for past in played:
        for kind in kinds(past):
            grouped[kind].append(past.result)
    return [_tally(kind, grouped[kind]) for kind in sorted(grouped)]


def _opponents(played: list[PastGame]) -> list[Tally]:
    """One tally per person, whatever they were called, and one per bot, those met most often first."""
    met: dict[tuple[bool, str], list[ResultData]] = defaultdict(list)
    names: dict[str, str] = {}
    for past in played:
        for one in past.result.opponents:
            device = past.people.get(one.seat)
            if one.bot is not None:
                met[True, one.bot].append(past.result)
            elif device is not None and one.name != NOBODY:
                names.setdefault(device, one.name)  # the latest game comes first
                met[False, device].append(past.result)
    tallies = [_tally(who if bot else names[who], results, bot) for (bot, who), results in met.items()]
    return sorted(tallies, key=lambda each: (-each.games, each.of))[:_MOST_OPPONENTS]


def _means(game: str, figures: list[Mapping[str, int]]) -> list[FigureInfo]:
    names = dict.fromkeys(name for each in figures for name in each)
    return [_figure(game, name, fmean(each[name] for each in figures if name in each)) for name in names]
