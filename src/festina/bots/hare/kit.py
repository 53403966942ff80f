"""What bots need to know of Hare & Tortoise (see ``bots.kits``)."""

from __future__ import annotations

from ...hare.editions import editions
from ...hare.events import HareEvent
from ...hare.table import OPTIONS, VARIANTS, HareTable
from ...hare.view import HareView
from ..kits import PlayerKit
from ..net import weights_of
from .judging import judge, tell
from .layout import KNOWLEDGE, NET, SCALE, TREE
from .plan import knowledge, knowledge_key
from .players import Alternator, Dasher, Forgetful, Hasty, Plodder, Trusting
from .policy import Policy, choose
from .worlds import leaps_and_steps, world


def training_tables() -> tuple[str, ...]:
    """Every edition with every number of seats, and every hare and team form at the usual numbers of seats."""
    usual = OPTIONS[0].default
    tables = [f"hare(edition={edition},players={seats})" for edition in editions() for seats in range(2, 7)]
    tables += [f"hare(hare={hare},players={seats})" for hare in VARIANTS for seats in (2, 3, 4, 6)]
    tables += ["hare(teams=2)", "hare(players=6,teams=2)", "hare(players=6,teams=3)"]
    return ("hare(until=winner)", *(table.replace(f"edition={usual},", "") for table in tables))


def known_tables() -> tuple[str, ...]:
    """Every edition with every hare: what a plan depends on."""
    return tuple(
        table
        for edition in editions()
        for table in (f"hare(edition={edition})", *(f"hare(edition={edition},hare={hare})" for hare in VARIANTS))
    )


KIT = PlayerKit[HareTable, HareView, HareEvent](
    package=__package__,
    policies={name.lower(): code for name, code in Policy._asdict().items()},
    planning=frozenset({"strategist", "trusting", "forgetful", "hasty"}),
    choose=choose,
    knowledge_layout=KNOWLEDGE,
    tree_layout=TREE,
    knowledge=knowledge,
    knowledge_key=knowledge_key,
    known_tables=known_tables(),
    world=world,
    memory=leaps_and_steps,
    unit=SCALE,
    judge=judge,
    tell=tell,
    # People's failings, then noise (in hundredths of a turn), then thought; only the last one looks at the clock.
    levels=(
        "hasty:lapses=42",
        "forgetful:lapses=48",
        "trusting:lapses=50",
        "strategist:noise=110",
        "strategist",
        "search:sims=8",
        "search:sims=50",
        "champion:sims=1",
        "champion:sims=100",
        "champion:ms=2000",
    ),
    level_shares=(0.344, 0.361, 0.318, 0.365, 0.414, 0.391, 0.379, 0.308, 0.308),
    net_layout=NET,
    weights=lambda: weights_of(__package__),
    training=training_tables(),
    bots=(Dasher, Plodder, Alternator, Trusting, Forgetful, Hasty),
)
