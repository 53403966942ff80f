"""What goes wrong at the terminal: one line for the user, and an exit code."""

from __future__ import annotations


class Trouble(Exception):
    """The command cannot go on; the text says why, in words for the user."""

    def __init__(self, text: str, code: int = 2) -> None:
        super().__init__(text)
        self.code = code
