"""``festina engine``: our players for other programs, over the protocol of docs/protocol.md."""

from __future__ import annotations

import sys
from typing import Annotated

import typer

from .words import t


def engine(bot: Annotated[str, typer.Option(help=t("protocol-help-bot"), metavar="SPEC")] = "level:10") -> None:
    """Talk on standard input and output until the input ends."""
    from .. import __version__
    from ..bots.engine import Engine, serve

    serve(Engine(f"Festina {__version__}", bot), sys.stdin.buffer, sys.stdout.buffer)
