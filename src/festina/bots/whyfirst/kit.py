"""What bots need to know of Why First? (see ``bots.kits``)."""

from __future__ import annotations

from itertools import product

from ...whyfirst.events import WhyFirstEvent
from ...whyfirst.table import NAME, OPTIONS, WhyFirstTable
from ...whyfirst.view import WhyFirstView
from ..kits import PlayerKit
from ..net import weights_of
from .judging import judge, tell
from .layout import KNOWLEDGE, NET, TREE
from .players import Eager, Modest, Narrow, Saboteur, Wavering
from .policy import UNIT, Policy, choose
from .worlds import world


def training_tables() -> tuple[str, ...]:
    """Every number of seats, mode and deck; the usual table first."""
    values = {option.name: option.values for option in OPTIONS}
    tables = product(values["players"], values["mode"], values["deck"])
    return (NAME, *(f"{NAME}(players={players},mode={mode},deck={deck})" for players, mode, deck in tables))


KIT = PlayerKit[WhyFirstTable, WhyFirstView, WhyFirstEvent](
    package=__package__,
    policies={name.lower(): code for name, code in Policy._asdict().items()},
    choose=choose,
    knowledge_layout=KNOWLEDGE,
    tree_layout=TREE,
    knowledge=lambda table: KNOWLEDGE.new(),
    world=world,
    memory=lambda events, seat: 0,
    unit=UNIT,
    judge=judge,
    tell=tell,
    mixes=True,
    # People's failings, then noise (in hundredths of a percent of the win), then thought; only the last one looks at
    # the clock.
    levels=(
        "eager",
        "wavering:lapses=75",
        "wavering:lapses=52",
        "narrow:lapses=44",
        "strategist:noise=1600",
        "strategist",
        "search:sims=300",
        "search:sims=1500",
        "search:sims=9000",
        "champion:ms=2000",
    ),
    level_shares=(0.278, 0.300, 0.288, 0.271, 0.274, 0.301, 0.292, 0.283, 0.260),
    net_layout=NET,
    weights=lambda: weights_of(__package__),
    training=training_tables(),
    bots=(Eager, Modest, Saboteur, Wavering, Narrow),
)
