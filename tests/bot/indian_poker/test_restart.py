"""A match on SQLite whose house is killed again and again: nothing is lost, and nothing is twice.

It is killed while a click is worked on, while it tells of it, or between two, and begins anew on
what is in the file.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path
from random import Random

import pytest

from bot.courier import Mark
from bot.outcome import Refusal
from bot.posting import mark
from bot.present.indian_poker.scene import played
from bot.present.screen import Screen
from bot.standing import history
from data.log import Ending, LogEvent, Stage, TableClosed
from data.sqlite import SqliteStore
from data.store import Log, Person
from engine.core import RuleError
from engine.indian_poker.model import Bid, BidMade, CardsDealt, HandRevealed, MatchEnded
from engine.indian_poker.options import Options
from engine.indian_poker.situation import View
from tests.bot.evening import ADA, BEN, CLEO, Evening
from tests.bot.fakes import Pigeon, dm_of
from tests.bot.racing import TABLE
from tests.engine.poker import naive

PEOPLE = (ADA, BEN, CLEO)
LATE = 90_001
LONGEST = 60
"""A house lives for so many steps of the event loop at most once something was done."""

MATCHES = [
    Options(rotations="one"),
    Options(rotations="one", bidding="simultaneous", ties="split"),
    Options(rotations="one", bidding="one_pass", deck="deplete", points="negated"),
]


class SlowPigeon(Pigeon):
    """Takes a while on the way to Discord and on the way back, as the network does."""

    async def post(self, channel: int, screen: Screen, mark: Mark) -> int:
        """Post; whoever is killed on the way back does not know of it."""
        await asyncio.sleep(0)
        message = await super().post(channel, screen, mark)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        return message


class Mortal:
    """People at a house that may be killed at any moment, on a database that stays."""

    def __init__(self, path: Path, rng: Random) -> None:
        self.path = path
        self.rng = rng
        self.that = Evening(pigeon=SlowPigeon())
        self.store: SqliteStore

    async def live(self) -> Evening:
        """Begin a process."""
        self.store, before = await SqliteStore.open(self.path), self.that
        seed = self.rng.randrange(2**32)
        self.that = Evening(seed, self.store, before.pigeon, before.clock, before.ids)
        self.that.house.start()
        return self.that

    async def die(self) -> None:
        """End it, whatever it is at."""
        await self.that.house.stop()
        await self.store.close()

    async def press(self, person: Person, action: str, *args: str) -> None:
        """Press something; the house may die before it has answered. Refusals change nothing."""
        click = self.that.pick if action == "order" else self.that.click
        pressing = asyncio.create_task(click(TABLE, person, action, *args))
        for _ in range(self.rng.randrange(LONGEST)):
            await asyncio.sleep(0)
        if self.rng.random() < 0.5:
            pressing.cancel()
        done = await asyncio.gather(pressing, return_exceptions=True)
        for each in done:
            if isinstance(each, BaseException):
                assert isinstance(each, Refusal | RuleError | asyncio.CancelledError), each

    async def act(self) -> None:
        """Do one of the things that can be done."""
        view = played(await self.that.look(TABLE))
        chosen = self.rng.random()
        if chosen < 0.1:
            await self.that.clock.advance(LATE)
            self.that.house.keeper.poke()
        elif chosen < 0.2:
            await self.press(CLEO, self.rng.choice(("leave", "join")))
        elif chosen < 0.35:
            await self.press(self.rng.choice(PEOPLE), "order", self.rng.choice(("never", "next")))
        else:
            await self.press(self._awaited(view), "bid", self.rng.choice((Bid.IN, Bid.IN, Bid.OUT)))
        for _ in range(self.rng.randrange(LONGEST)):
            await asyncio.sleep(0)

    def _awaited(self, view: View) -> Person:
        return self.rng.choice(PEOPLE) if view.turn is None else PEOPLE[view.turn]


@pytest.mark.sweep(2)
@pytest.mark.case(9, 10)
@pytest.mark.parametrize("number", range(2))
@pytest.mark.parametrize("options", MATCHES, ids=["turns", "simultaneous", "one pass"])
async def test_a_match_survives_kills_at_any_moment(
    tmp_path: Path, options: Options, number: int
) -> None:
    mortal = Mortal(tmp_path / "match.sqlite", Random(number))
    that = await mortal.live()
    try:
        await play(mortal, options)
        await check(mortal.that, options)
    finally:  # a thread of a database that stays open would keep the process from ending
        await mortal.die()
    assert mortal.that is not that


async def play(mortal: Mortal, options: Options) -> None:
    """Play a match to its end, with a new house after each deed."""
    assert await mortal.that.seated(*PEOPLE, options=options) == TABLE
    while (await mortal.that.look(TABLE)).table.stage is not Stage.CLOSED:
        await mortal.act()
        await mortal.die()
        await mortal.live()
    await mortal.that.idle()


async def check(that: Evening, options: Options) -> None:
    """Check what was recorded, and what was told of it."""
    log = await that.store.load(TABLE)
    *_, last = history(log)
    check_played(options, log.events)
    check_told(that, log)
    assert played(last.scene(None, {})) == played(await that.look(TABLE))
    assert await that.store.behind() == ()


def check_played(options: Options, events: tuple[LogEvent, ...]) -> None:
    """Every hand was dealt, bid to its end and scored once, by the words of the source."""
    dealt = [event for event in events if isinstance(event, CardsDealt)]
    over = [event for event in events if isinstance(event, HandRevealed)]
    hands = list(range(1, len(PEOPLE) + 1))
    assert [e.hand for e in dealt] == [e.hand for e in over] == hands
    assert [e.cards for e in dealt] == [e.cards for e in over]
    for hand in over:
        stayed, split = hand.stayed, options.ties == "split"
        assert hand.winners == naive.winners(hand.cards, stayed, split=split)
        sign = -1 if options.points == "negated" else 1
        won, k = len(hand.winners), sum(stayed)
        assert sign * sum(hand.points) == 8 * won - 2 * k - len(PEOPLE)
    if options.bidding != "simultaneous":
        check_bid(options, events)
    closed = [event for event in events if isinstance(event, TableClosed)]
    assert [event.ending for event in closed] == [Ending.PLAYED]


def check_bid(options: Options, events: tuple[LogEvent, ...]) -> None:
    """The bidding of each hand was over with its last bid, and not before."""
    said: list[tuple[int, str]] = []
    one_pass = options.bidding == "one_pass"
    for event in events:
        match event:
            case BidMade(seat, bid):
                assert not naive.bidding_over(len(PEOPLE), said, one_pass=one_pass)
                said.append((seat, bid))
            case HandRevealed():
                assert naive.bidding_over(len(PEOPLE), said, one_pass=one_pass)
                said.clear()


def check_told(that: Evening, log: Log) -> None:
    """Every reveal and the end are in the channel once, and nobody got the same message twice."""
    marks = Counter(message.mark.number for message in that.pigeon.messages.values())
    assert set(marks.values()) == {1}
    news = [
        mark(log.seed, seq, "news").number
        for seq, event in enumerate(log.events, start=1)
        if isinstance(event, HandRevealed | MatchEnded)
    ]
    assert set(news) <= set(marks)
    for person in PEOPLE:
        hand = [_hand(screen) for screen in that.pigeon.in_channel(dm_of(person.user))]
        twice = [key for key, times in Counter(filter(None, hand)).items() if times > 1]
        assert twice == []


def _hand(screen: Screen) -> str | None:
    """Return which hand a DM was sent for: its alert begins with it."""
    return screen.alert.partition(":")[0] if screen.alert and ", hand " in screen.alert else None
