"""Whom a night sends a message of their own: everybody who is dealt in, once a hand."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from random import Random
from typing import Final

import pytest

from bot.story import asked, story_of
from data.log import Chair, DeadlineSet, HandSeated, PlayerJoined, UserId
from data.store import Log
from engine.indian_poker.model import CardsDealt
from engine.indian_poker.situation import Phase
from tests.bot.poker_night.evening import Night
from tests.bot.poker_night.test_whole_nights import CROWD, Crowd

SEEDS: Final = (1, 2)


async def _log(seed: int) -> Log:
    night = Night(seed=seed)
    await Crowd(night, Random(seed)).live()
    return await night.log()


def _told(log: Log, moments: list[int]) -> Counter[tuple[UserId, int]]:
    """Return the event of each message, by person, where all are told at these moments only."""
    told: dict[UserId, int] = {}
    sent: Counter[tuple[UserId, int]] = Counter()
    for head in moments:
        story = story_of(replace(log, events=log.events[:head]))
        for one in CROWD:
            since = asked(story, one.user, told.get(one.user, 0))
            told[one.user] = head
            if since is not None:
                sent[one.user, since] += 1
    return sent


def _dealt(log: Log) -> Counter[UserId]:
    """Count the hands that each person was dealt."""
    dealt: Counter[UserId] = Counter()
    chairs: tuple[Chair, ...] = ()
    for event in log.events:
        match event:
            case PlayerJoined(user, join):
                chairs += (Chair(user, None, join),)
            case HandSeated():
                chairs = event.chairs
            case CardsDealt():
                dealt.update(chair.user for chair in chairs if chair.user is not None)
    return dealt


def _ends(log: Log) -> list[int]:
    """Return the moments after which nothing of an append is missing: a phase has begun."""
    return [seq for seq, event in enumerate(log.events, 1) if isinstance(event, DeadlineSet)]


@pytest.mark.parametrize("seed", SEEDS)
async def test_everybody_is_told_every_hand_once_wherever_they_sit(seed: int) -> None:
    log = await _log(seed)
    sent = _told(log, _ends(log))
    assert Counter(user for user, _ in sent) == _dealt(log)
    assert set(sent.values()) == {1}


@pytest.mark.parametrize("seed", SEEDS)
async def test_who_is_told_late_is_told_of_the_hand_of_now(seed: int) -> None:
    """A house that was away tells what is asked now, by the event that began it, and once."""
    log, rng = await _log(seed), Random(seed)
    always = _told(log, _ends(log))
    some = _told(log, sorted(rng.sample(_ends(log), 12)))
    assert some
    assert set(some) <= set(always)
    assert set(some.values()) == {1}


async def test_nobody_is_told_anything_between_two_hands() -> None:
    log = await _log(SEEDS[0])
    story = story_of(log)
    for user, since in _told(log, _ends(log)):
        then = story.at(since)
        assert then.view(None).phase is Phase.BID
        assert user in then.table.people
