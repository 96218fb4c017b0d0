"""How punctual people are, and when their weekly list is due."""

from __future__ import annotations

import pytest

from data.digests import Digest
from data.people import Profile
from data.punctuality import Owed, Share
from data.store import Conflict, Repeated, Store
from tests.data.build import ADA, BEN, CLEO, entry, new_table


class PunctualityConformance:
    """What people owed comes with the append that ends a phase, and is kept by day."""

    async def test_days_add_up(self, store: Store) -> None:
        table = await new_table(store)
        await store.append(entry(table, 1, owed=(Owed(ADA, 7, 1, 0), Owed(BEN, 7, 1, 1))))
        await store.append(entry(table, 2, owed=(Owed(ADA, 7, 1, 1),)))
        await store.append(entry(table, 3, owed=(Owed(ADA, 9, 1, 0),)))
        assert await store.owed_by(ADA) == (Owed(ADA, 7, 2, 1), Owed(ADA, 9, 1, 0))
        assert await store.owed_by(CLEO) == ()
        both = {ADA: Share(3, 1), BEN: Share(1, 1)}
        assert await store.shares((ADA, BEN, CLEO)) == both
        assert await store.shares(()) == {}

    async def test_what_is_refused_counts_nothing(self, store: Store) -> None:
        table, owed = await new_table(store), (Owed(ADA, 7, 1, 1),)
        await store.append(entry(table, 1, interaction=5, owed=owed))
        with pytest.raises(Repeated):
            await store.append(entry(table, 2, interaction=5, owed=owed))
        with pytest.raises(Conflict):
            await store.append(entry(table, 1, owed=owed))
        assert await store.shares((ADA,)) == {ADA: Share(1, 1)}

    async def test_old_days_are_dropped(self, store: Store) -> None:
        table = await new_table(store)
        owed = (Owed(ADA, 7, 1, 1), Owed(ADA, 8, 1, 0), Owed(BEN, 7, 1, 0))
        await store.append(entry(table, 1, owed=owed))
        await store.drop_owed(8)
        assert await store.shares((ADA, BEN)) == {ADA: Share(1, 0)}

    async def test_who_is_forgotten_owed_nothing(self, store: Store) -> None:
        table = await new_table(store)
        await store.append(entry(table, 1, owed=(Owed(ADA, 7, 1, 1), Owed(BEN, 7, 1, 0))))
        await store.forget(ADA)
        assert await store.owed_by(ADA) == ()
        assert await store.shares((ADA, BEN)) == {BEN: Share(1, 0)}


class DigestConformance:
    """When the next list is due is kept beside what somebody has set."""

    async def test_due_lists_come_longest_overdue_first(self, store: Store) -> None:
        assert await store.next_digest() is None
        assert await store.digests_due(1_000) == ()
        for user, at in ((ADA, 300), (BEN, 200), (CLEO, None)):
            await store.put_profile(Profile(user), Digest(at))
        assert await store.next_digest() == 200
        assert await store.digests_due(199) == ()
        assert await store.digests_due(200) == (BEN,)
        assert await store.digests_due(1_000) == (BEN, ADA)

    async def test_other_changes_leave_it_as_it_was(self, store: Store) -> None:
        await store.put_profile(Profile(ADA), Digest(300))
        await store.put_profile(Profile(ADA, "Asia/Tokyo"))
        assert await store.next_digest() == 300
        await store.digested(ADA, Digest(400))
        assert await store.digest_of(ADA) == 400
        assert await store.digest_of(BEN) is None
        assert await store.digests_due(399) == ()
        assert await store.digests_due(400) == (ADA,)
        assert await store.profiles((ADA,)) == {ADA: Profile(ADA, "Asia/Tokyo")}
        await store.put_profile(Profile(ADA), Digest(None))
        assert await store.next_digest() is None

    async def test_who_has_set_nothing_gets_none(self, store: Store) -> None:
        await store.digested(ADA, Digest(300))
        assert await store.next_digest() is None
        await store.put_profile(Profile(ADA), Digest(300))
        await store.forget(ADA)
        assert await store.next_digest() is None
