"""What people have set, and how punctual they were, in the store on SQLite."""

from __future__ import annotations

from data import records, rows_punctuality
from data.digests import Digest
from data.log import UserId
from data.people import Profile
from data.punctuality import Owed, Share
from data.sqlite_base import InSqlite


class PeopleInSqlite(InSqlite):
    """Implements ``Digests`` and ``Punctuality``."""

    async def profiles(self, users: tuple[UserId, ...]) -> dict[UserId, Profile]:
        """See ``Digests.profiles``."""
        return await self._read(records.profiles, users)

    async def put_profile(self, profile: Profile, digest: Digest | None = None) -> None:
        """See ``Digests.put_profile``."""
        await self._write(records.put_profile, profile, digest)

    async def digest_of(self, user: UserId) -> int | None:
        """See ``Digests.digest_of``."""
        return await self._read(records.digest_of, user)

    async def next_digest(self) -> int | None:
        """See ``Digests.next_digest``."""
        return await self._read(records.next_digest)

    async def digests_due(self, now: int) -> tuple[UserId, ...]:
        """See ``Digests.digests_due``."""
        return await self._read(records.digests_due, now)

    async def digested(self, user: UserId, digest: Digest) -> None:
        """See ``Digests.digested``."""
        await self._write(records.digested, user, digest)

    async def shares(self, users: tuple[UserId, ...]) -> dict[UserId, Share]:
        """See ``Punctuality.shares``."""
        return await self._read(rows_punctuality.shares, users)

    async def owed_by(self, user: UserId) -> tuple[Owed, ...]:
        """See ``Punctuality.owed_by``."""
        return await self._read(rows_punctuality.owed_by, user)

    async def drop_owed(self, before: int) -> None:
        """See ``Punctuality.drop_owed``."""
        await self._write(rows_punctuality.drop_owed, before)
