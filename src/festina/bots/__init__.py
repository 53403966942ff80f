"""Players. For now there is one that chooses at random; the registry and the spec grammar come with the others."""

from __future__ import annotations

from typing import Any

from ..kernel.messages import Message


def describe_bots() -> dict[str, dict[str, Any]]:
    """Names, descriptions and options, in plain JSON types."""
    return {"random": {"description": str(Message("bot-random")), "options": {}}}
