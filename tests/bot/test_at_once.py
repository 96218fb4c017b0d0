"""Whatever two people press at once in a lobby: nobody overfills it, and it begins once (21)."""

from __future__ import annotations

import asyncio
from itertools import combinations_with_replacement

import pytest

from bot.outcome import Outcome, Refusal
from data.log import PlayBegan, Stage, TableId
from data.store import Person
from engine.catalog import Options as AnyOptions
from engine.indian_chief.options import Options
from engine.indian_poker.options import NightOptions
from tests.bot.evening import ADA, BEN, CLEO, DAN, Evening

Press = tuple[Person, tuple[str, ...]]

PRESSES: tuple[Press, ...] = (
    (CLEO, ("join", "sure")),
    (DAN, ("join", "sure")),
    (ADA, ("add",)),
    (ADA, ("start",)),
    (ADA, ("leave",)),
    (BEN, ("leave",)),
    (ADA, ("kick", str(BEN.user))),
    (ADA, ("host", str(BEN.user))),
    (ADA, ("end", "sure")),
)
GAMES: dict[str, AnyOptions] = {
    "chief": Options(),
    "night": NightOptions(two_players="yes"),
}


async def press(that: Evening, table: TableId, press_: Press) -> object:
    """Press something, and return the answer or the refusal."""
    person, (action, *args) = press_
    try:
        return await that.click(table, person, action, *args)
    except Refusal as refusal:
        return refusal


@pytest.mark.case(21)
@pytest.mark.parametrize("options", GAMES.values(), ids=GAMES)
async def test_a_lobby_with_one_free_seat_stays_whole(options: AnyOptions) -> None:
    for pair in combinations_with_replacement(PRESSES, 2):
        that = Evening()  # nobody tells, no clock goes: only this happens
        table = await that.open(ADA, seats=3, options=options)
        for person in (ADA, BEN):
            await that.click(table, person, "join", "sure")
        came = await asyncio.gather(*(press(that, table, each) for each in pair))
        assert all(isinstance(each, Outcome | Refusal) for each in came)
        at = (await that.look(table)).table
        users = [chair.user for chair in at.chairs if chair.user is not None]
        assert len(at.chairs) <= 3
        assert len(set(users)) == len(users)
        events = (await that.store.load(table)).events
        began = sum(isinstance(event, PlayBegan) for event in events)
        assert began <= 1
        assert began or at.stage is not Stage.PLAYING
        assert at.stage is Stage.CLOSED or at.host in at.people
