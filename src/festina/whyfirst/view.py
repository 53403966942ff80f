"""What a seat may see of a game, built from nothing, field by field (WF-112)."""

from __future__ import annotations

from typing import Any

from ..kernel.messages import Message
from .codes import HAND, HIGHEST, LEO_CARDS, LOWEST, NOWHERE, ROUNDS, START, TRICKS, Do, Phase
from .events import Over, RoundOver
from .facts import face_up, hand, outcome, played
from .layout import SURVEY, State
from .notation import action_text, choice_text
from .rules.dealing import cards_held
from .rules.scoring import highest_total, winning_total
from .rules.tricks import next_mover
from .standing import standing
from .table import WhyFirstTable
from .veil import can_retract
from .words import PHASES, why_second


def view(table: WhyFirstTable, state: State, seat: int | None, engine: Any, native: Any, rules: Any) -> dict[str, Any]:
    """The open table, the seat's own hand and choice, and, if it is to act, every choice it has."""
    own = hand(table, state, seat) if seat is not None else []
    now = standing(table, [state.pawn[entrant] for entrant in range(table.entrants)])
    return {
        "phase": PHASES[state.phase],
        "round": state.round,
        "rounds": ROUNDS,
        "trick": state.trick,
        "tricks": TRICKS,
        "track": {"lowest": LOWEST, "start": START, "highest": HIGHEST},
        "leo": table.leo,
        "seats": [entrant_view(table, state, entrant) for entrant in range(table.entrants)],
        "first": now.first,
        "second": now.second,
        "runners_up": now.runners_up,
        "hand": table.in_order(own),
        "choice": own_choice(table, state, seat),
        "can_retract": seat is not None and can_retract(state, seat),
        "played": table.in_order(played(table, state)),
        "elsewhere": elsewhere(table, state, own),
        "last_round": last_round(table, state),
        "ending": ending(table, state),
        "prompt": prompt(table, state, seat).as_dict(),
        "choices": choices(table, state, seat, engine, native, rules),
    }


def entrant_view(table: WhyFirstTable, state: State, entrant: int) -> dict[str, Any]:
    """A seat, or Leo, as everybody sees it: how many cards, not which; whether it has chosen, not what."""
    is_leo = entrant == table.leo
    choosing = state.phase in (Phase.CHOOSE, Phase.LEO)
    revealed = state.trick - (state.phase != Phase.MOVE)
    return {
        "seat": entrant,
        "leo": is_leo,
        "space": state.pawn[entrant],
        "total": state.total[entrant],
        "cards": max(LEO_CARDS - revealed, 0) if is_leo else cards_held(state, table.rules, entrant),
        "has_chosen": choosing and state.chosen[entrant] > 0,
        "face_up": face_up(table, state)[entrant],
    }


def own_choice(table: WhyFirstTable, state: State, seat: int | None) -> str | None:
    """The hidden choice of the seat itself."""
    if seat is None or state.phase not in (Phase.CHOOSE, Phase.LEO):
        return None
    return choice_text(table, state, seat)


def elsewhere(table: WhyFirstTable, state: State, own: list[int]) -> dict[str, int]:
    """The cards this seat has not seen this round: in other hands, with Leo or out of the round."""
    seen = own + played(table, state)
    left = {table.texts[kind]: card.copies - seen.count(kind) for kind, card in enumerate(table.cards)}
    return {text: left[text] for text in table.in_order(range(len(table.cards))) if left[text]}


def last_round(table: WhyFirstTable, state: State) -> dict[str, Any] | None:
    """How the last round was scored, and why (WF-108, WF-109)."""
    if not state.has_ended:
        return None
    number = state.round if state.phase == Phase.OVER else state.round - 1
    then = standing(table, [state.ended[entrant] for entrant in range(table.entrants)])
    why = why_second(NOWHERE if then.second is None else then.second, then.leaders)
    event = RoundOver(table.leo, number, then.first, then.second, why)
    return {
        "round": number,
        "pawns": list(then.spaces),
        "first": then.first,
        "second": then.second,
        "scores": then.scores,
        "why": why,
        "explanation": event.message().as_dict(),
    }


def ending(table: WhyFirstTable, state: State) -> dict[str, Any] | None:
    """Who won, and why; None while the game goes on (WF-110, WF-111)."""
    if state.phase != Phase.OVER:
        return None
    told = outcome(table, state)
    highest, winning = highest_total(state, table.rules), winning_total(state, table.rules)
    why = why_second(NOWHERE if highest == winning else winning, told["totals"].count(highest))
    event = Over(table.leo, tuple(told["winners"]), highest, winning, why)
    return {"highest": highest, "winning": winning, "why": why, "explanation": event.message().as_dict()}


def prompt(table: WhyFirstTable, state: State, seat: int | None) -> Message:
    """What is expected now, said to this seat."""
    if state.phase == Phase.OVER:
        return Message("whyfirst-prompt-over")
    if state.phase == Phase.DEAL:
        return Message("whyfirst-prompt-deal", {"seat": state.dealt // HAND})
    if state.phase == Phase.LEO:
        return Message("whyfirst-prompt-leo")
    if state.phase == Phase.MOVE:
        mover = next_mover(state, table.rules)
        told = {"card": face_up(table, state)[mover]}
        if seat == mover:
            return Message("whyfirst-prompt-move", told)
        return Message("whyfirst-prompt-wait-move", {**told, "seat": mover})
    if seat is not None and not state.chosen[seat]:
        return Message(f"whyfirst-prompt-choose-{table.options['mode']}", {"trick": state.trick})
    missing = sum(not state.chosen[other] for other in range(table.players))
    return Message("whyfirst-prompt-wait" if seat is None else "whyfirst-prompt-chosen", {"count": missing})


def choices(
    table: WhyFirstTable, state: State, seat: int | None, engine: Any, native: Any, rules: Any
) -> list[dict[str, Any]]:
    """All that the seat may do, with what is known of its consequence; nothing it holds is ever forbidden to it."""
    if seat is None:
        return []
    count = engine.call.legal_actions(native, rules, seat, engine.scratch)
    codes = list(engine.listed.codes[:count])
    if codes and codes[0] >= Do.MOVE:
        return move_choices(table, state, seat, codes, engine, native, rules)
    return [card_choice(table, code) for code in codes]


def card_choice(table: WhyFirstTable, code: int) -> dict[str, Any]:
    """A card from the hand, and in the base game the pawn it is played on."""
    kind = code - Do.LAY if table.tactical else code // 8
    return {
        "action": action_text(table, code),
        "kind": "lay" if table.tactical else "play",
        "card": table.texts[kind],
        "value": table.cards[kind].value,
        "white": table.cards[kind].white or None,
        "to": None if table.tactical else code % 8,
        "does": f"whyfirst-does-{'lay' if table.tactical else 'play'}",
        "legal": True,
        "why_not": [],
    }


def move_choices(
    table: WhyFirstTable, state: State, seat: int, codes: list[int], engine: Any, native: Any, rules: Any
) -> list[dict[str, Any]]:
    """Every pawn, where the card would take it, and which space would be second then (WF-301, WF-302)."""
    buffer = bytearray(SURVEY.size)
    seen = SURVEY.cursor(buffer)
    engine.survey.look_ahead(native, rules, seat, engine.view(SURVEY, buffer))
    value = table.cards[state.chosen[seat] - 1].value
    told = []
    for code in codes:
        pawn = code - Do.MOVE
        told.append(
            {
                "action": action_text(table, code),
                "kind": "move",
                "to": pawn,
                "origin": state.pawn[pawn],
                "space": seen.space[pawn],
                "stopped": seen.space[pawn] != state.pawn[pawn] + value,
                "does": "whyfirst-does-move",
                "second": None if seen.second[pawn] == NOWHERE else seen.second[pawn],
                "legal": True,
                "why_not": [],
            }
        )
    return told
