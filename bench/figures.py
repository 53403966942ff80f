"""Figures beside what they shall reach: a table for people, and data for programs."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console
from rich.table import Table


@dataclass(frozen=True)
class Figure:
    """A measured value; ``most`` or ``least`` is its aim, where there is one."""

    name: str
    value: float
    unit: str = ""
    most: float | None = None
    least: float | None = None

    @property
    def aim(self) -> str:
        """The aim in words; empty where there is none."""
        if self.most is not None:
            return f"at most {_text(self.most, self.unit)}"
        return f"at least {_text(self.least, self.unit)}" if self.least is not None else ""

    @property
    def reached(self) -> bool | None:
        """Whether the value is as good as its aim; None where there is none."""
        if self.most is not None:
            return self.value <= self.most
        return self.value >= self.least if self.least is not None else None

    def as_dict(self) -> dict[str, object]:
        """Everything of it that is there, for JSON."""
        told = {"name": self.name, "value": self.value, "unit": self.unit, "most": self.most, "least": self.least}
        return {name: value for name, value in told.items() if value not in (None, "")}


def print_figures(figures: Sequence[Figure]) -> None:
    """A table: what was measured, what it came to, and its aim."""
    table = Table("figure", "measured", "aim", "reached", box=None, padding=(0, 3, 0, 0))
    table.columns[1].justify = "right"
    for one in figures:
        reached = {True: "yes", False: "no", None: ""}[one.reached]
        table.add_row(one.name, _text(one.value, one.unit), one.aim, reached)
    Console(highlight=False).print(table)


def _text(value: float, unit: str) -> str:
    shown = f"{100 * value:.1f} %" if unit == "%" else f"{value:.4g}" if unit != "s" else f"{value:.3f}"
    return shown if unit in ("", "%") else f"{shown} {unit}"
