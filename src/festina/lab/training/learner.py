"""The learner: Adam on the network of ``bots.net``, in compiled code over sparse inputs.

The sums of a batch are split into a fixed number of parts, added up in a fixed order: the same positions in the same
order give the same weights, however many threads work.
"""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

import numba
import numpy as np
from numpy.typing import NDArray

from ...bots.kits import AnyLayout
from ...bots.net import FIRST_SCALE, HIDDEN, LAST_SCALE, LISTED, SECOND_SCALE, UPPER
from ...bots.records import SEATS
from .positions import Positions

Floats32 = NDArray[np.float32]

#: Parts of a batch that are worked on at once.
PARTS: Final = 2
#: How much the order of arrival counts beside the win.
_RANK_WEIGHT: Final = 0.3
_BETA1, _BETA2, _EPSILON = 0.9, 0.999, 1e-8
#: What the average of the weights keeps of itself at every step: it looks back on about a thousand.
_AVERAGE: Final = 0.999


#: What a whole number of each table stands for.
_SCALES: Final = {
    "first": FIRST_SCALE,
    "first_bias": FIRST_SCALE,
    "own": SECOND_SCALE,
    "pool": SECOND_SCALE,
    "shared": SECOND_SCALE,
    "upper_bias": FIRST_SCALE * SECOND_SCALE,
    "win": LAST_SCALE,
    "rank": LAST_SCALE,
}


@dataclass
class Weights:
    """The weights as floating-point numbers: one flat array, seen as tables."""

    flat: Floats32
    inputs: int
    shared: int

    @classmethod
    def zeros(cls, inputs: int, shared: int) -> Weights:
        size = sum(int(np.prod(shape)) for _, shape in _shapes(inputs, shared))
        return cls(np.zeros(size, np.float32), inputs, shared)

    @classmethod
    def begin(cls, inputs: int, shared: int, seed: int) -> Weights:
        """Small random weights; the last layer says nothing yet, so that the plan alone judges."""
        weights = cls.zeros(inputs, shared)
        random = np.random.default_rng(seed)
        tables = weights.tables()
        tables["first"][:] = random.normal(0, 0.15, tables["first"].shape)
        tables["first_bias"][:] = 0.1
        tables["own"][:] = random.normal(0, 0.12, tables["own"].shape)
        tables["pool"][:] = random.normal(0, 0.05, tables["pool"].shape)
        tables["upper_bias"][:] = 0.1
        return weights

    def tables(self) -> dict[str, Floats32]:
        """The parts of the flat array by name."""
        found, begin = {}, 0
        for name, shape in _shapes(self.inputs, self.shared):
            end = begin + int(np.prod(shape))
            found[name] = self.flat[begin:end].reshape(shape)
            begin = end
        return found

    @classmethod
    def of(cls, whole: bytes, layout: AnyLayout, inputs: int, shared: int) -> Weights:
        """The weights that whole numbers stand for: what ``whole`` was made of, rounded."""
        weights = cls.zeros(inputs, shared)
        record = np.frombuffer(whole, dtype=layout.dtype)
        for name, table in weights.tables().items():
            table[:] = record[name][0] / _SCALES[name]
        return weights

    def whole(self, layout: AnyLayout) -> bytes:
        """The weights as whole numbers: the bytes of a ``Net`` record."""
        buffer = bytearray(layout.size)
        record = np.frombuffer(buffer, dtype=layout.dtype)
        tables = self.tables()
        for name, scale in _SCALES.items():
            limits = np.iinfo(record.dtype.fields[name][0].base)  # type: ignore[index]  # it has fields
            record[name][0] = np.clip(np.rint(tables[name] * scale), limits.min, limits.max)
        record["width"][0] = UPPER
        if furthest(record) > np.iinfo(np.int16).max:
            raise ValueError("hidden units could leave 16 bits")
        return bytes(buffer)


def furthest(record: Any) -> int:
    """How far from zero a hidden unit of a ``Net`` record could get, whichever ``LISTED`` inputs are on.

    On the way, too: with the bias or without it.
    """
    weights, bias = record["first"][0].astype(np.int64), record["first_bias"][0].astype(np.int64)
    ordered = np.sort(weights, axis=0)
    up = np.maximum(bias, 0) + np.maximum(ordered[-LISTED:], 0).sum(0)
    down = np.minimum(bias, 0) + np.minimum(ordered[:LISTED], 0).sum(0)
    return int(max(up.max(), -down.min()))


def _shapes(inputs: int, shared: int) -> tuple[tuple[str, tuple[int, ...]], ...]:
    return (
        ("first", (inputs, HIDDEN)),
        ("first_bias", (HIDDEN,)),
        ("own", (HIDDEN, UPPER)),
        ("pool", (HIDDEN, UPPER)),
        ("shared", (shared, UPPER)),
        ("upper_bias", (UPPER,)),
        ("win", (UPPER,)),
        ("rank", (UPPER,)),
    )


@numba.njit(nogil=True, fastmath=True, cache=False, error_model="numpy")
def _sum_slopes(  # type: ignore[no-untyped-def]  # compiled: the types are those of the arrays
    order, begin, end, listed, counted, shared, shared_count, base, entrants, teams, wins, places,
    first, first_bias, own, pool, common_weights, upper_bias, win_weights, rank_weights,
    d_first, d_first_bias, d_own, d_pool, d_common, d_upper_bias, d_win, d_rank, learning,
):  # fmt: skip
    """Add the slopes of the loss over positions ``order[begin:end]``; the sum of the losses (win, rank)."""
    hidden = np.zeros((SEATS, HIDDEN), np.float32)
    pooled = np.zeros(HIDDEN, np.float32)
    common = np.zeros(UPPER, np.float32)
    upper = np.zeros((SEATS, UPPER), np.float32)
    win = np.zeros(SEATS, np.float32)
    rank = np.zeros(SEATS, np.float32)
    g_win = np.zeros(SEATS, np.float32)
    g_rank = np.zeros(SEATS, np.float32)
    g_upper = np.zeros(UPPER, np.float32)
    g_common = np.zeros(UPPER, np.float32)
    g_hidden = np.zeros((SEATS, HIDDEN), np.float32)
    g_pooled = np.zeros(HIDDEN, np.float32)
    loss = 0.0
    rank_loss = 0.0
    for index in range(begin, end):
        row = order[index]
        count = entrants[row]
        pooled[:] = 0
        for e in range(count):
            for j in range(HIDDEN):
                hidden[e, j] = first_bias[j]
            for i in range(counted[row, e]):
                number = listed[row, e, i]
                for j in range(HIDDEN):
                    hidden[e, j] += first[number, j]
            for j in range(HIDDEN):
                hidden[e, j] = max(hidden[e, j], np.float32(0))
                pooled[j] += hidden[e, j]
        for k in range(UPPER):
            common[k] = upper_bias[k]
        for i in range(shared_count[row]):
            number = shared[row, i]
            for k in range(UPPER):
                common[k] += common_weights[number, k]
        for j in range(HIDDEN):
            unit = pooled[j]
            if unit > 0:
                for k in range(UPPER):
                    common[k] += pool[j, k] * unit
        for e in range(count):
            for k in range(UPPER):
                upper[e, k] = common[k]
            for j in range(HIDDEN):
                unit = hidden[e, j]
                if unit > 0:
                    for k in range(UPPER):
                        upper[e, k] += own[j, k] * unit
            w = base[row, e]
            r = base[row, e]
            for k in range(UPPER):
                upper[e, k] = max(upper[e, k], np.float32(0))
                w += win_weights[k] * upper[e, k]
                r += rank_weights[k] * upper[e, k]
            win[e] = w
            rank[e] = r
        team = teams[row]
        if team:
            for t in range(team):
                total = np.float32(0)
                members = 0
                for e in range(t, count, team):
                    total += win[e]
                    members += 1
                for e in range(t, count, team):
                    win[e] = total / members
        most = win[0]
        for e in range(1, count):
            most = max(most, win[e])
        total = np.float32(0)
        for e in range(count):
            g_win[e] = np.exp(win[e] - most)
            total += g_win[e]
        if wins[row, 0] >= 0:
            for e in range(count):
                share = g_win[e] / total
                if wins[row, e] > 0:
                    loss -= wins[row, e] * np.log(max(share, np.float32(1e-12)))
                g_win[e] = share - wins[row, e]
        else:
            g_win[:] = 0
        if team:
            for t in range(team):
                sums = np.float32(0)
                members = 0
                for e in range(t, count, team):
                    sums += g_win[e]
                    members += 1
                for e in range(t, count, team):
                    g_win[e] = sums / members
        g_rank[:] = 0
        if places[row, 0] >= 0:
            for e in range(count):
                for o in range(e):
                    if places[row, e] == 0 or places[row, o] == 0:
                        continue
                    target = np.float32(0.5)
                    if places[row, e] < places[row, o]:
                        target = np.float32(1)
                    elif places[row, e] > places[row, o]:
                        target = np.float32(0)
                    ahead = np.float32(1) / (np.float32(1) + np.exp(rank[o] - rank[e]))
                    rank_loss -= target * np.log(max(ahead, np.float32(1e-12)))
                    rank_loss -= (1 - target) * np.log(max(1 - ahead, np.float32(1e-12)))
                    slope = np.float32(_RANK_WEIGHT) * (ahead - target) / (count - 1)
                    g_rank[e] += slope
                    g_rank[o] -= slope
        if not learning:
            continue
        g_common[:] = 0
        g_pooled[:] = 0
        for e in range(count):
            for k in range(UPPER):
                d_win[k] += g_win[e] * upper[e, k]
                d_rank[k] += g_rank[e] * upper[e, k]
                g = g_win[e] * win_weights[k] + g_rank[e] * rank_weights[k]
                g_upper[k] = g if upper[e, k] > 0 else np.float32(0)
                g_common[k] += g_upper[k]
            for j in range(HIDDEN):
                unit = hidden[e, j]
                g = np.float32(0)
                if unit > 0:
                    for k in range(UPPER):
                        d_own[j, k] += unit * g_upper[k]
                        g += own[j, k] * g_upper[k]
                g_hidden[e, j] = g
        for k in range(UPPER):
            d_upper_bias[k] += g_common[k]
        for i in range(shared_count[row]):
            number = shared[row, i]
            for k in range(UPPER):
                d_common[number, k] += g_common[k]
        for j in range(HIDDEN):
            unit = pooled[j]
            if unit > 0:
                g = np.float32(0)
                for k in range(UPPER):
                    d_pool[j, k] += unit * g_common[k]
                    g += pool[j, k] * g_common[k]
                g_pooled[j] = g
        for e in range(count):
            for j in range(HIDDEN):
                g_hidden[e, j] = g_hidden[e, j] + g_pooled[j] if hidden[e, j] > 0 else np.float32(0)
                d_first_bias[j] += g_hidden[e, j]
            for i in range(counted[row, e]):
                number = listed[row, e, i]
                for j in range(HIDDEN):
                    d_first[number, j] += g_hidden[e, j]
    return loss, rank_loss


@numba.njit(nogil=True, fastmath=True, cache=False, error_model="numpy")
def _adam(flat, slopes, mean, square, average, rate, step, size, decay):  # type: ignore[no-untyped-def]  # compiled
    """One step of Adam: the slopes of all parts are added, in order, and cleared; the average follows."""
    correct1 = 1.0 - _BETA1**step
    correct2 = 1.0 - _BETA2**step
    follows = max(1 - _AVERAGE, 10.0 / (10.0 + step))  # quickly at first
    for i in range(len(flat)):
        slope = np.float32(0)
        for part in range(slopes.shape[0]):
            slope += slopes[part, i]
            slopes[part, i] = 0
        slope /= size
        mean[i] = _BETA1 * mean[i] + (1 - _BETA1) * slope
        square[i] = _BETA2 * square[i] + (1 - _BETA2) * slope * slope
        flat[i] -= rate * (mean[i] / correct1 / (np.sqrt(square[i] / correct2) + _EPSILON) + decay * flat[i])
        average[i] += follows * (flat[i] - average[i])


class Learner:
    """Weights that are being learned, and their average over the last steps, which judges better than they do."""

    def __init__(self, weights: Weights, threads: int = PARTS) -> None:
        self.weights = weights
        self._parts = [Weights.zeros(weights.inputs, weights.shared) for _ in range(PARTS)]
        self._slopes = np.zeros((PARTS, len(weights.flat)), np.float32)
        for number, part in enumerate(self._parts):
            part.flat = self._slopes[number]
        self._mean = np.zeros_like(weights.flat)
        self._square = np.zeros_like(weights.flat)
        self.average = Weights(weights.flat.copy(), weights.inputs, weights.shared)
        self._steps = 0
        self._pool = ThreadPoolExecutor(threads)

    def state(self) -> tuple[Floats32, Floats32, int]:
        """What Adam remembers, and how many steps it has made."""
        return self._mean, self._square, self._steps

    def resume(self, mean: Floats32, square: Floats32, steps: int) -> None:
        """Go on with what Adam remembered."""
        self._mean[:], self._square[:], self._steps = mean, square, steps

    def epoch(
        self, positions: Positions, rate: float, batch: int, seed: int, told: Callable[[float], None] | None = None
    ) -> tuple[float, float]:
        """Go once through all positions in a random order; the mean losses (win, order of arrival)."""
        order = np.random.default_rng(seed).permutation(len(positions))
        loss = rank = 0.0
        for begin in range(0, len(order), batch):
            end = min(begin + batch, len(order))
            found = self._sum(positions, order, begin, end, learning=True)
            self._steps += 1
            flat, average = self.weights.flat, self.average.flat
            _adam(flat, self._slopes, self._mean, self._square, average, rate, self._steps, float(end - begin), 1e-4)
            loss += found[0]
            rank += found[1]
            if told:
                told(end / len(order))
        return loss / max(len(order), 1), rank / max(len(order), 1)

    def loss(self, positions: Positions) -> tuple[float, float]:
        """The mean losses, by the average, over positions that are not learned from."""
        found = self._sum(positions, np.arange(len(positions)), 0, len(positions), learning=False)
        return found[0] / max(len(positions), 1), found[1] / max(len(positions), 1)

    def _sum(
        self, positions: Positions, order: NDArray[np.int64], begin: int, end: int, learning: bool
    ) -> tuple[float, float]:
        given = tuple((self.weights if learning else self.average).tables().values())
        edges = [begin + (end - begin) * part // PARTS for part in range(PARTS + 1)]

        def work(part: int) -> tuple[float, float]:
            slopes = tuple(self._parts[part].tables().values())
            summed: Any = _sum_slopes
            found: tuple[float, float] = summed(
                order, edges[part], edges[part + 1], *positions.arrays(), *given, *slopes, learning
            )
            return found

        found = list(self._pool.map(work, range(PARTS)))
        return sum(each[0] for each in found), sum(each[1] for each in found)
