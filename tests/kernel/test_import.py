"""``import festina`` is light: nothing heavy is loaded before it is needed."""

from __future__ import annotations

import json

from .programs import run

HEAVY = ("numba", "llvmlite", "rich", "typer", "click", "fluent", "hypothesis", "pytest", "asyncio", "multiprocessing")
LIST = f"import json, sys; print(json.dumps([name for name in {HEAVY!r} if name in sys.modules]))"


def test_importing_loads_nothing_heavy() -> None:
    assert json.loads(run(f"import festina; {LIST}")) == []


def test_a_few_moves_load_no_compiler() -> None:
    play = "from festina import new_game; g = new_game('hare', seed=1)\nfor _ in range(20): g.play(g.legal()[0])\n"
    assert json.loads(run(play + LIST, {"FESTINA_COMPILE": None})) == []


def test_words_load_only_the_words() -> None:
    ask = "from festina import new_game; [text for _, text in new_game('hare', seed=1).why_not('>64')]\n"
    assert json.loads(run(ask + LIST)) == ["fluent"]
