"""The records of insight: what a search found out about a position, and the account of a whole game."""

from __future__ import annotations

from typing import Annotated, Final, Protocol

from ..bots.net import OPTIONS
from ..bots.records import SEATS
from ..bots.tree import Floats, FloatTable
from ..kernel.layout import I4, Layout, Numbers, NumberTable, Record, Stored

#: The steps from the best decision to the worst one, and the moments that an account remembers as its turning points.
GRADES: Final = 5
TURNINGS: Final = 5
#: What an entrant's changes are put to, each with its doubt: chance, own and others' decisions; and what errors cost.
KINDS: Final = 4
#: The most steps that a proof looks ahead.
PLIES: Final = 8
#: The most steps of a likely line.
LINE: Final = 8


class Findings(Record, Protocol):
    """What was found out about a position: the shares of all entrants, and each action of the seat that decides."""

    count: I4
    #: The action that was found best; where choices are hidden, the likeliest one.
    best: I4
    simulations: I4
    #: Whether the shares are known and not estimated; by action, too.
    exact: I4
    sure: Annotated[Numbers, Stored("i4", OPTIONS)]
    #: What the position is worth to every entrant; they add up to one.
    shares: Annotated[Floats, Stored("f8", SEATS)]
    #: How uncertain these shares are: the square of a standard error. A search knows that of the seat
    #: that decides; an outlook that of the seat that is least certain.
    doubt: Annotated[Floats, Stored("f8", 1)]
    code: Annotated[Numbers, Stored("i4", OPTIONS)]
    visits: Annotated[Numbers, Stored("i4", OPTIONS)]
    #: By action: everybody's shares, the standard error of the deciding seat's, its place, how likely it is chosen.
    worth: Annotated[FloatTable, Stored("f8", OPTIONS, SEATS)]
    spread: Annotated[Floats, Stored("f8", OPTIONS)]
    place: Annotated[Floats, Stored("f8", OPTIONS)]
    chance: Annotated[Floats, Stored("f8", OPTIONS)]
    #: How the game is likely to go on (see ``templates/line``): its steps, whose each is (-1: chance), and their codes.
    steps: I4
    step_actor: Annotated[Numbers, Stored("i4", LINE)]
    step_code: Annotated[Numbers, Stored("i4", LINE)]


class Proof(Record, Protocol):
    """What is known for certain of the actions of a root, and the memory of the walk that finds it out.

    A walk has plies, one below the other; ``result`` are the shares found last.
    """

    count: I4
    action: Annotated[Numbers, Stored("i4", OPTIONS)]
    known: Annotated[Numbers, Stored("i4", OPTIONS)]
    worth: Annotated[FloatTable, Stored("f8", OPTIONS, SEATS)]
    positions: I4
    result: Annotated[Floats, Stored("f8", SEATS)]
    #: By ply: who decides (-1: chance), what can be done, what of it is next; whether something is unknown, found, or
    #: as good as the best and not the same.
    seat: Annotated[Numbers, Stored("i4", PLIES)]
    size: Annotated[Numbers, Stored("i4", PLIES)]
    next: Annotated[Numbers, Stored("i4", PLIES)]
    total: Annotated[Numbers, Stored("i4", PLIES)]
    missing: Annotated[Numbers, Stored("i4", PLIES)]
    have: Annotated[Numbers, Stored("i4", PLIES)]
    tied: Annotated[Numbers, Stored("i4", PLIES)]
    best: Annotated[FloatTable, Stored("f8", PLIES, SEATS)]
    code: Annotated[NumberTable, Stored("i4", PLIES, OPTIONS)]
    weight: Annotated[NumberTable, Stored("i4", PLIES, OPTIONS)]


class Account(Record, Protocol):
    """A game's luck and skill, added up step by step (see ``templates/accounts``)."""

    entrants: I4
    #: A mean over chance outcomes, and the shares after one of them.
    mean: Annotated[Floats, Stored("f8", SEATS)]
    part: Annotated[Floats, Stored("f8", SEATS)]
    #: How uncertain they are, as squares of standard errors: the mean, and the outcome.
    mean_doubt: Annotated[Floats, Stored("f8", 1)]
    part_doubt: Annotated[Floats, Stored("f8", 1)]
    # ---- written by the caller: shares before and after a step (or several that take effect together)
    before: Annotated[Floats, Stored("f8", SEATS)]
    after: Annotated[Floats, Stored("f8", SEATS)]
    #: How uncertain the shares before and after are.
    doubts: Annotated[Floats, Stored("f8", 2)]
    #: The decisions that take effect together: whose they are, whether there was a choice, what each lost by itself,
    #: how uncertain that is, and what it changed for everybody as its seat could know it.
    members: I4
    member: Annotated[Numbers, Stored("i4", SEATS)]
    free: Annotated[Numbers, Stored("i4", SEATS)]
    error: Annotated[Floats, Stored("f8", SEATS)]
    unsure: Annotated[Floats, Stored("f8", SEATS)]
    effect: Annotated[FloatTable, Stored("f8", SEATS, SEATS)]
    # ---- answers about that step: by entrant, or by member and entrant
    change: Annotated[Floats, Stored("f8", SEATS)]
    skill: Annotated[FloatTable, Stored("f8", SEATS, SEATS)]
    grade: Annotated[Numbers, Stored("i4", SEATS)]
    correction: Annotated[Floats, Stored("f8", SEATS)]
    # ---- sums, by entrant
    initial: Annotated[Floats, Stored("f8", SEATS)]
    final: Annotated[Floats, Stored("f8", SEATS)]
    luck: Annotated[Floats, Stored("f8", SEATS)]
    own: Annotated[Floats, Stored("f8", SEATS)]
    others: Annotated[Floats, Stored("f8", SEATS)]
    lost: Annotated[Floats, Stored("f8", SEATS)]
    decisions: Annotated[Numbers, Stored("i4", SEATS)]
    graded: Annotated[NumberTable, Stored("i4", SEATS, GRADES)]
    #: What each entrant would have won with average luck.
    average: Annotated[Floats, Stored("f8", SEATS)]
    #: By entrant and kind: how far the sums may be off, 19 times out of 20 (until the account is closed: squares of
    #: standard errors); the kind of its last change.
    doubt: Annotated[FloatTable, Stored("f8", SEATS, KINDS)]
    last: Annotated[Numbers, Stored("i4", SEATS)]
    #: Of all decisions together: the sum of the corrections' sizes.
    corrected: Annotated[Floats, Stored("f8", 1)]
    # ---- the steps that changed most, the greatest change first
    turnings: I4
    turning: Annotated[Numbers, Stored("i4", TURNINGS)]
    turned: Annotated[Floats, Stored("f8", TURNINGS)]
    #: How far these changes may be off, 19 times out of 20.
    turned_doubt: Annotated[Floats, Stored("f8", TURNINGS)]


PROOF: Layout[Proof] = Layout.of(Proof)
FINDINGS: Layout[Findings] = Layout.of(Findings)
ACCOUNT: Layout[Account] = Layout.of(Account)
