"""Who people are, across tables: what they have played, their browsers and passkeys, the people they know."""

from __future__ import annotations

from collections.abc import Collection

from . import acquaintances, invitations, moving, passkeys, people, results, sessions
from .data import (
    ChallengeData,
    ChallengeKind,
    KeptResult,
    PasskeyData,
    PastGame,
    PersonalInvitation,
    PersonData,
    SessionData,
)
from .database import Database


class ProfileStore:
    """The part of the store that is about people rather than tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # ---- what they have played

    async def results_of(self, device: str, before: tuple[float, str, int] | None, limit: int) -> list[KeptResult]:
        """Results of a device, the latest first, from a place on."""
        return await self._database.read(lambda c: results.read_results(c, device, before, limit))

    async def past_games(self, device: str) -> list[PastGame]:
        """The latest games that a device has played on one seat alone, the latest first."""
        return await self._database.read(lambda c: results.past_games(c, device))

    # ---- their browsers

    async def create_session(self, device: str, token: str, now: float, label: str) -> list[str]:
        """A browser acts as a device from now on; the sessions that had to make room for it."""
        return await self._database.write(lambda c: sessions.create_session(c, device, token, now, label))

    async def note_session(self, session: str, now: float, label: str) -> None:
        """A browser was seen; it may call itself otherwise by now."""
        await self._database.write(lambda c: sessions.note_session(c, session, now, label))

    async def sessions_of(self, device: str) -> list[SessionData]:
        """The browsers that act as a device, the last one seen first."""
        return await self._database.read(lambda c: sessions.read_sessions(c, device))

    async def end_session(self, device: str, id: str) -> str:
        """Sign a browser of a device out (Refusal if nothing would be left to come back with)."""
        return await self._database.write(lambda c: sessions.end_session(c, device, id))

    async def living_sessions(self, known: Collection[str]) -> dict[str, str]:
        """Those of some sessions that have not been signed out, with the devices that they act as."""
        return await self._database.read(lambda c: sessions.living_sessions(c, known))

    # ---- their passkeys

    async def add_challenge(
        self, secret: str, kind: ChallengeKind, expires: float, device: str | None = None, proven: str | None = None
    ) -> None:
        """A secret that may be used until it expires."""
        await self._database.write(lambda c: passkeys.add_challenge(c, secret, kind, expires, device, proven))

    async def take_challenge(self, secret: str, kind: ChallengeKind, now: float) -> str | None:
        """Use a secret up; the device that asked for it (Refusal)."""
        return await self._database.write(lambda c: passkeys.take_challenge(c, secret, kind, now))

    async def find_challenge(self, secret: str, kind: ChallengeKind, now: float) -> ChallengeData:
        """A secret that stays good until it expires (Refusal)."""
        return await self._database.read(lambda c: passkeys.find_challenge(c, secret, kind, now))

    async def add_passkey(self, made: PasskeyData) -> None:
        """Keep a new passkey (Refusal)."""
        await self._database.write(lambda c: passkeys.add_passkey(c, made))

    async def passkeys_of(self, device: str) -> list[PasskeyData]:
        """A person's passkeys, the oldest first."""
        return await self._database.read(lambda c: passkeys.read_passkeys(c, device))

    async def find_passkey(self, credential: str) -> PasskeyData | None:
        """A passkey by the name that its authenticator gave it."""
        return await self._database.read(lambda c: passkeys.find_passkey(c, credential))

    async def use_passkey(self, used: PasskeyData, sign_count: int, now: float) -> None:
        """Record that a passkey was used (Refusal if it was used elsewhere since it was read)."""
        await self._database.write(lambda c: passkeys.use_passkey(c, used, sign_count, now))

    async def delete_passkey(self, device: str, id: str) -> list[PasskeyData]:
        """Delete one of a person's passkeys by its public name (Refusal); those that are left."""
        return await self._database.write(lambda c: passkeys.delete_passkey(c, device, id))

    # ---- one person on two devices

    async def held_by(self, device: str) -> list[str]:
        """The tables that a device would bring along, the latest first."""
        return await self._database.read(lambda c: moving.read_held(c, device))

    async def bring(self, device: str, to: str, now: float) -> list[str]:
        """Make a device part of another, with all it has and all its browsers (Refusal); the tables that moved."""
        return await self._database.write(lambda c: moving.bring(c, device, to, now))

    # ---- the people they know

    async def people_of(self, device: str) -> list[PersonData]:
        """The people with whom a device has played or who are its friends, those of the latest games first."""
        return await self._database.read(lambda c: acquaintances.people_of(c, device))

    async def find_person(self, device: str, id: str) -> PersonData:
        """One of the people a device knows, by what they are called towards it (Refusal)."""
        return await self._database.read(lambda c: acquaintances.find_person(c, device, id))

    async def befriend(self, device: str, person: PersonData, now: float) -> None:
        """A device wants to find a person again (Refusal if there are too many)."""
        await self._database.write(lambda c: acquaintances.befriend(c, device, person, now))

    async def unfriend(self, device: str, other: str) -> None:
        """A device does not want to find a person again."""
        await self._database.write(lambda c: acquaintances.unfriend(c, device, other))

    async def set_visible(self, device: str, visible: bool) -> None:
        """Whether friends may see when a device is here."""
        await self._database.write(lambda c: acquaintances.set_visible(c, device, visible))

    async def are_visible(self, devices: list[str]) -> set[str]:
        """Those of some devices whose friends may see when they are here."""
        return await self._database.read(lambda c: acquaintances.are_visible(c, devices))

    async def language_of(self, device: str) -> str:
        """The language that a device has chosen; empty if it has not."""
        return await self._database.read(lambda c: people.language_of(c, device))

    # ---- being asked to a table

    async def invite_person(self, secret: str, table: str, seat: int, device: str, now: float) -> None:
        """Invite a device to a seat; earlier invitations to that seat, and of that device to the table, are dead."""
        await self._database.write(lambda c: invitations.invite_person(c, secret, table, seat, device, now))

    async def invitations_of(self, device: str) -> list[PersonalInvitation]:
        """The invitations that wait for a device, the latest first."""
        return await self._database.read(lambda c: invitations.invitations_of(c, device))

    async def find_personal(self, device: str, id: str) -> PersonalInvitation:
        """An invitation that waits for a device, by its public name (Refusal)."""
        return await self._database.read(lambda c: invitations.find_personal(c, device, id))

    async def decline(self, device: str, id: str) -> None:
        """Delete an invitation that waits for a device (Refusal)."""
        await self._database.write(lambda c: invitations.decline(c, device, id))

    async def set_link(self, table: str, code: str | None, now: float) -> None:
        """Give a table another link for everybody, or (None) none; an older one is dead."""
        await self._database.write(lambda c: invitations.set_link(c, table, code, now))

    async def link_made(self, table: str) -> float | None:
        """When the link of a table was made, if it has one."""
        return await self._database.read(lambda c: invitations.link_made(c, table))
