"""``festina admin``: what an operator sees of tables and people, and does about them. Servers notice in seconds."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from .operating import Config, Database, in_words, moment, opened
from .trouble import Trouble
from .words import listing, t

if TYPE_CHECKING:
    from collections.abc import Sequence

    from ..server.store.data import BanData, StoredReport
    from ..server.wire_strangers import AnnouncementInfo

app = typer.Typer(help=t("cli-help-admin"), no_args_is_help=True)

_DAY = 86400.0
#: Bits before an IPv4 address that is written as IPv6.
_MAPPED = 96
_HOUR = 3600.0
#: The longest text that the operator may write.
_LONGEST = 500
#: The largest number that either database has for a row.
_LARGEST = 2**31 - 1


def _readable(given: str | None) -> str | None:
    """A name as a database can look it up: what a terminal may pass need not be text."""
    return None if given is None else given.encode(errors="replace").decode()


AsJson = Annotated[bool, typer.Option("--json", help=t("cli-help-admin-json"))]
Number = Annotated[int, typer.Argument(help=t("cli-help-admin-number"), metavar="NUMBER", min=1, max=_LARGEST)]
Table = Annotated[str, typer.Argument(help=t("cli-help-admin-table-id"), metavar="TABLE", callback=_readable)]
StatusOption = Annotated[
    Literal["open", "running", "over", "closed"] | None, typer.Option(help=t("cli-help-admin-status"))
]


def _show(found: object, lines: Sequence[str], as_json: bool, nothing: str) -> None:
    """Print what was found: a line each, or all of it as one line of JSON."""
    if as_json:
        import msgspec

        print(msgspec.json.encode(found).decode())
        return
    for line in lines or [nothing]:
        print(line)


# ---- tables


@app.command(help=t("cli-help-admin-tables"))
@in_words
def tables(
    status: StatusOption = None,
    reported: Annotated[bool, typer.Option("--reported", help=t("cli-help-admin-reported"))] = False,
    limit: Annotated[int, typer.Option(min=1, max=_LARGEST, help=t("cli-help-admin-limit"), metavar="NUMBER")] = 50,
    as_json: AsJson = False,
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.operator import list_tables

    with opened(database, config) as store:
        found = store.read_now(lambda connection: list_tables(connection, status, reported, limit))
    lines = [
        t(
            "cli-admin-table-line",
            table=each.id,
            status=each.status,
            public="yes" if each.public else "no",
            ruleset=each.ruleset,
            people=listing(each.people) or "–",
            changed=moment(each.changed),
            reports=each.reports,
        )
        for each in found
    ]
    _show([each._asdict() for each in found], lines, as_json, t("cli-admin-no-tables"))


@app.command(help=t("cli-help-admin-table"))
@in_words
def table(id: Table, as_json: AsJson = False, database: Database = None, config: Config = None) -> None:
    from ..server.store.operator import view_table

    with opened(database, config) as store:
        found = store.read_now(lambda connection: view_table(connection, id))
    if found is None:
        raise Trouble(t("cli-admin-no-table", table=id), 1)
    data = found.data
    lines = [
        t("cli-admin-table", table=id, status=data.status, ruleset=data.ruleset, host=data.host),
        *(
            t("cli-admin-seat", seat=seat.seat, kind=seat.kind, name=seat.name or "–", device=seat.device or "–")
            for seat in found.seats
        ),
    ]
    if found.reports:
        lines.append(t("cli-admin-table-reports", numbers=", ".join(map(str, found.reports))))
    # The dealer's seed and the bots' secret are nobody's business.
    shown = {name: getattr(data, name) for name in data.__struct_fields__ if name not in ("seed", "options")}
    options = data.options.chosen() | {"barred": data.options.barred}
    _show({**shown, "options": options, "seats": found.seats, "reports": found.reports}, lines, as_json, "")


@app.command(help=t("cli-help-admin-close"))
@in_words
def close(id: Table, database: Database = None, config: Config = None) -> None:
    from ..server.store.data import Conflict
    from ..server.store.operator import close_table

    with opened(database, config) as store:
        for _ in range(20):
            try:
                status = store.write_now(lambda connection: close_table(connection, id, time.time()))
                break
            except Conflict:  # somebody has played meanwhile
                continue
        else:
            raise Trouble(t("cli-admin-busy", table=id), 1)
    if status is None:
        raise Trouble(t("cli-admin-no-table", table=id), 1)
    if status not in ("open", "running"):
        raise Trouble(t("cli-admin-ended", table=id), 1)
    print(t("cli-admin-closed", table=id))


# ---- reports


@app.command(help=t("cli-help-admin-reports"))
@in_words
def reports(
    everything: Annotated[bool, typer.Option("--all", help=t("cli-help-admin-reports-all"))] = False,
    as_json: AsJson = False,
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.strangers import read_reports

    with opened(database, config) as store:
        found = store.read_now(lambda connection: read_reports(connection, everything))
    _show(found, [_report_line(each) for each in found], as_json, t("cli-admin-no-reports"))


@app.command(help=t("cli-help-admin-report"))
@in_words
def report(
    number: Number,
    close: Annotated[bool, typer.Option("--close", help=t("cli-help-admin-report-close"))] = False,
    as_json: AsJson = False,
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.strangers import close_report, read_report

    with opened(database, config) as store:
        found = store.read_now(lambda connection: read_report(connection, number))
        if found is None:
            raise Trouble(t("cli-admin-no-report", number=number), 1)
        if close:
            store.write_now(lambda connection: close_report(connection, number, time.time()))
    lines = [
        _report_line(found),
        t("cli-admin-report-text", text=found.text or "–"),
        t("cli-admin-report-about", device=found.about, network=found.network or "–"),
        t("cli-admin-report-by", device=found.device),
        *(t("cli-admin-said", at=moment(line.at), text=line.text or f"({line.reaction})") for line in found.said),
    ]
    if close:
        lines.append(t("cli-admin-report-closed", number=number))
    _show(found, lines, as_json, "")


def _report_line(found: StoredReport) -> str:
    return t(
        "cli-admin-report-line",
        number=found.number,
        at=moment(found.at),
        reason=found.reason,
        name=found.name,
        table=found.table,
        seat=found.seat,
        state="open" if found.closed is None else "closed",
    )


# ---- bans


@app.command(help=t("cli-help-admin-ban"))
@in_words
def ban(
    reason: Annotated[str, typer.Option(help=t("cli-help-admin-ban-reason"))],
    device: Annotated[str | None, typer.Option(help=t("cli-help-admin-ban-device"), callback=_readable)] = None,
    network: Annotated[str | None, typer.Option(help=t("cli-help-admin-ban-network"))] = None,
    report: Annotated[
        int | None, typer.Option(help=t("cli-help-admin-ban-report"), metavar="NUMBER", min=1, max=_LARGEST)
    ] = None,
    days: Annotated[float | None, typer.Option(help=t("cli-help-admin-ban-days"), metavar="NUMBER")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.operator import add_ban, is_device
    from ..server.store.strangers import close_report, read_report

    if sum(given is not None for given in (device, network, report)) != 1:
        raise Trouble(t("cli-admin-ban-whom"))
    now, why = time.time(), _text(reason)
    expires = None if days is None else now + _positive(days) * _DAY
    addresses = None if network is None else _network(network)
    with opened(database, config) as store:
        if report is not None:
            found = store.read_now(lambda connection: read_report(connection, report))
            if found is None:
                raise Trouble(t("cli-admin-no-report", number=report), 1)
            device = found.about
        elif device is not None and not store.read_now(lambda connection: is_device(connection, device)):
            raise Trouble(t("cli-admin-no-device", device=device), 1)
        number = store.write_now(lambda connection: add_ban(connection, device, addresses, why, now, expires))
        if report is not None:
            store.write_now(lambda connection: close_report(connection, report, now))
    print(t("cli-admin-banned", number=number, whom=device or addresses or ""))


@app.command(help=t("cli-help-admin-bans"))
@in_words
def bans(as_json: AsJson = False, database: Database = None, config: Config = None) -> None:
    from ..server.store.operator import read_bans

    with opened(database, config) as store:
        found = store.read_now(read_bans)
    _show(found, [_ban_line(each) for each in found], as_json, t("cli-admin-no-bans"))


def _ban_line(found: BanData) -> str:
    whom = found.device or found.network or ""
    return t("cli-admin-ban-line", number=found.number, whom=whom, reason=found.reason, until=_until(found.expires))


@app.command(help=t("cli-help-admin-unban"))
@in_words
def unban(number: Number, database: Database = None, config: Config = None) -> None:
    from ..server.store.operator import remove_ban

    with opened(database, config) as store:
        if not store.write_now(lambda connection: remove_ban(connection, number)):
            raise Trouble(t("cli-admin-no-ban", number=number), 1)
    print(t("cli-admin-unbanned", number=number))


# ---- announcements


@app.command(help=t("cli-help-admin-announce"))
@in_words
def announce(
    text: Annotated[str, typer.Argument(help=t("cli-help-admin-announce-text"), metavar="TEXT")],
    hours: Annotated[float | None, typer.Option(help=t("cli-help-admin-announce-hours"), metavar="NUMBER")] = None,
    database: Database = None,
    config: Config = None,
) -> None:
    from ..server.store.operator import add_announcement

    now, said = time.time(), _text(text)
    expires = None if hours is None else now + _positive(hours) * _HOUR
    with opened(database, config) as store:
        number = store.write_now(lambda connection: add_announcement(connection, said, now, expires))
    print(t("cli-admin-announced", number=number))


@app.command(help=t("cli-help-admin-announcements"))
@in_words
def announcements(as_json: AsJson = False, database: Database = None, config: Config = None) -> None:
    from ..server.store.operator import read_announcements

    with opened(database, config) as store:
        found = store.read_now(read_announcements)
    _show(found, [_announcement_line(each) for each in found], as_json, t("cli-admin-no-announcements"))


def _announcement_line(found: AnnouncementInfo) -> str:
    return t("cli-admin-announcement-line", number=found.number, text=found.text, until=_until(found.expires))


@app.command(help=t("cli-help-admin-unannounce"))
@in_words
def unannounce(number: Number, database: Database = None, config: Config = None) -> None:
    from ..server.store.operator import remove_announcement

    with opened(database, config) as store:
        if not store.write_now(lambda connection: remove_announcement(connection, number)):
            raise Trouble(t("cli-admin-no-announcement", number=number), 1)
    print(t("cli-admin-unannounced", number=number))


# ---- what the operator writes


def _until(expires: float | None) -> str:
    """When something ends; a mark in the past says that it has."""
    if expires is None:
        return t("cli-admin-no-end")
    key = "cli-admin-until" if expires > time.time() else "cli-admin-ended-at"
    return t(key, at=moment(expires))


def _text(written: str) -> str:
    """What people will read, on one line (Trouble)."""
    from ..server.texts import clean

    text = clean(written, _LONGEST)
    if not text:
        raise Trouble(t("cli-admin-empty"))
    return text


def _positive(number: float) -> float:
    """A span of time (Trouble)."""
    if not 0 < number < 1e6:
        raise Trouble(t("cli-admin-span", number=str(number)))
    return number


def _network(written: str) -> str:
    """A range of addresses as it is kept (Trouble); one of IPv4 that is written as IPv6 is the same."""
    import ipaddress

    try:
        found = ipaddress.ip_network(written, strict=False)
        mapped = found.network_address.ipv4_mapped if isinstance(found, ipaddress.IPv6Network) else None
        if mapped is not None and found.prefixlen >= _MAPPED:
            found = ipaddress.ip_network((mapped, found.prefixlen - _MAPPED))
    except ValueError:
        raise Trouble(t("cli-admin-bad-network", network=written)) from None
    if "%" in str(found):  # the zone is this machine's name for an interface, and in no visitor's address
        raise Trouble(t("cli-admin-bad-network", network=written))
    return str(found)
