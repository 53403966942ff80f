"""What a player would think of first: at every decision, however many actions there are."""

from __future__ import annotations

from typing import Any

from festina import new_game
from festina.bots.hare.evaluate import set_priors
from festina.bots.hare.layout import TREE
from festina.bots.hare.plan import knowledge
from festina.kernel.scratch import SCRATCH

from .helpers import state_of


def test_the_many_actions_of_two_pawns_all_have_a_prior() -> None:
    """Compiled code would write into other memory without a word; interpreted code does not."""
    pawns = [
        {"seat": seat, "name": name, "space": space}
        for seat, name, space in ((0, "a", 0), (0, "b", 1), (1, "a", 0), (1, "b", 62))
    ]
    game: Any = new_game(
        "hare(players=2)", start={"turn": 0, "carrots": [2000, 10], "lettuces": [5, 5], "pawns": pawns}
    )
    codes = game.position.legal(0)
    assert len(codes) > 64
    scratch, tree = SCRATCH.new(), TREE.new()
    for index, code in enumerate(codes):
        scratch.codes[index] = code
    set_priors(state_of(game), game.table.rules, knowledge(game.table), 0, len(codes), scratch, tree)
    priors = [tree.prior[tree.used + index] for index in range(len(codes))]
    assert all(prior > 0 for prior in priors)
    assert abs(sum(priors) - 1) < 1e-5
