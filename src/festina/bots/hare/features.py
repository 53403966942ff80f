"""What the network looks at in a race: for each seat and for the table the inputs that are on.

Everything is put into classes (a purse of 40 to 44 carrots is one input), so that an input is on or off. The plan's
expected turns home are among them: with them a network need not learn arithmetic.
"""

from __future__ import annotations

from ...hare.codes import FINISH, Face, Kind
from ...hare.rules.finish import finish_limit
from ...hare.rules.moving import move_cost
from ...hare.rules.position import first_pawn, number_bonus, occupied_spaces, race_position
from ...kernel.switch import dual, hot
from . import inputs
from .estimate import turns_home
from .layout import SCALE, Knowledge, Rules, Sight, State

#: How sure the plan is: the spread of arrival, in turns, at the end of a race and for each turn still to go.
_SPREAD = 0.45
_SPREAD_PER_TURN = 0.07


@hot
def clip(value: int, low: int, high: int) -> int:
    """The nearest number from ``low`` to ``high``."""
    return min(max(value, low), high)


@hot
def switch_on(sight: Sight, seat: int, number: int) -> None:
    """An input of a seat is on."""
    sight.listed[seat, sight.counted[seat]] = number
    sight.counted[seat] += 1


@hot
def switch_on_shared(sight: Sight, number: int) -> None:
    """An input of the table is on."""
    sight.shared[sight.shared_count] = number
    sight.shared_count += 1


@dual
def look_at_pawn(state: State, rules: Rules, taken: int, seat: int, pawn: int, begin: int, sight: Sight) -> None:
    """A pawn's inputs, numbered from ``begin``."""
    space = state.space[pawn]
    kind = rules.kind[space]
    position = race_position(state, rules, pawn)
    switch_on(sight, seat, begin + inputs.SPACE + space)
    switch_on(sight, seat, begin + inputs.KIND + kind)
    switch_on(sight, seat, begin + inputs.POSITION + position - 1)
    if space == FINISH:
        return
    if state.face[pawn] != Face.UP:
        switch_on(sight, seat, begin + inputs.FACE + state.face[pawn])
    if state.must_leave[pawn]:
        switch_on(sight, seat, begin + inputs.FACE + 4)
    if Kind.TWO <= kind <= Kind.ONE_FIVE_SIX:
        if number_bonus(state, rules, pawn):
            switch_on(sight, seat, begin + inputs.NUMBER + 11)
        elif kind == Kind.ONE_FIVE_SIX:
            switch_on(sight, seat, begin + inputs.NUMBER + position - 1)
        else:
            switch_on(sight, seat, begin + inputs.NUMBER + 6 + clip(kind - Kind.TWO + 2 - position, -2, 2) + 2)
    behind = rules.tortoise_behind[space]
    if behind >= 0:
        way = clip(space - behind, 1, 11)
        switch_on(sight, seat, begin + inputs.TORTOISE + way + (12 if (taken >> behind) & 1 else 0))
    ahead = 99
    after = 99
    for other in range(rules.pawns):
        way = state.space[other] - space
        races = other != pawn and not state.place[other]
        ahead = min(ahead, way if races and way >= 0 else 99)
        after = min(after, -way if races and way <= 0 else 99)
    switch_on(sight, seat, begin + inputs.AHEAD + min(ahead, 12))
    switch_on(sight, seat, begin + inputs.BEHIND + min(after, 12))
    if state.due[pawn]:
        passers = 0
        for other in range(rules.players):
            passers += (state.passed_by[pawn] >> other) & 1
        switch_on(sight, seat, begin + inputs.DUE + passers)


@dual
def look_at_purse(state: State, rules: Rules, seat: int, sight: Sight) -> None:
    """What a seat holds, against what it needs."""
    carrots = state.carrots[seat]
    lettuces = state.lettuces[seat]
    pawn = first_pawn(rules, seat)
    last = pawn + rules.pawns_each - 1
    if state.place[pawn] and pawn != last:
        pawn = last
    behind = state.space[pawn]
    if rules.pawns_each == 2 and not state.place[last]:
        behind = min(behind, state.space[last])
    ahead = 0
    rest = (rules.lettuce_spaces >> min(behind, FINISH - 1)) >> 1
    while rest:
        rest &= rest - 1
        ahead += 1
    switch_on(sight, seat, inputs.CARROTS + (carrots // 5 if carrots < 200 else clip(32 + carrots // 25, 40, 63)))
    switch_on(sight, seat, inputs.LETTUCES + clip(lettuces, 0, 5))
    switch_on(sight, seat, inputs.LETTUCES_AHEAD + 6 * clip(lettuces, 0, 5) + clip(ahead, 0, 5))
    if state.place[pawn]:
        return
    left = carrots - move_cost(state, rules, pawn, FINISH - state.space[pawn])
    if rules.pawns_each == 2 and pawn != last:
        left -= move_cost(state, rules, last, FINISH - state.space[last])
    if left < 0:
        switch_on(sight, seat, inputs.WAY + clip((left + 1) // 20 + 20, 0, 20))
    else:
        switch_on(sight, seat, inputs.WAY + clip(21 + left // 10, 21, 41))
    if lettuces == 0 and left >= 0:
        limit = finish_limit(state, rules, seat)
        switch_on(sight, seat, inputs.CAN_FINISH + (1 if limit < 0 or left <= limit else 0))


@dual
def look_at_table(state: State, rules: Rules, soonest: float, gap: float, sight: Sight) -> None:
    """What is true of the whole table."""
    sight.shared_count = 0
    switch_on_shared(sight, inputs.PLAYERS + rules.players)
    switch_on_shared(sight, inputs.HARE + rules.hare)
    switch_on_shared(sight, inputs.TEAMS + rules.teams)
    switch_on_shared(sight, inputs.LIMIT + (1 if rules.flat_limit else 0))
    if rules.pay_on_leaving:
        switch_on_shared(sight, inputs.SWITCHES)
    if rules.first_pawn_any_lettuces:
        switch_on_shared(sight, inputs.SWITCHES + 1)
    if rules.jump_to_vacant:
        switch_on_shared(sight, inputs.SWITCHES + 2)
    if rules.position_to_finish:
        switch_on_shared(sight, inputs.SWITCHES + 3)
    if rules.position_to_tortoise:
        switch_on_shared(sight, inputs.SWITCHES + 4)
    if rules.choice_of_nothing:
        switch_on_shared(sight, inputs.SWITCHES + 5)
    if rules.give_less:
        switch_on_shared(sight, inputs.SWITCHES + 6)
    switch_on_shared(sight, inputs.START + clip((rules.start_carrots - 60) // 5, 0, 7))
    switch_on_shared(sight, inputs.HOME + state.home)
    switch_on_shared(sight, inputs.SOONEST + clip(int(2.0 * soonest), 0, 39))
    switch_on_shared(sight, inputs.GAP + clip(int(4.0 * gap), 0, 25))
    switch_on_shared(sight, inputs.PHASE + state.phase)
    for card in range(rules.card_kinds):
        if state.unseen[card] and sight.shared_count < 30:
            switch_on_shared(sight, inputs.UNSEEN + rules.card_effect[card])


@hot
def lead_class(lead: float) -> int:
    """Leads in turns, a quarter each, from -6 to 6."""
    return clip(int(4.0 * lead + 25.0), 0, 49)


@dual
def gather_teams(state: State, rules: Rules, sight: Sight) -> None:
    """HT-1002: a team is home with its last pawn."""
    for team in range(rules.teams):
        latest = 0.0
        for seat in range(team, rules.players, rules.teams):
            if not state.place[first_pawn(rules, seat)]:
                latest = max(latest, sight.win[seat])
        for seat in range(team, rules.players, rules.teams):
            sight.win[seat] = latest


@dual
def look_at_chances(
    state: State, rules: Rules, seat: int, soonest: float, second: float, third: float, sight: Sight
) -> None:
    """How a seat stands in the race: expected turns (``figures``), leads, whose turn it is."""
    when = sight.win[seat]
    best = second if when <= soonest else soonest
    next_best = third if when <= second else second
    turns = sight.figures[seat] / SCALE
    switch_on(sight, seat, inputs.TURNS + clip(int(4.0 * turns) if turns < 14.0 else 56 + int(turns - 14.0), 0, 71))
    switch_on(sight, seat, inputs.LEAD + lead_class(best - when))
    switch_on(sight, seat, inputs.LEAD_SECOND + lead_class(next_best - when) // 2)
    rank = 0
    for other in range(rules.players):
        if sight.win[other] < when:
            rank += 1
    switch_on(sight, seat, inputs.RANK + rank)
    wait = (seat - state.turn) % rules.players
    switch_on(sight, seat, inputs.WAIT + wait)
    if wait == 0:
        switch_on(sight, seat, inputs.ACTING + state.phase)
    if state.gift[seat]:
        switch_on(sight, seat, inputs.GIFT)
    if rules.teams:
        latest = 0.0
        for other in range(seat % rules.teams, rules.players, rules.teams):
            if other != seat:
                latest = max(latest, sight.figures[other] / SCALE)
        switch_on(sight, seat, inputs.PARTNER + clip(int(latest), 0, 25))
    place = state.place[first_pawn(rules, seat)] if rules.pawns_each == 1 else 0
    if place:
        switch_on(sight, seat, inputs.PLACE + place)


@dual
def look(state: State, rules: Rules, know: Knowledge, sight: Sight) -> None:
    """Switch on the inputs of all seats and of the table; ``base`` is what the plan alone says of the win."""
    taken = occupied_spaces(state, rules)
    soonest = 1e9
    second = 1e9
    third = 1e9
    for seat in range(rules.players):
        wait = (seat - state.turn) % rules.players
        sight.figures[seat] = turns_home(state, rules, know, seat)
        sight.win[seat] = sight.figures[seat] / SCALE + wait / rules.players
    if rules.teams:
        gather_teams(state, rules, sight)
    for seat in range(rules.players):
        when = sight.win[seat]
        if when < soonest:
            third = second
            second = soonest
            soonest = when
        elif when < second:
            third = second
            second = when
        elif when < third:
            third = when
    spread = _SPREAD + _SPREAD_PER_TURN * max(soonest, 0.0)
    for seat in range(rules.players):
        sight.counted[seat] = 0
        first = first_pawn(rules, seat)
        if rules.pawns_each == 1:
            look_at_pawn(state, rules, taken, seat, first, 0, sight)
        else:
            ahead = 1 if state.space[first + 1] > state.space[first] else 0
            look_at_pawn(state, rules, taken, seat, first + ahead, 0, sight)
            look_at_pawn(state, rules, taken, seat, first + 1 - ahead, inputs.PAWN, sight)
        look_at_purse(state, rules, seat, sight)
        look_at_chances(state, rules, seat, soonest, second, third, sight)
        sight.base[seat] = (soonest - sight.win[seat]) / spread
    look_at_table(state, rules, soonest, second - soonest, sight)


@dual
def is_decided(state: State, rules: Rules) -> bool:
    """Whether the winner is known, though the race goes on."""
    return state.home > 0 and rules.pawns_each == 1 and rules.teams == 0


@dual
def place_of(state: State, rules: Rules, seat: int) -> int:
    """The place that a seat has already, or 0."""
    return state.place[seat] if rules.pawns_each == 1 else 0
