"""What play on a device takes of its processor: Python from the pack, started and playing, in Node.

Browsers can slow down a page, but not its workers, and Python runs in one. So its computing time is measured here, and
what a device that is four times slower would take is four times as much.
"""

from __future__ import annotations

import statistics
import tempfile
from pathlib import Path
from typing import Any, Final

from tests.pack.conftest import pack_list, python_in_node

SLOWER: Final = 4
#: What is played by people alone: ruleset and seats.
PLAYED: Final = {"hare": ("hare(players=3)", 3), "whyfirst": ("whyfirst(players=4)", 4)}
_DECISIONS: Final = 80


def local_figures(runs: int) -> dict[str, Any]:
    """The pack's bytes, and milliseconds on a slow device: the start of Python and the host, a decision of each game.

    The start is the best of several: all threads, with those that compile meanwhile, and the worker's own alone. A
    decision is a move as the page sends it, until everybody's new views with their choices are there: the median and
    the 95th percentile of one game.
    """
    listed = pack_list()
    with tempfile.TemporaryDirectory() as folder:
        started, decided = zip(*(_run(Path(folder)) for _ in range(runs)), strict=True)
    figures = {
        "pack_sent_bytes": listed["sent"],
        "pack_plain_bytes": listed["total"],
        "offline_start_ms": _slow(min(start["all"] for start in started)),
        "offline_start_worker_ms": _slow(min(start["own"] for start in started)),
    }
    for game in PLAYED:
        taken = min((run[game] for run in decided), key=statistics.median)
        figures[f"{game}_decision_ms"] = _slow(statistics.median(taken))
        figures[f"{game}_decision_p95_ms"] = _slow(statistics.quantiles(taken, n=20)[-1])
    return figures


def _run(folder: Path) -> tuple[dict[str, float], dict[str, list[float]]]:
    """What one start took, and the decisions of a game of each kind."""
    with python_in_node(folder) as node:
        start: dict[str, float] = node.ask("start")
        decided = {}
        for game, (ruleset, seats) in PLAYED.items():
            taken = node.ask("decide", ruleset=ruleset, seats=seats, count=_DECISIONS)
            decided[game] = [float(one["own"]) for one in taken]
    return start, decided


def _slow(taken: float) -> float:
    return round(SLOWER * taken, 1)
