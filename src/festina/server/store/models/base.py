"""What all tables of the database share. Times are seconds since 1970; secrets are kept as hashes only."""

from __future__ import annotations

from sqlalchemy.orm import DeclarativeBase


class Base(DeclarativeBase):
    """All of them."""
