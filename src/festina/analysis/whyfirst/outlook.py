"""What a moment of Why First? is worth to every entrant, when all hands are known to nobody.

Each seat's share is what that seat expects by its own hand and by what lies on the table (WF-112): worlds that fit are
dealt, everybody plays on as people usually do to the end of the next trick, and the learned judgement says what the
seat may hope for then. Leo's share is what the seats expect of him. Scaled to add up to one, these are the shares.

- Choices take effect together: a moment at which some have chosen is worth what it was worth before (``canonical``).
- A deal (WF-104) is one chance event: the moment before it is the mean over deals that are drawn, whatever was dealt.
  With equal totals and without Leo all seats are alike, and their shares are equal.

Leo's card (WF-201) is drawn from few: whoever asks takes the exact mean over the moments after each of them.
"""

from __future__ import annotations

from ...bots.whyfirst.evaluate import final_values
from ...bots.whyfirst.learned import judge
from ...bots.whyfirst.mixtures import deal_anew, play_on
from ...bots.whyfirst.rules import apply_chance, sample_outcome
from ...kernel.layout import States
from ...kernel.log import Log
from ...kernel.random import stream
from ...kernel.scratch import Scratch
from ...kernel.switch import dual, gate
from ...kernel.unsigned import Unsigned
from ...whyfirst.codes import Phase
from .layout import Findings, Knowledge, Net, Players, Rules, Sight, State, Tree

#: How many tricks everybody plays as usual after the one that is due, before the position is judged.
_TRICKS_AHEAD = 1
#: Of the worlds, the part that is the number of deals drawn, and in how many worlds each deal is looked at.
_DEALS = 4
_WORLDS_PER_DEAL = 12

ROOT, DEAL = 1, 3
#: Rows of ``worth``, which no outlook has actions for: the shares of one moment and their squares in every world, the
#: sum of shares before a deal was added, and the squares of the deals' shares.
SHARES, SQUARES, EARLIER, DEALT = 0, 1, 2, 3


@dual
def add_own_share(
    states: States,
    source: int,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    worlds: int,
    seat: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
    findings: Findings,
) -> None:
    """What a seat expects for itself and for Leo in ``states[source]``, and the square: added to rows of ``worth``."""
    state = states[0]
    for world in range(worlds):
        states[0] = states[source]
        own = stream(key, world)
        deal_anew(state, rules, seat, stream(own, 0))
        play_on(state, rules, know, players, state.trick + _TRICKS_AHEAD, stream(own, 1), scratch, log)
        judge(state, rules, know, net, seat, sight, tree)
        findings.worth[SHARES, seat] += tree.shares[seat] / worlds
        findings.worth[SQUARES, seat] += tree.shares[seat] * tree.shares[seat] / worlds
        if rules.entrants > rules.players:
            findings.worth[SHARES, rules.players] += tree.shares[rules.players] / (worlds * rules.players)


@dual
def add_open(
    states: States,
    source: int,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    worlds: int,
    weight: float,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
    findings: Findings,
) -> None:
    """Add the shares of ``states[source]``, where somebody is to act, with a weight; ``doubt`` is theirs."""
    total = 0.0
    for entrant in range(rules.entrants):
        findings.worth[SHARES, entrant] = 0.0
        findings.worth[SQUARES, entrant] = 0.0
    for seat in range(rules.players):
        own = stream(key, seat)
        add_own_share(states, source, rules, know, net, players, own, worlds, seat, scratch, log, sight, tree, findings)
    for entrant in range(rules.entrants):
        total += findings.worth[SHARES, entrant]
    findings.doubt[0] = 0.0
    for seat in range(rules.players):
        mean = findings.worth[SHARES, seat]
        spread = (findings.worth[SQUARES, seat] - mean * mean) / worlds
        findings.doubt[0] = max(findings.doubt[0], spread / (total * total))
    for entrant in range(rules.entrants):
        findings.shares[entrant] += weight * findings.worth[SHARES, entrant] / total


@dual
def is_even(state: State, rules: Rules) -> bool:
    """Whether all entrants are alike before a deal: equal totals, and no Leo."""
    different = rules.entrants - rules.players
    for entrant in range(1, rules.entrants):
        if state.total[entrant] != state.total[0]:
            different += 1
    return different == 0


@dual
def deal_out(states: States, rules: Rules, key: Unsigned, scratch: Scratch, log: Log) -> None:
    """WF-104: a deal that is drawn, in ``states[DEAL]``."""
    states[DEAL] = states[ROOT]
    state = states[DEAL]
    draws = 0
    while state.phase == Phase.DEAL:
        apply_chance(state, rules, sample_outcome(state, rules, key, draws, scratch), log)
        draws += 1


@dual
def add_deals(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    deals: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
    findings: Findings,
) -> None:
    """The shares before a deal: the mean over deals that are drawn, as uncertain as their differences make it."""
    for entrant in range(rules.entrants):
        findings.worth[DEALT, entrant] = 0.0
    for number in range(deals):
        own = stream(key, number)
        deal_out(states, rules, stream(own, 0), scratch, log)
        for entrant in range(rules.entrants):
            findings.worth[EARLIER, entrant] = findings.shares[entrant]
        lane = stream(own, 1)
        part = 1.0 / deals
        worlds = _WORLDS_PER_DEAL
        add_open(states, DEAL, rules, know, net, players, lane, worlds, part, scratch, log, sight, tree, findings)
        for entrant in range(rules.entrants):
            share = (findings.shares[entrant] - findings.worth[EARLIER, entrant]) * deals
            findings.worth[DEALT, entrant] += share * share / deals
    findings.doubt[0] = 0.0
    for entrant in range(rules.entrants):
        mean = findings.shares[entrant]
        findings.doubt[0] = max(findings.doubt[0], (findings.worth[DEALT, entrant] - mean * mean) / deals)


@gate
def look_out(
    states: States,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    sims: int,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
    findings: Findings,
) -> None:
    """The shares of ``states[ROOT]``, in about ``sims`` worlds for each seat; the other three states are scratch."""
    findings.count = 0
    findings.exact = 0
    findings.simulations = sims
    findings.doubt[0] = 0.0
    for entrant in range(rules.entrants):
        findings.shares[entrant] = 0.0
    if states[ROOT].phase == Phase.OVER:
        final_values(states[ROOT], rules, tree)
        for entrant in range(rules.entrants):
            findings.shares[entrant] = tree.shares[entrant]
    elif states[ROOT].phase != Phase.DEAL:
        add_open(states, ROOT, rules, know, net, players, key, sims, 1.0, scratch, log, sight, tree, findings)
    elif is_even(states[ROOT], rules):
        for entrant in range(rules.entrants):
            findings.shares[entrant] = 1.0 / rules.entrants
    else:
        add_deals(states, rules, know, net, players, key, max(sims // _DEALS, 8), scratch, log, sight, tree, findings)
