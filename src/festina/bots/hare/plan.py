"""What a runner knows of the way home (see ``way``): worked out once for all tables that it is the same for."""

from __future__ import annotations

import hashlib
from functools import lru_cache
from pathlib import Path

import msgspec

from ...hare.layout import RULES
from ...hare.table import NAME, HareTable
from ...kernel.cache import kept
from ..kits import knowledge_file
from .figures import Figures, figures_of
from .layout import CARROTS, HARE_RISK, KNOWLEDGE, LETTUCES, PAYS, PAYS_ANYWAY, SCALE, Knowledge


def plan_key(figures: Figures) -> str:
    """A hash of all that a plan depends on: the figures, the constants it shares, and how it is worked out."""
    digest = hashlib.sha256(msgspec.json.encode(figures))
    digest.update(f"{CARROTS} {LETTUCES} {SCALE} {PAYS} {PAYS_ANYWAY} {HARE_RISK}".encode())
    digest.update(Path(__file__).with_name("way.py").read_bytes())
    return digest.hexdigest()[:20]


def knowledge(table: HareTable) -> Knowledge:
    """What a player at this table knows, as a cursor; worked out in a second or two, then kept on disk."""
    return _record(*_figures(bytes(table.rules.buffer)))


def knowledge_key(table: HareTable) -> str:
    """The key of the plan of a table: equal plans have equal keys."""
    return _figures(bytes(table.rules.buffer))[0]


@lru_cache(maxsize=512)
def _figures(rules: bytes) -> tuple[str, Figures]:
    figures = figures_of(RULES.cursor(bytearray(rules)))
    return plan_key(figures), figures


_records: dict[str, Knowledge] = {}


def _record(key: str, figures: Figures) -> Knowledge:
    """One record per plan, however many tables share it and however many threads ask for it at once."""
    if key not in _records:
        record = KNOWLEDGE.new()
        record.buffer[:] = kept(knowledge_file(NAME, key), lambda: _worked_out(figures), KNOWLEDGE.size)
        return _records.setdefault(key, record)
    return _records[key]


def _worked_out(figures: Figures) -> bytes:
    # NumPy is not there on every device: there the plan is (see ``kept``).
    from .way import plan

    return plan(figures)
