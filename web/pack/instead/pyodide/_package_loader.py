"""Finds packages for Pyodide, in place of its own: ours are there from the beginning, and no others are fetched."""

from pathlib import Path
from site import getsitepackages

SITE_PACKAGES = Path(getsitepackages()[0])
DSO_DIR = Path("/usr/lib")


def init_loaded_packages() -> None:
    """Pyodide need not know any."""
