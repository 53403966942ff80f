"""A soak test: people come, play and go again and again, and the server must not grow.

python -m tests.server.soak [--rounds 200]
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import NamedTuple

from .client import Person, ServerProcess, serving

#: People of one round; each makes a table, and looks at the one before, too.
_PEOPLE = 6
_MOVES = 8
_PAGE = 4096


class Figures(NamedTuple):
    """What a server process holds."""

    kilobytes: int
    files: int
    threads: int


def figures(pid: int) -> Figures:
    """What a process holds now."""
    proc = Path(f"/proc/{pid}")
    pages = int((proc / "statm").read_text().split()[1])
    return Figures(pages * _PAGE // 1024, len(list((proc / "fd").iterdir())), len(list((proc / "task").iterdir())))


def one_round(url: str, random: Random) -> None:
    """People come, play against bots, watch each other, lose their connections, come back and leave."""
    people = [Person(url, f"P{number}") for number in range(_PEOPLE)]
    tables = [person.table("hare(players=2)", public=True)["id"] for person in people]
    for number, person in enumerate(people):
        watching = person.socket(tables[number - 1])
        talk = person.socket(tables[number])
        for _ in range(_MOVES):
            if talk.over():
                break
            while not talk.legal(0):
                talk.hear()
            talk.move(0, random.choice(talk.legal(0)))
        if number % 2:
            talk.connection.socket.close()  # a line that broke
        else:
            talk.close()
        watching.close()
        person.socket(tables[number]).close()
        person.ask("DELETE", "/api/me")
        person.http.close()


def soak(server: ServerProcess, rounds: int, warm_up: int) -> tuple[Figures, Figures]:
    """What the server holds after some rounds, and after all of them."""
    assert server.process is not None
    random = Random(11)
    for _ in range(warm_up):
        one_round(server.url, random)
    before = figures(server.process.pid)
    for _ in range(rounds):
        one_round(server.url, random)
    return before, figures(server.process.pid)


def main() -> None:
    """Print what a server holds before and after many rounds."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=200)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), rooms="10") as server:
        before, after = soak(server, given.rounds, warm_up=20)
    print(f"before: {before}\nafter:  {after}")
    sys.exit(0 if after.files <= before.files + 5 else 1)


if __name__ == "__main__":
    main()
