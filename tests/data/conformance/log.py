"""Creating tables, appending to their logs, and what seats are picking meanwhile."""

from __future__ import annotations

from dataclasses import replace

import pytest

from data.codec import write
from data.log import TableEvent
from data.store import (
    REMEMBERED,
    BadEvent,
    Conflict,
    Founding,
    NoSuchTable,
    Repeated,
    Store,
)
from tests.data.build import (
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


class Unlisted(TableEvent):
    """An event class that the catalog does not know."""

    __slots__ = ()


class LogConformance:
    """Creating tables, appending to their logs and reading them."""

    async def test_a_new_table_holds_what_founded_it(self, store: Store) -> None:
        table = await store.create(founding(LOBBY, opened(), joined()), interaction=None)
        log = await store.load(table)
        assert (log.table, log.seed, log.events) == (table, SEED, (opened(), joined()))

    async def test_links_are_kept_with_their_events(self, store: Store) -> None:
        first, second = b"1" * 32, b"2" * 32
        founded = replace(founding()(1), links=(first,))
        table = await store.create(lambda _: founded, interaction=None)
        await store.append(replace(entry(table, 1), links=(second,)))
        await store.append(entry(table, 2))
        log = await store.load(table)
        assert log.links == (first, second, None)
        assert log.written == tuple(map(write, log.events))

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

    async def test_interactions_are_remembered_for_longer_than_any_repeat(
        self, store: Store
    ) -> None:
        table, first = await new_table(store), 1_400_000_000_000_000_000
        for number in range(4):
            await store.append(entry(table, number + 1, interaction=first + number))
        for number in range(2):
            within = first + REMEMBERED - 1 + number
            await store.append(entry(table, number + 5, interaction=within))
        for number in range(4):
            with pytest.raises(Repeated):
                await store.append(entry(table, 7, interaction=first + number))

    async def test_older_ones_are_forgotten_as_new_ones_come(self, store: Store) -> None:
        table, first = await new_table(store), 1_400_000_000_000_000_000
        for number in range(4):
            await store.append(entry(table, number + 1, interaction=first + number))
        late = first + REMEMBERED + 3
        await store.append(entry(table, 5, interaction=late))  # 0 and 1 go
        await store.append(entry(table, 6, interaction=late - REMEMBERED // 2))  # a late one
        for known in (first + 2, first + 3, late):
            with pytest.raises(Repeated):
                await store.append(entry(table, 7, interaction=known))
        await store.append(entry(table, 7, interaction=late + 1))  # 2 and 3 go
        for gone in (first, first + 3):
            with pytest.raises(Conflict):
                await store.append(entry(table, 1, interaction=gone))

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

    async def test_what_was_carried_out_is_known(self, store: Store) -> None:
        table = await store.create(founding(), interaction=5)
        await store.append(entry(table, 1, interaction=9))
        with pytest.raises(Conflict):
            await store.append(entry(table, 1, interaction=7))
        known = [await store.carried_out(interaction) for interaction in (5, 7, 9)]
        assert known == [True, False, True]

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
            store.save_plan(2, 0, "x"),
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
        await store.append(entry(table, 1, moved=(0,)))
        assert await store.draft(table, 0, 5) is None
        assert await store.draft(table, 1, 5) == "thief"

    async def test_a_refused_append_and_one_of_another_seat_keep_it(self, store: Store) -> None:
        table = await new_table(store)
        await store.save_draft(table, 0, 5, "doctor")
        with pytest.raises(Conflict):
            await store.append(entry(table, 0, moved=(0,)))
        await store.append(entry(table, 1, moved=(1,)))
        assert await store.draft(table, 0, 5) == "doctor"


class PlanConformance:
    """What seats play if they miss a deadline."""

    async def test_a_plan_belongs_to_its_table_and_seat(self, store: Store) -> None:
        table, other = await new_table(store), await new_table(store)
        await store.save_plan(table, 0, "doctor")
        await store.save_plan(table, 1, "thief")
        await store.save_plan(table, 1, "lawyer")
        assert await store.plans(table) == {0: "doctor", 1: "lawyer"}
        assert await store.plans(other) == await store.plans(99) == {}

    async def test_a_plan_taken_back_is_gone(self, store: Store) -> None:
        table = await new_table(store)
        await store.save_plan(table, 0, "doctor")
        await store.save_plan(table, 1, "thief")
        for there in (table, table, 99):
            await store.drop_plan(there, 0)
        assert await store.plans(table) == {1: "thief"}

    async def test_the_transaction_of_a_move_drops_the_plan_or_keeps_another(
        self, store: Store
    ) -> None:
        table = await new_table(store)
        for seat, plan in enumerate(("doctor", "thief", "lawyer")):
            await store.save_plan(table, seat, plan)
        move = replace(entry(table, 1, moved=(0, 1)), plans=((1, "played"),))
        with pytest.raises(Conflict):
            await store.append(replace(move, after=0))
        assert (await store.plans(table))[0] == "doctor"
        await store.append(move)
        assert await store.plans(table) == {1: "played", 2: "lawyer"}
