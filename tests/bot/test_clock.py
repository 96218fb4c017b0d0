"""The loop that acts on due tables, and deadlines at a table."""

from __future__ import annotations

from itertools import count

import pytest

from bot.keeper import Keeper
from bot.paces import LENGTHS, lasting
from data.log import HostPassed, Pace, TableId, Times
from data.memory import MemoryStore
from data.store import Append, Index
from tests.bot.evening import ADA, BEN, CHANNEL, Evening, evening
from tests.bot.fakes import START, ManualClock


@pytest.mark.parametrize("pace", list(LENGTHS))
def test_a_short_wait_is_a_quarter(pace: Pace) -> None:
    assert lasting(Times(pace), "move") == LENGTHS[pace]
    assert 4 * lasting(Times(pace), "short") == LENGTHS[pace]


async def test_seals_do_not_move_the_deadline() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        before = (await that.look(table)).table.deadline
        await that.clock.advance(1000)
        await that.seal_first(table, ADA)
        assert (await that.look(table)).table.deadline == before


@pytest.mark.case(2)
async def test_a_failing_table_rests_and_does_not_stop_the_others() -> None:
    store, clock, seen = MemoryStore(), ManualClock(), list[TableId]()

    async def tick(table: TableId) -> None:
        seen.append(table)
        if table == broken:
            raise RuntimeError("broken table")
        await _index(store, table, None)

    broken = await _due_table(store)
    fine = await _due_table(store)
    keeper = Keeper(store, clock, tick, always)
    again = await keeper.turn()
    assert seen == [broken, fine]
    assert again is not None
    assert again > clock.now()
    await keeper.turn()
    assert seen == [broken, fine]
    await clock.advance(again - clock.now())
    await keeper.turn()
    assert seen == [broken, fine, broken]


async def always() -> bool:
    """Say that everybody can act."""
    return True


async def _due_table(store: MemoryStore) -> TableId:
    table = await Evening(store=store, ids=count(1 + 100 * len(await store.live_tables()))).open(
        ADA
    )
    await _index(store, table, START)
    return table


async def _index(store: MemoryStore, table: TableId, due: int | None) -> None:
    after = len((await store.load(table)).events)
    index = Index(CHANNEL, (ADA.user,), due, live=True)
    await store.append(Append(table, after, (HostPassed(ADA.user),), index))


async def test_a_resting_table_hides_no_other_that_is_due_sooner() -> None:
    store, clock = MemoryStore(), ManualClock()

    async def tick(_table: TableId) -> None:
        raise RuntimeError("broken table")

    await _due_table(store)
    soon = await _due_table(store)
    await _index(store, soon, START + 1000)
    assert await Keeper(store, clock, tick, always).turn() == START + 1000
