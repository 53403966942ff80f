"""Golden transcripts: whole races as records that a rules lawyer can read, step by step in words, with the board.

``python -m tests.tools.golden`` writes ``tests/golden/hare-*.txt`` anew (and those of the other game). Each file is a
record that ``load_game`` reads: what is told stands in comments.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from festina import Event, Game, new_game
from festina.hare.editions import editions
from festina.hare.words import KINDS
from festina.kernel.messages import Message
from festina.locales import say
from tests.hare.helpers import table_of
from tests.tools.policy import choose

FOLDER = Path(__file__).resolve().parent.parent / "golden"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Emil", "Fay")
_PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
_FACES = {"up": "", "eat": ", face down to eat", "miss": ", face down to miss a turn", "nap": ", asleep"}


class Transcript(NamedTuple):
    """A file's name, its table, and the seed of cards and choices."""

    name: str
    ruleset: str
    seed: int


_CHOSEN = (
    Transcript("hare-intellect-1974", "hare(edition=intellect-1974,players=3)", 13),
    Transcript("hare-ravensburger-1978", "hare(edition=ravensburger-1978,players=4)", 20),
    Transcript("hare-gibsons-1987", "hare(edition=gibsons-1987,players=3)", 3),
    Transcript("hare-abacus-2000", "hare(edition=abacus-2000,players=4)", 11),
    Transcript("hare-ravensburger-2008", "hare(edition=ravensburger-2008,players=3)", 36),
    Transcript("hare-gibsons-2010", "hare", 64),
    Transcript("hare-devir-2014", "hare(edition=devir-2014,players=3)", 20),
    Transcript("hare-two-gibsons-2010", "hare(players=2)", 40),
    Transcript("hare-two-devir-2014", "hare(edition=devir-2014,players=2)", 19),
    Transcript("hare-two-turn-start", "hare(players=2,number_pay=turn_start)", 37),
    Transcript("hare-teams", "hare(players=4,teams=2)", 4),
    Transcript("hare-until-winner", "hare(edition=abacus-2000,players=5,until=winner,first=draw)", 5),
    Transcript("hare-sprint", "hare(players=3,hare=sprint)", 57),
    Transcript("hare-nap", "hare(players=4,hare=nap)", 37),
    Transcript("hare-closed", "hare(players=3,hare=closed)", 32),
    Transcript("hare-tournament", "hare(players=4,hare=tournament)", 39),
    Transcript("hare-parking", "hare(players=3,hare=parking)", 14),
)

#: The chosen ones, and for an edition that nobody has chosen a race for yet any race.
TRANSCRIPTS = (
    *_CHOSEN,
    *(
        Transcript(f"hare-{edition}", f"hare(edition={edition},players=3)", 1)
        for edition in editions()
        if f"hare-{edition}" not in {chosen.name for chosen in _CHOSEN}
    ),
)


def play(ruleset: str, seed: int) -> Game:
    """The race of a transcript, from its start to its end."""
    players = new_game(ruleset).players
    game, random = new_game(ruleset, seed=seed, seats=list(NAMES[:players]), date="2000-01-01"), Random(seed)
    while game.to_act:
        seat = game.to_act[0]
        assert isinstance(seat, int)
        game.play(choose(game, seat, random), seat)
        if len(game.steps) > 1000:
            raise SystemExit(f"{ruleset} with seed {seed} does not come to an end")
    return game


def transcript(ruleset: str, seed: int) -> str:
    """The record of a race with everything told in comments."""
    finished = play(ruleset, seed)
    head, _, _ = finished.record().partition("\n\n")
    return "\n".join([head, "", *_told(finished), f"end {len(finished.steps)}"]) + "\n"


def _told(finished: Game) -> Iterator[str]:
    """Turn by turn: what begins it, the board, the steps and what they bring."""
    game = new_game(finished.ruleset, seed=finished.seed, seats=finished.seats, chance="manual")
    turn, number, opening = None, 0, list[Event]()
    for step in finished.steps:
        now = game.facts()["turn"]
        if now != turn:
            turn, number = now, number + 1
            if game.steps:
                yield ""
            yield f"# Turn {number}: {game.seats[turn]}"
            yield from _happened(game, opening)
            yield from _board(game)
        yield f"{'chance' if step.actor is None else step.actor}: {step.text}"
        events = game.play(step.text, "chance" if step.actor is None else step.actor)
        opening = _opening(game, events, turn)
        yield from _happened(game, events[: len(events) - len(opening)])
    yield ""
    yield from _board(game)


def _opening(game: Game, events: list[Event], turn: int | None) -> list[Event]:
    """The last of the events that already belong to the next turn: what numbers pay before anything is chosen."""
    opening: list[Event] = []
    now = game.facts()["turn"]
    for event in reversed(events):
        if now == turn or not game.definition.automatic(event) or event.as_dict()["seat"] != now:
            break
        opening.insert(0, event)
    return opening


def _happened(game: Game, events: list[Event]) -> Iterator[str]:
    for event in events:
        checked = game.definition.automatic(event)
        if checked:
            yield f"#! {checked}"
        yield f"#     {_sentence(game, event)}"


def _sentence(game: Game, event: Event) -> str:
    """An event in words, with names; of two pawns the letter is told."""
    values = event.message().params
    named = {
        name: game.seats[value]
        for name, value in values.items()
        if name in ("seat", "to", "by") and isinstance(value, int)
    }
    sentence = say(Message(event.message().key, {**values, **named}))
    return f"({values['pawn']}) {sentence}" if table_of(game).pawns_each == 2 and "pawn" in values else sentence


def _board(game: Game) -> Iterator[str]:
    """Where everybody stands and what everybody holds, a line a pawn; then what is left of the hare deck."""
    facts = game.facts()
    width = max(map(len, game.seats))
    for pawn in facts["pawns"]:
        seat = pawn["seat"]
        shown = " (shown)" if facts["shown"][seat] else ""
        held = f"{facts['carrots'][seat]:4} carrots{shown}, {facts['lettuces'][seat]} lettuces"
        name = f"{game.seats[seat]:{width}}" + f" {pawn['name']}" * (table_of(game).pawns_each == 2)
        yield f"# | {name}  {held:26}  {_where(game, pawn)}"
    if facts["deck"] and facts["deck"]["seen"]:
        yield f"# | seen cards, oldest first: {', '.join(facts['deck']['seen'])}"


def _where(game: Game, pawn: dict[str, Any]) -> str:
    space = pawn["space"]
    if pawn["place"]:
        return f"home, {_PLACES[pawn['place'] - 1]}"
    kind = KINDS[table_of(game).edition.board.kinds[space]]
    where = "Start" if space == 0 else f"space {space} ({kind})"
    leave = ", must leave" if pawn["must_leave"] else ""
    return f"{_PLACES[pawn['position'] - 1]}, on {where}{_FACES[pawn['face']]}{leave}"


def main() -> None:
    """Write all files."""
    from tests.whyfirst import golden as whyfirst

    for name, ruleset, seed in TRANSCRIPTS:
        (FOLDER / f"{name}.txt").write_text(transcript(ruleset, seed), encoding="utf-8")
    whyfirst.write()
    print(f"{len(TRANSCRIPTS) + len(whyfirst.GAMES)} transcripts in {FOLDER}")


if __name__ == "__main__":
    main()
