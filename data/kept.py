"""One table as the store in memory keeps it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from data.codec import Written, decode
from data.following import Follower
from data.log import LogEvent, TableClosed, TableId, UserId
from data.reminding import Reminder
from data.store import Dm, Index, Post, Told
from engine.core import Seat


@dataclass
class KeptTable:
    """All that is kept of one table; events as written, so that what cannot be stored fails."""

    seed: bytes
    events: list[Written]
    index: Index
    rematch_of: TableId | None
    links: list[bytes | None]
    edition: int = 0
    closed_at: int | None = None
    announced: int = 0
    status: Post | None = None
    told: dict[UserId, Told] = field(default_factory=dict)
    drafts: dict[Seat, tuple[int, str]] = field(default_factory=dict)
    reminders: dict[UserId, Reminder] = field(default_factory=dict)
    followers: dict[UserId, Follower] = field(default_factory=dict)
    plans: dict[Seat, str] = field(default_factory=dict)

    @property
    def behind(self) -> bool:
        """Whether the channel or people have not been told everything."""
        head = len(self.events)
        return self.announced < head or any(told.seq < head for told in self.told.values())

    @property
    def has_news_for_followers(self) -> bool:
        """Whether the channel has been told more than some follower."""
        return any(follower.told < self.announced for follower in self.followers.values())

    @property
    def log(self) -> tuple[LogEvent, ...]:
        """The events as they are read back."""
        return tuple(decode(kind, text) for kind, text in self.events)

    def put_index(self, index: Index) -> None:
        """Replace the index; who stays keeps how far they were told."""
        self.index = index
        self.told = {
            user: self.told.get(user, Told(user, 0, Dm.UNKNOWN, None)) for user in index.people
        }
        for user in index.people:
            self.followers.pop(user, None)
        self.reminders = {}
        for reminder in index.reminders:
            self.put_reminder(reminder)

    def put_reminder(self, reminder: Reminder) -> None:
        """Replace one person's reminder, if they have a seat."""
        if reminder.user in self.told:
            self.reminders[reminder.user] = reminder

    def lose(self, user: UserId) -> None:
        """Keep nothing of a person any more."""
        self.told.pop(user, None)
        self.followers.pop(user, None)
        self.reminders.pop(user, None)

    def close(self, events: Iterable[LogEvent]) -> None:
        """Note when the table has closed; nobody picks or plans anything there any more."""
        for event in events:
            if isinstance(event, TableClosed):
                self.closed_at = event.at
                self.drafts.clear()
                self.plans.clear()

    def move(self, seats: Iterable[Seat], plans: Iterable[tuple[Seat, str]]) -> None:
        """Drop drafts and plans of ``seats``, and keep the plans that are kept all the same."""
        for seat in seats:
            self.drafts.pop(seat, None)
            self.plans.pop(seat, None)
        self.plans.update(plans)
