"""How far channel and people have been told."""

from __future__ import annotations

from dataclasses import replace

from data.store import (
    Dm,
    Index,
    Post,
    Store,
    Told,
)
from tests.data.build import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    LOBBY,
    OVER,
    entry,
    new_table,
)

UNTOLD = Told(ADA, 0, Dm.UNKNOWN, None)


class TellingConformance:
    """How far channel and people have been told."""

    async def test_a_new_table_has_told_nothing(self, store: Store) -> None:
        table = await new_table(store)
        telling = await store.telling(table)
        assert (telling.table, telling.head, telling.announced) == (table, 1, 0)
        assert telling.status is None
        assert telling.people == (UNTOLD,)
        assert await store.behind() == (table,)

    async def test_what_was_told_is_kept(self, store: Store) -> None:
        table = await new_table(store)
        status, told = Post(CHANNEL, 900, 1), Told(ADA, 1, Dm.OPEN, Post(70, 901, 1))
        await store.announced(table, 1, status)
        await store.told(table, told)
        telling = await store.telling(table)
        assert (telling.announced, telling.status, telling.people) == (1, status, (told,))
        closed = Told(ADA, 1, Dm.CLOSED, None)
        await store.announced(table, 1, None)
        await store.told(table, closed)
        telling = await store.telling(table)
        assert (telling.status, telling.people) == (None, (closed,))

    async def test_behind_are_tables_with_a_channel_or_a_person_to_tell(self, store: Store) -> None:
        first, second = await new_table(store), await new_table(store)
        assert await store.behind() == (first, second)
        await store.announced(first, 1, None)
        assert await store.behind() == (first, second)
        await store.told(first, replace(UNTOLD, seq=1))
        assert await store.behind() == (second,)
        await store.append(entry(first, 1))
        assert await store.behind() == (first, second)
        await store.told(first, replace(UNTOLD, seq=2))
        assert await store.behind() == (first, second)
        await store.announced(first, 2, None)
        assert await store.behind() == (second,)

    async def test_a_table_that_ended_is_behind_until_all_is_told(self, store: Store) -> None:
        table = await new_table(store)
        await store.append(entry(table, 1, index=OVER))
        assert await store.behind() == (table,)
        await store.announced(table, 2, None)
        await store.told(table, replace(UNTOLD, seq=2))
        assert await store.behind() == ()

    async def test_those_who_stay_keep_what_they_were_told(self, store: Store) -> None:
        table = await new_table(store, Index(CHANNEL, (ADA, BEN), None, live=True))
        of_ben = Told(BEN, 1, Dm.OPEN, Post(70, 901, 1))
        await store.told(table, replace(UNTOLD, seq=1))
        await store.told(table, of_ben)
        await store.append(entry(table, 1, index=Index(CHANNEL, (BEN, CLEO), None, live=True)))
        people = (await store.telling(table)).people
        assert people == (of_ben, Told(CLEO, 0, Dm.UNKNOWN, None))

    async def test_who_left_holds_nothing_up_and_comes_back_as_new(self, store: Store) -> None:
        both, alone = Index(CHANNEL, (ADA, BEN), None, live=True), LOBBY
        table = await new_table(store, both)
        await store.announced(table, 1, None)
        await store.told(table, Told(BEN, 1, Dm.CLOSED, None))
        await store.append(entry(table, 1, index=Index(CHANNEL, (BEN,), None, live=True)))
        await store.told(table, Told(ADA, 2, Dm.OPEN, None))  # ignored
        await store.told(table, Told(BEN, 2, Dm.CLOSED, None))
        await store.announced(table, 2, None)
        assert await store.behind() == ()
        await store.append(entry(table, 2, index=alone))
        assert (await store.telling(table)).people == (UNTOLD,)

    async def test_telling_of_unknown_tables_and_people_is_ignored(self, store: Store) -> None:
        table = await new_table(store)
        await store.told(99, Told(ADA, 1, Dm.OPEN, None))
        await store.told(table, Told(CLEO, 1, Dm.OPEN, None))
        assert (await store.telling(table)).people == (UNTOLD,)
