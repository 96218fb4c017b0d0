"""What the store in memory keeps of people, whatever the table."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from data.codec import read_profile
from data.digests import Digest
from data.log import UserId
from data.people import Profile
from data.punctuality import Owed, Share


@dataclass
class KeptPeople:
    """What people have set, as written, when their lists are due, and what they owed by day."""

    profiles: dict[UserId, str] = field(default_factory=dict)
    digests: dict[UserId, int] = field(default_factory=dict)
    owed: dict[tuple[UserId, int], Share] = field(default_factory=dict)

    def read(self, users: Iterable[UserId]) -> dict[UserId, Profile]:
        """Read what people have set."""
        return {user: read_profile(self.profiles[user]) for user in users if user in self.profiles}

    def put(self, user: UserId, profile: str, digest: Digest | None) -> None:
        """Keep what a person has set."""
        self.profiles[user] = profile
        if digest is not None:
            self.digested(user, digest)

    def digested(self, user: UserId, digest: Digest) -> None:
        """Put the next moment in the place of the last one."""
        self.digests.pop(user, None)
        if digest.at is not None and user in self.profiles:
            self.digests[user] = digest.at

    def due(self, now: int) -> list[UserId]:
        """Return whose list is due, longest overdue first."""
        return [user for at, user in sorted((at, u) for u, at in self.digests.items()) if at <= now]

    def add(self, owed: Iterable[Owed]) -> None:
        """Add to what people owed on a day."""
        for each in owed:
            was = self.owed.get((each.user, each.day), Share())
            more = Share(was.owed + each.owed, was.missed + each.missed)
            self.owed[each.user, each.day] = more

    def shares(self, users: tuple[UserId, ...]) -> dict[UserId, Share]:
        """Add up what people owed."""
        found: dict[UserId, Share] = {}
        for (user, _), of in self.owed.items():
            if user in users:
                was = found.get(user, Share())
                found[user] = Share(was.owed + of.owed, was.missed + of.missed)
        return found

    def owed_by(self, user: UserId) -> tuple[Owed, ...]:
        """Return all days of one person."""
        days = sorted(day for whose, day in self.owed if whose == user)
        shares = ((day, self.owed[user, day]) for day in days)
        return tuple(Owed(user, day, of.owed, of.missed) for day, of in shares)

    def drop(self, before: int) -> None:
        """Delete all days before one."""
        self.owed = {key: of for key, of in self.owed.items() if key[1] >= before}

    def lose(self, user: UserId) -> None:
        """Keep nothing of a person any more."""
        self.profiles.pop(user, None)
        self.digests.pop(user, None)
        self.owed = {key: of for key, of in self.owed.items() if key[0] != user}
