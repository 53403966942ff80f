"""The account of a game, step by step: executed in each game's part of the analysis.

For every entrant the share at the end less the share at the beginning is the sum of the luck that chance brought, of
what its own decisions changed and of what the others' decisions changed: every step's change is put to them, whole.

Shares are estimates, each with its own doubt. Where two changes in a row are put to the same, the moment between them
does not matter, and neither does its doubt.
"""

from __future__ import annotations

from math import sqrt

from ...bots.records import SEATS
from ...kernel.insight import INTERVAL
from ...kernel.switch import dual, gate
from ..records import GRADES, KINDS, TURNINGS
from .layout import Account

#: The least error of a good decision, of a slip, of a mistake and of a blunder, in win shares.
_GOOD, _SLIP, _MISTAKE, _BLUNDER = 0.005, 0.02, 0.05, 0.1
#: Less than this part of the win is no turning point.
_LEAST_TURN = 0.03
#: The kinds of ``doubt``.
_LUCK, _OWN, _OTHERS, _ERRORS = 0, 1, 2, 3
_NONE = -1


@gate
def grade_of(error: float) -> int:
    """The class of a decision by what it lost, from 0 (best) to 4 (a blunder)."""
    if error < _GOOD:
        return 0
    if error < _SLIP:
        return 1
    if error < _MISTAKE:
        return 2
    return 3 if error < _BLUNDER else 4


@gate
def reach_of(doubt: float) -> float:
    """How far a figure may be off, 19 times out of 20, by its doubt: the square of a standard error."""
    return INTERVAL * sqrt(max(doubt, 0.0))


@gate
def clear_mean(account: Account) -> None:
    """Begin a mean over chance outcomes."""
    account.mean_doubt[0] = 0.0
    for entrant in range(SEATS):
        account.mean[entrant] = 0.0


@gate
def add_to_mean(account: Account, weight: float) -> None:
    """Add the shares in ``part``, which come with this probability."""
    account.mean_doubt[0] += account.part_doubt[0] * weight * weight
    for entrant in range(SEATS):
        account.mean[entrant] += account.part[entrant] * weight


@gate
def open_account(account: Account, entrants: int) -> None:
    """Begin with the shares in ``before``."""
    account.entrants = entrants
    account.members = 0
    account.turnings = 0
    account.corrected[0] = 0.0
    for entrant in range(entrants):
        account.initial[entrant] = account.before[entrant]
        account.final[entrant] = account.before[entrant]
        account.luck[entrant] = 0.0
        account.own[entrant] = 0.0
        account.others[entrant] = 0.0
        account.lost[entrant] = 0.0
        account.decisions[entrant] = 0
        for grade in range(GRADES):
            account.graded[entrant, grade] = 0
        account.last[entrant] = _NONE
        for kind in range(KINDS):
            account.doubt[entrant, kind] = 0.0


@dual
def take_change(account: Account, step: int) -> None:
    """What changed; if it is one of the greatest changes, it becomes a turning point."""
    size = 0.0
    for entrant in range(account.entrants):
        account.change[entrant] = account.after[entrant] - account.before[entrant]
        account.final[entrant] = account.after[entrant]
        size += abs(account.change[entrant]) / 2.0
    if size < _LEAST_TURN:
        return
    place = account.turnings
    while place > 0 and account.turned[place - 1] < size:
        place -= 1
    if place == TURNINGS:
        return
    if account.turnings < TURNINGS:
        account.turnings += 1
    for later in range(account.turnings - 1, place, -1):
        account.turning[later] = account.turning[later - 1]
        account.turned[later] = account.turned[later - 1]
        account.turned_doubt[later] = account.turned_doubt[later - 1]
    account.turning[place] = step
    account.turned[place] = size
    account.turned_doubt[place] = reach_of(account.doubts[0] + account.doubts[1])


@dual
def add_doubt(account: Account, entrant: int, kind: int) -> None:
    """An entrant's change was put to a kind: so is its doubt, less that of the moment between two of the same kind."""
    if account.change[entrant] == 0.0:
        return
    before = account.doubts[0]
    account.doubt[entrant, kind] += account.doubts[1] + (-before if account.last[entrant] == kind else before)
    account.last[entrant] = kind


@dual
def split_doubt(account: Account, entrant: int) -> None:
    """The doubt of a change by several decisions: each has its part of what came of all, and its own effect.

    What a decision changes for its own seat, the others share.
    """
    whole = account.doubts[0] + account.doubts[1]
    members = account.members
    rest = account.entrants - 1
    decided = 0
    for number in range(members):
        if account.member[number] == entrant:
            decided = 1
            account.doubt[entrant, _OWN] += account.unsure[number] + whole / (members * members)
        else:
            account.doubt[entrant, _OTHERS] += account.unsure[number] / (rest * rest)
    others = (members - decided) / members
    account.doubt[entrant, _OTHERS] += whole * others * others
    account.last[entrant] = _NONE


@gate
def settle_chance(account: Account, step: int) -> None:
    """Put the change from ``before`` to ``after`` to luck."""
    take_change(account, step)
    for entrant in range(account.entrants):
        account.luck[entrant] += account.change[entrant]
        add_doubt(account, entrant, _LUCK)


@dual
def settle_member(account: Account, number: int) -> None:
    """One of the decisions that took effect: its skill, its class, and what its seat could not foresee."""
    seat = account.member[number]
    for entrant in range(account.entrants):
        skill = account.skill[number, entrant]
        if entrant == seat:
            account.own[entrant] += skill
        else:
            account.others[entrant] += skill
    account.grade[number] = -1
    account.correction[number] = account.skill[number, seat]
    if account.free[number]:
        error = account.error[number]
        grade = grade_of(error)
        account.grade[number] = grade
        account.correction[number] += error
        account.lost[seat] += error
        if error > 0.0:
            account.doubt[seat, _ERRORS] += account.unsure[number]
        account.decisions[seat] += 1
        account.graded[seat, grade] += 1
    account.corrected[0] += abs(account.correction[number])


@gate
def settle_choices(account: Account, step: int) -> None:
    """Put the change from ``before`` to ``after`` to the skill of those whose decisions took effect.

    Each is given what its own decision changed by itself; what only came of all of them together is split evenly.
    """
    take_change(account, step)
    members = account.members
    for entrant in range(account.entrants):
        together = account.change[entrant]
        if members > 1:
            for number in range(members):
                together -= account.effect[number, entrant]
        for number in range(members):
            account.skill[number, entrant] = together / members
            if members > 1:
                account.skill[number, entrant] += account.effect[number, entrant]
        if members > 1:
            split_doubt(account, entrant)
        else:
            add_doubt(account, entrant, _OWN if account.member[0] == entrant else _OTHERS)
    for number in range(members):
        settle_member(account, number)
    account.members = 0


@gate
def close_account(account: Account) -> None:
    """What everybody would have won with average luck, the end without the luck, kept between nothing and all.

    Doubts become reaches: how far a sum may be off, 19 times out of 20.
    """
    for entrant in range(account.entrants):
        account.average[entrant] = min(max(account.final[entrant] - account.luck[entrant], 0.0), 1.0)
        for kind in range(KINDS):
            account.doubt[entrant, kind] = reach_of(account.doubt[entrant, kind])
