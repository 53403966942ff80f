"""Making and arranging tables: seats, invitations, joining and leaving, the start, rematches."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Final

from msgspec.structs import replace

from ..bots.registry import bot_spec
from ..kernel.contract import AnyDefinition, Table
from ..kernel.errors import BadBot
from ..registry import table_for
from .bodies import SeatChange, TableWish
from .endings import leavings
from .entries import RematchMade, SeatChanged, SeatChangeKind, TableClosed
from .hinting import check_hints
from .library import check_length, read
from .live import LiveTable
from .options import Occasion, SeatKind, StoredOptions, TableOptions
from .play import answered, begun
from .refusal import Refusal
from .runners import dealt, runner_of, sat_down
from .services import House, Services
from .store.data import CreateTable, DeviceData, FormerData, KeepFormer, SeatData, TableChange, TableData, UseInvitation
from .texts import clean_name

#: The bot that plays where none is named, and in games that have no levels.
_USUAL_BOT: Final = TableOptions().stand_in
_ANY_GAME: Final = "random"
#: Characters that the database has for a seat's name: bots are called by their specs, which may be longer.
_LONGEST_NAME: Final = 40
#: Devices that one table remembers not to seat again.
_MOST_BARRED: Final = 50


# ---- making tables


async def create(house: House, device: DeviceData, wish: TableWish) -> LiveTable:
    """A new table; begun at once if that is wanted and no seat is open."""
    definition, table = table_for(wish.ruleset, {})
    if len(wish.seats) != table.players:
        raise Refusal("bad_value", "server-seats-wanted", players=table.players, given=len(wish.seats))
    options = replace(stored_options(house, wish), stand_in=bot_for(wish.stand_in, definition))
    if wish.lesson is not None:
        options = for_lesson(options, definition, table, wish.lesson)
    if wish.record is not None:
        options = await _from_record(house, options, table.ruleset, wish.record, wish.public)
    seats = [
        _seated(number, seat.kind, definition, device, bot=seat.bot, name=seat.name, words=not wish.public)
        for number, seat in enumerate(wish.seats)
    ]
    first = next((seat.seat for seat in seats if seat.kind == "person"), None)
    seats = dealt(seats, {} if first is None else {first: device.runner})
    if options.hints == "on":
        check_hints(options, definition, table, seats, wish.public)
    data = new_table(house, device.id, table.ruleset, options, wish.public)
    await house.store.create_table(data, seats)
    return await opened(house, data.id, wish.start)


def stored_options(house: Services, options: TableOptions) -> StoredOptions:
    """The options of a new table that is to be like another, or like a wish; its bots get a secret of their own."""
    return StoredOptions(**options.chosen(), bot_key=house.secrets.bot_key())


def for_lesson(options: StoredOptions, game: AnyDefinition, table: Table, lesson: str) -> StoredOptions:
    """The options of a table where a lesson is learned (Refusal: the game has none of this name for such a table)."""
    position = game.lesson(table, lesson)
    if position is None:
        raise Refusal("bad_value", "server-no-such-lesson", lesson=lesson)
    return replace(options, occasion=Occasion(kind="lesson", of=lesson), position=position)


async def _from_record(
    house: Services, options: StoredOptions, ruleset: str, record: str, public: bool
) -> StoredOptions:
    """The options of a table where the game of a record goes on (BadRecord, Refusal).

    Whoever brings it may know what is hidden in it, so it is for friends, and says nothing about anybody's strength.
    What was drawn stays drawn; what comes is drawn anew.
    """
    if public:
        raise Refusal("bad_value", "server-position-private")
    check_length(record)
    game = await house.worked_out(lambda: read(record, lambda: True))
    if game.ruleset != ruleset:
        raise Refusal("bad_value", "server-position-ruleset", ruleset=game.ruleset)
    if game.is_over:
        raise Refusal("bad_value", "server-record-over")
    return replace(options, occasion=Occasion(kind="position"), position=game.facts())


def new_table(house: Services, host: str, ruleset: str, options: StoredOptions, public: bool) -> TableData:
    """A table that is to be stored."""
    at = house.clock()
    return TableData(
        id=house.secrets.id(),
        host=host,
        ruleset=ruleset,
        seed=house.secrets.seed(),
        options=options,
        status="open",
        public=public,
        created=at,
        changed=at,
    )


async def opened(house: House, id: str, start: bool) -> LiveTable:
    """A table that has just been made, begun if that is wanted and no seat is open."""
    live = await house.table(id)

    def work() -> TableChange:
        live.check_status("open")
        return begun(live)

    if start and all(seat.kind != "open" for seat in live.seats):
        try:
            await live.perform(work)
        except Refusal:
            if live.data.status == "open":
                raise
            return live  # somebody else was faster
        await live.services.begun(live)
    return live


def _seated(
    number: int,
    kind: SeatKind,
    game: AnyDefinition,
    device: DeviceData,
    *,
    bot: str | None,
    name: str | None,
    words: bool,
) -> SeatData:
    """A seat of a kind, on which a person of this device may sit (BadBot, Refusal)."""
    if kind == "bot":
        return bot_seat(number, bot_for(bot or _USUAL_BOT, game))
    if kind == "person":
        return SeatData(number, "person", device=device.id, name=clean_name(name or device.name), words=words)
    return SeatData(number, "open")


def bot_for(text: str, game: AnyDefinition) -> str:
    """The canonical spec of a bot that plays a game (BadBot); the usual one is replaced where it cannot play."""
    try:
        return bot_spec(text, game, foreign=False).text
    except BadBot:
        if text != _USUAL_BOT:
            raise
        return _ANY_GAME


def bot_seat(number: int, spec: str) -> SeatData:
    """A seat that a bot plays."""
    return SeatData(number, "bot", name=spec[:_LONGEST_NAME], bot=spec)


async def rematch(house: House, live: LiveTable, device: DeviceData, same_cards: bool = False) -> LiveTable:
    """A new table with the same people and bots, one seat further round; asked for twice, it is the same one.

    With the same cards everybody keeps their seat, position and bots begin as they did, and what was drawn at last (not
    what was taken back) is drawn again in its order.
    """
    live.check_status("over", "closed")
    if same_cards and live.data.public:  # a stranger who sits down would not have seen the cards
        raise Refusal("not_now", "server-same-cards-private")
    if same_cards and live.options.occasion is not None and live.options.occasion.is_days_race:
        raise Refusal("not_now", "server-daily-same-cards")  # its record would give the seed of the day away
    if not live.seats_of(device.id) and device.id != live.data.host:
        raise Refusal("not_yours", "server-no-seat-here")
    if live.data.rematch:
        return await house.table(live.data.rematch)
    apart = await _apart(house, live, device)
    order = live.seats if same_cards else [*live.seats[1:], live.seats[0]]
    seats = [_for_rematch(seat, number, apart) for number, seat in enumerate(order)]
    options = replace(stored_options(house, live.options), barred=live.options.barred)
    data = new_table(house, device.id, live.data.ruleset, options, live.data.public)
    if same_cards:
        drawn = tuple(step.text for step in live.match.game.steps if step.actor is None) if live.match.game else ()
        known = replace(
            options, bot_key=live.options.bot_key, same_cards=True, outcomes=drawn, position=live.options.position
        )
        data = replace(data, seed=live.data.seed, options=known)

    def work() -> TableChange:
        if live.data.rematch:
            raise Refusal("not_now", "server-rematch-made")
        made = live.match.add(RematchMade(at=house.clock()))
        return TableChange(entries=(made,), rematch=data.id, also=(CreateTable(data, seats),))

    try:
        await live.perform(work)
    except Refusal:
        if not live.data.rematch:
            raise
        return await house.table(live.data.rematch)  # somebody else was faster
    return await opened(house, data.id, start=True)


async def _apart(house: House, live: LiveTable, device: DeviceData) -> set[str]:
    """The people at a table who do not want to meet a device, or it them: it cannot bring them to another table."""
    others = {seat.device for seat in live.seats if seat.device and seat.device != device.id}
    return {other for other in others if any(await house.store.blocking(device.id, other))}


def _for_rematch(seat: SeatData, number: int, apart: Container[str]) -> SeatData:
    """The same person or bot in another seat; where nobody is left, somebody else may sit down."""
    is_gone = seat.kind == "person" and (seat.device is None or seat.device in apart)
    kept = SeatData(number, "open") if is_gone else replace(seat, seat=number, lent=None)
    return replace(kept, runner=runner_of(seat))


# ---- taking seats


async def join(
    live: LiveTable,
    device: DeviceData,
    name: str,
    seat: int | None,
    *,
    invited: bool = False,
    use: str | None = None,
) -> None:
    """Take a free seat, of a public table or as one was invited, using the invitation with a hash up (Refusal)."""
    name = clean_name(name)
    await check_welcome(live, device)

    def work() -> TableChange:
        live.check_status("open")
        if device.id in live.options.barred:
            raise Refusal("not_yours", "server-not-for-you")
        free = [held.seat for held in live.seats if held.kind == "open"]
        if not invited and not live.data.public and device.id != live.data.host:
            raise Refusal("not_yours", "server-by-invitation")
        if not free or (seat is not None and seat not in free):
            raise Refusal("not_now", "server-seat-taken")
        number = free[0] if seat is None else seat
        # Among strangers nobody gets words who has not asked for them.
        seated = SeatData(number, "person", device=device.id, name=name, words=not live.data.public)
        change = seat_changed(live, seated, "join", device.runner)
        return change if use is None else replace(change, also=(UseInvitation(use),))

    await live.perform(work)


async def check_welcome(live: LiveTable, device: DeviceData) -> None:
    """Raise Refusal if a device and the host do not want to meet."""
    blocking = await live.services.store.blocking(device.id, live.data.host)
    if blocking.mine:
        raise Refusal("not_now", "server-host-is-blocked")
    if blocking.theirs:
        raise Refusal("not_yours", "server-not-for-you")


async def start(live: LiveTable, device: DeviceData) -> None:
    """Begin the game (Refusal)."""

    def work() -> TableChange:
        live.check_host(device)
        live.check_status("open")
        if any(seat.kind == "open" for seat in live.seats):
            raise Refusal("not_now", "server-seats-open")
        return begun(live)

    await live.perform(work)
    await live.services.begun(live)


# ---- changing seats


async def arrange(live: LiveTable, device: DeviceData, seat: int, wanted: SeatChange) -> None:
    """Change a seat as the table's host may, or its name and words as its holder may (Refusal)."""

    def work() -> TableChange:
        held = live.seat(seat)
        if wanted.name is not None:
            return seat_changed(live, _renamed(live, live.seat_of(seat, device), wanted.name), "name")
        if wanted.words is not None:
            return seat_changed(live, replace(live.seat_of(seat, device), words=wanted.words), "words")
        live.check_host(device)
        if wanted.muted is not None:
            return seat_changed(live, replace(held, muted=wanted.muted), "mute")
        if wanted.remove:
            return _removed(live, held, for_good=bool(wanted.not_again))
        if wanted.kind is None and wanted.bot is None:
            raise Refusal("bad_value", "server-nothing-to-change")
        live.check_status("open")
        if held.kind == "person":
            raise Refusal("not_now", "server-seat-taken")
        kind, game = wanted.kind or "bot", live.match.definition
        seated = _seated(seat, kind, game, device, bot=wanted.bot, name=None, words=not live.data.public)
        return seat_changed(live, seated, "arrange", device.runner if kind == "person" else None)

    await live.perform(work)


def _renamed(live: LiveTable, held: SeatData, name: str) -> SeatData:
    """A seat under another name (Refusal): everybody is shown it, so it must not do what chat may not."""
    if held.muted:
        raise Refusal("not_now", "server-muted")
    if live.data.public:
        live.check_status("open")
    return replace(held, name=clean_name(name))


def _removed(live: LiveTable, held: SeatData, for_good: bool) -> TableChange:
    if held.kind != "person":
        raise Refusal("not_now", "server-no-person-there")
    if live.data.status == "running" and not _goes_on(live, held):
        return closed(live, TableChange())
    if for_good and held.device == live.data.host:
        raise Refusal("not_now", "server-not-yourself")
    change = answered(live, vacated(live, held, "remove"))
    if held.device is None or held.device == live.data.host:
        return change
    taken_off = change.entries[0]
    former = FormerData(held.seat, held.device, held.name, taken_off.number, taken_off.at)
    change = replace(change, also=(*change.also, KeepFormer(former)))
    if not for_good:
        return change
    # The latest are enough: a table does not live for ever.
    barred = dict.fromkeys([*live.options.barred, held.device])
    return replace(change, options=replace(live.options, barred=tuple(barred)[-_MOST_BARRED:]))


async def leave(live: LiveTable, device: DeviceData, seat: int) -> None:
    """Give a seat up; in a running game the stand-in plays on for good, or it ends if no other person is there."""

    def work() -> TableChange:
        held = live.seat_of(seat, device)
        goes_on, given_up = _goes_on(live, held), leavings(live, [held.seat])
        if live.data.status == "running" and not goes_on:
            return closed(live, TableChange(also=given_up))
        change = replace(vacated(live, held, "leave"), also=given_up)
        return closed(live, change) if device.id == live.data.host and not goes_on else answered(live, change)

    await live.perform(work)


def seat_changed(live: LiveTable, seat: SeatData, what: SeatChangeKind, favourite: int | None = None) -> TableChange:
    """The change that makes a seat what it is given as; it keeps its figure, unless there is a favourite to be had."""
    entry = live.match.add(SeatChanged(seat=seat.seat, what=what, at=live.services.clock()))
    return TableChange(entries=(entry,), seats=sat_down(live.seats, seat, favourite))


def vacated(live: LiveTable, held: SeatData, what: SeatChangeKind) -> TableChange:
    """The change that takes a person off a seat: it is open again, or the stand-in's."""
    if live.data.status == "open":
        return seat_changed(live, SeatData(held.seat, "open"), what)
    live.check_status("running")
    return seat_changed(live, bot_seat(held.seat, live.options.stand_in), what)


def others(live: LiveTable, leaving: Sequence[int]) -> list[str]:
    """The devices of the people who stay when some seats are left."""
    return [seat.device for seat in live.seats if seat.kind == "person" and seat.device and seat.seat not in leaving]


def _goes_on(live: LiveTable, leaving: SeatData) -> bool:
    """Whether a table is of use without the person of a seat."""
    occasion = live.options.occasion
    return bool(others(live, [leaving.seat])) or (occasion is not None and occasion.outlasts_people)


def closed(live: LiveTable, change: TableChange) -> TableChange:
    """The change, with the end of the table: nobody is left who would play."""
    end = live.match.add(TableClosed(at=live.services.clock()))
    return replace(change, entries=(*change.entries, end), status="closed")
