"""A game in a real process whose place is taken from it, and given back."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import pytest

from tests.wire import aftermath
from tests.wire.client import Person, Wire, until
from tests.wire.evening import Evening
from tests.wire.player import button
from tests.wire.process import Bot, Nursery
from tests.wire.seen import Seen
from tests.wire.standin.faults import ban_page, fails
from tests.wire.standin.world import SEND
from tests.wire.test_unanswered import seal_unseen

ONE_POST = r"/channels/\d+/messages/\d+"
READY_SECONDS = 2.5
"""So long discord.py waits for servers before it says that it is ready."""

SESSION_SECONDS = 30.0
"""Between two sessions discord.py waits five seconds."""

REFUSED = {"message": "Invalid Form Body", "code": 50035}


@pytest.fixture
async def evening(wire: Wire, tmp_path: Path, nursery: Nursery) -> AsyncIterator[Evening]:
    """A table in its first round, of which everything has been told."""
    async with Bot.running(wire, tmp_path, nursery) as bot:
        evening = await Evening.begin(wire, bot, Random(1), kills=0)
        await evening.start_a_game()
        await until(lambda: _live(evening))
        await until(lambda: _told(evening), SESSION_SECONDS)
        yield evening
        assert await bot.stop() in (0, None)
    lines = bot.log.read_text().splitlines()
    aftermath.check_bot_log("\n".join(line for line in lines if not _is_meant(line)))


def _is_meant(line: str) -> bool:
    return any(event in line for event in ("screen_refused", "shut_out_by_cloudflare"))


async def _told(evening: Evening) -> bool | None:
    return aftermath.told_everything(evening.bot.database) or None


async def _live(evening: Evening) -> Seen | None:
    """The one post with the buttons of the game."""
    found = [m for m in await evening.wire.messages(evening.channel) if button(m, "hand")]
    return found[0] if len(found) == 1 else None


async def _said(evening: Evening, words: str) -> list[Seen]:
    return [m for m in await evening.wire.messages(evening.channel) if words in m.text]


async def _post_with(evening: Evening, words: str) -> Seen | None:
    return next(iter(await _said(evening, words)), None)


async def _going(evening: Evening) -> Seen | None:
    """The live post, once its clock goes again; other news lead to the hand too."""
    there = await evening.wire.messages(evening.channel)
    found = [m for m in there if button(m, "sheet") and "the clock stands" not in m.text]
    return found[0] if len(found) == 1 else None


async def _waits(person: Person) -> Seen | None:
    return next((m for m in await person.dm() if "the clock stands" in m.text), None)


async def _statuses(wire: Wire, since: int) -> Counter[int | None]:
    return Counter(r.status for r in (await wire.records())[since:] if r.kind == "rest")


async def _events(evening: Evening) -> Counter[str]:
    """End the bot and return what its log of the table holds, by kind."""
    assert await evening.bot.stop() == 0
    database = await aftermath.read(evening.bot.database)
    return Counter(type(event).__name__ for log in database.logs for event in log.events)


@pytest.mark.goes_wrong("50001/50013")
async def test_a_permission_is_taken_and_given_back(evening: Evening) -> None:
    await asyncio.sleep(READY_SECONDS)
    wire, since = evening.wire, len(await evening.wire.records())
    await wire.deny(evening.channel, SEND)
    for player in (evening.ada, evening.bob):
        await seal_unseen(player.person, evening.channel)
    notice = await until(lambda: _waits(evening.ada.person))
    assert "I cannot post" in notice.text
    assert (await _statuses(wire, since))[403] == 1
    answer = await evening.ada.person.slash(evening.channel, "table hand")
    assert "the clock stands" in answer.text
    await wire.deny(evening.channel, 0)

    async def told() -> Seen | None:
        there = await wire.messages(evening.channel)
        return next((m for m in there if "the melds" in m.text), None)

    await until(told)
    assert (await _statuses(wire, since))[403] <= 2  # one more, to answer the press
    assert await _waits(evening.bob.person) is None
    events = await _events(evening)
    assert (events["Stranded"], events["Unstranded"]) == (1, 1)


def _hand_id(message: Seen) -> str:
    found = button(message, "hand")
    assert found is not None
    return found.custom_id


@pytest.mark.case(36)
@pytest.mark.goes_wrong("guild removed")
async def test_the_bot_is_kicked_in_mid_game(evening: Evening) -> None:
    wire = evening.wire
    [guild] = {r.json for r in await wire.records() if r.name == "GUILD_CREATE"}
    await asyncio.sleep(READY_SECONDS)
    since = len(await wire.records())
    await wire.drop_guild(int(guild))
    notice = await until(lambda: _waits(evening.ada.person))
    assert "no longer a member" in notice.text
    assert not {403, 404} & (await _statuses(wire, since)).keys()
    await wire.invite(int(guild))
    goes_on = await until(lambda: _post_with(evening, "goes on, and nothing is lost"))
    live = await until(lambda: _going(evening))
    for player in (evening.ada, evening.bob):
        await seal_unseen(player.person, evening.channel)
    melds = await until(lambda: _post_with(evening, "the melds"))
    assert live.id < goes_on.id < melds.id
    assert [m.id for m in await _said(evening, "goes on, and nothing is lost")] == [goes_on.id]
    events = await _events(evening)
    assert (events["Stranded"], events["Unstranded"]) == (1, 1)
    assert len(await _said(evening, "Hello, I am Chief's Table")) == 1
    await wire.drop_guild(int(guild))
    await wire.invite(int(guild))
    await until(lambda: _going(evening))
    assert len(await _said(evening, "Hello, I am Chief's Table")) == 1


@pytest.mark.case(36)
@pytest.mark.goes_wrong("10003/10004")
async def test_the_channel_is_deleted_in_mid_game(evening: Evening) -> None:
    await evening.wire.drop_channel(evening.channel)
    notice = await until(lambda: _waits(evening.ada.person))
    assert "is gone" in notice.text
    assert (await _events(evening))["Stranded"] == 1


@pytest.mark.goes_wrong("op 9, 4007/4009")
@pytest.mark.parametrize("harm", ["invalidate", 4007, 4009])
async def test_a_lost_session_is_followed_by_a_look_at_everything(
    evening: Evening, harm: str | int
) -> None:
    wire, old = evening.wire, await _live(evening)
    assert old is not None
    await wire.drop_message(old)
    await (wire.invalidate() if isinstance(harm, str) else wire.close_gateway(int(harm)))
    await wire.ready(2)
    fresh = await until(lambda: _live(evening))
    assert fresh.id != old.id
    assert len([m for m in await evening.bob.person.dm() if "Round 1" in m.text]) <= 1


@pytest.mark.goes_wrong("limits")
async def test_a_payload_that_discord_refuses_does_not_stick(evening: Evening) -> None:
    wire = evening.wire
    await wire.arm(fails(400, ONE_POST, "PATCH", body=REFUSED, contains="My hand", times=1))
    old = await _live(evening)
    assert old is not None
    await wire.close_gateway(4009)  # it is rendered again

    async def refused() -> Seen | None:
        """Look at the post once the refusal is logged; the next render may have mended it."""
        if "screen_refused" not in evening.bot.log.read_text():
            return None
        return {m.id: m for m in await wire.messages(evening.channel)}[old.id]

    told = await until(refused, 2 * SESSION_SECONDS)
    assert "Commands do the same" in told.text or button(told, "hand") is not None


@pytest.mark.goes_wrong("429 without Via")
async def test_a_ban_stops_all_requests_and_loses_no_move(evening: Evening) -> None:
    wire, live = evening.wire, await _live(evening)
    assert live is not None
    await wire.arm(ban_page(r"/interactions/.*", "POST"))
    await evening.ada.person.press(live, _hand_id(live))
    since = len(await wire.records())
    await evening.ada.person.press(live, _hand_id(live))
    assert not await _statuses(wire, since)
    assert "shut_out_by_cloudflare" in evening.bot.log.read_text()
