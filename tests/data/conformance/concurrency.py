"""Many at once, callers that give up, and the end."""

from __future__ import annotations

import asyncio

import pytest

from data.store import (
    Conflict,
    Index,
    Repeated,
    Store,
    StoreUnavailable,
)
from tests.data.build import (
    BEN,
    CHANNEL,
    deadlines,
    entry,
    founding,
    new_table,
    opened,
)


class ConcurrencyConformance:
    """Many at once, callers that give up, and the end."""

    async def test_one_of_many_appends_at_the_same_place_wins(self, store: Store) -> None:
        table = await new_table(store)
        results = await asyncio.gather(
            *(store.append(entry(table, 1, *deadlines(3, first=n * 3))) for n in range(30)),
            return_exceptions=True,
        )
        winners = [n for n, result in enumerate(results) if result is None]
        assert len(winners) == 1
        assert all(isinstance(r, Conflict) for r in results if r is not None)
        expected = (opened(), *deadlines(3, first=winners[0] * 3))
        assert (await store.load(table)).events == expected

    async def test_one_of_many_repeats_wins(self, store: Store) -> None:
        tables = [await new_table(store) for _ in range(10)]
        results = await asyncio.gather(
            *(store.append(entry(table, 1, interaction=9)) for table in tables),
            return_exceptions=True,
        )
        assert results.count(None) == 1
        assert sum(isinstance(result, Repeated) for result in results) == 9

    async def test_many_tables_at_once_all_win(self, store: Store) -> None:
        tables = await asyncio.gather(*(new_table(store) for _ in range(20)))
        assert sorted(tables) == list(range(1, 21))
        for after in (1, 2, 3):
            await asyncio.gather(*(store.append(entry(table, after)) for table in tables))
        logs = await asyncio.gather(*(store.load(table) for table in tables))
        assert {len(log.events) for log in logs} == {4}

    async def test_one_of_many_rematches_wins(self, store: Store) -> None:
        table = await new_table(store)
        found = founding(rematch_of=table)
        results = await asyncio.gather(
            *(store.create(found, interaction=n) for n in range(10)), return_exceptions=True
        )
        assert sum(isinstance(result, Conflict) for result in results) == 9
        assert await store.live_tables() == (1, 2)

    async def test_what_is_written_is_read_at_once(self, store: Store) -> None:
        table = await new_table(store)
        for after in range(1, 20):
            await store.append(entry(table, after))
            assert len((await store.load(table)).events) == after + 1

    @pytest.mark.parametrize("turns", range(12))
    async def test_a_cancelled_append_is_there_whole_or_not_at_all(
        self, store: Store, turns: int
    ) -> None:
        table = await new_table(store)
        await store.save_draft(table, 0, 5, "doctor")
        ended = Index(CHANNEL, (BEN,), None, live=False)
        task = asyncio.create_task(
            store.append(entry(table, 1, *deadlines(3), index=ended, interaction=9, moved=(0,)))
        )
        for _ in range(turns):
            await asyncio.sleep(0 if turns < 8 else 0.001)
        task.cancel()
        await asyncio.gather(task, return_exceptions=True)
        await store.put_setting("after", "it")  # writes are carried out in order
        there = len((await store.load(table)).events) == 4
        assert len((await store.load(table)).events) == (4 if there else 1)
        assert await store.live_tables() == (() if there else (table,))
        assert await store.draft(table, 0, 5) == (None if there else "doctor")
        if there:
            with pytest.raises(Repeated):
                await store.append(entry(table, 4, interaction=9))
        await store.append(entry(table, 4 if there else 1, interaction=10))

    async def test_a_cancelled_caller_among_many_disturbs_nobody(self, store: Store) -> None:
        tables = [await new_table(store) for _ in range(12)]
        tasks = [asyncio.create_task(store.append(entry(table, 1))) for table in tables]
        await asyncio.sleep(0)
        for task in tasks[::3]:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        kept = [task for n, task in enumerate(tasks) if n % 3]
        assert [task.result() for task in kept] == [None] * len(kept)
        assert all([len((await store.load(t)).events) == 2 for t in tables[1::3]])

    async def test_closing_finishes_what_was_handed_in(self, store: Store) -> None:
        table = await new_table(store)
        tasks = [asyncio.create_task(store.append(entry(table, after))) for after in range(1, 20)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*tasks) == [None] * 19

    async def test_a_closed_store_refuses_everything(self, store: Store) -> None:
        table = await new_table(store)
        await store.close()
        await store.close()
        for call in (
            store.load(table),
            store.append(entry(table, 1)),
            store.create(founding(), interaction=None),
            store.next_due(),
            store.put_setting("a", "b"),
        ):
            with pytest.raises(StoreUnavailable):
                await call
