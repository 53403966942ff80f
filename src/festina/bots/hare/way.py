"""The way home of a lone runner: expected turns from every space with every purse, by value iteration.

The runner is held at one race position. That is what a good player does in the head: "I am third, I have 40 carrots and
two lettuces to eat; how many turns is that?" Other pawns enter only through the chance that a number space still pays
when the turn comes round. Costs, payments and limits are the table's own (see ``figures``).
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from ...hare.codes import FINISH, Hare, Kind
from .figures import POSITIONS, Figures
from .layout import CARROTS, HARE_RISK, LETTUCES, PAYS, PAYS_ANYWAY, SCALE

#: What a hare space costs on average, in turns, when the runner falls asleep there.
NAP = 0.7
#: Turns home from where there is no way home.
FAR = 200.0
_ROUNDS = 40

Values = NDArray[np.float64]  # carrots x lettuces


class Way:
    """The way home at one race position."""

    def __init__(self, figures: Figures, position: int) -> None:
        self.figures = figures
        self.spaces = figures.spaces
        self.position = position
        self.limit = figures.limits[position - 1]
        self.turns = np.full((FINISH + 1, CARROTS, LETTUCES), FAR)
        self.turns[FINISH] = 0

    def work_out(self) -> NDArray[np.float64]:
        """Expected turns home by space, carrots and lettuces."""
        for _ in range(_ROUNDS):
            before = self.turns.copy()
            arrivals: list[Values] = [self.turns[0]] * (FINISH + 1)
            for space in range(FINISH - 1, -1, -1):
                self._improve(arrivals, space)
                arrivals[space] = self.arrival(space)
            if np.abs(self.turns - before).max() < 0.01:
                break
        return self.turns

    def shifted(self, values: Values, more: int) -> Values:
        """The values of having ``more`` carrots (fewer if negative).

        What cannot be paid is far from home; carrots beyond the plan have to be shed on a carrot space, turn by turn,
        or a full purse would be a place to get rid of them.
        """
        carrots = np.arange(CARROTS) + more
        held = np.clip(carrots, 0, CARROTS - 1)
        found: Values = values[held] + np.maximum(carrots - held, 0)[:, np.newaxis] / self.figures.stay[1]
        found[carrots < 0] = FAR
        return found

    def arrival(self, space: int) -> Values:
        """Turns home on reaching a space, by carrots and lettuces held then, before the space's action."""
        here: Values = self.turns[space]
        kind = self.spaces[space].kind
        if kind == Kind.LETTUCE:
            eaten = np.full_like(here, FAR)
            eaten[:, 1:] = 1 + self.shifted(here, self.figures.lettuce[self.position - 1])[:, :-1]
            return eaten
        if kind == Kind.HARE:
            return self._hare_arrival(here)
        number = self._number(space)
        if number is not None:
            chance = PAYS if number == self.position else PAYS_ANYWAY
            paid = self.shifted(here, self.spaces[space].pays[number - 1])
            return chance * paid + (1 - chance) * here
        return here

    def _number(self, space: int) -> int | None:
        """The position nearest to the runner's at which a space pays (of two the one behind); None if it never does."""
        paying = [position for position in POSITIONS if self.spaces[space].pays[position - 1]]
        return min(paying, key=lambda position: (abs(position - self.position), -position), default=None)

    def _hare_arrival(self, here: Values) -> Values:
        if self.figures.hare == Hare.NAP:
            return here + NAP
        if self.figures.hare == Hare.TOURNAMENT:
            gain, loss = self.figures.tournament
            return 0.5 * self.shifted(here, gain) + 0.5 * np.minimum(self.shifted(here, -loss), here + 1)
        if self.figures.hare in (Hare.SPRINT, Hare.PARKING):
            return here.copy()
        return here + HARE_RISK

    def _improve(self, arrivals: list[Values], space: int) -> None:
        """Turns home from a space where it is this runner's turn to act: the best of all actions."""
        here = self.spaces[space]
        best = np.full((CARROTS, LETTUCES), FAR - 1)
        for target in range(space + 1, FINISH):
            cost = here.costs[target - space]
            if cost >= CARROTS:
                break
            if self.spaces[target].open:
                # As ``shifted`` by the cost, without what cannot be paid: this is nearly all of the work.
                np.minimum(best[cost:], arrivals[target][: CARROTS - cost], out=best[cost:])
        best += 1
        cost = here.costs[FINISH - space]
        if cost < CARROTS:
            best[cost : cost + self.limit + 1, 0] = 1
        if here.back >= 0:
            np.minimum(best, 1 + self.shifted(self.turns[here.back], here.back_pays), out=best)
        if here.kind == Kind.CARROT:
            gain, loss = self.figures.stay
            np.minimum(best, 1 + self.shifted(self.turns[space], gain), out=best)
            np.minimum(best, 1 + self.shifted(self.turns[space], -loss), out=best)
        self.turns[space] = np.minimum(self.turns[space], best)


def plan(figures: Figures) -> bytes:
    """Expected turns home by race position, space, carrots and lettuces: the bytes of a ``KNOWLEDGE`` record."""
    values = np.stack([Way(figures, position).work_out() for position in POSITIONS])
    return np.minimum(np.rint(values * SCALE), 65535).astype("<u2").tobytes()
