"""Whoever leaves the server, or gets no DM any more, is absent like anybody else; and repeats."""

from __future__ import annotations

import pytest

from bot.click import Click
from bot.outcome import Said
from data.log import MoveMissed, SeatLeft
from data.store import Dm
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, evening
from tests.bot.fakes import dm_of


@pytest.mark.case(3)
@pytest.mark.goes_wrong("member left")
async def test_who_leaves_the_server_keeps_the_seat_until_the_rule_for_absent_players() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN, CLEO)
        await that.idle()
        for person in (ADA, BEN, CLEO):
            await that.seal_first(table, person)
        await that.idle()
        before = len(that.pigeon.in_channel(dm_of(BEN.user)))
        that.pigeon.closed.add(BEN.user)  # 50278: no server in common any more
        for _ in range(40):
            await that.lapse(table)
            events = (await that.store.load(table)).events
            seat = (await that.look(table)).table.seat_of(BEN.user)
            if any(isinstance(e, SeatLeft) and e.seat == seat for e in events):
                break
        else:
            raise AssertionError("nobody plays that seat")
        assert any(isinstance(e, MoveMissed) and e.seat == seat for e in events)
        told = {told.user: told.dm for told in (await that.store.telling(table)).people}
        assert told.get(BEN.user, Dm.CLOSED).shut
        assert len(that.pigeon.in_channel(dm_of(BEN.user))) == before
        assert (await that.click(table, BEN, "join")).said is Said.CAME_BACK


@pytest.mark.case(20)
@pytest.mark.goes_wrong("10062/40060")
@pytest.mark.goes_wrong("duplicate dispatch")
async def test_a_click_whose_answer_was_lost_is_known_however_late_it_is_repeated() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.click(table, ADA, "hand")
        seals = []
        for person in (ADA, BEN):
            await that.seal_first(table, person)
        log = (await that.store.load(table)).events
        for interaction in range(1, next(that.ids)):
            if await that.store.carried_out(interaction):
                seals.append(interaction)
                click = Click("seal", 1, (), (), interaction, CHANNEL)
                again = await that.house.tables.play(table, ADA, click)
                assert again.said is Said.ALREADY
        assert len(seals) >= 3
        assert (await that.store.load(table)).events == log
