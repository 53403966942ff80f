"""The terminal itself: where words go, and where answers come from."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterator

    from rich.console import Console

#: Each seat has a shape (hollow when its pawn lies face down) and a colour; either is enough to tell them apart.
SHAPES = "●▲■◆★✚"
HOLLOW = "○△□◇☆✛"
PLAIN = "PQRSUV"
PLAIN_HOLLOW = "pqrsuv"
COLOURS = ("#d7263d", "#1f6feb", "#8e44ad", "#00857a", "#b35c00", "#c2185b")


class Gone(Exception):
    """There will be no more answers: the input has ended."""


def out(**options: Any) -> Console:
    """Standard output."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, **options)


def has_shapes(console: Console) -> bool:
    """Whether the terminal can show more than letters."""
    return console.encoding.lower().startswith("utf")


def shape(seat: int, console: Console, down: bool = False) -> str:
    """The shape of a seat's pawns, in letters where the terminal has no shapes."""
    if has_shapes(console):
        return (HOLLOW if down else SHAPES)[seat]
    return (PLAIN_HOLLOW if down else PLAIN)[seat]


def colour(seat: int) -> str:
    """The colour of a seat's pawns."""
    return COLOURS[seat]


def is_interactive() -> bool:
    """Whether a person sits at both ends."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def prepare_streams() -> None:
    """No character that a terminal cannot show or a pipe garbles is worth a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")


def ask(question: str) -> str:
    """One line from the user, without the blanks around it (Gone at the end of the input)."""
    prompt = question + " "
    try:
        if is_interactive():
            _with_line_editing()
            return input(prompt).strip()
        sys.stdout.write(prompt)
        sys.stdout.flush()
        answer = input().strip()
    except EOFError:
        sys.stdout.write("\n")
        raise Gone from None
    # A pipe shows nothing of what it sends: repeat it, so that the output reads like a talk.
    sys.stdout.write("".join(c if c.isprintable() else "\N{REPLACEMENT CHARACTER}" for c in answer) + "\n")
    return answer


def _with_line_editing() -> None:
    try:
        import readline
    except ImportError:
        return
    readline.set_auto_history(True)


@contextmanager
def private_screen(console: Console, needed: bool) -> Iterator[None]:
    """A screen without history, so that nobody scrolls back to what another saw."""
    if not (needed and is_interactive()):
        yield
        return
    console.set_alt_screen(True)
    try:
        yield
    finally:
        console.set_alt_screen(False)


def wipe(console: Console) -> None:
    """An empty screen (a pipe has none)."""
    if is_interactive():
        console.clear()
