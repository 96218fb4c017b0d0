"""What people have set, and how punctual they were, in the store in dictionaries."""

from __future__ import annotations

from data.codec import write_profile
from data.digests import Digest
from data.log import UserId
from data.memory_base import InMemory
from data.people import Profile
from data.punctuality import Owed, Share
from data.store import DUE_AT_ONCE


class PeopleInMemory(InMemory):
    """Implements ``Digests`` and ``Punctuality``."""

    async def profiles(self, users: tuple[UserId, ...]) -> dict[UserId, Profile]:
        """See ``Digests.profiles``."""
        return await self._do(lambda: self._own.read(users))

    async def put_profile(self, profile: Profile, digest: Digest | None = None) -> None:
        """See ``Digests.put_profile``."""
        text = write_profile(profile)
        await self._do(lambda: self._own.put(profile.user, text, digest))

    async def digest_of(self, user: UserId) -> int | None:
        """See ``Digests.digest_of``."""
        return await self._do(lambda: self._own.digests.get(user))

    async def next_digest(self) -> int | None:
        """See ``Digests.next_digest``."""
        return await self._do(lambda: min(self._own.digests.values(), default=None))

    async def digests_due(self, now: int) -> tuple[UserId, ...]:
        """See ``Digests.digests_due``."""
        return await self._do(lambda: tuple(self._own.due(now)[:DUE_AT_ONCE]))

    async def digested(self, user: UserId, digest: Digest) -> None:
        """See ``Digests.digested``."""
        await self._do(lambda: self._own.digested(user, digest))

    async def shares(self, users: tuple[UserId, ...]) -> dict[UserId, Share]:
        """See ``Punctuality.shares``."""
        return await self._do(lambda: self._own.shares(users))

    async def owed_by(self, user: UserId) -> tuple[Owed, ...]:
        """See ``Punctuality.owed_by``."""
        return await self._do(lambda: self._own.owed_by(user))

    async def drop_owed(self, before: int) -> None:
        """See ``Punctuality.drop_owed``."""
        await self._do(lambda: self._own.drop(before))
