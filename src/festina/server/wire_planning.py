"""What the server sends about plans: to the device that holds the seat, and to nobody else."""

from __future__ import annotations

from typing import Final

from ..kernel.data import Data
from ..kernel.messages import Message
from ..kernel.view import Choice
from .wire import SentView
from .wire_plans import Dropped


class PlanStep(Data, frozen=True, kw_only=True):
    """One of the things to try; ``choice`` is what it would be as things stand, None if it leads nowhere now."""

    action: str
    choice: Choice | None


class PlanGround(Data, frozen=True, kw_only=True):
    """Something that a plan may depend on, and how one says it."""

    name: str
    say: Message


class PlanInfo(Data, frozen=True, kw_only=True):
    """What a seat will do when its turn comes: the first of the steps that is legal then.

    ``grounds`` are what must not have changed. A plan that was ``dropped`` is shown until its person has seen it.
    """

    steps: list[PlanStep]
    grounds: list[str]
    at: float
    dropped: Dropped | None


class Planning(Data, frozen=True, kw_only=True):
    """A seat's plan, and what could be planned now.

    ``view`` is the seat's whole view as if it were to act now, with nothing changed before; where nothing can be
    planned it is None, and ``why_not`` says why.
    """

    version: int
    seat: int
    plan: PlanInfo | None
    view: SentView | None
    grounds: list[PlanGround]
    why_not: Message | None


#: All of them, for the description of the protocol.
SENT: Final[tuple[type[Data], ...]] = (Planning,)
