"""Random numbers by counting: known values, no bias, the same in both modes."""

from __future__ import annotations

from collections import Counter
from importlib import import_module

import numpy as np
import pytest

from festina.kernel.chance import Dealer
from festina.kernel.random import below, mix, stream

GAMMA = 0x9E3779B97F4A7C15
WRAP = 2**64 - 1


def _mixed(value: int) -> int:
    value = ((value ^ (value >> 30)) * 0xBF58476D1CE4E5B9) & WRAP
    value = ((value ^ (value >> 27)) * 0x94D049BB133111EB) & WRAP
    return value ^ (value >> 31)


def _below(key: int, index: int, bound: int) -> int:
    """Lemire's method in whole numbers of any size."""
    value = _mixed((key + index * GAMMA) & WRAP)
    while (value >> 32) * bound % 2**32 < (2**32 - bound) % bound:
        value = _mixed((value + GAMMA) & WRAP)
    return (value >> 32) * bound >> 32


def test_known_values() -> None:
    """SplitMix64 from seed 1234567, as published with its reference implementation."""
    expected = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [mix((1234567 + i * GAMMA) & WRAP) for i in range(1, 5)] == expected


@pytest.mark.parametrize("bound", [1, 2, 3, 6, 15, 1000, 2**31, 3 * 2**30, 2**32 - 1])
def test_below_is_the_published_method(bound: int) -> None:
    for key in (0, 7, 2**63, WRAP):
        for index in (0, 1, 2, 77, 10**6):
            assert below(key, index, bound) == _below(key, index, bound)


@pytest.mark.parametrize("bound", [2, 6, 15, 100])
def test_no_value_is_favoured(bound: int) -> None:
    """Chi-square: the sum of squared deviations stays within five standard deviations of its mean."""
    draws = 200 * bound
    counts = Counter(below(99, index, bound) for index in range(draws))
    assert set(counts) == set(range(bound))
    chi_square = sum((count - 200) ** 2 / 200 for count in counts.values())
    assert abs(chi_square - (bound - 1)) < 5 * (2 * (bound - 1)) ** 0.5


def test_streams_are_apart() -> None:
    keys = {stream(seed, lane) for seed in range(40) for lane in range(40)}
    assert len(keys) == 1600
    first, second = ([below(stream(5, lane), index, 2) for index in range(2000)] for lane in (0, 1))
    assert abs(sum(a == b for a, b in zip(first, second, strict=True)) - 1000) < 110


def test_a_dealer_has_no_memory() -> None:
    """Draw number i depends on the seed and i alone."""
    dealer, other = Dealer(12), Dealer(12)
    weights = [3, 1, 2]
    forwards = [dealer.choose(draw, weights) for draw in range(50)]
    assert [other.choose(draw, weights) for draw in reversed(range(50))] == forwards[::-1]
    assert set(forwards) == {0, 1, 2}
    assert Dealer(13).seed == 13
    assert [Dealer(13).choose(draw, weights) for draw in range(50)] != forwards


def test_weights_count() -> None:
    counts = Counter(Dealer(3).choose(draw, [1, 0, 3]) for draw in range(4000))
    assert counts[1] == 0
    assert abs(counts[2] - 3000) < 140


@pytest.mark.usefixtures("compiled")
def test_the_same_in_both_modes() -> None:
    compiled = import_module("festina_compiled.kernel.random")
    for key in (0, 1, 2**40 + 3, WRAP):
        for lane in (0, 1, 2, 1000):
            assert compiled.stream(np.uint64(key), lane) == stream(key, lane)
        for index in range(60):
            for bound in (1, 6, 15, 3 * 2**30):
                assert compiled.below(np.uint64(key), index, bound) == below(key, index, bound)
