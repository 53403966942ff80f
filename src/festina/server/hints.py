"""Hints for a seat: noted at the table, and put into words from what its device has found.

The search is the device's own (``briefing``); the server thinks only where a device cannot.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ..analysis.why import nudge_for, points, why_better
from ..bots.brief import Thought
from ..kernel.game import Game
from ..kernel.messages import Message
from .hinting import deciding
from .live import LiveTable
from .questioning import BotAnswer, BotQuestion, seed_of
from .refusal import Refusal
from .store.data import DeviceData, TableChange
from .wire_hints import Hint

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from .bodies_hints import HintWish

#: Who is asked: the strongest there is, for as long as somebody likes to wait.
_ADVISER: Final = "champion:ms=900"
_SECONDS: Final = 5.0


async def think(
    live: LiveTable, device: DeviceData, seat: int, ask: Callable[[BotQuestion], Awaitable[BotAnswer]]
) -> Thought:
    """What a search thinks of the choice of a device's seat, for a device that cannot search itself (Refusal)."""
    async with live.held():
        game = deciding(live, device, seat)
        question = BotQuestion(
            ruleset=live.data.ruleset,
            spec=_ADVISER,
            seat=seat,
            seed=_seed(game, seat),
            view=game.view(seat, whole=False),
            events=tuple(game.events(seat)),
            seconds=_SECONDS,
        )
    answer = await ask(question)
    if not answer.report:
        raise Refusal("not_now", "server-hints-warming")
    return Thought(report=answer.report, simulations=answer.simulations)


async def hint(live: LiveTable, device: DeviceData, wish: HintWish) -> Hint:
    """A hint in words, noted at the table before it is given (Refusal)."""
    seen: list[Game] = []
    best, other = wish.best, wish.other

    def work() -> TableChange:
        game = deciding(live, device, wish.seat)
        if not live.match.decisive <= wish.version <= live.match.version:
            raise Refusal("stale", "server-stale")
        for action in (best, other):
            if action not in game.legal(wish.seat):
                raise Refusal("bad_value", "server-hints-no-choice", action=action)
        seen[:] = [game.copy()]
        entry = live.match.hint(wish.seat, wish.what, live.services.clock())
        if entry is None:
            raise _NotedBefore
        return TableChange(entries=(entry,))

    try:
        version = await live.perform(work)
    except _NotedBefore:
        version = live.data.version
    game, seat, what = seen[0], wish.seat, wish.what
    if what == "nudge":
        nudge = await live.services.worked_out(lambda: _nudge(game, seat, best, other))
        return Hint(version=version, seat=seat, nudge=nudge, reasons=())
    if what == "choices":
        return Hint(version=version, seat=seat, nudge=None, reasons=())
    reasons = await live.services.worked_out(lambda: why_better(game, seat, best, other))
    return Hint(version=version, seat=seat, nudge=None, reasons=tuple(reasons))


def _nudge(game: Game, seat: int, best: str, other: str) -> Message | None:
    """What to think about, without naming an action; None where nothing telling is known."""
    found = points(game, seat, best, other)
    return nudge_for(game.definition.name, found[0].theme) if found else None


class _NotedBefore(Exception):
    """The same hint for the same decision is noted already."""


def _seed(game: Game, seat: int) -> int:
    """The seed of an adviser's search: the same for the same moment, and no secret."""
    return seed_of("hint", seat, len(game.steps))
