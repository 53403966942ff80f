"""How well expected win shares fit what came of the games: calibration, Brier score and log loss, with intervals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

Floats: TypeAlias = NDArray[np.float64]
Counts: TypeAlias = NDArray[np.int64]

BINS = 10
#: No share is taken to be less likely than this in the log loss: a search may see no way to win at all.
_LEAST = 0.001
_DRAWS = 1000


@dataclass(frozen=True)
class Verdicts:
    """A row for each position: its game, who decides, how many entrants there are, what each was to win and won."""

    games: Counts
    seats: Counts
    entrants: Counts
    won: Floats  # by entrant
    predicted: Mapping[str, Floats]  # by judgement: by entrant

    @staticmethod
    def together(parts: Sequence[Verdicts]) -> Verdicts:
        """Several as one; the games are numbered anew."""
        begins = np.cumsum([0, *(int(part.games.max(initial=-1)) + 1 for part in parts)])
        return Verdicts(
            np.concatenate([part.games + begin for part, begin in zip(parts, begins, strict=False)]),
            np.concatenate([part.seats for part in parts]),
            np.concatenate([part.entrants for part in parts]),
            np.concatenate([part.won for part in parts]),
            {name: np.concatenate([part.predicted[name] for part in parts]) for name in parts[0].predicted},
        )


@dataclass(frozen=True)
class Sums:
    """What a judgement's figures are made of, by game."""

    count: Floats  # of shares, by game and bin
    predicted: Floats
    won: Floats
    positions: Floats  # by game
    brier: Floats
    log_loss: Floats

    @classmethod
    def of(cls, verdicts: Verdicts, judgement: str, own: bool) -> Sums:
        """Of all entrants' shares, or of the deciding seat's ``own`` alone."""
        numbers, games = np.unique(verdicts.games, return_inverse=True)
        said, won = verdicts.predicted[judgement], verdicts.won
        places = np.arange(said.shape[1])[np.newaxis, :]
        counts = places == verdicts.seats[:, np.newaxis] if own else places < verdicts.entrants[:, np.newaxis]
        bins = np.clip((said * BINS).astype(np.int64), 0, BINS - 1)
        rows = np.broadcast_to(games[:, np.newaxis], said.shape)

        def by_bin(values: Floats) -> Floats:
            found = np.zeros((len(numbers), BINS))
            np.add.at(found, (rows[counts], bins[counts]), values[counts])
            return found

        def by_game(values: Floats) -> Floats:
            found = np.zeros(len(numbers))
            np.add.at(found, games, np.where(counts, values, 0.0).sum(1))
            return found

        return cls(
            by_bin(np.ones_like(said)),
            by_bin(said),
            by_bin(won),
            np.bincount(games, minlength=len(numbers)).astype(np.float64),
            by_game((said - won) ** 2),
            by_game(_loss(said, won, own)),
        )

    def figures(self, weights: Floats) -> tuple[Floats, Floats, Floats]:
        """Calibration error, Brier score and log loss, with so much weight (a row for each drawing) for each game."""
        count, predicted, won = weights @ self.count, weights @ self.predicted, weights @ self.won
        positions = weights @ self.positions
        error = np.abs(predicted - won).sum(1) / count.sum(1)
        return error, weights @ self.brier / positions, weights @ self.log_loss / positions


def _loss(said: Floats, won: Floats, own: bool) -> Floats:
    loss = -won * np.log(np.maximum(said, _LEAST))
    return loss - (1 - won) * np.log(np.maximum(1 - said, _LEAST)) if own else loss


def drawings(games: int, seed: int) -> Floats:
    """Weights for the bootstrap: in the first row each game once, then each as often as it is drawn."""
    drawn = np.random.default_rng([seed, 5]).multinomial(games, np.full(games, 1 / games), _DRAWS)
    return np.concatenate([np.ones((1, games)), drawn.astype(np.float64)])


def with_interval(values: Floats) -> tuple[float, float, float]:
    """A figure, and where the middle 95 % of its drawings lie."""
    low, high = np.quantile(values[1:], (0.025, 0.975))
    return float(values[0]), float(low), float(high)


def bins_of(sums: Sums, weights: Floats) -> list[dict[str, float]]:
    """Bin by bin: how many shares, what they were on average, what was won, and the interval of that."""
    count, predicted, won = weights @ sums.count, weights @ sums.predicted, weights @ sums.won
    found = []
    for number in range(BINS):
        if count[0, number]:
            full = count[:, number] > 0
            mean, low, high = with_interval(won[full, number] / count[full, number])
            found.append(
                {
                    "from": number / BINS,
                    "count": int(count[0, number]),
                    "predicted": float(predicted[0, number] / count[0, number]),
                    "won": mean,
                    "low": low,
                    "high": high,
                }
            )
    return found


def measured(verdicts: Verdicts, seed: int) -> dict[str, Any]:
    """All figures of all judgements, and how each differs from the first one."""
    weights = drawings(len(np.unique(verdicts.games)), seed)
    report: dict[str, Any] = {}
    for own in (False, True):
        found = {name: Sums.of(verdicts, name, own) for name in verdicts.predicted}
        figures = {name: sums.figures(weights) for name, sums in found.items()}
        first = next(iter(figures.values()))
        for name, (error, brier, loss) in figures.items():
            entry = {"ece": with_interval(error), "brier": with_interval(brier), "log_loss": with_interval(loss)}
            if error is not first[0]:
                entry["ece_more"] = with_interval(error - first[0])
                entry["brier_more"] = with_interval(brier - first[1])
                entry["log_loss_more"] = with_interval(loss - first[2])
            report.setdefault(name, {})["own" if own else "all"] = entry
            if not own:
                report[name]["bins"] = bins_of(found[name], weights)
    return report


def draw(report: dict[str, Any], names: Sequence[str], title: str, target: Path) -> None:
    """A reliability diagram: what was expected against what was won, and how often; the ending decides the format."""
    import matplotlib as mpl
    from matplotlib.backends.backend_agg import FigureCanvasAgg
    from matplotlib.figure import Figure

    with mpl.rc_context({"svg.hashsalt": "festina", "svg.fonttype": "none"}):
        figure = Figure(figsize=(5.6, 7.0), layout="constrained")
        FigureCanvasAgg(figure)
        fit, often = figure.subplots(2, 1, sharex=True, height_ratios=(4, 1))
        fit.plot((0, 1), (0, 1), color="0.6", linewidth=1)
        for number, (name, colour, mark) in enumerate(zip(names, ("tab:blue", "tab:orange"), "os", strict=False)):
            entry = report[name]["all"]
            bins = report[name]["bins"]
            won = np.array([each["won"] for each in bins])
            reach = np.abs(np.array([(each["low"], each["high"]) for each in bins]).T - won)
            said = [each["predicted"] for each in bins]
            label = f"{name} (calibration error {entry['ece'][0]:.3f})"
            fit.errorbar(said, won, reach, color=colour, marker=mark, markersize=4, linewidth=1.2, label=label)
            middles = [each["from"] + (0.5 + 0.36 * (number - 0.5)) / BINS for each in bins]
            counts = [each["count"] for each in bins]
            often.bar(middles, counts, 0.34 / BINS, color=colour)
            for middle, count in zip(middles, counts, strict=True):
                often.annotate(
                    f"{count:,}", (middle, count), (0, 2), textcoords="offset points", ha="center", va="bottom",
                    fontsize=5, rotation=90,
                )  # fmt: skip
        fit.set(xlim=(0, 1), ylim=(0, 1), ylabel="won", title=title)
        fit.legend(loc="upper left", frameon=False)
        often.set(xlabel="expected win share", ylabel="shares", ylim=(0, often.get_ylim()[1] * 1.5))
        for axes in (fit, often):
            axes.spines[["top", "right"]].set_visible(False)
        figure.savefig(target, metadata={"Date": None} if target.suffix == ".svg" else None)
