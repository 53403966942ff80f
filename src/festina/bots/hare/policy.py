"""Hand-made players: the four of the designer's first test, three with people's failings, one that chooses at random.

``choose`` is the contract every game's policies keep: it names an action for a seat that must act.
"""

from __future__ import annotations

from typing import NamedTuple

from ...hare.codes import FINISH, PAWN_B, Do, Kind
from ...hare.rules.moving import leaving_bonus, move_cost
from ...hare.rules.position import first_pawn, position_on, race_position
from ...kernel.random import below
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, hot
from ...kernel.unsigned import Unsigned
from .estimate import pair_turns, planned
from .layout import HARE_RISK, PAYS, PAYS_ANYWAY, SCALE, Knowledge, Players, Rules, State
from .rules import legal_actions


class _Policy(NamedTuple):
    """The policies of this game."""

    RANDOM: int = 0
    DASHER: int = 1  # always as far as it can
    PLODDER: int = 2  # always one space at a time
    ALTERNATOR: int = 3  # fast, slow, fast, slow
    STRATEGIST: int = 4  # each move on its merits
    TRUSTING: int = 5  # the same, but now and then believes that every number space will pay
    FORGETFUL: int = 6  # the same, but now and then forgets the lettuces
    HASTY: int = 7  # the same, but now and then simply runs, and else forgets the lettuces as often


Policy = _Policy()

#: The plan's assumptions in whole numbers: chances in 256, and plan units.
_PAYS = round(256 * PAYS)
_PAYS_ANYWAY = round(256 * PAYS_ANYWAY)
_HARE_RISK = round(SCALE * HARE_RISK)


@hot
def rest_turns(
    state: State, rules: Rules, know: Knowledge, seat: int, pawn: int, space: int, carrots: int, lettuces: int
) -> int:
    """Turns a seat would need with this pawn on a space and this purse, its turn to act."""
    position = race_position(state, rules, pawn)
    if rules.pawns_each == 1:
        return 0 if space == FINISH else planned(know, position, space, carrots, lettuces)
    first = first_pawn(rules, seat)
    other = first + first + 1 - pawn
    other_position = race_position(state, rules, other)
    return pair_turns(know, position, space, other_position, state.space[other], carrots, lettuces)


@hot
def number_turns(
    state: State,
    rules: Rules,
    know: Knowledge,
    seat: int,
    pawn: int,
    target: int,
    carrots: int,
    lettuces: int,
    after: int,
    trusting: bool,
) -> int:
    """Turns home from a number space: with and without its payment, weighted by the chance that it pays."""
    number = rules.kind[target] - Kind.TWO + 2
    fits = number == after
    if rules.kind[target] == Kind.ONE_FIVE_SIX:
        fits = after in (1, 5, 6)
        number = after if fits else (1 if after < 3 else 5)
    pays = _PAYS if fits else _PAYS_ANYWAY
    if trusting:
        pays = 256
    paid = rest_turns(state, rules, know, seat, pawn, target, carrots + 10 * number, lettuces)
    unpaid = rest_turns(state, rules, know, seat, pawn, target, carrots, lettuces)
    return (pays * paid + (256 - pays) * unpaid) >> 8


@hot
def forward_turns(
    state: State, rules: Rules, know: Knowledge, seat: int, pawn: int, target: int, lettuces: int, trusting: bool
) -> int:
    """Turns a seat needs after moving a pawn forward."""
    carrots = state.carrots[seat] + leaving_bonus(state, rules, pawn)
    carrots -= move_cost(state, rules, pawn, target - state.space[pawn])
    after = position_on(state, rules, pawn, target)
    kind = rules.kind[target]
    if kind == Kind.LETTUCE:
        return SCALE + rest_turns(state, rules, know, seat, pawn, target, carrots + 10 * after, max(lettuces - 1, 0))
    if Kind.TWO <= kind <= Kind.ONE_FIVE_SIX:
        return number_turns(state, rules, know, seat, pawn, target, carrots, lettuces, after, trusting)
    turns = rest_turns(state, rules, know, seat, pawn, target, carrots, lettuces)
    return turns + _HARE_RISK if kind == Kind.HARE else turns


@dual
def action_turns(
    state: State, rules: Rules, know: Knowledge, seat: int, action: int, lettuces: int, trusting: bool
) -> int:
    """Turns a seat needs after an action: the strategist takes the least.

    ``lettuces`` are those it thinks of; who is ``trusting`` believes that every number space pays.
    """
    what = action % PAWN_B
    pawn = first_pawn(rules, seat) + action // PAWN_B
    if what <= FINISH:
        return forward_turns(state, rules, know, seat, pawn, what, lettuces, trusting)
    space = state.space[pawn]
    carrots = state.carrots[seat]
    if what < Do.TAKE:
        target = what - Do.BACK
        carrots += 10 * (space - target) + leaving_bonus(state, rules, pawn)
        space = target
    elif what == Do.TAKE:
        carrots += 10
    elif what == Do.GIVE:
        carrots -= 10
    elif what == Do.KEEP:
        carrots += state.gift[seat]
    return rest_turns(state, rules, know, seat, pawn, space, carrots, lettuces)


@hot
def choose_on_merits(
    state: State,
    rules: Rules,
    know: Knowledge,
    seat: int,
    noise: int,
    lettuces: int,
    trusting: bool,
    key: Unsigned,
    index: int,
    count: int,
    scratch: Scratch,
) -> int:
    """The listed action with the fewest turns home; ``noise`` plan units are added at random to each."""
    best = -1
    least = 1 << 40
    for i in range(count):
        turns = action_turns(state, rules, know, seat, scratch.codes[i], lettuces, trusting)
        if noise:
            turns += below(key, (index << 8) + i, noise)
        if turns < least:
            least = turns
            best = scratch.codes[i]
    return best


@hot
def choose_by_distance(state: State, rules: Rules, far: bool, count: int, scratch: Scratch) -> int:
    """The longest or the shortest forward move; without one, the first action listed (Finish is always taken)."""
    best = scratch.codes[0]
    reach = -1
    for i in range(count):
        target = scratch.codes[i] % PAWN_B
        if target == FINISH:
            return scratch.codes[i]
        if target < FINISH and (reach < 0 or (target > reach) == far):
            reach = target
            best = scratch.codes[i]
    return best


@dual
def choose(
    state: State,
    rules: Rules,
    know: Knowledge,
    players: Players,
    seat: int,
    key: Unsigned,
    index: int,
    scratch: Scratch,
) -> int:
    """The action of a seat by its policy; ``key`` and ``index``: its random stream and the decision's number in it."""
    count = legal_actions(state, rules, seat, scratch)
    policy = players.policy[seat]
    if policy == Policy.ALTERNATOR:
        code = choose_by_distance(state, rules, players.memory[seat] % 2 == 0, count, scratch)
        if code % PAWN_B <= FINISH:
            players.memory[seat] += 1  # forward moves, as in ``leaps_and_steps``
        return code
    if count == 1:
        return scratch.codes[0]
    if policy == Policy.RANDOM:
        return scratch.codes[below(key, index, count)]
    lapse = policy > Policy.STRATEGIST and below(key, (index << 8) + 255, 100) < players.lapses[seat]
    runs = policy == Policy.DASHER or (policy == Policy.HASTY and lapse)
    if runs or policy == Policy.PLODDER:
        return choose_by_distance(state, rules, runs, count, scratch)
    lettuces = state.lettuces[seat]
    if policy == Policy.HASTY:
        lapse = below(key, (index << 8) + 254, 100) < players.lapses[seat]
    if lapse and policy != Policy.TRUSTING:
        lettuces = 0
    trusting = lapse and policy == Policy.TRUSTING
    return choose_on_merits(
        state, rules, know, seat, players.noise[seat], lettuces, trusting, key, index, count, scratch
    )
