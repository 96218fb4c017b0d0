"""Downtime is given back to every deadline, once, and nothing lapses meanwhile (CASES 12-14)."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from bot.outages import BEAT, HEARTBEAT, OUTAGE, SHORTEST
from bot.paces import LENGTHS
from data.log import Ending, OutageCredited, Pace, Stranding, TableId
from data.memory import MemoryStore
from data.store import Append, StoreUnavailable
from engine.indian_chief.options import Options
from tests.bot.evening import ADA, BEN, CLEO, Evening, evening

MOVE = LENGTHS[Pace.LIVE]


class Failing(MemoryStore):
    """A store that writes nothing while ``full``, and dies at the append number ``dies_at``."""

    full = False
    dies_at = 0

    async def put_setting(self, key: str, value: str) -> None:
        if self.full:
            raise StoreUnavailable("full")
        await super().put_setting(key, value)

    async def append(self, entry: Append) -> None:
        self.dies_at -= 1
        if self.full or self.dies_at == 0:
            raise StoreUnavailable("full")
        await super().append(entry)


async def credits_of(that: Evening, table: TableId) -> list[int]:
    """Return by how much the deadlines of a table were moved."""
    events = (await that.store.load(table)).events
    return [e.until - e.since for e in events if isinstance(e, OutageCredited)]


async def beat(that: Evening) -> None:
    """Let the heart beat now."""
    await that.wait(BEAT)
    for _ in range(20):
        await asyncio.sleep(0)


async def reborn(that: Evening, away: int) -> Evening:
    """Let the process end, and another one begin after a while."""
    await that.house.stop()
    await that.clock.advance(away)
    again = Evening(2, that.store, that.pigeon, that.clock, that.ids)
    again.house.start()
    await again.idle()
    return again


@pytest.mark.case(12, 13, 14)
@pytest.mark.goes_wrong("offline clicks")
async def test_12_13_14_a_restart_gives_its_time_back_and_charges_nobody() -> None:
    that = Evening()
    that.house.start()
    playing, lobby = await that.seated(ADA, BEN), await that.open(CLEO)
    solo = await that.open(ADA, seats=1, options=Options(solo=True))
    await beat(that)
    before = [(await that.look(table)).table for table in (playing, lobby, solo)]
    again = await reborn(that, 2 * HOUR)
    after = [(await again.look(table)).table for table in (playing, lobby, solo)]
    assert [await credits_of(again, table.id) for table in after] == [[2 * HOUR]] * 3
    assert (before[0].deadline, before[0].grace) == ((after[0].deadline or 0) - 2 * HOUR, ())
    assert [b.expires for b in before[1:]] == [(a.expires or 0) - 2 * HOUR for a in after[1:]]
    await again.lapse(playing)
    assert (await again.look(playing)).table.chairs[0].gone is not None, "then it counts"
    await again.house.stop()


@pytest.mark.parametrize("away", [0, SHORTEST - BEAT])
async def test_a_short_break_is_no_outage(away: int) -> None:
    that = Evening()
    that.house.start()
    table = await that.seated(ADA, BEN)
    await beat(that)
    again = await reborn(that, away)
    assert await credits_of(again, table) == []
    await again.house.stop()


async def test_the_first_start_of_all_credits_nothing() -> None:
    that = Evening()
    table = await that.seated(ADA, BEN)
    await that.clock.advance(HOUR)
    that.house.start()
    await that.idle()
    assert await credits_of(that, table) == []
    await that.house.stop()


@pytest.mark.case(12)
async def test_a_crash_in_the_middle_of_it_credits_every_table_once() -> None:
    for dies_at in range(1, 4):
        that = Evening(store=Failing())
        that.house.start()
        tables = [await that.seated(ADA, BEN) for _ in range(3)]
        await beat(that)
        assert isinstance(that.store, Failing)
        that.store.dies_at = dies_at
        again = await reborn(that, HOUR)
        last = await reborn(again, 0)
        assert [await credits_of(last, table) for table in tables] == [[HOUR]] * 3
        await last.house.stop()


async def test_what_a_dead_process_had_begun_the_next_one_finishes_though_time_went_on() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.house.stop()
        now = that.clock.now()
        await that.store.put_setting(HEARTBEAT, str(now - HOUR))
        await that.store.put_setting(OUTAGE, f"{now - HOUR} {now}")
        again = await reborn(that, MINUTE)
        assert await credits_of(again, table) == [HOUR, MINUTE]
        await again.house.stop()


@pytest.mark.case(13, 14)
@pytest.mark.goes_wrong("offline clicks")
async def test_13_while_the_gateway_is_lost_nothing_lapses_and_the_time_is_given_back() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        before = (await that.look(table)).table.deadline
        that.house.lost()
        await that.wait(3 * MOVE)
        that.house.lost()  # again, as the connection fails again
        await that.wait(3 * MOVE)
        now = (await that.look(table)).table
        assert (now.deadline, now.grace, now.missed) == (before, (), ())
        that.house.found()
        await that.idle()
        now = (await that.look(table)).table
        assert await credits_of(that, table) == [6 * MOVE]
        assert (now.deadline, now.grace) == ((before or 0) + 6 * MOVE, ())


async def test_a_process_that_ends_without_a_gateway_counts_from_the_loss() -> None:
    that = Evening()
    that.house.start()
    table = await that.seated(ADA, BEN)
    await beat(that)
    that.house.lost()
    await that.wait(HOUR)
    again = await reborn(that, HOUR)
    assert await credits_of(again, table) == [2 * HOUR]
    await again.house.stop()


@pytest.mark.case(14)
async def test_a_store_that_records_nothing_for_a_while_costs_nobody_anything() -> None:
    store = Failing()
    async with evening(store=store) as that:
        table = await that.seated(ADA, BEN)
        await beat(that)
        store.full = True
        await that.wait(MOVE)
        await that.wait(MOVE)
        store.full = False
        await beat(that)
        await beat(that)
        [credit] = await credits_of(that, table)
        assert credit >= 2 * MOVE
        now = (await that.look(table)).table
        assert (now.grace, now.missed) == ((), ())
        assert (now.deadline or 0) > that.clock.now()


def forth(by: int) -> list[int]:
    """Set the clock once."""
    return [by]


def there_and_back(by: int) -> list[int]:
    """Set the clock, and set it right again."""
    return [by, -by]


@pytest.mark.case(14)
@pytest.mark.parametrize("how", [forth, there_and_back])
@pytest.mark.parametrize("by", [HOUR, -HOUR, 2 * SHORTEST, -2 * SHORTEST])
async def test_a_clock_that_is_set_leaves_everybody_the_time_they_had(
    how: Callable[[int], list[int]], by: int
) -> None:
    async with evening() as that:
        table = await that.open(ADA, seats=3)
        for _ in range(2):
            await that.click(table, ADA, "add")
        await that.click(table, ADA, "start")
        await that.wait(10 * SECOND)
        for step in how(by):
            await that.clock.set_by(step)
            that.house.keeper.poke()
            await that.idle()
            now = (await that.look(table)).table
            assert (now.deadline or 0) - that.clock.now() == MOVE - 10 * SECOND
            assert (now.grace, now.missed) == ((), ())
        assert await credits_of(that, table) == how(by)
        await that.seal_first(table, ADA)
        await that.idle()
        assert (await that.look(table)).table.step > now.step, "computers move at once"


@pytest.mark.parametrize("by", [HOUR, -HOUR])
async def test_so_does_one_that_was_set_while_the_process_was_down(by: int) -> None:
    that = Evening()
    that.house.start()
    table = await that.seated(ADA, BEN)
    await beat(that)
    before = (await that.look(table)).table.deadline
    again = await reborn(that, by)
    assert (await again.look(table)).table.deadline == (before or 0) + by
    await again.house.stop()


async def test_of_a_table_whose_clock_stands_only_the_end_is_moved() -> None:
    that = Evening()
    that.house.start()
    table = await that.seated(ADA, BEN)
    assert await that.house.tables.circumstances.strand(table, Stranding.CHANNEL)
    await beat(that)
    before = (await that.look(table)).table
    again = await reborn(that, HOUR)
    after = (await again.look(table)).table
    assert (after.deadline, after.expires) == (before.deadline, (before.expires or 0) + HOUR)
    assert await again.house.tables.circumstances.unstrand(table)
    left = ((await again.look(table)).table.deadline or 0) - again.clock.now()
    assert left == MOVE
    await again.house.stop()


async def test_a_closed_table_gets_nothing() -> None:
    that = Evening()
    that.house.start()
    table = await that.seated(ADA, BEN)
    await that.click(table, ADA, "end", "sure")
    await beat(that)
    again = await reborn(that, HOUR)
    assert (await again.look(table)).table.ending is Ending.CLOSED
    assert await credits_of(again, table) == []
    await again.house.stop()
