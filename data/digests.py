"""When people get their weekly list of games: the part of ``Store`` for that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from data.log import UserId
from data.people import Profile


@dataclass(frozen=True, slots=True)
class Digest:
    """When somebody's next weekly list is due, ``None`` for never."""

    at: int | None


class Digests(Protocol):
    """The part of ``Store`` that keeps what people have set, and finds whose list is due."""

    async def profiles(self, users: tuple[UserId, ...]) -> dict[UserId, Profile]:
        """Read what people have set for themselves; those who have set nothing are missing."""

    async def put_profile(self, profile: Profile, digest: Digest | None = None) -> None:
        """Keep what a person has set, instead of what they set before.

        When their next weekly list is due stays as it was, unless ``digest`` says it.
        """

    async def digest_of(self, user: UserId) -> int | None:
        """Return when somebody's next list is due."""

    async def next_digest(self) -> int | None:
        """Return the earliest moment at which somebody's list is due."""

    async def digests_due(self, now: int) -> tuple[UserId, ...]:
        """People whose list is due at or before ``now``, longest overdue first.

        ``DUE_AT_ONCE`` at most.
        """

    async def digested(self, user: UserId, digest: Digest) -> None:
        """Put the next moment in the place of the last one; who has set nothing is ignored."""
