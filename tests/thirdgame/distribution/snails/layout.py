"""The records of Snails: the state of a race, the rules of a table, and a look ahead for views."""

from __future__ import annotations

from typing import Protocol

from festina.kernel.layout import Field, Layout, Numbers

from .codes import FAST, MOST_SEATS

STATE = Layout(
    "SnailsState",
    Field("space", "i1", (MOST_SEATS,)),
    Field("pace", "i1", (MOST_SEATS,)),  # the hidden choice; 0: none yet. Those of the last turn stay.
    Field("dry", "i1", (MOST_SEATS,)),  # whether the snail dried out in the turn before
)
RULES = Layout("SnailsRules", Field("players", "i1"), Field("lettuce", "i1"))
SURVEY = Layout("SnailsSurvey", Field("space", "i1", (FAST + 1,)))


class State(Protocol):
    """A race as rule functions see it (see ``STATE``)."""

    space: Numbers
    pace: Numbers
    dry: Numbers


class Rules(Protocol):
    """The rules of a table as rule functions see them (see ``RULES``)."""

    players: int
    lettuce: int


class Survey(Protocol):
    """Where each pace would take a snail (see ``SURVEY``)."""

    space: Numbers
