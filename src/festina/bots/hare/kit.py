"""What bots need to know of Hare & Tortoise (see ``bots.kits``)."""

from __future__ import annotations

from ...hare.events import HareEvent
from ...hare.table import HareTable
from ...hare.view import HareView
from ..kits import PlayerKit
from .judging import judge, tell
from .layout import KNOWLEDGE, SCALE, TREE
from .plan import knowledge
from .players import Alternator, Dasher, Plodder
from .policy import Policy, choose
from .worlds import leaps_and_steps, world

KIT = PlayerKit[HareTable, HareView, HareEvent](
    package=__package__,
    policies={name.lower(): code for name, code in Policy._asdict().items()},
    choose=choose,
    knowledge_layout=KNOWLEDGE,
    tree_layout=TREE,
    knowledge=knowledge,
    world=world,
    memory=leaps_and_steps,
    unit=SCALE,
    judge=judge,
    tell=tell,
    # A level is the same everywhere: policies with noise, in hundredths of a turn, then simulation budgets (never
    # milliseconds).
    levels=(
        "strategist:noise=600",
        "strategist:noise=380",
        "strategist:noise=230",
        "strategist:noise=110",
        "strategist",
        "search:sims=8",
        "search:sims=50",
        "search:sims=4000",
    ),
    level_shares=(0.352, 0.362, 0.370, 0.340, 0.388, 0.358, 0.346),
    bots=(Dasher, Plodder, Alternator),
)
