"""The feed: what waits for a person, and what has ended, as Atom (RFC 4287).

An entry is the same as long as what it says is: its id and its time come from the table, never from the request.
"""

from __future__ import annotations

import uuid
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Final, NamedTuple
from xml.etree import ElementTree as ET

from ...locales import text
from .data import FeedOwner, Kind
from .due import acting_seats, running_out
from .quiet import zone_of
from .words import company, language_for, table_address, title

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from ..live import LiveTable

_ATOM: Final = "http://www.w3.org/2005/Atom"
#: Games that ended stay in the feed for so long, and so many of them.
ENDED_SECONDS: Final = 30 * 86400.0
_MOST_ENDED: Final = 20
_NAMES: Final = uuid.uuid5(uuid.NAMESPACE_URL, "https://github.com/festina-games/festina/feed")

ET.register_namespace("", _ATOM)


class Entry(NamedTuple):
    """One thing in the feed."""

    id: str
    title: str
    summary: str
    url: str
    updated: float


class Feed(NamedTuple):
    """The whole document, and when it last changed."""

    content: bytes
    updated: float


def feed(owner: FeedOwner, tables: Sequence[LiveTable], base: str, now: float) -> Feed:
    """A person's feed; ``base`` is the address of this server."""
    language = language_for(owner.language)
    entries = sorted(_entries(owner, tables, language, now), key=lambda entry: (-entry.updated, entry.id))
    updated = entries[0].updated if entries else 0.0
    root = ET.Element(f"{{{_ATOM}}}feed", {"{http://www.w3.org/XML/1998/namespace}lang": language})
    _add(root, "id", _urn(owner.device))
    _add(root, "title", text("notice-feed-title", language))
    _add(root, "updated", _date(updated))
    _add(_add(root, "author"), "name", "Festina")
    _add(root, "link", rel="alternate", type="text/html", href=f"{base}/#/games")
    for entry in entries:
        made = _add(root, "entry")
        _add(made, "id", entry.id)
        _add(made, "title", entry.title)
        _add(made, "updated", _date(entry.updated))
        _add(made, "summary", entry.summary)
        _add(made, "link", rel="alternate", type="text/html", href=base + entry.url)
    return Feed(ET.tostring(root, encoding="utf-8", xml_declaration=True), updated)


def _entries(owner: FeedOwner, tables: Sequence[LiveTable], language: str, now: float) -> Iterator[Entry]:
    ended = 0
    for live in tables:
        mine, at = live.seats_of(owner.device), live.data.changed
        if live.data.status == "running" and acting_seats(live, owner.device):
            yield _turn(live, owner, language)
        elif live.id in owner.asked:
            yield _entry(live, owner, "invite", language, owner.asked[live.id])
        elif live.data.status == "over" and mine and now - at < ENDED_SECONDS and ended < _MOST_ENDED:
            ended += 1
            yield _entry(live, owner, "over", language, at)


def _turn(live: LiveTable, owner: FeedOwner, language: str) -> Entry:
    clock = running_out(live, owner.device)
    until = "" if clock is None else text("notice-time-until", language, time=_local(clock.deadline, owner))
    return _entry(live, owner, "turn", language, live.match.decisive_at, until, live.match.decisive)


def _entry(
    live: LiveTable, owner: FeedOwner, kind: Kind, language: str, at: float, news: str = "", mark: int = 0
) -> Entry:
    summary = " ".join(part for part in (news, company(live, owner.device, language)) if part)
    name = _urn(f"{owner.device}/{live.id}/{kind}/{mark}")
    return Entry(name, title(live, owner.device, kind, language), summary, table_address(live.id), at)


def _local(at: float, owner: FeedOwner) -> str:
    """A moment by the clock of the person, as every language reads it."""
    local = datetime.fromtimestamp(at, zone_of(owner.quiet))
    return f"{local:%Y-%m-%d %H:%M} ({local.tzname()})"


def _add(parent: ET.Element, name: str, content: str | None = None, /, **attributes: str) -> ET.Element:
    made = ET.SubElement(parent, f"{{{_ATOM}}}{name}", attributes)
    made.text = None if content is None else "".join(letter for letter in content if letter.isprintable())
    return made


def _urn(name: str) -> str:
    return uuid.uuid5(_NAMES, name).urn


def _date(at: float) -> str:
    return f"{datetime.fromtimestamp(at, UTC):%Y-%m-%dT%H:%M:%SZ}"
