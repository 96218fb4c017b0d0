"""Whoever sits at many tables, in a channel with many: each is found, no list breaks (24, 25)."""

from __future__ import annotations

import pytest

from bot.click import Meant
from bot.discord.suggest import MOST, tables
from bot.finding import CANDIDATES
from bot.outcome import Refusal, Refused
from bot.present.answer import refusal
from bot.present.limits import problems
from data.books import Server
from data.log import TableId
from engine.indian_poker.options import Options as PokerOptions
from engine.indian_poker.play import INDIAN_POKER
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, DAN, SERVER, Evening, evening

MANY = MOST + 5


async def many(that: Evening) -> list[TableId]:
    """Let Ada play more games of Indian Chief than any list has room for."""
    await that.store.put_server(Server(SERVER, tables_here=0, tables_each=0))
    return [await that.seated(ADA, BEN) for _ in range(MANY)]


@pytest.mark.case(24, 25)
async def test_a_move_finds_its_game_behind_any_number_of_others() -> None:
    async with evening() as that:
        match = await that.open(ADA, options=PokerOptions())
        await many(that)
        which, playing = that.house.tables.find.which, that.house.tables.find.playing
        assert await which(ADA.user, CHANNEL, game=INDIAN_POKER.key) == match
        assert await which(ADA.user, None, game=INDIAN_POKER.key) == match
        own = await that.store.tables_of(ADA.user)
        assert await playing(INDIAN_POKER.key, own) == (match,)


@pytest.mark.case(24, 25)
async def test_a_free_seat_is_found_behind_any_number_of_games() -> None:
    async with evening() as that:
        free = await that.open(CLEO)
        await many(that)
        assert await that.house.tables.find.which(DAN.user, CHANNEL, meant=Meant.FREE) == free


@pytest.mark.case(24, 25)
async def test_of_many_tables_the_newest_are_named_and_every_one_can_be_typed() -> None:
    async with evening() as that:
        own = await many(that)
        with pytest.raises(Refusal) as refused:
            await that.house.tables.find.which(ADA.user, None)
        assert refused.value.code is Refused.WHICH_TABLE
        assert refused.value.facts == {"tables": tuple(own[::-1][:CANDIDATES])}
        assert not problems(refusal(refused.value))
        found = await that.store.tables_of(ADA.user)
        assert len(tables("", found)) == MOST
        for table in own:
            assert table in tables(str(table), found)
