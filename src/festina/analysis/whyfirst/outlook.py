"""What a moment of Why First? is worth to every entrant, when all hands are known to nobody.

Each seat's share is what that seat expects by its own hand and by what lies on the table (WF-112): worlds that fit are
dealt, everybody plays on as people usually do to the end of the next trick, and the learned judgement says what the
seat may hope for then. Leo's share is what the seats expect of him. Scaled to add up to one, these are the shares.

- Choices take effect together: a moment at which some have chosen is worth what it was worth before (``canonical``).
- Leo's card (WF-201) is chance: the moment before it is the exact mean over all his cards.
- A deal (WF-104) is one chance event: the moment before it is the mean over deals that are drawn, whatever was dealt.
  With equal totals and without Leo all seats are alike, and their shares are equal.
"""

from __future__ import annotations

from ...bots.whyfirst.evaluate import final_values
from ...bots.whyfirst.learned import judge
from ...bots.whyfirst.mixtures import deal_anew, play_on
from ...bots.whyfirst.rules import apply_chance, chance_outcomes, sample_outcome
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
#: Of the worlds, the part in which each of Leo's cards is looked at, and the parts that are the number of deals drawn:
#: after a score that is certain, and after one that a card of Leo's would bring; the worlds in which each deal is.
_PER_CARD = 4
_DEALS = 4
_DEALS_PER_CARD = 16
_WORLDS_PER_DEAL = 12

ROOT, CARD, DEAL = 1, 2, 3


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
    """What a seat expects for itself and for Leo in ``states[source]``: added to the first row of ``worth``."""
    state = states[0]
    for world in range(worlds):
        states[0] = states[source]
        own = stream(key, world)
        deal_anew(state, rules, seat, stream(own, 0))
        play_on(state, rules, know, players, state.trick + _TRICKS_AHEAD, stream(own, 1), scratch, log)
        judge(state, rules, know, net, seat, sight, tree)
        findings.worth[0, seat] += tree.shares[seat] / worlds
        if rules.entrants > rules.players:
            findings.worth[0, rules.players] += tree.shares[rules.players] / (worlds * rules.players)


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
    """Add the shares of ``states[source]``, where somebody is to act, with a weight."""
    total = 0.0
    for entrant in range(rules.entrants):
        findings.worth[0, entrant] = 0.0
    for seat in range(rules.players):
        own = stream(key, seat)
        add_own_share(states, source, rules, know, net, players, own, worlds, seat, scratch, log, sight, tree, findings)
    for entrant in range(rules.entrants):
        total += findings.worth[0, entrant]
    for entrant in range(rules.entrants):
        findings.shares[entrant] += weight * findings.worth[0, entrant] / total


@dual
def is_even(state: State, rules: Rules) -> bool:
    """Whether all entrants are alike before a deal: equal totals, and no Leo."""
    different = rules.entrants - rules.players
    for entrant in range(1, rules.entrants):
        if state.total[entrant] != state.total[0]:
            different += 1
    return different == 0


@dual
def deal_out(states: States, source: int, rules: Rules, key: Unsigned, scratch: Scratch, log: Log) -> None:
    """WF-104: a deal that is drawn, in ``states[DEAL]``."""
    states[DEAL] = states[source]
    state = states[DEAL]
    draws = 0
    while state.phase == Phase.DEAL:
        apply_chance(state, rules, sample_outcome(state, rules, key, draws, scratch), log)
        draws += 1


@dual
def add_closed(
    states: States,
    source: int,
    rules: Rules,
    know: Knowledge,
    net: Net,
    players: Players,
    key: Unsigned,
    worlds: int,
    deals: int,
    weight: float,
    scratch: Scratch,
    log: Log,
    sight: Sight,
    tree: Tree,
    findings: Findings,
) -> None:
    """Add the shares of ``states[source]``, whatever is due but Leo's card, with a weight."""
    if states[source].phase == Phase.OVER:
        final_values(states[source], rules, tree)
        for entrant in range(rules.entrants):
            findings.shares[entrant] += weight * tree.shares[entrant]
    elif states[source].phase != Phase.DEAL:
        add_open(states, source, rules, know, net, players, key, worlds, weight, scratch, log, sight, tree, findings)
    elif is_even(states[source], rules):
        for entrant in range(rules.entrants):
            findings.shares[entrant] += weight / rules.entrants
    else:
        for number in range(deals):
            own = stream(key, number)
            deal_out(states, source, rules, stream(own, 0), scratch, log)
            part = weight / deals
            lane = stream(own, 1)
            worlds = _WORLDS_PER_DEAL
            add_open(states, DEAL, rules, know, net, players, lane, worlds, part, scratch, log, sight, tree, findings)


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
    for entrant in range(rules.entrants):
        findings.shares[entrant] = 0.0
    if states[ROOT].phase != Phase.LEO:
        deals = max(sims // _DEALS, 8)
        add_closed(states, ROOT, rules, know, net, players, key, sims, deals, 1.0, scratch, log, sight, tree, findings)
        return
    count = chance_outcomes(states[ROOT], rules, scratch)
    total = 0
    for i in range(count):
        sight.outcomes[i] = scratch.codes[i]
        sight.weights[i] = scratch.weights[i]
        total += scratch.weights[i]
    worlds = max(sims // _PER_CARD, 8)
    deals = max(sims // _DEALS_PER_CARD, 8)
    for i in range(count):
        states[CARD] = states[ROOT]
        apply_chance(states[CARD], rules, sight.outcomes[i], log)
        weight = sight.weights[i] / total
        lane = stream(key, i)
        add_closed(
            states, CARD, rules, know, net, players, lane, worlds, deals, weight, scratch, log, sight, tree, findings
        )
