"""Start positions: facts read back, and every position that cannot arise refused (BadStart)."""

from __future__ import annotations

from collections.abc import Mapping

from ..kernel.checks import Facts
from ..kernel.errors import BadStart
from .codes import FINISH, START, Effect, Face, Hare, Kind, Phase
from .layout import STATE, State
from .rules.effects import all_behind, gift_for_each, pawns_behind
from .rules.finish import finish_limit, race_is_over
from .rules.legality import anything_legal
from .rules.position import bound_pawn, first_pawn, owner, pawns_home, race_position
from .rules.turn import set_up
from .table import HareTable
from .words import FACES, PHASES, pawn_name

MOST_CARROTS = 10**15
_FACES: dict[str, int] = {name: face for face, name in FACES.items()}
_PENDING = {
    PHASES[phase]: phase for phase in (Phase.FIRST, Phase.AGAIN, Phase.RESTARTED, Phase.DRAW, Phase.CHOICE, Phase.GIFT)
}
_KEYS = ("ruleset", "turn", "to_act", "carrots", "lettuces", "shown", "pawns", "deck", "finished", "pending")
_PAWN_KEYS = ("seat", "name", "space", "face", "position", "place", "must_leave", "passed_by")
_EATS = (Effect.EAT_LETTUCE,)
_MISSES = (Effect.MISS_TURN, Effect.EAT_LETTUCE, Effect.BEHIND_OR_AGAIN, Effect.TEN_PER_LETTUCE)


def start(table: HareTable, given: Mapping[str, object]) -> bytes:
    """The state described by facts; keys left out are as in a new game; what follows from others must agree."""
    facts = Facts(given, _KEYS)
    facts.same_ruleset(table.ruleset)
    state = STATE.new()
    set_up(state, table.rules)
    _read_seats(table, state, facts)
    _read_pawns(table, state, facts)
    _read_deck(table, state, facts)
    _read_turn(table, state, facts)
    _check_spaces(table, state)
    _check_home(table, state, facts)
    _check_pending(table, state)
    _check_positions(table, state, facts)
    return bytes(state.buffer)


def _read_seats(table: HareTable, state: State, facts: Facts) -> None:
    for name, field, most in (
        ("carrots", state.carrots, MOST_CARROTS),
        ("lettuces", state.lettuces, table.lettuces),
    ):
        for seat, value in enumerate(facts.numbers(name, table.players, 0, most)):
            field[seat] = value
    for seat, value in enumerate(facts.flags("shown", table.players)):
        state.shown[seat] = value


def _read_pawns(table: HareTable, state: State, facts: Facts) -> None:
    for pawn, entry in enumerate(facts.entries("pawns", table.rules.pawns, _PAWN_KEYS)):
        seat = owner(table.rules, pawn)
        entry.must_be("seat", seat)
        entry.must_be("name", pawn_name(pawn, table.pawns_each))
        state.space[pawn] = entry.number("space", START, FINISH, START)
        state.face[pawn] = _FACES[entry.word("face", tuple(_FACES), "up")]
        state.place[pawn] = entry.number_or_none("place", 1, table.rules.pawns) or 0
        state.must_leave[pawn] = entry.flag("must_leave", False)
        _read_passers(table, state, pawn, entry)


def _read_passers(table: HareTable, state: State, pawn: int, entry: Facts) -> None:
    if table.hare != Hare.TOURNAMENT:
        entry.absent("passed_by")
        return
    passers = entry.number_list_or_none("passed_by", 0, table.players - 1)
    if passers is None:
        return
    if owner(table.rules, pawn) in passers or len(set(passers)) != len(passers):
        raise BadStart("hare-start-passers", entry.at("passed_by"))
    state.due[pawn] = 1
    for seat in passers:
        state.passed_by[pawn] |= 1 << seat


def _read_deck(table: HareTable, state: State, facts: Facts) -> None:
    if table.hare != Hare.DECK:
        facts.absent("deck")
        return
    deck = facts.entry("deck", ("unseen", "seen"))
    if deck is None:
        return
    cards = table.edition.hare.cards
    names = [card.name for card in cards]
    seen = [names.index(name) for name in deck.words("seen", tuple(names))]
    for card in seen:
        if cards[card].effect in (Effect.SHUFFLE, Effect.ZERO):
            raise BadStart("hare-start-shuffler-seen", deck.at("seen"), card=names[card])
    counts = deck.counts("unseen", tuple(names))
    left = [card.count - seen.count(index) for index, card in enumerate(cards)]
    if min(left) < 0 or (counts is not None and [counts.get(name, 0) for name in names] != left):
        raise BadStart("hare-start-deck", "deck", size=sum(card.count for card in cards))
    for index, count in enumerate(left):
        state.unseen[index] = count
    for index, card in enumerate(seen):
        state.seen[index] = card
    state.seen_count = len(seen)


def _read_turn(table: HareTable, state: State, facts: Facts) -> None:
    pending = facts.entry("pending", ("kind", "pawn", "paid", "gifts"))
    kind = pending.word("kind", tuple(_PENDING), "first") if pending else None
    turn = facts.number_or_none("turn", 0, table.players - 1)
    if turn is None and not facts.has("turn") and not table.rules.draw_first:
        turn = 0  # as in a new game
    if turn is None and kind in (None, "first") and table.rules.draw_first:
        return  # still to be drawn, as set up
    if turn is None or kind == "first":
        raise BadStart("hare-start-no-turn", "turn")
    state.turn = turn
    state.phase = Phase.ACTION if kind is None else _PENDING[kind]
    if pending:
        _read_pending(table, state, pending, turn)
    if table.hare == Hare.TOURNAMENT and table.pawns_each == 1:
        _assume_unpassed(table, state, facts)


def _read_pending(table: HareTable, state: State, pending: Facts, turn: int) -> None:
    letter = pending.word("pawn", ("a", "b")[: table.pawns_each], "a")
    state.actor = first_pawn(table.rules, turn) + "ab".index(letter)
    if state.phase == Phase.DRAW:
        state.paid = pending.number("paid", 0, 2080, 0)
    if state.phase == Phase.GIFT:
        for seat, gift in enumerate(pending.numbers("gifts", table.players, 0, 20)):
            state.gift[seat] = gift


def _assume_unpassed(table: HareTable, state: State, facts: Facts) -> None:
    """A lone pawn that waits on a tournament hare space is always still to be settled: left out means not passed."""
    entries = facts.entries("pawns", table.rules.pawns, _PAWN_KEYS)
    for pawn, entry in enumerate(entries):
        on_hare = table.edition.board.kinds[state.space[pawn]] == Kind.HARE
        if on_hare and pawn != state.turn:
            if entry.has("passed_by") and not state.due[pawn]:
                raise BadStart("hare-start-passers", entry.at("passed_by"))
            state.due[pawn] = 1


def _where(pawn: int, key: str) -> str:
    return f"pawns[{pawn}].{key}"


def _check_spaces(table: HareTable, state: State) -> None:
    rules = table.rules
    taken: set[int] = set()
    for pawn in range(rules.pawns):
        space = state.space[pawn]
        if START < space < FINISH and space in taken:
            raise BadStart("hare-start-two-pawns", _where(pawn, "space"), space=space)
        taken.add(space)
        _check_pawn(table, state, pawn)
    for seat in range(table.players):
        first = first_pawn(rules, seat)
        pawns = range(first, first + rules.pawns_each)
        if sum(state.face[pawn] != Face.UP or state.must_leave[pawn] != 0 for pawn in pawns) > 1:
            raise BadStart("hare-start-both-bound", _where(first, "face"))


def _effects(table: HareTable) -> set[int]:
    """All effects that can come at this table."""
    if table.hare > Hare.DECK:
        return set()
    return set(table.edition.hare.effects)


def _check_pawn(table: HareTable, state: State, pawn: int) -> None:
    seat, kind = owner(table.rules, pawn), table.edition.board.kinds[state.space[pawn]]
    face, must_leave, effects = state.face[pawn], state.must_leave[pawn], _effects(table)
    eats_here = kind == Kind.LETTUCE or (kind == Kind.HARE and not effects.isdisjoint(_EATS))
    if kind == Kind.HARE and table.hare == Hare.CLOSED:
        raise BadStart("hare-start-hare-closed", _where(pawn, "space"))
    if kind == Kind.LETTUCE and face == Face.UP and not must_leave:
        raise BadStart("hare-start-lettuce-idle", _where(pawn, "must_leave"))
    if face == Face.EAT and not (eats_here and state.lettuces[seat] > 0):
        raise BadStart("hare-start-nothing-to-eat", _where(pawn, "face"))
    if face == Face.MISS and not (kind == Kind.HARE and not effects.isdisjoint(_MISSES)):
        raise BadStart("hare-start-no-missed-turn", _where(pawn, "face"))
    if face == Face.NAP and not (kind == Kind.HARE and table.hare == Hare.NAP):
        raise BadStart("hare-start-no-nap", _where(pawn, "face"))
    if must_leave and (face != Face.UP or not eats_here or state.lettuces[seat] == table.lettuces):
        raise BadStart("hare-start-need-not-leave", _where(pawn, "must_leave"))
    if state.due[pawn] and kind != Kind.HARE:
        raise BadStart("hare-start-passers", _where(pawn, "passed_by"))


def _check_home(table: HareTable, state: State, facts: Facts) -> None:
    rules = table.rules
    home = [pawn for pawn in range(rules.pawns) if state.space[pawn] == FINISH]
    for pawn in range(rules.pawns):
        if (state.place[pawn] > 0) != (pawn in home):
            raise BadStart("hare-start-place", _where(pawn, "place"))
    arrived = sorted(home, key=lambda pawn: state.place[pawn])
    if [state.place[pawn] for pawn in arrived] != list(range(1, len(home) + 1)):
        raise BadStart("hare-start-places", "pawns")
    finished = facts.numbers("finished", None, 0, table.players - 1)
    if facts.has("finished") and finished != [owner(rules, pawn) for pawn in arrived]:
        raise BadStart("hare-start-finished", "finished")
    for pawn in arrived:
        _check_arrival(table, state, pawn)
        state.finished[state.home] = pawn
        state.home += 1
        if race_is_over(state, rules, owner(rules, pawn)):
            raise BadStart("hare-start-over", "finished")


def _check_arrival(table: HareTable, state: State, pawn: int) -> None:
    """A pawn home met the conditions of Finish then (HT-850, HT-903, HT-904); nothing since can have undone that."""
    rules, seat = table.rules, owner(table.rules, pawn)
    later = [p for p in range(rules.pawns) if state.place[p] > state.place[pawn]]
    kept = [state.place[p] for p in later]
    for p in later:
        state.place[p] = 0
    own = state.place[pawn]
    state.place[pawn] = 0
    limit = finish_limit(state, rules, seat)
    state.place[pawn] = own
    for p, place in zip(later, kept, strict=True):
        state.place[p] = place
    lettuces_matter = limit >= 0 or not rules.first_pawn_any_lettuces
    if (lettuces_matter and state.lettuces[seat]) or 0 <= limit < state.carrots[seat]:
        raise BadStart("hare-start-could-not-finish", _where(pawn, "place"))


def _check_pending(table: HareTable, state: State) -> None:
    rules = table.rules
    if state.phase == Phase.FIRST:
        fresh = STATE.new()
        set_up(fresh, rules)
        if bytes(fresh.buffer) != bytes(state.buffer):
            raise BadStart("hare-start-already-racing", "pending")
        return
    seat = state.turn
    if pawns_home(state, rules, seat) == rules.pawns_each:
        raise BadStart("hare-start-turn-home", "turn")
    if any(state.due[p] for p in range(rules.pawns) if owner(rules, p) == seat):
        raise BadStart("hare-start-passers", "pawns")
    if state.phase == Phase.ACTION:
        return
    pawn = state.actor
    if bound_pawn(state, rules, seat) >= 0 or state.place[pawn]:
        raise BadStart("hare-start-pending-bound", "pending")
    if not _pending_can_be(table, state, pawn):
        raise BadStart("hare-start-pending", "pending", kind=PHASES[state.phase])


def _check_positions(table: HareTable, state: State, facts: Facts) -> None:
    """HT-404: a race position follows from the spaces and places; one that is given must be that."""
    for pawn, entry in enumerate(facts.entries("pawns", table.rules.pawns, _PAWN_KEYS)):
        entry.must_be("position", race_position(state, table.rules, pawn))


def _pending_can_be(table: HareTable, state: State, pawn: int) -> bool:
    rules = table.rules
    if state.phase == Phase.RESTARTED:
        holds = state.carrots[state.turn] == rules.restart_carrots
        return holds and state.space[pawn] == START and anything_legal(state, rules, state.turn)
    if table.edition.board.kinds[state.space[pawn]] != Kind.HARE or table.hare > Hare.DECK:
        return False
    if state.phase == Phase.DRAW:
        return state.paid in [way * (way + 1) // 2 for way in range(state.space[pawn] + 1)]
    effects = _effects_now(table, state, pawn)
    if state.phase == Phase.CHOICE:
        return Effect.PLUS_MINUS_10 in effects
    if state.phase == Phase.AGAIN:
        behind = all_behind(state, rules, pawn)
        passed = behind <= rules.pawns - rules.pawns_each - behind  # HT-722
        return Effect.PLAY_AGAIN in effects or (Effect.BEHIND_OR_AGAIN in effects and passed)
    return Effect.GIVE_10 in effects and _gifts_can_be(table, state, pawn)


def _effects_now(table: HareTable, state: State, pawn: int) -> set[int]:
    """The effects that can have come for a pawn where it stands (HT-712: a chart and a die look at its position)."""
    column = race_position(state, table.rules, pawn) - 1
    if table.hare == Hare.CHART:
        return {row[column] for row in table.edition.hare.table}
    if table.hare == Hare.DIE:
        return set(table.edition.hare.table[column])
    return _effects(table)


def _gifts_can_be(table: HareTable, state: State, pawn: int) -> bool:
    """HT-721, HT-729: for every pawn behind as much as the giver could afford, answered in seat order after it."""
    rules, giver = table.rules, state.turn
    order = [(giver + step) % table.players for step in range(1, table.players)]
    gifts = [state.gift[seat] for seat in order]
    behind = [pawns_behind(state, rules, seat, pawn) for seat in order]
    answered = next((i for i, gift in enumerate(gifts) if gift), len(gifts))
    if state.gift[giver] or answered == len(gifts) or not behind[answered]:
        return False
    each = gifts[answered] // behind[answered]
    state.carrots[giver] += each * sum(behind)
    affordable = gift_for_each(state, rules, pawn)
    state.carrots[giver] -= each * sum(behind)
    return each == affordable and gifts[answered:] == [each * count for count in behind[answered:]]
