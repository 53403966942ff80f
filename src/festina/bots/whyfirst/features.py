"""What the network looks at in Why First?: for each entrant and for the table the inputs that are on.

One seat looks: its own hand, what lies on the table, and nothing else (WF-112). Between rounds nobody has a hand and
all pawns are at the start, so only the totals count.
"""

from __future__ import annotations

from math import sqrt

from ...kernel.numbers import exp
from ...kernel.switch import dual, hot
from ...whyfirst.codes import LOWEST, ROUNDS, TRICKS, Phase
from ...whyfirst.rules.scoring import second_space_if
from . import inputs
from .evaluate import SPREAD
from .layout import Knowledge, Rules, Sight, State
from .outlook import NOBODY, REACH, own_drift, points_of, round_spread, total_spread

#: What is put in order: pawns, totals, or the totals if the round ended now.
_PAWNS, _TOTALS, _IF_NOW = 0, 1, 2
#: Beyond every number on the track or of points.
_FAR = 999
#: The least share of the win that is taken to be possible.
_LEAST = 0.004
_LN2 = 0.6931471805599453
#: Leads in totals, which are numbers of 8 bits: from -256 to 255, for each round in ``known``.
_LEADS = 512


@hot
def clip(value: int, low: int, high: int) -> int:
    """The nearest number from ``low`` to ``high``."""
    return min(max(value, low), high)


@hot
def switch_on(sight: Sight, entrant: int, number: int) -> None:
    """An input of an entrant is on."""
    sight.listed[entrant, sight.counted[entrant]] = number
    sight.counted[entrant] += 1


@hot
def switch_on_shared(sight: Sight, number: int) -> None:
    """An input of the table is on."""
    sight.shared[sight.shared_count] = number
    sight.shared_count += 1


@hot
def log_of(share: float) -> float:
    """The natural logarithm of 0.003 and more, the same bits everywhere, to about 1e-9."""
    # Products by powers of two are exact: doubled again and again until it is 0.7, without a question to guess wrong.
    doublings = int(share < 0.7) + int(share < 0.35) + int(share < 0.175) + int(share < 0.0875)
    doublings += int(share < 0.04375) + int(share < 0.021875) + int(share < 0.0109375) + int(share < 0.00546875)
    share *= float(1 << doublings)
    ratio = (share - 1.0) / (share + 1.0)
    square = ratio * ratio
    series = 1.0 + square * (1.0 / 3.0 + square * (0.2 + square * (1.0 / 7.0 + square / 9.0)))
    return 2.0 * ratio * series - doublings * _LN2


@hot
def gap_class(gap: int) -> int:
    """The class of a distance: 1 to 9, 10 and 11, to 14, to 19, to 27, more; 0 where there is nobody at a distance.

    Comparisons are added up: nothing is asked that a processor could guess wrong.
    """
    far = int(gap >= 10) + int(gap >= 12) + int(gap >= 15) + int(gap >= 20) + int(gap >= 28)
    return 0 if gap >= _FAR // 2 else min(gap, 9) + far


@hot
def set_figures(state: State, rules: Rules, what: int, second: int, sight: Sight) -> None:
    """What is compared: the pawn's space, the total, or the total if the pawns on ``second`` scored now (WF-108)."""
    for entrant in range(rules.entrants):
        if what == _PAWNS:
            sight.figures[entrant] = state.pawn[entrant]
        elif what == _IF_NOW and state.pawn[entrant] == second:
            sight.figures[entrant] = state.total[entrant] + second
        else:
            sight.figures[entrant] = state.total[entrant]


@dual
def look_at_order(rules: Rules, entrant: int, begin: int, everything: bool, sight: Sight) -> None:
    """An entrant's figure among all: how many are ahead, and by how much; numbered from ``begin``.

    Written side by side, not by ``switch_on``, which would have to wait for its own count; the last one counts if it is
    on.
    """
    own = sight.figures[entrant]
    ahead = 0
    level = 0
    next_ahead = _FAR
    last_behind = -_FAR
    for other in range(rules.entrants):
        value = sight.figures[other]
        ahead += int(value > own)
        level += int(value == own)
        next_ahead = min(next_ahead, value if value > own else _FAR)
        last_behind = max(last_behind, value if value < own else -_FAR)
    second_ahead = _FAR
    for other in range(rules.entrants):
        value = sight.figures[other]
        second_ahead = min(second_ahead, value if value > next_ahead else _FAR)
    kinds = 0 if ahead == 0 else (1 if second_ahead == _FAR else 2)
    count = sight.counted[entrant]
    sight.listed[entrant, count] = begin + inputs.RANK + 6 * kinds + ahead
    sight.listed[entrant, count + 1] = begin + inputs.NEXT_AHEAD + gap_class(next_ahead - own)
    sight.listed[entrant, count + 2] = begin + inputs.NEXT_BEHIND + gap_class(own - last_behind)
    count += 3
    if everything:
        sight.listed[entrant, count] = begin + inputs.SECOND_AHEAD + gap_class(second_ahead - own)
        count += 1
    sight.listed[entrant, count] = begin + inputs.LEVEL + level - 1
    sight.counted[entrant] = count + int(level > 1)


@dual
def look_at_hand(state: State, rules: Rules, seat: int, sight: Sight) -> None:
    """The hand of the seat that looks."""
    switch_on(sight, seat, inputs.KNOWS)
    cards = 0
    total = 0
    best = -_FAR
    worst = _FAR
    listed = sight.counted[seat]
    for kind in range(rules.kinds):
        # Every kind is written, and counted only if it is held: a processor could not guess which are.
        count = state.hand[seat, kind]
        value = rules.value[kind]
        cards += count
        total += count * value
        best = max(best, value if count else -_FAR)
        worst = min(worst, value if count else _FAR)
        sight.listed[seat, listed] = inputs.HELD + 3 * (value - inputs.LOWEST_VALUE) + min(count, 3) - 1
        listed += int(count > 0)
    sight.counted[seat] = listed
    if cards:
        switch_on(sight, seat, inputs.HAND + 18 * (cards - 1) + clip((total + 14) // 2, 0, 17))
        switch_on(sight, seat, inputs.BEST + inputs.VALUES * (cards - 1) + best - inputs.LOWEST_VALUE)
        switch_on(sight, seat, inputs.WORST + inputs.VALUES * (cards - 1) + worst - inputs.LOWEST_VALUE)


@dual
def look_at_cards_face_up(state: State, rules: Rules, entrant: int, sight: Sight) -> None:
    """WF-301: an entrant's card that still has to move a pawn, and how many come before it."""
    if state.chosen[entrant]:
        before = 0
        for other in range(rules.entrants):
            if state.chosen[other] > state.chosen[entrant]:
                before += 1
        switch_on(sight, entrant, inputs.FACE_UP + rules.value[state.chosen[entrant] - 1] - inputs.LOWEST_VALUE)
        switch_on(sight, entrant, inputs.TURN + before)


@dual
def look_at_entrant(state: State, rules: Rules, seat: int, entrant: int, sight: Sight) -> None:
    """Where an entrant's pawn is, how it stands against the seat that looks, and that seat's own hand."""
    switch_on(sight, entrant, inputs.SPACE + inputs.SPACES * (state.trick - 1) + state.pawn[entrant] - LOWEST)
    if entrant == seat:
        look_at_hand(state, rules, seat, sight)
    else:
        lead = state.total[entrant] - state.total[seat]
        switch_on(sight, entrant, inputs.AGAINST_TOTAL + clip(lead, -12, 12) + 12)
        lead = state.pawn[entrant] - state.pawn[seat]
        switch_on(sight, entrant, inputs.AGAINST_PAWN + clip(lead, -12, 12) + 12)
    if state.phase == Phase.MOVE:
        look_at_cards_face_up(state, rules, entrant, sight)


@dual
def look_at_table(state: State, rules: Rules, seat: int, between: bool, sight: Sight) -> None:
    """What is true of the whole table, and of the cards that the seat has not seen."""
    sight.shared_count = 0
    switch_on_shared(sight, inputs.PLAYERS + rules.players)
    if rules.tactical:
        switch_on_shared(sight, inputs.SWITCHES)
    if rules.entrants > rules.players:
        switch_on_shared(sight, inputs.SWITCHES + 1)
    if rules.value[rules.kinds - 1] == 6:
        switch_on_shared(sight, inputs.SWITCHES + 2)
    trick = TRICKS if between else state.trick - 1
    switch_on_shared(sight, inputs.TIME + 6 * (state.round - 1) + trick)
    if between:
        return
    switch_on_shared(sight, inputs.PHASE + state.phase)
    if rules.tactical:
        switch_on_shared(sight, inputs.TACTICAL_TRICK + state.trick - 1)
    cards = 0
    total = 0
    for other in range(rules.players):
        sign = 0 if other == seat else 1
        for kind in range(rules.kinds):
            count = sign * state.hand[other, kind]
            cards += count
            total += count * rules.value[kind]
    for kind in range(rules.kinds):
        count = state.unseen[kind]
        cards += count
        total += count * rules.value[kind]
    first = -_FAR
    last = _FAR
    for entrant in range(rules.entrants):
        first = max(first, state.pawn[entrant])
        last = min(last, state.pawn[entrant])
    switch_on_shared(sight, inputs.UNSEEN + clip((8 * total + 8 * cards) // max(cards, 1) - 4, 0, 12))
    switch_on_shared(sight, inputs.WIDTH + gap_class(first - last))


@hot
def likely_ahead(lead: int, round_number: int, sight: Sight) -> float:
    """The chance that somebody with this lead in totals is still ahead at the end (see ``evaluate.ends_above``).

    Worked out once for each lead and round, and kept in ``known``: no chance is 0.
    """
    place = _LEADS * (round_number - 1) + _LEADS // 2 + lead
    if sight.known[place] == 0.0:
        spread = SPREAD * sqrt(float(ROUNDS + 1 - round_number))
        sight.known[place] = 1.0 / (1.0 + exp(-min(max(1.7 * lead / spread, -30.0), 30.0)))
    return sight.known[place]


@dual
def set_shares(state: State, rules: Rules, sight: Sight) -> float:
    """WF-110: ``shares`` by the totals alone, as ``evaluate.worth`` has them; the sum they were divided by."""
    for entrant in range(rules.entrants):
        sight.win[entrant] = 1.0  # the chance that nobody ends above
        sight.rank[entrant] = 0.0  # the chance that just one does
    for entrant in range(rules.entrants):
        for other in range(entrant):
            above = likely_ahead(state.total[other] - state.total[entrant], state.round, sight)
            sight.rank[entrant] = sight.rank[entrant] * (1.0 - above) + sight.win[entrant] * above
            sight.win[entrant] *= 1.0 - above
            sight.rank[other] = sight.rank[other] * above + sight.win[other] * (1.0 - above)
            sight.win[other] *= above
    total = 0.0
    for entrant in range(rules.entrants):
        total += sight.rank[entrant]
    for entrant in range(rules.entrants):
        sight.shares[entrant] = sight.rank[entrant] / total
    return total


@hot
def likely(lead: float) -> float:
    """``outlook.likely_above`` for a lead in parts of one that is safe."""
    x = min(max(lead, -1.0), 1.0)
    return 0.5 + x * (0.75 - 0.25 * x * x)


@dual
def set_seconds(state: State, rules: Rules, seat: int, drift: float, sight: Sight) -> None:
    """WF-108: into ``win`` everybody's chance to end this round second (``outlook.ends_second``)."""
    scale = 1.0 / (REACH * round_spread(state))
    for entrant in range(rules.entrants):
        sight.rank[entrant] = scale * (state.pawn[entrant] + (drift if entrant == seat else 0.0))
    for entrant in range(rules.entrants):
        none = 1.0
        one = 0.0
        for other in range(rules.entrants):
            ahead = likely(sight.rank[other] - sight.rank[entrant]) if other != entrant else 0.0
            one += ahead * (none - one)
            none -= ahead * none
        sight.win[entrant] = one


@dual
def set_pairs(state: State, rules: Rules, scale: float, sight: Sight) -> None:
    """Into ``pairs`` the chance that the second of two entrants ends the game above the first."""
    for entrant in range(rules.entrants):
        sight.pairs[entrant, entrant] = 0.0
        for other in range(entrant):
            above = likely(scale * (state.total[other] - state.total[entrant]))
            sight.pairs[entrant, other] = above
            sight.pairs[other, entrant] = 1.0 - above


@hot
def share_if_scored(
    state: State, rules: Rules, entrant: int, scorer: int, points: float, scale: float, sight: Sight
) -> float:
    """WF-110: the chance that just one ends above an entrant (``outlook.share_if``); most of it is in ``pairs``."""
    none = 1.0
    one = 0.0
    if scorer == entrant:
        for other in range(rules.entrants):
            lead = scale * (state.total[other] - state.total[entrant] - points)
            above = likely(lead) if other != entrant else 0.0
            one += above * (none - one)
            none -= above * none
        return one
    for other in range(rules.entrants):
        above = sight.pairs[entrant, other] if other != scorer else 0.0
        one += above * (none - one)
        none -= above * none
    above = likely(scale * (state.total[scorer] - state.total[entrant] + points)) if scorer >= 0 else 0.0
    return one + above * (none - one)


@dual
def add_gains(state: State, rules: Rules, seat: int, total: float, sight: Sight) -> None:
    """Add what this round promises everybody (``outlook.gain_if``); only the seat that looks knows its drift."""
    drift = own_drift(state, rules, seat, -1)
    set_seconds(state, rules, seat, drift, sight)
    scale = 1.0 / (REACH * total_spread(state))
    set_pairs(state, rules, scale, sight)
    for entrant in range(rules.entrants):
        switch_on(sight, entrant, inputs.ENDS_SECOND + clip(int(24.0 * sight.win[entrant]), 0, 15))
        sight.rank[entrant] = points_of(state, rules, entrant, seat, drift, NOBODY, 0)
    for entrant in range(rules.entrants):
        now = share_if_scored(state, rules, entrant, NOBODY, 0.0, scale, sight)
        gain = 0.0
        for scorer in range(rules.entrants):
            then = share_if_scored(state, rules, entrant, scorer, sight.rank[scorer], scale, sight)
            gain += sight.win[scorer] * (then - now)
        sight.shares[entrant] = min(max(sight.shares[entrant] + gain / total, 0.0), 1.0)


@dual
def look(state: State, rules: Rules, know: Knowledge, seat: int, sight: Sight) -> None:
    """Switch on the inputs of all entrants and of the table, as a seat knows them.

    ``base`` is what the hand-made outlook alone says of the win.
    """
    between = state.phase == Phase.DEAL
    second = second_space_if(state, rules, -1, 0)
    time = state.trick - 1 + (TRICKS if state.round == ROUNDS else 0)
    set_figures(state, rules, _TOTALS, second, sight)
    for entrant in range(rules.entrants):
        sight.counted[entrant] = 0
        look_at_order(rules, entrant, inputs.TOTALS + inputs.ORDER * (state.round - 1), True, sight)
        if entrant >= rules.players:
            switch_on(sight, entrant, inputs.LEO)
    if not between:
        set_figures(state, rules, _PAWNS, second, sight)
        for entrant in range(rules.entrants):
            look_at_order(rules, entrant, inputs.PAWNS + inputs.ORDER * (state.trick - 1), True, sight)
        set_figures(state, rules, _IF_NOW, second, sight)
        for entrant in range(rules.entrants):
            look_at_order(rules, entrant, inputs.IF_NOW + inputs.ORDER * time, False, sight)
            look_at_entrant(state, rules, seat, entrant, sight)
    total = set_shares(state, rules, sight)
    if not between:
        add_gains(state, rules, seat, total, sight)
    for entrant in range(rules.entrants):
        sight.base[entrant] = log_of(max(sight.shares[entrant], _LEAST))
        switch_on(sight, entrant, inputs.OUTLOOK + clip(int(-4.0 * sight.base[entrant]), 0, 23))
    look_at_table(state, rules, seat, between, sight)


@dual
def is_decided(state: State, rules: Rules) -> bool:
    """Whether the winner is known though the game goes on: never, any total can still be overtaken."""
    return False


@dual
def place_of(state: State, rules: Rules, seat: int) -> int:
    """The place that an entrant has already: none before the end."""
    return 0
