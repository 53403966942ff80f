"""Names of codes in facts, views and events: plain lower-case words, the same in every language."""

from __future__ import annotations

from .codes import NOWHERE, Phase

PHASES = {code: name.lower() for name, code in Phase._asdict().items()}
LEO = "leo"


def why_second(second: int, leaders: int) -> str:
    """How second place came about: plainly, below several that are first, or not at all."""
    if second == NOWHERE:
        return "all-level"
    return "below-a-tie" if leaders > 1 else "second"
