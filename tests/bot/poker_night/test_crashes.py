"""A night in a house that dies at any moment: nothing lost, nothing told or dealt twice."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.outcome import Show
from data.log import HandSeated, Stage, TableId
from data.store import Person
from engine.indian_poker.model import Bid, CardsDealt
from engine.indian_poker.situation import Phase, View
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening
from tests.bot.fakes import Pigeon, dm_of
from tests.bot.poker_night.evening import NIGHT, person
from tests.bot.test_teller import Mortal, tell_through

EVERY = 3
"""So many calls apart, a crash is tried."""


async def _play(at: int | None) -> int:
    """Play two hands in a process that dies at call ``at``; return how many calls there were."""
    store, pigeon = Mortal(), Pigeon()
    pigeon.fault = store.call
    store.dies_at = at
    that = Evening(store=store, pigeon=pigeon)
    table = await that.open(ADA, seats=12, options=NIGHT)
    for one in (ADA, BEN, CLEO):
        await that.click(table, one, "join", "sure")
    await tell_through(that, table)
    await that.click(table, ADA, "start")
    await tell_through(that, table)
    await that.click(table, DAN, "join", "sure")
    await _hand(that, table)
    await that.click(table, BEN, "leave")
    await _lapse(that, table)
    await _hand(that, table)
    assert (await that.click(table, ADA, "end", "sure")).show is Show.NOTE
    await tell_through(that, table)
    await _check(that, table, at)
    return store.calls


async def _hand(that: Evening, table: TableId) -> None:
    """Let all but one go out, and the winner's time lapse."""
    await tell_through(that, table)
    while (view := await _view(that, table)).phase is Phase.BID:
        assert view.turn is not None
        user = (await that.look(table)).table.chairs[view.turn].user
        assert user is not None
        await that.click(table, person(user), "bid", Bid.OUT)
        await tell_through(that, table)
    await _lapse(that, table)


async def _lapse(that: Evening, table: TableId) -> None:
    due = await that.store.next_due()
    assert due is not None
    await that.clock.advance(due - that.clock.now())
    house = Evening(store=that.store, pigeon=that.pigeon, clock=that.clock).house
    await house.tables.tick(table)
    await tell_through(that, table)


async def _view(that: Evening, table: TableId) -> View:
    view = (await that.look(table)).view
    assert isinstance(view, View)
    return view


async def _check(that: Evening, table: TableId, at: int | None) -> None:
    why = f"with a crash at call {at}"
    events = (await that.store.load(table)).events
    assert [e.hand for e in events if isinstance(e, CardsDealt)] == [1, 2], why
    assert sum(isinstance(e, HandSeated) for e in events) == 1, why
    assert (await that.look(table)).table.stage is Stage.CLOSED
    marks = Counter(kept.mark.number for kept in that.pigeon.messages.values())
    assert set(marks.values()) == {1}, f"told twice {why}"
    assert await that.store.behind() == (), why
    hands = {ADA: 2, BEN: 1, CLEO: 2, DAN: 1}
    assert {one: len(_messages(that, one)) for one in hands} == hands, why


def _messages(that: Evening, one: Person) -> list[object]:
    return list(that.pigeon.in_channel(dm_of(one.user)))


@pytest.mark.case(6)
async def test_a_crash_at_any_call_tells_nothing_twice() -> None:
    calls = await _play(None)
    assert calls > 60
    for at in range(0, calls, EVERY):
        await _play(at)
