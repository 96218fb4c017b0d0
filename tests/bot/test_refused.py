"""What Discord refuses for good, or for now, holds nothing else up and is told as it can be."""

from __future__ import annotations

import asyncio

import pytest
import structlog

from bot.courier import Throttled, TooManyDms, TryLater, Unsendable
from tests.bot.evening import ADA, BEN, CHANNEL, Evening, evening
from tests.bot.fakes import dm_of
from tests.bot.present.reading import body, buttons

REFUSED = Unsendable("400 50035")


def _live(that: Evening) -> list[int]:
    """The messages in the channel that have the buttons of a game."""
    kept = that.pigeon.messages.items()
    return [m for m, k in kept if k.channel == CHANNEL and "hand" in buttons(k.screen)]


async def _minutes(that: Evening, number: int) -> None:
    for _ in range(number):
        await asyncio.sleep(0.01)
        await that.clock.advance(60_000)


@pytest.mark.goes_wrong("limits")
async def test_a_post_that_discord_refuses_for_good_holds_up_nothing() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.fault_at = ("post", CHANNEL, REFUSED)
        with structlog.testing.capture_logs() as logs:
            for person in (ADA, BEN):
                await that.seal_first(table, person)
            await that.idle()
        assert {log["event"] for log in logs} == {"news_left_untold", "status_left_untold"}
        assert await that.store.behind() == ()
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) >= 1
        that.pigeon.fault_at = None
        await that.house.teller.tell(table)
        await that.idle()
        that.house.awake()
        await that.idle()
        assert len(_live(that)) == 1


@pytest.mark.goes_wrong("limits")
async def test_an_edit_that_discord_refuses_for_good_is_not_tried_again_as_it_is() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        that.pigeon.fault_at = ("edit", CHANNEL, REFUSED)
        with structlog.testing.capture_logs() as logs:
            await that.seal_first(table, ADA)
            await that.idle()
            await that.house.teller.tell(table)
            await that.house.teller.tell(table)
        assert [log["event"] for log in logs] == ["status_left_as_it_was"]
        assert len(_live(that)) == 1
        assert await that.store.behind() == ()


@pytest.mark.goes_wrong("limits")
async def test_a_dm_that_discord_refuses_for_good_is_left() -> None:
    async with evening() as that:
        that.pigeon.fault_at = ("post", dm_of(BEN.user), REFUSED)
        table = await that.seated(ADA, BEN)
        await that.idle()
        assert await that.store.behind() == ()
        assert (await that.look(table)).unreachable == ()
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == 1


@pytest.mark.goes_wrong("30046/20016/20028")
async def test_an_old_status_that_may_be_edited_no_more_is_posted_anew() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        [old] = _live(that)
        that.pigeon.fault_at = ("edit", CHANNEL, Throttled("429 30046"))
        await that.seal_first(table, ADA)
        await that.idle()
        [new] = _live(that)
        assert new != old
        assert old not in that.pigeon.messages
        assert "1 of 2" in body(that.pigeon.messages[new].screen)


@pytest.mark.goes_wrong("30046/20016/20028")
async def test_many_changes_that_must_wait_become_one_post() -> None:
    async with evening() as that:
        table = await that.seated(ADA, BEN)
        await that.idle()
        before = len(that.pigeon.in_channel(CHANNEL))
        [old] = _live(that)

        def fail(verb: str) -> None:
            if verb in ("post", "edit"):
                raise Throttled("429 20028")

        that.pigeon.fault = fail
        for action in ("seal", "change", "seal"):
            if action == "seal":
                await that.seal_first(table, ADA)
            else:
                await that.click(table, ADA, action)
        await asyncio.sleep(0.01)
        that.pigeon.fault = lambda _verb: None
        await that.clock.advance(2_000)
        await that.idle()
        assert len(that.pigeon.in_channel(CHANNEL)) == before
        assert _live(that) == [old]


@pytest.mark.goes_wrong("40003")
async def test_a_dm_that_is_opened_too_fast_is_opened_later_and_once() -> None:
    async with evening() as that:
        failures = iter([TooManyDms("429 40003")] * 2)

        def fail(verb: str) -> None:
            if verb == "open_dm" and (error := next(failures, None)) is not None:
                raise error

        that.pigeon.fault = fail
        await that.seated(ADA, BEN)
        await _minutes(that, 3)
        await that.idle()
        for person in (ADA, BEN):
            assert len(that.pigeon.in_channel(dm_of(person.user))) == 1


@pytest.mark.goes_wrong("op 9, 4007/4009")
async def test_all_that_is_live_is_rendered_again_and_what_is_gone_posted_anew() -> None:
    async with evening() as that:
        tables = [await that.seated(ADA, BEN) for _ in range(3)]
        await that.idle()
        dms = len(that.pigeon.in_channel(dm_of(ADA.user)))
        gone, changed, kept = _live(that)
        del that.pigeon.messages[gone]
        that.pigeon.messages[changed].screen = that.pigeon.in_channel(dm_of(ADA.user))[0]
        that.house.awake()
        await that.idle()
        fresh, again, same = sorted(_live(that), key=lambda m: (m == kept, m == changed))
        assert (again, same) == (changed, kept)
        assert fresh not in (gone, changed, kept)
        assert len(that.pigeon.in_channel(dm_of(ADA.user))) == dms
        assert len(tables) == 3


@pytest.mark.goes_wrong("op 9, 4007/4009")
async def test_what_fails_as_it_is_rendered_again_is_tried_later() -> None:
    async with evening() as that:
        await that.seated(ADA, BEN)
        await that.idle()
        [gone] = _live(that)
        del that.pigeon.messages[gone]
        that.pigeon.fault_at = ("post", CHANNEL, TryLater("503"))
        that.house.awake()
        await asyncio.sleep(0.01)
        that.pigeon.fault_at = None
        await _minutes(that, 2)
        await that.idle()
        assert len(_live(that)) == 1
