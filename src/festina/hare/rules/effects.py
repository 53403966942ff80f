"""What hare spaces do: the charts, the die and the decks (section 7)."""

from __future__ import annotations

from ...kernel.log import Log, emit
from ...kernel.switch import dual
from ..codes import FINISH, START, By, Effect, Face, Happened, Kind, Phase, Why
from ..layout import Rules, State
from .carrots import change_carrots, pay, take
from .deck import shuffle_deck
from .finish import finish_forbids
from .moving import arrive, displace, lie_down
from .position import first_pawn, is_free, owner
from .restart import put_back


@dual
def miss_next_turn(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-701: face down; the next turn only turns it up."""
    lie_down(state, rules, pawn, Face.MISS, log)
    state.phase = Phase.TURN_OVER


@dual
def nothing_happens(state: State, rules: Rules, pawn: int, effect: int, log: Log) -> None:
    """HT-711: an event that cannot be carried out does nothing."""
    emit(log, Happened.NOTHING, owner(rules, pawn), pawn, effect, 0, 0)
    state.phase = Phase.TURN_OVER


@dual
def jump_to_carrot(state: State, rules: Rules, pawn: int, step: int, log: Log) -> None:
    """HT-703, HT-704: to the next vacant carrot space; 1978: to the next carrot space, if it is free."""
    space = state.space[pawn] + step
    while START < space < FINISH:
        if rules.kind[space] == Kind.CARROT:
            if is_free(state, rules, space):
                displace(state, rules, pawn, space, By.EVENT, log)
                arrive(state, rules, pawn, 0, log)
                return
            if not rules.jump_to_vacant:
                break
        space += step
    nothing_happens(state, rules, pawn, Effect.CARROT_FORWARD if step > 0 else Effect.CARROT_BACK, log)


@dual
def next_pawn_on_track(state: State, rules: Rules, pawn: int, step: int) -> int:
    """HT-705, HT-706: the space of the next pawn in that direction on the track, any pawn; -1 for none."""
    space = state.space[pawn] + step
    while START < space < FINISH:
        if not is_free(state, rules, space):
            return space
        space += step
    return -1


@dual
def may_be_put_on(state: State, rules: Rules, seat: int, space: int, step: int) -> bool:
    """HT-705, HT-706: passed over are occupied spaces, tortoises, and lettuces for a seat without one."""
    if not is_free(state, rules, space):
        return False
    kind = rules.kind[space]
    if kind == Kind.TORTOISE:
        return step < 0 and rules.position_to_tortoise != 0
    return kind != Kind.LETTUCE or state.lettuces[seat] > 0


@dual
def change_position(state: State, rules: Rules, pawn: int, step: int, log: Log) -> None:
    """HT-705, HT-706: to the first free space beyond the next pawn ahead or behind, then that space's action."""
    seat = owner(rules, pawn)
    space = next_pawn_on_track(state, rules, pawn, step)
    if space > 0:
        while START < space < FINISH:
            if may_be_put_on(state, rules, seat, space, step):
                displace(state, rules, pawn, space, By.EVENT, log)
                arrive(state, rules, pawn, 0, log)
                return
            space += step
        may_finish = finish_forbids(state, rules, seat, state.carrots[seat]) == 0
        if step > 0 and rules.position_to_finish and may_finish:
            displace(state, rules, pawn, FINISH, By.EVENT, log)
            arrive(state, rules, pawn, 0, log)
            return
    nothing_happens(state, rules, pawn, Effect.POSITION_FORWARD if step > 0 else Effect.POSITION_BACK, log)


@dual
def eat_lettuce_here(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-707: as on a lettuce space; with no lettuce left the turn is missed."""
    has_lettuce = state.lettuces[owner(rules, pawn)] > 0
    lie_down(state, rules, pawn, Face.EAT if has_lettuce else Face.MISS, log)
    state.phase = Phase.TURN_OVER


@dual
def pay_or_restart(state: State, rules: Rules, pawn: int, amount: int, why: int, log: Log) -> None:
    """HT-708, HT-740: pay; HT-801, HT-802: who cannot restarts, as an event that ends the turn."""
    seat = owner(rules, pawn)
    if state.carrots[seat] >= amount:
        pay(state, seat, pawn, amount, why, log)
    else:
        put_back(state, rules, pawn, log)
    state.phase = Phase.TURN_OVER


@dual
def give_back_payment(state: State, rules: Rules, pawn: int, paid: int, log: Log) -> None:
    """HT-709, HT-725: what the move to this space cost comes back."""
    take(state, owner(rules, pawn), pawn, paid, Why.FREE_MOVE, log)
    state.phase = Phase.TURN_OVER


@dual
def move_again(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-710: the same pawn must move again at once."""
    emit(log, Happened.AGAIN, owner(rules, pawn), pawn, 0, 0, 0)
    state.phase = Phase.AGAIN


@dual
def pawns_behind(state: State, rules: Rules, seat: int, pawn: int) -> int:
    """HT-721, HT-729: how many pawns of another seat are behind this one."""
    first = first_pawn(rules, seat)
    behind = 0
    for other in range(first, first + rules.pawns_each):
        if state.space[other] < state.space[pawn]:
            behind += 1
    return behind


@dual
def all_behind(state: State, rules: Rules, pawn: int) -> int:
    """HT-721, HT-722, HT-729: how many pawns of all other seats are behind; seats on Start are."""
    giver = owner(rules, pawn)
    behind = 0
    for seat in range(rules.players):
        if seat != giver:
            behind += pawns_behind(state, rules, seat, pawn)
    return behind


@dual
def gift_for_each(state: State, rules: Rules, pawn: int) -> int:
    """HT-721: 10 to each behind; too dear: 5, then 1, then nothing (Ravensburger 2008: nothing at once)."""
    behind = all_behind(state, rules, pawn)
    carrots = state.carrots[owner(rules, pawn)]
    if behind == 0:
        return 0
    if carrots >= 10 * behind:
        return 10
    if rules.give_less and carrots >= 5 * behind:
        return 5
    if rules.give_less and carrots >= behind:
        return 1
    return 0


@dual
def give_to_those_behind(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-721: the gifts are handed over; each receiver then keeps or banks its own (HT-729: one gift per seat)."""
    giver = owner(rules, pawn)
    each = gift_for_each(state, rules, pawn)
    if each == 0:
        nothing_happens(state, rules, pawn, Effect.GIVE_10, log)
        return
    for step in range(1, rules.players):
        seat = (giver + step) % rules.players
        gift = each * pawns_behind(state, rules, seat, pawn)
        if gift:
            change_carrots(state, giver, -gift)
            state.gift[seat] = gift
            emit(log, Happened.GIVEN, giver, pawn, gift, seat, 0)
    state.phase = Phase.GIFT


@dual
def behind_or_again(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-722: more behind than ahead: miss a turn; otherwise move again."""
    behind = all_behind(state, rules, pawn)
    ahead = rules.pawns - rules.pawns_each - behind
    if behind > ahead:
        miss_next_turn(state, rules, pawn, log)
    else:
        move_again(state, rules, pawn, log)


@dual
def restore_65(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-723: exactly 65 carrots, in every edition."""
    seat = owner(rules, pawn)
    change_carrots(state, seat, 65 - state.carrots[seat])
    emit(log, Happened.RESTORED, seat, pawn, 65, 0, 0)
    state.phase = Phase.TURN_OVER


@dual
def ten_per_lettuce(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-724: 10 for each lettuce held; with none, miss the next turn."""
    seat = owner(rules, pawn)
    if state.lettuces[seat] == 0:
        miss_next_turn(state, rules, pawn, log)
    else:
        take(state, seat, pawn, 10 * state.lettuces[seat], Why.PER_LETTUCE, log)
        state.phase = Phase.TURN_OVER


@dual
def lose_half(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-726: half is lost, the odd carrot is kept."""
    seat = owner(rules, pawn)
    pay(state, seat, pawn, state.carrots[seat] // 2, Why.HALF, log)
    state.phase = Phase.TURN_OVER


@dual
def show(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-727: everybody sees the count."""
    seat = owner(rules, pawn)
    emit(log, Happened.SHOWN, seat, pawn, 0, state.carrots[seat], 0)
    state.shown[seat] = 1
    state.phase = Phase.TURN_OVER


@dual
def collect_and_shuffle(state: State, rules: Rules, pawn: int, log: Log) -> None:
    """HT-728: every other seat gives a carrot if it has one, then the whole deck is shuffled."""
    drawer = owner(rules, pawn)
    for step in range(1, rules.players):
        seat = (drawer + step) % rules.players
        if state.carrots[seat] > 0:
            change_carrots(state, seat, -1)
            change_carrots(state, drawer, 1)
            emit(log, Happened.GAVE, seat, -1, 1, drawer, 0)
    shuffle_deck(state, rules, log)
    state.phase = Phase.TURN_OVER


@dual
def carry_out(state: State, rules: Rules, pawn: int, effect: int, value: int, paid: int, log: Log) -> None:
    """Do what the chart, the die or the card says, for the pawn that reached the hare space."""
    if effect == Effect.MISS_TURN:
        miss_next_turn(state, rules, pawn, log)
    elif effect == Effect.PLUS_MINUS_10:
        state.phase = Phase.CHOICE  # HT-702
    elif effect == Effect.CARROT_FORWARD:
        jump_to_carrot(state, rules, pawn, 1, log)
    elif effect == Effect.CARROT_BACK:
        jump_to_carrot(state, rules, pawn, -1, log)
    elif effect == Effect.POSITION_FORWARD:
        change_position(state, rules, pawn, 1, log)
    elif effect == Effect.POSITION_BACK:
        change_position(state, rules, pawn, -1, log)
    elif effect == Effect.EAT_LETTUCE:
        eat_lettuce_here(state, rules, pawn, log)
    elif effect == Effect.EAT_CARROT:
        pay_or_restart(state, rules, pawn, 1, Why.EAT_CARROT, log)  # HT-708
    elif effect in (Effect.LAST_MOVE_FREE, Effect.FREE_RIDE):
        give_back_payment(state, rules, pawn, paid, log)
    elif effect == Effect.PLAY_AGAIN:
        move_again(state, rules, pawn, log)
    elif effect == Effect.GIVE_10:
        give_to_those_behind(state, rules, pawn, log)
    elif effect == Effect.BEHIND_OR_AGAIN:
        behind_or_again(state, rules, pawn, log)
    elif effect == Effect.RESTORE_65:
        restore_65(state, rules, pawn, log)
    elif effect == Effect.TEN_PER_LETTUCE:
        ten_per_lettuce(state, rules, pawn, log)
    elif effect == Effect.LOSE_HALF:
        lose_half(state, rules, pawn, log)
    elif effect == Effect.SHOW:
        show(state, rules, pawn, log)
    elif effect == Effect.SHUFFLE:
        collect_and_shuffle(state, rules, pawn, log)
    elif effect == Effect.CARROTS and value < 0:
        pay_or_restart(state, rules, pawn, -value, Why.CARD, log)  # HT-740
    elif effect == Effect.CARROTS:
        take(state, owner(rules, pawn), pawn, value, Why.CARD, log)  # HT-740
        state.phase = Phase.TURN_OVER
    else:
        shuffle_deck(state, rules, log)  # HT-741
        state.phase = Phase.TURN_OVER
