"""Start positions: facts read back, and every position that cannot arise refused (BadStart)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from ..kernel.checks import Facts
from ..kernel.errors import BadStart
from .codes import HAND, HIGHEST, LEO_CARDS, LOWEST, ROUNDS, START, TRICKS, Do, Phase
from .layout import STATE, State
from .notation import action_text, parse_action
from .reachable import check_pawns, check_totals
from .rules.dealing import cards_held, set_up
from .rules.tricks import next_mover
from .table import WhyFirstTable
from .words import PHASES

_PENDING = {PHASES[phase]: phase for phase in (Phase.DEAL, Phase.LEO, Phase.MOVE)}
_KEYS = (
    *("ruleset", "to_act", "round", "trick", "pawns", "hands"),
    *("chosen", "totals", "played", "last_round", "pending"),
)


def start(table: WhyFirstTable, given: Mapping[str, object]) -> bytes:
    """The state described by facts; keys left out are as in a new game."""
    facts = Facts(given, _KEYS)
    facts.same_ruleset(table.ruleset)
    state = STATE.new()
    set_up(state, table.rules)
    state.round = facts.number("round", 1, ROUNDS, 1)
    state.trick = facts.number("trick", 1, TRICKS, 1)
    for entrant, space in enumerate(facts.numbers("pawns", table.entrants, LOWEST, HIGHEST)):
        state.pawn[entrant] = space
    _read_last_round(table, state, facts)
    check_totals(table, state, facts)
    _read_hands(table, state, facts)
    played = _read_played(table, state, facts)
    _read_chosen(table, state, facts)
    _read_pending(table, state, facts)
    _check_phase(table, state, len(played))
    check_pawns(table, state, played)
    return bytes(state.buffer)


def _read_last_round(table: WhyFirstTable, state: State, facts: Facts) -> None:
    if facts.raw("last_round") is None:
        return
    if state.round == 1:
        raise BadStart("whyfirst-start-no-last-round", "last_round")
    for entrant, space in enumerate(facts.numbers("last_round", table.entrants, LOWEST, HIGHEST)):
        state.ended[entrant] = space
    state.has_ended = 1


def _read_hands(table: WhyFirstTable, state: State, facts: Facts) -> None:
    for entrant, cards in enumerate(facts.word_lists("hands", table.entrants, table.texts)):
        if cards and entrant == table.leo:
            raise BadStart("whyfirst-start-leo-hand", f"hands[{entrant}]")
        if len(cards) > HAND:
            raise BadStart("whyfirst-start-hand-size", f"hands[{entrant}]", size=HAND, given=len(cards))
        for kind, count in Counter(table.texts.index(card) for card in cards).items():
            state.hand[entrant, kind] = count
            _take(table, state, kind, count, f"hands[{entrant}]")


def _read_played(table: WhyFirstTable, state: State, facts: Facts) -> list[int]:
    """The kinds of card seen this round; they are out until the next one."""
    played = [table.texts.index(card) for card in facts.words("played", table.texts)]
    for kind, count in Counter(played).items():
        _take(table, state, kind, count, "played")
    return played


def _take(table: WhyFirstTable, state: State, kind: int, count: int, where: str) -> None:
    """Take cards out of the unseen ones (WF-102)."""
    if count > state.unseen[kind]:
        copies = table.cards[kind].copies
        raise BadStart("whyfirst-start-too-many-cards", where, card=table.texts[kind], copies=copies)
    state.unseen[kind] -= count


def _read_chosen(table: WhyFirstTable, state: State, facts: Facts) -> None:
    for seat, text in enumerate(facts.words_or_none("chosen", table.entrants, _choices(table))):
        if text is None:
            continue
        kind, pawn = _split(table, text)
        if seat == table.leo:
            raise BadStart("whyfirst-start-leo-chosen", f"chosen[{seat}]")
        if not state.hand[seat, kind]:
            raise BadStart("whyfirst-start-chosen-not-held", f"chosen[{seat}]", card=table.texts[kind])
        state.chosen[seat] = kind + 1
        state.target[seat] = pawn


def _choices(table: WhyFirstTable) -> list[str]:
    """Everything that can be chosen at a table."""
    if table.tactical:
        return list(table.texts)
    kinds, pawns = range(len(table.cards)), range(table.entrants)
    return [action_text(table, Do.PLAY + 8 * kind + pawn) for kind in kinds for pawn in pawns]


def _split(table: WhyFirstTable, text: str) -> tuple[int, int]:
    code = parse_action(table, text)
    return (code - Do.LAY, 0) if table.tactical else divmod(code, 8)


def _read_pending(table: WhyFirstTable, state: State, facts: Facts) -> None:
    """The phase: as ``pending`` says, or as it follows from hands and choices."""
    seats = range(table.players)
    pending = facts.entry("pending", ("kind", "face_up"))
    state.dealt = sum(cards_held(state, table.rules, seat) for seat in seats)
    if pending:
        state.phase = _PENDING[pending.word("kind", tuple(_PENDING), "deal")]
        if state.phase == Phase.MOVE:
            _read_face_up(table, state, pending)
        else:
            pending.absent("face_up")
    elif state.dealt == 0 and state.trick == 1:
        state.phase = Phase.DEAL
    elif table.leo is not None and all(state.chosen[seat] for seat in seats):
        state.phase = Phase.LEO
    else:
        state.phase = Phase.CHOOSE
    if state.phase != Phase.DEAL:
        state.dealt = HAND * table.players


def _read_face_up(table: WhyFirstTable, state: State, pending: Facts) -> None:
    """WF-301: the cards of this trick that still have to move a pawn."""
    if not table.tactical:
        raise BadStart("whyfirst-start-not-tactical", "pending.kind")
    if any(state.chosen[seat] for seat in range(table.players)):
        raise BadStart("whyfirst-start-chosen-now", "chosen")
    for entrant, text in enumerate(pending.words_or_none("face_up", table.entrants, table.texts)):
        if text is None:
            continue
        kind = table.texts.index(text)
        held = any(state.hand[seat, kind] for seat in range(table.players))
        twice = any(state.chosen[other] == kind + 1 for other in range(table.entrants))
        if held or twice or state.unseen[kind]:
            raise BadStart("whyfirst-start-face-up", f"pending.face_up[{entrant}]", card=text)
        state.chosen[entrant] = kind + 1


def _check_phase(table: WhyFirstTable, state: State, played: int) -> None:
    if state.phase == Phase.DEAL:
        _check_deal(table, state, played)
        return
    chosen = [bool(state.chosen[seat]) for seat in range(table.players)]
    revealed = state.trick
    if state.phase != Phase.MOVE:
        revealed -= 1
        if state.trick == TRICKS:
            raise BadStart("whyfirst-start-last-trick", "trick")
        if state.phase == Phase.CHOOSE and all(chosen):
            raise BadStart("whyfirst-start-all-chosen", "chosen")
        if state.phase == Phase.LEO and (table.leo is None or not all(chosen)):
            raise BadStart("whyfirst-start-leo", "pending.kind")
    for seat in range(table.players):
        held = cards_held(state, table.rules, seat)
        if held != HAND - revealed:
            raise BadStart("whyfirst-start-hand-size", f"hands[{seat}]", size=HAND - revealed, given=held)
    expected = revealed * table.players + (0 if table.leo is None else min(revealed, LEO_CARDS))
    if played != expected:
        raise BadStart("whyfirst-start-played", "played", expected=expected, given=played)
    if state.phase == Phase.MOVE:
        _check_movers(table, state)


def _check_deal(table: WhyFirstTable, state: State, played: int) -> None:
    """WF-104: before anything else of a round, seat 0's five cards first."""
    for seat in range(table.players):
        due = min(max(state.dealt - HAND * seat, 0), HAND)
        if cards_held(state, table.rules, seat) != due:
            raise BadStart("whyfirst-start-deal-order", f"hands[{seat}]")
    if state.dealt == HAND * table.players:
        raise BadStart("whyfirst-start-all-dealt", "pending.kind")
    chosen = any(state.chosen[seat] for seat in range(table.players))
    moved = any(state.pawn[entrant] != START for entrant in range(table.entrants))
    if state.trick > 1 or played or chosen or moved:
        raise BadStart("whyfirst-start-deal-first", "pending.kind")


def _check_movers(table: WhyFirstTable, state: State) -> None:
    """WF-301, WF-304: a seat holds the highest card left (Leo's moves at once), and higher ones were used before it."""
    mover = next_mover(state, table.rules)
    if mover < 0 or mover == table.leo:
        raise BadStart("whyfirst-start-no-mover", "pending.face_up")
    leo_lies = table.leo is not None and state.chosen[table.leo] > 0
    if leo_lies and state.trick > LEO_CARDS:
        raise BadStart("whyfirst-start-leo-card", "pending.face_up")
    playing = table.players + (table.leo is not None and state.trick <= LEO_CARDS)
    lying = sum(state.chosen[entrant] > 0 for entrant in range(table.entrants))
    seen_above = sum(_is_played(table, state, kind) for kind in range(state.chosen[mover], len(table.cards)))
    if seen_above < playing - lying:
        raise BadStart("whyfirst-start-used-cards", "pending.face_up", missing=playing - lying - seen_above)


def _is_played(table: WhyFirstTable, state: State, kind: int) -> bool:
    return not state.unseen[kind] and not any(state.hand[seat, kind] for seat in range(table.players))
