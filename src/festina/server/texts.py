"""Names and chat as people write them: trimmed, without control characters, of bounded length."""

from __future__ import annotations

import unicodedata

from .refusal import Refusal

NAME_LENGTH = 24
CHAT_LENGTH = 500


def clean(text: str, longest: int) -> str:
    """One line, without what would change how other texts are shown."""
    kept = (c if not c.isspace() else " " for c in unicodedata.normalize("NFC", text))
    plain = "".join(c for c in kept if unicodedata.category(c) not in ("Cc", "Cf", "Cs", "Co", "Cn") or c == "\u200d")
    return " ".join(plain.split())[:longest]


def clean_name(text: str) -> str:
    """A name for a seat (Refusal if nothing is left of it)."""
    name = clean(text.replace("|", " "), NAME_LENGTH).replace("\u200d", "")
    if not name:
        raise Refusal("bad_value", "server-name-empty")
    return name


def clean_chat(text: str) -> str:
    """Something to say (Refusal if it is nothing)."""
    said = clean(text, CHAT_LENGTH)
    if not said:
        raise Refusal("bad_value", "server-chat-empty")
    return said
