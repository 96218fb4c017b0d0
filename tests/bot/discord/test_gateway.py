"""What the loss of the gateway means for a game: nobody is charged for it (CASES 13 and 14)."""

from __future__ import annotations

import pytest

from bot.paces import LENGTHS
from data.log import OutageCredited, Pace
from tests.bot.discord.evening import evening


@pytest.mark.case(13, 14)
@pytest.mark.parametrize("back", ["resumed", "ready"])
async def test_no_deadline_passes_while_the_gateway_is_lost(back: str) -> None:
    async with evening("Ada", "Ben") as e:
        ada, ben = e.guests
        await ada.member.slash(e.channel, "chief start", seats=2, pace="live")
        await e.idle()
        await ben.press(e.live(), "join")
        [e.table] = await e.store.live_tables()
        before = (await ada.scene()).table
        await e.client.on_disconnect()
        await e.wait(10 * LENGTHS[Pace.LIVE])
        assert (await ada.scene()).table == before
        await (e.client.on_resumed() if back == "resumed" else e.client.on_ready())
        await e.idle()
        now = (await ada.scene()).table
        assert (now.deadline or 0) - (before.deadline or 0) == 10 * LENGTHS[Pace.LIVE]
        events = (await e.store.load(e.table)).events
        assert sum(isinstance(event, OutageCredited) for event in events) == 1
