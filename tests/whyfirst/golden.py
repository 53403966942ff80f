"""Whole games of Why First? as transcripts that a rules lawyer can read: what was dealt, chosen, moved and scored."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

from festina import Event, Game, load_game, new_game

FOLDER = Path(__file__).parent.parent / "golden"

#: The file's name, the table, the seed of cards and choices.
GAMES = (
    ("whyfirst-4", "whyfirst", 11),
    ("whyfirst-2-leo", "whyfirst(players=2)", 6),
    ("whyfirst-6-printed-34", "whyfirst(players=6,deck=printed-34)", 5),
    ("whyfirst-3-tactical", "whyfirst(players=3,mode=tactical)", 4),
    ("whyfirst-2-leo-tactical", "whyfirst(players=2,mode=tactical)", 9),
)


def transcripts() -> dict[str, str]:
    """All of them, by file name."""
    return {f"{name}.txt": "\n".join(_tell(ruleset, seed)) + "\n" for name, ruleset, seed in GAMES}


def write() -> None:
    """Write them anew."""
    for name, text in transcripts().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


def _play(ruleset: str, seed: int) -> Game:
    game, random = new_game(ruleset, seed=seed, date="2000-01-01"), Random(seed)
    while game.to_act:
        seat = random.choice(game.to_act)
        assert isinstance(seat, int)
        game.play(random.choice(game.legal(seat)), seat)
    return game


def _tell(ruleset: str, seed: int) -> Iterator[str]:
    finished = _play(ruleset, seed)
    game = new_game(ruleset, seed=seed, chance="manual", date="2000-01-01")
    yield f"{game.ruleset}, seed {seed}"
    yield f"The track: {_track(game)}"
    for step in finished.steps:
        dealt = step.text.startswith("deal:")
        if not dealt:
            yield f"> {'chance' if step.actor is None else f'seat {step.actor}'}: {step.text}"
        for event in game.play(step.text, "chance" if step.actor is None else step.actor):
            yield from _told(game, event)
        if not dealt and _lies_open(game):
            yield f"  Pawns: {_track(game)}"
    assert game.outcome is not None
    yield ""
    yield f"Outcome: {game.outcome.as_dict()}"
    yield ""
    yield finished.record().rstrip("\n")
    assert load_game(finished.record()) == finished


def _lies_open(game: Game) -> bool:
    """Whether seats are to act and nothing is hidden but hands: the moment to look at the track."""
    return game.to_act not in ((), ("chance",)) and not any(game.facts()["chosen"])


def _told(game: Game, event: Event) -> Iterator[str]:
    """An event in words; rounds are set apart, and where a round ended is told before its score."""
    if event.kind == "round":
        yield ""
    yield f"  {event.message()}"
    if event.kind == "round-over":
        yield f"  The round ends: {_spaces(game, game.facts()['last_round'])}"


def _track(game: Game) -> str:
    return _spaces(game, game.facts()["pawns"])


def _spaces(game: Game, spaces: list[int]) -> str:
    """Who stands where, from the front."""
    names = [f"seat {seat}" for seat in range(game.players)] + ["Leo"]
    groups = [
        f"{space}: {', '.join(names[entrant] for entrant, s in enumerate(spaces) if s == space)}"
        for space in sorted(set(spaces), reverse=True)
    ]
    return "; ".join(groups)
