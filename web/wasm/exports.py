"""What the WebAssembly module of a game offers: kernel functions, by the module in which they stand.

To offer another function, name it here: one word. It may not allocate, nor raise; the build says so if it does.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: In the kernel itself.
KERNEL: Final[Mapping[str, tuple[str, ...]]] = {
    "random": ("stream", "below"),
}
#: In a game's package; a game may lack a module.
GAME: Final[Mapping[str, tuple[str, ...]]] = {
    "rules": (
        "set_up",
        "seats_to_act",
        "is_over",
        "winner_bits",
        "legal_actions",
        "forbids",
        "apply_action",
        "chance_outcomes",
        "outcome_weight",
        "apply_chance",
    ),
    "rules.survey": ("look_ahead",),
    "loops": ("play_random", "play_many"),
}
#: In the package of a game's players (``PlayerKit.package``).
PLAYERS: Final[Mapping[str, tuple[str, ...]]] = {
    "search": ("plant", "weigh_root", "search"),
    "summing": ("gather", "add", "sum_up"),
}
#: In a game's part of the analysis (``InsightKit.package``); a game may lack a module.
INSIGHT: Final[Mapping[str, tuple[str, ...]]] = {
    "reading": ("read_out", "error_of"),
    "line": ("read_line",),
    "accounts": (
        "reach_of",
        "clear_mean",
        "add_to_mean",
        "open_account",
        "settle_chance",
        "settle_choices",
        "close_account",
    ),
    "outlook": ("look_out",),
    "proving": ("prove",),
}
#: What has to be fast; whatever these do not call is made as small as possible.
FAST: Final = ("loops.play_many", "search.weigh_root", "search.search")
#: What is compiled into all its callers: every decision calls it, and a call is dear in WebAssembly.
INLINED: Final = (
    "legality.next_target",
    "legality.seat_to_act",
    "steps.sample_outcome",
    "turn.begin_turn",
)
#: What is computed with vectors, with all that it calls, and nothing else.
VECTORS: Final = ("judgement.run_net",)
#: Records to which no offered function writes, so that what was read from them need not be read again.
STEADY: Final = ("Rules", "Knowledge", "Net")
