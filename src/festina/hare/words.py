"""Names of codes in facts, views and events: plain lower-case words, the same in every language."""

from __future__ import annotations

from .codes import By, Effect, Face, Kind, Phase, Why


def _names(codes: tuple[int, ...]) -> dict[int, str]:
    return {code: name.lower() for name, code in codes._asdict().items()}  # type: ignore[attr-defined]


FACES = _names(Face)
PHASES = _names(Phase)
EFFECTS = _names(Effect)
WHYS = _names(Why)
BYS = _names(By)
KINDS = {
    **_names(Kind),
    Kind.TWO: "2",
    Kind.THREE: "3",
    Kind.FOUR: "4",
    Kind.ONE_FIVE_SIX: "1/5/6",
}


def pawn_name(pawn: int, pawns_each: int) -> str:
    """``a``, or ``b`` for a seat's second pawn."""
    return "ab"[pawn % pawns_each] if pawns_each == 2 else "a"
