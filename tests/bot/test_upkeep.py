"""What is old goes once a day, and nothing before its time; a server that was left has 30 days."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from structlog.testing import capture_logs

from bot.expiry import LEFT, STRANDED
from bot.forgetting import Forgetting
from bot.membership import Membership
from bot.outcome import Refusal, Refused
from bot.paces import DAY
from bot.upkeep import KEEP_DAYS, RETRY, Upkeep
from data.books import Result, Server
from data.log import Stranding, TableId
from data.memory import MemoryStore
from data.store import Store, StoreUnavailable
from tests.bot.evening import ADA, BEN, SERVER, Evening, evening
from tests.bot.fakes import ManualClock
from tests.data.build import OVER, entry


def upkeep(that: Evening, keep_days: int = KEEP_DAYS) -> Upkeep:
    """Do what the house does every day, when a test says so."""
    tables = that.house.tables
    forgetting = Forgetting(that.store, tables.forget)
    return Upkeep(that.store, forgetting, tables.drop, that.clock, keep_days)


async def closed(that: Evening) -> TableId:
    """Open a table and close it; it has a result all the same."""
    table = await that.open()
    await that.click(table, ADA, "end", "sure")
    log = await that.store.load(table)
    result = Result(ADA.user, "classic", 60, 1, 2, that.clock.now())
    index = replace(OVER, server=SERVER)
    add = replace(entry(table, len(log.events), index=index), results=(result,))
    await that.store.append(add)
    return table


async def gone(that: Evening, table: TableId) -> bool:
    """Tell whether nobody finds a table any more."""
    return table not in await that.store.tables_naming(ADA.user)


@pytest.mark.case(19)
async def test_games_that_are_over_are_kept_for_so_long_and_results_for_ever() -> None:
    that = Evening()
    old, running = await closed(that), await that.open()
    await that.clock.advance(DAY)
    young = await closed(that)
    await that.clock.advance((KEEP_DAYS - 1) * DAY)
    await upkeep(that).turn()
    assert not await gone(that, old)
    await that.clock.advance(1)
    await upkeep(that, keep_days=0).turn()
    assert not await gone(that, old)
    await upkeep(that).turn()
    assert [await gone(that, table) for table in (old, running, young)] == [True, False, False]
    results = await that.store.results_of(ADA.user)
    assert [table for table, _ in results] == [old, young]


@pytest.mark.case(22)
async def test_a_control_of_a_deleted_game_is_answered() -> None:
    that = Evening()
    old = await closed(that)
    await that.clock.advance((KEEP_DAYS + 1) * DAY)
    await upkeep(that).turn()
    for action in ("sheet", "rematch", "hand"):
        with pytest.raises(Refusal) as refused:
            await that.click(old, ADA, action)
        assert refused.value.code is Refused.NO_TABLE


@pytest.mark.case(37)
async def test_everything_of_a_server_goes_when_it_was_left_for_so_long() -> None:
    that = Evening()
    over, running = await closed(that), await that.open()
    await that.store.put_server(Server(SERVER, (70,)))
    members = Membership(that.store, that.clock)
    await members.left(SERVER)
    await that.clock.advance(LEFT)
    await members.left(SERVER)  # a repetition counts from the first
    await upkeep(that).turn()
    assert not await gone(that, over)
    assert await that.store.server(SERVER) == Server(SERVER, (70,))
    await that.clock.advance(1)
    await upkeep(that).turn()
    assert await gone(that, over)
    assert await gone(that, running)
    assert await that.store.results_of(ADA.user) == ()
    assert await that.store.server(SERVER) == Server(SERVER)
    assert await that.store.servers_left(that.clock.now()) == ()


@pytest.mark.case(37)
async def test_whoever_invites_the_bot_again_in_time_has_lost_nothing() -> None:
    that = Evening()
    table = await that.seated(ADA, BEN)
    members = Membership(that.store, that.clock)
    await members.left(SERVER)
    await that.clock.advance(LEFT - DAY)
    await members.back(SERVER)
    await that.clock.advance(2 * DAY)
    await upkeep(that).turn()
    assert (await that.look(table, ADA)).seat == 0


async def test_what_happened_while_nobody_listened_is_noted() -> None:
    that = Evening()
    await that.open()
    await that.store.put_server(Server(99, (70,)))
    members = Membership(that.store, that.clock)
    await members.left(99)
    await members.compare({99, 5})
    assert await that.store.servers_left(that.clock.now() + 1) == (SERVER,)


async def test_a_table_that_is_still_told_of_may_be_deleted() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        await that.house.tables.drop(table, results=True)
        with capture_logs() as logged:
            that.house.teller.changed(table)
            await that.idle()
        assert logged == []


class Sick(MemoryStore):
    """Does not record for a while."""

    broken: Exception | None = None

    async def forget_strangers(self) -> None:
        if self.broken is not None:
            raise self.broken
        await super().forget_strangers()


@asynccontextmanager
async def _days(store: Store) -> AsyncIterator[Evening]:
    async with evening(store=store) as that:
        yield that


@pytest.mark.parametrize("fault", [StoreUnavailable("full"), ValueError("AS")], ids=type)
async def test_what_fails_is_tried_again_and_told_without_a_message(fault: Exception) -> None:
    store = Sick()
    store.broken = fault
    with capture_logs() as logged:
        async with _days(store) as that:
            old = await closed(that)
            await that.clock.advance((KEEP_DAYS + 1) * DAY)
            await _until(that.clock, lambda: bool(logged))
            store.broken = None
            await that.clock.advance(RETRY)
            for _ in range(100):
                if await gone(that, old):
                    break
                await that.clock.advance(1)
            assert await gone(that, old)
    assert {line["log_level"] for line in logged} & {"warning", "error"}
    assert "AS" not in str(logged)


async def _until(clock: ManualClock, happened: object) -> None:
    for _ in range(100):
        if callable(happened) and happened():
            return
        await clock.advance(0)
    raise AssertionError("it never happened")


@pytest.mark.case(37)
@pytest.mark.parametrize(
    ("why", "lasts"), [(Stranding.SERVER, LEFT), (Stranding.CHANNEL, STRANDED)], ids=str
)
async def test_a_table_waits_as_long_as_its_server_may_come_back(
    why: Stranding, lasts: int
) -> None:
    that = Evening()
    table = await that.seated(ADA, BEN)
    await that.house.tables.circumstances.strand(table, why)
    assert (await that.look(table)).table.expires == that.clock.now() + lasts
