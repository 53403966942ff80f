"""The parts of Festina that an installation may lack: a command that needs one says how to install it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from .trouble import Trouble
from .words import t


@contextmanager
def needs_extra(extra: str) -> Iterator[None]:
    """Say how to install this extra if a module of it is missing, instead of showing a traceback (Trouble)."""
    try:
        yield
    except ModuleNotFoundError as problem:
        root = __name__.partition(".")[0]
        if problem.name is None or problem.name.partition(".")[0] == root:
            raise
        command = f"pip install '{root}[{extra}]'"
        raise Trouble(t("cli-missing-extra", module=problem.name, command=command)) from None
