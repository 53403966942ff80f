"""What files of packages are."""

from pathlib import Path as Traversable

__all__ = ["Traversable"]
