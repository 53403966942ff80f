"""Names of codes in facts, views and events: plain lower-case words, the same in every language."""

from __future__ import annotations

from typing import Final, Literal, Protocol, cast, get_args

from .codes import By, Effect, Face, Hare, Kind, Phase, Why

PawnName = Literal["a", "b"]
FaceName = Literal["up", "eat", "miss", "nap"]
ByName = Literal["forward", "back", "event", "restart"]
WhyName = Literal[
    "move",
    "number",
    "carrot_space",
    "lettuce",
    "tortoise",
    "choice",
    "card",
    "free_move",
    "tournament",
    "half",
    "per_lettuce",
    "eat_carrot",
]

PAWNS: Final[tuple[PawnName, PawnName]] = ("a", "b")


class _Codes(Protocol):
    """Named numbers (``codes``)."""

    def _asdict(self) -> dict[str, int]: ...


def _names(codes: _Codes) -> dict[int, str]:
    return {code: name.lower() for name, code in codes._asdict().items()}


# The words' types are written out above, for readers of events; a code without its word fails here.
FACES = cast(dict[int, FaceName], _names(Face))
BYS = cast(dict[int, ByName], _names(By))
WHYS = cast(dict[int, WhyName], _names(Why))
assert set(FACES.values()) == set(get_args(FaceName))
assert set(BYS.values()) == set(get_args(ByName))
assert set(WHYS.values()) == set(get_args(WhyName))
PHASES = _names(Phase)
EFFECTS = _names(Effect)
#: HT-702: the choice of 10 more or 10 less where nothing is an answer, too.
OR_NOTHING: Final = "plus_minus_10_or_nothing"
MODES = _names(Hare)
MODE_CODES = {name: mode for mode, name in MODES.items()}
KINDS = {
    **_names(Kind),
    Kind.TWO: "2",
    Kind.THREE: "3",
    Kind.FOUR: "4",
    Kind.ONE_FIVE_SIX: "1/5/6",
}


def pawn_name(pawn: int, pawns_each: int) -> PawnName:
    """``a``, or ``b`` for a seat's second pawn."""
    return PAWNS[pawn % pawns_each] if pawns_each == 2 else "a"
