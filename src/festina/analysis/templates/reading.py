"""What a search leaves behind, read out: executed in each game's part of the analysis."""

from __future__ import annotations

from math import sqrt

from ...kernel.switch import dual, gate, hot
from .layout import Findings, Proof, Sight, Tree

#: Visits that the judgement of an action by itself counts for, and how far off such a judgement usually is, squared.
_WEIGHED = 2.0
_DOUBT = 0.02
#: A share beyond which nothing can be better.
_CERTAIN = 1.0 - 1e-9


@dual
def scale_to_one(findings: Findings, entrants: int) -> None:
    """Make the shares add up to one, which rounding may have lost."""
    total = 0.0
    for entrant in range(entrants):
        total += findings.shares[entrant]
    for entrant in range(entrants):
        findings.shares[entrant] = findings.shares[entrant] / total if total > 0.0 else 1.0 / entrants


@dual
def read_action(entrants: int, seat: int, weighed: float, i: int, sight: Sight, tree: Tree, findings: Findings) -> None:
    """One action: its mean, the judgement of it by itself included, and how uncertain that is."""
    edge = tree.first[0] + i
    visits = tree.visits[edge]
    known = weighed if visits + weighed > 0.0 else 1.0
    for entrant in range(entrants):
        worth = sight.worths[i, entrant] if weighed > 0.0 else 1.0 / entrants
        findings.worth[i, entrant] = (known * worth + tree.promised[edge, entrant]) / (known + visits)
    mean = findings.worth[i, seat]
    alone = sight.worths[i, seat] if weighed > 0.0 else 1.0 / entrants
    square = (known * (alone * alone + _DOUBT) + tree.square[edge]) / (known + visits)
    scatter = max(square - mean * mean, 0.0)
    if weighed > 0.0:
        findings.spread[i] = sqrt(scatter / (known + visits))
    else:  # a few visits may be alike by chance: they are no more certain than a judgement usually is
        usual = (_WEIGHED * _DOUBT + visits * scatter) / (_WEIGHED + visits)
        findings.spread[i] = sqrt(usual / max(visits, 1))
    findings.code[i] = tree.code[edge]
    findings.visits[i] = visits
    findings.place[i] = tree.place[edge] / max(visits, 1)


@dual
def take_proof(entrants: int, proof: Proof, findings: Findings) -> None:
    """Replace what was estimated by what is proven."""
    for i in range(findings.count):
        findings.sure[i] = 0
        if i < proof.count and proof.known[i]:
            findings.sure[i] = 1
            findings.spread[i] = 0.0
            for entrant in range(entrants):
                findings.worth[i, entrant] = proof.worth[i, entrant]


@hot
def is_better(mixes: bool, seat: int, i: int, best: int, findings: Findings) -> bool:
    """Whether action ``i`` is better than the best so far: visited more; likelier, where choices are hidden.

    Of two that are both proven, or one that is proven to be no worse, the shares decide.
    """
    if mixes:
        return findings.chance[i] > findings.chance[best]
    more = findings.worth[i, seat] > findings.worth[best, seat]
    if findings.sure[i] and findings.sure[best]:
        return more
    if findings.sure[i] and findings.worth[i, seat] > _CERTAIN:
        return True
    if findings.sure[best] and findings.worth[best, seat] > _CERTAIN:
        return False
    if findings.visits[i] == findings.visits[best]:
        return more
    return findings.visits[i] > findings.visits[best]


@gate
def read_out(entrants: int, seat: int, mixes: bool, sight: Sight, tree: Tree, proof: Proof, findings: Findings) -> None:
    """Read what a search by the learned judgement found for ``seat``, and what is proven.

    The position is worth what its best action is worth; where choices are hidden, what the mixture is worth.
    """
    count = tree.count[0]
    findings.count = count
    findings.simulations = tree.visits[0]
    weighed = 0.0 if mixes else _WEIGHED
    best = 0
    total = 0
    for i in range(count):
        read_action(entrants, seat, weighed, i, sight, tree, findings)
        total += findings.visits[i]
    take_proof(entrants, proof, findings)
    sure = 0
    for i in range(count):
        sure += findings.sure[i]
        findings.chance[i] = tree.prior[tree.first[0] + i] if mixes else findings.visits[i] / max(total, 1)
    for i in range(1, count):
        if is_better(mixes, seat, i, best, findings):
            best = i
    findings.exact = 0
    if findings.sure[best] and (sure == count or findings.worth[best, seat] > _CERTAIN):
        findings.exact = 1
    findings.best = best
    findings.doubt[0] = findings.spread[best] * findings.spread[best]
    if mixes:
        findings.doubt[0] = 0.0
        for i in range(count):
            part = findings.chance[i] * findings.spread[i]
            findings.doubt[0] += part * part
    if findings.exact:
        findings.doubt[0] = 0.0
    for entrant in range(entrants):
        findings.shares[entrant] = findings.worth[best, entrant]
        if mixes:
            findings.shares[entrant] = 0.0
            for i in range(count):
                findings.shares[entrant] += findings.chance[i] * findings.worth[i, entrant]
    scale_to_one(findings, entrants)


@gate
def error_of(seat: int, i: int, findings: Findings) -> float:
    """What action number ``i`` loses against the search's choice, in win shares of the seat; never less than nothing.

    Where choices are hidden the choice is the mixture, and every action is judged against the others' mixtures.
    """
    lost = 0.0
    if i != findings.best:
        lost = max(findings.shares[seat] - findings.worth[i, seat], 0.0)
    return lost
