"""What others show of a link: messengers ask for it without a cookie, and learn what its holders may know."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Final

from ..locales import languages, text
from .answers import learn
from .hub import Hub
from .inviting import host_name
from .live import LiveTable
from .notices.words import listed
from .page import Preview
from .races import day_of, is_day, races_of
from .refusal import Refusal
from .titles import Played, played, title_of
from .tokens import is_id

#: Where the pictures lie, beside the page: one per edition, or per game that has no editions, and the house's.
FOLDER: Final = "preview"
_HOUSE: Final = "house"
_RULESET: Final = re.compile(r"^Ruleset:\s*(.+)$", re.MULTILINE)


class Previews:
    """Makes previews with the pictures of a folder."""

    def __init__(self, hub: Hub, folder: Path) -> None:
        self._hub = hub
        self._pictures = {file.stem for file in folder.glob("*.jpg")}

    async def house(self, path: str, language: str) -> Preview:
        """The preview of the house: of its start page, and of a link that leads nowhere."""
        await learn(language)
        title = f"Festina · {text('web-home-title', language)}"
        about = text("web-home-lead", language)
        return Preview(title, about, self._picture(_HOUSE), text("preview-house", language), path, language)

    async def invitation(self, code: str, language: str) -> Preview:
        """Who asks to which game, and how many seats are free; in the host's language, if that is known (Refusal)."""
        invited = await self._hub.store.find_invitation(code)
        live = await self._hub.table(invited.table)
        language = await self._language_of(live, language)
        what = played(live.data.ruleset)
        title = text("web-join-title", language, name=host_name(live) or text("web-somebody", language))
        about = f"{title_of(what, language)}. {_room(live, language)}"
        return self._about(what, title, about, f"/join/{code}", language)

    async def table(self, id: str, language: str) -> Preview:
        """The game of a table at which anybody may look (Refusal)."""
        live = await self._hub.table(id)
        live.check_may_look(None)
        language = await self._language_of(live, language)
        what = played(live.data.ruleset)
        about = _room(live, language) if live.data.status == "over" else text("preview-table", language)
        return self._about(what, title_of(what, language), about, f"/table/{id}", language)

    async def replay(self, share: str, language: str, place: str = "replay") -> Preview:
        """The game of a finished race, and who ran; not who won (Refusal). ``place``: where the page shows it."""
        found = await self._hub.store.shared_game(share) if is_id(share) else None
        ruleset = _RULESET.search(found.text) if found else None
        if found is None or ruleset is None:
            raise Refusal("not_there", "server-no-shared-game")
        await learn(language)
        what = played(ruleset[1])
        names = [seat.name for seat in found.seats if seat.kind == "person" and seat.name]
        about = (
            text("preview-replay", language, names=listed(names, language)) if names else text("preview-bots", language)
        )
        return self._about(what, title_of(what, language), about, f"/{place}/{share}", language)

    async def daily(self, day: str, language: str) -> Preview:
        """The race of a day, today's or an earlier one's (Refusal)."""
        if not is_day(day) or day > day_of(self._hub.clock()):
            raise Refusal("not_there", "server-daily-no-day")
        await learn(language)
        races = await asyncio.to_thread(races_of, day)
        what = played(races[0].ruleset)
        title = f"{text('web-daily-title', language)} · {day}"
        about = f"{title_of(what, language)}. {text('web-daily-lead', language)}"
        return self._about(what, title, about, f"/daily/{day}", language)

    async def _language_of(self, live: LiveTable, otherwise: str) -> str:
        """The language in which the host writes to those who get the link."""
        known = await self._hub.store.profiles.language_of(live.data.host)
        language = known if known in languages() else otherwise
        await learn(language)
        return language

    def _about(self, what: Played, title: str, about: str, path: str, language: str) -> Preview:
        names = [f"{what.game}-{what.edition.id}"] if what.edition else []
        name = next((each for each in (*names, what.game) if each in self._pictures), _HOUSE)
        picture_text = text("preview-picture", language, game=title_of(what, language))
        return Preview(title, about, self._picture(name), picture_text, path, language)

    def _picture(self, name: str) -> str:
        return f"/{FOLDER}/{name}.jpg"


def _room(live: LiveTable, language: str) -> str:
    """How many seats are free, or why none is."""
    free = sum(seat.kind == "open" for seat in live.seats)
    if live.data.status == "open":
        return text("web-waiting-for", language, count=free) if free else text("preview-full", language)
    return text("preview-running" if live.data.status == "running" else "preview-over", language)
