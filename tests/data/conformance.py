"""What every store must do: subclass ``StoreConformance`` and give it a ``store`` fixture."""

from __future__ import annotations

import asyncio
from dataclasses import replace

import pytest

from data.log import TableEvent
from data.store import (
    DUE_AT_ONCE,
    BadEvent,
    Conflict,
    Dm,
    Founding,
    Index,
    NoSuchTable,
    Person,
    Post,
    Repeated,
    Store,
    StoreUnavailable,
    Told,
)
from tests.data.build import (
    ADA,
    BEN,
    CHANNEL,
    CLEO,
    LOBBY,
    OVER,
    SEED,
    deadlines,
    entry,
    founding,
    joined,
    new_table,
    opened,
)

UNTOLD = Told(ADA, 0, Dm.UNKNOWN, None)


class Unlisted(TableEvent):
    """An event class that the catalog does not know."""

    __slots__ = ()


class LogConformance:
    """Creating tables, appending to their logs and reading them."""

    async def test_a_new_table_holds_what_founded_it(self, store: Store) -> None:
        table = await store.create(founding(LOBBY, opened(), joined()), interaction=None)
        log = await store.load(table)
        assert (log.table, log.seed, log.events) == (table, SEED, (opened(), joined()))

    async def test_no_repr_shows_the_seed(self, store: Store) -> None:
        log = await store.load(await new_table(store))
        for value in (log, founding()(1)):
            assert "seed" not in repr(value)
            assert repr(SEED)[2:-1] not in repr(value)

    async def test_ids_count_up_from_one_and_found_is_told_the_id(self, store: Store) -> None:
        told: list[int] = []

        def found(table: int) -> Founding:
            told.append(table)
            return founding()(table)

        ids = [await store.create(found, interaction=None) for _ in range(3)]
        assert ids == told == [1, 2, 3]

    async def test_a_founding_that_raises_leaves_nothing(self, store: Store) -> None:
        def found(table: int) -> Founding:
            raise LookupError(table)

        with pytest.raises(LookupError):
            await store.create(found, interaction=5)
        assert await store.live_tables() == ()
        assert await store.create(founding(), interaction=5) == 1

    async def test_a_repeated_creation_is_refused_and_names_the_table(self, store: Store) -> None:
        await new_table(store)
        table = await store.create(founding(), interaction=5)
        with pytest.raises(Repeated) as caught:
            await store.create(founding(), interaction=5)
        assert caught.value.table == table
        assert await store.live_tables() == (1, 2)

    async def test_appended_events_follow_in_order(self, store: Store) -> None:
        table = await new_table(store)
        await store.append(entry(table, 1, *deadlines(2)))
        await store.append(entry(table, 3, *deadlines(1, first=3)))
        assert (await store.load(table)).events == (opened(), *deadlines(3))
        assert (await store.telling(table)).head == 4

    @pytest.mark.parametrize("after", [0, 1, 3])
    async def test_an_append_after_another_length_conflicts(self, store: Store, after: int) -> None:
        table = await new_table(store)
        await store.append(entry(table, 1))
        with pytest.raises(Conflict):
            await store.append(entry(table, after, interaction=9, index=OVER))
        assert len((await store.load(table)).events) == 2
        assert await store.live_tables() == (table,)
        await store.append(entry(table, 2, interaction=9))  # the click itself is not used up

    async def test_an_append_without_events_replaces_the_index(self, store: Store) -> None:
        table = await new_table(store)
        await store.append(replace(entry(table, 1), events=(), index=OVER))
        assert len((await store.load(table)).events) == 1
        assert await store.live_tables() == ()

    async def test_a_repeated_append_is_refused_even_where_it_would_fit(self, store: Store) -> None:
        table = await new_table(store)
        await store.append(entry(table, 1, interaction=9))
        for after in (1, 2):
            with pytest.raises(Repeated) as caught:
                await store.append(entry(table, after, interaction=9))
            assert caught.value.table == table
        assert len((await store.load(table)).events) == 2

    async def test_an_interaction_is_one_for_all_tables(self, store: Store) -> None:
        first, second = await new_table(store), await new_table(store)
        await store.append(entry(first, 1, interaction=9))
        with pytest.raises(Repeated):
            await store.append(entry(second, 1, interaction=9))
        with pytest.raises(Repeated):
            await store.create(founding(), interaction=9)

    async def test_logs_do_not_mix(self, store: Store) -> None:
        first, second = await new_table(store), await new_table(store)
        await store.append(entry(first, 1, *deadlines(3)))
        assert (await store.load(second)).events == (opened(),)

    async def test_an_event_outside_the_catalog_leaves_nothing(self, store: Store) -> None:
        table = await new_table(store)
        with pytest.raises(BadEvent):
            await store.append(entry(table, 1, joined(), Unlisted(), interaction=9))
        with pytest.raises(BadEvent):
            await store.create(founding(LOBBY, opened(), Unlisted()), interaction=9)
        await store.append(entry(table, 1, interaction=9))
        assert len((await store.load(table)).events) == 2
        assert await store.live_tables() == (table,)

    async def test_an_unknown_table_is_named_so(self, store: Store) -> None:
        await new_table(store)
        for call in (
            store.load(2),
            store.telling(2),
            store.append(entry(2, 0)),
            store.announced(2, 1, None),
            store.save_draft(2, 0, 1, "x"),
            store.create(founding(rematch_of=2), interaction=None),
        ):
            with pytest.raises(NoSuchTable):
                await call
        assert await store.live_tables() == (1,)

    async def test_a_table_has_one_rematch(self, store: Store) -> None:
        table = await new_table(store)
        assert await store.rematch_of(table) is None
        rematch = await store.create(founding(rematch_of=table), interaction=1)
        with pytest.raises(Conflict):
            await store.create(founding(rematch_of=table), interaction=2)
        assert await store.rematch_of(table) == rematch
        assert await store.rematch_of(rematch) is None
        again = await store.create(founding(rematch_of=rematch), interaction=2)
        assert again == rematch + 1


class DraftConformance:
    """What seats are picking."""

    async def test_a_draft_belongs_to_its_table_seat_and_step(self, store: Store) -> None:
        table, other = await new_table(store), await new_table(store)
        await store.save_draft(table, 0, 5, "doctor")
        await store.save_draft(table, 1, 5, "thief")
        assert await store.draft(table, 0, 5) == "doctor"
        assert await store.draft(table, 1, 5) == "thief"
        assert await store.draft(table, 2, 5) is None
        assert await store.draft(table, 0, 6) is None
        assert await store.draft(other, 0, 5) is None
        assert await store.draft(99, 0, 5) is None

    async def test_a_draft_is_replaced_by_the_next(self, store: Store) -> None:
        table = await new_table(store)
        for step, draft in ((5, "doctor"), (5, "lawyer"), (6, "thief")):
            await store.save_draft(table, 0, step, draft)
            assert await store.draft(table, 0, step) == draft
        assert await store.draft(table, 0, 5) is None

    async def test_the_sealing_transaction_drops_the_draft(self, store: Store) -> None:
        table = await new_table(store)
        await store.save_draft(table, 0, 5, "doctor")
        await store.save_draft(table, 1, 5, "thief")
        await store.append(entry(table, 1, drop_draft=(0, 5)))
        assert await store.draft(table, 0, 5) is None
        assert await store.draft(table, 1, 5) == "thief"

    async def test_a_refused_append_and_one_of_another_step_keep_it(self, store: Store) -> None:
        table = await new_table(store)
        await store.save_draft(table, 0, 5, "doctor")
        with pytest.raises(Conflict):
            await store.append(entry(table, 0, drop_draft=(0, 5)))
        await store.append(entry(table, 1, drop_draft=(0, 4)))
        assert await store.draft(table, 0, 5) == "doctor"


class IndexConformance:
    """Finding tables by person, channel and time."""

    async def test_tables_of_a_person_and_in_a_channel_are_the_live_ones_newest_first(
        self, store: Store
    ) -> None:
        first = await new_table(store, Index(CHANNEL, (ADA, BEN), None, live=True))
        second = await new_table(store, Index(8, (ADA,), None, live=True))
        third = await new_table(store, Index(CHANNEL, (BEN, ADA), None, live=True))
        await new_table(store, Index(CHANNEL, (ADA,), None, live=False))
        assert await store.tables_of(ADA) == (third, second, first)
        assert await store.tables_of(BEN) == (third, first)
        assert await store.tables_of(CLEO) == ()
        assert await store.tables_in(CHANNEL) == (third, first)
        assert await store.tables_in(9) == ()
        assert await store.live_tables() == (first, second, third)

    async def test_an_append_replaces_the_index(self, store: Store) -> None:
        table = await new_table(store, Index(CHANNEL, (ADA, BEN), 50, live=True))
        await store.append(entry(table, 1, index=Index(8, (BEN, CLEO), None, live=True)))
        assert await store.tables_of(ADA) == await store.tables_in(CHANNEL) == ()
        found = (table,)
        assert await store.tables_of(CLEO) == await store.tables_in(8) == found
        assert await store.next_due() is None
        await store.append(entry(table, 2, index=Index(8, (BEN, CLEO), None, live=False)))
        assert await store.tables_of(CLEO) == await store.tables_in(8) == ()
        assert await store.live_tables() == ()

    async def test_due_tables_come_longest_overdue_first(self, store: Store) -> None:
        assert await store.next_due() is None
        for due in (300, 100, None, 200, 100):
            await new_table(store, Index(CHANNEL, (), due, live=True))
        assert await store.next_due() == 100
        assert await store.due(99) == ()
        assert await store.due(100) == (2, 5)
        assert await store.due(10_000) == (2, 5, 4, 1)
        await store.append(entry(2, 1, index=Index(CHANNEL, (), 250, live=True)))
        await store.append(entry(5, 1, index=OVER))
        assert await store.next_due() == 200
        assert await store.due(250) == (4, 2)

    async def test_due_tables_are_given_out_a_number_at_a_time(self, store: Store) -> None:
        index = Index(CHANNEL, (), 100, live=True)
        await asyncio.gather(*(new_table(store, index) for _ in range(DUE_AT_ONCE + 5)))
        assert await store.due(100) == tuple(range(1, DUE_AT_ONCE + 1))


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


class BookConformance:
    """People's names and the program's own settings."""

    async def test_names_as_last_seen(self, store: Store) -> None:
        odd = "@everyone `\u202e 猫 \x00"
        await store.put_person(Person(ADA, "Ada"))
        await store.put_person(Person(BEN, "Ben"))
        await store.put_person(Person(ADA, odd))
        assert await store.names((ADA, BEN, CLEO)) == {ADA: odd, BEN: "Ben"}
        assert await store.names(()) == {}

    async def test_settings(self, store: Store) -> None:
        assert await store.setting("commands") is None
        for value in ("a", "b"):
            await store.put_setting("commands", value)
            assert await store.setting("commands") == value
        assert await store.setting("other") is None

    async def test_the_largest_ids_of_discord_fit(self, store: Store) -> None:
        large = 2**63 - 1
        index = Index(large, (large,), large, live=True)
        event = joined(large)
        table = await store.create(founding(index, event), interaction=large)
        await store.announced(table, 1, Post(large, large, 1))
        assert (await store.load(table)).events == (event,)
        assert await store.tables_of(large) == await store.due(large) == (table,)


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
            store.append(
                entry(table, 1, *deadlines(3), index=ended, interaction=9, drop_draft=(0, 5))
            )
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


class StoreConformance(
    LogConformance,
    DraftConformance,
    IndexConformance,
    TellingConformance,
    BookConformance,
    ConcurrencyConformance,
):
    """The whole suite."""
