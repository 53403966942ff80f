"""Names and chat as people write them: on one line, of bounded length, and never blank to the eye."""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from .refusal import Refusal

NAME_LENGTH = 24
CHAT_LENGTH = 500

#: Shown as nothing, though Unicode counts them as letters, symbols or marks: fillers, the blank Braille pattern, an
#: empty note head, Egyptian blanks, the placeholder of an object, the grapheme joiner, inherent vowels of Khmer.
_BLANK: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufffc\U0001d159\U00013441\U00013442\U00016fe4"
)
#: Join or part the signs of many scripts, and of emoji.
_JOINERS: Final = frozenset("\u200c\u200d")
#: What joiners stand after: letters without case (Arabic, Indic, …), marks, emoji and their modifiers.
_JOINED: Final = ("Lo", "Mn", "Mc", "So", "Sk")
_MARKS: Final = ("Mn", "Me", "Mc")
#: Control, format (bidirectional, zero width), surrogate, private and unassigned characters.
_UNSEEN: Final = ("Cc", "Cf", "Cs", "Co", "Cn")
#: Marks that may stand on one sign; no script needs more.
_MOST_MARKS: Final = 6


def clean(text: str, longest: int) -> str:
    """One line of what can be seen, without what would change how other texts are shown; empty if nothing can."""
    kept: list[str] = []
    marks = 0
    for character in unicodedata.normalize("NFC", text):
        if character.isspace() or character in _BLANK:
            kept.append(" ")
            continue
        category = unicodedata.category(character)
        before = kept[-1] if kept else " "
        if character in _JOINERS:
            if unicodedata.category(before) in _JOINED:
                kept.append(character)
        elif category in _MARKS:
            marks = marks + 1 if unicodedata.category(before) in _MARKS else 1
            if before != " " and marks <= _MOST_MARKS:
                kept.append(character)
        elif category not in _UNSEEN:
            kept.append(character)
    cut = " ".join("".join(kept).split())[:longest]
    return re.sub("[\u200c\u200d]+(?= |$)", "", cut).strip()


def clean_name(text: str) -> str:
    """A name for a seat (Refusal if nothing is left of it)."""
    name = clean(text.replace("|", " "), NAME_LENGTH)
    if not name:
        raise Refusal("bad_value", "server-name-empty")
    return name


def clean_chat(text: str) -> str:
    """Something to say (Refusal if it is nothing)."""
    said = clean(text, CHAT_LENGTH)
    if not said:
        raise Refusal("bad_value", "server-chat-empty")
    return said
