"""So many tables may be open at once on a server: in one channel, and of one host."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable
from dataclasses import replace

import pytest

from bot.click import Click
from bot.outcome import Outcome, Refusal, Refused, Setup
from data.books import Server
from data.log import Access, Posts
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, SERVER, Evening, evening, setup

SOLO = replace(setup(1, access=Access.INVITED, options=Options(solo=True)), posts=Posts.NOWHERE)


async def allow(that: Evening, *, here: int = 0, each: int = 0) -> None:
    """Let so many tables be open, 0 any number."""
    await that.store.put_server(Server(SERVER, tables_here=here, tables_each=each, night=True))


async def opened(that: Evening, wanted: Setup, interaction: int) -> int:
    """Let Ada open a table as ``wanted``."""
    return (await that.house.tables.open(wanted, ADA, interaction)).table


async def refused(opening: Awaitable[object]) -> tuple[Refused, object]:
    """Return why a table is not opened, and how many there may be."""
    with pytest.raises(Refusal) as caught:
        await opening
    return caught.value.code, caught.value.facts["most"]


async def test_as_usual_one_host_may_have_some_tables_and_a_channel_more() -> None:
    usual = Server(SERVER)
    assert 1 < usual.tables_each < usual.tables_here
    async with evening() as that:
        for _ in range(usual.tables_each):
            await that.open(ADA)
        assert await refused(that.open(ADA)) == (Refused.TABLES_EACH, usual.tables_each)
        for _ in range(usual.tables_here - usual.tables_each):
            await that.open(BEN)
        assert await refused(that.open(CLEO)) == (Refused.TABLES_HERE, usual.tables_here)


async def test_a_table_that_has_ended_makes_room_and_its_rematch_takes_it() -> None:
    async with evening() as that:
        await allow(that, here=1)
        old = await that.open(ADA)
        assert await refused(that.open(BEN)) == (Refused.TABLES_HERE, 1)
        await that.click(old, ADA, "end", "sure")
        other = await that.open(BEN)
        assert await refused(that.click(old, ADA, "rematch")) == (Refused.TABLES_HERE, 1)
        await that.click(other, BEN, "end", "sure")
        anew = await that.click(old, ADA, "rematch")
        assert anew.table not in {old, other}


async def test_who_hosts_too_many_has_no_rematch_either() -> None:
    async with evening() as that:
        await allow(that, each=1)
        old = await that.open(ADA)
        await that.click(old, ADA, "end", "sure")
        await that.open(ADA)
        assert await refused(that.click(old, ADA, "rematch")) == (Refused.TABLES_EACH, 1)
        await that.click(await that.open(BEN), ADA, "join")  # a seat at another's is no matter


async def test_a_host_is_counted_on_the_whole_server_and_nowhere_else() -> None:
    async with evening() as that:
        await allow(that, each=2)
        await that.open(ADA, options=NightOptions(), seats=8)  # whose host has no seat there
        await opened(that, replace(setup(), channel=CHANNEL + 1), 901)
        assert await refused(that.open(ADA)) == (Refused.TABLES_EACH, 2)
        await opened(that, replace(setup(), server=SERVER + 1, channel=CHANNEL + 2), 902)
        await opened(that, replace(setup(), server=None, channel=CHANNEL + 3), 903)


async def test_what_is_told_nowhere_takes_no_room() -> None:
    async with evening() as that:
        await allow(that, here=1, each=1)
        await opened(that, SOLO, 901)
        await that.open(ADA)
        await opened(that, SOLO, 902)


async def test_a_command_that_comes_twice_is_told_of_its_table_also_where_that_was_the_last() -> (
    None
):
    async with evening() as that:
        await allow(that, here=1, each=1)
        assert await opened(that, setup(), 901) == await opened(that, setup(), 901)


async def test_of_two_at_once_one_gets_the_last_room() -> None:
    async with evening() as that:
        await allow(that, here=1)
        both: list[Outcome | BaseException] = await asyncio.gather(
            *(that.house.tables.open(setup(), who, n) for n, who in ((901, ADA), (902, BEN))),
            return_exceptions=True,
        )
        assert [type(each) for each in both] == [Outcome, Refusal]


def moves(that: Evening, table: int, interaction: int, to: int) -> Awaitable[Outcome]:
    """Let Ada move a table of another channel than the usual one."""
    click = Click("move", interaction=interaction, channel=CHANNEL + 1, to=to)
    return that.house.tables.play(table, ADA, click)


async def test_a_table_moves_only_where_there_is_room() -> None:
    async with evening() as that:
        await allow(that, here=1)
        await that.open(BEN)
        table = await opened(that, replace(setup(), channel=CHANNEL + 1), 901)
        assert await refused(moves(that, table, 902, CHANNEL)) == (Refused.TABLES_THERE, 1)
        await moves(that, table, 903, CHANNEL + 1)  # where it is
        await moves(that, table, 904, CHANNEL + 2)
        assert await that.store.tables_in(CHANNEL + 2) == (table,)


async def test_of_two_that_move_at_once_one_gets_the_last_room() -> None:
    async with evening() as that:
        await allow(that, here=2)
        tables = [await opened(that, replace(setup(), channel=CHANNEL + 1), n) for n in (901, 902)]
        await allow(that, here=1)
        both: list[Outcome | BaseException] = await asyncio.gather(
            *(moves(that, table, 902 + table, CHANNEL) for table in tables),
            return_exceptions=True,
        )
        assert [type(each) for each in both] == [Outcome, Refusal]
