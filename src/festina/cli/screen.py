"""The terminal itself: output, input, and the shapes and colours of seats."""

from __future__ import annotations

import sys
from contextlib import contextmanager
from typing import TYPE_CHECKING

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
    """The input has ended: there will be no more answers."""


def out(stderr: bool = False) -> Console:
    """Standard output, or standard error."""
    from rich.console import Console

    return Console(highlight=False, markup=False, emoji=False, stderr=stderr)


def has_shapes(console: Console) -> bool:
    """Whether the terminal can show more than ASCII."""
    return console.encoding.lower().startswith("utf")


def shape(seat: int, console: Console, down: bool = False) -> str:
    """The shape of a seat's pawns; a letter where the terminal has no shapes."""
    shapes = (SHAPES, HOLLOW) if has_shapes(console) else (PLAIN, PLAIN_HOLLOW)
    return shapes[down][seat % len(SHAPES)]


def colour(seat: int) -> str:
    """The colour of a seat's pawns."""
    return COLOURS[seat % len(COLOURS)]


def is_interactive() -> bool:
    """Whether both input and output are a terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()


def prepare_streams() -> None:
    """Replace characters that a stream cannot encode or decode, instead of failing."""
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
    # Input from a pipe is not echoed: repeat it, so that the output reads like a conversation.
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
    """Use a screen without history, so that nobody can scroll back to what another person saw."""
    if not (needed and is_interactive()):
        yield
        return
    console.set_alt_screen(True)
    try:
        yield
    finally:
        console.set_alt_screen(False)


def wipe(console: Console) -> None:
    """Clear the screen, if there is one."""
    if is_interactive():
        console.clear()
