"""Analyses: a position from the knowledge of a seat that decides, as deep as is asked for."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import Final

from msgspec.structs import replace

from ..bots.kits import kit_of
from ..kernel.errors import IllegalMove
from ..kernel.game import Game
from ..kernel.insight import INTERVAL, ActionShare, Analysis, LineStep, Shares
from .examining import Examiner
from .keys import key_for
from .kits import insight_of
from .planning import Walker, checked_seed, checked_sims, known_shares

USUAL_SIMS: Final = 2000
#: A deeper look ends after so many times the simulations, at the latest.
_DEEPEST: Final = 64
#: Simulations between two reports of progress.
_PIECE: Final = 256

#: Told how many simulations are done, of how many; a deeper look raises the second number as it goes on.
Progress = Callable[[int, int], None]


def analyse(
    game: Game,
    seat: int,
    sims: int | None = None,
    seed: int = 0,
    deeper: bool = False,
    progress: Progress = lambda done, of: None,
    wanted: Callable[[], bool] = lambda: True,
) -> Analysis:
    """What a seat that is to act may think of its actions now, from its view and events (FestinaError, IllegalMove).

    ``deeper``: simulations are added until the intervals of the two best actions part, or the limit is reached.
    Once it is not ``wanted`` any more, what is there is returned.
    """
    if seat not in game.to_act:
        raise IllegalMove("bot-not-to-act", seat=seat)
    budget = checked_sims(sims, USUAL_SIMS)
    return _Look(game, seat, checked_seed(seed)).analysis(budget, deeper, progress, wanted)


class _Look:
    def __init__(self, game: Game, seat: int, seed: int) -> None:
        self._game, self._seat = game, seat
        definition, table = game.definition, game.table
        insight = insight_of(definition)
        key = key_for(seed, game.length, seat + 1)
        self._world: bytes = kit_of(definition).world(
            table, game.view(seat, whole=False), game.events(seat), key % 2**62
        )
        self._walker = Walker(definition, table)
        self._known = known_shares(table, insight, self._walker.at(self._world), self._walker.cursor)
        self._examiner = Examiner(definition, table)
        self._examiner.begin(self._world, seat, key, places=self._known is not None)

    def analysis(self, sims: int, deeper: bool, progress: Progress, wanted: Callable[[], bool]) -> Analysis:
        """Search, and go on as long as that is asked for."""
        made, end = self._searched(0, sims, progress, wanted), sims
        while deeper and not made.clear and wanted() and end < sims * _DEEPEST:
            made, end = self._searched(end, 2 * end, progress, wanted), 2 * end
        return made

    def _searched(self, done: int, end: int, progress: Progress, wanted: Callable[[], bool]) -> Analysis:
        """Add simulations until there are so many, or nobody wants more than there are; tell what was found."""
        progress(done, end)
        while done < end and (done == 0 or wanted()):
            piece = min(_PIECE, end - done)
            self._examiner.go_on(piece)
            done += piece
            progress(done, end)
        return self._made()

    def _made(self) -> Analysis:
        state = self._cursor(self._world)
        found = self._examiner.found(lambda code: self._text(state, self._seat, code))
        actions = found.ranked()
        if self._known is not None:
            actions = _exact(actions, self._known, self._seat)
        return Analysis(
            ruleset=self._game.ruleset,
            seat=self._seat,
            shares=self._known or found.shares,
            doubt=0.0 if self._known is not None else INTERVAL * sqrt(found.doubt),
            exact=self._known is not None or found.exact,
            actions=actions,
            line=self._line(),
            simulations=found.simulations,
            clear=len(actions) < 2
            or self._known is not None
            or found.exact
            or actions[0].low > max(action.high for action in actions[1:]),
        )

    def _cursor(self, state: bytes) -> object:
        cursor: object = self._game.definition.state_layout.cursor(bytearray(state))
        return cursor

    def _text(self, state: object, seat: int, code: int) -> str:
        return self._game.definition.action_text(self._game.table, state, seat, code)

    def _line(self) -> tuple[LineStep, ...]:
        """The likely line in texts: each is that of the moment at which the step is taken."""
        line, state = [], self._world
        for actor, code in self._examiner.line():
            cursor = self._cursor(state)
            if actor is None:
                text = self._game.definition.outcome_text(self._game.table, cursor, code)
                state = self._walker.after_chance(state, code)
            else:
                text = self._text(cursor, actor, code)
                state = self._walker.after_action(state, actor, code)
            line.append(LineStep(actor, text))
        return tuple(line)


def _exact(actions: Sequence[ActionShare], known: Shares, seat: int) -> tuple[ActionShare, ...]:
    """Actions in a game whose winner is known: no share is at stake, only the places are."""
    own = known[seat]
    return tuple(replace(each, win_share=own, low=own, high=own, error=0.0, shares=known) for each in actions)
