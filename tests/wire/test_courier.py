"""The courier across a real wire: what was sent and not confirmed is found, not sent again."""

from __future__ import annotations

import pytest

from bot.courier import ChannelGone, DmClosed, Forbidden, Mark, MessageGone, TryLater
from bot.discord.courier import DiscordCourier
from bot.discord.studio import Studio
from bot.present.screen import Screen, Text
from tests.bot.fakes import alert_of, seeded
from tests.wire.conftest import Place
from tests.wire.little import Little
from tests.wire.standin import faults
from tests.wire.standin.faults import Fault
from tests.wire.standin.world import SEND

POSTS = r"/channels/\d+/messages"
ONE_POST = r"/channels/\d+/messages/\d+"

MARK = Mark("t1.12.reveal", 1_048_588)
QUIET = Screen((Text("The melds of round 1"),))
LOUD = Screen((Text("Your hand"),), alert="Table 1, round 1: choose your meld.")


@pytest.fixture
def courier(little: Little) -> DiscordCourier:
    return DiscordCourier(little, Studio(seeded(1)))


@pytest.mark.goes_wrong("5xx")
@pytest.mark.parametrize(
    ("screen", "fault"),
    [
        (QUIET, faults.lost_answer(POSTS, "POST")),
        (QUIET, faults.reset(POSTS, "POST")),
        (QUIET, faults.fails(503, POSTS, "POST")),
        (QUIET, faults.ban_page(POSTS, "POST")),
        (LOUD, faults.lost_answer(POSTS, "POST")),
        (LOUD, faults.reset(ONE_POST, "PATCH")),
        (LOUD, faults.lost_answer(ONE_POST, "PATCH")),
        (LOUD, faults.fails(503, ONE_POST, "PATCH")),
    ],
)
async def test_a_post_that_failed_in_between_becomes_one_message(
    place: Place, courier: DiscordCourier, screen: Screen, fault: Fault
) -> None:
    await place.wire.arm(fault)
    with pytest.raises(TryLater):
        await courier.post(place.channel, screen, MARK)
    message = await courier.post(place.channel, screen, MARK)
    (seen,) = await place.wire.messages(place.channel)
    assert (seen.id, seen.mark) == (message, MARK.number)


@pytest.mark.parametrize(
    ("screen", "fault"),
    [
        (QUIET, faults.lost_answer(POSTS, "POST")),
        (LOUD, faults.lost_answer(POSTS, "POST")),
        (LOUD, faults.lost_answer(ONE_POST, "PATCH")),
    ],
)
async def test_an_old_unconfirmed_post_is_found_in_the_history(
    place: Place, courier: DiscordCourier, screen: Screen, fault: Fault
) -> None:
    await place.wire.arm(fault)
    with pytest.raises(TryLater):
        await courier.post(place.channel, screen, MARK)
    await place.wire.advance(60 * 60)
    (seen,) = await place.wire.messages(place.channel)
    assert await courier.find(place.channel, alert_of(screen), MARK) == seen.id
    other = Mark("t1.13.reveal", MARK.number + 1)
    assert await courier.find(place.channel, (), other) is None


async def test_what_stops_a_post_is_told_apart(place: Place, courier: DiscordCourier) -> None:
    message = await courier.post(place.channel, QUIET, MARK)
    (seen,) = await place.wire.messages(place.channel)
    await place.wire.drop_message(seen)
    with pytest.raises(MessageGone):
        await courier.edit(place.channel, message, QUIET, MARK)
    await place.wire.deny(place.channel, SEND)
    with pytest.raises(Forbidden):
        await courier.post(place.channel, QUIET, Mark("other", 2))
    await place.wire.drop_channel(place.channel)
    with pytest.raises(ChannelGone):
        await courier.post(place.channel, QUIET, Mark("other", 2))


@pytest.mark.goes_wrong("50007/50278")
async def test_a_closed_dm_is_told(place: Place, courier: DiscordCourier) -> None:
    await place.ada.close_dm()
    channel = await courier.open_dm(place.ada.id)
    with pytest.raises(DmClosed):
        await courier.post(channel, LOUD, MARK)
    assert await place.ada.dm() == []
