"""Why an action in a race is better than another: each reason is given only where the two differ in its favour.

A weight says how much a reason tells, roughly in turns that the difference is worth.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...kernel.game import Game
from ...kernel.messages import Message, Param
from ..guides import Guide, Point
from .coming import Next
from .features import HareFeatures, Looked

THEMES: Final = ("finish", "lettuce", "numbers", "carrots", "tortoise", "hare", "blocking", "way")

#: Carrots that are worth about a turn.
_TURN: Final = 12
#: Below this many carrots a runner has to look after its purse.
_SHORT: Final = 15
#: What is worth mentioning: expected carrots, turns, carrots in the purse, and the turns that those have to save.
_TELLING_PAY: Final = 6
_TELLING_TURNS: Final = 0.6
_TELLING_PURSE: Final = 8
_TELLING_HELP: Final = 0.2
#: How likely something is that is told as a fact, that may be counted on, and that may not.
_SURE: Final = 0.9
_LIKELY: Final = 0.55
_UNLIKELY: Final = 0.35


def compare(game: Game, seat: int, better: str, worse: str) -> list[Point]:
    """In what respects ``better`` is better; ``game`` is as the seat knows it."""
    looked = Looked(game, seat)
    if better == worse:
        return []
    first, second = looked.features(better), looked.features(worse)
    if first.is_home and first.is_last_home and not second.is_home:
        return [_point("finish", 10, "home", place=first.place)]
    points: list[Point] = []
    for respect in (_lettuces, _finish, _numbers, _purse, _tortoise, _hare, _blocking):
        points += respect(first, second)
    # What the whole way takes says nothing new where a single thing explains it.
    return points + [point for point in _way(first, second) if max((p.weight for p in points), default=0) < 4]


def _point(theme: str, weight: float, name: str, **params: Param) -> Point:
    return Point(theme, weight, Message(f"hare-why-{name}", params))


def _lettuces(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """A lettuce eaten now, and lettuce spaces left for the others (HT-503)."""
    # Every lettuce needs a space of its own ahead, or a way back to one.
    too_late = second.lettuces > second.meals_left and not (second.eats or second.draws)
    if too_late and first.lettuces <= first.meals_left:
        yield _point("lettuce", 6, "too-late", lettuces=second.lettuces, spaces=second.lettuce_spaces)
    if first.eats and not second.eats:
        spare = first.meals_left - first.lettuces
        weight = 4.5 if spare <= 1 else 2.5
        yield _point(
            "lettuce", weight, "lettuce", spaces=first.lettuce_spaces, lettuces=first.lettuces, amount=first.meal
        )
    if first.eats and second.eats and first.meal - second.meal >= 10:
        yield _point("lettuce", 1.5, "better-meal", amount=first.meal, other=second.meal)


def _finish(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """Home now with one of two pawns, home next turn, and too many carrots for that (HT-850)."""
    if first.is_home and not second.is_home:
        yield _point("finish", 3, "pawn-home")
    if first.next is None or first.is_home:
        return
    home = first.next.home
    if home is not None and first.is_last_home and second.often(_is_home) < 1 - _LIKELY:
        if first.often(lambda turn: turn.home == home) >= _SURE:
            yield _point("finish", 5, "home-next", left=home)
    if second.next is None or not second.next.excess:
        return
    excess, other = first.next.excess, second.next.excess
    if second.often(lambda turn: turn.excess == other) < _SURE:
        return
    if home is not None and first.often(_is_home) >= _SURE:
        yield _point("finish", 4, "too-many", excess=other)
    elif 0 < excess < other and first.often(lambda turn: turn.excess == excess) >= _SURE:
        yield _point("finish", 2.5, "fewer-too-many", excess=excess, other=other)


def _is_home(turn: Next) -> bool:
    return turn.home is not None


def _numbers(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """A number that will pay, and one that will not (HT-401)."""
    gain = _expected(first) - _expected(second)
    if first.pays is not None and first.pays.amount_odds >= _LIKELY and gain >= _TELLING_PAY:
        amount, percent = first.pays.amount, _percent(first.pays.amount_odds)
        yield _point("numbers", 1 + gain / _TURN, "number-pays", amount=amount, percent=percent)
    elif second.pays is not None and second.pays.odds <= _UNLIKELY:
        # If it leads to a number, too, that one has to be the better one.
        if gain >= _TELLING_PAY or (first.pays is None and gain >= 0):
            percent = _percent(second.pays.odds) if second.pays.odds else 0
            yield _point("numbers", 2, "number-fails", percent=percent)


def _expected(features: HareFeatures) -> float:
    return features.pays.mean if features.pays else 0.0


def _percent(odds: float) -> int:
    """Odds from trials, to the next five percent; nothing that was tried out is certain."""
    return min(max(5 * round(20 * odds), 5), 95)


def _purse(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """What is left to run on (HT-301), where it brings the seat home earlier."""
    saved = first.choice.left - second.choice.left
    if saved < _TELLING_PURSE or first.choice.kind == "back" or first.draws or second.draws:
        return
    if first.turns is None or second.turns is None or first.turns > second.turns + _TELLING_TURNS:
        return
    if not _helps(first, saved):
        return
    short = second.choice.left < _SHORT
    weight = min(saved / _TURN, 3.0) * (1.5 if short else 0.8)
    left, other = first.choice.left, second.choice.left
    if first.choice.kind == "forward" and second.choice.kind == "forward":
        yield _point("carrots", weight, "cheaper", cost=first.choice.cost, left=left, other=other)
    else:
        yield _point("carrots", weight, "more-carrots", left=left, other=other)


def _helps(features: HareFeatures, carrots: int) -> bool:
    """Whether so many of the carrots that it leaves make the way home shorter: more may also be too many (HT-850)."""
    without = features.turns_with(-carrots)
    return features.turns is not None and (without is None or without - features.turns >= _TELLING_HELP)


def _tortoise(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """Carrots for going back, now or next turn (HT-601), where they help."""
    if first.choice.kind == "back":
        if second.choice.kind != "back" and _helps(first, first.gain):
            weight = 1 + first.gain / (2 * _TURN)
            yield _point("tortoise", weight, "back", amount=first.gain, left=first.choice.left)
        return
    if first.next is None:
        return
    amount, other = first.next.back, second.next.back if second.next is not None else 0
    if amount - other < 20 or first.choice.left >= 3 * _SHORT:
        return
    if first.often(lambda turn: turn.back == amount) >= _SURE:
        yield _point("tortoise", 1.2, "back-next", amount=amount)


def _hare(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """What a hare space brings on average at this table (section 7)."""
    if second.hare is not None and not first.draws:
        if second.hare.lost >= 0.2 or second.hare.carrots <= -5:
            weight = 0.8 + 2 * second.hare.lost + max(-second.hare.carrots, 0) / (2 * _TURN)
            yield _average("risk", weight, second)
    elif first.hare is not None and not second.draws:
        if first.hare.carrots >= 5 and first.hare.lost < 0.3:
            yield _average("luck", 0.8 + first.hare.carrots / _TURN, first)


def _average(name: str, weight: float, features: HareFeatures) -> Point:
    assert features.hare is not None
    carrots, lost = round(features.hare.carrots), features.hare.lost
    percent = max(round(100 * lost), 1) if lost else 0
    less = "less" if percent else "only"
    sign = "more" if carrots > 0 else less if carrots < 0 else "same"
    return _point("hare", weight, f"hare-{name}", carrots=abs(carrots), sign=sign, percent=percent)


def _blocking(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """A space that another one would go to (HT-302)."""
    taken = first.takes_from(second)
    if taken is not None:
        yield _point("blocking", 1.6, "blocks", seat=taken)


def _way(first: HareFeatures, second: HareFeatures) -> Iterator[Point]:
    """The turns home that good planning needs, where whole numbers of them tell the two apart."""
    if first.turns is None or second.turns is None:
        return
    saved = second.turns - first.turns
    turns, other = round(first.turns), round(second.turns)
    if saved >= _TELLING_TURNS and turns < other:
        yield _point("way", 0.7 + min(saved, 2.5), "way", turns=turns, other=other)


GUIDE: Final = Guide(themes=THEMES, compare=compare, open_options={"memory_aid": "true"}, package=__package__)
