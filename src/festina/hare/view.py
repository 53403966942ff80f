"""What a seat may see of a race, built from nothing, field by field (HT-104)."""

from __future__ import annotations

from typing import Any

from ..kernel.messages import Message
from .codes import FINISH, PAWN_B, START, Do, Face, Hare, Kind, Phase
from .explain import explain, space_params
from .facts import deck_facts, pawn_facts, pending_facts
from .layout import SURVEY, State
from .notation import action_text, outcome_text
from .rules.chance import outcome_weight
from .rules.finish import finish_limit
from .rules.legality import forbids, seat_to_act
from .rules.moving import leaving_bonus
from .rules.position import first_pawn, position_on, race_position
from .table import HareTable
from .words import FACES, KINDS, PHASES, pawn_name


def view(table: HareTable, state: State, seat: int | None, engine: Any, native: Any, rules: Any) -> dict[str, Any]:
    """The public board, the seat's own carrots, and if it is to act every choice with price or reasons."""
    acting = seat_to_act(state, table.rules)
    mine = seat is not None and seat == acting
    listed = choices(table, state, acting, engine, native, rules) if mine else []
    return {
        "edition": table.edition.id,
        "phase": PHASES[state.phase],
        "turn": None if state.phase in (Phase.FIRST, Phase.OVER) else state.turn,
        "seats": [seat_view(table, state, other, seat) for other in range(table.players)],
        "pawns": [pawn_view(table, state, pawn) for pawn in range(table.rules.pawns)],
        "deck": deck_facts(table, state),
        "pending": pending_facts(table, state),
        "hare_odds": hare_odds(table, state),
        "home": state.home,
        "prompt": prompt(table, state, seat, acting, listed).as_dict(),
        "choices": listed,
        "behind": behind(table, state, acting) if mine else {},
    }


def seat_view(table: HareTable, state: State, other: int, seat: int | None) -> dict[str, Any]:
    """A seat as another sees it: its carrots only if they are its own, open, counted by the memory aid, or shown."""
    known = other == seat or table.carrots_are_public or state.shown[other]
    limit = finish_limit(state, table.rules, other)
    return {
        "seat": other,
        "carrots": state.carrots[other] if known else None,
        "shown": bool(state.shown[other]),
        "lettuces": state.lettuces[other],
        "gift": state.gift[other],
        "team": other % table.teams if table.teams else None,
        "finish_limit": limit if limit >= 0 else None,
    }


def pawn_view(table: HareTable, state: State, pawn: int) -> dict[str, Any]:
    """A pawn with the number printed where it stands."""
    return {**pawn_facts(table, state, pawn), "printed": table.edition.printed_number(state.space[pawn])}


def hare_odds(table: HareTable, state: State) -> list[list[Any]]:
    """What the next hare space would bring: [outcome, chances, out of], from the deck's true state."""
    if table.hare > Hare.DECK or state.phase in (Phase.FIRST, Phase.OVER):
        return []
    phase, state.phase = state.phase, Phase.DRAW
    try:
        codes = [(code, outcome_weight(state, table.rules, code)) for code in range(max(7, table.rules.card_kinds))]
        total = sum(weight for _, weight in codes)
        return [[outcome_text(table, state, code), weight, total] for code, weight in codes if weight]
    finally:
        state.phase = phase


def prompt(table: HareTable, state: State, seat: int | None, acting: int, listed: list[dict[str, Any]]) -> Message:
    """What is expected now, said to this seat, whose choices are listed."""
    if state.phase == Phase.OVER:
        return Message("hare-prompt-over")
    if acting < 0:
        return Message("hare-prompt-first" if state.phase == Phase.FIRST else "hare-prompt-draw", {"seat": state.turn})
    if seat != acting:
        return Message("hare-prompt-wait", {"seat": acting})
    if state.phase == Phase.GIFT:
        return Message("hare-prompt-gift", {"amount": state.gift[acting], "giver": state.turn})
    if state.phase != Phase.ACTION:
        return Message(f"hare-prompt-{PHASES[state.phase]}", {"pawn": pawn_name(state.actor, table.pawns_each)})
    first = first_pawn(table.rules, acting)
    for pawn in range(first, first + table.pawns_each):
        name = {"pawn": pawn_name(pawn, table.pawns_each)}
        if state.face[pawn] != Face.UP:
            return Message(f"hare-prompt-{FACES[state.face[pawn]]}", name)
        if state.must_leave[pawn]:
            return Message("hare-prompt-leave", name)
    return Message("hare-prompt-action", {"ways": ways(listed)})


def ways(listed: list[dict[str, Any]]) -> str:
    """What a free turn can be spent on: forward, back, stay."""
    legal = {choice["kind"] for choice in listed if choice["legal"]}
    stays = legal & {"take", "give"}
    return "-".join([*(way for way in ("forward", "back") if way in legal), *(["stay"] if stays else [])])


def behind(table: HareTable, state: State, seat: int) -> dict[str, list[dict[str, Any]]]:
    """For each pawn of a seat: why it may not go to a space behind it (HT-601), the nearest tortoise aside."""
    told = {}
    for letter in range(table.pawns_each):
        code = letter * PAWN_B + Do.BACK + START
        if state.space[first_pawn(table.rules, seat) + letter] not in (START, FINISH):
            reasons = explain(table, state, seat, code, forbids(state, table.rules, seat, code))
            told["ab"[letter]] = [reason.as_dict() for reason in reasons]
    return told


def choices(table: HareTable, state: State, seat: int, engine: Any, native: Any, rules: Any) -> list[dict[str, Any]]:
    """Every choice a person could try: legal ones with price and consequence, the rest with reasons."""
    count = engine.call.legal_actions(native, rules, seat, engine.scratch)
    legal = list(engine.listed.codes[:count])
    told: list[dict[str, Any]] = []
    for letter in range(table.pawns_each):
        pawn = first_pawn(table.rules, seat) + letter
        if not state.place[pawn]:
            told += forward_choices(table, state, seat, letter, engine, native, rules)
            told += back_choice(table, state, seat, letter, legal)
            told += stay_choices(table, state, seat, letter, legal)
    for code in legal:
        if code % PAWN_B >= Do.NOTHING:
            told.append(other_choice(table, state, seat, code))
    return told


def forward_choices(
    table: HareTable, state: State, seat: int, letter: int, engine: Any, native: Any, rules: Any
) -> list[dict[str, Any]]:
    """All spaces ahead of a pawn."""
    buffer = bytearray(SURVEY.size)
    seen = SURVEY.cursor(buffer)
    engine.survey.look_ahead(native, rules, seat, letter, engine.view(SURVEY, buffer))
    here = state.space[first_pawn(table.rules, seat) + letter]
    kinds = table.edition.board.kinds
    told = []
    for target in range(here + 1, FINISH + 1):
        code = letter * PAWN_B + Do.FORWARD + target
        choice = {
            "action": action_text(table, code),
            "kind": "forward",
            "pawn": "ab"[letter],
            **space_params(table, target),
            "cost": seen.cost[target],
            "gain": seen.bonus,
            "left": seen.left[target],
            "position": seen.position[target],
            "does": does(table, kinds[target]),
        }
        reasons = seen.reasons[target]
        choice["legal"] = reasons == 0
        choice["why_not"] = [r.as_dict() for r in explain(table, state, seat, code, reasons)] if reasons else []
        told.append(choice)
    return told


def does(table: HareTable, kind: int) -> str:
    """The message key that says what a space will do, at this table."""
    if kind == Kind.HARE:
        mode = "edition" if table.hare <= Hare.DECK else table.options["hare"]
        return f"hare-does-hare-{mode}"
    return f"hare-does-{KINDS[kind].replace('/', '-')}" if kind not in _NUMBERS else "hare-does-number"


_NUMBERS = (Kind.TWO, Kind.THREE, Kind.FOUR, Kind.ONE_FIVE_SIX)


def back_choice(table: HareTable, state: State, seat: int, letter: int, legal: list[int]) -> list[dict[str, Any]]:
    """The tortoise behind a pawn, if there is one."""
    pawn = first_pawn(table.rules, seat) + letter
    nearest = table.rules.tortoise_behind[state.space[pawn]]
    if nearest < 0:
        return []

    code = letter * PAWN_B + Do.BACK + nearest
    gain = 10 * (state.space[pawn] - nearest) + leaving_bonus(state, table.rules, pawn)
    return [
        {
            "action": action_text(table, code),
            "kind": "back",
            "pawn": "ab"[letter],
            **space_params(table, nearest),
            "cost": 0,
            "gain": gain,
            "left": state.carrots[seat] + gain,
            "position": position_on(state, table.rules, pawn, nearest),
            "does": "hare-does-tortoise",
            **_verdict(table, state, seat, code, legal),
        }
    ]


def stay_choices(table: HareTable, state: State, seat: int, letter: int, legal: list[int]) -> list[dict[str, Any]]:
    """Take or give 10: on a carrot space, or as the answer to the hare."""
    pawn = first_pawn(table.rules, seat) + letter
    answering = state.phase == Phase.CHOICE and pawn == state.actor
    if not answering and table.edition.board.kinds[state.space[pawn]] != Kind.CARROT:
        return []
    told = []
    for what, change in ((Do.TAKE, 10), (Do.GIVE, -10)):
        code = letter * PAWN_B + what
        told.append(
            {
                "action": action_text(table, code),
                "kind": "take" if change > 0 else "give",
                "pawn": "ab"[letter],
                **space_params(table, state.space[pawn]),
                "cost": max(-change, 0),
                "gain": max(change, 0),
                "left": state.carrots[seat] + change,
                "position": race_position(state, table.rules, pawn),
                "does": "hare-does-stay",
                **_verdict(table, state, seat, code, legal),
            }
        )
    return told


def other_choice(table: HareTable, state: State, seat: int, code: int) -> dict[str, Any]:
    """What has no space of its own: nothing, eat, miss, restart, keep, bank."""
    what, pawn = code % PAWN_B, first_pawn(table.rules, seat) + code // PAWN_B
    gain = 0
    position = race_position(state, table.rules, pawn)
    if what == Do.EAT:
        gain = 10 * position
    elif what == Do.KEEP:
        gain = state.gift[seat]
    text = action_text(table, code)
    kind = {Do.NOTHING: "nothing"}.get(what, text.lstrip("ab") if what not in (Do.BANK,) else "bank")
    if what == Do.RESTART:
        position = position_on(state, table.rules, pawn, START)
    return {
        "action": text,
        "kind": kind,
        "pawn": pawn_name(pawn, table.pawns_each),
        **space_params(table, state.space[pawn]),
        "cost": 0,
        "gain": gain,
        "left": table.rules.restart_carrots if what == Do.RESTART else state.carrots[seat] + gain,
        "position": position,
        "does": f"hare-does-{kind}",
        "legal": True,
        "why_not": [],
    }


def _verdict(table: HareTable, state: State, seat: int, code: int, legal: list[int]) -> dict[str, Any]:
    if code in legal:
        return {"legal": True, "why_not": []}

    reasons = explain(table, state, seat, code, forbids(state, table.rules, seat, code))
    return {"legal": False, "why_not": [reason.as_dict() for reason in reasons]}
