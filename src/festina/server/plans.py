"""Plans: what a person lays down for the next turn of a seat in a slow game, while it is not their turn.

A plan belongs to the seat: only the device that holds it may see it, or that there is one. It ends when the seat acts,
is lent or changes hands, and with the game. Going back drops all plans of a table: they were made for another game.
``planplay`` carries them out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
from msgspec.structs import replace

from ..kernel.game import Game
from ..kernel.messages import Message
from .bus import PlanNews
from .entries import GameOver, Moved, SeatChanged, SeatLent, TableClosed, Undone
from .live import LiveTable
from .notices.data import WaitingNotice
from .refusal import Refusal
from .store.data import Also, Conflict, DeviceData, DropPlans, EndPlans, StoredPlan, TableChange
from .wire import TableView, joined
from .wire_planning import PlanGround, PlanInfo, Planning, PlanStep

if TYPE_CHECKING:
    from .bodies_slow import PlanWish
    from .store.store import Store

#: Times that a plan is stored anew when other processes change the table meanwhile.
_TRIES: Final = 5
#: Seconds for coming back before one is told that a plan was dropped.
_SOON: Final = 1.0


# ---- for the person


async def read(store: Store, live: LiveTable, device: DeviceData, seat: int) -> Planning:
    """A seat's plan, and what could be planned now (Refusal unless the seat is the device's)."""
    async with live.held():
        live.seat_of(seat, device)
        return _planning(live, seat, (await store.plans.read(live.id)).get(seat))


async def put(store: Store, live: LiveTable, device: DeviceData, seat: int, wish: PlanWish) -> Planning:
    """Keep a plan for a seat's next turn in place of another (Refusal)."""
    async with live.held():
        for _ in range(_TRIES):
            live.seat_of(seat, device)
            plan = _checked(live, seat, wish)
            try:
                await store.plans.put(live.id, plan, live.data.version)
            except Conflict:
                await live.follow()
                continue
            found = _planning(live, seat, plan)
            break
        else:
            raise Refusal("not_now", "server-busy")
    await tell(live, seat)
    return found


async def withdraw(store: Store, live: LiveTable, device: DeviceData, seat: int) -> Planning:
    """Forget a seat's plan, whether it waits or was dropped (Refusal)."""
    live.seat_of(seat, device)
    await store.plans.end(live.id, [seat])
    await tell(live, seat)
    return await read(store, live, device, seat)


async def tell(live: LiveTable, seat: int) -> None:
    """Let the pages of a seat's device know that its plan has changed, whichever process they are connected to."""
    live.send_plan_changed(seat)
    await live.services.bus.publish(PlanNews(table=live.id, seat=seat))


def _turn_ahead(live: LiveTable, seat: int) -> Game | Message:
    """The game with the seat's next turn begun, or why it cannot be planned."""
    if live.data.status != "running":
        return Message("server-table-is", {"status": live.data.status})
    if live.options.days is None:
        return Message("server-plan-slow-only")
    if live.seats[seat].lent:
        return Message("server-seat-is-lent")
    if seat in live.match.to_act:
        return Message("server-plan-your-turn")
    return live.match.running.turn_ahead(seat)


def _planning(live: LiveTable, seat: int, plan: StoredPlan | None) -> Planning:
    ahead = _turn_ahead(live, seat)
    game = None if isinstance(ahead, Message) else ahead
    return Planning(
        version=live.data.version,
        seat=seat,
        plan=None if plan is None else _info(game, plan),
        view=None if game is None else _view(live, game, seat),
        grounds=[] if game is None else _grounds(game, seat),
        why_not=ahead if isinstance(ahead, Message) else None,
    )


def _info(ahead: Game | None, plan: StoredPlan) -> PlanInfo:
    choices = [None if ahead is None else ahead.choice(action, plan.seat) for action in plan.steps]
    return PlanInfo(
        steps=[PlanStep(action=action, choice=each) for action, each in zip(plan.steps, choices, strict=True)],
        grounds=list(plan.grounds),
        at=plan.at,
        dropped=plan.dropped,
    )


def _view(live: LiveTable, ahead: Game, seat: int) -> msgspec.Raw:
    public = replace(ahead.public(), names=live.names)
    return joined(ahead.view(seat, public=public), TableView())


def _grounds(ahead: Game, seat: int) -> list[PlanGround]:
    prefix = f"{ahead.definition.name}-plan-if-"
    return [
        PlanGround(name=name, say=Message(f"{prefix}{name}", {"value": value}))
        for name, value in ahead.plan_grounds(seat).items()
    ]


def _checked(live: LiveTable, seat: int, wish: PlanWish) -> StoredPlan:
    """The plan that a person wants, if it can be made now (Refusal).

    A step need not be legal as things stand: who stands in the way may be gone by then.
    """
    ahead = _turn_ahead(live, seat)
    if isinstance(ahead, Message):
        raise Refusal("not_now", ahead.key, **ahead.params)
    if not live.match.decisive <= wish.version <= live.match.version:
        raise Refusal("stale", "server-stale")
    steps: dict[str, None] = {}
    for action in wish.steps:
        found = ahead.choice(action, seat)
        if found is None:
            raise Refusal("bad_value", "server-plan-no-choice", action=action)
        steps[found.action] = None
    known = ahead.plan_grounds(seat)
    if unknown := [name for name in wish.grounds if name not in known]:
        raise Refusal("bad_value", "server-plan-no-ground", name=unknown[0])
    return StoredPlan(
        seat=seat,
        version=wish.version,
        steps=tuple(steps),
        grounds={name: known[name] for name in wish.grounds},
        at=live.services.clock(),
    )


# ---- what changes of the table mean for plans


def with_plans(live: LiveTable, change: TableChange) -> TableChange:
    """A change that has been applied to a table's match and is not stored yet, with the plans that end by it."""
    if live.options.days is None or live.data.status != "running":
        return change
    ended = _ended(live, change)
    return change if ended is None else replace(change, also=(*change.also, ended))


def _ended(live: LiveTable, change: TableChange) -> Also | None:
    is_slow = change.options is None or change.options.days is not None
    if not is_slow or any(isinstance(entry, GameOver | TableClosed) for entry in change.entries):
        return EndPlans(None)
    if any(isinstance(entry, Undone) for entry in change.entries):
        return DropPlans(reason="rewound", notices=notices(live))
    seats: list[int] = []
    for entry in change.entries:
        match entry:
            case Moved(auto=False, planned=False) | SeatLent():
                seats.append(entry.seat)
            case SeatChanged(what="join" | "leave" | "remove", seat=int(seat)):
                seats.append(seat)
            case _:
                pass
    return EndPlans(tuple(seats)) if seats else None


def notices(live: LiveTable) -> dict[int, WaitingNotice]:
    """By seat: what people who are not there are told when their plans are dropped."""
    now, mark = live.services.clock(), live.match.decisive
    return {
        seat.seat: WaitingNotice(device=seat.device, table=live.id, kind="plan", mark=mark, at=now, due=now + _SOON)
        for seat in live.seats
        if seat.has_person and seat.device is not None and not live.is_here(seat.device)
    }
