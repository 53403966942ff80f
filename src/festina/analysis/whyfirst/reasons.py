"""Why a choice is better than another: each reason is given only where the two differ in its favour."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ...kernel.game import Game
from ...kernel.messages import Message, Param
from ...whyfirst.choices import LayChoice
from ..guides import Guide, Point
from .features import Looked, Stand, WhyFirstFeatures

THEMES: Final = ("second", "first", "points", "total", "rivals", "leo", "hand", "order")

#: What is worth mentioning: a difference in odds, in odds of somebody else, and in points.
_TELLING: Final = 0.15
_TELLING_OTHER: Final = 0.2
_TELLING_POINTS: Final = 1.5
#: The points that being second rather than not has to bring, or cost a rival, to be worth anything (WF-108).
_TELLING_SCORE: Final = 0.5
#: A lead in points that cannot be overlooked, even early.
_CLEAR_LEAD: Final = 5


def compare(game: Game, seat: int, better: str, worse: str) -> list[Point]:
    """In what respects ``better`` is better, from what the seat knows."""
    looked = Looked(game, seat)
    first, second = looked.features(better), looked.features(worse)
    points: list[Point] = []
    for respect in (_place, _points, _totals, _rivals, _hand, _order):
        points += respect(looked, first, second)
    return points


def _point(theme: str, weight: float, name: str, **params: Param) -> Point:
    return Point(theme, weight, Message(f"whyfirst-why-{name}", params))


def _percent(odds: float) -> int:
    """Odds from trials, to the next five percent."""
    return 5 * round(20 * odds)


def _place(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """Second place, which scores, and first place, which does not; where scoring is better (WF-108)."""
    if not _scores_more(looked, first, second) or (first.ends_round and looked.view.round == looked.view.rounds):
        return
    seat, when = looked.seat, "end" if first.ends_round else "now"
    gain = first.exceeds(second, lambda stand: stand.is_second(seat))
    if gain >= _TELLING:
        percent, other = _percent(first.second(seat)), _percent(second.second(seat))
        yield _point("second", 1 + 5 * gain, "second", percent=percent, other=other, when=when)
    ahead = second.exceeds(first, lambda stand: stand.is_first(seat))
    if ahead >= _TELLING_OTHER and gain > -_TELLING:
        percent, other = _percent(first.first(seat)), _percent(second.first(seat))
        yield _point("first", 0.8 + 3 * ahead, "not-first", percent=percent, other=other, when=when)


def _scores_more(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> bool:
    """Whether the seat scores measurably more, and more points are welcome."""
    seat = looked.seat
    gain = first.exceeds(second, lambda stand: stand.score(seat))
    return gain >= _TELLING_SCORE and _is_welcome(looked, first, second)


def _is_welcome(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> bool:
    """Whether more points help the seat: it does not lead, and near the end they do not cost it the winning total."""
    seat, near_end = looked.seat, looked.view.rounds - looked.view.round <= 1
    if _leads(looked, seat):
        return False
    return not (first.ends_round and near_end) or first.wins(seat) >= second.wins(seat)


def _points(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """What the round brings to oneself (WF-108), where points are welcome, or are not."""
    seat = looked.seat
    gain = first.exceeds(second, lambda stand: stand.score(seat))
    if _leads(looked, seat):
        rarer = second.exceeds(first, lambda stand: stand.is_second(seat))
        fewer = -gain / 3 if first.ends_round else 2 * rarer
        if fewer >= 0.4 and -gain >= _TELLING_SCORE and not first.wins(seat) < second.wins(seat):
            yield _point("total", 1.4 + fewer, "leads", total=looked.view.seats[seat].total)
    elif first.ends_round and gain >= _TELLING_POINTS and _is_welcome(looked, first, second):
        points, other = round(first.points(seat)), round(second.points(seat))
        yield _point("points", 0.8 + gain / 3, "points", points=points, other=other)


def _totals(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """The second-highest total wins (WF-110): who would have it after this round, and who would have too many."""
    seat = looked.seat
    if not first.ends_round:
        return
    is_last = looked.view.round == looked.view.rounds

    def wins(stand: Stand) -> bool:
        return stand.wins(seat) if is_last else stand.has_second_total(seat)

    gain = first.exceeds(second, wins)
    if gain >= _TELLING:
        percent, other = _percent(first.mean(wins)), _percent(second.mean(wins))
        yield _point("total", 1 + 4 * gain, "wins", percent=percent, other=other, last="yes" if is_last else "no")
    most = second.exceeds(first, lambda stand: stand.has_most(seat))
    if most >= _TELLING_OTHER:
        percent, other = _percent(first.has_most(seat)), _percent(second.has_most(seat))
        yield _point("total", 0.8 + 4 * most, "most", percent=percent, other=other)


def _leads(looked: Looked, entrant: int) -> bool:
    """Whether more points would not help: an entrant has the highest total, clearly or late, and that does not win."""
    own = looked.view.seats[entrant].total
    lead = min(own - other.total for other in looked.view.seats if other.seat != entrant)
    return lead >= (1 if _is_late(looked) else _CLEAR_LEAD)


def _is_late(looked: Looked) -> bool:
    return 2 * looked.view.round > looked.view.rounds


def _rivals(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """Whom it keeps from scoring or lets score, and whom it sends ahead; the most telling one of them."""
    found = [
        point
        for entrant in looked.view.seats
        if entrant.seat != looked.seat
        for respect in (_costs, _gives, _keeps_out, _sends_ahead)
        for point in respect(looked, entrant.seat, first, second)
    ]
    yield from sorted(found, key=lambda point: -point.weight)[:1]


def _theme(looked: Looked, rival: int) -> str:
    return "leo" if rival == looked.table.leo else "rivals"


def _costs(looked: Looked, rival: int, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """Points that a rival does not score, unless that rival wins the more likely by it (WF-110)."""
    if not first.ends_round or _leads(looked, looked.seat) or first.wins(rival) > second.wins(rival):
        return
    points = second.exceeds(first, lambda stand: stand.score(rival))
    if points >= _TELLING_POINTS:
        yield _point(_theme(looked, rival), 0.8 + points / 4, "costs", seat=rival, points=round(points))


def _gives(looked: Looked, rival: int, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """Points with which the next one catches up with the seat, which has too many (WF-110)."""
    seat = looked.seat
    if not first.ends_round or not _leads(looked, seat) or not _is_next(looked, rival):
        return
    points = first.exceeds(second, lambda stand: stand.score(rival) - stand.score(seat))
    if points >= _TELLING_POINTS and first.wins(seat) >= second.wins(seat):
        yield _point("total", 1 + points / 4, "gives", seat=rival, points=round(points))


def _keeps_out(looked: Looked, rival: int, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """A second place that a rival does not have, unless it is better off so (WF-108, WF-110)."""
    if first.ends_round or _leads(looked, looked.seat) or _leads(looked, rival):
        return
    kept = second.exceeds(first, lambda stand: stand.is_second(rival))
    points = second.exceeds(first, lambda stand: stand.score(rival))
    if kept >= _TELLING_OTHER and points >= _TELLING_SCORE:
        yield _point(_theme(looked, rival), 0.6 + 3 * kept, "keeps-out", seat=rival, percent=_percent(kept))


def _sends_ahead(looked: Looked, rival: int, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """A rival sent past the seat, which scores more for it."""
    seat = looked.seat
    if first.target != rival or first.second(seat) < second.second(seat) + _TELLING / 2:
        return
    sent = first.exceeds(second, lambda stand: stand.is_first(rival))
    if sent >= _TELLING_OTHER and _scores_more(looked, first, second):
        percent, other = _percent(first.first(rival)), _percent(second.first(rival))
        yield _point(_theme(looked, rival), 0.8 + 2 * sent, "sends-ahead", seat=rival, percent=percent, other=other)


def _is_next(looked: Looked, rival: int) -> bool:
    """Whether nobody else is nearer to the seat's total."""
    others = [entrant.total for entrant in looked.view.seats if entrant.seat != looked.seat]
    return looked.view.seats[rival].total == max(others)


def _hand(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """What stays in the hand: cards for going forward and back leave a choice (WF-107)."""
    if first.ends_round or looked.table.tactical or sorted(first.kept) == sorted(second.kept):
        return
    if _is_mixed(first.kept) and not _is_mixed(second.kept):
        yield _point("hand", 1.4, "keeps-both", cards=_shown(first.kept))


def _is_mixed(cards: list[str]) -> bool:
    return any(card.startswith("+") for card in cards) and any(card.startswith("-") for card in cards)


def _shown(cards: list[str]) -> str:
    return ", ".join(card.replace("-", "−") for card in cards)


def _order(looked: Looked, first: WhyFirstFeatures, second: WhyFirstFeatures) -> Iterator[Point]:
    """The white number, which decides who moves when (WF-301), where it makes a difference to the seat."""
    chosen, other = first.choice, second.choice
    if not (isinstance(chosen, LayChoice) and isinstance(other, LayChoice)) or chosen.value != other.value:
        return
    if chosen.white is not None and other.white is not None and _scores_more(looked, first, second):
        name = "later" if chosen.white < other.white else "earlier"
        yield _point("order", 2, name, white=chosen.white, other=other.white)


GUIDE: Final = Guide(themes=THEMES, compare=compare, open_options={}, package=__package__)
