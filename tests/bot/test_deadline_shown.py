"""The deadline that a post shows is the one that holds, whatever has moved it (15)."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable

import pytest

from bot.clock import HOUR, MINUTE, SECOND
from data.log import OutageCredited, Pace, Stranding, TableId
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from engine.indian_poker.options import Options as PokerOptions
from tests.bot.evening import ADA, BEN, CHANNEL, CLEO, Evening, evening, setup
from tests.bot.present.reading import body

GAMES: dict[str, AnyOptions] = {
    "chief": Options(),
    "turns": PokerOptions(),
    "secret bids": PokerOptions(bidding="simultaneous"),
    "night": NightOptions(),
}


async def nothing(_that: Evening, _table: TableId) -> None:
    """Leave it as the phase began."""


async def late(that: Evening, table: TableId) -> None:
    """Let it lapse: a grace follows, or the next phase."""
    now = (await that.look(table)).table
    assert now.deadline is not None
    await that.wait(now.deadline - that.clock.now())


async def extended(that: Evening, table: TableId) -> None:
    await that.wait(SECOND)
    await that.click(table, ADA, "extend")


async def given_back(that: Evening, table: TableId) -> None:
    await that.house.tables.circumstances.credit(table, OutageCredited(0, 7 * MINUTE + 1))


async def stood(that: Evening, table: TableId) -> None:
    await that.house.tables.circumstances.strand(table, Stranding.PERMISSION, "Send Messages")
    await that.wait(HOUR)
    await that.house.tables.circumstances.unstrand(table)


async def one_acts(that: Evening, table: TableId) -> None:
    """Let the first who is awaited act: of those who choose at once, it moves nobody's deadline."""
    table_ = (await that.look(table)).table
    person = (ADA, BEN, CLEO)[table_.asked[0]]
    if isinstance(table_.options, Options):
        await that.seal_first(table, person)
    else:
        await that.click(table, person, "bid", "in")


CHANGES = (nothing, late, extended, given_back, stood, one_acts)


@pytest.mark.case(15)
@pytest.mark.parametrize("pace", [Pace.LIVE, Pace.RELAXED])
@pytest.mark.parametrize("change", CHANGES)
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
async def test_the_post_shows_what_the_clock_acts_on(
    options: AnyOptions, change: Callable[[Evening, TableId], Awaitable[None]], pace: Pace
) -> None:
    async with evening() as that:
        wanted = setup(3, pace, options=options)
        table = (await that.house.tables.open(wanted, ADA, next(that.ids))).table
        for person in (ADA, BEN, CLEO):
            await that.click(table, person, "join", "sure")
        await change(that, table)
        await that.idle()
        now = (await that.look(table)).table
        assert now.deadline is not None
        assert await that.store.next_due() == now.deadline
        assert shown(that) == {str(now.deadline // SECOND)}
        await that.wait(now.deadline - that.clock.now() - 1)
        assert (await that.look(table)).table == now, "not before"
        await that.wait(1)
        assert (await that.look(table)).table != now, "and no later"


def shown(that: Evening) -> set[str]:
    """Return the moments that the newest post with a deadline shows, each in full and relative."""
    newest = reversed([body(screen) for screen in that.pigeon.in_channel(CHANNEL)])
    text = next(text for text in newest if "<t:" in text)
    full, relative = (set(re.findall(rf"<t:([0-9]+):{form}>", text)) for form in "fR")
    assert full == relative
    return full
