"""Games to learn from, where choices are hidden: players of all kinds at one table, in one call.

Every decision leaves its position behind with the seat that decides, for a position is judged from what one seat knows
(WF-112), and with what is expected of it: by a learned search, or else by the judgement of the totals after the round.
Rounds are independent but for the totals, so these say as much as the outcome, with far less luck. The beginning of a
round is a position, too. As in the kernel's loops, a game depends on its key alone.
"""

from __future__ import annotations

from ...kernel.layout import Numbers, States, Weights
from ...kernel.log import Log
from ...kernel.random import below, stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate
from ...kernel.unsigned import Unsigned
from ...whyfirst.codes import Phase
from ..league import BY_POLICY, BY_WEIGHING, HAND_MADE, RIVAL
from ..records import SEATS
from .evaluate import final_values
from .layout import Knowledge, Net, Players, Roster, Rules, Sight, Tree
from .learned import judge
from .policy import choose
from .rules import apply_action, apply_chance, is_over, legal_actions, lowest_seat, sample_outcome, seats_to_act, set_up
from .search import plant, search

_FINE = 1 << 20
DEALER = 0
OPENING = 7
FIRST_SEAT = 1
#: A position's number is that of its game times this, plus the seat that decides.
NUMBERED = 8


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
    """An action drawn from the mixture, now and then any; ``tree.shares`` is what the root promises everybody.

    A search without the learned judgement promises nothing: it knows its own share only.
    """
    plant(tree)
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
    rest = below(key, 1, _FINE) / _FINE
    chosen = 0
    for edge in range(tree.first[0], tree.first[0] + tree.count[0]):
        if rest >= 0.0 and tree.prior[edge] > 0.0:
            chosen = edge
        rest -= tree.prior[edge]
    for each in range(rules.entrants):
        tree.shares[each] = tree.promised[0, each] / max(tree.visits[0], 1)
    if below(key, 0, _FINE) < stray * _FINE:
        chosen = tree.first[0] + below(key, 2, tree.count[0])
    return tree.code[chosen]


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
    """Play games; each decision's position goes into ``positions`` with its number (``NUMBERED``); how many there are.

    ``states`` are four records of scratch, ``rival`` a second judgement (see ``Roster``). ``expected`` has ``SEATS``
    win shares per position (the first is -1 where there is nothing but the outcome: in the last round), ``results`` win
    shares per game (the first is -1 where it was cut), and no places.
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
        round_begin = used
        while decisions < limit and not is_over(state, rules):
            bits = seats_to_act(state, rules)
            if bits == 0:
                if state.phase == Phase.DEAL and state.dealt == 0 and used < len(numbers):
                    judge(state, rules, know, net, 0, sight, tree)
                    for earlier in range(round_begin, used):
                        if expected[earlier * SEATS] < 0.0:
                            for each in range(rules.entrants):
                                expected[earlier * SEATS + each] = tree.shares[each]
                    round_begin = used
                    positions[used] = state
                    numbers[used] = game * NUMBERED
                    for each in range(SEATS):
                        expected[used * SEATS + each] = -1.0
                    used += 1
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
                numbers[used] = game * NUMBERED + seat
                for each in range(SEATS):
                    expected[used * SEATS + each] = -1.0
                drawn = decisions < opening and below(lane, 0, 2) == 0
                if drawn:
                    action = scratch.codes[below(lane, 1, count)]
                elif roster.how[seat] == BY_POLICY:
                    action = choose(state, rules, know, players, seat, lane, 2, scratch)
                else:
                    judgement = rival if roster.judgement[seat] == RIVAL else net
                    simulations = 1 if roster.how[seat] == BY_WEIGHING else roster.simulations[seat]
                    action = decide_by_search(
                        states, rules, know, judgement, players, seat, simulations,
                        roster.judgement[seat] != HAND_MADE, roster.stray[seat], lane, scratch, log, sight, tree,
                    )  # fmt: skip
                    if roster.judgement[seat] != HAND_MADE:
                        for each in range(rules.entrants):
                            expected[used * SEATS + each] = tree.shares[each]
                used += 1
            apply_action(state, rules, seat, action, log)
            decisions += 1
        for each in range(2 * SEATS):
            results[game * 2 * SEATS + each] = -1.0
        if is_over(state, rules):
            final_values(state, rules, tree)
            for each in range(rules.entrants):
                results[game * 2 * SEATS + each] = tree.shares[each]
    return used
