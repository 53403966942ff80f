"""Games to learn from: players of all kinds at one table, in one call; executed in each game's part of the bots.

Every decision leaves its position behind, with what a player that looks ahead expects of it. As in the kernel's loops,
a game depends on its key alone.
"""

from __future__ import annotations

from ...kernel.layout import Numbers, States, Weights
from ...kernel.log import Log
from ...kernel.random import below, stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate
from ...kernel.unsigned import Unsigned
from ..league import BY_POLICY, BY_WEIGHING, HAND_MADE, RIVAL
from ..records import SEATS
from .evaluate import final_values
from .layout import Knowledge, Net, Players, Roster, Rules, Sight, Tree
from .policy import choose
from .rules import apply_action, apply_chance, is_over, legal_actions, lowest_seat, sample_outcome, seats_to_act, set_up
from .search import plant, search, weigh_root
from .weighing import weigh

_FINE = 1 << 20
DEALER = 0
OPENING = 7
FIRST_SEAT = 1


@dual
def decide_by_weighing(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    seat: int,
    stray: float,
    key: Unsigned,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> int:
    """The option that seems best, give or take ``stray``; ``tree.shares`` is what the best one promises everybody."""
    weigh(states, rules, know, net, seat, stream(key, 0), False, scratch, log, sight, tree)
    best = 0
    chosen = 0
    most = -1.0
    for i in range(sight.options):
        worth = sight.worths[i, seat]
        if worth > sight.worths[best, seat]:
            best = i
        worth += stray * below(key, 1 + i, _FINE) / _FINE
        if worth > most:
            most = worth
            chosen = i
    for each in range(rules.players):
        tree.shares[each] = sight.worths[best, each]
    return sight.codes[chosen]


@dual
def decide_by_search(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    seat: int,
    simulations: int,
    learned: bool,
    stray: float,
    key: Unsigned,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> int:
    """The action most visited, now and then one drawn by visits; ``tree.shares`` is what the root promises."""
    plant(tree)
    if learned:
        weigh_root(states, rules, know, net, stream(key, 0), False, seat, scratch, log, sight, tree)
    search(
        states,
        rules,
        know,
        net,
        players,
        stream(key, 1),
        0,
        simulations,
        learned,
        False,
        seat,
        scratch,
        log,
        sight,
        tree,
    )
    total = 0
    best = tree.first[0]
    for edge in range(tree.first[0], tree.first[0] + tree.count[0]):
        total += tree.visits[edge]
        if tree.visits[edge] > tree.visits[best]:
            best = edge
    if total and below(key, 0, _FINE) < stray * _FINE:
        rest = below(key, 1, total)
        best = tree.first[0]
        while rest >= tree.visits[best]:
            rest -= tree.visits[best]
            best += 1
    for each in range(rules.players):
        tree.shares[each] = tree.promised[0, each] / max(tree.visits[0], 1)
    return tree.code[best]


@gate
def play_league(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    rival: Net,
    players: Players,
    roster: Roster,
    key: Unsigned,
    games: int,
    limit: int,
    positions: States,
    numbers: Numbers,
    expected: Weights,
    results: Weights,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
) -> int:
    """Play games; each decision's position goes into ``positions`` with its game's number; how many there are.

    ``states`` are four records of scratch, ``rival`` a second judgement (see ``Roster``). ``expected`` has ``SEATS``
    win shares per position (the first is -1 where nobody looked ahead by a learned judgement), ``results`` win shares
    and places per game (the first share is -1 where it was cut).
    """
    set_up(states[3], rules)
    state = states[1]
    used = 0
    for game in range(games):
        states[1] = states[3]
        for seat in range(SEATS):
            players.memory[seat] = 0
        own = stream(key, game)
        dealer = stream(own, DEALER)
        opening = below(stream(own, OPENING), 0, roster.opening + 1)
        decisions = 0
        draws = 0
        while decisions < limit and not is_over(state, rules):
            bits = seats_to_act(state, rules)
            if bits == 0:
                apply_chance(state, rules, sample_outcome(state, rules, dealer, draws, scratch), log)
                draws += 1
                continue
            seat = lowest_seat(bits)
            lane = stream(stream(own, FIRST_SEAT + seat), decisions)
            count = legal_actions(state, rules, seat, scratch)
            action = scratch.codes[0]
            if count > 1:
                if used == len(numbers):
                    break
                positions[used] = state
                numbers[used] = game
                for each in range(SEATS):
                    expected[used * SEATS + each] = -1.0
                drawn = decisions < opening and below(lane, 0, 2) == 0
                if drawn:
                    action = scratch.codes[below(lane, 1, count)]
                elif roster.how[seat] == BY_POLICY:
                    action = choose(state, rules, know, players, seat, lane, 2, scratch)
                else:
                    judgement = rival if roster.judgement[seat] == RIVAL else net
                    if roster.how[seat] == BY_WEIGHING:
                        action = decide_by_weighing(
                            states, rules, know, judgement, seat, roster.stray[seat], lane, scratch, log, sight, tree
                        )
                    else:
                        action = decide_by_search(
                            states, rules, know, judgement, players, seat, roster.simulations[seat],
                            roster.judgement[seat] != HAND_MADE, roster.stray[seat], lane, scratch, log, sight, tree,
                        )  # fmt: skip
                    if roster.judgement[seat] != HAND_MADE:
                        for each in range(rules.players):
                            expected[used * SEATS + each] = tree.shares[each]
                used += 1
            apply_action(state, rules, seat, action, log)
            decisions += 1
        for each in range(2 * SEATS):
            results[game * 2 * SEATS + each] = -1.0
        if is_over(state, rules):
            final_values(state, rules, tree)
            for seat in range(rules.players):
                results[game * 2 * SEATS + seat] = tree.shares[seat]
                results[game * 2 * SEATS + SEATS + seat] = tree.places[seat]
    return used
