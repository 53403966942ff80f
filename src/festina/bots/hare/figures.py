"""What a lone runner pays and gets, space by space: all that a plan needs, worked out by the rules themselves.

Two tables with equal figures have the same plan, however else their rules differ.
"""

from __future__ import annotations

from typing import Final

from ...hare.codes import FINISH, START, Do, Face, Happened, Hare, Phase, Why
from ...hare.layout import STATE, Rules, State
from ...hare.rules.actions import answer_or_stay, eat
from ...hare.rules.finish import finish_limit
from ...hare.rules.legality import back_target, destination_forbids
from ...hare.rules.moving import move_back, move_cost
from ...hare.rules.position import number_bonus
from ...hare.rules.turn import settle_tournament
from ...kernel.data import Data
from ...kernel.log import LOG, Log

#: The race positions, 1 at index 0.
POSITIONS: Final = range(1, 7)
_SEAT, _PAWN, _OTHER = 0, 0, 1
_PLENTY = 1000


class Space(Data, frozen=True):
    """A space, as a lone runner meets it."""

    kind: int
    #: Whether a forward move may end here, with a lettuce to eat.
    open: bool
    #: What leaving it costs, by distance.
    costs: list[int]
    #: What it pays when the turn comes round, by race position (number spaces).
    pays: list[int]
    #: The tortoise behind it, or -1, and the carrots for going back there.
    back: int
    back_pays: int


class Figures(Data, frozen=True):
    """The figures of a table."""

    spaces: list[Space]
    #: What hare spaces do (deck, chart and die count as one).
    hare: int
    #: The carrots that a runner may come home with, by race position.
    limits: list[int]
    #: The carrots for a lettuce, by race position.
    lettuce: list[int]
    #: What staying on a carrot space brings, and what it takes.
    stay: tuple[int, int]
    #: What an unpassed tournament hare brings, and what one costs that one seat has passed.
    tournament: tuple[int, int]


def figures_of(rules: Rules) -> Figures:
    """Work out the figures of a table by its rules."""
    return Figures(
        spaces=[_space(rules, space) for space in range(FINISH + 1)],
        hare=max(rules.hare, Hare.DECK),
        limits=[finish_limit(_runner(START, position), rules, _SEAT) for position in POSITIONS],
        lettuce=[_lettuce(rules, position) for position in POSITIONS],
        stay=(_staying(rules, Do.TAKE), -_staying(rules, Do.GIVE)),
        tournament=(_tournament(rules, 0), -_tournament(rules, 1 << _OTHER)),
    )


def _runner(space: int, position: int) -> State:
    """A pawn alone on a space, with plenty of everything.

    Its place holds it at a race position, as it does pawns that are home (HT-852): the rules reckon with that position
    whatever the number of players, and with the limit of the next pawn to come home (HT-850, HT-904).
    """
    state = STATE.new()
    state.carrots[_SEAT] = _PLENTY
    state.lettuces[_SEAT] = 1
    state.space[_PAWN] = space
    state.place[_PAWN] = position
    state.home = position - 1
    state.phase = Phase.ACTION
    return state


def _space(rules: Rules, space: int) -> Space:
    standing = _runner(space, POSITIONS[0])
    back = back_target(standing, rules, _PAWN)
    return Space(
        kind=rules.kind[space],
        open=space < FINISH and destination_forbids(_runner(START, 1), rules, _SEAT, space, _PLENTY) == 0,
        costs=[move_cost(standing, rules, _PAWN, distance) for distance in range(FINISH - space + 1)],
        pays=[number_bonus(_runner(space, position), rules, _PAWN) for position in POSITIONS],
        back=back,
        back_pays=_going_back(rules, space) if back >= 0 else 0,
    )


def _going_back(rules: Rules, space: int) -> int:
    log = _log()
    move_back(_runner(space, POSITIONS[0]), rules, _PAWN, log)
    return _carrots(log, Why.TORTOISE)


def _lettuce(rules: Rules, position: int) -> int:
    state, log = _runner(START, position), _log()
    state.face[_PAWN] = Face.EAT
    eat(state, rules, _SEAT, _PAWN, log)
    return _carrots(log, Why.LETTUCE)


def _staying(rules: Rules, what: int) -> int:
    log = _log()
    answer_or_stay(_runner(START, POSITIONS[0]), rules, _SEAT, _PAWN, what, log)
    return _carrots(log, Why.CARROT_SPACE)


def _tournament(rules: Rules, passers: int) -> int:
    state, log = _runner(START, POSITIONS[0]), _log()
    state.passed_by[_PAWN] = passers
    settle_tournament(state, rules, _SEAT, _PAWN, log)
    return _carrots(log, Why.TOURNAMENT)


def _log() -> Log:
    log = LOG.new()
    log.keep = 1
    return log


def _carrots(log: Log, why: int) -> int:
    """The carrots that a log shows as taken for a reason, less those paid for it."""
    signs = {Happened.TOOK: 1, Happened.PAID: -1}
    rows = range(log.used)
    return sum(signs.get(log.rows[row, 0], 0) * log.rows[row, 4] for row in rows if log.rows[row, 3] == why)
