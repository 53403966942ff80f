"""Files of packages, in place of Python's own: all of them lie in folders."""

from importlib import import_module
from pathlib import Path


def files(anchor: str) -> Path:
    """The folder of a package."""
    return Path(import_module(anchor).__path__[0])
