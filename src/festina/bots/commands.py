"""Specs of bots in other programs: ``cmd:./mybot --fast``, or the path of a .py, .js or .mjs file."""

from __future__ import annotations

import shlex
import shutil
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ..kernel.errors import BadBot
from .protocol import shown
from .spec import BotSpec

if TYPE_CHECKING:
    from .base import Bot

#: The name of such bots in specs.
COMMAND: Final = "cmd"
_PREFIX = f"{COMMAND}:"
_PYTHON = ".py"
_NODE = (".js", ".mjs")


@dataclass(frozen=True)
class CommandSpec(BotSpec):
    """A spec that names a program: as it was written, and as it is run."""

    written: str
    command: tuple[str, ...]

    @property
    def text(self) -> str:
        return self.written


def names_a_program(text: str) -> bool:
    """Whether a spec names a program rather than a registered bot."""
    return text == COMMAND or text.startswith(_PREFIX) or Path(text).suffix in (_PYTHON, *_NODE)


def command_spec(text: str, bot: type[Bot]) -> CommandSpec:
    """A spec that names a program, checked: what it names exists (BadBot)."""
    words = _command_line(text) if text == COMMAND or text.startswith(_PREFIX) else _file(text)
    return CommandSpec(bot, {}, text, words)


def _command_line(text: str) -> tuple[str, ...]:
    try:
        words = shlex.split(text.removeprefix(_PREFIX)) if text != COMMAND else []
    except ValueError:
        words = []
    if not words:
        raise BadBot("bot-no-command", text=shown(text))
    if shutil.which(words[0]) is None:
        raise BadBot("bot-no-program", program=shown(words[0]))
    return tuple(words)


def _file(text: str) -> tuple[str, ...]:
    path = Path(text)
    if not path.is_file():
        raise BadBot("bot-no-file", file=shown(text))
    if path.suffix == _PYTHON:
        return sys.executable, "-u", str(path)
    node = shutil.which("node")
    if node is None:
        raise BadBot("bot-no-node", file=shown(text))
    return node, str(path)
