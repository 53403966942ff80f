"""The records that insight into Hare & Tortoise works with."""

from __future__ import annotations

from ...bots.hare.layout import (
    KNOWLEDGE,
    NET,
    PLAYERS,
    RULES,
    SIGHT,
    STATE,
    TREE,
    Knowledge,
    Net,
    Players,
    Rules,
    Sight,
    State,
    Tree,
)
from ..records import ACCOUNT, FINDINGS, PROOF, Account, Findings, Proof

__all__ = [
    "ACCOUNT",
    "FINDINGS",
    "KNOWLEDGE",
    "NET",
    "PLAYERS",
    "PROOF",
    "RULES",
    "SIGHT",
    "STATE",
    "TREE",
    "Account",
    "Findings",
    "Knowledge",
    "Net",
    "Players",
    "Proof",
    "Rules",
    "Sight",
    "State",
    "Tree",
]
