"""What a position is worth to each seat, and what a player would think of first: the search's judgement."""

from __future__ import annotations

from ...hare.codes import Phase
from ...hare.rules.finish import winner_bits
from ...hare.rules.position import pawns_home
from ...kernel.numbers import exp
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, hot
from .estimate import turns_home
from .layout import SCALE, Knowledge, Rules, State, Tree
from .policy import action_turns

#: How sure the plan is: the spread of arrival, in turns, at the end of a race and for each turn still to go.
_SPREAD = 0.45
_SPREAD_PER_TURN = 0.07


@hot
def arrival(state: State, rules: Rules, know: Knowledge, seat: int) -> float:
    """When a seat is expected home, in turns from now; seats that act sooner are ahead by a part of a turn."""
    wait = (seat - state.turn) % rules.players
    return turns_home(state, rules, know, seat) / SCALE + wait / rules.players


@dual
def final_values(state: State, rules: Rules, tree: Tree) -> None:
    """Win shares and places of a race that is over."""
    bits = winner_bits(state, rules)
    winners = 0
    for seat in range(rules.players):
        winners += (bits >> seat) & 1
    for seat in range(rules.players):
        won = (bits >> seat) & 1
        tree.shares[seat] = won / winners
        if rules.pawns_each == 1 and state.place[seat]:
            tree.places[seat] = state.place[seat]
        else:
            tree.places[seat] = 1.0 if won else rules.players


@dual
def settled(state: State, rules: Rules) -> bool:
    """Whether the winner is known though the race goes on for the places."""
    return state.home > 0 and rules.pawns_each == 1 and rules.teams == 0


@dual
def team_arrivals(state: State, rules: Rules, tree: Tree) -> None:
    """HT-1002: a team is home with its last pawn."""
    for team in range(rules.teams):
        latest = 0.0
        for seat in range(team, rules.players, rules.teams):
            if pawns_home(state, rules, seat) == 0:
                latest = max(latest, tree.shares[seat])
        for seat in range(team, rules.players, rules.teams):
            tree.shares[seat] = latest


@dual
def expected_place(state: State, rules: Rules, tree: Tree, seat: int, spread: float) -> float:
    """One more than the seats expected home before this one."""
    if rules.pawns_each == 1 and state.place[seat]:
        return float(state.place[seat])
    place = 1.0
    for other in range(rules.players):
        if other == seat:
            continue
        if rules.pawns_each == 1 and state.place[other]:
            place += 1.0
        else:
            lead = (tree.shares[seat] - tree.shares[other]) / spread
            place += 1.0 / (1.0 + exp(-min(max(lead, -20.0), 20.0)))
    return place


@dual
def evaluate(state: State, rules: Rules, know: Knowledge, tree: Tree) -> None:
    """Expected win share and place of each seat (each team shares its seats' hopes)."""
    if state.phase == Phase.OVER:
        final_values(state, rules, tree)
        return
    for seat in range(rules.players):
        tree.shares[seat] = arrival(state, rules, know, seat)
    if rules.teams:
        team_arrivals(state, rules, tree)
    soonest = 1e9
    for seat in range(rules.players):
        if not settled(state, rules):
            soonest = min(soonest, tree.shares[seat])
    spread = _SPREAD + _SPREAD_PER_TURN * max(soonest, 0.0)
    for seat in range(rules.players):
        tree.places[seat] = expected_place(state, rules, tree, seat, spread)
    if settled(state, rules):
        for seat in range(rules.players):
            tree.shares[seat] = 1.0 if state.place[seat] == 1 else 0.0
        return
    total = 0.0
    for seat in range(rules.players):
        tree.shares[seat] = exp((soonest - tree.shares[seat]) / spread)
        total += tree.shares[seat]
    for seat in range(rules.players):
        tree.shares[seat] /= total


@dual
def set_priors(
    state: State, rules: Rules, know: Knowledge, seat: int, count: int, scratch: Scratch, tree: Tree
) -> None:
    """How likely a good player is to choose each listed action: the fewer turns home, the likelier."""
    least = 1 << 40
    for i in range(count):
        scratch.weights[i] = action_turns(state, rules, know, seat, scratch.codes[i], state.lettuces[seat], False)
        least = min(least, scratch.weights[i])
    total = 0.0
    first = tree.used
    for i in range(count):
        tree.prior[first + i] = exp((least - scratch.weights[i]) / SCALE / 0.6) + 0.01
        total += tree.prior[first + i]
    for i in range(count):
        tree.prior[first + i] /= total
