"""Old rows go as docs/server.md says: marked first, after a grace period, in portions, and never by one wrong clock."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, func, insert, select, update

from festina.server.clock import CONFIRMED
from festina.server.metrics import Metrics
from festina.server.settings import read_settings
from festina.server.store import tidy as tidy_jobs
from festina.server.store.data import What
from festina.server.store.models import (
    AnnouncementRow,
    BanRow,
    Base,
    BlockRow,
    ChatRow,
    CupPlayerRow,
    CupRow,
    CupTableRow,
    Device,
    EntryRow,
    InvitationRow,
    MovingRow,
    ReportRow,
    SeatRow,
    TableRow,
)
from festina.server.store.store import Store
from festina.server.tidying import Tidying

from .inside import Clock, inside
from .services import Services

DAY = 86400.0
YEAR = 365 * DAY


class House:
    """A store, the watch over it, and both clocks in the test's hands."""

    def __init__(self, url: str, **settings: Any) -> None:
        self.clock = Clock()
        self.settings = read_settings(database=url, tidy_grace_days=settings.pop("tidy_grace_days", 7), **settings)
        self.store = Store(url)
        if url.startswith("sqlite"):  # nothing here is about power cuts
            engine = self.store._database.engine
            event.listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA synchronous=OFF"))
        self.store.migrate()
        self.in_use: set[str] = set()
        self.dropped: list[str] = []
        self.restart()

    def restart(self) -> None:
        """Another process, with its own monotonic clock."""
        self._began = self.clock.at
        self.metrics = Metrics()
        self.tidying = Tidying(
            self.store,
            self.settings,
            self.metrics,
            self.clock,
            in_use=self.in_use.__contains__,
            drop=self.dropped.append,
            monotonic=lambda: self.clock.at - self._began,
        )

    @property
    def now(self) -> float:
        return self.clock.at

    def state(self) -> str:
        return self.tidying.state

    def tidy(self) -> None:
        asyncio.run(self.tidying.tidy())

    def run(self, days: float, step: float = 1.0) -> None:
        """Let time go by, with a round now and then."""
        end = self.now + days * DAY
        while self.now < end:
            self.clock.at = min(end, self.now + step * DAY)
            self.tidy()

    def jump(self, seconds: float) -> None:
        """The wall clock alone."""
        self.clock.at += seconds
        self._began += seconds

    def write(self, job: Callable[[Connection], Any]) -> Any:
        return self.store._database.write_now(job)

    def ids(self, model: type[TableRow | Device]) -> list[str]:
        return self.store._database.read_now(lambda c: sorted(c.execute(select(model.id)).scalars()))

    def count(self, model: type[Base]) -> int:
        return self.store._database.read_now(lambda c: c.execute(select(func.count()).select_from(model)).scalar()) or 0

    def device(self, *ids: str) -> None:
        rows = [{"id": id, "name": id, "created": self.now, "seen": self.now} for id in ids]
        self.write(lambda c: c.execute(insert(Device), rows))

    def table(self, *ids: str, status: str = "open", entries: int = 0) -> None:
        rows = [
            {
                "id": id,
                "host": "ann",
                "ruleset": "hare(players=2)",
                "seed": "1",
                "options": {},
                "status": status,
                "public": True,
                "version": entries,
                "created": self.now,
                "changed": self.now,
            }
            for id in ids
        ]
        self.write(lambda c: c.execute(insert(TableRow), rows))
        for id in ids:
            self._furnish(id, entries)

    def _furnish(self, id: str, entries: int) -> None:
        seat = {"table": id, "seat": 0, "kind": "person", "device": "ann", "name": "Ann", "muted": False}
        said = {"table": id, "device": "ann", "seat": 0, "name": "Ann", "text": "hm", "at": self.now}
        moved = {"table": id, "kind": "move", "seat": 0, "data": {}, "auto": False, "at": self.now}
        code = {"code_hash": f"code {id}", "table": id, "seat": 0, "created": self.now, "used": False}
        self.write(lambda c: c.execute(insert(SeatRow), [seat]))
        self.write(lambda c: c.execute(insert(ChatRow), [said]))
        self.write(lambda c: c.execute(insert(InvitationRow), [code]))
        if entries:
            self.write(lambda c: c.execute(insert(EntryRow), [{**moved, "number": n + 1} for n in range(entries)]))

    def touch(self, model: type[TableRow | Device], id: str) -> None:
        """It is used again."""
        when = {"changed" if model is TableRow else "seen": self.now}
        self.write(lambda c: c.execute(update(model).where(model.id == id).values(**when)))

    def confirm(self) -> None:
        asyncio.run(self.store.write_facts({CONFIRMED: repr(self.now)}))

    def figure(self, name: str, **labels: str) -> float:
        return self.metrics.registry.get_sample_value(name, labels) or 0.0


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Callable[..., House]]:
    made: list[House] = []

    def make(**settings: Any) -> House:
        made.append(House(settings.pop("database", f"sqlite:///{tmp_path / 'store.db'}"), **settings))
        return made[-1]

    yield make
    for each in made:
        each.store.close()


# ---- how long things are kept


def test_open_tables_that_nobody_begins_are_deleted_with_all_they_had(house: Callable[..., House]) -> None:
    h = house()
    h.table("open", entries=3)
    h.run(14)
    assert h.ids(TableRow) == ["open"], "seven days, and seven of grace"
    h.run(2)
    assert [h.count(model) for model in (TableRow, SeatRow, EntryRow, ChatRow, InvitationRow)] == [0, 0, 0, 0, 0]
    assert h.dropped == ["open"]
    assert h.figure("festina_deleted_total", what="tables") == 1


def test_running_tables_without_a_move_are_closed_and_kept(house: Callable[..., House]) -> None:
    h = house()
    h.table("t", status="running", entries=3)
    h.run(126, step=1.9)
    assert h.dropped == []
    h.run(3)
    assert h.dropped == ["t"]
    row = h.write(lambda c: c.execute(select(TableRow.status, TableRow.due)).one())
    assert tuple(row) == ("closed", None)
    assert h.count(EntryRow) == 3


def test_finished_games_stay_unless_a_setting_says_otherwise(house: Callable[..., House]) -> None:
    h = house()
    h.table("t", status="over", entries=3)
    h.run(150, step=1.9)
    assert h.ids(TableRow) == ["t"]
    h.settings = h.settings.model_copy(update={"keep_over_days": 100})
    h.restart()
    h.tidy()
    h.run(8)
    assert h.ids(TableRow) == []
    assert h.count(EntryRow) == 0


def test_chat_goes_a_month_after_the_end_and_the_game_stays(house: Callable[..., House]) -> None:
    h = house()
    h.table("over", status="over")
    h.table("runs", status="running")
    h.run(30)
    assert h.count(ChatRow) == 2
    h.run(9)  # noticed within a day, deleted a grace period later
    assert h.count(ChatRow) == 1
    assert h.count(TableRow) == 2


def test_reports_and_what_is_long_over_go(house: Callable[..., House]) -> None:
    h = house(keep_report_days=30)
    report = {"table": "t", "device": "a", "about": "b", "seat": 0, "name": "B", "reason": "words", "text": ""}
    h.write(lambda c: c.execute(insert(ReportRow).values(**report, said=[], at=h.now)))
    h.write(lambda c: c.execute(insert(BanRow).values(device="b", reason="", at=h.now, expires=h.now)))
    h.write(lambda c: c.execute(insert(BanRow).values(device="c", reason="", at=h.now, expires=None)))
    h.write(lambda c: c.execute(insert(AnnouncementRow).values(text="!", at=h.now, expires=h.now)))
    h.run(30, step=1.9)
    assert [h.count(model) for model in (ReportRow, BanRow, AnnouncementRow)] == [1, 2, 1]
    h.run(16)
    assert [h.count(model) for model in (ReportRow, BanRow, AnnouncementRow)] == [0, 1, 0]


def test_cups_go_long_after_their_last_change_unless_something_is_played(house: Callable[..., House]) -> None:
    h = house(keep_cup_days=30, keep_open_days=7)
    common = {"host": "ann", "name": "c", "ruleset": "r", "options": {}, "round": 1, "version": 1}
    states = (("open", "open"), ("over", "over"), ("runs", "running"))
    cups = [{**common, "id": id, "status": status, "created": h.now, "changed": h.now} for id, status in states]
    players = [{"cup": id, "number": 1, "device": "ann", "name": "Ann", "left": False} for id, _ in states]
    h.write(lambda c: c.execute(insert(CupRow), cups))
    h.write(lambda c: c.execute(insert(CupPlayerRow), players))
    h.table("played", status="running")
    laid = {"cup": "runs", "round": 1, "number": 1, "table": "played", "players": [1], "ruled": False}
    h.write(lambda c: c.execute(insert(CupTableRow).values(**laid)))
    h.run(20, step=1.9)
    assert h.count(CupRow) == 2, "nobody has begun the third"
    h.run(40, step=1.9)
    assert [h.count(model) for model in (CupRow, CupPlayerRow, CupTableRow)] == [1, 1, 1]


def test_codes_go_when_their_time_is_over_and_not_when_they_are_used(house: Callable[..., House]) -> None:
    h = house()
    code = {"code_hash": "x", "device": "ann", "expires": h.now + 600, "used": True}
    h.write(lambda c: c.execute(insert(MovingRow).values(**code)))
    h.clock.at += 599
    h.tidy()
    assert h.count(MovingRow) == 1
    h.clock.at += 2
    h.tidy()
    assert h.count(MovingRow) == 0


def test_devices_go_long_after_they_were_seen(house: Callable[..., House]) -> None:
    h = house(keep_device_days=30)
    h.device("ann", "ben")
    h.table("t", status="over")
    h.write(lambda c: c.execute(insert(BlockRow).values(device="ben", blocked="ann", name="Ann", at=h.now)))
    h.run(29, step=1.9)
    h.touch(Device, "ben")
    h.run(10)
    assert h.ids(Device) == ["ben"]
    assert h.count(BlockRow) == 0
    assert h.write(lambda c: c.execute(select(SeatRow.device)).scalar()) is None


# ---- marks and the grace period


def test_what_is_used_again_in_the_grace_period_stays(house: Callable[..., House]) -> None:
    h = house()
    h.table("left", "back")
    h.run(8)
    due = h.write(lambda c: c.execute(select(TableRow.due)).scalars().all())
    assert due == [h.now, h.now]
    assert h.figure("festina_due", what="tables") == 2
    h.run(6)
    h.touch(TableRow, "back")
    h.run(3)
    assert h.ids(TableRow) == ["back"]
    assert h.write(lambda c: c.execute(select(TableRow.due)).scalar()) is None


def test_what_is_used_between_the_look_and_the_deletion_stays(house: Callable[..., House]) -> None:
    h = house(tidy_grace_days=0)
    h.table("t")
    h.run(8)
    h.touch(TableRow, "t")
    gone = h.write(lambda c: tidy_jobs.delete_due(c, "tables", ["t"], h.settings, h.now))
    assert gone == (1, [])
    assert h.ids(TableRow) == ["t"]


def test_a_table_where_people_are_connected_stays(house: Callable[..., House]) -> None:
    h = house()
    h.table("t")
    h.in_use.add("t")
    h.run(20)
    assert h.ids(TableRow) == ["t"]
    h.in_use.clear()
    h.run(1)
    assert h.ids(TableRow) == []


# ---- portions, and big deletions


def test_everything_goes_in_portions(house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy_jobs, "PORTION", 10)
    h = house(tidy_share=1.0, keep_device_days=30)
    h.device(*(f"d{n}" for n in range(25)))
    sizes: dict[str, list[int]] = {"marked": [], "deleted": []}
    mark, delete = h.store.mark_due, h.store.delete_due

    async def marking(what: What, ids: Any, due: float | None) -> None:
        sizes["marked"].append(len(ids))
        await mark(what, ids, due)

    async def deleting(*args: Any) -> tuple[int, list[str]]:
        count, gone = await delete(*args)
        sizes["deleted"].append(len(gone))
        return count, gone

    monkeypatch.setattr(h.store, "mark_due", marking)
    monkeypatch.setattr(h.store, "delete_due", deleting)
    h.run(40, step=1.9)
    assert sizes == {"marked": [10, 10, 5], "deleted": [10, 10, 5]}
    assert h.count(Device) == 0


def test_a_portion_counts_entries(house: Callable[..., House], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tidy_jobs, "PORTION", 10)
    h = house(tidy_grace_days=100)
    ids = [f"t{n}" for n in range(8)]
    h.table(*ids, entries=4)
    h.run(8)
    count, gone = h.write(lambda c: tidy_jobs.delete_due(c, "tables", ids, h.settings, h.now))
    assert (count, gone) == (3, ["t0", "t1", "t2"])
    assert h.count(EntryRow) == 5 * 4


def test_a_big_deletion_waits_for_the_operator(house: Callable[..., House], caplog: pytest.LogCaptureFixture) -> None:
    h = house(tidy_share=0.2, keep_device_days=30)
    h.device("here", *(f"d{n}" for n in range(40)))
    h.run(29, step=1.9)
    h.touch(Device, "here")
    caplog.clear()
    h.run(20)
    assert h.count(Device) == 41
    assert h.state() == "confirm"
    assert h.figure("festina_deletions_waiting", what="devices") == 40
    assert [record.message for record in caplog.records] == [
        "40 of 41 devices would be deleted at once: they wait for `festina db tidy --confirm`"
    ]
    h.confirm()
    h.tidy()
    assert h.ids(Device) == ["here"]
    assert h.state() == "ok"


def test_a_confirmation_covers_what_was_marked_then_and_no_more(house: Callable[..., House]) -> None:
    h = house(keep_device_days=30)
    h.device(*(f"d{n}" for n in range(30)))
    h.run(29, step=1.9)
    h.confirm()
    h.run(20)
    assert h.count(Device) == 30, "nothing was due when the operator said so"


def test_a_handful_does_not_wait(house: Callable[..., House]) -> None:
    h = house()
    h.table(*(f"t{n}" for n in range(tidy_jobs.HANDFUL)))
    h.run(16)
    assert h.count(TableRow) == 0


# ---- the clock


def _furnished(house: House) -> None:
    house.device("ann", "ben")
    house.table("open")
    house.table("runs", status="running")
    house.table("over", status="over")
    house.tidy()


def _all(house: House) -> list[int]:
    return [house.count(model) for model in (Device, TableRow, ChatRow, SeatRow)]


@pytest.mark.parametrize("years", [3, -3])
def test_a_start_with_a_wrong_clock_deletes_nothing(
    house: Callable[..., House], caplog: pytest.LogCaptureFixture, years: int
) -> None:
    h = house(tidy_grace_days=0)
    _furnished(h)
    before = _all(h)
    h.clock.at += years * YEAR
    h.restart()
    caplog.clear()
    for _ in range(3):
        h.clock.at += 3600
        h.tidy()
    assert _all(h) == before
    assert h.write(lambda c: c.execute(select(TableRow.due)).scalars().all()) == [None] * 3
    assert h.state() == "clock"
    assert h.figure("festina_clock_doubted") == 1
    (line,) = caplog.records
    assert line.levelno == logging.WARNING
    assert "the database was last used on 2027-01-15" in line.message
    h.clock.at -= years * YEAR
    h.restart()
    h.tidy()
    assert h.state() == "ok"
    assert _all(h) == before


def test_a_database_that_knows_no_time_goes_by_its_rows(house: Callable[..., House]) -> None:
    h = house(tidy_grace_days=0)
    h.device("ann")
    h.clock.at += 3 * YEAR
    h.restart()
    h.tidy()
    assert h.state() == "clock"
    assert h.count(Device) == 1


def test_a_clock_that_jumps_while_the_server_runs(house: Callable[..., House]) -> None:
    h = house(tidy_grace_days=0)
    _furnished(h)
    before = _all(h)
    h.jump(3 * YEAR)
    h.run(1, step=0.1)
    assert h.state() == "clock"
    assert _all(h) == before


def test_a_server_that_was_off_for_long_believes_its_clock_after_two_days(house: Callable[..., House]) -> None:
    h = house()
    _furnished(h)
    h.clock.at += 60 * DAY
    h.restart()
    h.tidy()
    h.run(1, step=0.1)
    h.clock.at += 0.5 * DAY
    h.restart()  # a night off does not begin it anew
    h.tidy()
    h.run(0.9, step=0.1)
    assert h.state() == "clock"
    h.run(0.2, step=0.1)
    assert h.state() == "ok"
    assert "open" in h.ids(TableRow), "its grace period begins now"
    h.run(8)
    assert "open" not in h.ids(TableRow)


def test_an_operator_can_say_that_the_clock_is_right(house: Callable[..., House]) -> None:
    h = house()
    _furnished(h)
    h.clock.at += 60 * DAY
    h.restart()
    h.tidy()
    assert h.state() == "clock"
    h.confirm()
    h.tidy()
    assert h.state() == "ok"


def test_a_wrong_clock_that_was_believed_leaves_the_grace_period(house: Callable[..., House]) -> None:
    """The worst case: it ran for days, and an operator sees it in time."""
    h = house()
    _furnished(h)
    before = _all(h)
    h.jump(3 * YEAR)
    h.run(6, step=0.1)
    assert h.state() == "ok"
    assert _all(h) == before
    h.jump(-3 * YEAR)
    h.run(3, step=0.1)
    assert h.write(lambda c: c.execute(select(Device.due)).scalars().all()) == [None, None]
    assert _all(h) == before


# ---- in a server


def test_a_server_with_a_clock_years_ahead_keeps_everything(tmp_path: Path) -> None:
    clock = Clock()
    with inside(tmp_path, clock=clock) as server:
        server.person("Ann").table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])
        server.wait(server.hub.tidying.tidy())
    clock.at += 3 * YEAR
    with inside(tmp_path, clock=clock) as server:
        server.wait(server.hub.tidying.tidy())
        assert server.query("SELECT COUNT(*) FROM devices") == [(1,)]
        assert server.query("SELECT COUNT(*) FROM tables") == [(1,)]


def test_a_table_that_was_deleted_is_not_in_memory_any_more(tmp_path: Path) -> None:
    clock = Clock()
    with inside(tmp_path, clock=clock, tidy_grace_days=0) as server:
        ann = server.person("Ann")
        id = ann.table("hare(players=2)", [{"kind": "person", "name": "Ann"}, {"kind": "open"}])["id"]
        for _ in range(5):
            clock.at += 1.9 * DAY
            server.wait(server.hub.tidying.tidy())
        ann.ask("GET", f"/api/tables/{id}", status=404)


@pytest.mark.xdist_group("server-scale")
def test_the_same_on_postgresql(house: Callable[..., House], real_services: Services) -> None:
    h = house(database=real_services.new_database())
    _furnished(h)
    before = _all(h)
    h.clock.at += 3 * YEAR
    h.restart()
    h.tidy()
    assert _all(h) == before
    h.clock.at -= 3 * YEAR
    h.restart()
    h.run(16)
    assert h.ids(TableRow) == ["over", "runs"]
    h.run(20)
    assert h.count(ChatRow) == 2
    h.run(12)
    assert h.count(ChatRow) == 1
