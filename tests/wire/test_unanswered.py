"""Killed after Discord did what was asked and before its answer came: the hardest moment.

The message stands and nobody has recorded it. After the start it is found again, by its nonce or,
when that has aged, in the history.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from pathlib import Path
from random import Random

import pytest

from bot.outcome import Said
from bot.present.texts import SAID
from bot.tongue import say
from tests.wire import aftermath
from tests.wire.client import Person, Wire, until
from tests.wire.evening import Evening
from tests.wire.process import Bot, Nursery
from tests.wire.standin.faults import Fault, held

POSTS = r"/channels/\d+/messages"
ONE_POST = r"/channels/\d+/messages/\d+"
CALLBACK = r"/interactions/.*"

HELD_SECONDS = 20.0
AGED_SECONDS = 2 * 60 * 60.0
"""After so long a nonce is nothing any more: only the history tells."""

MOMENTS = {
    "lobby alert": held(POSTS, "POST", contains="seats are free"),
    "lobby screen": held(ONE_POST, "PATCH", contains="1 of 4 taken"),
    "round alert": held(POSTS, "POST", contains="choose your meld"),
    "round screen": held(ONE_POST, "PATCH", contains="Round 1 of 7"),
    "hand alert": held(POSTS, "POST", contains="your hand is here"),
    "hand screen": held(ONE_POST, "PATCH", contains="Your hand: "),
    "welcome": held(POSTS, "POST", contains="Welcome"),
    "opened": held(CALLBACK, contains="is open"),
    "joined": held(CALLBACK, contains="You have a seat"),
    "sealed": held(CALLBACK, contains="Nobody sees it"),
    "reveal": held(POSTS, "POST", contains="the melds"),
    "steals": held(POSTS, "POST", contains="the thieves"),
    "past round": held(ONE_POST, "PATCH", contains="-# Table 1, round 1"),
}


@pytest.mark.sweep(2)
@pytest.mark.case(6)
@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
async def test_nothing_is_lost_or_told_twice(
    wire: Wire, tmp_path: Path, nursery: Nursery, moment: Fault
) -> None:
    async with Bot.running(wire, tmp_path, nursery) as bot:
        await wire.arm(moment)
        evening = await Evening.begin(wire, bot, Random(1), kills=0)
        playing = asyncio.create_task(evening.play_a_game())
        await until(lambda: _held(wire), HELD_SECONDS)
        await bot.kill()
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing
        await wire.advance(AGED_SECONDS)
        await bot.start()
        await evening.end()
    await _check(evening)


async def _check(evening: Evening) -> None:
    await evening.check(played_out=False)
    for player in (evening.ada, evening.bob):
        aftermath.check_whole(await player.person.dm())
    aftermath.check_whole(await evening.wire.messages(evening.channel))


async def test_an_alert_of_a_phase_that_is_over_is_not_left_alone(
    wire: Wire, tmp_path: Path, nursery: Nursery
) -> None:
    async with Bot.running(wire, tmp_path, nursery) as bot:
        await wire.arm(MOMENTS["round alert"])
        evening = await Evening.begin(wire, bot, Random(1), kills=0)
        await evening.start_a_game()
        await until(lambda: _held(wire), HELD_SECONDS)
        for player in (evening.ada, evening.bob):
            await seal_unseen(player.person, evening.channel)
        await bot.kill()
        await wire.advance(AGED_SECONDS)
        await bot.start()
        await evening.end()
    await _check(evening)


async def seal_unseen(person: Person, channel: int) -> None:
    """Seal a meld by a command: no screen of the round is there yet."""
    choices = await person.complete(channel, "meld seal", "cards", "", meld="thief")
    ack = await person.slash(channel, "meld seal", meld="thief", cards=choices[0]["value"])
    assert ack.said[0].startswith((say(SAID[Said.SEALED]), say(SAID[Said.SEALED_LAST])))


async def _held(wire: Wire) -> bool | None:
    """Whether the request has taken effect whose answer is kept back."""
    return any(r.fault and r.outcome is not None for r in await wire.records()) or None
