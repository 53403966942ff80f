"""A lone runner's fewest turns home, against an independent search of 1974's and today's board."""

from __future__ import annotations

import pytest

from festina.bots.hare.alone import fewest_turns
from festina.hare.table import HareTable

#: By board and starting carrots: the fewest own turns at race position 1 to 6, with three lettuces and at most 10
#: carrots left at Finish, hare spaces avoided.
FEWEST = {
    ("ravensburger-1978", 65): [20, 14, 12, 12, 10, 10],
    ("ravensburger-1978", 95): [18, 13, 12, 11, 10, 10],
    ("gibsons-2010", 65): [19, 14, 12, 12, 10, 10],
    ("gibsons-2010", 95): [17, 13, 12, 11, 10, 10],
}


@pytest.mark.parametrize(("edition", "carrots"), FEWEST)
def test_the_fewest_turns_of_a_lone_runner_are_exact(edition: str, carrots: int) -> None:
    table = HareTable.of({"edition": edition})
    found = [fewest_turns(table, position, carrots, lettuces=3, limit=10) for position in range(1, 7)]
    assert found == FEWEST[edition, carrots]
