"""Who is to be reminded, and when."""

from __future__ import annotations

import asyncio

import pytest

from data.log import UserId
from data.reminding import Reminder
from data.store import DUE_AT_ONCE, Conflict, Index, Store
from tests.data.build import ADA, BEN, CHANNEL, CLEO, OVER, entry, new_table


def waiting(*reminders: Reminder, people: tuple[UserId, ...] = (ADA, BEN)) -> Index:
    """Return the index of a table that waits for people."""
    return Index(CHANNEL, people, None, live=True, reminders=reminders)


class RemindingConformance:
    """Reminders are part of the index: replaced by each append, kept per person."""

    async def test_an_append_replaces_them(self, store: Store) -> None:
        ada, ben = Reminder(ADA, 100), Reminder(BEN, 50, done=7)
        table = await new_table(store, waiting(ben, ada))
        assert await store.reminders(table) == (ada, ben)
        assert await store.next_reminder() == 50
        later = Reminder(BEN, None, done=9)
        await store.append(entry(table, 1, index=waiting(later)))
        assert await store.reminders(table) == (later,)
        assert await store.next_reminder() is None
        await store.append(entry(table, 2, index=waiting(ada)))
        assert await store.reminders(table) == (ada,)
        await store.append(entry(table, 3, index=OVER))
        assert await store.reminders(table) == ()
        assert await store.next_reminder() is None

    async def test_a_conflict_leaves_them_as_they_were(self, store: Store) -> None:
        ada = Reminder(ADA, 100)
        table = await new_table(store, waiting(ada))
        with pytest.raises(Conflict):
            await store.append(entry(table, 7, index=waiting(Reminder(ADA, 200))))
        assert await store.reminders(table) == (ada,)

    async def test_due_people_come_once_and_longest_overdue_first(self, store: Store) -> None:
        assert await store.next_reminder() is None
        first = await new_table(store, waiting(Reminder(ADA, 300), Reminder(BEN, 100)))
        second = await new_table(store, waiting(Reminder(ADA, 200), Reminder(BEN, 100)))
        third = await new_table(store, waiting(Reminder(ADA, 200), Reminder(BEN, None)))
        assert await store.reminders_due(99) == ()
        assert await store.reminders_due(100) == (BEN,)
        assert await store.reminders_due(1_000) == (BEN, ADA)
        assert await store.reminders_of(ADA, 299) == (second, third)
        assert await store.reminders_of(ADA, 300) == (second, third, first)
        assert await store.reminders_of(BEN, 300) == (first, second)
        assert await store.reminders_of(CLEO, 300) == ()

    async def test_due_people_are_given_out_a_number_at_a_time(self, store: Store) -> None:
        many = range(1_000, 1_000 + DUE_AT_ONCE + 5)
        await asyncio.gather(
            *(new_table(store, waiting(Reminder(user, 5), people=(user,))) for user in many)
        )
        assert await store.reminders_due(5) == tuple(many)[:DUE_AT_ONCE]

    async def test_one_is_put_in_the_place_of_the_last(self, store: Store) -> None:
        ada, ben = Reminder(ADA, 100), Reminder(BEN, 50)
        table = await new_table(store, waiting(ada, ben))
        other = await new_table(store, waiting(ada))
        await store.reminded(table, Reminder(ADA, None, done=60))
        assert await store.reminders(table) == (Reminder(ADA, None, done=60), ben)
        assert await store.reminders(other) == (ada,)
        await store.reminded(table, Reminder(CLEO, 10))  # has no seat
        await store.reminded(99, ada)
        assert await store.reminders(99) == ()
        assert await store.next_reminder() == 50

    async def test_who_leaves_or_is_forgotten_is_reminded_no_more(self, store: Store) -> None:
        both = Reminder(ADA, 100), Reminder(BEN, 50)
        table = await new_table(store, waiting(*both))
        other = await new_table(store, waiting(*both))
        await store.append(entry(table, 1, index=waiting(Reminder(ADA, 100), people=(ADA,))))
        assert await store.reminders_of(BEN, 100) == (other,)
        await store.forget_at(other, BEN, None)
        assert await store.reminders_of(BEN, 100) == ()
        await store.forget(ADA)
        assert await store.next_reminder() is None
        await store.drop_table(table, results=True)
        assert await store.reminders(table) == ()
