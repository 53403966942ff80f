"""The curves of a training run as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from .run import Generation


def draw_curves(journal: Sequence[Generation], target: Path) -> None:
    """Losses and gates by generation; the ending of ``target`` decides the format (svg, png, pdf)."""
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    figure = Figure(figsize=(8, 6), layout="constrained")
    FigureCanvasAgg(figure)
    losses, gates = figure.subplots(2, 1, sharex=True)
    numbers = [generation.number for generation in journal]
    losses.plot(numbers, [generation.loss for generation in journal], marker="o", label="learned from")
    losses.plot(numbers, [generation.held_out_loss for generation in journal], marker="s", label="held out")
    losses.set_ylabel("log loss of the win")
    losses.legend()
    tested = [generation for generation in journal if generation.gate]
    scores = [generation.gate.score or 0.5 for generation in tested if generation.gate]
    colours = ["tab:green" if generation.accepted else "tab:red" for generation in tested]
    gates.bar([generation.number for generation in tested], scores, color=colours)
    gates.axhline(0.5, color="black", linewidth=0.8)
    gates.set_ylim(0.4, 0.7)
    gates.set_ylabel("score against the best before")
    gates.set_xlabel("generation")
    figure.savefig(target)
