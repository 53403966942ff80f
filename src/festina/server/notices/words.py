"""The words of a notice, in its reader's language: who plays, what happened, and nothing that is hidden in the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...locales import DEFAULT, languages, say, text
from ..describe import setting_of
from ..titles import game_title
from ..wire_notices import PushedNotice
from .data import Kind
from .due import acting_seats, running_out

if TYPE_CHECKING:
    from ..live import LiveTable

_HOUR = 3600.0
_DAY = 86400.0


def language_for(wanted: str) -> str:
    """The language that is wanted if there are words in it, otherwise the default."""
    return wanted if wanted in languages() else DEFAULT


def table_address(table: str) -> str:
    """Where the page shows a table."""
    return f"/#/table/{table}"


def worded(live: LiveTable, device: str, kind: Kind, language: str, now: float) -> PushedNotice:
    """A notice about a table, for a device."""
    return PushedNotice(
        kind=kind,
        table=live.id,
        title=title(live, device, kind, language),
        body=body(live, device, kind, language, now),
        url=table_address(live.id),
        tag=live.id,
        lang=language,
        at=now,
        play=text("notice-look" if kind in ("over", "removed") else "notice-play", language),
    )


def try_out(language: str, now: float) -> PushedNotice:
    """What somebody gets who tries notices out."""
    return PushedNotice(
        kind="test",
        table=None,
        title=text("notice-test", language),
        body=text("notice-test-body", language),
        url="/#/settings",
        tag="test",
        lang=language,
        at=now,
        play=text("notice-look", language),
    )


def title(live: LiveTable, device: str, kind: Kind, language: str) -> str:
    """What has happened."""
    if kind in ("turn", "time", "lent"):
        mine = live.seats_of(device)
        lent = [seat for seat in mine if live.seats[seat].lent]
        about = lent if kind == "lent" else acting_seats(live, device)
        if len(mine) > 1 and about:
            return text(f"notice-{kind}-of", language, name=live.names[about[0]])
    if kind in ("rematch", "invite"):
        host = next((seat.name for seat in live.seats if seat.device == live.data.host and seat.name), None)
        return text(f"notice-{kind}", language) if host is None else text(f"notice-{kind}-by", language, name=host)
    return text(f"notice-{kind}", language)


def body(live: LiveTable, device: str, kind: Kind, language: str, now: float) -> str:
    """At which table, with whom, and how it stands."""
    parts = (_news(live, device, kind, language, now), company(live, device, language))
    return " ".join(part for part in parts if part)


def _news(live: LiveTable, device: str, kind: Kind, language: str, now: float) -> str:
    clock = running_out(live, device)
    if kind in ("lent", "removed", "plan"):
        return text(f"notice-{kind}-news", language)
    if kind == "over":
        return result(live, device, language)
    if kind == "time" and clock is not None:
        return text("notice-time-left", language, span=span(clock.deadline - now, language))
    return ""


def company(live: LiveTable, device: str, language: str) -> str:
    """The game, and the other people at the table."""
    game = game_title(live.match.definition.name, language)
    others = [seat.name for seat in live.seats if seat.kind == "person" and seat.device != device and seat.name]
    if not others:
        return text("notice-game", language, game=game)
    return text("notice-game-with", language, game=game, names=listed(others, language))


def result(live: LiveTable, device: str, language: str) -> str:
    """Who has won."""
    outcome = live.match.game.outcome if live.match.game else None
    if outcome is None or not outcome.winners:
        return ""
    mine = live.seats_of(device)
    if len(mine) == 1 and mine[0] in outcome.winners:
        return text("notice-over-you", language)
    names = [_entrant_name(live, winner, language) for winner in outcome.winners]
    return text("notice-over-won", language, names=listed(names, language), count=len(names))


def _entrant_name(live: LiveTable, number: int, language: str) -> str:
    """How somebody is called; a bot that only has its spec for a name gets one of ours, as on the page."""
    if number >= len(live.seats):
        return say(setting_of(live.data.ruleset).extras[number - len(live.seats)], language)
    seat = live.seats[number]
    if seat.kind == "bot" and seat.name == (seat.bot or "")[: len(seat.name)]:
        names = text("web-bot-names", language).split(",")
        return names[number % len(names)].strip()
    return seat.name or text("web-seat-number", language, number=number + 1)


def listed(names: list[str], language: str) -> str:
    """Names as a sentence lists them: Ann, Bob and Cleo."""
    if len(names) < 2:
        return "".join(names)
    return text("notice-and", language, names=", ".join(names[:-1]), last=names[-1])


def span(seconds: float, language: str) -> str:
    """How long it takes, in days or hours."""
    if seconds >= 2 * _DAY:
        return text("notice-days", language, count=int(seconds // _DAY))
    if seconds >= _HOUR:
        return text("notice-hours", language, count=int(seconds // _HOUR))
    return text("notice-minutes", language, count=max(1, int(seconds // 60)))
